"""How good an end at a table for one was is reckoned beside the result, which never waits for it."""

from __future__ import annotations

import pytest

from luna.ai.process import ThinkingError
from luna.app.app import App
from luna.app.table.scene import TableScene, open_table
from luna.core.alone import Unsurpassed
from luna.games.luna.game import LUNA
from luna.games.luna.scenes.game_end import GameEnd
from tests.app.alone.known import known

TABLE = LUNA.alone.tables("solo-1")[0]
WHOLE, SEVEN, TWO = Unsurpassed(9, whole=True), Unsurpassed(7, whole=False), Unsurpassed(2, whole=False)


class Reckoning:
    """A worker that has found something as soon as a test says so."""

    def __init__(self) -> None:
        self.asked = 0
        self.found: object = None
        self.answer: object = None
        self.closed = self.broken = False

    def ask(self, task) -> None:
        self.asked += 1
        self.found = None

    def poll(self) -> None:
        if self.broken:
            raise ThinkingError("it died")
        self.found = self.answer

    def cancel(self) -> None:
        self.found = None

    def close(self, patience: float = 0) -> None:
        self.closed = True


@pytest.fixture
def worker(monkeypatch) -> Reckoning:
    worker = Reckoning()
    monkeypatch.setattr("luna.app.session.end_proof.WorkerProcess", lambda think: worker)
    return worker


@pytest.fixture
def table(make_app, worker) -> TableScene:
    """The best known game of a table, up to its last action."""
    app = make_app()
    table = open_table(app.context, LUNA, TABLE.setup, TABLE.seed)
    app.push(table)
    for line in known(TABLE).line:
        code = LUNA.rules.code(table.game.state, line)
        assert code is not None
        table.game.play(code)
    return table


def result(table: TableScene) -> GameEnd:
    table.open_result()
    app = table.context.go
    assert isinstance(app, App)
    end = app.top
    assert isinstance(end, GameEnd)
    return end


def told(end: GameEnd) -> str:
    return " ".join(label.text for label in end.form.labels)


def sentence(table: TableScene, known: Unsurpassed) -> str:
    return table.context.text("alone-unsurpassed", whole="yes" if known.whole else "no", count=known.actions)


@pytest.mark.parametrize("known", [WHOLE, SEVEN])
def test_the_result_is_there_at_once_and_tells_what_is_proven_as_soon_as_that_is_known(table, worker, known):
    end = result(table)
    end.update(0.1)
    assert sentence(table, known) not in table.remark
    worker.answer = known
    end.update(0.1)
    assert sentence(table, known) in told(end)
    assert worker.asked == 1


def test_of_two_last_actions_nothing_is_told(table, worker):
    worker.answer = TWO
    end, before = result(table), table.remark
    end.update(0.1)
    assert table.remark == before


def test_who_leaves_the_result_leaves_no_process_behind(table, worker):
    result(table).update(0.1)
    table.context.go.pop()
    assert worker.closed


def test_an_end_that_was_taken_back_is_spoken_of_no_more(table, worker):
    worker.answer = WHOLE
    result(table).update(0.1)
    table.context.go.pop()
    table.undo()
    assert sentence(table, WHOLE) not in table.remark


def test_a_worker_that_dies_costs_only_the_sentence(table, worker):
    worker.broken = True
    end, before = result(table), table.remark
    end.update(0.1)
    assert table.remark == before
    assert worker.closed


def test_a_game_that_was_played_on_from_another_one_is_not_reckoned(table, worker):
    table.game.branch = "game-000001"
    result(table).update(0.1)
    assert not worker.asked
