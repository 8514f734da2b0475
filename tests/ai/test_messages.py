"""Votes of several workers become one turn."""

import pytest

from luna.ai.messages import Vote, chosen


def test_a_worker_is_for_what_it_tried_most():
    assert chosen([[Vote((1,), 60, 0.4), Vote((2,), 50, 0.9)]]) == (1,)


def test_of_equally_visited_turns_the_more_valuable_is_played():
    assert chosen([[Vote((1,), 10, 0.4), Vote((2,), 10, 0.6)]]) == (2,)


def test_between_workers_the_more_valuable_is_played_however_often_it_was_tried():
    assert chosen([[Vote((1,), 90, 0.4)], [], [Vote((2,), 10, 0.6), Vote((3,), 5, 0.8)]]) == (2,)


@pytest.mark.parametrize("ballots", [[], [[], []]])
def test_without_votes_there_is_no_turn(ballots):
    with pytest.raises(ValueError, match="empty"):
        chosen(ballots)
