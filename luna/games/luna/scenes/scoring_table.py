"""What a scoring shows on the table it tells of: what counts is lit, and its points fly to the orders' panels."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.scenes.round_rows import RoundRow
from luna.ui.moving.motion import Flight, Point
from luna.ui.table.contract.table_end import TableEnd
from luna.ui.table.picks import TablePick

RISE, AWAY, APART = 0.45, 1.15, 0.07
"""Seconds until points have risen, until they have arrived, and between two that start together."""
HEIGHT = 40.0
"""How far they rise, in logical px."""

Places = Mapping[str, Sequence[Pick]]
"""What counts for each order, by colour."""


class ScoredTable:
    """A table whose round is told of; without one nothing is lit.

    `temple` = the fields with a novice by colour; `islands` = those of priestess and apostate.
    """

    def __init__(
        self, table: TableEnd | None = None, temple: Places | None = None, islands: Sequence[str] = ()
    ) -> None:
        self._table, self._temple, self._islands = table, temple or {}, islands

    def count(self, scores: Mapping[str, int]) -> None:
        """The panels count along."""
        if self._table:
            self._table.counted(scores)

    def light(self, places: Collection[Pick]) -> None:
        """Lights places instead of those before."""
        if self._table:
            self._table.light(places)

    def counting(self, step: str, rows: Sequence[RoundRow]) -> frozenset[Pick]:
        """What counts in a step of the scoring, for any order."""
        if step == "temple":
            return frozenset(pick for picks in self._temple.values() for pick in picks)
        if step not in ("priestess", "apostate") or not self._islands:
            return frozenset()
        priestess = step == "priestess"
        island = self._islands[0 if priestess else 1]
        counted = [row.colour for row in rows if (row.place if priestess else row.apostate)]
        kinds = (Kind.OTHER,) if priestess else (Kind.OTHER, Kind.OTHER_RESTING)
        groups = [Pick(kind, f"{colour}:{island}") for colour in counted for kind in kinds]
        figure = Pick(Kind.PRIESTESS if priestess else Kind.APOSTATE)
        return frozenset([Pick(Kind.ISLAND, island), figure, *groups])

    def points(self, step: str, rows: Sequence[RoundRow], ui_scale: float) -> Iterator[Flight]:
        """The points of a step on their way to the panels, one after the other."""
        for row in rows:
            for n, (place, points) in enumerate(self._gains(step, row)):
                start, end = self._middle(place), self._panel(row.colour)
                if start and end:
                    yield from flights(points, start, end, n * APART, ui_scale)

    def _gains(self, step: str, row: RoundRow) -> list[tuple[Pick, int]]:
        if step == "temple":
            return [(pick, 1) for pick in self._temple.get(row.colour, ())]
        if not self._islands:
            return []
        island, points = (self._islands[0], row.priestess) if step == "priestess" else (self._islands[1], row.apostate)
        return [(Pick(Kind.ISLAND, island), points)] if points else []

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
