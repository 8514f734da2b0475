"""The box of a lesson stands in its own place beside the table and hides nothing of it."""

from __future__ import annotations

import pygame
import pytest

from luna.app.lessons.scene import LessonScene
from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.games.luna.lessons.course import COURSE
from luna.ui.table.picks import TIP_PANEL
from luna.ui.table.shown import Shown, TipNote
from tests.app.lessons.at_lesson import line, open_lesson, place, said, tip
from tests.app.table.tables import quiet


@pytest.fixture
def app(make_app):
    return quiet(make_app())


@pytest.mark.parametrize("number", range(len(COURSE.lessons)))
def test_in_the_largest_type_it_hides_no_part_of_the_temple(make_app, number):
    app = quiet(make_app("de", (1280, 720)))
    app.context.settings.put(preferences.UI_SCALE, 200)
    for step, each in enumerate(COURSE.lessons[number].steps):
        if not hasattr(each, "about"):
            continue
        scene = open_lesson(app, number, step)
        scene.resize(app.context.size)
        rect = place(scene, TIP_PANEL)
        corners = [(x, y) for x in range(rect.left, rect.right, 12) for y in range(rect.top, rect.bottom, 12)]
        assert not {scene.topic_at(at).kind for at in corners} & {"field", "tile", "council", "seat", "path"}
        app.pop()


@pytest.mark.parametrize("press", ["lift", "pick"])
def test_the_box_stays_while_something_is_carried_or_picked(app, press):
    scene = open_lesson(app)
    at = place(scene, Pick("novice", "book")).center
    if press == "lift":
        for kind, where in ((pygame.MOUSEBUTTONDOWN, at), (pygame.MOUSEMOTION, (at[0] + 60, at[1]))):
            app.handle(pygame.event.Event(kind, pos=where, button=1, buttons=(1, 0, 0), rel=(60, 0)))
        assert scene.hand.lifted
    else:
        scene.click([Pick("novice", "book")], at)
    assert tip(scene)


def note(scene: LessonScene) -> TipNote:
    """What the box of the lesson shows."""
    shown = scene.drawn().tip
    assert shown
    return shown


def told(shown: Shown) -> str:
    """What the box says, empty where there is none."""
    return shown.tip.text if shown.tip else ""


def test_the_box_stays_in_sight_while_the_others_answer(make_app):
    app = quiet(make_app(), speed="1")
    scene = open_lesson(app)
    first, then = told(scene.shown()), said(scene, "lesson-favour-discount")
    assert not note(scene).done
    line(scene, "favor book")
    seen = [first]
    while told(scene.shown()) in ("", first) and len(seen) < 200:
        app.update(0.1)
        seen.append(told(scene.drawn()))
    assert told(scene.shown()) == then
    assert set(seen) == {first, then}
    assert seen == sorted(seen, key=[first, then].index)


def test_what_has_been_done_has_its_tick_at_once_and_nothing_to_be_pressed(make_app):
    app = quiet(make_app(), speed="1")
    scene = open_lesson(app)
    first, way = told(scene.shown()), Pick("tip", "show")
    at = place(scene, way).center
    line(scene, "favor book")
    app.update(0.1)
    drawn = note(scene)
    assert (drawn.text, drawn.done) == (first, said(scene, "lesson-task-done"))
    assert way not in scene.picks_at(at)
    while told(scene.shown()) in ("", first):
        assert note(scene).done
        app.update(0.1)
    assert not note(scene).done


def test_what_was_not_meant_has_no_tick(make_app):
    app = quiet(make_app(), speed="1")
    scene = open_lesson(app)
    line(scene, next(words for words in notations(scene) if words.split()[0] != "favor"))
    for _ in range(60):
        app.update(0.1)
        tip = scene.drawn().tip
        assert tip is None or not tip.done


def notations(scene):
    state, rules = scene.game.state, scene.game.rules
    return [rules.notation(state, code) for code in rules.legal(state)]
