"""What holds of every lesson of every game at the table: it can be gone through, and its box stands well."""

from __future__ import annotations

import pygame
import pytest

from luna.app.lessons.done import LessonDone
from luna.app.lessons.first_round import GuidedTable
from luna.app.lessons.progress import Progress
from luna.app.new_game.scene import NewGameScene
from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.core.seat import SeatKind
from luna.games.luna.view.geometry.frame import Frame as LunaFrame
from luna.games.rivers.view.frame import Frame as RiversFrame
from luna.ui.game_window import window_of
from luna.ui.lessons.lesson import Await
from luna.ui.table.picks import TIP_PANEL, TablePick
from tests.app.lessons.at_lesson import LONG, open_lesson, place, tip, wait
from tests.app.table.hands import key
from tests.app.table.tables import quiet
from tests.games.lessons.courses import COURSES, NUMBERS, TEACHING

FRAMES = {"luna": LunaFrame, "rivers": RiversFrame}
LEAST_CARD, LEAST_BUTTON = 0.12, 36
"""Least height of the card above the box as a share of the window’s, and of a button in px."""
OWN = {"novice", "resting", "token", "reserve", "shrines", "jetty"}
"""Picks that are those of the order to act."""


def pupil(scene):
    return next(seat.colour for seat in scene.game.seats if seat.kind == SeatKind.HUMAN)


@pytest.fixture
def app(make_app):
    return quiet(make_app(games=TEACHING))


@NUMBERS
def test_every_lesson_can_be_gone_through_by_reading_and_showing(app, game, number):
    scene = open_lesson(app, number, game=game)
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
    assert scene.shown().prompt == ""
    assert Progress(app.context.settings, game.key).done(scene.lesson.key)


@COURSES
def test_after_the_last_lesson_comes_a_game(app, game):
    """The guided one, or where there is none a new one: never the same way twice."""
    course = window_of(game).course
    last = open_lesson(app, len(course.lessons) - 1, game=game)
    last.finish()
    ways = app.top.form.widgets
    assert len({each.text for each in ways.values()}) == len(ways)
    ways["first-round" if course.guide else "new"].press()
    assert isinstance(app.top, GuidedTable if course.guide else NewGameScene)


@COURSES
def test_who_plays_by_the_lesson_has_no_level_on_a_card(app, game):
    scene = open_lesson(app, game=game)
    grades = {scene.context.text("bot-grade", level=level) for level in game.bots.levels}
    cards = [scene.picture.cards.of(Pick(TablePick.PLAYER, seat.colour)) for seat in scene.game.seats]
    assert all(card and grades.isdisjoint((card.subtitle, *card.facts)) for card in cards)


@NUMBERS
def test_a_hint_is_offered_only_where_it_lights_something_more(app, game, number):
    for step, each in enumerate(window_of(game).course.lessons[number].steps):
        if isinstance(each, Await):
            scene = open_lesson(app, number, step, game)
            before = {tip(scene).about, *tip(scene).also}
            offered = "hint" in scene.ways()
            scene.hint()
            assert offered == bool(set(tip(scene).also) - before), each.id
            app.pop()


@NUMBERS
def test_in_the_largest_type_all_that_is_spoken_of_is_in_sight(make_app, game, number):
    app = quiet(make_app("de", (1280, 720), games=TEACHING))
    app.context.settings.put(preferences.UI_SCALE, 200)
    for step, each in enumerate(window_of(game).course.lessons[number].steps):
        if hasattr(each, "about"):
            scene = open_lesson(app, number, step, game)
            scene.resize(app.context.size)
            box, spoken = place(scene, TIP_PANEL), [place(scene, pick) for pick in (each.about, *each.also)]
            assert pygame.Rect((0, 0), app.context.size).contains(box)
            assert box.collidelist(spoken) < 0, each.id
            app.pop()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["de", "it", "pl"])
@NUMBERS
def test_the_box_stands_beside_the_table_and_leaves_the_card_in_sight(make_app, language, size, game, number):
    app = quiet(make_app(language, size, games=TEACHING))
    feet = set()
    for step, each in enumerate(window_of(game).course.lessons[number].steps):
        if not hasattr(each, "about"):
            continue
        scene = open_lesson(app, number, step, game)
        rect, frame = place(scene, TIP_PANEL), FRAMES[game.key](size)
        feet.add(rect.bottomright)
        assert frame.right.contains(rect)
        assert rect.top - frame.right.top > LEAST_CARD * size[1], each.id
        buttons = [place(scene, Pick("tip", way.key)) for way in tip(scene).buttons]
        assert all(rect.contains(button) and button.h >= LEAST_BUTTON for button in buttons)
        app.pop()
    assert len(feet) == 1


@NUMBERS
def test_what_is_told_to_the_person_bears_the_sign_of_its_order(app, game, number):
    for step, each in enumerate(window_of(game).course.lessons[number].steps):
        if hasattr(each, "about"):
            scene = open_lesson(app, number, step, game)
            assert scene.shown().prompt_of == pupil(scene), each.id
            if {pick.kind for pick in (each.about, *each.also)} & OWN:
                assert scene.shown().state.actor == pupil(scene), each.id
            app.pop()


@NUMBERS
def test_the_box_is_seen_after_every_other_deed_too_and_speaks_of_what_the_person_has(app, game, number):
    lesson = window_of(game).course.lessons[number]
    for step, each in enumerate(lesson.steps):
        if not isinstance(each, Await):
            continue
        scene = open_lesson(app, number, step, game)
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
            if not scene.table.over:
                assert scene.shown().state.actor == scene.shown().prompt_of == pupil(scene), each.id
            key(app, pygame.K_n)
            assert scene.table.acted is None
        app.home()
