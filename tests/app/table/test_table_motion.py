"""Motion at the table: it shows what happened, and never holds anybody up."""

from dataclasses import replace

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.table.telling import arrival
from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.hands import key
from tests.app.table.moving import drawn, line, lively, mouse, play_out, truth


@pytest.fixture
def app(make_app):
    return lively(make_app())


def test_the_picture_lags_behind_and_catches_up(app, table):
    before = truth(table)
    table.play(line(table, "journey"))
    assert truth(table) != before
    assert drawn(table).state.actor == before.actor
    app.update(0.01)
    app.update(0.2)
    assert drawn(table).flights
    play_out(app, table)
    assert drawn(table).state == truth(table)
    assert not drawn(table).flights


def test_nothing_is_drawn_again_when_all_is_quiet(app, table):
    table.play(line(table, "favor", "council"))
    play_out(app, table)
    app.update(arrival.SECONDS)  # what is said has come
    app.draw()
    for _ in range(20):
        app.update(0.05)
        assert not app.draw()
    assert table.pause > 0


@pytest.mark.parametrize("skip", [lambda app: key(app, pygame.K_SPACE, " "), lambda app: key(app, pygame.K_F5)])
def test_a_key_skips_to_the_position_of_the_core(app, table, skip):
    table.play(line(table, "journey"))
    app.update(0.01)
    app.update(0.1)
    skip(app)
    assert not table.stage.busy
    assert drawn(table).state == truth(table)


def test_a_press_in_the_middle_of_a_motion_is_not_lost(app, table):
    table.play(line(table, "favor", "council"))
    app.update(0.01)
    app.update(0.1)
    source = next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice")
    at = table.view.place(source, table.shown()).center
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    mouse(app, pygame.MOUSEBUTTONUP, at, button=1)
    assert not table.stage.busy
    assert table.turn.picks


def test_a_press_that_ends_a_motion_leaves_the_pointer_on_what_it_presses(app, table):
    table.play(line(table, "favor", "council"))
    app.update(0.01)
    app.update(0.1)
    undo = Pick("bar", "undo")
    at = table.place(undo).center
    mouse(app, pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    mouse(app, pygame.MOUSEBUTTONUP, at, button=1)
    assert not table.game.match.steps
    assert table.shown().hover == undo


def test_actions_played_one_upon_another_are_all_there(app, table):
    for _ in range(12):
        table.play(RULES.legal(table.game.state)[0])
        app.update(0.01)
    assert len(table.game.match.steps) == 12
    play_out(app, table)
    assert drawn(table).state == truth(table)


def test_undo_shows_the_position_at_once(app, table):
    before = truth(table)
    table.play(line(table, "journey"))
    app.update(0.1)
    key(app, pygame.K_BACKSPACE)
    assert drawn(table).state == before == truth(table)
    assert not table.stage.moving


def test_instant_speed_and_reduced_motion_let_nothing_fly(app, table):
    app.context.settings.put(preferences.SPEED, "instant")
    table.play(line(table, "journey"))
    assert drawn(table).state == truth(table)
    app.context.settings.put(preferences.SPEED, "1")
    app.context.settings.put(preferences.REDUCED_MOTION, True)
    table.play(line(table, "journey", "done", "favor", "council"))
    assert drawn(table).state.orders == truth(table).orders


def test_plus_and_minus_change_the_speed_and_say_so(app, table):
    for sign, code, speed in (("+", pygame.K_PLUS, "2"), ("-", pygame.K_MINUS, "1"), ("-", pygame.K_MINUS, "0.5")):
        key(app, code, sign)
        assert app.context.settings.get(preferences.SPEED) == speed
    assert drawn(table).bubble.text == "Speed: half"


def test_influence_is_counted_up_in_the_panel(app, table):
    table.play(line(table, "journey"))
    play_out(app, table)
    for _ in range(300):
        if any(ACTIONS[code].kind == "consecrate" for code in RULES.legal(table.game.state)):
            break
        legal = [code for code in RULES.legal(table.game.state) if ACTIONS[code].kind != "meditate"]
        kinds = [code for code in legal if ACTIONS[code].kind in ("done", "appoint")] or legal
        table.play(kinds[0])
        table.stage.skip()
    seat = table.game.state.actor
    colour = table.game.setup.colours[seat]
    before = truth(table).orders[colour].influence
    table.play(line(table, "consecrate"))
    seen = set()
    for _ in range(240):
        app.update(1 / 60)
        shown = drawn(table)
        seen.add(shown.scores.get(colour, shown.state.orders[colour].influence))
    after = truth(table).orders[colour].influence
    assert {before, after} <= seen
    assert len(seen) > 3


def test_the_scoring_opens_after_the_motions(app, table):
    scene = table
    while scene.game.state.round == 1:
        legal = RULES.legal(scene.game.state)
        meditate = [code for code in legal if ACTIONS[code].kind == "meditate"]
        scene.play((meditate or legal)[0])
        if scene.game.state.round == 1:
            scene.stage.skip()
    assert app.top is scene
    for _ in range(600):
        app.update(1 / 60)
        if app.top is not scene:
            break
    assert app.top is not scene
    assert app.top is not scene
    assert not scene.stage.busy
    app.top.back()
    for _ in range(600):
        app.update(1 / 60)
    assert replace(drawn(scene), hover=None).state == truth(scene)
