"""The accompanied first round at its end: nothing that was advised in it is said after it."""

import pygame
import pytest

from luna.app.lessons.first_round import GuidedTable
from luna.games.luna.game import LUNA
from tests.app.table.hands import key
from tests.app.table.moving import lively


@pytest.fixture
def app(make_app):
    return lively(make_app())


@pytest.fixture
def table(app) -> GuidedTable:
    table: GuidedTable = app.context.routes.first_round(app.context, LUNA)
    app.push(table)
    app.draw()
    return table


def to_the_last_candle(table) -> None:
    while table.game.state.lit > 1:
        table.game.play(table.game.rules.code(table.game.state, "meditate"))
    table.show_anew()
    assert table.drawn().tip


def test_what_was_not_done_is_gone_with_the_round(app, table):
    to_the_last_candle(table)
    table.play(table.game.rules.code(table.game.state, "meditate"))
    assert table.busy
    assert table.drawn().tip is None


def test_after_the_scoring_the_box_says_nothing_or_that_the_round_is_over(app, table):
    to_the_last_candle(table)
    table.play(table.game.rules.code(table.game.state, "meditate"))
    over = app.context.text("lesson-first-round-over")
    for _ in range(1200):
        app.update(1 / 30)
        if app.top is not table:
            key(app, pygame.K_RETURN)
        tip = table.drawn().tip
        assert tip is None or tip.text == over
        if tip:
            return
    raise AssertionError(table.drawn())
