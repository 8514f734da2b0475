"""A puzzle in the real window under a real mouse: from the title to its answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import Screen, eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import press, to_the_table
from luna.app.alone.scene import Alone
from luna.app.puzzles.contents import Puzzles
from luna.app.puzzles.opening import puzzle_table
from luna.app.saves.puzzles import FIRST, PuzzleMarks
from luna.app.screens.title import Title
from luna.games.luna.game import LUNA

pytestmark = pytest.mark.window


@pytest.fixture
def program(screen: Screen, tmp_path) -> Iterator[Program]:
    with Program(screen, tmp_path / "game", "pl") as program:
        yield program


def test_a_puzzle_is_solved_by_a_real_mouse(program: Program, tmp_path) -> None:
    number = next(n for n, puzzle in enumerate(LUNA.puzzles()) if puzzle.answers[0].best == ("meditate",))
    seen = Seen(tmp_path / "seen", "pl")
    press(program, seen, Title(seen.app.context), "alone")
    program.rest()
    press(program, seen, Alone(seen.app.context, LUNA), "tab-puzzles")
    program.rest()
    contents = Puzzles(seen.app.context, LUNA)
    if number != contents.chosen:
        press(program, seen, contents, f"puzzle-{number}")
    to_the_table(program, seen, contents, "begin")
    scene = puzzle_table(seen.app.context, LUNA, number)
    scene.resize(seen.app.context.size)
    seen.scene = scene
    (pick,) = scene.offer.spelled(scene.game.state, scene.judged.best.codes[0])
    program.rest()
    program.click(seen.place(pick))
    marks = PuzzleMarks(program.record_file.with_name("puzzles"))
    eventually("the mark on disk", lambda: marks.of(LUNA.key) == {scene.posed.puzzle.key: FIRST})
