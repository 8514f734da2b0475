"""A plate of any size looks like one that is smoothed as a whole, and is there without smoothing all of it."""

from __future__ import annotations

import time

import pygame
import pytest

from luna.ui.pictures.draw import FINE, plate
from luna.ui.pictures.palette import rgb

INK, EDGE = "#102030", "#445566"
SIZES = [(2, 2), (9, 30), (24, 24), (25, 26), (40, 27), (201, 60), (600, 333)]
KINDS = [(230, 12, 150, 1), (250, 0, 150, 1), (205, 8, 255, 3), (205, 9, 0, 1), (90, 30, 80, 1)]
WINDOW = 1900, 1040


def whole(size: tuple[int, int], alpha: int, radius: int, edge_alpha: int, width: int) -> pygame.Surface:
    """The plate drawn large and halved as a whole."""
    big = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    frame = big.get_rect()
    if edge_alpha:
        pygame.draw.rect(big, (*rgb(EDGE), edge_alpha), frame, border_radius=radius * FINE)
        frame = frame.inflate(-2 * width * FINE, -2 * width * FINE)
    pygame.draw.rect(big, (*rgb(INK), alpha), frame, border_radius=max(0, (radius - width) * FINE))
    return pygame.transform.smoothscale(big.premul_alpha(), size)


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_the_same_to_the_pixel(size, kind):
    alpha, radius, edge_alpha, width = kind
    drawn = plate(size, INK, alpha, radius, EDGE, edge_alpha, width)
    assert drawn.get_size() == size
    assert drawn.get_buffer().raw == whole(size, *kind).get_buffer().raw


def test_one_as_large_as_the_window_costs_a_small_part_of_that():
    def taken(what) -> float:
        began = time.thread_time()
        what()
        return time.thread_time() - began

    as_a_whole = min(taken(lambda: whole(WINDOW, 230, 12, 150, 1)) for _ in range(2))
    drawn_out = min(taken(lambda k=k: plate(WINDOW, INK, 230 + k, 12, EDGE)) for k in range(4))
    assert drawn_out < as_a_whole / 4
