"""The players of the arena: a frozen pool to compare with, the levels of the game, and searches with given weights.

Names: `random`, `tips` (the advice of the rule texts for a first game), `greedy` (best candidate, hand-set weights),
`greedy@FILE`, `greedy@shipped`, `search:N` and `search:N@FILE` (N iterations; FILE as written by train.py, else the
shipped weights, `@hand` the hand-set ones), and `level-1` ... `level-6`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from build_scripts.games.luna.opponents.games import Player, hand_weights, weights_of
from luna.games.luna.bots.bot import choose, weights_for
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.features import Weights
from luna.games.luna.search.tree import Tree

ADVICE = ("consecrate", "shrine", "appoint", "book", "herbs", "favor", "tides", "sail", "recruit", "council", "journey")
"""Kinds of actions in the order in which the tips player looks for one."""


def player(name: str, seed: int) -> Player:
    """A player by name; raises ValueError for an unknown one."""
    rng = Random(seed)
    if name == "random":
        return lambda state: (rng.choice(legal_codes(state)),)
    if name == "tips":
        return lambda state: (advised(state, rng),)
    if name in LEVELS:
        return lambda state: choose(state, name, rng)
    kind, _, file = name.partition("@")
    if kind == "greedy":
        return lambda state: candidates_of(state, _weights(file or "hand", state))[0][0]
    if kind.startswith("search:"):
        return lambda state: searched(state, int(kind.partition(":")[2]), _weights(file, state))
    raise ValueError(name)


def budget(name: str, players: int) -> str:
    """How long a player searches at a table of so many, in iterations or seconds; else how freely a level chooses."""
    if name.startswith("search:"):
        return name.partition("@")[0].removeprefix("search:")
    if name not in LEVELS:
        return ""
    search = LEVELS[name].search(players)
    if search is None:
        return f"temperature {LEVELS[name].temperature:g}"
    return str(search.budget.iterations) if search.budget.iterations else f"{search.budget.seconds} s"


def advised(state: State, rng: Random) -> int:
    """Into the temple as soon as possible, shrines, favours; the candle only when nothing else is left."""
    legal = legal_codes(state)
    kinds = {code: ACTIONS[code].kind for code in legal}
    for wanted in ADVICE:
        codes = [code for code in legal if kinds[code] == wanted]
        if codes and not (wanted == "journey" and "meditate" in kinds.values()):
            return rng.choice(codes)
    return legal[-1] if state.pending else rng.choice([c for c in legal if kinds[c] != "journey"] or legal)


def searched(state: State, iterations: int, weights: Weights) -> list[int]:
    """The most visited candidate of a search."""
    tree = Tree(state, weights, 3 * iterations + 10)
    tree.run(iterations)
    codes, *_ = max(tree.results(), key=lambda result: (result[1], result[2]))
    return codes


def _weights(file: str, state: State) -> Weights:
    if file == "hand":
        return weights_of(hand_weights())
    if file and file != "shipped":
        return weights_of(json.loads(Path(file).read_text(encoding="utf-8"))["weights"])
    return weights_for(set_of(state.table))
