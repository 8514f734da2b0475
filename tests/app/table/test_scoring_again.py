"""What a scoring told can be read again: by its line in the chronicle and, while looking back, by button and key."""

import pygame
import pytest

from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.scenes.end_score import EndScore
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.scenes.round_score import RoundScore
from luna.games.luna.view.motion.flights import FlightPainter
from luna.ui.table.picks import TablePick
from tests.app.table.looking_back import SOLO, key, move, opened, place, press

LONG = 400


@pytest.fixture
def table(app):
    """The end of a solo game played at random."""
    return opened(app, SOLO, LONG)


def line(app, table, what):
    """The first line of the chronicle that opens something, scrolled to; and its number."""
    number = next(n for n, each in enumerate(table.shown().chronicle) if each.opens == what)
    table.wording.reading.end = number + 1
    table.redraw()
    app.draw()
    return Pick(TablePick.LINE, str(number))


def scored(table):
    """The number of the first step that ended a round, counted from 1."""
    steps = enumerate(table.match.every_step, 1)
    return next(n for n, step in steps if any(isinstance(event, RoundScored) for event in step.events))


@pytest.mark.parametrize(("what", "kind"), [("round", RoundScore), ("end", EndScore)])
def test_a_click_on_its_line_opens_a_scoring_with_all_it_told_and_esc_leads_back(app, table, what, kind):
    press(app, place(table, line(app, table, what)))
    sheet = app.top
    assert isinstance(sheet, RoundEnd)
    assert isinstance(sheet.score, kind)
    assert sheet.over
    key(app, pygame.K_ESCAPE)
    assert app.top is table
    assert not table.history.on


def test_the_sheet_tells_the_points_that_the_game_brought(app, table):
    press(app, place(table, line(app, table, "round")))
    after = table.match.every_step[scored(table) - 1].after
    assert [row.total for row in app.top.score.rows] == list(after.influence[: len(app.top.score.rows)])


@pytest.mark.parametrize("what", ["round", "end"])
def test_told_once_more_the_panels_count_along_with_the_sheet_from_before_the_scoring_to_its_sums(app, table, what):
    app.context.settings.put(preferences.SPEED, "2")
    press(app, place(table, line(app, table, what)))
    sheet, seen = app.top, []
    for _ in range(60):
        shown = table.drawn()
        assert shown.state.actor is None, "it is nobody's turn"
        assert shown.scores == {row.colour: sheet.counted(row) for row in sheet.score.rows}
        seen.append(tuple(shown.scores.values()))
        app.update(0.1)
    assert seen[0] == tuple(row.start for row in sheet.score.rows)
    assert seen[-1] == tuple(row.total for row in sheet.score.rows) != seen[0]


@pytest.mark.parametrize("what", ["round", "end"])
def test_told_once_more_what_counts_is_lit_and_its_points_fly(app, table, what, monkeypatch):
    app.context.settings.put(preferences.SPEED, "2")
    lit, flown = set(), []
    monkeypatch.setattr(FlightPainter, "paint", lambda _, surface, placings: flown.extend(placings))
    press(app, place(table, line(app, table, what)))
    while not app.top.over:
        app.update(0.1)
        app.draw()
        lit |= table.drawn().chosen
    assert lit
    assert flown


def test_a_sheet_opened_again_says_so(app, table):
    press(app, place(table, line(app, table, "round")))
    assert app.top.heading == app.context.text("round-end-again", heading=app.top.score.heading(app.context.text))


def test_while_looking_back_a_button_and_a_key_open_it_and_the_same_position_is_seen_after_it(app, table):
    step = scored(table)
    for ask in (
        lambda: key(app, pygame.K_d, "d"),
        lambda: press(app, place(table, Pick(TablePick.LOOK, "full"))),
    ):
        table.look_at(step)
        app.draw()
        ask()
        assert isinstance(app.top, RoundEnd)
        key(app, pygame.K_ESCAPE)
        assert table.table.looked == step


def test_after_any_other_step_there_is_no_such_button(app, table):
    table.look_at(scored(table) - 2)
    app.draw()
    assert "full" not in [button.pick.key for button in table.shown().look.buttons]
    key(app, pygame.K_d, "d")
    assert app.top is table


def test_in_an_opened_sheet_nothing_is_taken_back(app, table):
    press(app, place(table, line(app, table, "round")))
    length = table.match.length
    key(app, pygame.K_BACKSPACE)
    assert table.match.length == length
    key(app, pygame.K_ESCAPE)
    assert not table.history.on


def test_the_pointer_on_the_line_is_told_what_a_click_does(app, table):
    move(app, place(table, line(app, table, "round")))
    assert table.shown().bubble.text == app.context.text("look-back-details.click")


def test_under_an_opened_sheet_nothing_is_said(app, table):
    at = place(table, line(app, table, "round"))
    move(app, at)
    press(app, at)
    assert table.shown().bubble is None
