"""R19: a round of solo always comes to its end, however thriftily the human plays."""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path

import pytest

from luna.core.game_record import load_record
from luna.core.record import Line
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ACTION, HERBS, NO_MOVE, NOVICE, OVER
from luna.games.luna.rules.header import parse_header
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from tests.games.luna.oracle.deal import deal

GAMES = int(os.environ.get("LUNA_SOLO_GAMES", "300"))
MANY = 2000
ENDLESS = Path(__file__).with_name("endless-solo.luna")

ACTIVATIONS = 13 + 2 * 2
"""All novices can begin a round active or be fetched from the jetty; Herbs wake two, at most twice."""
BOUND = 2 * ACTIVATIONS + ACTIVATIONS + 13 + 1 + 7
"""Actions of a round, a journey or tides being one. Each does one of these:

- use an active novice: at most `ACTIVATIONS`;
- consecrate: at most 13;
- take a favour with the Novice token alone, or spend a token without a novice. Of `n` Novice favours and `x` others
  that novices were used for, n + x <= ACTIVATIONS: at most 1 + n favours for Novice tokens, and 6 + x + (1 + n) tokens.
"""
DEAR = {
    "end": 99,
    "tides": 9,
    "journey": 9,
    "council": 9,
    "council_token": 9,
    "expel": 9,
    "expel_token": 9,
    "recruit": 5,
}
"""Kinds that come last: they end the phase, or use up novices and Novice tokens for nothing that helps to go on."""


def dearness(state: State, code: int) -> int:
    """Novices an action uses up in the end: a shrine spares some for ever, Herbs are best where a shrine stands."""
    action = ACTIONS[code]
    match action.kind:
        case "favor":
            return (1 if state.shrine[action.source] else 2) - action.novice - (action.source in (HERBS, NOVICE))
        case "shrine":
            return -1
        case "herbs":
            return 1 - action.count - state.shrine[action.target]
    return DEAR.get(action.kind, 0)


def thrifty(state: State, rng: random.Random) -> int:
    """A cheapest action, by lot; now and then any that does not end the phase."""
    legal = RULES.legal(state)
    if rng.random() < 0.1:
        return rng.choice([code for code in legal if ACTIONS[code].kind != "end"] or list(legal))
    costs = [dearness(state, code) for code in legal]
    return rng.choice([code for code, cost in zip(legal, costs, strict=True) if cost == min(costs)])


def actions_by_round(level: int, seed: int) -> Counter[int]:
    """How many actions a thrifty human takes in each round of a game."""
    rng, taken = random.Random(f"{level} {seed}"), Counter[int]()
    header = [Line(number, line) for number, line in enumerate(deal(rng, f"solo {level}"), 1)]
    state = initial_state(parse_header(header))
    while state.phase != OVER:
        taken[state.round] += state.phase == ACTION and state.pending == NO_MOVE
        play(state, thrifty(state, rng))
        assert taken[state.round] <= BOUND + 1, (level, seed)  # and the end itself
    return taken


def rounds_end(games: int) -> int:
    """Plays games of all levels; the most actions of a round."""
    return max(max(actions_by_round(1 + seed % 3, seed).values()) for seed in range(games))


def test_every_round_of_a_thrifty_human_ends():
    assert rounds_end(GAMES) > 15


@pytest.mark.slow
def test_every_round_of_many_thrifty_humans_ends():
    assert rounds_end(MANY) > 15


def test_the_endless_record_is_refused_where_herbs_are_taken_again():
    """Line 37 takes the second Herbs favour of the second round."""
    loaded = load_record(ENDLESS.read_text("utf-8"), [LUNA])
    assert loaded.fault is not None
    assert len(loaded.match.steps) == 25
    assert (loaded.fault.line, loaded.fault.reason) == (37, "illegal_action")
