"""The piece in the hand: it follows the pointer softly and stands for as many pieces as the person says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from luna.core.turn import Point
from luna.ui.moving.motion import Flight, Follower
from luna.ui.table.contract.view import View
from luna.ui.table.shown import Shown

HOME = 0.15
"""Seconds in which a piece glides back to where it was taken."""


class Carrying:
    """Nothing in the hand, or a piece that was taken at a point."""

    def __init__(self) -> None:
        self._hand: Follower | None = None
        self._taken_at: Point = (0, 0)
        self.count = 0
        """How many pieces it stands for, if the person said so; else 0."""
        self.fit = 0
        """How many of these the place under the pointer takes; 0 where it takes none."""

    def take(self, at: Point, counts: Sequence[int], all_of_them: bool) -> None:
        """A piece is lifted; it stands for all it can if the person wants that."""
        self._hand, self._taken_at = Follower(at), at
        self.count, self.fit = counts[-1] if counts and all_of_them else 0, 0

    def carry(self, at: Point, reduced: bool) -> None:
        """The pointer with the piece is here now; with `reduced` motion the piece is there at once."""
        if self._hand:
            self._hand.target = at
            if reduced:
                self._hand.at = at

    def moved(self, by: tuple[float, float]) -> None:
        """The place it was taken from lies elsewhere now."""
        self._taken_at = round(self._taken_at[0] + by[0]), round(self._taken_at[1] + by[1])

    def change_count(self, counts: Sequence[int], steps: int) -> bool:
        """More or fewer pieces; False if the piece stands for one only."""
        if not counts:
            return False
        at = counts.index(self.count) if self.count in counts else 0
        self.count = counts[min(len(counts) - 1, max(0, at + steps))]
        return True

    def let_go(self, sprite: str = "") -> Flight | None:
        """The piece leaves the hand: the way home of its `sprite`, None if it has none or nothing was held."""
        hand, self._hand, self.count, self.fit = self._hand, None, 0, 0
        if hand is None or not sprite:
            return None
        return Flight((sprite,), (hand.at, self._taken_at), 0.0, HOME, scale=(1.15, 1.0))

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return self._hand is not None and not self._hand.resting

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if the picture has changed."""
        if self._hand is None or self._hand.resting:
            return False
        self._hand.update(seconds)
        return True

    def over(self, shown: Shown, view: View) -> Shown:
        """The picture with the piece where it is now, and without it where it was taken."""
        carried = shown.carried
        if self._hand is None or carried is None:
            return shown
        x, y = self._hand.at
        count, most = (self.fit or self.count, 0) if self.count else (carried.count, carried.most)
        state = view.without(shown.state, carried.source, count) if carried.source else shown.state
        return replace(shown, state=state, carried=replace(carried, count=count, at=(round(x), round(y)), most=most))
