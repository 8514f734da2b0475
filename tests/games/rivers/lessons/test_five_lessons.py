"""The five lessons of Between the Rivers take as long as they say, and what they tell of numbers is so."""

from __future__ import annotations

import pytest

from luna.app.settings.language import LANGUAGES
from luna.games.rivers.game import RIVERS
from luna.games.rivers.lessons.course import COURSE
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import BLACK, BLUE, GREEN, RED, SPHERES
from luna.games.rivers.rules.state import bag_left
from tests.games.lessons.courses import begun, lines_of, play, seconds_of, text_of


def after(key: str):
    """The position at the end of a lesson, as it is shown."""
    lesson = next(each for each in COURSE.lessons if each.key == key)
    match = begun(RIVERS, lesson)
    for step in lesson.steps:
        for line in lines_of(step):
            play(RIVERS, match, line)
    return match.state


def points(state, seat: int) -> list[int]:
    return list(state.points[SPHERES * seat : SPHERES * seat + SPHERES])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_five_lessons_takes_one_or_two_minutes_as_it_says(language):
    text = text_of(RIVERS, language)
    needed = {lesson.key: (lesson.minutes, seconds_of(lesson, text)) for lesson in COURSE.lessons}
    assert len(needed) == 5
    assert {minutes for minutes, _ in needed.values()} <= {1, 2}
    assert not {key: each for key, each in needed.items() if abs(60 * each[0] - each[1]) > 45}


def test_a_lesson_is_for_the_shipped_board():
    assert all(f"board {shipped_board().id}\n" in lesson.record() for lesson in COURSE.lessons)


def test_at_the_end_of_the_first_lesson_black_and_blue_have_a_point_each():
    assert points(after("leaders"), 0) == [1, 0, 1, 0]


def test_the_revolt_sends_the_other_priest_home_for_a_red_point():
    lesson = next(each for each in COURSE.lessons if each.key == "revolt")
    before, state = begun(RIVERS, lesson).state, after("revolt")
    assert points(state, 0)[RED] == points(before, 0)[RED] + 1
    assert state.leader[SPHERES + RED] < 0 <= state.leader[RED]


def test_the_wars_bring_three_green_points_and_two_black_ones():
    lesson = next(each for each in COURSE.lessons if each.key == "war")
    before, state = begun(RIVERS, lesson).state, after("war")
    gained = [now - then for now, then in zip(points(state, 0), points(before, 0), strict=True)]
    assert (gained[GREEN], gained[BLACK]) == (3, 2)


def test_the_monument_pays_both_leaders_and_the_trader_takes_one_treasure():
    lesson = next(each for each in COURSE.lessons if each.key == "monuments")
    before, state = begun(RIVERS, lesson).state, after("monuments")
    assert state.treasures[0] == 1
    assert points(state, 0)[GREEN] == points(before, 0)[GREEN] + 1
    assert points(state, 0)[RED] == points(before, 0)[RED] + 2  # one of them for the temple


def test_at_the_end_every_colour_has_one_point_and_one_tile_is_left():
    state = after("ending")
    assert points(state, 0) == [1, 1, 1, 1]
    assert bag_left(state) == 1


def test_before_the_swap_three_farms_and_no_market_are_in_the_hand():
    lesson = next(each for each in COURSE.lessons if each.key == "ending")
    state = begun(RIVERS, lesson).state
    assert (state.hand[BLUE], state.hand[GREEN]) == (3, 0)
