"""Whole random games: what chapter 12 of the rules says of every state holds, and much happens in them."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from .facts import State, check_state, check_step
from .model import Oracle
from .unseen import deal_unseen
from .wander import LAST_TURN, STYLES, random_game, walk

GAMES = int(os.environ.get("LUNA_ORACLE_GAMES", str(len(STYLES))))


def states(seed: int, players: int) -> Iterator[tuple[str, State]]:
    """Every decision's line with the state after it."""
    return ((line, oracle.dump()) for line, oracle in walk(seed, players))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_facts_hold_in_random_games(seed: int, players: int) -> None:
    for (_, before), (line, after) in pairwise(states(seed, players)):
        check_state(after)
        check_step(before, line, after)
    assert after["phase"] == "over" or after["turn"] > LAST_TURN


def test_every_line_a_state_names_can_be_played_from_it() -> None:
    rng = random.Random(7)
    for _, state in islice(states(3, 3), 0, None, 6):
        for line in rng.sample(state["legal"], min(len(state["legal"]), 6)):
            oracle = Oracle.of(state)
            oracle.play(line)
            check_state(oracle.dump())


def test_a_state_is_all_there_is_to_a_position() -> None:
    for _, state in islice(states(1, 4), 0, None, 4):
        assert Oracle.of(state).dump() == state


@pytest.mark.parametrize("seed", range(3, 5))
def test_nothing_unseen_shows_in_a_view(seed: int) -> None:
    rng = random.Random(seed)
    for _, state in islice(states(seed, 3), 0, None, 4):
        if state["phase"] == "over":
            continue
        for seat in state["seats"]:
            other = Oracle.of(deal_unseen(rng, state, seat))
            assert other.dump(seat) == Oracle.of(state).dump(seat)


def test_random_games_meet_every_question_and_both_ends() -> None:
    met: set[object] = set()
    for seed, players in ((2, 4), (3, 4), (8, 3), (8, 4)):
        for line, state in states(seed, players):
            pending = state["pending"] or {}
            met |= {line.split(" ")[0], state["phase"], (pending.get("kind"), pending.get("colour"))}
            met |= {"another's treasure"} if state["phase"] == "leave" and state["actor"] != state["active"] else set()
        met |= set(state["result"]["cause"])
    colours = ("black", "red", "blue", "green")
    assert {("war", colour) for colour in colours} | {("revolt", "black"), ("revolt", "green")} <= met
    assert {"leader", "withdraw", "tile", "catastrophe", "swap", "pass", "war", "commit", "build"} <= met
    assert {"decline", "leave", "order", "another's treasure", "bag", "treasures"} <= met


def test_a_random_game_is_a_record_that_can_be_played_again() -> None:
    record = list(random_game(1, 3))
    middle = record.index("---")
    oracle = Oracle.from_header(record[:middle])
    for line in record[middle + 1 :]:
        oracle.play(line)
    assert oracle.dump()["phase"] == "over"
