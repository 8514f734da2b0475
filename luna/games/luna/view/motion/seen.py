"""The motions of what happens on the table, as the lens shows them, which may follow them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import pygame

from luna.core.turn import Released
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.whereabouts import Whereabouts
from luna.games.luna.view.motion.staging import COSTS, cues
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.view.tabletop import Tabletop
from luna.games.luna.view.things import Things
from luna.games.luna.words.chronicle import announced
from luna.ui.moving.director import Cue
from luna.ui.table.contract.view import Happened
from luna.ui.table.near_motions import SURROUNDINGS, cues_near, reach


class SeenMotions:
    """Makes the cues of what happened from one position on."""

    def __init__(self, frame: Frame, whole: Tabletop, things: Things, text: Callable[..., str]) -> None:
        self._frame, self._whole, self._things, self._text = frame, whole, things, text

    def cues(
        self,
        state: Snapshot,
        happened: Sequence[Happened],
        dropped: Released | None,
        reduced: bool,
        names: Mapping[str, str],
    ) -> list[Cue[Snapshot]]:
        """The motions from `state` on; `dropped` = what a hand let go of, `names` by colour."""
        where = Whereabouts(self._frame, self._whole.layout(state).labels, state)
        tell = partial(announced, self._text, names=names, colours=state.seats)
        if dropped:
            dropped = replace(dropped, at=self._things.seen_places.on_whole(dropped.at))
        staged = cues(state, happened, where, dropped, reduced, tell)

        def place() -> pygame.Rect | None:
            deeds = [each for each in happened if not isinstance(each.event, COSTS)]
            return reach(cues(state, deeds, where, None, reduced), self._frame.table)

        return cues_near(staged, self._things.lens, place, self._frame.px(SURROUNDINGS))
