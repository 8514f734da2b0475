"""The accompanied first round at its end: nothing that was advised in it is said after it."""

import time

import pygame
import pytest

from luna.app.lessons.first_round import GuidedTable
from tests.app.lessons.at_lesson import guided
from tests.app.table.hands import key
from tests.app.table.moving import lively

PATIENCE = 60
"""Seconds after which the other order has answered on any machine."""


@pytest.fixture
def app(make_app):
    return lively(make_app())


@pytest.fixture
def table(app) -> GuidedTable:
    return guided(app)


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
    given_up = time.monotonic() + PATIENCE
    while time.monotonic() < given_up:
        app.update(1 / 30)
        time.sleep(0.001)  # the other order thinks meanwhile, on a busy machine longer than all these looks take
        if app.top is not table:
            key(app, pygame.K_RETURN)
        tip = table.drawn().tip
        assert tip is None or tip.text == over
        if tip:
            return
    raise AssertionError(table.drawn())
