"""Enter does what the button says that bears it; where something else takes the key, no button bears it."""

from __future__ import annotations

import pygame
import pytest

from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.core.turn import Ask, Play
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.table.picks import DONE, choice
from tests.app.table.hands import key
from tests.app.table.hinting import ask, with_hints


@pytest.fixture
def table(app) -> TableScene:
    return with_hints(app)


@pytest.fixture
def journey(table: TableScene) -> TableScene:
    """A journey is under way that may be ended or go on."""
    table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "journey"))
    return table


def bearing(table: TableScene) -> list[Pick]:
    return [each.pick for each in table.shown().actions if each.pressed_by == "Enter"]


def kinds(table: TableScene) -> list[str]:
    return [ACTIONS[step.code].kind for step in table.game.match.steps]


def test_enter_ends_a_journey_whatever_novice_the_pointer_is_on(app, journey):
    novice = next(pick for pick in sorted(journey.turn.sources()) if pick.kind == "novice")
    journey.hand.hover(journey.place(novice).center)
    assert journey.pointing.hover == novice
    assert bearing(journey) == [DONE]
    key(app, pygame.K_RETURN)
    assert kinds(journey) == ["journey", "done"]


def test_enter_ends_a_journey_with_a_novice_picked_up_for_its_next_step(app, journey):
    novice = next(pick for pick in sorted(journey.turn.sources()) if pick.kind == "novice")
    journey.click([novice], journey.place(novice).center)
    target = next(pick for pick in sorted(journey.turn.targets()) if pick != DONE)
    journey.hand.hover(journey.place(target).center)
    assert bearing(journey) == [DONE]
    key(app, pygame.K_RETURN)
    assert kinds(journey) == ["journey", "done"]


def test_where_tab_went_enter_picks_and_the_button_does_not_bear_it(app, journey):
    key(app, pygame.K_TAB)
    assert bearing(journey) == []
    key(app, pygame.K_RETURN)
    assert kinds(journey) == ["journey"]
    assert journey.turn.picks


def test_help_takes_enter_from_the_button(app, journey):
    journey.help.open(DONE)
    journey.redraw()
    assert bearing(journey) == []


def test_enter_plays_no_hint_that_picks_hide(app, table):
    ask(app, 3)
    assert table.hints.acceptable
    novice = next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice")
    table.click([novice], table.place(novice).center)
    table.hand.hover((2, 2))
    key(app, pygame.K_RETURN)
    assert kinds(table) == []


def test_enter_answers_no_question_before_the_keyboard_has_gone_to_an_answer(app, table):
    plays = tuple(Play(code) for code in RULES.legal(table.game.state)[:3])
    table.table.ask(Ask(plays), (400, 300))
    table.redraw()
    table.hand.hover(table.place(choice(1)).center)
    key(app, pygame.K_RETURN)
    assert (kinds(table), table.shown().hover) == ([], choice(1))
    key(app, pygame.K_RETURN)
    assert [step.code for step in table.game.match.steps] == [plays[1].code]
