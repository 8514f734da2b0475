"""The marks of usable, target, released and last deed differ in form: grey, or seen with any colour blindness, too."""

from itertools import combinations

import pygame
import pytest

from luna.games.luna.view.looks import target_colour
from luna.games.luna.view.paint import path
from luna.ui.pictures import lights, marks
from luna.ui.pictures.draw import blit, dashed
from luna.ui.pictures.outlines import ellipse
from luna.ui.pictures.palette import GLINT, ORDERS
from tests.ui.table.reading_glass import MATRICES, brightness_to

RING = ellipse((60.0, 60.0), 26.0, 22.0)


def drawn(name, colour, ground):
    picture = pygame.Surface((120, 120))
    picture.fill(ground)
    match name:
        case "usable":
            marks.beads(picture, RING, 0.8)
        case "target":
            lights.light(picture, RING, colour, 0.8)
            marks.wedges(picture, RING, colour, 0.8)
        case "released":
            blit(picture, dashed(RING, path.RELEASED, path.RING * 0.8, 1, whole=True), (0, 0))
        case "last":
            marks.corners(picture, pygame.Rect(30, 34, 60, 52), GLINT, 0.8)
        case "last in place":
            marks.inlay(picture, RING, colour, 0.8)
    return picture


def seen(picture, matrix):
    """Brightness by pixel of what an eye sees."""
    values = []
    for x in range(0, 120, 2):
        for y in range(0, 120, 2):
            values.append(brightness_to(matrix, picture.get_at((x, y))))
    return values


@pytest.mark.parametrize("eye", MATRICES)
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("ground", [(150, 145, 165), (20, 60, 120)], ids=["stone", "sea"])
def test_every_two_marks_differ_for_every_eye(eye, order, ground):
    colour, matrix = target_colour(order), MATRICES[eye]
    plain = seen(drawn("", colour, ground), matrix)
    shapes = {}
    for name in ("usable", "target", "released", "last", "last in place"):
        values = seen(drawn(name, colour, ground), matrix)
        shapes[name] = {n for n, (value, was) in enumerate(zip(values, plain, strict=True)) if abs(value - was) > 18}
        assert len(shapes[name]) >= 12, name
    for one, other in combinations(shapes, 2):
        common = shapes[one] & shapes[other]
        assert len(common) < 0.7 * len(shapes[one] | shapes[other]), (one, other)


def test_beads_are_spread_evenly_round_any_shape():
    picture = drawn("usable", target_colour("red"), (0, 0, 0))
    bright = pygame.mask.from_threshold(picture, (255, 235, 180), (70, 70, 110, 255))
    beads = [rect for rect in bright.get_bounding_rects() if rect.w <= 8 and rect.h <= 8]
    assert 12 <= len(beads) <= 24
    for left, top in ((0, 0), (60, 0), (0, 60), (60, 60)):
        assert any(pygame.Rect(left, top, 60, 60).collidepoint(rect.center) for rect in beads)
