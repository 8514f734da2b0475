"""Core and oracle say the same at every position of random games: legal lines, JSON state, what each seat sees.

LUNA_AGREEMENT_GAMES sets how many games for each number of seats: one for 25. With the compiled rules 2,100 games of
two, three and four seats (tables up to 699) showed no difference.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

from luna.core.record import Line
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import NOBODY
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.header import parse_header
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import initial_state
from luna.games.rivers.rules.sight import observe

from .wander import random_game, walk

GAMES = int(os.environ.get("LUNA_AGREEMENT_GAMES", "100")) // 25


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_core_and_oracle_agree(seed: int, players: int) -> None:
    header = [line for line, _ in zip(random_game(seed, players), range(5), strict=False)]
    lines = [Line(number, line) for number, line in enumerate(header, 1)]
    state = initial_state(shipped_board(), parse_header(lines, shipped_board()))
    looks = Random(seed)
    played: list[str] = []
    for line, oracle in walk(seed, players):
        code = RULES.code(state, line)
        assert code is not None, line
        state, _ = RULES.apply(state, code)
        played.append(line)
        assert as_json(dump(state)) == as_json(oracle.dump()), played
        if looks.random() < 0.1:
            for seat, name in enumerate(state.table.names):
                assert as_json(dump(observe(state, seat))) == as_json(oracle.dump(name)), played
    assert state.actor == NOBODY or state.turn >= 100


def as_json(position: dict[str, Any]) -> str:
    """As it is printed."""
    return json.dumps(position, sort_keys=True)
