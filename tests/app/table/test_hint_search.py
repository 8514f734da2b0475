"""While a hint is told the search goes on: what was told is kept as long as it may be true."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from luna.app.session.session import begin_game
from luna.app.table.scene import TableScene
from luna.app.table.telling.advice import Advice
from luna.app.table.telling.hint_note import HOW, WHAT, WHERE
from luna.app.table.telling.hints import CLEARLY, ENOUGH, THOUGHT, UNSURE
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import PREPARE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.table.shown import TipWay
from tests.app.table.hands import key, press_at
from tests.app.table.hinting import Known, ask, lines, parts, told, with_hints
from tests.app.table.tables import at_table

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)


@pytest.fixture
def table(app) -> TableScene:
    return with_hints(app)


def test_until_something_is_known_it_says_so(app, table):
    analysis, table.hints.analyst.analysis = table.hints.analyst.analysis, None
    ask(app, 2)
    assert "moment" in told(table)
    table.hints.analyst.analysis = analysis
    app.update(0.05)
    assert table.shown().tip.step == WHERE


def found(app, table, favour, band=3.0):
    """The search goes on: by now the favour is worth more points than the appointment."""
    appoint, second = lines(table)
    better = replace(second, parts=parts(now=appoint.value + favour))
    table.hints.analyst.analysis = Analysis((better, appoint), 900, band)
    app.update(0.05)


@pytest.mark.parametrize("steps", [WHERE, WHAT, HOW])
@pytest.mark.parametrize("band", [3.0, 1.0, 0.0, None])
def test_the_advice_changes_only_for_something_clearly_better_and_says_so_on_every_step(app, table, steps, band):
    patience = UNSURE if band is None else max(CLEARLY, band)
    ask(app, steps)
    first = table.hints.advice.told
    found(app, table, patience - 0.1, band)
    assert table.hints.advice.told == first
    assert "better:" not in told(table)
    found(app, table, patience + 0.1, band)
    assert table.hints.advice.told != first
    assert told(table).startswith("Found something better: ")
    assert told(table).endswith("clearly more than the advice before.")


def test_what_is_as_good_is_named_beside_what_was_advised_first(app, table):
    ask(app, WHAT)
    found(app, table, 2.0)
    ask(app)
    assert told(table).startswith("Drag a novice")
    assert "would bring just as many points" in told(table)


def test_nothing_is_advised_before_a_moment_of_thought_unless_the_search_ends(app, table):
    key(app, pygame.K_l, "l")
    app.update(THOUGHT / 2)
    assert "moment" in told(table)
    app.update(THOUGHT / 2)
    assert told(table).startswith("Appoint a novice to tile ")
    table.hints.close()


def test_a_search_that_ends_at_once_is_told_at_once(app, table):
    table.hints.analyst.ends = True
    key(app, pygame.K_l, "l")
    app.update(0.01)
    assert told(table).startswith("Appoint a novice to tile ")


def test_a_hint_opened_anew_tells_the_same_as_before(app, table):
    ask(app, HOW)
    first = table.hints.advice.told
    key(app, pygame.K_ESCAPE)
    found(app, table, 2.0)
    key(app, pygame.K_l, "l")
    found(app, table, 2.0)
    assert table.hints.advice.told == first


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(-9, 9), st.sampled_from([None, 0.0, 1.0, 3.0]), st.booleans()), max_size=9))
def test_whatever_a_search_reports_at_most_one_change_is_told_and_none_is_silent(app, table, reports):
    start = table.hints.analyst.analysis
    table.hints.close()
    table.table.version += 1  # another position, of which nothing is known
    ask(app)
    advised = [table.hints.advice.told]
    for favour, band, presses in reports:
        found(app, table, float(favour), band)
        if table.hints.advice.told != advised[-1]:
            advised.append(table.hints.advice.told)
            assert told(table).startswith("Found something better: ")
        if presses:
            ask(app)
    assert len(advised) <= 2
    table.hints.analyst.analysis = start


def test_advice_that_has_just_changed_is_not_played_before_it_was_opened_anew(app, table):
    ask(app, HOW)
    found(app, table, 4.0)
    assert table.hints.step == WHAT
    key(app, pygame.K_RETURN)
    assert not table.game.match.steps
    assert table.hints.step == HOW
    key(app, pygame.K_RETURN)
    assert table.game.match.steps


def test_after_a_change_the_next_step_is_told_as_usual(app, table):
    ask(app, WHAT)
    found(app, table, 4.0)
    ask(app)
    assert table.hints.step == HOW
    assert told(table).startswith("Take a favour token")


def surer(app, table, lead, ends):
    """The search goes on or ends: the advice stays, with another lead over the favour."""
    appoint, favour = lines(table)
    worse = replace(favour, parts=parts(now=appoint.value - lead))
    table.hints.analyst.analysis, table.hints.analyst.ends = Analysis((appoint, worse), 900, 3.0), ends
    app.update(0.05)


def test_points_that_were_told_become_surer_once_with_the_end_of_the_search(app, table):
    ask(app, HOW)
    first = table.shown().tip
    assert "+2.2 points over" in first.text
    assert first.buttons[-1].label == "Still reckoning …"
    surer(app, table, 5.0, ends=False)
    assert table.shown().tip == first
    surer(app, table, 4.0, ends=True)
    assert "+4.0 points" in told(table)
    assert "reckoning" not in table.shown().tip.buttons[-1].label


def test_a_search_that_ends_with_nothing_new_is_over_all_the_same(app, table):
    ask(app, HOW)
    first = table.shown().tip
    table.hints.analyst.ends = True
    app.update(0.05)
    play = TipWay("hint-accept", app.context.text("hint-accept"), main=True)
    assert table.shown().tip == replace(first, head="Hint", ways=(*first.ways[:-1], play))


@pytest.mark.parametrize("way", ["key", "button"])
def test_what_may_still_change_is_not_played_and_says_so(app, table, way):
    ask(app, HOW)
    for ends in (False, True):
        table.hints.analyst.ends = ends
        app.update(0.05)
        assert table.shown().tip.buttons[-1].main == ends
        if way == "key":
            key(app, pygame.K_RETURN)
        else:
            press_at(app, table.place(Pick("tip", "hint-accept")).center)
        assert table.game.match.length == int(ends)
        assert ends or table.shown().bubble.text == app.context.text("hint-not-yet")


def test_that_it_cannot_be_played_yet_is_said_no_longer_once_it_can(app, table):
    ask(app, HOW)
    key(app, pygame.K_RETURN)
    assert table.shown().bubble.text == app.context.text("hint-not-yet")
    table.hints.analyst.ends = True
    app.update(0.05)
    assert table.shown().bubble is None


def test_before_the_last_step_the_search_is_heard_until_that_is_opened(app, table):
    ask(app, WHAT)
    surer(app, table, 5.0, ends=False)
    ask(app)
    assert "+5.0 points over" in told(table)


def test_alone_the_end_is_that_of_the_best_plan_found(app):
    game = begin_game(LUNA, SOLO.drawn(), app.context.storage, SOLO.seed)
    while game.state.phase == PREPARE:
        game.match.play(RULES.legal(game.state)[0])
    table = at_table(app, game, SOLO)
    first, second = ((each,) for each in RULES.legal(table.game.state)[:2])
    found = Analysis((Line(first, parts(now=8.0), 2), Line(second, parts(now=2.0), 2)), 600, 3.0)
    table.hints.analyst = Known(found)
    ask(app, HOW)
    tip = table.shown().tip
    assert tip
    assert "Best plan found, played to the end: 8 ahead (±3)" in tip.after


def test_what_is_proven_is_told_as_that_and_without_a_band(app, table):
    found = replace(table.hints.analyst.analysis, proven=True)
    table.hints.analyst = Known(found)
    ask(app, HOW)
    tip = table.shown().tip
    assert tip
    assert "Proven: best play from here ends 8 ahead" in tip.after
    assert "±" not in tip.after


def test_a_line_that_is_not_the_best_is_not_called_proven(table):
    known = table.hints.analyst.analysis
    found = replace(known, proven=True)
    second = Advice(table.offer, table.table, table.wording, found, known.lines[1])
    assert "Proven" not in second.after


def test_a_search_that_fails_says_so_and_the_game_goes_on(app, table):
    table.hints.analyst = Known(fails=True)
    ask(app)
    assert table.hints.step == 0
    assert "No hint" in table.shown().bubble.text


def test_after_some_seconds_the_search_is_over_and_says_so_no_more(app, table):
    ask(app, HOW)
    assert "still looking" in table.shown().tip.head
    app.update(ENOUGH)
    assert not table.hints.waits
    assert "still looking" not in table.shown().tip.head
    assert table.shown().tip.buttons[-1].main


@pytest.mark.parametrize("steps", [WHERE, WHAT, HOW])
def test_words_stay_while_somebody_reads_them_unless_the_advice_changes(app, table, steps):
    ask(app, steps)
    first = table.shown().tip
    surer(app, table, 5.0, ends=False)
    assert table.shown().tip == first
    found(app, table, 9.0)
    assert table.shown().tip != first


def test_the_first_step_says_for_what_it_is_good(app, table):
    ask(app, WHERE)
    assert told(table).endswith(". Soon it can be consecrated, which brings +6 influence.")


@pytest.mark.parametrize("steps", [WHERE, WHAT])
def test_where_no_short_reason_is_certain_it_says_that_nothing_promises_more_and_through_what(app, table, steps):
    best, *rest = table.hints.analyst.analysis.lines
    state, words = table.game.state, table.wording.words
    codes = next((code,) for code in RULES.legal(state) if not words.advice(state, (code,))[1])
    table.hints.analyst = Known(Analysis((replace(best, codes=codes), *rest), 600, 3.0))
    ask(app, steps)
    assert told(table).endswith("it promises more points than anything else, above all through: Consecrations.")
