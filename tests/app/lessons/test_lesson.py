"""A lesson at the table: told, awaited, shown, taken back; nobody is ever stuck."""

from __future__ import annotations

import pygame
import pytest

from luna.core.intent import Pick
from tests.app.lessons.at_lesson import JOURNEY, SCORING, SOLO, line, open_lesson, place, press, said, tip, wait
from tests.app.table.hands import key
from tests.app.table.tables import quiet

DISCOUNT = 2
"""The step of the first lesson at which both the novice and its way have to be found."""


@pytest.fixture
def app(make_app):
    return quiet(make_app())


# -- what is meant


def test_nobody_in_a_lesson_has_the_number_of_a_level(app):
    assert open_lesson(app).shown().strengths == {}


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


def test_taking_hold_of_a_piece_takes_the_other_deed_back_by_itself(app):
    scene = open_lesson(app)
    lines = scene.game.match.notations()
    at = place(scene, Pick("novice", "book")).center
    line(scene, "favor novice")
    wait(app, scene)
    for kind, to in ((pygame.MOUSEBUTTONDOWN, at), (pygame.MOUSEMOTION, (at[0] + 40, at[1] + 40))):
        app.handle(pygame.event.Event(kind, button=1, pos=to, rel=(40, 40), buttons=(1, 0, 0)))
    assert scene.game.match.notations() == lines
    assert scene.hand.lifted == Pick("novice", "book")


def test_escape_begins_a_journey_under_way_anew_and_leaves_only_then_by_two_presses_in_a_row(app):
    scene = open_lesson(app, JOURNEY)
    lines = scene.game.match.notations()
    line(scene, "journey book>herbs")
    wait(app, scene)
    key(app, pygame.K_ESCAPE)
    assert scene.game.match.notations() == lines
    assert app.top is scene
    key(app, pygame.K_ESCAPE)
    assert scene.shown().bubble.text == app.context.text("lesson-leave-again")
    key(app, pygame.K_l)
    key(app, pygame.K_ESCAPE)
    assert app.top is scene
    key(app, pygame.K_ESCAPE)
    assert app.top is not scene


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


def test_a_press_is_no_idleness(app):
    scene = open_lesson(app, step=DISCOUNT)
    for _ in range(30):
        app.update(1.0)
        key(app, pygame.K_F5)
    assert not scene.hinted


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
