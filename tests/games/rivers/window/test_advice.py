"""Hints at the table of hidden hands, and the review of a game once it is over."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from random import Random

import pytest

from luna.app.app import App
from luna.app.review.reviewed import columns_of
from luna.app.review.scene import ReviewScene
from luna.app.session.session import Session, load_game
from luna.app.table.scene import TableScene
from luna.app.table.telling.hints import THOUGHT
from luna.core.analysis import Analysis, Line
from luna.core.game import new_match
from luna.core.game_record import format_record
from luna.core.match import Match
from luna.core.seat import Seat, SeatKind
from luna.games.rivers.bots.calibration import band
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.scenes.game_end import GameEnd
from luna.games.rivers.search.sources import SOURCES
from tests.games.rivers.window.conftest import Open

REST = (0.0,) * (len(SOURCES) - 2)


class Knows:
    """An analyst who knows at once: the first legal action is best, the last one lacks a point of temples."""

    able, at_work = True, False

    def __init__(self) -> None:
        self.found: Analysis | None = None

    def ask(self, setup: object, match: Match, played: tuple[int, ...] = (), iterations: int = 0) -> None:
        legal = RULES.legal(match.state)
        points = {(legal[-1],): 0.0, (legal[0],): 1.0} | ({played: 0.0} if played else {})
        lines = {codes: Line(codes, (0.0, brings, *REST), 9) for codes, brings in points.items()}
        told = sorted(lines.values(), key=lambda line: -line.value)
        self.found = Analysis(tuple(told), 9, band(match.state), (), lines.get(played))

    def look(self) -> Analysis | None:
        return self.found

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture
def table(app: App, opened: Open) -> Callable[[int | None], TableScene]:
    """Opens a game of two persons played at random, up to so many steps or to its end."""

    def table(steps: int | None) -> TableScene:
        setup = RIVERS.reseated(
            RIVERS.drawn(Namespace(), ["random", "random"], 2),
            (Seat("heron", SeatKind.HUMAN, "Eva"), Seat("ram", SeatKind.HUMAN, "Jan")),
        )
        match, rng = new_match(RIVERS, setup), Random(2)
        while RULES.legal(match.state) and match.length != steps:
            match.play(rng.choice(RULES.legal(match.state)))
        id = app.context.storage.add(format_record(RIVERS, setup, match))
        assert isinstance(id, str)
        game = load_game(app.context.storage, id)
        assert isinstance(game, Session)
        scene = opened(game)
        scene.hints.analyst = Knows()
        return scene

    return table


def press(scene: TableScene, app: App) -> None:
    scene.hints.press()
    app.update(THOUGHT)


def test_a_hint_waits_for_who_decides_and_is_told_in_three_steps_and_played(app, table):
    scene = table(30)
    press(scene, app)
    assert not scene.hints.step
    scene.table.uncover()
    for step in (1, 2, 3):
        press(scene, app)
        assert scene.hints.step == step
    best = RULES.legal(scene.game.state)[0]
    shown = scene.shown()
    assert shown.tip
    assert shown.arrows
    assert shown.tip.text.startswith(scene.wording.words.advice(scene.table.present, (best,))[0])
    assert scene.hints.accept()
    assert scene.game.match.steps[-1].code == best


def test_a_game_under_way_has_no_review_for_that_would_tell_what_is_hidden(app, table):
    scene = table(30)
    assert not scene.can_review
    app.open_saved_games()
    form = app.top.form
    assert not [key for key in form.widgets if key.startswith("review-")]


def test_the_end_of_a_game_leads_to_its_review(app, table):
    scene = table(None)
    assert scene.can_review
    scene.open_result()
    app.update(0.05)
    assert isinstance(app.top, GameEnd)
    assert "review" in app.top.form.widgets


def test_its_review_has_curves_of_the_seats_and_a_table_of_all_rounds(app, table):
    scene = table(None)
    review = ReviewScene(app.context.of(RIVERS), app.context.storage.read(scene.playing).loaded, "", Knows)
    app.push(review)
    while review.reviewer.running:
        app.update(0.02)
    app.draw()
    assert review.course.graph
    assert [curve.emblem for curve in review.course.graph.curves] == ["heron", "ram"]
    columns = columns_of(review.review)
    rounds = [each for rounds in columns for each in rounds]
    assert rounds == sorted({judged.round for judged in review.review.judgements})
    assert len(rounds) > len(columns)
    assert all(review.reviewed.rounds_head(review.review, each) for each in columns)
    assert len(review.reviewed.lost(review.review, 0, columns)) == len(columns) + 1
