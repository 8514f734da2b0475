"""Monuments that may be built wait beside the square that they are for, all others at the edge of the map."""

from dataclasses import replace

import pytest

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.constants import BUILD, CELL_NAMES, CELLS, EMPTY, LEADER, NOWHERE, PAIR_NAMES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import middle
from luna.games.rivers.view.offering import offered_row
from luna.games.rivers.view.places import offer_area
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.table.picks import choice
from luna.ui.table.shown import Choices
from tests.games.rivers.view.pictures_of import game, shown

SIZES = ((1280, 720), (1920, 1080))


def building():
    """Positions in which a monument is to be chosen, of some games."""
    return [state for seed in range(12) for state in game(seed, 4) if state.phase == BUILD][:20]


@pytest.mark.parametrize("size", SIZES)
def test_what_may_be_built_waits_beside_its_square_on_the_map(make_view, say, size):
    view, frame = make_view(size), Frame(size)
    found = building()
    assert found
    for state in found:
        picture = shown(view, state, say("en"))
        places = {
            pair: view.place(Pick(Kind.MONUMENT, PAIR_NAMES[pair]), picture)
            for pair, square in enumerate(state.monument)
            if square == NOWHERE
        }
        row = offer_area(frame, Snapshot.of(state))
        squares = [frame.square(square) for square in picture.state.squares]
        assert frame.map_area().inflate(2, 2).contains(row)
        assert row.inflate(2 * squares[0].w, 2 * squares[0].h).collidelist(squares) >= 0
        assert row.collidelist(squares) == -1, [CELL_NAMES[square] for square in picture.state.squares]
        for pair, place in places.items():
            assert row.contains(place) == (pair in picture.state.offered)


def test_before_and_after_the_choice_all_wait_at_the_edge(make_view, say):
    view, frame = make_view(), Frame((1280, 720))
    picture = shown(view, game(3, 4)[0], say("en"))
    for pair in PAIR_NAMES:
        assert view.place(Pick(Kind.MONUMENT, pair), picture).centerx < frame.map_area().left


def test_the_row_lies_on_empty_ground_where_there_is_some_beside_the_square():
    found = Snapshot.of(building()[0])
    bare = replace(found, cells=tuple(EMPTY for _ in found.cells), treasures=frozenset())
    plain = offered_row(bare)
    under = [cell for cell in range(CELLS) if _lies_under(plain, cell)]
    crowded = replace(bare, cells=tuple(LEADER * (cell in under) for cell in range(CELLS)))
    assert not [cell for cell in under if _lies_under(offered_row(crowded), cell)]


def _lies_under(row, cell):
    (left, top, width, height), (x, y) = row, middle(cell)
    return left < x < left + width and top < y < top + height


def test_a_monument_that_waits_answers_which_one_is_meant_and_all_else_nothing(make_view, say):
    view, state = make_view(), building()[0]
    picture = shown(view, state, say("en"))
    offered = [Pick(Kind.MONUMENT, PAIR_NAMES[pair]) for pair in picture.state.offered]
    places = {pick: view.place(pick, picture).center for pick in offered}
    answers = tuple(frozenset((pick,)) for pick in offered)
    asking = replace(picture, choices=Choices("Which?", ("one",) * len(offered), (0, 0), places=answers))
    popup = view.place(Pick("question"), asking)
    assert not [at for at in places.values() if popup.collidepoint(at)]
    for k, pick in enumerate(offered):
        assert view.picks_at(places[pick], asking)[0] == choice(k)
    assert view.picks_at(view.place(Pick(Kind.CELL, CELL_NAMES[0]), picture).center, asking) == []
