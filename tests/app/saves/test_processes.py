"""Saved games and processes: kills at random moments, two programs at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from luna.app.saves.failure import OPEN_ELSEWHERE
from luna.app.saves.library import Library
from luna.app.session.session import Session, load_game
from luna.core.record import RecordError
from luna.games.catalogue import GAMES
from tests.app.saves.saved import begun, play, played, tree
from tests.root import ROOT

FIRST, SECOND = "game-000001", "game-000002"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the child process forks and waits for signals")


def child(what: str, folder: Path, argument: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.app.saves.saves_child", what, str(folder), str(argument)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def other_program(folder: Path, id: str) -> Iterator[None]:
    """Another program that has a game open until it is killed."""
    program = child("hold", folder, id)
    assert program.stdout
    try:
        assert program.stdout.readline() == "Session\n"
        yield
    finally:
        program.kill()
        program.communicate()


def refused(folder: Path, id: str) -> bool:
    """Whether another program is told that a game is open elsewhere."""
    program = child("hold", folder, id)
    assert program.stdout
    told = program.stdout.readline()
    program.kill()
    program.communicate()
    return told == "SaveFailure\n"


@pytest.mark.slow
def test_200_kills_lose_at_most_the_line_being_written(folder: Path):
    program = child("killed", folder, 200)
    told, wrong = program.communicate(timeout=300)
    assert wrong == ""
    lines, inside = map(int, told.split())
    assert lines > 400
    assert inside > 20


def test_a_game_open_elsewhere_is_told_and_a_copy_can_be_played(folder: Path):
    content = played(folder, 5)
    storage = Library(folder, GAMES)
    with other_program(folder, FIRST):
        assert load_game(storage, FIRST) == OPEN_ELSEWHERE
        for answer in (storage.rename(FIRST, "mine"), storage.delete(FIRST)):
            assert answer == OPEN_ELSEWHERE
        assert storage.copy(FIRST) == SECOND
        copy = load_game(storage, SECOND)
        assert isinstance(copy, Session)
        play(copy, 1)
        assert tree(folder)[f"{FIRST}.luna"] == content
    assert isinstance(load_game(storage, FIRST), Session)


def test_the_open_game_stays_open_when_another_cannot_be_opened(folder: Path):
    storage = Library(folder, GAMES)
    for _ in range(2):
        begun(storage)
    (folder / "game-000003.luna").write_text("nothing")
    assert isinstance(load_game(storage, SECOND), Session)
    with other_program(folder, FIRST):
        assert load_game(storage, FIRST) == OPEN_ELSEWHERE
        with pytest.raises(RecordError, match="no_divider"):
            load_game(storage, "game-000003")
        for _ in range(2):
            assert refused(folder, SECOND)
            assert isinstance(load_game(storage, SECOND), Session)


def test_a_game_that_was_left_for_another_can_be_opened_elsewhere(folder: Path):
    played(folder, 5)
    storage = Library(folder, GAMES)
    assert isinstance(load_game(storage, FIRST), Session)
    assert refused(folder, FIRST)
    storage.create()
    with other_program(folder, FIRST):
        assert load_game(storage, FIRST) == OPEN_ELSEWHERE


def test_games_begun_at_once_by_several_programs_have_numbers_of_their_own(folder: Path):
    programs = [child("begin", folder, 10) for _ in range(4)]
    told = [program.communicate(timeout=60) for program in programs]
    assert [wrong for _, wrong in told] == [""] * 4
    ids = [id for out, _ in told for id in out.split()]
    assert sorted(ids) == [f"game-{number:06}" for number in range(1, 41)]
    games = Library(folder, GAMES).games()
    assert [(game.id, game.fault) for game in games] == [(id, None) for id in sorted(ids, reverse=True)]
