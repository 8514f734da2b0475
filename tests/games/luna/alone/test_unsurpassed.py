"""The end of a table for one: as far as it is said to be proven nothing better can be found, and no further."""

from __future__ import annotations

import pytest

from luna.ai.messages import Task
from luna.core.alone import Unsurpassed
from luna.core.game import new_match
from luna.core.match import Match
from luna.games.luna.alone.unsurpassed import proof
from luna.games.luna.bots.proving import can_be_proven
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import OVER
from tests.app.alone.known import known

SHORT = LUNA.alone.tables("solo-3")[2]
"""A table whose best known last round leaves little to compare."""


def ended(passed_over: int = 0) -> Match:
    """The best known game there; the last actions may be left out, so that its last round ends at once."""
    match = new_match(LUNA, SHORT.setup)
    lines = known(SHORT).line
    for line in lines[: len(lines) - passed_over]:
        code = LUNA.rules.code(match.state, line)
        assert code is not None
        match.play(code)
    if match.state.phase != OVER:
        match.play(FIRST["end"])
    return match


def reports(match: Match) -> list[object]:
    return list(proof(Task(1, LUNA.bots.position(SHORT.setup, match), "")))


@pytest.fixture(scope="module")
def best() -> list[object]:
    return reports(ended())


def test_a_last_round_that_nothing_surpasses_is_proven_as_a_whole(best):
    match = ended()
    own = sum(can_be_proven(match.before(n)) for n in range(match.length))
    assert best[-1] == Unsurpassed(own, whole=True)


def test_what_was_given_away_ends_what_is_proven():
    found = reports(ended(passed_over=4))[-1]
    assert isinstance(found, Unsurpassed)
    assert not found.whole
    assert found.actions == 0


def test_a_worker_can_listen_meanwhile_and_the_answer_comes_once(best):
    assert len(best) > 1
    assert not any(best[:-1])
