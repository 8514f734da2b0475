"""The preview of a scoring: a table of points beside the table, and pale figures where they will stand next round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import Piece, figures_coming
from luna.games.luna.view.geometry.preview import NOTE, PAD, ROWS, Shape, preview_shape
from luna.games.luna.view.looks import LOOKS
from luna.games.luna.view.paint.barred import BarredPainter
from luna.games.luna.view.paint.ghosts import RIM, pale
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, HAIRLINE, ORDER_EMBLEMS, PANEL, QUIET, REFUSAL, SLOT, mix
from luna.ui.reading.phrases import signed

SUMS = ("paid", "total")
UNSIGNED = ("now", "total")
"""Rows of what somebody has, not of what comes to it."""
TITLE, TEXT, NUMBER, LEAST_TITLE, LEAST = 20, 18, 18, 16, 11
"""Type in logical px; the least is of words only, which would be cut off otherwise."""
SMALLEST_LABEL = 12
"""The least of the words of a row in px of the window."""
LEAST_NOTE, SMALLEST_NOTE, LEADING = 15, 15, 1
"""Type of the notes at least, in logical px and in px of the window; what smaller ones have between their rows."""
LOSS = mix(REFUSAL, CREAM, 0.3)


@dataclass(frozen=True, slots=True)
class Preview:
    """What scoring now would give: by colour the values of the rows in `ROWS`, and figures' next islands.

    `notes` say why and what is counted that is not there yet: ids of texts with their arguments.
    """

    orders: Mapping[str, tuple[int, ...]]
    figures: Mapping[str, str]
    notes: tuple[tuple[str, Mapping[str, str | int]], ...] = ()


class PreviewPainter:
    """Draws the preview; nothing of it takes part in picking."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text
        self._barred = BarredPainter(frame.on_table)

    def paint(
        self, surface: pygame.Surface, state: Snapshot, preview: Preview, taken: bool = False, covered: bool = False
    ) -> None:
        """The pale figures and the table; `taken` = something else lies below the panels, `covered` = at the right."""
        surface.set_clip(self._frame.table)
        for figure in figures_coming(state, preview.figures):
            self._ghost(surface, figure)
        apostate = preview.figures.get("apostate", state.barred)
        if state.barred and apostate and apostate != state.barred:
            self._barred.ghost(surface, state, apostate)
        surface.set_clip(None)
        shape = preview_shape(self._frame, len(state.seats), taken, state.solo)
        if not (covered and shape.over_column):
            self._table(surface, preview, shape)

    def _ghost(self, surface: pygame.Surface, figure: Piece) -> None:
        frame = self._frame
        placed = self._sprites.get(figure.sprite, frame.px_per_unit, figure.scale)
        at = frame.at(figure.ground, figure.z)
        blit(surface, pale(lights.behind(placed, GOLD, frame.ui_scale * 0.7), RIM), at)
        blit(surface, pale(placed), at)

    def _table(self, surface: pygame.Surface, preview: Preview, shape: Shape) -> None:
        fonts = self._fonts
        px, pad = shape.frame.px, min(shape.frame.px(PAD), shape.rect.w // 28)
        rect = shape.rect.copy()
        notes = self._notes(preview, shape.frame, rect.w - 2 * pad, rect.h - shape.least)
        rect.h = rect.h if shape.over_column else shape.least + _height(notes)
        blit(surface, (plate(rect.size, PANEL, 252, px(12), GOLD, 255, max(1, px(2))), (0, 0)), rect.topleft)
        inner = rect.inflate(-2 * pad, 0)
        y = rect.y + px(3) + shape.head / 2
        title, title_px = self._title(px(TITLE), px(LEAST_TITLE), inner.w - px(26))
        icon(surface, "eye", (inner.x + px(10), y), 10 * shape.frame.ui_scale, GOLD)
        line(surface, fonts, title, (inner.x + px(26), y), "title", title_px, GOLD)
        self._emblems(surface, shape, preview, inner)
        room = inner.w - (0 if shape.stacked else len(preview.orders) * shape.column)
        alike = min(self._label(each, shape, room, px(TEXT))[1] for each in ROWS)
        for k, row in enumerate(ROWS):
            top = rect.y + shape.head + shape.emblems + k * shape.row
            box = pygame.Rect(inner.x, top, inner.w, shape.row)
            if shape.stacked and k % 2 == 0:  # words and the numbers below them are seen as one
                band = box.inflate(pad, 0)
                blit(surface, (plate(band.size, SLOT, 255, px(5), SLOT), (0, 0)), band.topleft)
            self._row(surface, shape, preview, row, box, self._label(row, shape, room, alike))
        y = rect.bottom - px(PAD) / 2 - _height(notes)
        for text, size, step in notes:
            line(surface, fonts, text, (inner.x, y + step / 2), "body", size, QUIET)
            y += step

    def _notes(self, preview: Preview, frame: Frame, width: int, room: int) -> list[tuple[str, int, int]]:
        """The rows of the notes with the px of their type and their height: closer where that has room for more notes.

        Only words become smaller, no numbers. The most important comes first, that about the figures last; what has no
        room even so is left out.
        """
        told = [self._text(each, **args) for each, args in preview.notes]
        told += [self._text("preview-note")] if preview.figures else []
        usual, best, most = frame.px(TEXT), list[tuple[str, int, int]](), -1
        for words in range(usual, min(usual, max(SMALLEST_NOTE, frame.px(LEAST_NOTE))) - 1, -1):
            count, rows = 0, list[tuple[str, int, int]]()
            for note in told:
                size = usual if any(map(str.isdigit, note)) else words
                step = frame.px(NOTE) if words == usual else size + frame.px(LEADING)
                more = [(row, size, step) for row in wrapped(self._fonts, note, "body", size, width)]
                if _height([*rows, *more]) <= room:
                    count, rows = count + 1, [*rows, *more]
            best, most = (rows, count) if count > most else (best, most)
        return best

    def _title(self, most: int, least: int, room: int) -> tuple[str, int]:
        """What the table is, in a narrow column as on its button; and the px of its type."""
        whole = self._text("preview-title")
        fits = self._fonts.width(whole, "title", least) <= room
        return fitted(self._fonts, whole if fits else self._text("bar-preview"), "title", most, room, least)

    def _emblems(self, surface: pygame.Surface, shape: Shape, preview: Preview, inner: pygame.Rect) -> None:
        for k, colour in enumerate(preview.orders):
            at = _middle(shape, preview, inner, k), inner.y + shape.head + shape.emblems / 2
            icon(surface, ORDER_EMBLEMS[colour], at, 10 * shape.frame.ui_scale, LOOKS[colour].soft)

    def _row(
        self,
        surface: pygame.Surface,
        shape: Shape,
        preview: Preview,
        row: str,
        box: pygame.Rect,
        label: tuple[str, int],
    ) -> None:
        """A row under its `label`, which is in so many px."""
        px, fonts, summed = shape.frame.px, self._fonts, row in SUMS
        if summed:
            pygame.draw.line(surface, HAIRLINE, box.topleft, box.topright)
        words, numbers = (box.h * 0.28, box.h * 0.72) if shape.stacked else (box.h / 2, box.h / 2)
        name, size = label
        line(surface, fonts, name, (box.x, box.y + words), "body", size, GOLD if summed else QUIET)
        for k, values in enumerate(preview.orders.values()):
            points = values[ROWS.index(row)]
            shown = str(points) if row in UNSIGNED else signed(self._text, points)
            tint = GOLD if summed else LOSS if points < 0 else CREAM if points else QUIET
            at = _middle(shape, preview, box, k), box.y + numbers
            line(surface, fonts, shown, at, "bold", px(NUMBER), tint, "center")

    def _label(self, row: str, shape: Shape, room: int, most: int) -> tuple[str, int]:
        """The name of a row and the px of its type, `most` at most."""
        px, name = shape.frame.px, self._text("preview-row", row=row)
        return fitted(self._fonts, name, "body", most, room - px(2), min(px(LEAST), SMALLEST_LABEL))


def _middle(shape: Shape, preview: Preview, inner: pygame.Rect, number: int) -> float:
    """Where the numbers of an order stand."""
    return inner.right - (len(preview.orders) - number - 0.5) * shape.column


def _height(rows: list[tuple[str, int, int]]) -> int:
    """Of all rows, in px."""
    return sum(step for _, _, step in rows)
