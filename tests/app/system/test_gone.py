"""The pointer rests on a piece, and the position changes under it: nothing that has gone is a fault."""

from __future__ import annotations

from random import Random

import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from tests.app.conftest import MakeApp
from tests.app.table.tables import new_table, quiet

STEP = 8
"""Px from one point to the next at which it is asked what lies there."""


@pytest.mark.parametrize("seed", [1, 2])
def test_what_has_come_or_gone_since_may_still_be_under_the_pointer(make_app: MakeApp, seed: int) -> None:
    scene, rng = new_table(quiet(make_app())), Random(seed)
    pointed: set[Pick] = set()
    lengths = (0, 40, 90)
    for length in lengths:
        while len(scene.game.match.steps) < length:
            scene.game.play(wander(scene.game.state, rng))
        scene.show_anew()
        shown = scene.shown()
        pointed |= scene.view.picks(shown)
        pointed |= {scene.view.topic_at((x, y), shown) for x in range(0, 1280, STEP) for y in range(0, 720, STEP)}
    assert any(pick.kind == "in-temple" for pick in pointed)
    for length in lengths:
        scene.game.go_to(length)
        for pick in sorted(pointed):
            scene.pointing.look_at(pick)
            scene.pointing.hover = pick
            scene.show_anew()
            assert scene.shown().prompt


def wander(state: State, rng: Random) -> int:
    """Any action, meditation only if nothing else can be done."""
    codes = [code for code in RULES.legal(state) if RULES.notation(state, code) != "meditate"]
    return rng.choice(codes or list(RULES.legal(state)))
