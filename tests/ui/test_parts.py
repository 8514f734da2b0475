"""A part of a picture that is copied is the same as when it is put there at once."""

import random

import pygame
import pytest

from luna.ui.pictures.parts import LINE, copy_part, part_of


@pytest.fixture
def picture():
    dice, made = random.Random(1), pygame.Surface((101, 40), 0, 32)
    for x in range(made.get_width()):
        for y in range(made.get_height()):
            made.set_at((x, y), dice.randbytes(3))
    return made


@pytest.mark.parametrize("width", [1, LINE - 1, LINE, LINE + 1, 4 * LINE, 77])
def test_a_part_of_any_width_is_copied_whole_and_nothing_beside_it(picture, width):
    rect, plain, made = (
        pygame.Rect(13, 5, width, 30),
        pygame.Surface((101, 40), 0, 32),
        pygame.Surface((101, 40), 0, 32),
    )
    plain.blit(picture, (7, 2), rect)
    copy_part(made, picture, rect, (7, 2))
    assert made.get_buffer().raw == plain.get_buffer().raw
    assert part_of(picture, rect).get_buffer().raw == picture.subsurface(rect).copy().get_buffer().raw
