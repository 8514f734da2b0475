"""While a dialog tells of a scoring the table behind it says nothing else, and what follows is seen after it."""

from dataclasses import replace

import pygame
import pytest

from luna.app.screens.menu import Menu
from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.scenes.round_score import RoundRow, RoundScore
from luna.games.luna.scenes.scored_places import end_places, round_places
from luna.games.luna.scenes.scoring_table import ScoredTable
from luna.games.luna.setting_up.choice import NewGame
from luna.games.luna.view.geometry.pieces import groups
from luna.games.luna.view.snapshot import Snapshot
from tests.app.table.hands import click, key, press_at
from tests.app.table.tables import open_choice, quiet
from tests.games.luna.view.states import random_state

SEATS = (("yellow", "Ada"), ("red", "Bo"))


@pytest.fixture(params=["1", "instant"])
def app(request, make_app):
    return quiet(make_app(), speed=request.param)


def scored_table(app):
    """A table whose first round has just ended, with the dialog over it."""
    app.push(table := open_choice(app, NewGame("players", 0, SEATS, "preset", None, None, 7)))
    while not isinstance(app.top, RoundEnd):
        if table.game.state.round == 1 and not table.stage.busy:
            table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "meditate"))
        app.update(0.1)
    return table, app.top


def panels(table):
    """The influence that the panels show, by colour."""
    shown = table.drawn()
    return {colour: shown.scores.get(colour, order.influence) for colour, order in shown.state.orders.items()}


def counted(dialog):
    return {row.colour: dialog.counted(row) for row in dialog.score.rows}


def test_the_panels_count_along_with_the_dialog(app):
    table, dialog = scored_table(app)
    seen = []
    for _ in range(100):
        assert panels(table) == counted(dialog)
        seen.append(tuple(panels(table).values()))
        app.update(0.1)
    assert dialog.over
    assert panels(table) == {row.colour: row.total for row in dialog.score.rows}
    assert len(set(seen)) > 2 or dialog.seconds_a_step == 0


def test_who_clicks_twice_to_go_on_after_a_scoring_does_not_meditate(app):
    table, dialog = scored_table(app)
    for _ in range(200):
        app.update(0.1)
    at = table.place(Pick("action", "meditate")).center
    assert dialog.form.widgets["go"].element.rect.collidepoint(at)
    before = table.game.match.notations()
    pygame.mouse.set_pos(at)
    app.update(0.01)
    press_at(app, at)
    assert app.top is table
    assert Pick("action", "meditate") in table.picks_at(at)
    press_at(app, at)
    assert table.game.match.notations() == before


def test_behind_the_dialog_the_figures_stand_where_it_tells_of_them_and_move_after_it(app):
    table, dialog = scored_table(app)
    behind = table.drawn().state
    assert behind.figures["priestess"] == dialog.score.priestess
    assert behind.figures["apostate"] == dialog.score.apostate
    assert behind.round == 1
    dialog.finish()
    dialog.back()
    moving = table.stage.busy
    for _ in range(100):
        app.update(0.1)
    after = table.drawn()
    assert moving == (dialog.seconds_a_step > 0)
    assert after.state is table.shown().state
    assert after.state.round == 2
    assert not after.scores


def test_what_counts_is_lit_while_its_line_is_told(app):
    table, dialog = scored_table(app)
    if dialog.seconds_a_step == 0:
        assert not table.drawn().chosen
        return
    lit = {}
    while not dialog.over:
        lit[dialog.shown_steps] = table.drawn().chosen
        app.update(0.1)
    before = table.game.match.before(len(table.game.match.steps) - 1)
    temple = {Pick("field", str(placed.tile)) for placed in Snapshot.of(before).temple if placed.novice}
    assert lit[0] == lit[4] == frozenset()
    assert {Pick("priestess"), Pick("island", dialog.score.priestess)} <= lit[1]
    assert {Pick("apostate"), Pick("island", dialog.score.apostate)} <= lit[2]
    assert lit[3] == temple
    assert not table.drawn().chosen


def test_while_it_is_scored_it_is_nobodys_turn(app):
    table, dialog = scored_table(app)
    while not dialog.over:
        assert table.drawn().state.actor is None
        app.update(0.1)
    dialog.back()
    while table.stage.busy:
        assert table.drawn().state.actor is None
        app.update(0.1)
    assert table.drawn().state.actor


def test_the_novices_of_every_order_that_count_are_lit_the_resting_ones_only_at_the_apostate():
    state = replace(random_state(4, 3), actor=None)
    for step, island in (("priestess", "herbs"), ("apostate", "tides")):
        rows = [RoundRow(colour, "", 9, 1, 0, 1, "", 3, 1, False, -2, 0, 1) for colour in state.seats]
        score = RoundScore(1, rows, state.seats, "herbs", "tides")
        lit = ScoredTable(None, round_places(state, score)).counting(step)
        here = [group for group in groups(state) if group.pick and group.pick.key.endswith(f":{island}")]
        assert here
        for group in here:
            assert (group.pick in lit) == (step == "apostate" or not group.sprite.startswith("kneeling")), group


def test_points_fly_from_what_counts_to_the_panels(app):
    table, dialog = scored_table(app)
    lit = ScoredTable(table, round_places(table.drawn().state, dialog.score))
    told = [flight.text for flight in lit.points("priestess", 1.0)]
    assert sorted(set(told)) == sorted({f"+{row.priestess}" for row in dialog.score.rows if row.priestess})
    ends = {flight.points[-1] for flight in lit.points("priestess", 1.0) if flight.begin}
    panels_of = [table.place(Pick("player", row.colour)) for row in dialog.score.rows]
    assert ends
    assert all(any(panel.collidepoint(end) for panel in panels_of) for end in ends)


def last_round_scored(app):
    """A table whose last round has just ended, with the dialog over it."""
    app.push(table := open_choice(app, NewGame("players", 0, SEATS, "preset", None, None, 7)))
    while not (isinstance(app.top, RoundEnd) and table.game.state.phase == OVER):
        if isinstance(app.top, RoundEnd):
            app.top.finish()
            app.top.back()
        if not table.stage.busy:
            table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "meditate"))
        app.update(0.5)
    return table


def test_the_last_scoring_tells_nothing_of_the_end(app):
    table = last_round_scored(app)
    behind = table.drawn()
    assert behind.state.phase != "over"
    if app.top.seconds_a_step:
        assert panels(table) == {row.colour: row.start for row in app.top.score.rows}
    assert not any("wins" in line.text for line in behind.chronicle)


def test_after_the_last_round_shrines_favours_and_council_are_told_before_the_result(app):
    table = last_round_scored(app)
    round_scored = {row.colour: row.total for row in app.top.score.rows}
    app.top.finish()
    app.top.back()
    end = app.top
    assert isinstance(end, RoundEnd)
    assert {row.colour: row.start for row in end.score.rows} == round_scored
    assert panels(table) == counted(end)
    lit = {}
    while not end.over:
        lit[end.shown_steps] = {pick.kind for pick in table.drawn().chosen}
        assert panels(table) == counted(end)
        assert table.drawn().state.phase != "over"
        app.update(0.1)
    if end.seconds_a_step:
        assert lit == {0: set(), 1: {"standing-shrine"}, 2: {"held"}, 3: {"council"}, 4: set()}
    influence = table.game.state.fields()["influence"]
    assert panels(table) == {colour: influence[seat] for seat, colour in enumerate(table.setup.colours)}
    end.back()
    assert isinstance(app.top, GameEnd)


def test_points_of_the_end_fly_from_shrines_tokens_and_discs(app):
    table = last_round_scored(app)
    app.top.finish()
    app.top.back()
    score = app.top.score
    lit = ScoredTable(table, end_places(table.drawn().state, score))
    for step, points in (
        ("shrines", sum(row.end.shrines for row in score.rows)),
        ("favours", sum(len(row.held) for row in score.rows)),
        ("council", sum(row.end.council for row in score.rows)),
    ):
        flights = list(lit.points(step, 1.0))
        away = [flight for flight in flights if flight.alpha[1] < 1.0]
        assert sum(int(flight.text) for flight in away) == points
        places = [
            table.place(pick).center
            for each in end_places(table.drawn().state, score)[step].gains.values()
            for pick, gain in each
            if gain
        ]
        assert sorted(flight.points[0] for flight in flights if flight not in away) == sorted(places)


def test_another_language_behind_the_dialog_changes_the_words_and_not_the_numbers(app):
    table, _ = scored_table(app)
    before = panels(table)
    app.use_language("de")
    assert panels(table) == before
    assert any(line.text == app.context.text("round-name", round=1) for line in table.drawn().chronicle)


def test_a_resize_behind_the_dialog_shows_nothing_too_early(app):
    table, dialog = scored_table(app)
    app.context.size = (1600, 900)
    app.scale_changed()
    assert table.drawn().state.figures["priestess"] == dialog.score.priestess
    assert panels(table) == counted(dialog)


def test_undo_after_the_scoring_leaves_nothing_of_it(app):
    table, dialog = scored_table(app)
    dialog.finish()
    dialog.back()
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
    assert not any(isinstance(event, RoundScored) for step in table.game.match.steps for event in step.events)
    assert table.drawn() == table.shown()


@pytest.mark.parametrize("way", ["button", "whole action", "Ctrl+Z", "Backspace"])
def test_the_action_that_ended_the_round_can_be_taken_back_from_its_scoring(app, way):
    table, dialog = scored_table(app)
    dialog.finish()
    length = table.table.length

    if way in ("button", "whole action"):
        at = table.place(Pick("bar", "undo" if way == "button" else "undo-turn")).center
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    else:
        key, mod = (pygame.K_BACKSPACE, 0) if way == "Backspace" else (pygame.K_z, pygame.KMOD_CTRL)
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    assert app.top is table
    assert (table.game.state.round, table.table.length) == (1, length - 1)
    assert panels(table) == {colour: order.influence for colour, order in table.shown().state.orders.items()}


def press(app, table, button):
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=table.place(Pick("bar", button)).center))


@pytest.mark.parametrize("ended", [True, False])
@pytest.mark.parametrize("button", ["undo", "undo-turn"])
def test_a_button_that_takes_back_ends_the_telling(app, button, ended):
    table, dialog = scored_table(app)
    if ended:
        dialog.finish()
    round = table.game.state.round
    press(app, table, button)
    assert table.game.state.round == round - 1
    assert dialog not in app.scenes
    assert not table.busy


@pytest.mark.parametrize("way", ["button", "key"])
def test_after_the_menu_the_telling_goes_on_where_it_was(app, way):
    table, dialog = scored_table(app)
    if way == "key":
        dialog.finish()
    told, behind = dialog.shown_steps, table.drawn().state
    press(app, table, "menu") if way == "button" else key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Menu)
    assert table.drawn().state == behind
    key(app, pygame.K_ESCAPE)
    assert (app.top, dialog.shown_steps, table.drawn().state) == (dialog, told, behind)
    dialog.finish()
    dialog.back()
    assert app.top is table


def test_who_begins_the_round_again_from_the_menu_is_told_nothing_more_of_it(app):
    table, _ = scored_table(app)
    press(app, table, "menu")
    click(app, "restart-table")
    app.update(0.1)
    assert (app.top, table.table.length) == (table, 0)
    assert not table.busy


@pytest.mark.parametrize("button", ["redo", "preview", "keys"])
def test_a_button_of_the_next_decision_is_dim_and_leaves_the_telling_alone(app, button):
    table, dialog = scored_table(app)
    dialog.finish()
    assert not next(each for each in table.drawn().bar if each.pick == Pick("bar", button)).enabled
    press(app, table, button)
    assert app.top is dialog
