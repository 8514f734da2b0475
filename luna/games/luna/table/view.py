"""The view as the table uses it: its snapshots, and what happened from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import StateDict, dump
from luna.games.luna.rules.events import Event, PairsPlaced, RoundScored
from luna.games.luna.rules.state import State
from luna.games.luna.view.motion.ambient import STEP
from luna.games.luna.view.motion.carry import without
from luna.games.luna.view.motion.draft import Draft
from luna.games.luna.view.motion.fold import landed
from luna.games.luna.view.motion.staging import carried
from luna.games.luna.view.view import TableView
from luna.ui.director import Cue
from luna.ui.table.contract import Happened


class LunaView(TableView):
    """Luna's picture and its motions."""

    pause = STEP

    def snapshot(self, state: State, acted: int | None = None) -> StateDict:
        """A position for the picture; `acted` = a seat that is shown as the one to act although it has acted."""
        snapshot = dump(state)
        if acted is not None:
            snapshot["actor"] = state.table.colours[acted]
        return snapshot

    def with_picks(self, snapshot: StateDict, picks: Sequence[Pick]) -> StateDict:
        """In the preparation with the pairs placed so far."""
        placed = [pick.key for pick in picks if pick.kind == "island"]
        actor = snapshot["actor"]
        if snapshot["phase"] != "prepare" or not placed or actor is None:
            return snapshot
        draft, seat = Draft(snapshot), snapshot["seats"].index(actor)
        for island in placed:
            draft.here(seat, ISLAND_NAMES.index(island))["active"] += 2
            draft.player(seat)["reserve"] -= 2
        return draft.state

    def without(self, snapshot: StateDict, piece: Pick, count: int) -> StateDict:
        """A snapshot without so many of a piece of the order to act."""
        return without(snapshot, piece, count)

    def scores(self, snapshot: StateDict) -> Mapping[str, int]:
        """The orders' influence."""
        return {colour: player["influence"] for colour, player in snapshot["players"].items()}

    def follow(
        self, before: StateDict, picked: StateDict, state: State, steps: Sequence[Step[State, Event]]
    ) -> tuple[StateDict, list[Happened]]:
        """Event by event; pairs are not told again, for each stood at its place as soon as it was picked."""
        happened, snapshot = list[Happened](), before
        for event in (event for step in steps for event in step.events):
            snapshot = landed(snapshot, event)
            happened.append(Happened(event, snapshot))
        if picked is not before and happened and isinstance(happened[0].event, PairsPlaced):
            return happened[0].after, happened[1:]
        return before, happened

    def until_told(self, happened: Sequence[Happened]) -> tuple[list[Happened], list[Happened]]:
        """What comes up to a scoring, and what waits until a dialog has told of it."""
        at = next((n for n, each in enumerate(happened, 1) if isinstance(each.event, RoundScored)), len(happened))
        return list(happened[:at]), list(happened[at:])

    def motions(
        self,
        snapshot: StateDict,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> list[Cue[StateDict]]:
        """The motions of what happened."""
        return self.cues(snapshot, [cast(Event, each.event) for each in happened], dropped, reduced, names)

    def carries(self, event: Event, piece: Pick) -> bool:
        """Whether an event moves just the piece that a hand carried."""
        return carried(event, piece)
