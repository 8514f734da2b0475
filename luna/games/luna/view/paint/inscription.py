"""Numbers and symbols on the tiles and fields of a board that a person corrected.

What all tiles of a colour have in common is the tile without writing: so their pictures lend it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, ISLAND_NAMES, TILES
from luna.games.luna.view.geometry.layout import ELEVATION
from luna.ui.pictures.assets import MASTER_PX_PER_UNIT, Fonts, Placed, Sprites
from luna.ui.pictures.draw import clear_surface
from luna.ui.pictures.symbols import KNOWN

INK = "#fff4dc"
DIGIT_HEIGHT, SYMBOL_HEIGHT, GAP = 0.181, 0.184, 0.014
"""As on the pictures that are shipped, in units."""
DIGIT_SHARE = 0.652
"""Height of a digit as a share of the font's size."""
NARROW = 0.94
"""Width of the digits on a tile as a share of the font's."""
TILE_TOP = 0.05
PLATE_X, PLATE_HALF = -0.178, 0.104
"""Middle of a field's plate from the field's middle, and half the height of each of its two cells; units."""
OVER = 4
"""How much larger all is drawn than it is kept."""


def painted(sprites: Sprites, fonts: Fonts, name: str) -> Placed:
    """The master of a tile `tile_NUMBER_COLOUR_SYMBOL` or a field `field_NUMBER_SYMBOL`; raises KeyError."""
    match name.split("_"):
        case "tile", number, colour, symbol if colour in BOARD_NAMES and symbol in ISLAND_NAMES:
            return _tile(sprites, fonts, number, colour, symbol)
        case "field", number, symbol if symbol in ISLAND_NAMES:
            return _field(sprites, fonts, number, symbol)
    raise KeyError(name)


def _tile(sprites: Sprites, fonts: Fonts, number: str, colour: str, symbol: str) -> Placed:
    """Number and symbol beside each other, facing the viewer."""
    tiles = shipped_board().temple[colour]
    blank, (x, y) = _common(sprites, [f"tile_{tile:02d}" for tile in tiles])
    digits = _digits(fonts, number.removeprefix("0"), NARROW)
    unit = MASTER_PX_PER_UNIT * OVER
    across, middle = x * OVER, (y - TILE_TOP * math.cos(math.radians(ELEVATION)) * MASTER_PX_PER_UNIT) * OVER
    left = across - (digits.get_width() + (GAP + SYMBOL_HEIGHT) * unit) / 2
    top = middle + DIGIT_HEIGHT / 2 * unit - digits.get_height()
    at = left + digits.get_width() + (GAP + SYMBOL_HEIGHT / 2) * unit, middle
    return _written(blank, digits, (left, top), symbol, at), (x, y)


def _field(sprites: Sprites, fonts: Fonts, number: str, symbol: str) -> Placed:
    """Number above symbol on the plate at the left of a field."""
    blank, (x, y) = _common(sprites, [f"field_{tile:02d}" for tile in range(1, TILES + 1)])
    digits, unit = _digits(fonts, number.removeprefix("0")), MASTER_PX_PER_UNIT * OVER
    across, middle = x * OVER + PLATE_X * unit, y * OVER
    top = middle - 0.012 * unit - digits.get_height()
    at = across, middle + PLATE_HALF * 0.98 * unit
    return _written(blank, digits, (across - digits.get_width() / 2, top), symbol, at), (x, y)


def _common(sprites: Sprites, names: Iterable[str]) -> Placed:
    """What several pictures have in common where the writing is all that tells them apart, and is brighter."""
    (first, anchor), *others = (sprites.master(name) for name in names)
    common = first.copy()
    for other, _ in others:
        common.blit(other, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return common, anchor


def _written(
    ground: pygame.Surface, digits: pygame.Surface, at: tuple[float, float], symbol: str, middle: tuple[float, float]
) -> pygame.Surface:
    """The ground with digits whose top left corner is `at`, and a symbol; both in px of the larger drawing."""
    width, height = ground.get_size()
    ink = clear_surface((width * OVER, height * OVER))
    ink.blit(digits, at)
    _draw_symbol(ink, symbol, middle)
    small = pygame.transform.smoothscale(ink.premul_alpha(), (width, height))
    whole = ground.copy()
    whole.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def _draw_symbol(ink: pygame.Surface, symbol: str, middle: tuple[float, float]) -> None:
    outlines = KNOWN[symbol]
    heights = [y for outline in outlines for _, y in outline]
    low, high = min(heights), max(heights)
    reach, level = SYMBOL_HEIGHT * MASTER_PX_PER_UNIT * OVER / (high - low), (low + high) / 2
    for outline in outlines:
        corners = [(middle[0] + x * reach, middle[1] - (y - level) * reach) for x, y in outline]
        pygame.draw.polygon(ink, INK, corners)


def _digits(fonts: Fonts, number: str, width: float = 1.0) -> pygame.Surface:
    """A number cut to its ink."""
    font = fonts.font("bold", round(DIGIT_HEIGHT / DIGIT_SHARE * MASTER_PX_PER_UNIT * OVER))
    whole = font.render(number, True, INK).convert_alpha()
    ink = whole.subsurface(whole.get_bounding_rect())
    return pygame.transform.smoothscale(ink, (round(ink.get_width() * width), ink.get_height()))
