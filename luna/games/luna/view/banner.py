"""Who is to act: the frame round the table all the time, the banner at a hand-over."""

from __future__ import annotations

import pygame

from luna.games.luna.view import lights
from luna.games.luna.view.frame import Frame
from luna.games.luna.view.shown import Banner, RecapRow
from luna.ui.assets import Fonts, Sprites
from luna.ui.draw import blit, fitted, icon, line, plate
from luna.ui.palette import CREAM, GOLD, ORDER_EMBLEMS, ORDERS, PANEL, QUIET, REFUSAL, mix

EDGE, MARGIN, PAD = 3, 10, 18
HEAD, ROW, HINT = 62, 29, 26
TITLE, TEXT, SMALL = 27, 19, 15
WIDTH = 900
"""Widest banner in logical px."""


def draw_edge(surface: pygame.Surface, frame: Frame, actor: str | None) -> None:
    """A thin line round the table in the colour of the order to act."""
    if actor:
        pygame.draw.rect(surface, lights.target_colour(actor), frame.table, max(2, frame.px(EDGE)))


def banner_rect(frame: Frame, rows: int) -> pygame.Rect:
    """The banner along the upper edge of the table."""
    px = frame.px
    width = min(px(WIDTH), frame.table.w - 2 * px(MARGIN))
    height = px(HEAD) + (rows * px(ROW) + px(HINT) + px(8) if rows else 0)
    return pygame.Rect(frame.table.centerx - width // 2, frame.table.y + px(MARGIN), width, height)


class BannerPainter:
    """Draws the banner: emblem and name of the order, below it what the others did."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, banner: Banner) -> None:
        """The whole banner."""
        frame, px = self._frame, self._frame.px
        rect, colour = banner_rect(frame, len(banner.rows)), lights.target_colour(banner.colour)
        blit(surface, (plate(rect.size, PANEL, 246, px(14), colour, 255, max(2, px(3))), (0, 0)), rect.topleft)
        self._head(surface, banner, pygame.Rect(rect.x, rect.y, rect.w, px(HEAD)), colour)
        top = rect.y + px(HEAD)
        for k, row in enumerate(banner.rows):
            self._row(surface, row, pygame.Rect(rect.x + px(PAD), top + k * px(ROW), rect.w - 2 * px(PAD), px(ROW)))
        if banner.rows:
            at = rect.centerx, rect.bottom - px(HINT) / 2 - px(3)
            hint, size = fitted(self._fonts, banner.hint, "body", px(SMALL), rect.w - 2 * px(PAD), px(12))
            line(surface, self._fonts, hint, at, "body", size, QUIET, "center")

    def _head(self, surface: pygame.Surface, banner: Banner, row: pygame.Rect, colour: str) -> None:
        px = self._frame.px
        room = row.w - 2 * px(PAD) - 2 * px(56)
        title, size = fitted(self._fonts, banner.title, "title", px(TITLE), room, px(16))
        drawn = line(surface, self._fonts, title, row.center, "title", size, CREAM, "center")
        blit(surface, self._sprites.fitted(f"novice_{banner.colour}", px(50)), (drawn.left - px(34), row.centery))
        icon(surface, ORDER_EMBLEMS[banner.colour], (drawn.right + px(34), row.centery), 15 * self._frame.u, colour)

    def _row(self, surface: pygame.Surface, row: RecapRow, box: pygame.Rect) -> None:
        px, right = self._frame.px, box.right
        if row.points:
            tint = GOLD if row.gain else REFUSAL
            right = line(surface, self._fonts, row.points, box.midright, "bold", px(TEXT), tint, "midright").left - px(
                12
            )
        if row.colour:
            tint = mix(ORDERS[row.colour], "#ffffff", 0.2)
            icon(surface, ORDER_EMBLEMS[row.colour], (box.x + px(9), box.centery), 9 * self._frame.u, tint)
        else:
            icon(surface, "temple", (box.x + px(9), box.centery), 9 * self._frame.u, GOLD)
        left = box.x + px(28)
        text, size = fitted(self._fonts, row.text, "body", px(TEXT), right - left, px(14))
        line(surface, self._fonts, text, (left, box.centery), "body", size, CREAM)
