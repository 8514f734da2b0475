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

    def favours(self, width: int, u: float) -> pygame.Surface:
        """The seven tokens over their names, in one row or in two."""
        size = favours_size(width, u)
        columns, u, cell = _favour_cells(width, u)
        surface, pad = _ground(size), round(PAD * u)
        for k, favour in enumerate(ISLAND_NAMES):
            row, column = divmod(k, columns)
            in_row = min(columns, len(ISLAND_NAMES) - row * columns)
            left = (surface.get_width() - in_row * cell.w) // 2 + column * cell.w
            self._token(surface, favour, cell.move(left, pad + row * cell.h), u)
        return surface

    def _token(self, surface: pygame.Surface, favour: str, cell: pygame.Rect, u: float) -> None:
        blit(
            surface, self._sprites.fitted(f"favour_{favour}", TOKEN * u), (cell.centerx, cell.y + TOKEN * u / 2 + 4 * u)
        )
        words = self._text("favour-name", favour=favour)
        size = round(NAME * u)
        for k, row in enumerate(wrapped(self._fonts, words, "body", size, cell.w - round(4 * u))):
            at = cell.centerx, cell.y + (TOKEN + 22 + k * NAME_STEP) * u
            line(surface, self._fonts, row, at, "body", size, CREAM, "center")

    def end_score(self, width: int, u: float) -> pygame.Surface:
        """Shrines, favours and seat over their points, and the sum."""
        surface, u = _ground(end_score_size(width, u)), min(u, width / SUM_WIDTH)
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
            self._part(surface, pieces, (middle * u, PAD * u), str(value), u)
        for sign, middle in (("+", 304), ("+", 474), ("=", 602)):
            at = middle * u, (PAD + 40) * u
            line(surface, self._fonts, sign, at, "bold", round(SUM_NUMBER * u), QUIET, "center")
        return surface

    def _part(
        self, surface: pygame.Surface, pieces: tuple[str, ...], top: tuple[float, float], points: str, u: float
    ) -> None:
        side, step = SUM_PIECE * u, (SUM_PIECE + 6) * u
        for k, piece in enumerate(pieces):
            x = top[0] + (k - (len(pieces) - 1) / 2) * step
            blit(surface, self._sprites.fitted(piece, side), (x, top[1] + 40 * u))
        at = top[0], top[1] + 102 * u
        colour = GOLD if pieces == ("crystal",) else GLINT
        line(surface, self._fonts, points, at, "title", round(SUM_NUMBER * u), colour, "center")


def favours_size(width: int, u: float) -> tuple[int, int]:
    """How large the picture of the tokens will be, in px."""
    columns, u, cell = _favour_cells(width, u)
    rows, pad = -(-len(ISLAND_NAMES) // columns), round(PAD * u)
    return columns * cell.w + 2 * pad, rows * cell.h + 2 * pad


def _favour_cells(width: int, u: float) -> tuple[int, float, pygame.Rect]:
    """Number of columns, UI scale and size of a cell."""
    in_line = width >= LEAST * (len(ISLAND_NAMES) * CELL + 2 * PAD) * u
    columns = len(ISLAND_NAMES) if in_line else 4
    u = min(u, width / (columns * CELL + 2 * PAD))
    return columns, u, pygame.Rect(0, 0, int(CELL * u), round((TOKEN + 2 * NAME_STEP + 20) * u))


def end_score_size(width: int, u: float) -> tuple[int, int]:
    """How large the picture of the sum will be, in px."""
    u = min(u, width / SUM_WIDTH)
    return int(SUM_WIDTH * u), round((SUM_HEIGHT + 2 * PAD) * u)


def _ground(size: tuple[int, int]) -> pygame.Surface:
    surface = clear_surface(size)
    surface.fill(rgb(PANEL))
    return surface
