"""Whatever stands on one island, on one seat or on the path can be seen: nothing hides another."""

from collections import defaultdict
from dataclasses import replace

import pygame
import pytest

from luna.games.luna.rules.constants import COLOURS, ISLANDS
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import KNEELING_SCALE, Piece, discs, figures, standing
from luna.games.luna.view.geometry.places import guardian_ground
from luna.games.luna.view.geometry.spots import body
from luna.games.luna.view.paint.labels import make_labels
from luna.games.luna.view.paint.seats import ABOVE, value_plates
from luna.ui.pictures.assets import OPAQUE
from luna.ui.pictures.outlines import bounds
from tests.games.luna.view.states import random_state, with_order

FRAME = Frame((1280, 720))
HEAD = 0.45
"""The upper part of a novice that tells whose it is."""
CLEAR = {"novice": 0.87, "kneeling": 0.66}
"""How much of the head of a standing and of a kneeling one is to be seen at least, so that each can be counted."""
SEEN, APART = (0.8, 0.7), 0.9
"""How much is to be seen at least of all that stands on an island, and of a group that kneels beside it; and how much
of a figure behind another one."""


def crowded(position):
    """Four orders with three novices, a shrine and three resting novices each, and all figures on one island."""
    state = random_state(4, 3)
    name = state.islands[position]
    for colour in state.seats:
        islands = {
            key: replace(here, active=3 * (key == name), inactive=3 * (key == name), shrine=key == name)
            for key, here in state.orders[colour].islands.items()
        }
        state = with_order(state, colour, islands=islands, jetty=3)
    return replace(state, figures=dict.fromkeys(state.figures, name))


def shape(sprites, piece):
    """The solid part of a piece, and where its top left lies in the window."""
    image, (ax, ay) = sprites.get(piece.sprite, FRAME.px_per_unit, piece.scale)
    x, y = FRAME.at(piece.ground, piece.z)
    return pygame.mask.from_surface(image, OPAQUE), (round(x - ax), round(y - ay))


def visible(sprites, pieces):
    """Share of each sprite's solid part that no later piece covers; pieces of one group count together."""
    masks = [(piece.sprite, *shape(sprites, piece)) for piece in pieces]
    seen: defaultdict[str, int] = defaultdict(int)
    whole: defaultdict[str, int] = defaultdict(int)
    for k, (name, mask, at) in enumerate(masks):
        left = mask.copy()
        for other, cover, there in masks[k + 1 :]:
            if other != name:
                left.erase(cover, (there[0] - at[0], there[1] - at[1]))
        seen[name] += left.count()
        whole[name] += mask.count()
    return {name: seen[name] / whole[name] for name in whole}


@pytest.mark.parametrize("position", range(ISLANDS))
def test_groups_figures_and_shrines_of_one_island_stand_beside_each_other(sprites, position):
    state = crowded(position)
    x, y = lay.island_centre(position)
    here = [piece for piece in standing(state) if abs(piece.ground[0] - x) < 1.9 and abs(piece.ground[1] - y) < 1.9]
    shares = visible(sprites, here)
    assert len(shares) == 3 * len(COLOURS) + len(state.figures)
    assert {name: round(share, 2) for name, share in shares.items() if share < SEEN[name.startswith("kneeling")]} == {}


@pytest.mark.parametrize("position", range(ISLANDS))
def test_of_three_figures_on_one_island_none_stands_before_much_of_another(sprites, position):
    together = sorted(figures(crowded(position)), key=lambda piece: -piece.ground[1])
    shares = visible(sprites, [piece for piece in together if piece.sprite != "temple_guardian"])
    assert len(shares) == 3
    assert min(shares.values()) > APART


def test_groups_on_the_jetty_can_all_be_seen(sprites):
    jetty = [piece for piece in standing(crowded(0)) if piece.z == lay.Z_JETTY]
    assert min(visible(sprites, jetty).values()) > 0.6


@pytest.mark.parametrize("count", range(1, len(COLOURS) + 1))
@pytest.mark.parametrize("seat", [0, 8, 15])
def test_every_disc_on_a_seat_can_be_seen(sprites, seat, count):
    state = replace(random_state(4, 1), council=tuple((colour, seat) for colour in COLOURS[:count]))
    shares = visible(sprites, list(discs(state)))
    assert len(shares) == count
    assert min(shares.values()) > 0.75


@pytest.mark.parametrize("boards", [2, 3, 4])
def test_a_novice_on_the_path_leaves_all_numbers_free(boards):
    """The number and symbol of a tile take the middle of it, a third of its height."""
    unit, places = FRAME.px_per_unit, lay.path_places(boards)
    tiles = [lay.path_slot(place, places) for place in range(places)]
    numbers = [pygame.Rect(0, 0, round(0.45 * unit), round(0.17 * unit)) for _ in tiles]
    for rect, tile in zip(numbers, tiles, strict=True):
        rect.center = FRAME.at(tile, lay.Z_TILE)
    for place, tile in enumerate(tiles):
        ground = lay.shifted(tile, lay.tile_pawn(place, places))
        pawn = bounds(body(FRAME, ground, lay.Z_TILE, (0.30, 0.54), lay.TILE_PAWN_SCALE))
        assert [k for k, rect in enumerate(numbers) if rect.inflate(-2, -2).colliderect(pawn)] == []


def test_names_stand_beside_their_tokens_inside_the_table(fonts):
    labels = make_labels(FRAME, fonts, lambda *_, **values: values["island"].capitalize(), random_state(4, 1).islands)
    for k, label in enumerate(labels):
        assert label.coin[1] == label.plate.centery
        assert label.coin[0] <= label.plate.left
        assert FRAME.table.contains(label.plate)
        assert label.plate.collidelist([other.plate for other in labels[k + 1 :]]) < 0


@pytest.mark.parametrize("boards", [2, 3, 4])
def test_the_guardian_leaves_his_value_and_all_numbers_free(sprites, boards):
    """The value is at the right of a guardian tile; of the numbers he may touch the edge."""
    unit, places = FRAME.px_per_unit, lay.path_places(boards)
    for slot in range(0, places, boards + 1):
        image, (ax, ay) = sprites.get("temple_guardian", unit, lay.GUARDIAN_SCALE)
        x, y = FRAME.at(guardian_ground(boards, slot), lay.Z_TILE)
        solid = pygame.mask.from_surface(image, OPAQUE)
        for place in range(places):
            value = pygame.Rect(0, 0, round((0.2 if place == slot else 0.38) * unit), round(0.17 * unit))
            across, down = FRAME.at(lay.path_slot(place, places), lay.Z_TILE)
            value.center = round(across + (0.14 * unit if place == slot else 0)), round(down)
            there = value.x - round(x - ax), value.y - round(y - ay)
            assert solid.overlap_area(pygame.mask.Mask(value.size, fill=True), there) == 0, (slot, place)


def heads(sprites, pieces):
    """Of each novice, its sprite and the share of its head that nothing covers that stands before it."""
    for k, piece in enumerate(pieces):
        if piece.sprite.startswith(tuple(CLEAR)):
            solid, at = shape(sprites, piece)
            box = solid.get_bounding_rects()[0]
            upper = pygame.mask.Mask(solid.get_size())
            upper.draw(pygame.mask.Mask((box.w, round(box.h * HEAD)), fill=True), box.topleft)
            head = upper.overlap_mask(solid, (0, 0))
            whole = head.count()
            for other in pieces[k + 1 :]:
                cover, there = shape(sprites, other)
                head.erase(cover, (there[0] - at[0], there[1] - at[1]))
            yield piece.sprite, head.count() / whole


def hidden(sprites, pieces):
    """The novices that are not to be counted at a glance."""
    shares = heads(sprites, pieces)
    return [(name, round(share, 2)) for name, share in shares if share < CLEAR[name.partition("_")[0]]]


@pytest.mark.parametrize("position", range(ISLANDS))
def test_each_of_three_that_stand_or_kneel_together_shows_its_head(sprites, position):
    state = crowded(position)
    x, y = lay.island_centre(position)
    here = [piece for piece in standing(state) if abs(piece.ground[0] - x) < 1.9 and abs(piece.ground[1] - y) < 1.9]
    assert hidden(sprites, here) == []


def test_each_of_three_on_the_jetty_shows_its_head(sprites):
    assert hidden(sprites, [piece for piece in standing(crowded(0)) if piece.z == lay.Z_JETTY]) == []


@pytest.mark.parametrize("position", range(ISLANDS))
def test_sea_or_ground_is_seen_between_a_figure_and_who_kneels_on_the_boardwalk(sprites, position):
    """Else the one that kneels would seem to hide behind the figure."""
    state = crowded(position)
    there = [shape(sprites, piece) for piece in figures(state) if piece.sprite != "temple_guardian"]
    for colour in COLOURS:
        alone = Piece(f"kneeling_{colour}", lay.quay_spot(position, colour), lay.Z_QUAY, KNEELING_SCALE)
        mask, (x, y) = shape(sprites, alone)
        for body_of, (left, top) in there:
            beside = [(left - x + dx, top - y + dy) for dx in (-2, 0, 2) for dy in (-2, 0, 2)]
            assert not any(mask.overlap(body_of, offset) for offset in beside), colour


@pytest.mark.parametrize("position", range(ISLANDS))
def test_figures_leave_the_building_of_their_island_to_be_seen(sprites, position):
    """All three of them, before every building."""
    state = crowded(position)
    x, y = lay.island_centre(position)
    there = [piece for piece in figures(state) if piece.sprite != "temple_guardian"]
    for island in state.islands:
        image, (ax, ay) = sprites.get(f"scenery_{island}", FRAME.px_per_unit)
        left, top = FRAME.at((x, y))
        building = pygame.mask.from_surface(image, OPAQUE)
        whole = building.count()
        for piece in there:
            cover, at = shape(sprites, piece)
            building.erase(cover, (at[0] - round(left - ax), at[1] - round(top - ay)))
        assert building.count() >= 0.7 * whole, (island, building.count() / whole)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("seat", [2, 6, 9, 15])
def test_nothing_hides_the_value_of_a_seat_and_that_hides_no_disc(sprites, seat, count):
    """Neither the novices on the tiles before it nor those that rest at the island behind it."""
    state = crowded(0)
    full = replace(state, path=tuple(replace(place, novice="blue") for place in state.path))
    full = replace(full, council=tuple((colour, seat) for colour in COLOURS[:count]))
    x, y = FRAME.at(lay.council_seat(seat), lay.Z_SEAT)
    plate = pygame.Rect(0, 0, 14, 14)
    plate.center = round(x), round(y - ABOVE[count] * FRAME.px_per_unit)
    for piece in standing(full):
        solid, at = shape(sprites, piece)
        assert not solid.overlap_area(pygame.mask.Mask(plate.size, fill=True), (plate.x - at[0], plate.y - at[1]))
    assert min(visible_under(plate, sprites, list(discs(full)))) > 0.55


def visible_under(plate, sprites, pieces):
    """Of each disc the share that neither another one nor a plate covers."""
    masks = [shape(sprites, piece) for piece in pieces]
    for k, (mask, at) in enumerate(masks):
        left = mask.copy()
        for cover, there in (*masks[k + 1 :], (pygame.mask.Mask(plate.size, fill=True), plate.topleft)):
            left.erase(cover, (there[0] - at[0], there[1] - at[1]))
        yield left.count() / mask.count()


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 5, 15])
def test_each_disc_of_a_stack_shows_its_emblem_and_the_one_ahead_lies_whole_on_top(sprites, fonts, seat, count):
    """Who is ahead breaks ties. The emblem fills the middle half of a face, the upper part of a disc."""
    stacked = tuple((colour, seat) for colour in COLOURS[:count])
    others = tuple((colour, seat + 1 if seat < 15 else seat - 1) for colour in COLOURS[count:])
    state = replace(random_state(4, 1), council=(*stacked, *others))
    lying = [(piece.sprite, *shape(sprites, piece)) for piece in discs(state)]
    plates = [(pygame.mask.Mask(box.size, fill=True), box.topleft) for box in value_boxes(fonts, state)]
    shares, tops = {}, {}
    for k, (sprite, disc, at) in enumerate(lying):
        solid = disc.get_bounding_rects()[0]
        emblem = pygame.Rect(0, 0, solid.w // 2, solid.h // 2)
        emblem.center = solid.centerx, round(solid.y + 0.43 * solid.h)
        left = pygame.mask.Mask(emblem.size, fill=True)
        for cover, there in (*((mask, spot) for _, mask, spot in lying[k + 1 :]), *plates):
            left.erase(cover, (there[0] - at[0] - emblem.x, there[1] - at[1] - emblem.y))
        shares[sprite], tops[sprite] = left.count() / (emblem.w * emblem.h), at[1] + solid.y
    assert min(shares.values()) >= 0.6
    order = [f"disc_{colour}" for colour in COLOURS[:count]]
    assert [tops[sprite] for sprite in order] == sorted(tops[sprite] for sprite in order)
    assert shares[order[0]] == 1
    assert visible(sprites, list(discs(state)))[order[0]] == 1


def value_boxes(fonts, state):
    """Squares within the round plates of what seats are worth."""
    for _, _, plate in value_plates(FRAME, fonts, state):
        yield plate.inflate(-plate.w * 0.3, -plate.h * 0.3)
