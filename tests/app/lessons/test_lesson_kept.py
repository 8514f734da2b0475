"""A lesson is left and gone on with; the list remembers what was done, and nothing of it is saved as a game."""

from __future__ import annotations

import pygame
import pytest

from luna.app.lessons.contents import Lessons
from luna.app.lessons.done import LessonDone
from luna.app.lessons.first_round import GuidedTable
from luna.app.lessons.progress import FIRST_ROUND, Progress
from luna.app.lessons.scene import LessonScene
from luna.app.new_game.scene import NewGameScene
from luna.app.settings import tips as tips_settings
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.course import COURSE
from tests.app.lessons.at_lesson import FAVOUR, line, open_lesson, place, press, said, tip, wait
from tests.app.table.hands import key, press_at
from tests.app.table.tables import quiet

LAST = len(COURSE.lessons) - 1


@pytest.fixture
def app(make_app):
    return quiet(make_app())


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_lesson_that_is_left_goes_on_where_it_was(app, way):
    app.push(Lessons(app.context, LUNA))
    scene = open_lesson(app)
    line(scene, "favor book")
    wait(app, scene)
    if way == "key":
        key(app, pygame.K_ESCAPE)
        key(app, pygame.K_ESCAPE)
    else:
        press_at(app, place(scene, Pick("bar", "leave")).center)
    assert isinstance(app.top, Lessons)
    app.top.form.widgets[f"begin-{FAVOUR}"].press()
    assert tip(app.top).text == said(app.top, "lesson-favour-discount")


@pytest.mark.parametrize("wish", ["first", "always"])
def test_tips_take_no_part_in_a_lesson(make_app, wish):
    """None counts as told that nobody has read, and no key is spent on one that is not there."""
    app = quiet(make_app(), tips=wish)
    app.push(Lessons(app.context, LUNA))
    scene = open_lesson(app)
    for words in ("council book 1", "favor novice", "recruit book"):
        line(scene, words)
        wait(app, scene)
        press(app, scene, "next")
    assert app.context.settings.get(tips_settings.SEEN) == ()
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Lessons)


def test_progress_survives_the_end_of_the_program(app):
    progress = Progress(app.context.settings, LUNA.key)
    progress.leave("temple", 2)
    anew = Progress(SettingsFile(paths.settings_file()), LUNA.key)
    assert anew.left("temple") == 2
    assert not anew.done("favour")
    progress.finish("favour")
    anew = Progress(SettingsFile(paths.settings_file()), LUNA.key)
    assert anew.done("favour")
    assert anew.left("temple") == 0
    assert anew.next_of(COURSE) == 1


def test_the_list_tells_how_many_lessons_are_done(app):
    def told():
        scene = Lessons(app.context, LUNA)
        app.push(scene)
        app.draw()
        return {label.text for label in scene.form.labels}

    count = len(COURSE.lessons)
    assert app.context.text("lessons-progress", done=0, count=count) in told()
    for lesson in COURSE.lessons[:2]:
        Progress(app.context.settings, LUNA.key).finish(lesson.key)
    Progress(app.context.settings, LUNA.key).finish("first-round")
    assert app.context.text("lessons-progress", done=2, count=count) in told()


def test_a_lesson_saves_no_game_and_does_not_touch_the_one_to_continue(app):
    scene = open_lesson(app)
    line(scene, "favor book")
    wait(app, scene)
    assert app.context.storage.ids() == []
    assert app.context.storage.to_continue() is None
    assert app.playing == ""
    assert not app.context.storage.unsaved()


def test_undo_goes_back_a_step_and_the_chronicle_is_only_read(app):
    scene = open_lesson(app)
    line(scene, "favor book")
    wait(app, scene)
    assert not scene.look_at(3)
    key(app, pygame.K_BACKSPACE)
    assert tip(scene).text == said(scene, "lesson-favour-fetch")


def test_the_end_of_a_lesson_leads_to_the_next_and_to_its_chapter(app):
    app.push(Lessons(app.context, LUNA))
    open_lesson(app)
    app.push(LessonDone(app.context, LUNA, FAVOUR))
    done = app.top
    done.form.widgets["rules"].press()
    assert app.top.name == "rules"
    app.pop()
    done.form.widgets["lesson"].press()
    assert isinstance(app.top, LessonScene)
    assert app.top.number == FAVOUR + 1


@pytest.mark.parametrize("played", [False, True], ids=["first round to come", "first round played"])
def test_the_last_lesson_leads_to_the_first_round_until_that_was_played_and_to_a_solo_game(app, played):
    if played:
        Progress(app.context.settings, LUNA.key).finish(FIRST_ROUND)
    app.push(Lessons(app.context, LUNA))
    open_lesson(app, LAST)
    app.push(LessonDone(app.context, LUNA, LAST))
    done = app.top
    ways = [key for key in done.form.widgets if key not in ("rules", "list")]
    assert ways == (["play"] if played else ["first-round", "play"])
    assert done.first == ways[0]
    done.form.widgets["play"].press()
    assert isinstance(app.top, NewGameScene)
    assert app.top.setup_form.chapter == "solo"
    app.pop()
    assert isinstance(app.top, Lessons)


def test_the_first_round_begins_at_the_end_of_the_last_lesson(app):
    app.push(Lessons(app.context, LUNA))
    open_lesson(app, LAST)
    app.push(LessonDone(app.context, LUNA, LAST))
    app.top.form.widgets["first-round"].press()
    assert isinstance(app.top, GuidedTable)
