"""The moonlit table behind the title and the set-up screen."""

from __future__ import annotations

import pygame

from luna.games.luna.view import layout
from luna.ui import palette
from luna.ui.assets import Sprites
from luna.ui.draw import blit
from luna.ui.loading import Loading

ISLANDS = ("novice", "tides", "sailboat", "shrine", "herbs", "book", "bribery")
"""As in the preset start, positions 1-7."""
NOVICES = ((0, "yellow"), (0, "blue"), (0, "red"), (1, "white"), (1, "red"), (6, "yellow"), (6, "white"), (3, "blue"))
FIGURES = ((0, "priestess", "moon_priestess"), (1, "builder", "master_builder"), (6, "apostate", "apostate"))
MIDDLE = (0.64, 0.53)
"""Where the table's middle lies in the window."""
VEIL = (5, 10, 28, 40)
BOARDS = ("green", "red", "blue", "yellow")
"""From the gate to the back."""


class Seascape:
    """A picture of the sea, the temple and the islands, made once per window size."""

    def __init__(self, sprites: Sprites, background: Loading) -> None:
        self._sprites, self._background = sprites, background
        self._made: pygame.Surface | None = None

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture for a window of this size in px; don't draw on it."""
        if self._made is None or self._made.get_size() != size:
            self._made = self._make(size)
        return self._made

    def _make(self, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size).convert()
        background = self._background.take().convert()
        # The sea has to reach the far left edge although the table stands right of the middle.
        scale = max(2 * MIDDLE[0] * size[0] / layout.BACKGROUND_UNITS[0], 1.06 * size[1] / layout.BACKGROUND_UNITS[1])
        scaled = tuple(round(side * scale) for side in layout.BACKGROUND_UNITS)
        at = MIDDLE[0] * size[0] - scaled[0] / 2, MIDDLE[1] * size[1] - scaled[1] / 2
        picture.blit(pygame.transform.smoothscale(background, scaled), (round(at[0]), round(at[1])))
        self._draw_pieces(picture, scale)
        _darken(picture)
        return picture

    def _draw_pieces(self, picture: pygame.Surface, scale: float) -> None:
        middle = layout.BACKGROUND_CENTRE
        for name, spot, height, size in _pieces():
            x, y = layout.screen(*spot, height)
            at = (
                MIDDLE[0] * picture.get_width() + (x - middle[0]) * scale / layout.UNIT,
                MIDDLE[1] * picture.get_height() + (y - middle[1]) * scale / layout.UNIT,
            )
            blit(picture, self._sprites.get(name, scale, size), at)


def _pieces() -> list[tuple[str, layout.Point, float, float]]:
    """Sprite, ground point, height and scale of everything on the table, in drawing order."""
    centres = [layout.island_centre(position) for position in range(len(ISLANDS))]
    pieces = [(f"island_{name}", centre, 0.0, 1.0) for name, centre in zip(ISLANDS, centres, strict=True)]
    pieces += [(f"quay_{position}", centre, 0.0, 1.0) for position, centre in enumerate(centres, 1)]
    under = layout.Z_HALL - layout.BOARD_THICK
    pieces += [(f"board_{BOARDS[row]}", layout.board_centre(row), under, 1.0) for row in reversed(range(len(BOARDS)))]
    standing = [(f"novice_{colour}", layout.active_spot(n, colour), layout.Z_PLATEAU, 1.0) for n, colour in NOVICES]
    standing += [(sprite, layout.figure_spot(n, figure), layout.Z_PLATEAU, 0.9) for n, figure, sprite in FIGURES]
    return pieces + sorted(standing, key=lambda piece: -piece[1][1])


def _darken(picture: pygame.Surface) -> None:
    """A veil over everything and night from the left, where the menu stands."""
    veil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    veil.fill(VEIL)
    picture.blit(veil, (0, 0))
    ramp = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strength = max(0.0, 1 - x / 40) ** 1.3
        ramp.set_at((x, 0), (*palette.rgb(palette.BAR), round(235 * strength)))
    picture.blit(pygame.transform.smoothscale(ramp, picture.get_size()), (0, 0))
