"""Core and oracle say the same at every position of random games: legal lines and JSON state.

LUNA_AGREEMENT_GAMES sets how many games; the modes take turns.
"""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest

from build_scripts.games.luna.wander import wander
from luna.core.game import new_match
from luna.core.record import Line
from luna.games.luna.game import LUNA
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.header import format_header, parse_header
from luna.games.luna.rules.luna_rules import RULES

from .deal import MODES, deal
from .model import Oracle

GAMES = int(os.environ.get("LUNA_AGREEMENT_GAMES", "100"))


@pytest.mark.parametrize("mode", MODES)
def test_core_and_oracle_agree(mode: str, board: dict[str, Any]) -> None:
    for seed in range(MODES.index(mode), GAMES, len(MODES)):
        agree_on_a_game(random.Random(seed), mode, board)


def agree_on_a_game(rng: random.Random, mode: str, board: dict[str, Any]) -> None:
    """Plays the same random lines on both; the record's lines so far are shown where they part."""
    header = deal(rng, mode)
    oracle = Oracle.from_header(header, board)
    setup = parse_header([Line(number, line) for number, line in enumerate(header, 1)])
    assert format_header(setup) == header
    match = new_match(LUNA, setup)
    while True:
        core = json.loads(json.dumps(dump(match.state)))
        assert core == json.loads(json.dumps(oracle.as_json())), [*header, "---", *match.notations()]
        legal = oracle.legal()
        if not legal:
            return
        line = wander(rng, legal)
        code = RULES.code(match.state, line)
        assert code is not None
        oracle.play(line)
        match.play(code)
