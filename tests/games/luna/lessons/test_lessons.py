"""Luna's nine lessons: every position is one of the rules, every deed can be done by hand, every text is there."""

from __future__ import annotations

import re
from random import Random

import pytest

from build_scripts.games.luna.driving.hand import way
from luna.app.settings.language import LANGUAGES
from luna.core.game import new_match
from luna.core.game_record import load_record
from luna.core.intent import Pick
from luna.core.match import Match
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
from luna.ui.lessons.lesson import Await, Deeds, Lesson, Say
from luna.ui.reading.text import Text
from tests.repository.text.fluent_files import FOLDER, patterns

LESSONS = pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.key)
PUPIL = 0
WORDS_A_SECOND = 3
"""Who reads at leisure: 180 words a minute."""
DEED, DEED_OF_OTHERS, PRESS, SCORING = 8, 4, 2, 15
"""Seconds for a line that is played by hand, one that is watched, “Next”, and the scoring of a round."""


def begun(lesson: Lesson) -> Match:
    loaded = load_record(lesson.record(), [LUNA])
    assert loaded.fault is None
    return loaded.match


def lines_of(step) -> tuple[str, ...]:
    return step.lines if isinstance(step, Deeds) else step.solution if isinstance(step, Await) else ()


def play(match: Match, line: str) -> None:
    code = code_of(match.state, line)
    assert RULES.violation(match.state, code) is None, line
    match.play(code)


def code_of(state, line: str) -> int:
    code = RULES.code(state, line)
    assert code is not None, line
    return code


def at_awaited(lesson: Lesson):
    """Each awaited step with the match as it stands when it begins."""
    match = begun(lesson)
    for step in lesson.steps:
        if isinstance(step, Await):
            yield step, match
        for line in lines_of(step):
            play(match, line)


def texts_of(lesson: Lesson) -> list[str]:
    ids = [f"lesson-{lesson.key}-{part}" for part in ("title", "aim", "learnt")]
    for step in lesson.steps:
        if isinstance(step, (Say, Await)):
            ids.append(f"lesson-{lesson.key}-{step.id}")
        if isinstance(step, Await):
            ids += [f"{ids[-1]}-but"] + [f"{ids[-1]}-on"] * step.going_on
    return ids


def words_in(text: Text, *ids: str) -> int:
    return sum(len(text(id).split()) for id in ids)


def seconds_of(lesson: Lesson, text: Text) -> float:
    """What somebody needs who reads all that is told and does what is shown."""
    match, seconds = begun(lesson), 0.0
    read = [f"lesson-{lesson.key}-{part}" for part in ("title", "aim", "learnt")]
    for step in lesson.steps:
        round = match.state.round
        for line in lines_of(step):
            play(match, line)
            seconds += DEED if isinstance(step, Await) else DEED_OF_OTHERS
        seconds += SCORING * (match.state.round > round) + PRESS * isinstance(step, Say)
        if not isinstance(step, Deeds):
            read.append(f"lesson-{lesson.key}-{step.id}")
        if isinstance(step, Await) and step.going_on:
            read.append(f"{read[-1]}-on")
    return seconds + words_in(text, *read) / WORDS_A_SECOND


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
    text, guide = Text(FOLDER, language).of("luna"), COURSE.guide
    assert guide
    needed = {lesson.key: (lesson.minutes, seconds_of(lesson, text)) for lesson in COURSE.lessons}
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
def test_what_is_shown_is_legal_and_reaches_every_goal(lesson):
    match = begun(lesson)
    for step in lesson.steps:
        before = match.state
        for line in lines_of(step):
            actor = RULES.actor(match.state)
            assert (actor == PUPIL) is isinstance(step, Await), line
            play(match, line)
        if isinstance(step, Await):
            assert not RULES.goes_on(match.state)
            assert step.goal(before, match.state)
            assert not step.goal(before, before)


@LESSONS
def test_a_goal_is_not_reached_by_ending_a_turn_otherwise(lesson):
    for step, match in at_awaited(lesson):
        others = [code for code in RULES.legal(match.state) if RULES.notation(match.state, code) != step.solution[0]]
        reached = [code for code in others if step.goal(match.state, RULES.apply(match.state, code)[0])]
        assert len(reached) < len(others), step.id


@LESSONS
def test_after_any_deed_that_reaches_a_goal_the_lesson_can_go_on(lesson):
    for number, step in enumerate(lesson.steps):
        if not isinstance(step, Await):
            continue
        match = begun(lesson)
        for earlier in lesson.steps[:number]:
            for line in lines_of(earlier):
                play(match, line)
        at, before = match.length, match.state
        for code in RULES.legal(before):
            match.go_to(at)
            match.play(code)
            if RULES.goes_on(match.state) or not step.goal(before, match.state):
                continue
            for later in lesson.steps[number + 1 :]:
                for line in lines_of(later):
                    play(match, line)


@LESSONS
def test_every_awaited_deed_can_be_done_by_hand_by_key_and_by_its_button(lesson):
    for step, match in at_awaited(lesson):
        state = match.state
        for line in step.solution:
            code = code_of(state, line)
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


@LESSONS
def test_the_text_for_another_deed_is_there_whatever_is_played(lesson):
    for step, match in at_awaited(lesson):
        for code in RULES.legal(match.state):
            other = step.but(match.state, RULES.notation(match.state, code))
            id = f"lesson-{lesson.key}-{step.id}-but" + (f"-{other}" if other else "")
            assert id in patterns("en")


@LESSONS
def test_every_text_for_another_deed_is_told_after_one(lesson):
    told = set()
    for step, match in at_awaited(lesson):
        others = {step.but(match.state, RULES.notation(match.state, code)) for code in RULES.legal(match.state)}
        told |= {f"lesson-{lesson.key}-{step.id}-but-{other}" for other in others if other}
    assert told == {id for id in patterns("en") if re.match(rf"lesson-{lesson.key}-\w+-but-\w+$", id)}


@pytest.mark.parametrize("language", LANGUAGES)
@LESSONS
def test_every_text_is_there_and_has_at_most_two_sentences(lesson, language):
    text = Text(FOLDER, language).of("luna")
    known = patterns(language)
    for id in texts_of(lesson):
        assert id in known, id
        sentences = re.findall(r"[.!?](?=\s|$)", text(id))
        assert len(sentences) <= 2, text(id)


@LESSONS
def test_no_text_of_a_lesson_is_left_over(lesson):
    spoken = {id for id in patterns("en") if id.startswith(f"lesson-{lesson.key}-")}
    others = {id for id in spoken if re.search(r"-but-\w+$", id)}
    assert spoken - others == set(texts_of(lesson))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_deed_comes_after_half_a_minute_of_reading(language):
    """On the way there: the button of the title, the heading and the hint of the list, the lesson, its first step."""
    text, first = Text(FOLDER, language).of("luna"), COURSE.lessons[0]
    awaited = next(n for n, step in enumerate(first.steps) if isinstance(step, Await))
    before = [step.id for step in first.steps[: awaited + 1] if not isinstance(step, Deeds)]
    ids = ["title-learn", "lessons-heading", "lessons-hint"]
    ids += [f"lesson-{first.key}-{each}" for each in ("title", "aim", *before)]
    assert words_in(text, *ids) <= 30 * WORDS_A_SECOND
    assert 2 + len(before) - 1 <= 3  # clicks: on the title, in the list, and for each thing that is only told


@LESSONS
def test_its_chapter_is_in_the_rules_book(lesson):
    assert lesson.chapter in LUNA.window().book.chapters


def test_lit_is_what_a_hand_takes_and_where_it_goes():
    step, match = next(at_awaited(COURSE.lessons[0]))
    code = code_of(match.state, step.solution[0])
    assert COURSE.spell(match.state, code) == (Pick("novice", "book"), Pick("favour", "book"))


def test_the_solo_lesson_chooses_what_its_table_of_choices_shows_as_the_least_loss():
    lesson = next(each for each in COURSE.lessons if each.key == "solo")
    told = {reply.island: reply for reply in replies(begun(lesson).state)}
    chosen = told.pop(ISLAND_NAMES.index("shrine"))
    assert chosen.swing > max(reply.swing for reply in told.values())
    assert chosen.tile == 5
    assert {(reply.tile, reply.shares.temple) for reply in told.values()} == {(7, chosen.shares.temple)}
