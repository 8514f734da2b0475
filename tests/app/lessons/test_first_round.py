"""The accompanied first round: a real, saved game in which a box advises as long as one wishes."""

import pygame
import pytest

from luna.app.lessons.first_round import GuidedTable
from luna.app.lessons.progress import FIRST_ROUND, Progress
from luna.app.screens.title import Title
from luna.app.settings import tips as tips_settings
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.course import COURSE
from luna.games.luna.lessons.guide import FirstRound
from luna.ui.table.picks import TablePick
from tests.app.lessons.at_lesson import guided
from tests.app.table.hands import key, press_at
from tests.app.table.tables import quiet


@pytest.fixture
def app(make_app):
    return quiet(make_app())


@pytest.fixture
def table(app) -> GuidedTable:
    return guided(app)


def test_it_is_a_saved_game(app, table):
    assert app.context.storage.ids() == [app.playing]


def test_what_is_said_follows_the_position_and_can_be_shown(app, table):
    advice = FirstRound().advice(table.table.present)
    assert advice
    assert table.shown().tip.text == app.context.text(advice.id, **advice.args)
    key(app, pygame.K_s)
    app.update(0.1)
    assert table.game.match.length == 1


def test_any_other_deed_is_as_good(app, table):
    table.play(table.game.rules.code(table.game.state, "meditate"))
    assert table.game.match.notations() == ["meditate"]
    assert table.shown().tip is None


def deed_of_the_other(table) -> None:
    """The person and then the bot play something, and both have come to rest."""
    for _ in range(2):
        table.game.play(table.game.rules.code(table.game.state, "meditate"))
    table.show_anew()


def test_what_the_other_did_stays_told_beside_the_advice_until_one_acts(app, table):
    deed_of_the_other(table)
    assert table.shown().deed
    assert table.shown().tip is None
    app.update(3.0)
    assert table.shown().tip
    app.update(30.0)
    key(app, pygame.K_l)
    assert table.shown().deed
    assert table.shown().tip


def test_a_press_brings_the_advice_at_once_and_takes_no_deed_away(app, table):
    deed_of_the_other(table)
    press_at(app, table.middle)
    assert table.shown().deed
    assert table.shown().tip


def test_whoever_picks_something_is_told_nothing_beside_it(app, table):
    deed_of_the_other(table)
    app.update(3.0)
    table.table.choose([Pick(TablePick.ACTION, "council")])
    table.redraw()
    assert table.shown().deed is None


def test_one_can_go_on_alone(app, table):
    key(app, pygame.K_a)
    assert table.shown().tip is None
    assert Progress(app.context.settings, LUNA.key).done(FIRST_ROUND)


@pytest.fixture
def with_tips(make_app):
    return quiet(make_app(), tips="first")


def first_round(app) -> GuidedTable:
    table: GuidedTable = app.context.routes.first_round(app.context, LUNA)
    app.push(table)
    return table


def test_what_is_played_beside_the_guide_counts_for_no_tip(with_tips):
    table = first_round(with_tips)
    meditate = table.game.rules.code(table.game.state, "meditate")
    assert meditate is not None
    table.play(meditate)
    assert with_tips.context.settings.get(tips_settings.SEEN) == ()


def test_what_the_guide_advised_and_was_done_needs_no_tip_any_more(with_tips):
    table = first_round(with_tips)
    while table.game.state.round == 1:
        advice = FirstRound().advice(table.table.present)
        if table.table.bot or advice is None:
            meditate = table.game.rules.code(table.game.state, "meditate")
            assert meditate is not None
            table.game.play(meditate)
            table.show_anew()
        else:
            for code in advice.codes:
                table.play(code)
    seen = tips_settings.seen_of(with_tips.context.settings, LUNA.key)
    assert {"goal", "appoint", "consecrate"} <= seen
    key(with_tips, pygame.K_a)
    assert table.tips.tip is None or table.tips.tip[0] not in seen


def test_tips_begin_when_the_guide_has_left(with_tips):
    table = first_round(with_tips)
    key(with_tips, pygame.K_a)
    tip = table.shown().tip
    assert tip
    assert tip.text == with_tips.context.text("tip-goal", mode="two", level=0, count=6)


def test_with_the_second_round_it_is_over(app, table):
    while table.game.state.round == 1:
        table.game.play(table.game.rules.code(table.game.state, "meditate"))
    while table.game.state.actor != 0:
        table.game.play(table.game.rules.code(table.game.state, "meditate"))
    table.show_anew()
    app.update(3.0)
    assert Progress(app.context.settings, LUNA.key).done(FIRST_ROUND)
    assert table.shown().tip.text == app.context.text("lesson-first-round-over")
    key(app, pygame.K_n)
    assert table.shown().tip is None


# -- the title


def widgets(app):
    app.push(Title(app.context))
    return app.top.form.widgets


def test_the_title_offers_lessons_first_until_all_are_done(app):
    assert next(iter(widgets(app))) == "learn"
    for lesson in COURSE.lessons:
        Progress(app.context.settings, LUNA.key).finish(lesson.key)
    assert next(iter(widgets(app))) == "new"
    assert "learn" in app.top.form.widgets


def test_the_title_offers_lessons_no_longer_first_once_they_are_put_away(app):
    widgets(app)["learn"].press()
    app.top.form.widgets["away"].press()
    app.pop()
    assert next(iter(widgets(app))) == "new"
    assert "learn" in app.top.form.widgets
