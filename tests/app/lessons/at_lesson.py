"""A lesson opened at a step, what it tells, and the time that passes in it."""

from __future__ import annotations

import pygame

from luna.app.lessons.first_round import GuidedTable
from luna.app.lessons.scene import LessonScene
from luna.core.game import AnyGame
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.course import COURSE
from tests.app.table.hands import press_at

FAVOUR, SCORING, JOURNEY, SOLO = (
    next(n for n, lesson in enumerate(COURSE.lessons) if lesson.key == name)
    for name in ("favour", "scoring", "journey", "solo")
)
LONG = 400
"""Looks of a tenth of a second in which everything has happened."""


def open_lesson(app, number=FAVOUR, step=0, game: AnyGame = LUNA) -> LessonScene:
    scene: LessonScene = app.context.routes.lesson(app.context, game, number, step)
    app.push(scene)
    app.draw()
    return scene


def wait(app, scene, done=lambda: False):
    """Lets time pass until the pupil has something to read, or as told."""
    for _ in range(LONG):
        app.update(0.1)
        if done() or (scene.shown().tip and not scene.lecture.fulfilled) or app.top is not scene:
            break


def line(scene, words):
    scene.play(scene.game.rules.code(scene.game.state, words))


def tip(scene):
    return scene.shown().tip


def said(scene, id):
    return scene.context.text(id)


def place(scene, pick) -> pygame.Rect:
    rect: pygame.Rect | None = scene.view.place(pick, scene.shown())
    assert rect, pick
    return rect


def press(app, scene, way):
    press_at(app, place(scene, Pick("tip", way)).center)


def guided(app) -> GuidedTable:
    """The accompanied first round, open and drawn."""
    table: GuidedTable = app.context.routes.first_round(app.context, LUNA)
    app.push(table)
    app.draw()
    return table
