"""No mark of a field or a path tile lies on a number or symbol; an island has one line along its shore."""

from dataclasses import replace
from itertools import product

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import TILES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.places import field_ground, fields, tile_ground, tile_slots
from luna.games.luna.view.geometry.spots import Ground
from luna.games.luna.view.paint.relations import SIGN, sign_middle
from luna.games.luna.view.paint.signs import SignPainter
from luna.games.luna.view.paint.table import TablePainter
from luna.ui.pictures import marks
from luna.ui.pictures.outlines import bounds, edge_between
from luna.ui.pictures.palette import GLINT
from luna.ui.table.shown import Shown, Sign
from luna.ui.table.spot import FLAT, Spot
from tests.games.luna.view.states import NAMES, random_state

FRAME = Frame((1280, 720))
UNIT = FRAME.px_per_unit
SOLID = 250
"""Alpha from which nothing below a plate shines through."""
STATE = random_state(4, 1)
GROUND = Ground(FRAME, STATE.boards, STATE.islands)
FIELDS = {n: Spot(Pick(Kind.FIELD, str(n)), FLAT, (edge,), edge, bounds(edge)) for n, edge in GROUND.fields.items()}
PATH = {n: Spot(Pick(Kind.TILE, str(n)), FLAT, (ring,), ring, bounds(ring)) for n, ring in GROUND.tiles.items()}


def tile_numbers():
    """Number and symbol of a tile take the middle of it, a third of its height."""
    for number in tile_slots(STATE.boards):
        rect = pygame.Rect(0, 0, round(0.45 * UNIT), round(0.17 * UNIT))
        rect.center = FRAME.at(tile_ground(STATE.boards, number), lay.Z_TILE)
        yield rect.inflate(-2, -2)


@pytest.fixture
def plates(sprites):
    """The solid parts of what is written on all fields, in the window."""
    whole = pygame.mask.Mask(FRAME.size)
    for number in fields(STATE.boards):
        image, (ax, ay) = sprites.get(f"field_{number:02d}", UNIT)
        x, y = FRAME.at(field_ground(STATE.boards, number), lay.Z_HALL)
        whole.draw(pygame.mask.from_surface(image, SOLID), (round(x - ax), round(y - ay)))
    return whole


def disc(spot):
    radius = max(7, FRAME.px(SIGN))
    rect = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    rect.center = sign_middle(spot, radius)
    mask = pygame.mask.Mask(FRAME.size)
    surface = pygame.Surface(FRAME.size, pygame.SRCALPHA)
    pygame.draw.circle(surface, "white", rect.center, radius)
    mask.draw(pygame.mask.from_surface(surface), (0, 0))
    return mask, rect


def test_every_field_is_looked_at():
    assert len(FIELDS) == TILES


@pytest.mark.parametrize("how", ["recent", "targets", "sources"])
def test_the_numbers_of_all_fields_are_seen_whatever_is_marked(sprites, fonts, plates, how):
    painter = TablePainter(FRAME, sprites, fonts)
    bare = replace(STATE, temple=())
    pictures = []
    for picks in (frozenset(), frozenset(spot.pick for spot in FIELDS.values())):
        surface = pygame.Surface(FRAME.size)
        lit = {kind: picks if kind == how else frozenset[Pick]() for kind in ("recent", "targets", "sources")}
        shown = Shown(bare, {}, recent=lit["recent"], targets=lit["targets"], sources=lit["sources"])
        painter.paint(surface, shown, GROUND, (), {spot.pick: spot for spot in FIELDS.values()})
        pictures.append(surface)
    plain, marked = pictures
    same = pygame.mask.from_threshold(marked, (0, 0, 0), (6, 6, 6, 255), plain)
    assert plates.count() > 2000
    assert plates.count() - plates.overlap_area(same, (0, 0)) <= plates.count() * 0.01


@pytest.mark.parametrize("spot", [*PATH.values()], ids=lambda spot: spot.pick.key)
def test_the_mark_of_the_last_deed_stays_inside_its_tile(spot):
    surface = pygame.Surface(FRAME.size, pygame.SRCALPHA)
    marks.inlay(surface, spot.lit, GLINT, FRAME.ui_scale)
    drawn = surface.get_bounding_rect(60)
    assert spot.rect.inflate(2, 2).contains(drawn)
    shape = pygame.mask.from_surface(surface, 60)
    boxes = [(pygame.mask.Mask(rect.size, fill=True), rect.topleft) for rect in tile_numbers()]
    assert [at for box, at in boxes if shape.overlap(box, at)] == []


@pytest.mark.parametrize("spot", [*FIELDS.values(), *PATH.values()], ids=lambda spot: str(spot.pick))
def test_a_sign_at_a_place_lies_on_no_number(spot, plates):
    mask, rect = disc(spot)
    assert mask.overlap_area(plates, (0, 0)) == 0
    assert [number for number in tile_numbers() if number.colliderect(rect)] == []


@pytest.mark.parametrize(("tile", "field"), product(list(PATH)[::5], list(FIELDS)[::5]))
def test_a_line_between_a_tile_and_a_field_begins_at_their_edges(tile, field):
    start = edge_between(PATH[tile].lit, FIELDS[field].lit)
    assert abs(start[0] - PATH[tile].rect.centerx) > 8 or abs(start[1] - PATH[tile].rect.centery) > 8


def test_the_sign_of_a_target_in_the_hall_stands_in_its_field_beside_the_number(fonts, plates):
    known = {spot.pick: spot for spot in FIELDS.values()}
    shown = Shown(STATE, {}, signs={pick: Sign("Consecrate", "novice") for pick in list(known)[:2]})
    for pick, rect in SignPainter(FRAME, fonts).places(shown, known, ()).items():
        assert known[pick].rect.contains(rect)
        assert plates.overlap_area(pygame.mask.Mask(rect.size, fill=True), rect.topleft) <= rect.w
    every = {pick: Sign("Consecrate", "novice") for pick in known}
    places = SignPainter(FRAME, fonts).places(Shown(STATE, {}, signs=every), known, ())
    assert len({rect.center for rect in places.values()}) == TILES


@pytest.mark.parametrize("spot", [PATH[28], *list(FIELDS.values())[::9]], ids=lambda spot: f"{spot.pick}")
def test_the_mark_of_the_last_deed_is_a_whole_line(spot):
    """From the middle of its place nothing leads out without crossing it."""
    surface = pygame.Surface(FRAME.size, pygame.SRCALPHA)
    marks.inlay(surface, spot.lit, GLINT, FRAME.ui_scale)
    beside = pygame.mask.from_surface(surface, 200)
    beside.invert()
    within = beside.connected_component(spot.rect.center)
    assert within.count() > 0.3 * spot.rect.w * spot.rect.h
    assert not within.get_at((0, 0))


def test_each_island_of_the_last_deed_has_one_line_along_its_shore_behind_its_buildings(make_view):
    view, islands = make_view(), [Pick("island", name) for name in STATE.islands]
    pictures = []
    for recent in (frozenset(), frozenset(islands[:4])):
        surface = pygame.Surface(FRAME.size)
        view.draw(surface, Shown(STATE, NAMES, recent=recent, done_by=dict.fromkeys(recent, "red")))
        pictures.append(surface)
    same = pygame.mask.from_threshold(pictures[1], (0, 0, 0), (12, 12, 12, 255), pictures[0])
    same.invert()
    marked = [view.place(pick, Shown(STATE, NAMES)).inflate(2 * UNIT, 2 * UNIT) for pick in islands[:4]]
    assert all(any(rect.colliderect(place) for rect in same.get_bounding_rects()) for place in marked)
    assert all(any(place.contains(rect) for place in marked) for rect in same.get_bounding_rects())
    assert same.count() < 0.02 * FRAME.size[0] * FRAME.size[1]
