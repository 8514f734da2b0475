"""Whatever points somewhere on the table, light or arrow, lies behind all numbers and names."""

import itertools
import random

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.places import field_ground, guardian_tiles, slot_ground, tile_ground
from luna.ui.table.picks import HELP_PANEL
from luna.ui.table.shown import Card, Help, Shown, TipNote
from tests.games.luna.view.states import NAMES, random_state
from tests.ui.table.reading_glass import recorded

SIZE = 1280, 720
TILE, PLATE = (0.45, 0.17), (0.20, 0.40)
"""What is stamped on a tile and on a field, in units."""
FIGURES = Kind.PRIESTESS, Kind.BUILDER, Kind.APOSTATE, Kind.GUARDIAN
GROUPS = Kind.NOVICE, Kind.RESTING, Kind.OTHER, Kind.OTHER_RESTING, Kind.JETTY
SHINE = 12
"""How much light (0-255) may shine through the plate of a number."""


def picture(view, shown):
    surface = pygame.Surface(SIZE)
    view.draw(surface, shown)
    return surface


def stamped(state):
    """Where numbers and symbols are on tiles and fields."""
    frame, boards = Frame(SIZE), state.boards
    places = [(tile_ground(boards, place.tile), lay.Z_TILE, TILE) for place in state.path]
    places += [(slot_ground(len(boards), slot), lay.Z_TILE, TILE) for slot in guardian_tiles(state)]
    fields = [lay.shifted(field_ground(boards, tile), lay.FIELD_NUMBER) for board in boards for tile in board.tiles]
    places += [(ground, lay.Z_HALL, PLATE) for ground in fields]
    for ground, z, size in places:
        rect = pygame.Rect(0, 0, *(round(side * frame.px_per_unit) for side in size))
        rect.center = frame.at(ground, z)
        yield rect


def written(view, state):
    """The picture of a position, and where numbers and names are in it."""
    view.refresh()
    with recorded() as seen:
        plain = picture(view, Shown(state, NAMES))
    table = Frame(SIZE).table.union(Frame(SIZE).left)
    told = [each.rect for each in seen if table.contains(each.rect) and not each.what.startswith("icon ")]
    assert len(told) > 50
    return plain, [*told, *stamped(state)]


def covered(plain, other, rects):
    """Those in which a picture is another one."""
    same = pygame.mask.from_threshold(other, (0, 0, 0), (SHINE, SHINE, SHINE, 255), plain)
    whole = ((rect, pygame.mask.Mask(rect.size, True)) for rect in rects)
    return [rect for rect, mask in whole if same.overlap_area(mask, rect.topleft) < mask.count()]


def places(state):
    """What an arrow may lead from and to."""
    tiles = [Pick(Kind.TILE, str(place.tile)) for place in state.path]
    fields = [Pick(Kind.FIELD, str(tile)) for board in state.boards for tile in board.tiles]
    islands = [Pick(Kind.ISLAND, island) for island in ISLAND_NAMES]
    figures = [Pick(kind) for kind in (Kind.RESERVE, Kind.COUNCIL, Kind.BUILDER, Kind.PRIESTESS, Kind.JETTY)]
    return [*tiles, *fields, *islands, *figures, *(Pick(Kind.NOVICE, island) for island in ISLAND_NAMES)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_arrow_covers_no_number_and_no_name(make_view, players):
    view, state, dice = make_view(SIZE), random_state(players, 1), random.Random(players)
    plain, rects = written(view, state)
    ways = list(itertools.permutations(places(state), 2))
    for arrow in dice.sample(ways, 60):
        pointed = picture(view, Shown(state, NAMES, arrows=(arrow,)))
        assert covered(plain, pointed, rects) == [], arrow


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_the_light_round_an_island_lies_behind_its_name_and_the_number_of_its_favours(make_view, island, language):
    view, state, pick = make_view(SIZE, language), random_state(4, 5), Pick(Kind.ISLAND, island)
    plain, rects = written(view, state)
    names = [rect for rect in rects if Frame(SIZE).table.contains(rect)]
    lit, here = frozenset({pick}), TipNote(pick, "Here.")
    for each in (
        Shown(state, NAMES, sources=lit),
        Shown(state, NAMES, targets=lit),
        Shown(state, NAMES, chosen=lit),
        Shown(state, NAMES, hover=pick),
        Shown(state, NAMES, tip=here),
    ):
        assert covered(plain, picture(view, each), names) == []


def test_the_line_round_what_help_is_about_lies_behind_names_too(make_view):
    view, state, pick = make_view(SIZE), random_state(4, 5), Pick(Kind.ISLAND, ISLAND_NAMES[0])
    plain, rects = written(view, state)
    helped = Shown(state, NAMES, help=Help(pick, Card("Island"), "rules"))
    panel = view.place(HELP_PANEL, helped)
    assert covered(plain, picture(view, helped), [rect for rect in rects if not rect.colliderect(panel)]) == []


def test_rings_round_what_a_tip_speaks_of_lie_behind_the_numbers_beside_it(make_view):
    view, state = make_view(SIZE), random_state(4, 1)
    plain, rects = written(view, state)
    table = [rect for rect in rects if Frame(SIZE).table.contains(rect)]
    for about in places(state):
        ringed = picture(view, Shown(state, NAMES, tip=TipNote(about, "Here.")))
        spot = view.place(about, Shown(state, NAMES))
        others = [rect for rect in table if spot and not spot.colliderect(rect)]
        assert covered(plain, ringed, others) == [], about


def test_the_line_round_a_group_or_figure_that_is_pointed_at_lies_behind_numbers(make_view):
    view, state = make_view(SIZE), random_state(4, 1)
    plain, rects = written(view, state)
    table = [rect for rect in rects if Frame(SIZE).table.contains(rect)]
    groups = [pick for pick in view.picks(Shown(state, NAMES)) if pick.kind in (*FIGURES, *GROUPS)]
    assert len(groups) > 20
    for pick in groups:
        assert covered(plain, picture(view, Shown(state, NAMES, hover=pick)), table) == [], pick
