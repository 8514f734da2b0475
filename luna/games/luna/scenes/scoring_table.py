"""What a scoring shows on the table it tells of: what counts is lit, and its points fly to the orders' panels."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from luna.core.intent import Pick
from luna.games.luna.scenes.scored_places import Counted
from luna.ui.moving.motion import Flight, Point
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.table.picks import TablePick

RISE, AWAY, APART = 0.45, 1.15, 0.07
"""Seconds until points have risen, until they have arrived, and between two that start together."""
HEIGHT = 40.0
"""How far they rise, in logical px."""


class ScoredTable:
    """A table whose scoring is told of, perhaps `again`, with what counts in its steps; without one nothing is lit."""

    def __init__(
        self, table: TableEnd | None = None, counted: Mapping[str, Counted] | None = None, again: bool = False
    ) -> None:
        self._table, self._counted, self.again = table, counted or {}, again

    @property
    def usable(self) -> bool:
        """Whether there is one that stands where the scoring has just been, so that its buttons can be pressed."""
        return self._table is not None and not self.again

    def count(self, scores: Mapping[str, int]) -> None:
        """The panels count along."""
        if self._table:
            self._table.counted(scores)

    def light(self, places: Collection[Pick]) -> None:
        """Lights places instead of those before."""
        if self._table:
            self._table.light(places)

    def counting(self, step: str) -> frozenset[Pick]:
        """What counts in a step of the scoring, for any order."""
        return self._counted[step].lit if step in self._counted else frozenset()

    def points(self, step: str, ui_scale: float) -> Iterator[Flight]:
        """The points of a step on their way to the panels, one after the other."""
        for colour, gains in self._counted[step].gains.items() if step in self._counted else ():
            for n, (place, points) in enumerate(gains):
                end = self._panel(colour)
                start = self._middle(place) or end  # what an order holds is not to be seen in a folded panel
                if points and start and end:
                    yield from flights(points, start, end, n * APART, ui_scale)

    @property
    def gone(self) -> bool:
        """Whether there is one that shows another position by now."""
        return self._table is not None and self.usable and not self._table.waits

    def button_at(self, at: tuple[int, int]) -> str:
        """The button of the top bar at a point of the window, empty where there is none that does anything."""
        return self._table.button_at(at) if self._table and self.usable else ""

    def press(self, button: str) -> None:
        """Does what a button of the top bar does at the table."""
        if self._table:
            self._table.press_under(button)

    def _middle(self, pick: Pick) -> Point | None:
        rect = self._table.place(pick) if self._table else None
        return rect.center if rect else None

    def _panel(self, colour: str) -> Point | None:
        """About where the influence of an order stands in its panel."""
        rect = self._table.place(Pick(TablePick.PLAYER, colour)) if self._table else None
        return (rect.right - rect.h * 0.15, rect.y + rect.h * 0.25) if rect else None


def flights(points: int, start: Point, end: Point, begin: float, ui_scale: float) -> tuple[Flight, Flight]:
    """Points that rise from a place and fly to another one, in px."""
    told = f"+{points}" if points > 0 else f"−{-points}"
    above = start[0], start[1] - HEIGHT * ui_scale
    rise = Flight(("crystal",), (start, above), begin, begin + RISE, text=told, waits=False, stays=False)
    away = Flight(
        ("crystal",), (above, end), begin + RISE, begin + AWAY, alpha=(1.0, 0.85), text=told, waits=False, stays=False
    )
    return rise, away
