"""Numbers and symbols of tiles and fields are large and clear enough in the smallest window."""

from itertools import pairwise

import pygame
import pytest

from build_scripts.games.luna.art import lock
from luna.games.luna.rules.constants import TILES
from luna.games.luna.view.geometry import layout
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.pictures.assets import MASTER_PX_PER_UNIT
from luna.ui.pictures.shades import asleep

SMALLEST, HIGH, CLEAR = Frame((1280, 720)), 11, 4.5
CREAM = 215
"""Least value of all three parts of a colour that belongs to what is written."""
NAMES = [f"{what}_{number:02d}" for what in ("tile", "field") for number in range(1, TILES + 1)]


def luminance(colour):
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def parts(name):
    """The rectangles of what is written on a sprite: digits and symbol joined where they touch."""
    picture = pygame.image.load(lock.ART / "sprites" / f"{name}.png")
    mask = pygame.mask.Mask(picture.get_size())
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            if min(picture.get_at((x, y))[:3]) >= CREAM and picture.get_at((x, y)).a > 200:
                mask.set_at((x, y))
    return picture, mask


@pytest.mark.parametrize("name", NAMES)
def test_number_and_symbol_are_high_enough(name):
    """On a tile both stand side by side: in whatever column one looks, what is left of the middle or right of it."""
    _, mask = parts(name)
    boxes = mask.get_bounding_rects()
    written = boxes[0].unionall(boxes[1:])
    share = SMALLEST.px_per_unit / MASTER_PX_PER_UNIT
    if name.startswith("field"):
        assert written.h * share >= 2 * HIGH
        halves = [[box for box in boxes if (box.centery < written.centery) is upper] for upper in (True, False)]
    else:
        halves = [
            [box for box in boxes if (box.right <= written.right - 0.8 * written.h) is left] for left in (True, False)
        ]
    for half in halves:
        assert half[0].unionall(half[1:]).h * share >= HIGH


@pytest.mark.parametrize("name", NAMES)
def test_number_and_symbol_stand_out_from_their_ground_even_where_a_tile_is_asleep(name):
    picture, mask = parts(name)
    boxes = mask.get_bounding_rects()
    written = boxes[0].unionall(boxes[1:])
    around = [
        picture.get_at((x, y))
        for x in range(written.left, written.right, 2)
        for y in range(written.top, written.bottom, 2)
        if max(picture.get_at((x, y))[:3]) < CREAM
    ]
    ground = sorted(around, key=luminance)[len(around) // 2]
    cream = (255, 244, 220)
    colours = pygame.Surface((2, 1), pygame.SRCALPHA)
    for x, colour in enumerate((cream, ground)):
        colours.set_at((x, 0), colour)
    for seen in (colours, asleep(colours)):
        assert contrast(seen.get_at((0, 0)), seen.get_at((1, 0))) >= CLEAR


def test_a_tile_has_room_for_its_writing_between_its_neighbours():
    for boards in (2, 3, 4):
        places = layout.path_places(boards)
        spots = [layout.path_slot(place, places) for place in range(places)]
        for one, other in pairwise(spots):
            assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 1.6 * layout.TILE_R
