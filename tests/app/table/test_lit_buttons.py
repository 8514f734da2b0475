"""Buttons are lit only while it is seen that who decides can press them."""

import pytest

from luna.app.session.session import begin_game
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from tests.app.table.moving import line, lively
from tests.app.table.tables import at_table, new_table

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)


@pytest.fixture
def app(make_app):
    return lively(make_app())


def lit(shown):
    return [button.pick for button in shown.actions if button.enabled]


def seen_while_moving(app, table):
    """What the buttons show from frame to frame until all is at its end."""
    while table.stage.busy:
        yield table.drawn()
        app.update(1 / 30)


def test_while_the_turn_goes_over_to_somebody_else_no_button_is_lit(app):
    table = new_table(app)
    assert lit(table.drawn())
    table.play(line(table, "favor"))
    assert table.stage.busy
    assert all(not lit(shown) for shown in seen_while_moving(app, table))
    assert lit(table.drawn())


def test_what_can_be_pressed_after_an_own_deed_is_lit_at_once_and_stays_so(app):
    table = new_table(app)
    table.play(line(table, "journey"))
    then = table.shown().actions
    assert lit(table.shown())
    assert {shown.actions for shown in seen_while_moving(app, table)} == {then}
    assert table.drawn().actions == then


def test_while_the_opponent_of_a_solo_game_does_something_no_button_is_lit(app):
    table = at_table(app, begin_game(LUNA, SOLO.drawn(), app.context.storage, SOLO.seed), SOLO)
    while table.game.state.phase != TIRE:
        table.play(RULES.legal(table.game.state)[0])
        table.stage.skip()
    table.play(line(table, "tire"))
    assert table.stage.busy
    assert all(not lit(shown) for shown in seen_while_moving(app, table))
    assert lit(table.drawn())
