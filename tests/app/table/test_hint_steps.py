"""A hint at the table tells no more than was asked for, in three steps, and belongs to one position."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from luna.ai.process import ThinkingError
from luna.app.app import App
from luna.app.lessons.scene import LessonScene
from luna.app.screens.menu import Menu
from luna.app.session.session import Session, begin_game, load_game
from luna.app.table.scene import TableScene
from luna.app.table.telling.advice import Advice, reasons
from luna.app.table.telling.hints import HOW, WHAT, WHERE
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import PREPARE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.search.sources import NAMES
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.table.picks import HELP_PANEL, HINT, TIP_PANEL
from tests.app.table.hands import click, key, press_at
from tests.app.table.tables import CHOICE, at_table, new_table, quiet

SOLO = NewGame("solo", 1, (("yellow", "Ada"), ("red", "")), "free", None, None, 7)


class Known:
    """An analyst who knows already, or fails."""

    able = True

    def __init__(self, analysis: Analysis | None = None, fails: bool = False) -> None:
        self.analysis, self._fails, self.asked, self.at_work = analysis, fails, 0, False
        self.ends = False
        """Whether the next look finds it done."""

    def ask(self, setup: object, match: object, played: tuple[int, ...] = (), iterations: int = 0) -> None:
        self.asked, self.at_work = self.asked + 1, True

    def look(self) -> Analysis | None:
        if self._fails:
            raise ThinkingError("nothing")
        self.at_work &= not self.ends
        return self.analysis

    def cancel(self) -> None:
        self.at_work = False

    def close(self) -> None:
        self.at_work = False


def parts(**told: float) -> tuple[float, ...]:
    return tuple(told.get(name, 0.0) for name in NAMES)


def code(notation: str) -> int:
    return next(n for n, action in enumerate(ACTIONS) if action.notation == notation)


def lines(table: TableScene) -> tuple[Line, ...]:
    """An appointment is advised, the next best is a favour."""
    legal = [ACTIONS[each].notation for each in RULES.legal(table.game.state)]
    appoint = next(line for line in legal if line.startswith("appoint"))
    favour = next(line for line in legal if line.startswith("favor"))
    return (
        Line((code(appoint),), parts(now=2.0, consecration=6.0, temple=1.0, novices=-1.0), 500),
        Line((code(favour),), parts(now=2.0, consecration=1.0, temple=0.8, favours=2.0), 90),
    )


@pytest.fixture
def app(make_app) -> App:
    return quiet(make_app())


@pytest.fixture
def table(app) -> TableScene:
    table = new_table(app)
    table.hints.analyst = Known(Analysis(lines(table), 600, 3.0))
    return table


def ask(app: App, times: int = 1) -> None:
    for _ in range(times):
        key(app, pygame.K_l, "l")
        app.update(0.05)


def told(table: TableScene) -> str:
    tip = table.shown().tip
    return tip.text if tip else ""


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
    assert "+2.2 over the best of the rest (Favour: " in shown.tip.text
    assert "Best of the rest" not in shown.tip.after
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
    assert "Just as good: Favour" in told(table)
    assert table.shown().tip.amounts == ()


def test_a_lead_is_told_over_the_best_of_the_rest_after_what_is_as_good(app, table):
    first, second = table.hints.analyst.analysis.lines
    equal = replace(first, codes=(code("end"),), visits=80)
    table.hints.analyst.analysis = Analysis((first, equal, second), 600, 3.0)
    ask(app, 3)
    *_, as_good, compared = told(table).split("\n")
    assert as_good == "Just as good: End phase"
    assert compared.startswith("+2.2 over the best of the rest (Favour: ")


def test_where_points_say_little_only_the_order_is_told(app, table):
    table.hints.analyst.analysis = replace(table.hints.analyst.analysis, band=None)
    ask(app, 3)
    tip = table.shown().tip
    assert tip.amounts == ()
    assert "Best of the rest: Favour" in tip.after
    assert "it can be consecrated: +6 influence" in tip.text
    assert "Gains" not in tip.after
    assert not any(letter.isdecimal() for letter in tip.after)


def test_accepting_plays_it_and_nothing_is_left(app, table):
    ask(app, 3)
    codes = table.hints.analyst.analysis.best.codes
    key(app, pygame.K_RETURN)
    assert [step.code for step in table.game.match.steps] == list(codes)
    assert table.hints.step == 0
    assert not table.shown().arrows


def test_enter_plays_nothing_that_was_not_shown(app, table):
    ask(app, 2)
    key(app, pygame.K_RETURN)
    assert not table.game.match.steps


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


def test_it_takes_the_place_of_the_preview_and_the_preview_its(app, table):
    key(app, pygame.K_v, "v")
    assert table.shown().preview
    ask(app)
    assert table.shown().preview is None
    assert table.shown().tip
    key(app, pygame.K_v, "v")
    assert table.shown().preview
    assert not table.hints.step


def test_a_press_while_picks_hide_it_shows_it_again_and_tells_no_more(app, table):
    ask(app)
    key(app, pygame.K_c, "c")
    assert table.shown().tip is None
    key(app, pygame.K_l, "l")
    assert table.shown().tip
    assert table.hints.step == WHERE


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


def test_while_the_first_step_is_read_the_advice_changes_only_for_something_clearly_better(app, table):
    ask(app)
    first = told(table)
    found(app, table, 0.05)
    assert told(table) == first
    found(app, table, 0.5)
    assert told(table) != first
    assert "second thoughts" not in told(table)


@pytest.mark.parametrize("steps", [WHAT, HOW])
@pytest.mark.parametrize("band", [3.0, 1.0, None])
def test_later_steps_keep_to_what_was_told_within_the_band(app, table, steps, band):
    ask(app, steps)
    first = told(table)
    found(app, table, (band or 5.0) - 0.1, band)
    assert "(appoint)" in told(table)
    assert "second thoughts" not in told(table)
    found(app, table, (band or 5.0) + 0.1, band)
    assert told(table).startswith("On second thoughts: Take a favour token")
    assert told(table) != first


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
    assert "+2.2 over" in first.text
    assert first.after.endswith("Still reckoning …")
    surer(app, table, 5.0, ends=False)
    assert table.shown().tip == first
    surer(app, table, 4.0, ends=True)
    assert "+4.0 over" in told(table)
    assert "reckoning" not in table.shown().tip.after


def test_a_search_that_ends_with_nothing_new_is_over_all_the_same(app, table):
    ask(app, HOW)
    first = table.shown().tip
    table.hints.analyst.ends = True
    app.update(0.05)
    assert table.shown().tip == replace(first, after=first.after.removesuffix("\nStill reckoning …"))


def test_before_the_last_step_the_search_is_heard_until_that_is_opened(app, table):
    ask(app, WHAT)
    surer(app, table, 5.0, ends=False)
    ask(app)
    assert "+5.0 over" in told(table)


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


def test_how_the_game_would_end_is_told_as_one_says_it(app, table):
    ask(app, HOW)
    assert "Expected at the end: 8 ahead (±3)" in table.shown().tip.after


def test_a_search_that_fails_says_so_and_the_game_goes_on(app, table):
    table.hints.analyst = Known(fails=True)
    ask(app)
    assert table.hints.step == 0
    assert "No hint" in table.shown().bubble.text


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
