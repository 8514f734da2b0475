"""What a step of a scoring means, told in the bar below the table, and the council where it breaks a tie."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.games.luna.view.geometry.action_bar import actions_area, prompt_area
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.context import Context
from luna.ui.pictures.draw import blit, line, wrapped
from luna.ui.pictures.palette import BAR, CREAM, QUIET
from luna.ui.table.button_rows import bar_shape

TYPE, LEAST, LEADING = 21, 15, 1.3
"""Type in logical px, at least, and the height of a line as a multiple of it."""
DISC, MARGIN, RIM = 34, 14, 4


class MeaningPainter:
    """Draws sentences in the bar, between tokens and panel: the first plainly, the others as asides."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def paint(self, surface: pygame.Surface, frame: Frame, told: Sequence[str], council: Sequence[str] = ()) -> None:
        """`council` = the colours of discs that stand after the last sentence, in their order."""
        told, px = [each for each in told if each], frame.px
        if not told:
            return
        room = self._room(frame)
        size, lines = self._set(frame, told, room, bool(council))
        step = round(size * LEADING)
        y = room.y + (room.h - len(lines) * step) / 2 + step / 2
        for words, colour in lines:
            drawn = line(surface, self._context.fonts, words, (room.x, y), "body", size, colour)
            y += step
        side = min(px(DISC), step)
        for n, colour in enumerate(council):
            at = drawn.right + px(MARGIN) + (n + 0.5) * side * 1.15, drawn.centery
            blit(surface, self._context.sprites.fitted(f"disc_{colour}", side), at)

    def cover(self, surface: pygame.Surface, frame: Frame) -> None:
        """Hides what stands there while somebody looks back."""
        bar = frame.bottom.inflate(0, -2 * frame.px(RIM))
        for area in (prompt_area(frame, bar_shape(frame).prompt), actions_area(frame)):
            hidden = area.inflate(2 * frame.px(MARGIN) - 2, 0).clip(bar)
            surface.fill(BAR, (hidden.x, hidden.y, frame.right.x - hidden.x, hidden.h))

    def _room(self, frame: Frame) -> pygame.Rect:
        left, bar, px = actions_area(frame).x, frame.bottom, frame.px
        return pygame.Rect(left, bar.y + px(4), frame.right.x - px(MARGIN) - left, bar.h - px(6))

    def _set(
        self, frame: Frame, told: Sequence[str], room: pygame.Rect, discs: bool
    ) -> tuple[int, list[tuple[str, str]]]:
        """The largest type in which all has room, and the lines with their colours."""
        fonts, px = self._context.fonts, frame.px
        widths = [room.w] * len(told)
        widths[-1] -= 4 * px(DISC) + px(MARGIN) if discs else 0
        for size in range(px(TYPE), frame.plates.px(LEAST) - 1, -1):
            lines = [
                (words, CREAM if n == 0 else QUIET)
                for n, (each, width) in enumerate(zip(told, widths, strict=True))
                for words in wrapped(fonts, each, "body", size, width)
            ]
            if len(lines) * round(size * LEADING) <= room.h:
                break
        return size, lines
