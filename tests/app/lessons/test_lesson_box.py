"""The box of a lesson is in sight and hides nothing that it speaks of."""

from __future__ import annotations

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.lessons.course import COURSE
from luna.ui.lessons.lesson import Await
from luna.ui.table.picks import TIP_PANEL
from tests.app.lessons.at_lesson import open_lesson, place, tip, wait
from tests.app.table.hands import key
from tests.app.table.tables import quiet

PANELS = {"player", "influence", "count", "supply", "held", "rank", "chronicle", "card", "round"}
"""Parts of panels and bars that no box may hide; what is below it is asked of the table."""


@pytest.fixture
def app(make_app):
    return quiet(make_app())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["de", "it", "pl"])
@pytest.mark.parametrize("number", range(len(COURSE.lessons)))
def test_the_box_is_in_the_window_and_on_nothing_that_it_speaks_of(make_app, language, size, number):
    app = quiet(make_app(language, size))
    lesson = COURSE.lessons[number]
    for step, each in enumerate(lesson.steps):
        if not hasattr(each, "about"):
            continue
        scene = open_lesson(app, number, step)
        rect = place(scene, TIP_PANEL)
        assert pygame.Rect((0, 0), size).contains(rect)
        spoken = scene.place(each.about)
        assert spoken is None or not rect.colliderect(spoken)
        corners = [(x, y) for x in range(rect.left, rect.right, 12) for y in range(rect.top, rect.bottom, 12)]
        assert not {scene.topic_at(at).kind for at in corners} & PANELS, each.id
        assert all(rect.contains(place(scene, Pick("tip", way.key))) for way in tip(scene).buttons)
        app.pop()


@pytest.mark.parametrize("number", range(len(COURSE.lessons)))
def test_the_box_is_seen_after_every_other_deed_too(app, number):
    lesson = COURSE.lessons[number]
    for step, each in enumerate(lesson.steps):
        if not isinstance(each, Await):
            continue
        scene = open_lesson(app, number, step)
        state = scene.game.state
        lines = {scene.game.rules.notation(state, code): code for code in scene.game.rules.legal(state)}
        kinds = {words.partition(" ")[0]: code for words, code in lines.items() if words != each.solution[0]}
        for code in kinds.values():
            scene.play(code)
            if scene.lecture.fulfilled or scene.lecture.goes_on:
                break
            wait(app, scene)
            if app.top is not scene:
                break
            place(scene, TIP_PANEL)
            key(app, pygame.K_n)
        app.home()
