"""A match goes forth and back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.match import Match
from luna.core.rules import IllegalAction, Rules

from .countdown import CountdownRules

RULES: Rules[int, str] = CountdownRules()


def match_of(*codes: int, first: int = 7) -> Match[int, str]:
    match = Match(RULES, first)
    for code in codes:
        match.play(code)
    return match


def test_a_match_begins_with_its_first_position():
    match = match_of()
    assert (match.state, match.first, list(match.steps), match.undone) == (7, 7, [], 0)


def test_playing_gives_the_events_and_the_next_position():
    match = match_of()
    assert match.play(2) == ("took 3",)
    assert match.state == 4
    assert [(step.code, step.events, step.after) for step in match.steps] == [(2, ("took 3",), 4)]


def test_an_illegal_action_changes_nothing():
    match = match_of(2, 2)
    with pytest.raises(IllegalAction, match=r"take 2 of 1: too_few_left") as caught:
        match.play(1)
    assert caught.value.notation == "take 2 of 1"
    assert caught.value.violation.args == {"left": 1}
    assert (match.state, len(match.steps)) == (1, 2)


def test_an_illegal_action_after_an_undo_keeps_what_was_undone():
    match = match_of(2, 2)
    match.go_to(1)
    with pytest.raises(IllegalAction):
        match.play(9)
    assert match.undone == 1


def test_going_back_and_forth_loses_nothing():
    match = match_of(0, 1, 2)
    match.go_to(1)
    assert (match.state, len(match.steps), match.undone) == (6, 1, 2)
    match.go_to(3)
    assert (match.state, len(match.steps), match.undone) == (1, 3, 0)
    match.go_to(0)
    assert (match.state, match.undone) == (7, 3)


def test_playing_after_an_undo_forgets_what_was_undone():
    match = match_of(0, 1, 2)
    match.go_to(1)
    match.play(0)
    assert (match.state, match.undone) == (5, 0)
    assert [step.code for step in match.steps] == [0, 0]
    with pytest.raises(IndexError):
        match.go_to(3)


@pytest.mark.parametrize("length", [-1, 4])
def test_there_is_nothing_outside_the_match(length: int):
    match = match_of(0, 1, 2)
    with pytest.raises(IndexError):
        match.go_to(length)
    assert match.state == 1


def test_each_step_knows_the_position_before_it_and_its_line():
    match = match_of(0, 1, 2)
    assert [match.before(index) for index in range(3)] == [7, 6, 4]
    assert match.notations() == ["take 1 of 7", "take 2 of 6", "take 3 of 4"]
    match.go_to(1)
    assert match.notations() == ["take 1 of 7"]


def test_what_was_taken_back_is_still_among_all_steps_and_has_its_lines():
    match = match_of(0, 1, 2)
    every = match.every_step
    match.go_to(1)
    assert (match.every_step, match.length) == (every, 1)
    assert match.undone_notations() == ["take 2 of 6", "take 3 of 4"]
    assert [match.before(index) for index in range(4)] == [7, 6, 4, 1]
    match.play(0)
    assert [step.code for step in match.every_step] == [0, 0]
    assert match.undone_notations() == []


def test_where_nothing_is_drawn_chance_plays_nothing_and_no_step_reveals_anything():
    match = match_of(0, 1)
    assert match.play_chance(Random(1)) == ()
    assert [match.reveals(index) for index in range(2)] == [False, False]
    with pytest.raises(ValueError, match="nothing is drawn"):
        RULES.draw(match.state, Random(1))


@given(st.lists(st.integers(0, 2) | st.tuples(st.floats(0, 1))))
def test_any_playing_and_undoing_is_the_same_as_playing_what_is_left(moves: list[int | tuple[float]]):
    """A number is played, a share of the steps is gone back to."""
    match, kept = match_of(first=1000), []
    for move in moves:
        if isinstance(move, int):
            match.play(move)
            kept.append(move)
        else:
            length = round(move[0] * len(kept))
            match.go_to(length)
            del kept[length:]
        assert match.state == match_of(*kept, first=1000).state
