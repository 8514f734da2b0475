"""The curve at the end of a game: influence after every deed, what was done there, and the way back to it."""

import pygame
import pytest

from luna.app.table.scene import TableScene
from luna.games.luna.rules.constants import OVER, ROUNDS
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.ends import course_of
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.words.telling import doer, gain
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


def test_the_curve_has_the_influence_after_every_deed_and_every_scoring(ended):
    _, table = ended
    seen, match = course_of(table), table.match
    for seat, colour in enumerate(table.setup.colours):
        values, at = seen.values[colour], 0
        assert values[0] == 5
        for before, step in zip((match.first, *(each.after for each in match.steps)), match.steps, strict=False):
            was, at = values[at], at + 1
            scored = next((event for event in step.events if isinstance(event, RoundScored)), None)
            if scored is None:
                assert values[at] == step.after.fields()["influence"][seat]
                continue
            assert was == before.fields()["influence"][seat]
            assert values[at] - was == sum(gain(event) for event in step.events if doer(event) == seat), "the deed"
            assert values[at + 1] - values[at] == scored.paid[seat], "the scoring"
            at += 1
        assert at == len(match.steps) + ROUNDS
        assert len(values) == at + 2, "the end"
        assert values[-1] == {row.colour: row.total for row in ended[0].top.rows}[colour]


def test_a_scoring_is_told_as_one_and_belongs_to_the_round_that_it_ends(ended):
    app, table = ended
    seen, text = course_of(table), app.context.text
    assert len(seen.rounds) == ROUNDS
    for number, start in enumerate(seen.rounds[1:], 1):
        assert seen.told(start) == text("round-end-heading", round=number)
        assert (seen.round_at(start), seen.round_at(start + 1)) == (number, number + 1)
    last = len(next(iter(seen.values.values()))) - 1
    assert seen.told(last - 1) == text("round-end-heading", round=ROUNDS)
    assert seen.told(last) == text("end-score-heading")


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
    third = table.match.steps.index(next(each for each in table.match.steps if each.after.round == 3)) + 1
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
    assert (app.top.form.main, app.top.form.focused) == ("rematch", "look")
