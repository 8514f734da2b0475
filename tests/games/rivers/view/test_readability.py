"""At 1280 x 720 every number and symbol is at least 11 px high and stands out from what is behind it."""

import itertools

import pygame
import pytest

from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.picks.related import related
from luna.games.rivers.picks.turn import Turn
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import ACT, ATTACK, BUILD, COLOURS, DEFEND, LEAVE, ORDER, SPHERES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.hand import arranged_bar
from luna.games.rivers.view.places import prompt_area, screen_area
from luna.ui.moving.motion import Placing
from luna.ui.table.shown import Bubble, Carried
from tests.games.rivers.view.pictures_of import first, shown, some
from tests.ui.table.reading_glass import recorded

SIZE = 1280, 720
HIGH, WORD_HIGH, CLEAR = 11, 10, 4.5
LANGUAGES = ("en", "de", "pl", "it")
PHASES = (ACT, ORDER, ATTACK, DEFEND, BUILD, LEAVE)


def faults(seen):
    """What is too small or too faint."""
    low = (each for each in seen if each.height < (HIGH if each.is_number else WORD_HIGH))
    return sorted({str(each) for each in (*low, *(each for each in seen if each.contrast < CLEAR))})


def drawn(view, picture):
    with recorded() as seen:
        view.draw(pygame.Surface(SIZE), picture)
    return seen


@pytest.mark.parametrize(("language", "phase"), list(itertools.product(LANGUAGES, PHASES)))
def test_all_that_is_written_can_be_read_in_every_decision(make_view, say, language, phase):
    view = make_view(SIZE, language)
    seen = drawn(view, shown(view, first(phase), say(language)))
    assert len(seen) > 30
    assert faults(seen) == []


def test_panels_and_hand_can_be_read_all_through_a_game(make_view, say):
    for state in some(3, 4, 25):
        view = make_view(SIZE)
        assert faults(drawn(view, shown(view, state, say("en")))) == []


def test_the_numbers_of_a_kingdom_can_be_read(make_view, say):
    counted = 0
    for state in some(8, 4, 25):
        view, turn = make_view(SIZE), Turn(state)
        for pick in sorted(turn.sources()):
            if pick.kind == Kind.LEADER:
                seen = drawn(view, shown(view, state, say("en"), related=related(state, pick)))
                told = [each for each in seen if each.place.startswith("pill")]
                counted += len(told)
                assert faults(told) == []
    assert counted > 20


@pytest.mark.parametrize("colour", COLOURS)
def test_points_on_their_way_can_be_read_on_sand_and_water(make_view, say, colour):
    view, state = make_view(SIZE), next(some(3, 2, 40))
    places = [(x, y) for x in range(260, 1040, 130) for y in range(90, 600, 130)]
    flights = tuple(Placing("", at, text="+3", colour=colour) for at in places)
    seen = drawn(view, shown(view, state, say("en"), flights=flights))
    outlined = [each for each in seen if each.what == "+3" and each.place.startswith("flights")]
    assert min(each.height for each in outlined) >= HIGH
    assert [each for each in outlined if each.contrast >= CLEAR]


@pytest.mark.parametrize(("language", "scale"), list(itertools.product(LANGUAGES, (80, 100, 125, 150, 200))))
def test_no_button_loses_its_word_to_large_type(make_view, say, fonts, language, scale):
    frame = Frame(SIZE, scale / 100)
    for phase in PHASES:
        actions = shown(make_view(SIZE, language), first(phase), say(language)).actions
        assert all(each.label for each in arranged_bar(frame, fonts, actions).placed)


@pytest.mark.parametrize(("language", "phase"), list(itertools.product(LANGUAGES, PHASES)))
def test_prompt_and_buttons_fit_in_every_language(make_view, say, fonts, language, phase):
    view, frame = make_view(SIZE, language), Frame(SIZE)
    picture = shown(view, first(phase), say(language))
    seen = drawn(view, picture)
    laid = arranged_bar(frame, fonts, picture.actions)
    placed = laid.placed
    assert all(each.label for each in placed), "a button lost its word"
    for each in placed:
        assert any(told.what == each.button.label for told in seen), each.button.label
        assert frame.bottom.contains(each.rect)
        assert each.rect.left >= screen_area(frame).right
    assert picture.prompt in {each.what for each in seen}
    assert prompt_area(frame, laid.prompt).right <= frame.bottom.right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("held", range(6))
@pytest.mark.parametrize("phase", [ATTACK, DEFEND])
def test_what_is_asked_for_in_a_conflict_is_read_whole(make_view, say, language, held, phase):
    state = first(phase).copy()
    place = SPHERES * state.actor + supporting(state)
    state.attack, state.defence, state.hand[place] = (0, 6, held) if phase == ATTACK else (7, 0, held)
    view = make_view(SIZE, language)
    picture = shown(view, state, say(language))
    assert picture.prompt in {each.what for each in drawn(view, picture)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_very_long_name_takes_nothing_else_its_place(make_view, say, language):
    view, state = make_view(SIZE, language), first(ACT)
    names = dict.fromkeys(state.table.names, "W" * 18)
    seen = drawn(view, shown(view, state, say(language), names=names))
    assert faults(seen) == []


@pytest.mark.parametrize("scale", [0.8, 1.5])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)])
def test_any_window_and_any_size_of_type_can_be_drawn(make_view, say, size, scale):
    view, state = make_view(size, "de", scale), first(BUILD)
    carried = Carried("tile_red_1", 3, (size[0] // 2, size[1] // 2))
    bubble = Bubble("+1", carried.at, "gain")
    view.draw(pygame.Surface(size), shown(view, state, say("de"), carried=carried, bubble=bubble))


def test_a_cell_is_44_px_in_the_smallest_window():
    assert Frame(SIZE).cell(0).w >= 44


def test_the_eyes_of_the_tests_are_those_of_the_seat_to_act(make_view, say):
    view, state = make_view(SIZE), next(some(3, 2, 40))
    assert shown(view, state, say("en")).state == view.snapshot(RULES.observe(state, state.actor))
