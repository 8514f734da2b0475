"""The line round what the pointer is on, or help speaks of, lies behind whatever stands there."""

from dataclasses import replace

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import standing
from luna.ui.pictures.draw import positioned
from luna.ui.table.picks import HELP_PANEL
from luna.ui.table.shown import Card, Help, Shown
from tests.games.luna.view.states import NAMES, random_state

SIZE = 1280, 720
SOLID = 230


def changed(view, plain, lit):
    """What of the picture is another one."""
    pictures = []
    for shown in (plain, lit):
        picture = pygame.Surface(SIZE)
        view.draw(picture, shown)
        pictures.append(picture)
    same = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (2, 2, 2, 255), pictures[1])
    same.invert()
    return same


def upright(sprites, state, island):
    """All that stands on the table, as far as it is no soft edge."""
    frame = Frame(SIZE)
    unit, whole = frame.px_per_unit, pygame.mask.Mask(SIZE)
    centre = frame.at(lay.island_centre(state.islands.index(island)))
    bodies = [positioned(sprites.get(f"scenery_{island}", unit), centre)]
    for piece in standing(state):
        bodies.append(positioned(sprites.get(piece.sprite, unit, piece.scale), frame.at(piece.ground, piece.z)))
    for image, at in bodies:
        whole.draw(pygame.mask.from_surface(image, SOLID), at)
    return whole


@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_the_line_round_an_island_crosses_nothing_that_stands(make_view, sprites, island):
    view, state, pick = make_view(SIZE), random_state(4, ISLAND_NAMES.index(island)), Pick("island", island)
    plain = Shown(state, NAMES)
    bodies = upright(sprites, state, island)
    for lit in (replace(plain, hover=pick), replace(plain, help=Help(pick, Card("Island"), "rules"))):
        line = changed(view, plain, lit)
        panel = view.place(HELP_PANEL, lit) if lit.help else pygame.Rect(0, 0, 0, 0)
        line.erase(pygame.mask.Mask(panel.size, True), panel.topleft)
        assert line.count() > 200
        assert not line.overlap_area(bodies, (0, 0))
