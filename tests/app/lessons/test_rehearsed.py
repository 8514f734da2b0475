"""A lesson always goes the same way: what came to light on the way keeps nobody from taking a deed back."""

from __future__ import annotations

import pytest

from luna.games.rivers.game import RIVERS
from luna.games.rivers.lessons.course import COURSE
from tests.app.lessons.at_lesson import line, open_lesson, press, said, tip, wait
from tests.app.table.tables import quiet
from tests.games.lessons.courses import TEACHING

KEYS = [lesson.key for lesson in COURSE.lessons]


@pytest.fixture
def app(make_app):
    return quiet(make_app(games=TEACHING))


def at(app, lesson: str, step: str):
    """A lesson of the second game at one of its steps."""
    number = KEYS.index(lesson)
    ids = [getattr(each, "id", "") for each in COURSE.lessons[number].steps]
    return open_lesson(app, number, ids.index(step), RIVERS)


@pytest.mark.parametrize(
    ("lesson", "step", "words"),
    [
        ("war", "commit", "commit 1"),
        ("war", "defend", "commit 0"),
        ("war", "join", "pass"),
        ("leaders", "settle", "pass"),
        ("ending", "swap", "swap red=2"),
    ],
    ids=["attack", "defence", "other turn", "refill", "swap"],
)
def test_another_deed_is_taken_back_although_something_came_to_light(app, lesson, step, words):
    scene = at(app, lesson, step)
    lines = scene.game.match.notations()
    line(scene, words)
    wait(app, scene)
    assert scene.lecture.wrong
    press(app, scene, "next")
    assert scene.game.match.notations() == lines
    assert tip(scene).text == said(scene, f"lesson-{lesson}-{step}")


def test_one_goes_back_past_what_the_other_one_answered(app):
    scene = at(app, "war", "commit")
    lines = scene.game.match.notations()
    line(scene, "commit 2")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-war-fallen")
    press(app, scene, "back")
    assert scene.game.match.notations() == lines


def test_a_parted_action_is_judged_as_it_begins(app):
    scene = at(app, "war", "join")
    line(scene, "tile black i4")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-war-commit")


def test_the_wrong_joining_tile_is_explained_although_it_begins_the_war_too(app):
    scene = at(app, "war", "join")
    line(scene, "tile green i4")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-war-join-but-market")
    press(app, scene, "next")
    assert tip(scene).text == said(scene, "lesson-war-join")
