"""A lesson at the table: told, awaited, shown, taken back, left and gone on with; nothing of it is saved."""

from __future__ import annotations

import pygame
import pytest

from luna.app.lessons.contents import Lessons
from luna.app.lessons.done import LessonDone
from luna.app.lessons.progress import Progress
from luna.app.lessons.scene import LessonScene
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.course import COURSE
from luna.ui.lessons.lesson import Await
from luna.ui.table.picks import TIP_PANEL
from tests.app.table.hands import key, press_at
from tests.app.table.tables import quiet

FAVOUR, SCORING, JOURNEY, SOLO = (
    next(n for n, lesson in enumerate(COURSE.lessons) if lesson.key == name)
    for name in ("favour", "scoring", "journey", "solo")
)
DISCOUNT = 2
"""The step of the first lesson at which both the novice and its way have to be found."""
PANELS = {"player", "influence", "count", "supply", "held", "rank", "chronicle", "card", "round"}
"""Parts of panels and bars that no box may hide; what is below it is asked of the table."""
LONG = 400
"""Looks of a tenth of a second in which everything has happened."""


@pytest.fixture
def app(make_app):
    return quiet(make_app())


def open_lesson(app, number=FAVOUR, step=0) -> LessonScene:
    scene: LessonScene = app.context.routes.lesson(app.context, LUNA, number, step)
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


# -- what is meant


def test_what_is_awaited_leads_on_past_what_the_others_play(app):
    scene = open_lesson(app)
    assert tip(scene).text == said(scene, "lesson-favour-fetch")
    line(scene, "favor book")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-favour-discount")
    assert scene.game.match.notations()[-2:] == ["favor book", "council tides 1"]


def test_another_legal_deed_is_played_explained_and_taken_back(app):
    scene = open_lesson(app)
    lines = scene.game.match.notations()
    line(scene, "favor novice")
    wait(app, scene)
    assert scene.game.match.notations() == [*lines, "favor novice"]
    assert tip(scene).text == said(scene, "lesson-favour-fetch-but")
    assert not scene.turn.sources()
    press(app, scene, "next")
    assert scene.game.match.notations() == lines
    assert tip(scene).text == said(scene, "lesson-favour-fetch")


def test_what_the_rules_forbid_gets_the_usual_refusal_and_nothing_is_judged(app):
    scene = open_lesson(app)
    at = place(scene, Pick("novice", "book")).center
    scene.click([Pick("novice", "book")], at)
    scene.click([Pick("tile", "27")], at)
    bubble = scene.shown().bubble
    assert bubble
    assert bubble.tone == "refusal"
    assert not scene.lecture.wrong


def test_a_journey_is_judged_when_it_is_done(app):
    scene = open_lesson(app, JOURNEY)
    line(scene, "journey book>herbs")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-journey-leave-on")
    line(scene, "done")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-journey-leave-but")


@pytest.mark.parametrize("way", ["next", "show"])
def test_an_action_that_would_go_on_but_was_not_meant_is_judged_at_once(app, way):
    """Nobody has to end a journey that leads nowhere before it can be taken back."""
    scene = open_lesson(app)
    lines = scene.game.match.notations()
    line(scene, "journey book>herbs")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-favour-fetch-but")
    assert not scene.turn.sources()
    press(app, scene, "next")
    assert scene.game.match.notations() == lines
    if way == "show":
        key(app, pygame.K_s)
        wait(app, scene)
        assert tip(scene).text == said(scene, "lesson-favour-discount")


def test_the_tides_are_judged_at_once_where_a_journey_is_meant(app):
    scene = open_lesson(app, JOURNEY)
    line(scene, "tides book>herbs")
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-journey-leave-but-tides")


def test_the_line_below_says_how_a_deed_is_taken_back(app):
    scene = open_lesson(app)
    line(scene, "favor novice")
    wait(app, scene)
    assert scene.shown().prompt == said(scene, "lesson-prompt-back")


def test_any_island_is_as_good_to_leave_the_apostate(app):
    scene = open_lesson(app, JOURNEY)
    for words in ("journey book>tides", "journey book>shrine", "done"):
        line(scene, words)
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-journey-gather")


def test_while_something_is_only_told_nothing_can_be_played(app):
    scene = open_lesson(app, SCORING)
    assert not scene.turn.sources()
    key(app, pygame.K_n, "n")
    wait(app, scene, lambda: bool(scene.turn.sources()))
    assert tip(scene).text == said(scene, "lesson-scoring-expel")
    assert scene.turn.sources()


def test_alone_a_deed_that_is_not_meant_shuts_the_table_until_it_is_taken_back(app):
    scene = open_lesson(app, SOLO, 2)
    line(scene, "recruit herbs")
    wait(app, scene)
    assert not scene.turn.sources()
    press(app, scene, "next")
    assert scene.turn.sources()


# -- nobody is ever stuck


@pytest.mark.parametrize("way", ["key", "button", "patience"])
def test_a_hint_lights_the_pieces_and_the_place(app, way):
    scene = open_lesson(app, step=DISCOUNT)
    assert tip(scene).also == ()
    assert scene.shown().prompt == said(scene, "lesson-prompt-do")
    if way == "key":
        key(app, pygame.K_l, "l")
    elif way == "button":
        press(app, scene, "hint")
    else:
        for _ in range(21):
            app.update(1.0)
    assert set(tip(scene).also) == {Pick("novice", "tides"), Pick("favour", "tides")}
    assert "hint" not in scene.ways()
    assert scene.shown().prompt == said(scene, "lesson-prompt-show")


@pytest.mark.parametrize("number", range(len(COURSE.lessons)))
def test_a_hint_is_offered_only_where_it_lights_something_more(app, number):
    for step, each in enumerate(COURSE.lessons[number].steps):
        if isinstance(each, Await):
            scene = open_lesson(app, number, step)
            before = {tip(scene).about, *tip(scene).also}
            offered = "hint" in scene.ways()
            scene.hint()
            assert offered == bool(set(tip(scene).also) - before), each.id
            app.pop()


def test_a_press_is_no_idleness(app):
    scene = open_lesson(app, step=DISCOUNT)
    for _ in range(30):
        app.update(1.0)
        key(app, pygame.K_F5)
    assert not scene.hinted


@pytest.mark.parametrize("number", range(len(COURSE.lessons)))
def test_every_lesson_can_be_gone_through_by_reading_and_showing(app, number):
    scene = open_lesson(app, number)
    for _ in range(LONG):
        if isinstance(app.top, LessonDone):
            break
        if app.top is not scene:
            app.top.update(60.0)
            key(app, pygame.K_RETURN)
        elif tip(scene):
            key(app, pygame.K_n if "next" in scene.ways() else pygame.K_s)
        app.update(0.5)
    assert isinstance(app.top, LessonDone)
    assert Progress(app.context.settings, LUNA.key).done(scene.lesson.key)


def test_showing_begins_anew_where_a_journey_went_elsewhere(app):
    scene = open_lesson(app, JOURNEY)
    line(scene, "journey shrine>herbs")
    wait(app, scene)
    key(app, pygame.K_s)
    wait(app, scene)
    assert tip(scene).text == said(scene, "lesson-journey-gather")
    assert "journey shrine>herbs" not in scene.game.match.notations()


def test_one_can_go_back_a_step(app):
    scene = open_lesson(app)
    lines = scene.game.match.notations()
    line(scene, "favor book")
    wait(app, scene)
    press(app, scene, "back")
    assert scene.game.match.notations() == lines
    assert tip(scene).text == said(scene, "lesson-favour-fetch")
    assert "back" not in scene.ways()


# -- leaving, going on, and what is kept


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_lesson_that_is_left_goes_on_where_it_was(app, way):
    app.push(Lessons(app.context, LUNA))
    scene = open_lesson(app)
    line(scene, "favor book")
    wait(app, scene)
    if way == "key":
        key(app, pygame.K_ESCAPE)
    else:
        press_at(app, place(scene, Pick("bar", "leave")).center)
    assert isinstance(app.top, Lessons)
    app.top.form.widgets[f"begin-{FAVOUR}"].press()
    assert tip(app.top).text == said(app.top, "lesson-favour-discount")


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
    done.form.widgets["next"].press()
    assert isinstance(app.top, LessonScene)
    assert app.top.number == FAVOUR + 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["de", "pl"])
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
