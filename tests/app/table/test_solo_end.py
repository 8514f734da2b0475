"""The end of a round in solo: whoever leaves something unused is asked first, and sees then who acts."""

import pygame
import pytest

from luna.app.session.session import begin_game
from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.points.unused import possible, usable_novices, wasted_novices
from luna.games.luna.rules.actions import FIRST, ActionKind
from luna.games.luna.rules.constants import ACTION, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from tests.app.table.hands import key, press_at
from tests.app.table.tables import at_table, quiet

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)
END = FIRST[ActionKind.END]


def solo(app, wanted):
    """A solo table at the first position of its first round that is wanted."""
    game = begin_game(LUNA, SOLO.drawn(), app.context.storage, 7)
    while not wanted(game.state):
        game.match.play(RULES.legal(game.state)[0])
    return at_table(app, game, SOLO)


def acting(state):
    return state.phase == ACTION


@pytest.fixture
def table(app):
    """At the beginning of the person's own actions."""
    scene = solo(quiet(app), acting)
    assert wasted_novices(scene.table.state)
    assert possible(scene.table.state)
    return scene


def test_its_key_asks_and_says_what_is_left(app, table):
    played = table.table.length
    key(app, pygame.K_e, "e")
    choices = table.shown().choices
    assert table.table.length == played
    assert choices.title == "End the round?"
    assert choices.options == ("End the round",)
    assert choices.gains[0].startswith(f"Unused: {usable_novices(table.table.state)} ")


@pytest.mark.parametrize("again", [(pygame.K_e, "e"), (pygame.K_1, "1")])
def test_the_same_key_and_the_number_of_the_answer_say_yes(app, table, again):
    played = table.table.length
    key(app, pygame.K_e, "e")
    key(app, *again)
    assert table.table.length == played + 1
    assert table.table.steps[-1].code == END


def test_escape_and_a_click_elsewhere_say_no(app, table):
    played, island = table.table.length, table.place(Pick("island", "herbs")).center
    for no in (lambda: key(app, pygame.K_ESCAPE), lambda: press_at(app, island)):
        key(app, pygame.K_e, "e")
        no()
        assert table.shown().choices is None
        assert table.table.length == played


def test_where_nothing_is_left_nobody_is_asked(app):
    table = solo(quiet(app), lambda state: acting(state) and END in RULES.legal(state) and not wasted_novices(state))
    played = table.table.length
    key(app, pygame.K_e, "e")
    assert table.table.length == played + 1


def test_what_the_opponent_does_bears_its_sign(app):
    table = solo(quiet(app, speed="1"), lambda state: state.phase == TIRE)
    table.play(RULES.legal(table.table.state)[0])
    assert table.busy
    opponent, seen = table.game.seats[1].colour, set()
    while table.busy:
        drawn = table.drawn()
        seen.add((drawn.prompt_of, "Opponent" in drawn.prompt))
        app.update(0.05)
    assert seen == {(opponent, True)}
    assert table.drawn().prompt_of == ""


def test_while_a_scoring_is_told_the_chronicle_has_what_ended_the_round_and_not_yet_what_that_brought(app):
    app.context.settings.put(preferences.HAND_OVER, "off")
    table = solo(quiet(app), lambda state: acting(state) and state.round == 2)
    before = len(table.shown().chronicle)
    table.play(END)
    told = table.drawn().chronicle
    whole = table.shown().chronicle
    assert table.stage.told
    assert told == whole[: len(told)]
    assert before <= len(told) < len(whole)
    assert whole[len(told)].opens
