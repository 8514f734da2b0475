"""The view as the table uses it: its snapshots, and what happened from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.events import Event, PairsPlaced
from luna.games.luna.rules.state import State
from luna.games.luna.view.motion.ambient import STEP
from luna.games.luna.view.motion.carry import with_pairs, without
from luna.games.luna.view.motion.staging import carried, traced, until_told
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.view.view import TableView
from luna.ui.moving.director import Cue
from luna.ui.table.contract.view import Happened


class LunaView(TableView):
    """Luna's picture and its motions."""

    pause = STEP

    def snapshot(self, state: State, acted: int | None = None, person: int | None = None) -> Snapshot:
        """A position for the picture; `acted` = a seat that is shown as the one to act although it has acted.

        `person` = the seat whose tokens lie in the bar, whoever acts.
        """
        snapshot, colours = Snapshot.of(state), state.table.colours
        actor = snapshot.actor if acted is None else colours[acted]
        hand = actor if person is None else colours[person]
        return replace(snapshot, actor=actor, hand=None if hand == actor else hand)

    def with_picks(self, snapshot: Snapshot, picks: Sequence[Pick]) -> Snapshot:
        """In the preparation with the pairs placed so far."""
        placed = [pick.key for pick in picks if pick.kind == Kind.ISLAND]
        return with_pairs(snapshot, placed) if placed and snapshot.preparing else snapshot

    def without(self, snapshot: Snapshot, piece: Pick, count: int) -> Snapshot:
        """A snapshot without so many of a piece of the order to act."""
        return without(snapshot, piece, count)

    def scores(self, snapshot: Snapshot) -> Mapping[str, int]:
        """The orders' influence."""
        return {colour: order.influence for colour, order in snapshot.orders.items()}

    def follow(
        self, before: Snapshot, picked: Snapshot, state: State, steps: Sequence[Step[State, Event]]
    ) -> tuple[Snapshot, list[Happened]]:
        """Event by event; pairs are not told again, for each stood at its place as soon as it was picked."""
        happened = [Happened(event, replace(after, hand=before.hand)) for event, after in traced(state, steps)]
        if picked is not before and happened and isinstance(happened[0].event, PairsPlaced):
            return happened[0].after, happened[1:]
        return before, happened

    def until_told(self, happened: Sequence[Happened]) -> tuple[list[Happened], list[Happened]]:
        """What comes up to a scoring, and what waits until a dialog has told of it."""
        return until_told(happened)

    def motions(
        self,
        snapshot: Snapshot,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> list[Cue[Snapshot]]:
        """The motions of what happened."""
        return self._motions.cues(snapshot, happened, dropped, reduced, names or {})

    def carries(self, event: Event, piece: Pick) -> bool:
        """Whether an event moves just the piece that a hand carried."""
        return carried(event, piece)
