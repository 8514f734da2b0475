"""What lies under the pointer, and where a thing lies, say the same."""

import pytest

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import BAG, Kind
from luna.games.rivers.rules.constants import ATTACK, BUILD, CELL_NAMES, DEFEND, LEAVE, ORDER
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.beside import NUMBER
from luna.games.rivers.view.places import bag_area
from luna.ui.table.picks import TABLE, TablePick
from luna.ui.table.shown import Button, Choices
from tests.games.rivers.view.pictures_of import first, shown, some

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (3440, 1440))
AREAS = (Kind.CELL, Kind.SQUARE, Kind.SCREEN, TablePick.PLAYER, TablePick.CHRONICLE)
"""Kinds that hold other things; those lie on top of them."""
PHASES = (ORDER, ATTACK, DEFEND, BUILD, LEAVE)


def agree(view, picture):
    for pick in view.picks(picture):
        under = view.picks_at(view.place(pick, picture).center, picture)
        assert pick in under, pick


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_middle_of_every_place_is_that_place(make_view, say, size, players):
    view = make_view(size)
    for state in some(3, players, 40):
        agree(view, shown(view, state, say("en")))


@pytest.mark.parametrize("phase", PHASES)
def test_the_middle_of_every_place_is_that_place_in_a_decision(make_view, say, phase):
    view = make_view()
    agree(view, shown(view, first(phase), say("en")))


@pytest.mark.parametrize("phase", PHASES)
def test_all_that_begins_or_goes_on_to_a_legal_action_has_a_place(make_view, say, phase):
    view, state = make_view(), first(phase)
    picture = shown(view, state, say("en"))
    assert picture.sources <= view.picks(picture)


@pytest.mark.parametrize("players", [2, 4])
def test_all_that_a_piece_can_go_to_has_a_place(make_view, say, players):
    view = make_view()
    for state in some(5, players, 60):
        picture = shown(view, state, say("en"))
        turn = RIVERS_TABLE.turn(RULES.observe(state, state.actor))
        for piece in turn.sources():
            assert turn.targets_after(piece) <= view.picks(picture)


def test_a_leader_is_hit_before_the_cell_it_stands_on(make_view, say):
    view = make_view()
    state = next(state for state in some(3, 4, 40) if any(at >= 0 for at in state.leader))
    picture = shown(view, state, say("en"))
    leaders = [pick for pick in view.picks(picture) if pick.kind == Kind.LEADER]
    assert leaders
    for pick in leaders:
        under = view.picks_at(view.place(pick, picture).center, picture)
        assert under[0] == pick


def test_every_cell_is_under_its_own_middle_alone(make_view, say):
    view, state = make_view(), next(some(3, 4, 40))
    picture = shown(view, state, say("en"))
    for name in CELL_NAMES:
        at = view.place(Pick(Kind.CELL, name), picture).center
        assert [pick.key for pick in view.picks_at(at, picture) if pick.kind == Kind.CELL] == [name]


def test_while_a_question_is_open_only_its_answers_and_the_bars_can_be_picked(make_view, say):
    view, state = make_view(), first(ATTACK)
    choices = Choices("How many?", ("0", "1", "2"), (640, 360))
    bar = (Button(Pick("bar", "menu"), "Menu", "menu"),)
    picture = shown(view, state, say("en"), choices=choices, bar=bar)
    kinds = {pick.kind for pick in view.picks(picture)}
    assert kinds == {TablePick.CHOICE, TablePick.QUESTION, TablePick.ACTION, TablePick.BAR}


def test_help_is_about_the_table_where_nothing_else_is(make_view, say):
    view, state = make_view(), next(some(3, 2, 40))
    picture = shown(view, state, say("en"))
    left = view.place(Pick(Kind.CELL, "a11"), picture)
    assert view.topic_at((left.x - left.w // 3, left.bottom + 8), picture) == TABLE


def test_help_tells_the_join_marker_from_its_tile(make_view, say):
    view, state = make_view(), first(ATTACK, join=True)
    picture = shown(view, state, say("en"))
    rect = view.place(Pick(Kind.CELL, CELL_NAMES[state.join]), picture)
    assert view.topic_at(rect.center, picture) == Pick(Kind.MARKER)
    assert Pick(Kind.MARKER) not in view.picks(picture)


def test_help_knows_the_parts_of_the_top_bar(make_view, say):
    view, state = make_view(), next(some(3, 2, 40))
    picture = shown(view, state, say("en"))
    found = {view.topic_at((x, 16), picture) for x in range(0, 1280, 4)}
    assert found == {BAG, TABLE}


@pytest.mark.parametrize("size", SIZES)
def test_the_bag_is_one_place_with_its_number(make_view, say, size):
    """What points at the bag, as a ring does, leaves the number below it free."""
    view, frame = make_view(size), Frame(size)
    place, bag = view.place(BAG, shown(view, first(BUILD), say("en"))), bag_area(frame)
    assert place.contains(bag)
    assert place.bottom - bag.bottom >= frame.plates.px(NUMBER) / 2
