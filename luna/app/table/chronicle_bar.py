"""The chronicle is scrolled: by lines, or by the thumb of its bar."""

from __future__ import annotations

import pygame

from luna.app.session.table import Table
from luna.app.table.port import TablePort
from luna.app.table.telling.wording import Wording
from luna.core.turn import Point


class ChronicleBar:
    """What keys, wheel and mouse do with the page of the chronicle that is seen."""

    def __init__(self, table: Table, wording: Wording, port: TablePort) -> None:
        self._table, self._wording, self._port = table, wording, port
        self._grip: int | None = None
        """Where the thumb is held, in px from its top."""

    def scroll(self, lines: int) -> None:
        """The chronicle goes on (negative: back) by some lines."""
        self._wording.reading.end = max(1, self._port.page().end + lines)
        self._port.redraw()
        self._port.point_again()  # another line lies under the pointer now

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes the thumb, drags it and lets it go; False for all else."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._take(event.pos)
        if self._grip is None or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self._scroll_to(event.pos[1], self._grip)
        else:  # let go, perhaps where no event reached us
            self._grip = None
        return True

    def _take(self, at: Point) -> bool:
        page = self._port.page()
        if self._table.question or not page.thumb.h or not page.bar.inflate(page.bar.w, 0).collidepoint(at):
            return False
        inside = page.thumb.top <= at[1] < page.thumb.bottom
        self._grip = at[1] - page.thumb.top if inside else page.thumb.h // 2
        self._scroll_to(at[1], self._grip)
        return True

    def _scroll_to(self, y: int, grip: int) -> None:
        self._wording.reading.end = max(1, self._port.page().end_at(y, grip))
        self._port.redraw()
