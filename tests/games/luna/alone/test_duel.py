"""The par of a table against a computer player: the best of some games, each of which can be played again."""

from __future__ import annotations

import pytest

from luna.core.alone import Par
from luna.core.game import new_match
from luna.core.seat import Seat, SeatKind
from luna.games.luna.alone import duel
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.setup import Setup


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """A table at which nobody thinks for long."""
    monkeypatch.setattr(duel, "BEST", "level-4")
    monkeypatch.setattr(duel, "BOT", "level-1")
    seats = Seat("yellow"), Seat("red", SeatKind.BOT, "level-1")
    return draw_setup(shipped_board(), seats, 5)


def pars(setup: Setup) -> list[Par]:
    return [par for par in duel.duels(setup, games=3) if par]


def test_each_is_better_than_the_one_before_and_its_line_leads_to_it(setup):
    found = pars(setup)
    assert found
    assert [par.best for par in found] == sorted({par.best for par in found})
    for par in found:
        match = new_match(LUNA, setup)
        for line in par.line:
            code = LUNA.rules.code(match.state, line)
            assert code is not None
            match.play(code)
        progress = LUNA.progress(match.state)
        points = dict(progress.scores)
        assert progress.over
        assert points["yellow"] - points["red"] == par.best


def test_everybody_gets_the_same(setup):
    assert pars(setup) == pars(setup)
