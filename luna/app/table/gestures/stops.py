"""Where the keyboard stops at the table: Tab goes in reading order, arrows to the nearest place in their direction."""

from __future__ import annotations

from collections.abc import Sequence

from luna.app.session.table import Table
from luna.app.table.gestures.pointing import Pointing
from luna.app.table.port import TablePort
from luna.core.intent import Pick
from luna.core.turn import Play, Point
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.picks import TablePick, choice
from luna.ui.widgets import focus


class Stops:
    """The places that keys lead to, and the ways from one to another."""

    def __init__(self, game: GameAtTable, table: Table, pointing: Pointing, port: TablePort) -> None:
        self._game, self._table, self._pointing, self._port = game, table, pointing, port

    @property
    def compared(self) -> Sequence[Pick]:
        """What can be chosen, in the order in which a sheet beside the table tells it; nothing without one."""
        sheet = self._port.shown().outlook
        return sheet.picks if sheet else ()

    def step(self, by: int) -> None:
        """Goes so many places on, round and round; 0 stays where the keyboard or the pointer is."""
        stops, hover = self._asked() or list(self._in_order()), self._pointing.hover
        if stops:
            self._go(stops[(stops.index(hover) + by) % len(stops) if hover in stops else min(0, by)])

    def lead(self, direction: focus.Direction) -> bool:
        """Goes to the nearest place in a direction; False where the keyboard is not at the table and goes to none.

        It comes there with Tab, with a piece that was picked, and with the arrows that mean nothing else.
        """
        turn, asked = self._table.turn, self._table.question or self.compared
        there = bool(turn.picks) or self._pointing.focus is not None or direction in (focus.UP, focus.DOWN)
        places = {} if asked or self._table.open or self._port.holding or not there else self._scattered()
        if not places:
            return False
        points = list(places.values())
        here = self._here(points)
        found = _nearest(points, _middle(points)) if here is None else focus.beyond(points, here, direction)
        if found is not None:
            self._go(list(places)[found])
        return True

    def _asked(self) -> list[Pick]:
        """The options asked for."""
        question = self._table.question
        return [choice(k) for k in range(len(question.ask.plays))] if question else []

    def _in_order(self) -> dict[Pick, Point]:
        """The places that lead on with their middles, what is compared first; each action once."""
        turn = self._table.turn
        picks = [pick for pick in turn.targets() or turn.sources() if pick.kind != TablePick.ACTION]
        placed = [(rect, pick) for pick in picks if (rect := self._port.place(pick))]
        first = {pick: n for n, pick in enumerate(self.compared)}
        placed.sort(key=lambda row: (first.get(row[1], len(first)), row[0].y, row[0].x))
        stops = dict[tuple[Play, ...] | Pick, tuple[Pick, Point]]()
        for rect, pick in placed:
            stops.setdefault(turn.plays_at(None, pick) or pick, (pick, rect.center))
        return dict(stops.values())

    def _scattered(self) -> dict[Pick, Point]:
        """The same, and before anything was picked also what only stands there."""
        places = self._in_order()
        further = () if self._table.turn.targets() else self._game.standing(self._table.present)
        rects = {pick: self._port.place(pick) for pick in further if pick not in places}
        return places | {pick: rect.center for pick, rect in rects.items() if rect}

    def _here(self, points: list[Point]) -> Point | None:
        """Where arrows begin: at the place of the keyboard or of what was picked, unless that lies off all others."""
        turn, at = self._table.turn, self._pointing.focus
        if not turn.picks or (at and at in turn.targets()):
            rect = self._port.place(at) if at else None
            return rect.center if rect else None
        rect = self._port.place(turn.picks[-1])
        return rect.center if rect and _among(rect.center, points) else None

    def _go(self, stop: Pick) -> None:
        rect = self._port.place(stop)
        self._pointing.move_focus(stop, rect.center if rect else self._port.middle)
        self._port.redraw()
        self._port.reveal(stop)


def _middle(points: list[Point]) -> Point:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def _among(point: Point, points: list[Point]) -> bool:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) <= point[0] <= max(xs) and min(ys) <= point[1] <= max(ys)


def _nearest(points: list[Point], to: Point) -> int:
    return min(range(len(points)), key=lambda n: (points[n][0] - to[0]) ** 2 + (points[n][1] - to[1]) ** 2)
