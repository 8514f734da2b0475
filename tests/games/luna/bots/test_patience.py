"""Two computer players never wait for each other without end."""

from __future__ import annotations

from random import Random

import pytest

from luna.ai.messages import Task, finished
from luna.games.luna.bots import stalling as patience
from luna.games.luna.bots.bot import PackedMatch, choose, think, weights_for
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.stalling import END, MEDITATE, RoundTurns, impatient, passing
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.constants import ACTION, NO_MOVE, OVER
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from tests.games.luna.bots.bots_setup import setup_of

SHORT = 4
"""Turns of each order here, so that there is still something else to do than to meditate."""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", SHORT)


def waiting(setup: Setup, count: int) -> tuple[State, tuple[int, ...], RoundTurns]:
    """A game in which nobody passes who can do anything else, up to a round of so many turns."""
    state, played = initial_state(setup), []
    turns, weights = RoundTurns(state), weights_for(set_of(state.table))
    while turns.count < count:
        found = [codes for codes, _ in candidates_of(state, weights)]
        for code in next((codes for codes in found if codes[0] != passing(state)), found[0]):
            play(state, code)
            turns.follow(state)
            played.append(code)
    return state, tuple(played), turns


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", LEVELS)
def test_after_a_long_round_every_level_turns_a_candle(players, name):
    setup = setup_of(players)
    state, codes, turns = waiting(setup, SHORT * players)
    assert state.phase == ACTION
    assert choose(state, name, Random(1), turns.count) == (MEDITATE,)
    (vote,) = finished(think(Task(1, PackedMatch(setup, codes), name)))
    assert vote.codes == (MEDITATE,)


def test_a_turn_of_several_codes_counts_once_and_a_new_round_from_nothing():
    setup = setup_of(2)
    state, codes, turns = waiting(setup, 8)
    assert len(codes) > 8
    assert turns.count == 8
    while state.round == 1:
        play(state, MEDITATE)
        turns.follow(state)
    assert turns.count == 0


@pytest.mark.parametrize("name", LEVELS)
def test_alone_a_level_ends_a_long_round(name):
    setup = setup_of(1, solo=2)
    state, codes, turns = waiting(setup, SHORT * 2)
    assert choose(state, name, Random(1), turns.count) == (END,)
    (vote,) = finished(think(Task(1, PackedMatch(setup, codes), name)))
    assert vote.codes == (END,)


def test_patience_ends_only_where_a_turn_begins():
    setup = setup_of(2)
    state, _, turns = waiting(setup, SHORT * 2)
    assert impatient(state, turns.count)
    assert not impatient(state, turns.count - 1)
    begun = next(after for code in legal_codes(state) if (after := played(state, code)).pending != NO_MOVE)
    assert not impatient(begun, turns.count)


def played(state: State, code: int) -> State:
    after = state.copy()
    play(after, code)
    return after


def test_a_game_of_orders_that_only_wait_comes_to_its_end():
    state = initial_state(setup_of(2))
    turns, rng, number = RoundTurns(state), Random(5), 0
    while state.phase != OVER:
        legal = legal_codes(state)
        waits = [code for code in legal if code != MEDITATE] or legal
        play(state, MEDITATE if impatient(state, turns.count) else rng.choice(waits))
        turns.follow(state)
        number += 1
        assert number < 5000
    assert state.round == 6
