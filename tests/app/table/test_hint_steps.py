"""A hint at the table tells no more than was asked for, in three steps, and belongs to one position."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from luna.app.lessons.scene import LessonScene
from luna.app.screens.menu import Menu
from luna.app.session.session import Session, begin_game, load_game
from luna.app.settings.language import LANGUAGES
from luna.app.table.scene import TableScene
from luna.app.table.telling.advice import reasons
from luna.app.table.telling.hint_note import HOW, WHAT, WHERE
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.table.picks import HELP_PANEL, HINT, TIP_PANEL
from tests.app.table.hands import click, key, press_at
from tests.app.table.hinting import Known, ask, code, lines, parts, told, with_hints
from tests.app.table.tables import CHOICE, at_table, new_table, quiet


@pytest.fixture
def table(app) -> TableScene:
    return with_hints(app)


def test_first_it_says_where_and_no_more(app, table):
    ask(app)
    shown = table.shown()
    assert shown.tip.about.kind == "tile"
    assert "appoint" not in told(table).lower()
    assert (shown.tip.step, shown.tip.also, shown.arrows, shown.outcome) == (WHERE, (), (), None)


def test_then_it_says_what(app, table):
    ask(app, 2)
    shown = table.shown()
    assert told(table).endswith("(appoint).")
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
    ]
    assert "Compared with the next best, “Favour: " in shown.tip.text
    assert shown.tip.text.endswith("this brings +2.2 points:")
    assert "next best" not in shown.tip.after
    assert shown.tip.text.startswith("Drag a novice onto tile")
    assert "it can be consecrated: +6 influence" in shown.tip.text
    assert shown.outcome is not None
    assert shown.tip.step == HOW


def test_while_it_is_shown_the_prompt_names_no_other_step(app, table):
    before = table.shown().prompt
    ask(app)
    assert table.shown().prompt.endswith("follow the hint or do something else")
    key(app, pygame.K_ESCAPE)
    assert table.shown().prompt == before


def test_it_stays_beside_a_help_and_is_as_before_when_that_is_closed(app, table):
    ask(app, 3)
    tip = table.shown().tip
    table.help.open(Pick("priestess"))
    assert (table.shown().help.about, table.shown().tip) == (Pick("priestess"), tip)
    app.draw()
    panel, box = table.place(HELP_PANEL), table.place(TIP_PANEL)
    assert not panel.colliderect(box)
    key(app, pygame.K_ESCAPE)
    assert (table.shown().help, table.shown().tip) == (None, tip)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_help_asked_for_on_it_explains_hints_and_not_what_lies_below(make_app, size):
    app = quiet(make_app("en", size))
    table = new_table(app)
    table.hints.analyst = Known(Analysis(lines(table), 600, 3.0))
    ask(app, 3)
    box = table.place(TIP_PANEL)
    assert box
    for at in (box.center, (box.centerx, box.bottom - 3), (box.centerx, box.top + 3)):
        press_at(app, at, pygame.BUTTON_RIGHT)
        assert table.help.topic == HINT
        key(app, pygame.K_ESCAPE)


def test_what_the_lines_do_not_tell_apart_is_called_equal(app, table):
    first, second = table.hints.analyst.analysis.lines
    equal = replace(second, parts=parts(now=2.0, consecration=5.98))
    table.hints.analyst.analysis = Analysis((first, equal), 600, 3.0)
    ask(app, 3)
    assert told(table).endswith("” would bring as many points.")
    assert table.shown().tip.amounts == ()


def test_a_lead_is_told_over_the_best_of_the_rest_after_what_is_as_good(app, table):
    first, second = table.hints.analyst.analysis.lines
    equal = replace(first, codes=(code("end"),), visits=80)
    table.hints.analyst.analysis = Analysis((first, equal, second), 600, 3.0)
    ask(app, 3)
    *_, as_good, compared = told(table).split("\n")
    assert as_good == "“End phase” would bring as many points."
    assert compared.startswith("Compared with the next best, “Favour: ")


def test_where_points_say_little_only_the_order_is_told(app, table):
    table.hints.analyst.analysis = replace(table.hints.analyst.analysis, band=None)
    ask(app, 3)
    tip = table.shown().tip
    assert tip.amounts == ()
    assert tip.after.startswith("The next best would be “Favour: ")
    assert "it can be consecrated: +6 influence" in tip.text
    assert "Gains" not in tip.after
    assert not any(letter.isdecimal() for letter in tip.after)


def with_a_consecration(table) -> tuple[Line, Line]:
    """Lines of a position in which a novice can enter the temple for 6, which is not advised."""
    for kind in ("appoint", "favor"):
        table.play(next(each for each in RULES.legal(table.game.state) if ACTIONS[each].kind == kind))
    enter, council = (
        next(each for each in RULES.legal(table.game.state) if ACTIONS[each].kind == kind)
        for kind in ("consecrate", "council")
    )
    advised = Line((council,), parts(council=3.0, consecration=6.0), 500)
    return advised, Line((enter,), parts(council=1.0, consecration=6.4, temple=1.0), 90)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_something_else_brings_more_at_once_it_says_why_that_has_to_wait(app, table, language):
    app.use_language(language)
    advised, enter = with_a_consecration(table)
    table.hints.analyst = Known(Analysis((advised, enter), 600, None))
    ask(app, 3)
    text, tip = app.context.text, table.shown().tip
    deed = table.wording.words.brief(table.game.state, enter.codes)
    council = table.wording.words.source("council")
    told = text("hint-passed", deed=deed, gained="+6", known="yes", sources=council)
    assert told in tip.text.split("\n")
    assert deed not in tip.after, "it is told once"


def test_what_the_search_did_not_take_seriously_has_to_wait_without_a_reason(app, table):
    advised, enter = with_a_consecration(table)
    other = replace(enter, codes=(code("meditate"),))
    table.hints.analyst = Known(Analysis((advised, other), 600, 3.0))
    ask(app, 3)
    assert "brings +6 at once, but less in the end." in told(table)
    assert "What speaks for the hint" not in told(table)


def test_where_points_say_something_it_is_compared_with_what_brings_more_at_once(app, table):
    advised, enter = with_a_consecration(table)
    better = replace(advised, codes=(code("meditate"),), parts=parts(consecration=8.8))
    table.hints.analyst = Known(Analysis((advised, better, enter), 600, 3.0))
    ask(app, 3)
    tip = table.shown().tip
    assert [(amount.label, amount.told) for amount in tip.amounts] == [("Council", "+2.0"), ("Temple", "−1.0")]
    assert tip.text.endswith("brings +6 at once, but by the end this brings +0.6 points more:")
    assert "next best" not in f"{tip.text}{tip.after}"


def test_nothing_has_to_wait_where_what_is_advised_brings_as_much_at_once(app, table):
    advised, enter = with_a_consecration(table)
    table.hints.analyst = Known(Analysis((enter, replace(advised, parts=parts(council=1.0))), 600, 3.0))
    ask(app, 3)
    assert "at once, but" not in told(table)


def test_what_is_as_good_and_brings_more_at_once_is_called_as_good(app, table):
    advised, enter = with_a_consecration(table)
    table.hints.analyst = Known(Analysis((advised, replace(enter, parts=advised.parts)), 600, None))
    ask(app, 3)
    assert "would be just as good." in told(table)
    assert "at once, but" not in told(table)


def test_accepting_plays_it_and_nothing_is_left(app, table):
    ask(app, 3)
    codes = table.hints.analyst.analysis.best.codes
    key(app, pygame.K_RETURN)
    assert [step.code for step in table.game.match.steps] == list(codes)
    assert table.hints.step == 0
    assert not table.shown().arrows


def test_enter_has_it_told_step_by_step_and_only_then_plays_it(app, table):
    ask(app)
    for step in (WHAT, HOW):
        key(app, pygame.K_RETURN)
        assert (table.hints.step, table.game.match.length) == (step, 0)
    key(app, pygame.K_RETURN)
    assert table.game.match.length == 1


def test_enter_picks_the_place_that_tab_went_to_beside_a_hint_that_is_not_told_whole(app, table):
    ask(app, 2)
    key(app, pygame.K_TAB)
    key(app, pygame.K_RETURN)
    assert table.turn.picks
    assert table.hints.step == WHAT


def test_its_buttons_lead_on_close_and_play(app, table):
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


def test_it_takes_the_place_of_the_preview_and_comes_back_when_that_was_looked_at_over_it(app, table):
    key(app, pygame.K_v, "v")
    assert table.shown().preview
    ask(app, 2)
    before = table.shown().tip
    assert before
    assert table.shown().preview is None
    key(app, pygame.K_v, "v")
    assert (bool(table.shown().preview), table.shown().tip) == (True, None)
    key(app, pygame.K_v, "v")
    assert (table.shown().preview, table.shown().tip) == (None, before)


@pytest.mark.parametrize(("code", "letter"), [(pygame.K_ESCAPE, ""), (pygame.K_l, "l")])
def test_from_a_preview_over_it_esc_and_its_own_key_lead_back_to_it_as_it_was(app, table, code, letter):
    ask(app, 2)
    before = table.shown().tip
    key(app, pygame.K_v, "v")
    key(app, code, letter)
    assert (table.shown().preview, table.shown().tip) == (None, before)


def test_enter_plays_no_hint_that_a_preview_hides(app, table):
    ask(app, 3)
    key(app, pygame.K_v, "v")
    key(app, pygame.K_RETURN)
    assert not table.game.match.steps


def test_a_press_while_picks_hide_it_shows_it_again_and_tells_no_more(app, table):
    ask(app)
    key(app, pygame.K_c, "c")
    assert table.shown().tip is None
    key(app, pygame.K_l, "l")
    assert table.shown().tip
    assert table.hints.step == WHERE


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
    ask(app, 3)
    assert len(table.shown().arrows) == 1
    key(app, pygame.K_RETURN)
    assert [step.code for step in table.game.match.steps] == list(journey)


def test_no_more_than_four_reasons_of_half_a_point_and_the_rest_in_one():
    rows = [("a", 3.0), ("b", -2.0), ("c", 0.4), ("d", 1.0), ("e", 0.8), ("f", 0.7), ("g", -0.1)]
    assert reasons(rows) == [("a", 3.0), ("d", 1.0), ("e", 0.8), ("b", -2.0), ("", pytest.approx(1.0))]
    assert reasons([("a", 0.4), ("b", -0.3)]) == []
