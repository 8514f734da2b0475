"""Pictures of single pieces on a plain ground: the favour tokens with their names, the sum of the end."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, clear_surface, line, wrapped
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, PANEL, QUIET, rgb

PAD = 16
TOKEN, NAME, NAME_STEP, CELL = 76, 19, 22, 122
"""Size of a token and of its name, the step to a second line of it, width of its cell, logical px."""
LEAST = 0.85
"""Share of their size down to which the tokens stay in one row."""
SHRINES, SHRINE_POINTS, FAVOURS, SEAT = 4, 4, ("herbs", "book"), 11
SUM_HEIGHT, SUM_PIECE, SUM_NUMBER, SUM_WIDTH = 128, 58, 30, 760


class PlatePainter:
    """Draws the pictures that are no part of the table."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._sprites, self._fonts, self._text = sprites, fonts, text

    def favours(self, width: int, ui_scale: float) -> pygame.Surface:
        """The seven tokens over their names, in one row or in two."""
        size = favours_size(width, ui_scale)
        columns, ui_scale, cell = _favour_cells(width, ui_scale)
        surface, pad = _ground(size), round(PAD * ui_scale)
        for k, favour in enumerate(ISLAND_NAMES):
            row, column = divmod(k, columns)
            in_row = min(columns, len(ISLAND_NAMES) - row * columns)
            left = (surface.get_width() - in_row * cell.w) // 2 + column * cell.w
            self._token(surface, favour, cell.move(left, pad + row * cell.h), ui_scale)
        return surface

    def _token(self, surface: pygame.Surface, favour: str, cell: pygame.Rect, ui_scale: float) -> None:
        blit(
            surface,
            self._sprites.fitted(f"favour_{favour}", TOKEN * ui_scale),
            (cell.centerx, cell.y + TOKEN * ui_scale / 2 + 4 * ui_scale),
        )
        words = self._text("favour-name", favour=favour)
        size = round(NAME * ui_scale)
        for k, row in enumerate(wrapped(self._fonts, words, "body", size, cell.w - round(4 * ui_scale))):
            at = cell.centerx, cell.y + (TOKEN + 22 + k * NAME_STEP) * ui_scale
            line(surface, self._fonts, row, at, "body", size, CREAM, "center")

    def end_score(self, width: int, ui_scale: float) -> pygame.Surface:
        """Shrines, favours and seat over their points, and the sum."""
        surface, ui_scale = _ground(end_score_size(width, ui_scale)), min(ui_scale, width / SUM_WIDTH)
        seat = shipped_board().seats[SEAT]
        shrines, favours = SHRINES * SHRINE_POINTS, len(FAVOURS)
        parts = (
            ("shrine_yellow",) * SHRINES,
            tuple(f"favour_{name}" for name in FAVOURS),
            ("disc_yellow",),
            ("crystal",),
        )
        points = shrines, favours, seat, shrines + favours + seat
        for pieces, middle, value in zip(parts, (158, 392, 540, 664), points, strict=True):
            self._part(surface, pieces, (middle * ui_scale, PAD * ui_scale), str(value), ui_scale)
        for sign, middle in (("+", 304), ("+", 474), ("=", 602)):
            at = middle * ui_scale, (PAD + 40) * ui_scale
            line(surface, self._fonts, sign, at, "bold", round(SUM_NUMBER * ui_scale), QUIET, "center")
        return surface

    def _part(
        self, surface: pygame.Surface, pieces: tuple[str, ...], top: tuple[float, float], points: str, ui_scale: float
    ) -> None:
        side, step = SUM_PIECE * ui_scale, (SUM_PIECE + 6) * ui_scale
        for k, piece in enumerate(pieces):
            x = top[0] + (k - (len(pieces) - 1) / 2) * step
            blit(surface, self._sprites.fitted(piece, side), (x, top[1] + 40 * ui_scale))
        at = top[0], top[1] + 102 * ui_scale
        colour = GOLD if pieces == ("crystal",) else GLINT
        line(surface, self._fonts, points, at, "title", round(SUM_NUMBER * ui_scale), colour, "center")


def favours_size(width: int, ui_scale: float) -> tuple[int, int]:
    """How large the picture of the tokens will be, in px."""
    columns, ui_scale, cell = _favour_cells(width, ui_scale)
    rows, pad = -(-len(ISLAND_NAMES) // columns), round(PAD * ui_scale)
    return columns * cell.w + 2 * pad, rows * cell.h + 2 * pad


def _favour_cells(width: int, ui_scale: float) -> tuple[int, float, pygame.Rect]:
    """Number of columns, UI scale and size of a cell."""
    in_line = width >= LEAST * (len(ISLAND_NAMES) * CELL + 2 * PAD) * ui_scale
    columns = len(ISLAND_NAMES) if in_line else 4
    ui_scale = min(ui_scale, width / (columns * CELL + 2 * PAD))
    return columns, ui_scale, pygame.Rect(0, 0, int(CELL * ui_scale), round((TOKEN + 2 * NAME_STEP + 20) * ui_scale))


def end_score_size(width: int, ui_scale: float) -> tuple[int, int]:
    """How large the picture of the sum will be, in px."""
    ui_scale = min(ui_scale, width / SUM_WIDTH)
    return int(SUM_WIDTH * ui_scale), round((SUM_HEIGHT + 2 * PAD) * ui_scale)


def _ground(size: tuple[int, int]) -> pygame.Surface:
    surface = clear_surface(size)
    surface.fill(rgb(PANEL))
    return surface
