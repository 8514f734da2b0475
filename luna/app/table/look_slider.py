"""The slider of looking back: a press leads to its place at once, and from there it can be dragged."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.app.session.table import Table
from luna.app.table.port import TablePort
from luna.core.turn import Point
from luna.ui.table.picks import LOOK_SLIDER


class LookSlider:
    """What the mouse does with it; `look_at` shows the position after so many steps, the present one ends the look."""

    def __init__(
        self, table: Table, port: TablePort, look_at: Callable[[int], object], halt: Callable[[], None]
    ) -> None:
        """`halt` stops the game that runs by itself."""
        self._table, self._port, self._look_at, self._halt = table, port, look_at, halt
        self._leads: int | None = None
        """Where it would lead while it is held, in steps; else None."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes it, drags it and lets it go; False for all else."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._take(event.pos)
        if self._leads is None or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self._slide_to(event.pos[0])
        else:
            self._let_go(event.pos)
        return True

    def _take(self, at: Point) -> bool:
        if self._table.looked is None or self._table.question or LOOK_SLIDER not in self._port.picks_at(at):
            return False
        self._halt()
        self._slide_to(at[0])
        return True

    def _let_go(self, at: Point) -> None:
        """Perhaps where no event reached us: only now the present may end looking back, and with it the slider."""
        if self._leads == self._table.length:
            self._look_at(self._table.length)
        self._leads = None
        self._port.point_again(at)

    def _slide_to(self, x: int) -> None:
        way = self._port.place(LOOK_SLIDER)
        if way is None:
            return
        total = self._table.length + self._table.session.match.undone
        self._leads = step = max(0, min(total, round((x - way.x) / max(1, way.w) * total)))
        self._look_at(step - 1 if step == self._table.length else step)
