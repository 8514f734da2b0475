"""The last candle ends the round for everybody: whoever leaves something unused is asked first."""

import pygame
import pytest

from luna.app.session.session import begin_game
from luna.games.luna.game import LUNA
from luna.games.luna.points.unused import possible, usable_novices, wasted_novices
from luna.games.luna.rules.actions import FIRST, ActionKind
from luna.games.luna.rules.constants import ACTION
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.hands import key, press_at
from tests.app.table.tables import CHOICE, at_table

MEDITATE = FIRST[ActionKind.MEDITATE]
AGAIN = [(pygame.K_m, "m"), (pygame.K_1, "1")]


def table_at(app, wanted):
    """A table for two at the first position that is wanted; candles are turned and other things done by turns."""
    game = begin_game(LUNA, CHOICE.drawn(), app.context.storage, CHOICE.seed)
    for number in range(400):
        if wanted(game.state):
            break
        legal = RULES.legal(game.state)
        game.match.play(legal[number * 7 % len(legal)] if number % 3 or MEDITATE not in legal else MEDITATE)
    assert wanted(game.state)
    return at_table(app, game)


def last(state):
    return state.phase == ACTION and state.lit == 1 and MEDITATE in RULES.legal(state)


def wastes(state):
    return last(state) and wasted_novices(state) and possible(state)


def test_it_is_asked_whether_the_round_is_to_end_and_told_what_is_left(app):
    table = table_at(app, wastes)
    played, left = table.table.length, usable_novices(table.table.state)
    key(app, pygame.K_m, "m")
    choices = table.shown().choices
    assert table.table.length == played
    assert (choices.title, choices.options) == ("End the round?", ("End the round",))
    assert choices.gains[0].startswith(f"Unused: {left} active novice")


@pytest.mark.parametrize("again", AGAIN)
def test_the_same_key_and_the_number_of_the_answer_say_yes(app, again):
    table = table_at(app, wastes)
    played = table.table.length
    key(app, pygame.K_m, "m")
    key(app, *again)
    assert table.table.length == played + 1
    assert table.table.steps[-1].code == MEDITATE


def test_the_candles_ask_as_the_button_does(app):
    table = table_at(app, wastes)
    played = table.table.length
    press_at(app, table.place(table.offer.spelled(table.table.state, MEDITATE)[-1]).center)
    assert table.table.length == played
    assert table.shown().choices


def test_nobody_is_asked_about_a_candle_before_the_last_nor_where_nothing_is_left(app):
    for wanted in (
        lambda state: state.phase == ACTION and state.lit > 1 and wasted_novices(state),
        lambda state: last(state) and not wasted_novices(state),
    ):
        table = table_at(app, wanted)
        played = table.table.length
        key(app, pygame.K_m, "m")
        assert table.table.length == played + 1
