"""A hint at the table tells no more than was asked for, in three steps, and belongs to one position."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from luna.app.lessons.scene import LessonScene
from luna.app.screens.menu import Menu
from luna.app.session.session import Session, begin_game, load_game
from luna.app.table.scene import TableScene
from luna.app.table.telling.advice import reasons, tenths_of
from luna.app.table.telling.hint_note import HOW, WHAT, WHERE
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.hands import click, key
from tests.app.table.hinting import Known, ask, code, lines, parts, told, with_hints
from tests.app.table.tables import CHOICE, at_table


@pytest.fixture
def table(app) -> TableScene:
    return with_hints(app)


def test_first_it_says_which_kind_of_deed_is_worth_a_look_and_where_but_not_from_where(app, table):
    ask(app)
    shown = table.shown()
    assert shown.tip.about.kind == "tile"
    assert told(table).startswith(f"Appoint a novice to tile {shown.tip.about.key}. ")
    assert "from" not in told(table)
    assert (shown.tip.step, shown.tip.also, shown.arrows, shown.outcome) == (WHERE, (), (), None)


@pytest.mark.parametrize("step", [WHERE, WHAT, HOW])
def test_while_it_is_read_no_light_speaks_of_what_was_done(app, table, step):
    done = frozenset({Pick("island", "book")})
    before = replace(table.shown(), chosen=done, recent=done)
    ask(app, step)
    after = table.hints.over(before)
    assert (after.chosen, after.recent) == (frozenset(), frozenset())


def test_then_it_says_what(app, table):
    ask(app, 2)
    shown = table.shown()
    assert told(table).endswith("(appoint). Soon it can be consecrated, which brings +6 influence.")
    assert (shown.tip.step, shown.arrows, shown.tip.amounts) == (WHAT, (), ())


def test_then_it_shows_the_whole_action_with_its_reasons_beside_the_next_best(app, table):
    ask(app, 3)
    shown, best = table.shown(), table.hints.analyst.analysis.best
    tile = f"{ACTIONS[best.codes[0]].tile}"
    assert [(a.kind, b) for a, b in shown.arrows] == [("novice", Pick("tile", tile))]
    assert [(amount.label, amount.told) for amount in shown.tip.amounts] == [
        ("Consecrations", "+5.0"),
        ("Novices at hand", "−1.0"),
        ("Favours", "−2.0"),
        ("Everything else", "+0.2"),
    ]
    assert "+2.2 points over “Favour: " in shown.tip.text
    assert "Next best" not in shown.tip.after
    assert shown.tip.text.startswith("Drag a novice from ")
    assert "it can be consecrated, which brings +6 influence" in shown.tip.text
    assert shown.outcome is not None
    assert shown.tip.step == HOW


def test_what_the_lines_do_not_tell_apart_is_called_equal(app, table):
    first, second = table.hints.analyst.analysis.lines
    equal = replace(second, parts=parts(now=2.0, consecration=5.98))
    table.hints.analyst.analysis = Analysis((first, equal), 600, 3.0)
    ask(app, 3)
    assert told(table).endswith("” would bring just as many points.")
    assert table.shown().tip.amounts == ()


def test_a_lead_is_told_over_the_best_of_the_rest_after_what_is_as_good(app, table):
    first, second = table.hints.analyst.analysis.lines
    equal = replace(first, codes=(code("end"),), visits=80)
    table.hints.analyst.analysis = Analysis((first, equal, second), 600, 3.0)
    ask(app, 3)
    *_, as_good, compared = told(table).split("\n")
    assert as_good == "“End round” would bring just as many points."
    assert "points over “Favour: " in compared


@pytest.mark.parametrize(("lead", "rows"), [(0.1, False), (0.25, False), (0.35, True)])
def test_a_lead_that_is_hardly_one_is_called_that_and_not_explained(app, table, lead, rows):
    best, second = lines(table)
    close = replace(second, parts=parts(now=best.value - lead - 1.0, favours=1.0))
    table.hints.analyst = Known(Analysis((best, close), 600, 3.0))
    ask(app, 3)
    tip = table.shown().tip
    assert ("would be almost as good." in tip.text, bool(tip.amounts)) == (not rows, rows)
    assert "Next best" not in tip.after


def test_where_points_say_little_only_the_order_is_told(app, table):
    table.hints.analyst.analysis = replace(table.hints.analyst.analysis, band=None)
    ask(app, 3)
    tip = table.shown().tip
    assert tip.amounts == ()
    assert tip.after.startswith("Next best: “Favour: ")
    assert "it can be consecrated, which brings +6 influence" in tip.text
    assert "Gains" not in tip.after
    assert not any(letter.isdecimal() for letter in tip.after)


def test_accepting_plays_it_and_nothing_is_left(app, table):
    table.hints.analyst.ends = True
    ask(app, 3)
    codes = table.hints.analyst.analysis.best.codes
    key(app, pygame.K_RETURN)
    assert [step.code for step in table.game.match.steps] == list(codes)
    assert table.hints.step == 0
    assert not table.shown().arrows


def test_its_buttons_lead_on_close_and_play(app, table):
    table.hints.analyst.ends = True
    ask(app)
    for way in ("hint-on", "hint-on", "hint-accept"):
        at = table.place(Pick("tip", way)).center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.handle(pygame.event.Event(kind, button=1, pos=at))
        app.update(0.05)
    assert table.game.match.length == 1


def test_escape_takes_it_away_and_not_the_table(app, table):
    ask(app, 2)
    key(app, pygame.K_ESCAPE)
    assert (table.hints.step, app.top) == (0, table)
    assert not table.hints.analyst.at_work


def test_it_goes_with_the_position_it_was_about(app, table):
    ask(app, 3)
    table.play(RULES.legal(table.game.state)[0])
    assert table.hints.step == 0
    ask(app)
    table.undo()
    assert table.hints.step == 0


def test_what_has_been_picked_is_put_back_when_one_asks(app, table):
    source = next(pick for pick in table.turn.sources() if pick.kind == "novice")
    table.click([source], (0, 0))
    assert table.turn.picks
    ask(app)
    assert not table.turn.picks


def test_how_the_game_would_end_is_told_as_one_says_it(app, table):
    ask(app, HOW)
    assert "Expected at the end: 8 ahead (±3)" in table.shown().tip.after


def test_there_is_none_while_a_bot_thinks_or_the_past_is_looked_at(app, table):
    table.play(RULES.legal(table.game.state)[0])
    table.look_at(0)
    ask(app)
    assert table.hints.step == 0
    assert table.shown().bubble


def test_how_often_each_seat_asked_stays_with_the_game(app, table):
    for _ in range(2):
        ask(app)
        key(app, pygame.K_ESCAPE)
    colour = table.game.seats[table.game.actor].colour
    assert table.hints_taken == {colour: 2}
    id = table.playing
    app.pop()
    again = load_game(app.context.storage, id)
    assert isinstance(again, Session)
    assert again.hints.by == {colour: 2}


def test_all_may_agree_on_none(app, table):
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Menu)
    click(app, "hints")
    key(app, pygame.K_ESCAPE)
    assert not any(button.pick == Pick("bar", "hint") for button in table.shown().bar)
    ask(app)
    assert (table.hints.step, table.hints.analyst.asked) == (0, 0)


def test_a_lesson_has_hints_of_its_own(app):
    lesson = LessonScene(app.context, LUNA, 0)
    app.push(lesson)
    app.draw()
    assert not any(button.pick == Pick("bar", "hint") for button in lesson.shown().bar)


def test_a_journey_is_one_action_with_an_arrow_for_each_way(app):
    table = at_table(app, begin_game(LUNA, CHOICE.drawn(), app.context.storage, CHOICE.seed))
    steps = [n for n in RULES.legal(table.game.state) if ACTIONS[n].kind == "journey"]
    journey = (steps[0], code("done"))
    table.hints.analyst = Known(Analysis((Line(journey, parts(now=1.0), 10),), 10, 3.0))
    table.hints.analyst.ends = True
    ask(app, 3)
    assert len(table.shown().arrows) == 1
    key(app, pygame.K_RETURN)
    assert [step.code for step in table.game.match.steps] == list(journey)


def test_no_more_than_four_reasons_of_half_a_point_and_the_rest_in_one():
    rows = [("a", 3.0), ("b", -2.0), ("c", 0.4), ("d", 1.0), ("e", 0.8), ("f", 0.7), ("g", -0.1)]
    assert reasons(rows) == [("a", 3.0), ("d", 1.0), ("e", 0.8), ("b", -2.0), ("", pytest.approx(1.0))]
    assert reasons([("a", 0.4), ("b", -0.3)]) == []


@pytest.mark.parametrize(
    "points", [(0.55, 0.55), (1.34, 0.94, -0.06), (-0.55, -0.65, 0.04), (2.0, -3.0), (0.5, 0.04, 0.04, 0.04), (0.96,)]
)
def test_rows_add_up_to_what_they_are_told_to_come_to(points):
    assert sum(tenths_of(points)) == round(10 * sum(points))
    assert all(abs(told - 10 * exact) < 1 for told, exact in zip(tenths_of(points), points, strict=True))


def test_also_the_smallest_rest_is_a_row_once_there_are_reasons():
    assert reasons([("a", 3.0), ("b", 0.2)]) == [("a", 3.0), ("", pytest.approx(0.2))]
