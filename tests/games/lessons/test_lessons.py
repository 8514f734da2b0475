"""The lessons of every game: each position is one of the rules, every deed can be done, every text is there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.turn import Play
from luna.ui.game_window import window_of
from luna.ui.lessons.lesson import Await, Deeds
from tests.games.lessons.courses import (
    COURSES,
    LESSONS,
    PUPIL,
    WORDS_A_SECOND,
    at_awaited,
    begun,
    code_of,
    lines_of,
    play,
    text_of,
    texts_of,
    words_in,
)
from tests.repository.text.fluent_files import patterns


@LESSONS
def test_what_is_shown_is_legal_and_reaches_every_goal(game, lesson):
    match = begun(game, lesson)
    for step in lesson.steps:
        before = match.state
        for line in lines_of(step):
            assert (game.rules.actor(match.state) == PUPIL) is isinstance(step, Await), line
            play(game, match, line)
        if isinstance(step, Await):
            assert game.rules.goes_on(match.state) is step.parted
            assert step.goal(before, match.state)
            assert not step.goal(before, before)


@LESSONS
def test_a_goal_is_not_reached_by_ending_a_turn_otherwise(game, lesson):
    rules = game.rules
    for step, match in at_awaited(game, lesson):
        others = [code for code in rules.legal(match.state) if rules.notation(match.state, code) != step.solution[0]]
        reached = [code for code in others if step.goal(match.state, rules.apply(match.state, code)[0])]
        assert len(reached) < len(others), step.id


@LESSONS
def test_after_any_deed_that_reaches_a_goal_the_lesson_can_go_on(game, lesson):
    for number, step in enumerate(lesson.steps):
        if not isinstance(step, Await):
            continue
        match = begun(game, lesson)
        for earlier in lesson.steps[:number]:
            for line in lines_of(earlier):
                play(game, match, line)
        at, before = match.length, match.state
        for code in game.rules.legal(before):
            after = game.rules.apply(before, code)[0]
            if game.rules.goes_on(after) is not step.parted or not step.goal(before, after):
                continue
            match.go_to(at)
            match.play(code)
            for later in lesson.steps[number + 1 :]:
                reached = match.state
                for line in lines_of(later):
                    play(game, match, line)
                assert not isinstance(later, Await) or later.goal(reached, match.state)


@LESSONS
def test_every_awaited_deed_can_be_done_by_what_is_lit(game, lesson):
    for step, match in at_awaited(game, lesson):
        state = match.state
        for line in step.solution:
            code = code_of(game, state, line)
            assert by_picks(game, state, code), line
            state = game.rules.apply(state, code)[0]


def by_picks(game, state: Any, code: int) -> bool:
    """Whether the picks of an action one after the other mean it, alone or among the answers to a question."""
    turn, outcome = window_of(game).table.turn(state), None
    for pick in window_of(game).course.spell(state, code):
        outcome = turn.choose([pick])
    return outcome == Play(code) or Play(code) in getattr(outcome, "plays", ())


@LESSONS
def test_the_text_for_another_deed_is_there_whatever_is_played(game, lesson):
    known = patterns("en", game.key)
    for step, match in at_awaited(game, lesson):
        for code in game.rules.legal(match.state):
            other = step.but(match.state, game.rules.notation(match.state, code))
            assert f"lesson-{lesson.key}-{step.id}-but" + (f"-{other}" if other else "") in known


@LESSONS
def test_every_text_for_another_deed_is_told_after_one(game, lesson):
    told = set()
    for step, match in at_awaited(game, lesson):
        others = {
            step.but(match.state, game.rules.notation(match.state, code)) for code in game.rules.legal(match.state)
        }
        told |= {f"lesson-{lesson.key}-{step.id}-but-{other}" for other in others if other}
    assert told == {id for id in patterns("en", game.key) if re.match(rf"lesson-{lesson.key}-\w+-but-\w+$", id)}


@pytest.mark.parametrize("language", LANGUAGES)
@LESSONS
def test_every_text_is_there_and_has_at_most_two_sentences(game, lesson, language):
    text, known = text_of(game, language), patterns(language, game.key)
    for id in texts_of(lesson):
        assert id in known, id
        sentences = re.findall(r"[.!?](?=\s|$)", text(id))
        assert len(sentences) <= 2, text(id)


@LESSONS
def test_no_text_of_a_lesson_is_left_over(game, lesson):
    spoken = {id for id in patterns("en", game.key) if id.startswith(f"lesson-{lesson.key}-")}
    others = {id for id in spoken if re.search(r"-but-\w+$", id)}
    assert spoken - others == set(texts_of(lesson))


@pytest.mark.parametrize("language", LANGUAGES)
@COURSES
def test_the_first_deed_comes_after_half_a_minute_of_reading(game, language):
    """On the way there: the button of the title, the heading and the hint of the list, the lesson, its first step."""
    text, first = text_of(game, language), window_of(game).course.lessons[0]
    awaited = next(n for n, step in enumerate(first.steps) if isinstance(step, Await))
    before = [step.id for step in first.steps[: awaited + 1] if not isinstance(step, Deeds)]
    ids = ["title-learn", "lessons-heading", "lessons-hint"]
    ids += [f"lesson-{first.key}-{each}" for each in ("title", "aim", *before)]
    assert words_in(text, *ids) <= 30 * WORDS_A_SECOND
    assert 2 + len(before) - 1 <= 3  # clicks: on the title, in the list, and for each thing that is only told


@LESSONS
def test_its_chapter_is_in_the_rules_book(game, lesson):
    assert lesson.chapter in window_of(game).book.chapters
