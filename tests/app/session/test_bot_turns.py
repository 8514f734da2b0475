"""The plan of a bot: each code is played only where it still fits, else the bot is asked again."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.ai.process import ThinkingError
from luna.app.saves.library import Library
from luna.app.session.bot_turns import BotTurns
from luna.app.session.session import begin_game
from luna.app.session.table import Table
from luna.core.seat import Seat, SeatKind
from luna.games.luna.game import LUNA
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.luna_rules import RULES

SEATS = (Seat("yellow", SeatKind.BOT, "level-1"), Seat("red", SeatKind.BOT, "level-1"))


class Plans:
    """A thinker that answers with lines which were written down for it, one turn after the other."""

    def __init__(self, *turns: list[str]) -> None:
        self._turns = list(turns)
        self.asked: list[int] = []
        self.cancelled = 0

    def ask(self, setup, match, name):
        self.asked.append(match.length)
        self._state = match.state

    def poll(self):
        if not self._turns:
            return None
        return tuple(RULES.code(self._state, line) for line in self._turns.pop(0))

    def cancel(self):
        self.cancelled += 1


class Deaf(Plans):
    """Its worker dies of every task."""

    def poll(self):
        raise ThinkingError("dead")


@pytest.fixture
def table(tmp_path: Path) -> Table:
    setup = draw_setup(shipped_board(), list(SEATS), 7, preset=True)
    return Table(begin_game(LUNA, setup, Library(tmp_path, [LUNA])), Turn)


def journey(table: Table) -> str:
    lines = (RULES.notation(table.state, code) for code in RULES.legal(table.state))
    return next(line for line in lines if line.startswith("journey"))


def test_a_plan_is_played_code_by_code_and_asked_for_once(table: Table):
    bots, thinker = BotTurns(table), Plans([journey(table), "done"])
    for _ in range(2):
        assert bots.look(thinker)
        bots.play()
    assert table.session.match.notations()[-1] == "done"
    assert thinker.asked == [0]


def test_after_its_turn_the_next_bot_is_asked(table: Table):
    bots, thinker = BotTurns(table), Plans(["meditate"], ["meditate"])
    for _ in range(2):
        assert bots.look(thinker)
        bots.play()
    assert thinker.asked == [0, 1]


def test_a_code_that_is_no_longer_legal_is_not_played_but_the_bot_is_asked_again(table: Table):
    bots, thinker = BotTurns(table), Plans(["meditate", "done"], ["meditate"])
    bots.look(thinker)
    bots.play()
    assert bots.look(thinker)
    bots.play()
    assert thinker.asked == [0, 1]
    assert table.session.match.notations() == ["meditate"] * 2


def test_a_code_that_would_be_legal_for_another_seat_is_not_played_by_it(table: Table):
    bots, thinker = BotTurns(table), Plans(["meditate", "meditate"])
    bots.look(thinker)
    bots.play()
    assert RULES.code(table.state, "meditate") in RULES.legal(table.state)
    assert not bots.look(thinker)
    assert (thinker.asked, table.length) == ([0, 1], 1)


def test_what_was_planned_before_somebody_went_back_is_forgotten(table: Table):
    line = journey(table)
    bots, thinker = BotTurns(table), Plans([line, "done"])
    bots.look(thinker)
    bots.play()
    table.session.go_to(0)
    table.show_anew()
    table.session.go_to(1)
    table.show_anew()
    assert not bots.look(thinker)
    assert thinker.asked == [0, 1]


def test_an_answer_to_a_position_that_was_left_is_cancelled(table: Table):
    bots, thinker = BotTurns(table), Plans()
    bots.look(thinker)
    table.show_anew()
    bots.follow(thinker)
    assert thinker.cancelled == 1


def test_a_bot_whose_worker_fails_is_played_by_the_spare(table: Table, caplog: pytest.LogCaptureFixture):
    bots = BotTurns(table)
    assert bots.look(Deaf())
    bots.play()
    assert table.length == 1
    assert "could not think" in caplog.text
