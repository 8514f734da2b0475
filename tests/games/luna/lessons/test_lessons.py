"""Luna’s nine lessons: they take as long as they say, and every deed can be done by hand, by key and by button."""

from __future__ import annotations

from random import Random

import pytest

from build_scripts.games.luna.driving.hand import way
from luna.app.settings.language import LANGUAGES
from luna.core.game import new_match
from luna.core.intent import Pick
from luna.core.turn import Play
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.course import COURSE
from luna.games.luna.picks.bar import BY_KEY
from luna.games.luna.picks.spelling import bar_pick, place_of, spell
from luna.games.luna.picks.turn import Turn
from luna.games.luna.points.opponent import replies
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.lessons.lesson import Lesson
from luna.ui.reading.text import Text
from tests.games.lessons.courses import (
    DEED,
    DEED_OF_OTHERS,
    PUPIL,
    WORDS_A_SECOND,
    at_awaited,
    begun,
    code_of,
    lines_of,
    play,
    seconds_of,
    text_of,
)

LESSONS = pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.key)
SCORING = 15
"""Seconds for the scoring of a round."""


def rounds_of(lesson: Lesson) -> int:
    """How many rounds end in a lesson."""
    match = begun(LUNA, lesson)
    first = match.state.round
    for step in lesson.steps:
        for line in lines_of(step):
            play(LUNA, match, line)
    return int(match.state.round - first)


def seconds_of_first_round(seed: int, text: Text) -> float:
    """What somebody needs for the accompanied round who reads and follows every advice."""
    guide, seconds = COURSE.guide, 0.0
    assert guide
    setup = guide.setup(seed)
    match = new_match(LUNA, setup)
    while not guide.over(match.state):
        advice = guide.advice(match.state) if RULES.actor(match.state) == PUPIL else None
        bot = setup.seats[1 - PUPIL].name
        codes = advice.codes if advice else LUNA.bots.choose(setup, match, bot, Random(seed))
        for code in codes:
            match.play(code)
            seconds += DEED if advice else DEED_OF_OTHERS
        if advice:
            seconds += len(text(advice.id, **advice.args).split()) / WORDS_A_SECOND
    return seconds + SCORING


@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_lessons_and_the_first_round_take_at_most_twenty_minutes_and_as_long_as_they_say(language):
    text, guide = text_of(LUNA, language), COURSE.guide
    assert guide
    needed = {
        lesson.key: (lesson.minutes, seconds_of(lesson, text) + SCORING * rounds_of(lesson))
        for lesson in COURSE.lessons
    }
    rounds = [seconds_of_first_round(seed, text) for seed in range(6)]
    needed["first round"] = guide.minutes, sum(rounds) / len(rounds)
    assert len(COURSE.lessons) == 9
    assert sum(minutes for minutes, _ in needed.values()) <= 20
    assert sum(seconds for _, seconds in needed.values()) <= 20 * 60
    assert not {key: each for key, each in needed.items() if abs(60 * each[0] - each[1]) > 45}


@LESSONS
def test_a_lesson_is_for_the_shipped_board(lesson):
    assert f"board {shipped_board().id}\n" in lesson.record()


@LESSONS
def test_every_awaited_deed_can_be_done_by_hand_by_key_and_by_its_button(lesson):
    for step, match in at_awaited(LUNA, lesson):
        state = match.state
        for line in step.solution:
            code = code_of(LUNA, state, line)
            assert way(state, code, lambda pick: True), line
            button = bar_pick(ACTIONS[code])
            spelled = [picks for picks in spell(place_of(state), code) if picks[0] == button]
            assert any(by_picks(state, picks, code) for picks in spelled), line
            assert BY_KEY[button.key].hotkey or line == "done"
            state = RULES.apply(state, code)[0]


def by_picks(state, picks, code) -> bool:
    """Whether picks one after the other mean an action, alone or among the answers to a question."""
    turn = Turn(state)
    outcome = None
    for pick in picks:
        outcome = turn.choose([pick])
    return outcome == Play(code) or code in getattr(outcome, "codes", ())


def test_lit_is_what_a_hand_takes_and_where_it_goes():
    step, match = next(at_awaited(LUNA, COURSE.lessons[0]))
    code = code_of(LUNA, match.state, step.solution[0])
    assert COURSE.spell(match.state, code) == (Pick("novice", "book"), Pick("favour", "book"))


def test_the_solo_lesson_chooses_what_its_table_of_choices_shows_as_the_least_loss():
    lesson = next(each for each in COURSE.lessons if each.key == "solo")
    told = {reply.island: reply for reply in replies(begun(LUNA, lesson).state)}
    chosen = told.pop(ISLAND_NAMES.index("shrine"))
    assert chosen.swing > max(reply.swing for reply in told.values())
    assert chosen.tile == 5
    assert {(reply.tile, reply.shares.temple) for reply in told.values()} == {(7, chosen.shares.temple)}
