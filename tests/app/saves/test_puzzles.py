"""What became of puzzles: the best of each stays, whatever a kill or a hand did to its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.app.saves.puzzles import FIRST, FORMAT, SOLVED, TRIED, PuzzleMarks
from luna.app.saves.sealed_lines import SealedLines


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "puzzles"


def test_the_best_that_became_of_a_puzzle_stays(path):
    assert PuzzleMarks(path).of("luna") == {}
    for mark in (TRIED, SOLVED, TRIED):
        PuzzleMarks(path).add("luna", "a", mark)
    PuzzleMarks(path).add("luna", "b", FIRST)
    assert PuzzleMarks(path).of("luna") == {"a": SOLVED, "b": FIRST}


def test_games_have_marks_of_their_own(path):
    PuzzleMarks(path).add("rivers", "a", SOLVED)
    assert PuzzleMarks(path).of("luna") == {}


def test_what_is_known_is_not_written_again(path):
    PuzzleMarks(path).add("luna", "a", SOLVED)
    before = path.read_bytes()
    PuzzleMarks(path).add("luna", "a", TRIED)
    assert path.read_bytes() == before
    PuzzleMarks(path).add("luna", "b", TRIED)
    assert path.read_bytes().startswith(before)


def test_a_torn_end_costs_no_more_than_the_last_line(path):
    for key in ("a", "b"):
        PuzzleMarks(path).add("luna", key, SOLVED)
    path.write_bytes(path.read_bytes()[:-40])
    PuzzleMarks(path).add("luna", "c", TRIED)
    known = PuzzleMarks(path).of("luna")
    assert (known["a"], known["c"]) == (SOLVED, TRIED)


def test_lines_that_say_nothing_are_left_out(path):
    marks = PuzzleMarks(path)
    marks.add("luna", "a", SOLVED)
    lines = SealedLines(path, FORMAT)
    lines.add([7, {"game": "luna", "key": "b", "mark": "won"}, {"game": "luna"}])
    lines.settle()
    assert PuzzleMarks(path).of("luna") == {"a": SOLVED}


def test_what_is_forgotten_is_gone(path):
    PuzzleMarks(path).add("luna", "a", SOLVED)
    PuzzleMarks(path).forget()
    assert PuzzleMarks(path).of("luna") == {}
