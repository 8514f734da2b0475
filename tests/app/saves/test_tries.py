"""The lists of tries and of what is known of tables: what is added stays, whatever happens to its neighbours."""

from __future__ import annotations

import errno
import os
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from luna.app.saves import sealed_lines
from luna.app.saves.failure import SaveFailure
from luna.app.saves.library import Library
from luna.app.saves.pars import Pars
from luna.app.saves.puzzles import FIRST, PuzzleMarks
from luna.app.saves.results import Player, Result
from luna.app.saves.tries import Tries, Try, try_of
from luna.app.session.session import begin_game
from luna.app.system import files
from luna.core.alone import Par, table_key
from luna.core.seat import SeatKind
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA


def tried(number: int, lead: int = 7) -> Try:
    return Try("0123456789ab", f"game-{number:06}", lead, 1, "2026-11-29")


def result(*kinds: SeatKind) -> Result:
    players = tuple(Player("yellow", kind, "", 40 - n, n == 0, n, {}) for n, kind in enumerate(kinds))
    return Result("game-000001 x", "luna", "", "2026-11-29", players)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "list"


def test_all_ends_are_kept_in_their_order(path):
    tries = Tries(path)
    for lead in (7, -3):
        tries.add(tried(1, lead))
    assert tries.read() == (tried(1, 7), tried(1, -3))
    assert Tries(path).read() == tries.read()


@pytest.mark.parametrize(
    "odd", ['{"table":"x"}', "nonsense", '["list"]', '{"table":"x","game":"g","day":"?","lead":1}']
)
def test_a_line_that_says_nothing_costs_no_other(path, odd):
    tries = Tries(path)
    tries.add(tried(1))
    tries.read()
    path.write_text(path.read_text() + odd + "\n")
    tries.add(tried(2))
    assert tries.read() == (tried(1), tried(2))


def test_only_who_played_alone_has_tried_a_table():
    human, bot = SeatKind.HUMAN, SeatKind.BOT
    assert try_of(result(human, bot), "t", "game-000001") == Try("t", "game-000001", 1, 0, "2026-11-29")
    assert try_of(result(bot, human), "t", "game-000001") == Try("t", "game-000001", -1, 1, "2026-11-29")
    assert try_of(result(human, human), "t", "game-000001") is None


def test_of_what_is_known_of_a_table_the_last_holds(path):
    pars, first, second = Pars(path), Par(20, ("end",), 3), Par(22, ("tire book", "end"), 3)
    pars.put("a", first)
    pars.put("b", first)
    pars.put("a", second)
    pars.read()
    path.write_text(path.read_text() + '{"table":"c","best":"?"}\n')
    assert pars.read() == {"a": second, "b": first}


def test_a_table_that_came_to_its_end_was_tried_once_for_each_end(tmp_path):
    library, challenge = Library(tmp_path, GAMES), LUNA.alone.tables("solo-1")[0]
    assert challenge.par
    game = begin_game(LUNA, challenge.setup, library)
    for line in challenge.par.line:
        code = LUNA.rules.code(game.state, line)
        assert code is not None
        game.play(code)
    last = game.match.steps[-1].code
    game.go_to(game.match.length - 1)
    game.play(last)
    library.close()
    key = table_key(LUNA, challenge.setup)
    ends = library.tries.read()
    assert [(each.table, each.game, each.lead) for each in ends] == 2 * [(key, "game-000001", challenge.par.best)]
    assert replace(ends[0], day="") == replace(ends[1], day="")


class Full:
    """A disk on which nothing can be written any more, until it can."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full, write = True, os.write

        def refuse(handle: int, data: bytes) -> int:
            if self.full:
                raise OSError(errno.ENOSPC, "No space left on device")
            return write(handle, data)

        monkeypatch.setattr(os, "write", refuse)


def test_what_a_full_disk_does_not_take_is_known_and_written_once_there_is_room(path, monkeypatch):
    tries = Tries(path)
    tries.add(tried(1))
    assert tries.failure is None
    disk = Full(monkeypatch)
    tries.add(tried(2))
    tries.add(tried(3))
    assert tries.failure == SaveFailure("disk-full")
    assert tries.read() == (tried(1), tried(2), tried(3))
    assert Tries(path).read() == (tried(1),)
    disk.full = False
    assert tries.read() == (tried(1), tried(2), tried(3))
    assert tries.failure is None
    assert Tries(path).read() == (tried(1), tried(2), tried(3))


def test_what_is_added_while_a_slow_disk_still_writes_loses_nothing(path, monkeypatch):
    tries, free, append, asked = Tries(path), threading.Event(), files.append, iter((True,))
    tries.add(tried(1))
    tries.read()

    def slow_at_first(path: Path, content: bytes, at: int) -> None:
        if next(asked, False):
            free.wait()
        append(path, content, at)

    monkeypatch.setattr(sealed_lines, "PATIENCE", 0.1)
    monkeypatch.setattr(files, "append", slow_at_first)
    for number in (2, 3):
        tries.add(tried(number))
    assert tries.failure is None
    free.set()
    for thread in threading.enumerate():
        if thread.name == path.name:
            thread.join()
    assert tries.read() == Tries(path).read() == (tried(1), tried(2), tried(3))


def test_marks_of_puzzles_outlast_a_full_disk_too(path, monkeypatch):
    marks = PuzzleMarks(path)
    Full(monkeypatch)
    marks.add("luna", "p-1", FIRST)
    assert marks.failure == SaveFailure("disk-full")
    assert marks.of("luna") == {"p-1": FIRST}
