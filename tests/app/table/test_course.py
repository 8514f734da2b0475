"""The curve at the end of a game: influence after every deed, what was done there, and the way back to it."""

import pygame
import pytest

from luna.app.table.scene import TableScene
from luna.games.luna.rules.constants import OVER, ROUNDS
from luna.games.luna.rules.events import GameEnded
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.ends import course_of
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from tests.app.table.hands import click, key, press_at, tops
from tests.app.table.tables import new_table, quiet


@pytest.fixture
def ended(app):
    """A table for two whose game was played to its end, with its dialog."""
    table = new_table(quiet(app))
    while table.game.state.phase != OVER:
        state = table.game.state
        table.play(max(RULES.legal(state), key=lambda code: (code * 31 + table.game.match.length * 7) % 97))
        while isinstance(app.top, RoundEnd):
            app.top.back()
    assert isinstance(app.top, GameEnd)
    return app, table


def course(table):
    final = next(event for event in table.match.steps[-1].events if isinstance(event, GameEnded))
    return course_of(table, final)


def test_the_curve_has_the_influence_after_every_step(ended):
    _, table = ended
    seen, match = course(table), table.match
    for seat, colour in enumerate(table.setup.colours):
        values = seen.values[colour]
        assert len(values) == len(match.steps) + 1
        assert values[0] == 5
        for n, step in enumerate(match.steps[:-1], 1):
            assert values[n] == step.after.fields()["influence"][seat]
        assert values[-1] == {row.colour: row.total for row in ended[0].top.rows}[colour]


def test_every_round_begins_where_its_first_deed_is_played(ended):
    _, table = ended
    seen, match = course(table), table.match
    assert len(seen.rounds) == ROUNDS
    for number, start in enumerate(seen.rounds, 1):
        assert match.before(start).round == number
        assert start == 0 or match.before(start - 1).round == number - 1
        assert seen.round_at(start + 1) == number


def test_the_pointer_tells_what_was_done_and_a_click_shows_the_table_then(ended):
    app, table = ended
    click(app, "tab-course")
    told = set()
    for x in range(400, 900, 100):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 350), rel=(1, 0), buttons=(0, 0, 0)))
        told.add(next(label.text for label in app.top.form.labels if label.key == "course"))
    assert len(told) == 5
    press_at(app, (500, 350))
    assert isinstance(app.top, TableScene)
    assert table.table.looked is not None
    assert 0 < table.table.looked < table.table.length


@pytest.mark.parametrize("way", ["button", "escape", "enter", "step", "run"])
def test_a_look_that_began_at_the_result_ends_there(ended, way):
    app, table = ended
    click(app, "tab-course")
    press_at(app, (500, 350))
    table.look_at(table.table.length - 1)
    button = next(each for each in table.shown().look.buttons if each.primary)
    assert button.label == "Back to the result"
    if way == "button":
        press_at(app, table.place(button.pick).center)
    else:
        codes = {"escape": pygame.K_ESCAPE, "enter": pygame.K_RETURN, "step": pygame.K_RIGHT, "run": pygame.K_SPACE}
        key(app, codes[way])
        app.update(0.1)
        app.update(0.1)
    assert tops(app)[-1] is GameEnd
    assert not table.history.on


def test_a_look_that_began_at_the_table_ends_at_the_table(ended):
    app, table = ended
    click(app, "look")
    table.look_at(3)
    key(app, pygame.K_ESCAPE)
    assert tops(app)[-1] is TableScene
    assert not table.history.on


def test_whoever_plays_on_from_a_look_is_not_led_to_a_result_any_more(ended):
    app, table = ended
    click(app, "tab-course")
    press_at(app, (500, 350))
    table.play_on()
    table.look_at(0)
    key(app, pygame.K_ESCAPE)
    assert tops(app)[-1] is TableScene


def test_by_keyboard_the_mark_goes_by_deeds_and_rounds(ended):
    app, table = ended
    click(app, "tab-course")
    app.top.form.focus_on("course-look")
    key(app, pygame.K_HOME)
    for _ in range(2):
        key(app, pygame.K_PAGEDOWN)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_LEFT)
    key(app, pygame.K_RIGHT)
    third = course(table).rounds[2]
    key(app, pygame.K_RETURN)
    app.update(0.01)
    assert tops(app)[-1] is TableScene
    assert table.table.looked == third + 1


def test_the_words_below_the_curve_call_the_players_as_the_table_above_does(ended):
    app, _ = ended
    told = next(label.text for label in app.top.form.labels if label.key == "course")
    for row in app.top.rows:
        assert row.name
        assert f"{row.name} {row.total}" in told


def test_two_orders_have_their_curve_under_the_result(ended):
    app, _ = ended
    assert "course-look" in app.top.form.widgets
    click(app, "tab-rounds")
    assert "course-look" not in app.top.form.widgets


def test_the_first_button_is_another_game(ended):
    app, _ = ended
    assert app.top.form.main == app.top.form.focused == "rematch"
