"""The first lesson in the real window under a real mouse: from the title to its end in drags and clicks."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.hand import done as gesture_done
from build_scripts.driving.screen import Screen, eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import press, to_the_table
from build_scripts.games.luna.driving.hand import gestures
from luna.app.lessons.contents import Lessons
from luna.app.lessons.scene import LessonScene
from luna.app.screens.title import Title
from luna.core.turn import Ask
from luna.games.luna.game import LUNA
from luna.ui.lessons.lesson import Await

pytestmark = pytest.mark.window


@pytest.fixture
def program(screen: Screen, tmp_path) -> Iterator[Program]:
    with Program(screen, tmp_path / "game", "de") as program:
        yield program


def at_step(seen: Seen, step: int) -> LessonScene:
    """The lesson as it is seen when a step begins."""
    scene = LessonScene(seen.app.context, LUNA, 0, step)
    scene.resize(seen.app.context.size)
    seen.scene = scene
    return scene


def done(program: Program) -> bool:
    """Whether the program remembers that the lesson was done."""
    settings = tomllib.loads(program.settings_file.read_text("utf-8"))
    return "luna/favour" in settings.get("lessons", {}).get("done", [])


def test_the_first_lesson_by_a_real_mouse(program: Program, tmp_path) -> None:
    seen = Seen(tmp_path / "seen", "de")
    press(program, seen, Title(seen.app.context), "learn")
    to_the_table(program, seen, Lessons(seen.app.context, LUNA), "begin-0")
    lesson = at_step(seen, 0).lesson
    for number, step in enumerate(lesson.steps):
        if not isinstance(step, Await):
            continue
        scene = at_step(seen, number)
        aside = scene.middle
        program.move(aside)

        def looks(scene: LessonScene = scene, aside: tuple[int, int] = aside) -> bool:
            seen.point(aside)
            return program.looks_like(seen.drawn(), aside)

        eventually(f"step {step.id}", looks)
        code = scene.game.rules.code(scene.game.state, step.solution[0])
        assert code is not None
        (gesture,) = gestures(scene.course.spell(scene.game.state, code))
        assert gesture.piece
        start, end = seen.to_lift(gesture.piece), seen.to_drop(gesture.piece, gesture.target)
        program.drag(start, end)
        outcome = gesture_done(scene.turn, gesture)
        if isinstance(outcome, Ask):  # how many are to be woken
            program.click(seen.option(outcome, end, code))
    eventually("the lesson is done", lambda: done(program))
    assert not program.record_file.exists()
