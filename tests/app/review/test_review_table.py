"""A turning point at the table: another action is tried there, judged, taken back, and the answer is shown."""

from __future__ import annotations

import pygame
import pytest

from luna.app.app import App
from luna.app.review.scene import ReviewScene
from luna.app.review.table import ReviewTable
from luna.app.table.scene import TableScene
from luna.app.table.telling.hints import THOUGHT
from luna.core.analysis import Analysis
from luna.core.match import Match
from luna.core.record import note
from luna.core.seat import SeatKind
from luna.games.luna.rules.luna_rules import RULES
from tests.app.review.reviewing import OF_BOTS, answered, finished, told
from tests.app.saves.saved import RECORD, UNFINISHED
from tests.app.session.test_review import Oracle, line
from tests.app.table.hands import click, key
from tests.app.table.hinting import Known
from tests.app.table.tables import quiet


@pytest.fixture
def app(make_app) -> App:
    return quiet(make_app())


class Judge(Oracle):
    """Says that what was tried is short by so much."""

    def __init__(self, short: float) -> None:
        super().__init__()
        self._short = short

    def ask(self, setup: object, match: Match, played: tuple[int, ...] = (), iterations: int = 0) -> None:
        super().ask(setup, match, played, iterations)
        judged = line(played, 5.0 - self._short)
        self._found = Analysis((line((99999,), 5.0), judged), iterations, 3.0, (), judged)


def at_table(app: App, short: float = 0.0, number: int = 4) -> ReviewTable:
    """The table of a turning point, the last one if not another, where a try is short by so much."""
    finished(app)
    click(app, f"turning-{number}")
    click(app, "look")
    table = app.top
    assert isinstance(table, ReviewTable)
    table.analyst = Judge(short)
    app.draw()
    return table


def attempt(app: App, table: ReviewTable) -> int:
    """Plays an action of one step, the last of those that there are: the first is the best."""
    state = table.game.state
    code = next(code for code in reversed(RULES.legal(state)) if not RULES.goes_on(RULES.apply(state, code)[0]))
    table.play(code)
    for _ in range(5):
        app.update(0.05)
    return code


def test_the_table_waits_for_a_try_and_does_not_tell_the_answer(app):
    table = at_table(app)
    assert table.game.match.length == table.judged.start
    assert "Played:" in told(table)
    assert "Better" not in told(table)
    assert table.shown().arrows == ()
    assert table.turn.sources()


def test_what_is_as_good_as_the_best_is_right_and_reveals_the_answer(app):
    table = at_table(app, 0.3)
    attempt(app, table)
    assert "As good as the best" in told(table)
    key(app, pygame.K_RETURN)
    assert "answer" not in app.top.form.widgets


def test_what_is_short_says_by_how_much_and_can_be_tried_again(app):
    table = at_table(app, 2.5)
    attempt(app, table)
    assert "−2.5" in told(table)
    assert not table.turn.sources()
    key(app, pygame.K_b, "b")
    assert table.game.match.length == table.judged.start
    assert table.turn.sources()
    attempt(app, table)
    assert "−2.5" in told(table)
    table.open_menu()
    assert "answer" in app.top.form.widgets


def test_undo_takes_a_try_back(app):
    table = at_table(app, 2.5)
    attempt(app, table)
    key(app, pygame.K_z, mod=pygame.KMOD_CTRL)
    assert table.game.match.length == table.judged.start
    assert table.turn.sources()


def test_what_the_review_found_best_is_right_whatever_a_search_says_now(app):
    table = at_table(app, 2.5)
    *first, last = table.judged.best.codes
    table.play(last, first=first)
    for _ in range(5):
        app.update(0.05)
    assert "As good as the best" in told(table)


def test_the_answer_is_shown_with_arrows_reasons_and_what_was_played(app):
    table = at_table(app)
    tip = answered(app, table)
    assert "Better" in tip.text
    assert "Played" in tip.after
    assert table.shown().outcome is not None
    key(app, pygame.K_RETURN)
    assert "answer" not in app.top.form.widgets


def test_the_three_steps_of_a_hint_can_be_had_while_it_is_looked_for(app):
    table = at_table(app)
    table.hints.analyst = Known(Analysis((table.judged.best, table.judged.played), 100, 3.0))
    for step in (1, 2, 3):
        key(app, pygame.K_l, "l")
        for _ in range(3):
            app.update(THOUGHT)
        assert table.hints.step == step
    key(app, pygame.K_ESCAPE)
    assert table.hints.step == 0
    assert "Played:" in told(table)


def test_nobody_else_acts_after_a_try_and_nothing_is_written(app):
    table = at_table(app, 2.5)
    before = sorted(path.name for path in app.context.storage.path("game-000001").parent.glob("*"))
    attempt(app, table)
    for _ in range(40):
        app.update(0.1)
    assert table.game.match.length == table.judged.start + 1
    assert sorted(path.name for path in app.context.storage.path("game-000001").parent.glob("*")) == before


def test_every_moment_of_the_game_can_be_opened_also_the_last(app):
    scene = finished(app)
    for judged in (scene.review.judgements[0], scene.review.judgements[-1]):
        scene.choose(judged)
        click(app, "look")
        table = app.top
        assert isinstance(table, ReviewTable)
        app.draw()
        key(app, pygame.K_b, "b")
        table.analyst = Judge(2.0)
        attempt(app, table)
        assert app.top is table
        app.draw()
        table.open_menu()


def test_what_a_bot_missed_is_tried_like_what_a_person_did(app):
    finished(app, OF_BOTS)
    click(app, "look")
    table = app.top
    assert isinstance(table, ReviewTable)
    app.draw()
    assert "Better" not in told(table)
    assert table.turn.sources()


def test_from_one_turning_point_the_next_one_is_tried_until_all_are_known(app):
    table = at_table(app, number=0)
    seen = []
    while isinstance(app.top, ReviewTable):
        table = app.top
        seen.append(table.judged.start)
        key(app, pygame.K_s, "s")
        key(app, pygame.K_RETURN)
    scene = app.top
    assert isinstance(scene, ReviewScene)
    assert seen == [judged.start for judged in scene.review.turning_points]
    assert not any(scene.tables.hides(judged) for judged in scene.review.turning_points)


def test_what_if_is_a_game_of_its_own_that_knows_where_it_came_from(app):
    id = app.context.storage.add(RECORD)
    scene = finished(app, id=id)
    judged = scene.review.turning_points[0]
    click(app, "what-if")
    table = app.top
    assert isinstance(table, TableScene)
    assert table.game.branch == id
    assert table.game.match.length == judged.start
    kinds = [seat.kind for seat in table.game.seats]
    assert kinds[judged.seat] == SeatKind.HUMAN
    assert kinds.count(SeatKind.HUMAN) == 1
    assert app.context.storage.read(table.playing).loaded.branch == id


def test_a_try_can_be_played_on(app):
    table = at_table(app, 2.5)
    code = attempt(app, table)
    key(app, pygame.K_a, "a")
    assert isinstance(app.top, TableScene)
    assert not isinstance(app.top, ReviewTable)
    assert app.top.game.match.steps[-1].code == code


def test_the_review_of_a_branch_shows_the_course_of_its_origin_too(app):
    id = app.context.storage.add(RECORD)
    finished(app, id=id)
    branch = f"{UNFINISHED}{note('branch', id)}\n"
    scene = finished(app, branch, app.context.storage.add(branch))
    assert scene.course.graph
    own, faint = ([curve for curve in scene.course.graph.curves if curve.faint == each] for each in (False, True))
    assert len(own) == len(faint) == 2
    assert [curve.values[5] for curve in own] == [curve.values[5] for curve in faint]
    other = finished(app, f"{UNFINISHED}{note('branch', 'game-999999')}\n")
    assert other.course.graph
    assert not any(curve.faint for curve in other.course.graph.curves)


def test_seats_are_called_as_in_the_game(app):
    table = at_table(app)
    assert set(table.names.values()) == set(table.reviewed.names.values())
