"""The lessons of every game that teaches, and what is measured on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from luna.core.game import AnyGame
from luna.core.game_record import load_record
from luna.core.match import Match
from luna.games.luna.game import LUNA
from luna.games.rivers.game import RIVERS
from luna.ui.game_window import window_of
from luna.ui.lessons.lesson import Await, Deeds, Lesson, Say
from luna.ui.reading.text import Text
from tests.repository.text.fluent_files import FOLDER

TEACHING: tuple[AnyGame, ...] = (LUNA, RIVERS)
"""The games that have lessons, in the list of games or not yet."""
COURSES = pytest.mark.parametrize("game", TEACHING, ids=lambda game: game.key)
LESSONS = pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=f"{game.key}-{lesson.key}")
        for game in TEACHING
        for lesson in window_of(game).course.lessons
    ],
)
NUMBERS = pytest.mark.parametrize(
    ("game", "number"),
    [
        pytest.param(game, number, id=f"{game.key}-{lesson.key}")
        for game in TEACHING
        for number, lesson in enumerate(window_of(game).course.lessons)
    ],
)
PUPIL = 0
WORDS_A_SECOND = 3
"""Who reads at leisure: 180 words a minute."""
DEED, DEED_OF_OTHERS, PRESS = 8, 4, 2
"""Seconds for a line that is played by hand, one that is watched, and “Next”."""


def begun(game: AnyGame, lesson: Lesson) -> Match[Any, Any]:
    """The match in the lesson's position."""
    loaded = load_record(lesson.record(), [game])
    assert loaded.fault is None
    return loaded.match


def lines_of(step: object) -> tuple[str, ...]:
    """What is played in a step as it is shown."""
    return step.lines if isinstance(step, Deeds) else step.solution if isinstance(step, Await) else ()


def play(game: AnyGame, match: Match[Any, Any], line: str) -> None:
    """A line that has to be legal."""
    code = code_of(game, match.state, line)
    assert game.rules.violation(match.state, code) is None, line
    match.play(code)


def code_of(game: AnyGame, state: Any, line: str) -> int:
    """The action that a line names."""
    code = game.rules.code(state, line)
    assert code is not None, line
    return code


def at_awaited(game: AnyGame, lesson: Lesson) -> Iterator[tuple[Await, Match[Any, Any]]]:
    """Each awaited step with the match as it stands when it begins."""
    match = begun(game, lesson)
    for step in lesson.steps:
        if isinstance(step, Await):
            yield step, match
        for line in lines_of(step):
            play(game, match, line)


def texts_of(lesson: Lesson) -> list[str]:
    """Ids of all that a lesson tells, but for what other deeds have of their own."""
    ids = [f"lesson-{lesson.key}-{part}" for part in ("title", "aim", "learnt", *["play"] * bool(lesson.mode))]
    for step in lesson.steps:
        if isinstance(step, (Say, Await)):
            ids.append(f"lesson-{lesson.key}-{step.id}")
        if isinstance(step, Await):
            ids += [f"{ids[-1]}-but"] + [f"{ids[-1]}-on"] * step.going_on
    return ids


def words_in(text: Text, *ids: str) -> int:
    """How many words these texts have together."""
    return sum(len(text(id).split()) for id in ids)


def text_of(game: AnyGame, language: str) -> Text:
    """The words of a game in a language."""
    return Text(FOLDER, language).of(game.key)


def seconds_of(lesson: Lesson, text: Text) -> float:
    """What somebody needs who reads all that is told and does what is shown."""
    seconds, read = 0.0, [f"lesson-{lesson.key}-{part}" for part in ("title", "aim", "learnt")]
    for step in lesson.steps:
        seconds += len(lines_of(step)) * (DEED if isinstance(step, Await) else DEED_OF_OTHERS)
        seconds += PRESS * isinstance(step, Say)
        if not isinstance(step, Deeds):
            read.append(f"lesson-{lesson.key}-{step.id}")
        if isinstance(step, Await) and step.going_on:
            read.append(f"{read[-1]}-on")
    return seconds + words_in(text, *read) / WORDS_A_SECOND
