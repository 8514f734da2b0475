"""Pictures of pieces on a plain ground: what belongs to each colour, and the signs of the seats."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.games.rivers.rules.constants import COLOURS, SEAT_NAMES
from luna.games.rivers.view.looks import SPHERES, symbol_of
from luna.games.rivers.view.seats import dynasty
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, rgb

PLATES = {"spheres": (860.0, 226.0), "seats": (860.0, 236.0)}
"""Width and height by name, logical px."""
PARTS = 4
TYPE, SMALL = 20.0, 17.0
BESIDE = 26.0
"""How far from the edge a symbol stands, and names give way to it."""


class PlatePainter:
    """Draws the pictures that are no part of the map."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._sprites, self._fonts, self._text = sprites, fonts, text

    def paint(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture of a size in px."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill(rgb(PANEL))
        scale, part = size[0] / PLATES[name][0], self._sphere if name == "spheres" else self._seat
        for n in range(PARTS):
            part(surface, n, pygame.Rect(size[0] * n // PARTS, 0, size[0] // PARTS, size[1]), scale)
        return surface

    def _sphere(self, surface: pygame.Surface, n: int, box: pygame.Rect, scale: float) -> None:
        """Tile and leader of a colour with their names."""
        colour, middle = COLOURS[n], box.y + 78 * scale
        blit(surface, self._sprites.fitted(f"tile_{colour}_1", 88 * scale), (box.centerx - 48 * scale, middle))
        blit(surface, self._sprites.fitted(f"leader_{colour}_heron", 104 * scale), (box.centerx + 48 * scale, middle))
        names = self._text("tile-name.start", tile=colour), self._text("leader-name.start", leader=colour)
        for row, (name, ink) in enumerate(zip(names, (CREAM, QUIET), strict=True)):
            at = round(box.centerx + BESIDE * scale), round(box.y + (164 + 28 * row) * scale)
            self._name(surface, name, at, round(box.w - 2 * BESIDE * scale), scale, ink)
        icon(surface, symbol_of(colour), (box.x + BESIDE * scale, box.y + 178 * scale), 15 * scale, SPHERES[colour])

    def _seat(self, surface: pygame.Surface, n: int, box: pygame.Rect, scale: float) -> None:
        """The four leaders of a seat with its name."""
        colour = SEAT_NAMES[n]
        blit(surface, dynasty(self._sprites, colour, 172 * scale), (box.centerx, box.y + 98 * scale))
        name = self._text("order-name", colour=colour)
        self._name(surface, name, (box.centerx, round(box.y + 210 * scale)), box.w, scale, GOLD)

    def _name(self, surface: pygame.Surface, name: str, at: tuple[int, int], room: int, scale: float, ink: str) -> None:
        told, px = fitted(
            self._fonts, name, "body", max(11, round(TYPE * scale)), room - 8, max(11, round(SMALL * scale))
        )
        line(surface, self._fonts, told, at, "body", px, ink, "center")
