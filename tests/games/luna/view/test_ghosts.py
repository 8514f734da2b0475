"""Ghosts: what a position that is only thought of would change, piece by piece."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.ghosts import ghosts
from luna.games.luna.view.geometry.pieces import discs
from luna.games.luna.view.geometry.places import placed_ground, tile_ground, tile_pawn_ground
from luna.games.luna.view.geometry.spots import disc_spots
from luna.games.luna.view.snapshot import PathTile, Snapshot, TempleTile
from luna.ui.pictures import marks
from luna.ui.table.shown import Shown
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES, random_state, with_order


def sprites_of(pieces):
    return sorted(piece.sprite for piece in pieces)


def with_group(state, colour, island, active, inactive=0):
    islands = dict(state.orders[colour].islands)
    islands[island] = replace(islands[island], active=active, inactive=inactive)
    return with_order(state, colour, islands=islands)


@pytest.fixture
def state():
    return random_state(2, 5)


def test_a_position_that_changes_nothing_has_no_ghosts(state):
    assert ghosts(state, replace(state, actor=None)) == ghosts(state, state)
    assert not ghosts(state, state).coming
    assert not ghosts(state, state).going


def test_a_novice_that_would_rest_is_outlined_and_kneels_pale(state):
    colour = state.seats[0]
    told = ghosts(with_group(state, colour, "herbs", 1), with_group(state, colour, "herbs", 0, 1))
    assert sprites_of(told.going) == [f"novice_{colour}"]
    assert sprites_of(told.coming) == [f"kneeling_{colour}"]


@pytest.mark.parametrize("present", [1, 2, 3, 5])
def test_who_joins_a_group_stands_beside_it_and_not_in_it(state, present):
    colour = state.seats[0]
    position = state.islands.index("herbs")
    told = ghosts(with_group(state, colour, "herbs", present), with_group(state, colour, "herbs", present + 1))
    (ghost,) = told.coming
    spot = lay.active_spot(position, colour)
    assert all(abs(ghost.ground[0] - spot[0] - x) > 0.15 for x, _ in lay.cluster(present))


def test_a_large_group_of_ghosts_bears_its_number(state):
    colour = state.seats[0]
    told = ghosts(with_group(state, colour, "herbs", 0), with_group(state, colour, "herbs", 5))
    assert told.joining[0].count == 5
    assert len(told.joining[0].pieces) == lay.MOST_DRAWN


def test_a_consecration_shows_tile_and_novice_on_the_field(state):
    colour, tile = state.seats[0], state.path[-1].tile
    before = replace(state, path=(*state.path[:-1], PathTile(tile, colour)))
    after = replace(state, path=state.path[:-1], temple=(*state.temple, TempleTile(tile, colour, book=False)))
    told = ghosts(before, after)
    at = placed_ground(state.boards, tile)
    assert {(piece.sprite, piece.ground) for piece in told.coming} == {
        (f"tile_{tile:02d}", at),
        (f"novice_{colour}", at),
    }
    assert {piece.ground for piece in told.going} == {
        tile_ground(state.boards, tile),
        tile_pawn_ground(state.boards, tile),
    }
    assert not told.displaced


def test_a_displaced_novice_is_struck_out_and_waits_on_the_jetty(state):
    placed = next(placed for placed in state.temple if placed.novice)
    colour = placed.novice
    temple = tuple(replace(each, novice=None) if each is placed else each for each in state.temple)
    before = with_order(state, colour, jetty=0)
    told = ghosts(before, with_order(replace(state, temple=temple), colour, jetty=1))
    assert sprites_of(told.displaced) == [f"novice_{colour}"]
    assert [piece.ground for piece in told.coming] == [lay.jetty_spot(colour)]


def test_an_order_that_takes_its_own_novice_away_displaces_nobody(state):
    colour = state.seats[0]
    told = ghosts(with_group(state, colour, "herbs", 1), with_group(state, colour, "herbs", 0))
    assert not told.displaced


def test_a_disc_is_shown_on_top_of_those_on_the_seat_it_reaches(state):
    first, second = state.seats
    before = replace(state, council=((first, 4), (second, 2)))
    told = ghosts(before, replace(state, council=((second, 4), (first, 4))))
    (disc,) = told.coming
    assert disc.sprite == f"disc_{second}"
    (there,) = [piece for piece in told.going if piece.sprite.startswith("disc")]
    assert there.sprite == f"disc_{second}"


def test_a_disc_is_shown_where_it_would_lie_among_others_and_they_are_no_ghosts(state):
    first, second = state.seats
    before = replace(state, council=((first, 15), (second, 12)))
    after = replace(state, council=((first, 15), (second, 15)))
    told = ghosts(before, after)
    assert told.coming == tuple(piece for piece in discs(after) if piece.sprite == f"disc_{second}")
    assert sprites_of(piece for piece in told.going if piece.sprite.startswith("disc")) == [f"disc_{second}"]


def test_every_figure_and_candle_and_book_that_moves_is_told(state):
    island = next(name for name in state.islands if name != state.figures["apostate"])
    told = ghosts(state, replace(state, figures={**state.figures, "apostate": island}))
    assert sprites_of(told.coming) == ["apostate"]
    lit = replace(state, lit=2)
    assert sprites_of(ghosts(lit, replace(state, lit=1)).coming) == ["candle_unlit"]
    source, target = state.temple[0].tile, state.temple[1].tile
    had = tuple(replace(placed, book=placed.tile == source) for placed in state.temple)
    has = tuple(replace(placed, book=placed.tile == target) for placed in state.temple)
    assert sprites_of(ghosts(replace(state, temple=had), replace(state, temple=has)).coming) == ["book"]


MOVING = {
    ActionKind.RECRUIT: "kneeling_",
    ActionKind.SHRINE: "shrine_",
    ActionKind.JOURNEY: "kneeling_",
    ActionKind.APPOINT: "novice_",
    ActionKind.CONSECRATE: "tile_",
    ActionKind.BOOK: "book",
    ActionKind.COUNCIL: "disc_",
    ActionKind.EXPEL: "apostate",
    ActionKind.MEDITATE: "candle_",
}


def test_every_action_that_moves_a_piece_has_its_ghost():
    """A full circle of the apostate is the one move that changes nothing."""
    for state in random_positions(12, every=9):
        before = Snapshot.of(state)
        for code in RULES.legal(state):
            sprite = MOVING.get(ACTIONS[code].kind)
            if sprite and (after := Snapshot.of(RULES.apply(state, code)[0])).round == before.round and not after.over:
                told = ghosts(before, after)
                circle = sprite == "apostate" and before.figures == after.figures
                assert circle or any(piece.sprite.startswith(sprite) for piece in told.coming), ACTIONS[code]


def test_ghosts_are_drawn_of_any_position_of_the_same_table(make_view):
    view, surface = make_view(), pygame.Surface((1280, 720))
    seen = [Snapshot.of(state) for state in random_positions(1, every=40)]
    for before, after in pairwise(seen):
        view.draw(surface, Shown(before, NAMES, outcome=after))


def test_ghosts_come_and_go_without_the_table_being_painted_anew(make_view, state):
    view, surface = make_view(), pygame.Surface((1280, 720))
    colour = state.seats[0]
    state = with_group(state, colour, "herbs", 2)
    view.draw(surface, Shown(state, NAMES))
    plain = surface.copy()
    view.draw(surface, Shown(state, NAMES, outcome=with_group(state, colour, "herbs", 3)))
    assert surface.get_view("2").raw != plain.get_view("2").raw
    view.draw(surface, Shown(state, NAMES))
    assert surface.get_view("2").raw == plain.get_view("2").raw


def test_an_arrow_leads_a_book_from_one_novice_to_the_other(make_view, monkeypatch, state):
    arrows = []
    monkeypatch.setattr(marks, "arrow", lambda surface, start, end, *look: arrows.append((start, end)))
    seats, tiles = state.seats, [each.tile for each in (*state.path, *state.temple)]

    def held(first):
        pair = TempleTile(tiles[0], seats[0], book=first), TempleTile(tiles[1], seats[1], book=not first)
        return replace(state, path=(), temple=pair)

    here, there = held(True), held(False)
    view, surface = make_view(), pygame.Surface((1280, 720))
    view.draw(surface, Shown(here, NAMES, outcome=here))
    assert not arrows
    view.draw(surface, Shown(here, NAMES, outcome=there))
    ((start, end),) = arrows
    for tile, at in ((tiles[0], start), (tiles[1], end)):
        assert view.place(Pick("field", str(tile)), Shown(here, NAMES)).inflate(30, 30).collidepoint(at)


def test_in_the_council_the_corners_stand_round_the_disc_that_moved(make_view, state):
    view, surface, colour = make_view(), pygame.Surface((1280, 720)), state.seats[1]
    disc = next(spot.rect for spot in disc_spots(Frame((1280, 720)).on_table, state) if spot.pick.key == colour)
    view.draw(surface, Shown(state, NAMES))
    plain = surface.copy()
    view.draw(surface, Shown(state, NAMES, recent=frozenset({Pick("council"), Pick("disc", colour)})))
    same = pygame.mask.from_threshold(plain, (0, 0, 0), (1, 1, 1, 255), surface)
    same.invert()
    boxes = same.get_bounding_rects()
    assert boxes
    assert all(disc.inflate(30, 30).contains(box) for box in boxes)
