"""Votes of several workers become one turn."""

import pytest

from luna.ai.messages import Vote, chosen


def test_the_visits_of_all_workers_count_together():
    first = [Vote((1,), 60), Vote((2,), 50)]
    second = [Vote((2, 3), 40), Vote((2,), 30)]
    assert chosen([*first, *second]) == (2,)


def test_of_equally_visited_turns_the_more_valuable_is_played():
    assert chosen([Vote((1,), 10, 0.4), Vote((2,), 10, 0.6)]) == (2,)


def test_without_votes_there_is_no_turn():
    with pytest.raises(ValueError, match="empty"):
        chosen([])
