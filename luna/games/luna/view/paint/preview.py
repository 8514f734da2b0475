"""The preview of a scoring: a table of points over the card, and pale figures where they will stand next round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import FIGURE_SCALE, FIGURE_SPRITES
from luna.games.luna.view.paint.ghosts import pale
from luna.games.luna.view.paint.sidebar import GAP
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, FAINT, GOLD, HAIRLINE, ORDER_EMBLEMS, ORDERS, PANEL, QUIET, REFUSAL, mix

ROWS = ("priestess", "apostate", "temple", "paid", "shrines", "favours", "council", "total")
SUMS = ("paid", "total")
WIDTH, NARROW_COLUMN, WIDE_COLUMN = 336, 43, 62
"""Width of the table, and of an order's column with more than two orders or fewer."""
HEAD, EMBLEMS, ROW, NOTE, PAD = 42, 30, 30, 22, 14
TITLE, TEXT, NUMBER, SMALL = 20, 17, 18, 15
NOTES = 3
"""Most rows of notes."""
HIGHEST = HEAD + EMBLEMS + ROW * len(ROWS) + PAD + NOTES * NOTE
"""Height with all of them."""
GHOST = 135
"""Opacity (0-255) of a figure that is not there yet."""


def preview_frame(frame: Frame) -> Frame:
    """The scale at which the table is no higher than the column it lies on."""
    return frame.scaled(min(frame.ui_scale, (frame.right.h - 2 * frame.px(GAP)) / HIGHEST))


def preview_rect(frame: Frame, note_rows: int) -> pygame.Rect:
    """The table in the upper right corner; the little that reaches over the sea covers no island and no name."""
    px = frame.px
    height = px(HEAD + EMBLEMS + ROW * len(ROWS) + PAD) + note_rows * px(NOTE)
    right, top = frame.right.right - px(GAP), frame.right.top + px(GAP)
    return pygame.Rect(right - px(WIDTH), top, px(WIDTH), height)


@dataclass(frozen=True, slots=True)
class Preview:
    """What scoring now would give: by colour the values of the rows in `ROWS`, and figures' next islands.

    `notes` say why and what is counted that is not there yet: ids of texts with their arguments.
    """

    orders: Mapping[str, tuple[int, ...]]
    figures: Mapping[str, str]
    notes: tuple[tuple[str, Mapping[str, str | int]], ...] = ()


def left_of_preview(frame: Frame) -> int:
    """Where what lies along the upper edge of the table has to end, so that a preview has room, in px."""
    return preview_rect(preview_frame(frame), 0).left


class PreviewPainter:
    """Draws the preview; nothing of it takes part in picking."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = preview_frame(frame), sprites, fonts, text

    def paint(self, surface: pygame.Surface, state: Snapshot, preview: Preview) -> None:
        """The pale figures and the table."""
        for figure, island in preview.figures.items():
            if state.figures[figure] != island:
                self._ghost(surface, figure, state.islands.index(island))
        self._table(surface, preview)

    def _ghost(self, surface: pygame.Surface, figure: str, position: int) -> None:
        frame = self._frame
        placed = self._sprites.get(FIGURE_SPRITES[figure], frame.px_per_unit, FIGURE_SCALE)
        at = frame.at(lay.figure_spot(position, figure), lay.Z_PLATEAU)
        blit(surface, pale(lights.behind(placed, GOLD, frame.ui_scale * 0.7), GHOST), at)
        blit(surface, pale(placed, GHOST), at)

    def _table(self, surface: pygame.Surface, preview: Preview) -> None:
        px, fonts = self._frame.px, self._fonts
        notes = self._notes(preview)
        rect = preview_rect(self._frame, len(notes))
        blit(surface, (plate(rect.size, PANEL, 252, px(12), GOLD, 255, max(1, px(2))), (0, 0)), rect.topleft)
        inner = rect.inflate(-2 * px(PAD), 0)
        title, size = fitted(fonts, self._text("preview-title"), "title", px(TITLE), inner.w - px(28), px(15))
        icon(surface, "eye", (inner.x + px(10), rect.y + px(24)), 10 * self._frame.ui_scale, GOLD)
        line(surface, fonts, title, (inner.x + px(28), rect.y + px(24)), "title", size, GOLD)
        self._emblems(surface, preview, inner, rect.y + px(HEAD))
        for k, row in enumerate(ROWS):
            top = rect.y + px(HEAD + EMBLEMS) + k * px(ROW)
            self._row(surface, preview, row, pygame.Rect(inner.x, top, inner.w, px(ROW)))
        for k, text in enumerate(notes):
            y = rect.bottom - px(PAD) / 2 - (len(notes) - k - 0.5) * px(NOTE)
            line(surface, fonts, text, (inner.x, y), "body", px(SMALL), QUIET)

    def _notes(self, preview: Preview) -> tuple[str, ...]:
        """The rows of the notes; that about the figures comes last and goes first where there is no room."""
        told = [self._text(each, **args) for each, args in preview.notes]
        told += [self._text("preview-note")] if preview.figures else []
        px, rows = self._frame.px, list[str]()
        for note in told:
            more = wrapped(self._fonts, note, "body", px(SMALL), px(WIDTH - 2 * PAD))
            rows += more if len(rows) + len(more) <= NOTES else ()
        return tuple(rows)

    def _emblems(self, surface: pygame.Surface, preview: Preview, inner: pygame.Rect, top: int) -> None:
        for k, colour in enumerate(preview.orders):
            at = self._middle(preview, inner, k), top + self._frame.px(EMBLEMS) / 2
            icon(surface, ORDER_EMBLEMS[colour], at, 11 * self._frame.ui_scale, mix(ORDERS[colour], "#ffffff", 0.2))

    def _middle(self, preview: Preview, inner: pygame.Rect, number: int) -> float:
        step = self._column(preview)
        return inner.right - (len(preview.orders) - number - 0.5) * step

    def _column(self, preview: Preview) -> int:
        return self._frame.px(WIDE_COLUMN if len(preview.orders) < 3 else NARROW_COLUMN)

    def _row(self, surface: pygame.Surface, preview: Preview, row: str, box: pygame.Rect) -> None:
        px, fonts, summed = self._frame.px, self._fonts, row in SUMS
        if summed:
            pygame.draw.line(surface, HAIRLINE, box.topleft, box.topright)
        room = box.w - len(preview.orders) * self._column(preview)
        label, size = fitted(fonts, self._text("preview-row", row=row), "body", px(TEXT), room - px(4), px(12))
        line(surface, fonts, label, box.midleft, "body", size, GOLD if summed else QUIET)
        for k, values in enumerate(preview.orders.values()):
            points = values[ROWS.index(row)]
            shown = str(points) if row == "total" else self._signed(points)
            tint = GOLD if summed else REFUSAL if points < 0 else CREAM if points else FAINT
            at = self._middle(preview, box, k), box.centery
            line(surface, fonts, shown, at, "bold", px(NUMBER + 2 * summed), tint, "center")

    def _signed(self, points: int) -> str:
        sign = "plus" if points > 0 else "minus" if points < 0 else "zero"
        return self._text("signed-points", sign=sign, points=abs(points))
