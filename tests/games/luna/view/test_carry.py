"""What is in the hand stands nowhere else."""

from __future__ import annotations

import copy

import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import StateDict, dump
from luna.games.luna.view.motion.carry import without
from luna.games.luna.view.motion.draft import aloft
from tests.games.luna.table.positions import first_state, random_positions


def test_a_lifted_novice_leaves_its_group() -> None:
    state = dump(first_state(2, preset=True))
    actor = state["actor"]
    assert actor is not None
    island = next(name for name in ISLAND_NAMES if state["players"][actor]["islands"][name]["active"] == 2)
    assert without(state, Pick("novice", island), 1)["players"][actor]["islands"][island]["active"] == 1
    assert without(state, Pick("novice", island), 9)["players"][actor]["islands"][island]["active"] == 0
    assert state["players"][actor]["islands"][island]["active"] == 2


def test_a_lifted_token_leaves_the_hand() -> None:
    state = dump(first_state(2, preset=True))
    actor = state["actor"]
    assert actor is not None
    favour = state["players"][actor]["favors"][0]
    assert favour not in without(state, Pick("token", favour), 1)["players"][actor]["favors"]


@pytest.mark.parametrize("kind", ["resting", "jetty", "tile", "field", "favour", "reserve", "shrines"])
def test_lifting_never_changes_the_true_position(kind: str) -> None:
    for position in random_positions(6, every=40):
        state = dump(position)
        truth = copy.deepcopy(state)
        for key in _keys(kind, state):
            shown = without(state, Pick(kind, key), 1)
            assert state == truth
            assert kind in ("reserve", "shrines") or shown != truth or not _there(kind, key, truth)
            assert kind != "favour" or f"favour:{key}" in aloft(shown)


def _keys(kind: str, state: StateDict) -> list[str]:
    if kind == "tile":
        return [str(place["tile"]) for place in state["path"] if "tile" in place]
    if kind == "field":
        return [str(placed["tile"]) for placed in state["temple"]]
    return list(ISLAND_NAMES) if kind in ("resting", "favour") else [""]


def _there(kind: str, key: str, state: StateDict) -> bool:
    actor = state["actor"]
    if actor is None:
        return False
    player = state["players"][actor]
    if kind == "resting":
        return player["islands"][key]["inactive"] > 0
    if kind == "jetty":
        return player["jetty"] > 0
    if kind == "tile":
        return any("tile" in p and str(p["tile"]) == key and p["novice"] is not None for p in state["path"])
    if kind == "field":
        return any(str(p["tile"]) == key and p["book"] for p in state["temple"])
    return True
