"""The motions of what happens on the map, as the lens shows them, which may follow them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from luna.core.turn import Released
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.motion.asking import Offered, Seen
from luna.games.rivers.view.motion.staging import cues, scene_of
from luna.games.rivers.view.snapshot import Snapshot
from luna.games.rivers.view.things import Things
from luna.games.rivers.words.telling import announced
from luna.games.rivers.words.text import called
from luna.ui.moving.director import Cue
from luna.ui.reading.text import Text
from luna.ui.table.contract.view import Happened
from luna.ui.table.near_motions import SURROUNDINGS, cues_near


class SeenMotions:
    """Makes the cues of what happened from one position on."""

    def __init__(self, frame: Frame, things: Things, text: Text) -> None:
        self._frame, self._things, self._text = frame, things, text

    def cues(
        self,
        state: Snapshot,
        happened: Sequence[Happened],
        dropped: Released | None,
        reduced: bool,
        names: Mapping[str, str],
    ) -> list[Cue[Snapshot]]:
        """The motions from `state` on; `dropped` = what a hand let go of, `names` by colour."""
        frame = self._frame
        if dropped:
            dropped = replace(dropped, at=self._things.seen_places.on_whole(dropped.at))
        tell = partial(self._told, called(self._text, names, state.seats))
        staged = cues(state, happened, frame, dropped, reduced, tell)
        place = partial(scene_of, frame, staged, happened)
        return cues_near(staged, self._things.lens, place, frame.px(SURROUNDINGS))

    def _told(self, names: Sequence[str], event: Seen) -> str:
        """The words for what is seen, `names` by seat; a question has its own when it is asked."""
        return "" if isinstance(event, Offered) else announced(self._text, names, event)
