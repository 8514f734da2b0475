"""The players of the arena: a frozen pool to compare with, the levels of the game, and searches with given weights.

Names: `random`, `tips` (the advice of the rule texts for a first game), `greedy` (best candidate, hand-set weights),
`greedy@FILE`, `greedy@shipped`, `search:N` and `search:N@FILE` (N iterations, or `search:0.5s` for so long on one core;
FILE as written by train.py or teach.py, else the shipped weights, `@hand` the hand-set ones), `kept:` like `search:`
with what was found before, `level-1` ... `level-6`, also with a character as `level-3:councillor`, and `luna-1`, the
highest level as it was in an old build, with `luna-1:level-5`, `luna-1:400` and `luna-1:0.5s`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

from build_scripts.games.luna.opponents.frozen import BUILDS, frozen, made
from build_scripts.games.luna.opponents.games import Player, hand_weights, weights_of
from luna.ai.budget import Budget
from luna.games.luna.bots.bot import choose, weights_for
from luna.games.luna.bots.levels import LEVELS, ROOM_PER_ITERATION
from luna.games.luna.bots.memory import Memory, Recall
from luna.games.luna.bots.weights import set_of
from luna.games.luna.game import LunaMatch
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.features import Weights
from luna.games.luna.search.tree import Tree

ADVICE = ("consecrate", "shrine", "appoint", "book", "herbs", "favor", "tides", "sail", "recruit", "council", "journey")
"""Kinds of actions in the order in which the tips player looks for one."""


CLOCKED_NODES = 400_000
"""Room of a search by the clock: what both workers of the highest level have together."""
SLICE = 64
"""Iterations between two looks at the clock."""


def player(name: str, seed: int) -> Player:
    """A player by name; raises ValueError for an unknown one."""
    rng = Random(seed)
    build, _, who = name.partition(":")
    if build in BUILDS:
        who = who or BUILDS[build].player
        return lambda setup, match: frozen(build).asked(setup, match, who, rng.randrange(1 << 30))
    if name == "random":
        return lambda _, match: (rng.choice(legal_codes(match.state)),)
    if name == "tips":
        return lambda _, match: (advised(match.state, rng),)
    level, _, character = name.partition(":")
    if level in LEVELS:
        memory = Memory()
        return lambda setup, match: choose(
            match.state, level, rng, recall=_recall(memory, setup, match), character=character
        )
    kind, _, file = name.partition("@")
    if kind == "greedy":
        return lambda _, match: candidates_of(match.state, _weights(file or "hand", match.state))[0][0]
    kind, _, length = kind.partition(":")
    if kind in ("search", "kept"):
        allowed, kept = _allowed(length), Memory() if kind == "kept" else None
        return lambda setup, match: searched(
            match.state, allowed, _weights(file, match.state), _recall(kept, setup, match) if kept else None
        )
    raise ValueError(name)


def prepared(names: Iterable[str]) -> None:
    """Makes the old builds among the players, before games are played at once."""
    for name in names:
        if name.partition(":")[0] in BUILDS:
            made(name.partition(":")[0])


def budget(name: str, players: int) -> str:
    """How long a player searches at a table of so many, in iterations or seconds; else what a level overlooks."""
    build, _, who = name.partition(":")
    if build in BUILDS:
        return _told(who) if who else BUILDS[build].budget
    if name.startswith(("search:", "kept:")):
        return _told(name.partition("@")[0].partition(":")[2])
    if build not in LEVELS:
        return ""
    level, search = LEVELS[build], LEVELS[build].search(players)
    parts = [f"overlooks {level.overlooks}"] if level.overlooks else []
    if search:
        parts.insert(0, str(search.budget.iterations) if search.budget.iterations else f"{search.budget.seconds} s")
    return ", ".join(parts)


def _recall(memory: Memory, setup: Setup, match: LunaMatch) -> Recall:
    """What a player remembers of its game: it is the only one that asks this memory."""
    return memory.of(setup, "", tuple(step.code for step in match.steps))


def _allowed(text: str) -> Budget:
    return Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(int(text))


def _told(text: str) -> str:
    return f"{text[:-1]} s" if text.endswith("s") else text


def advised(state: State, rng: Random) -> int:
    """Into the temple as soon as possible, shrines, favours; the candle only when nothing else is left."""
    legal = legal_codes(state)
    kinds = {code: ACTIONS[code].kind for code in legal}
    for wanted in ADVICE:
        codes = [code for code in legal if kinds[code] == wanted]
        if codes and not (wanted == "journey" and "meditate" in kinds.values()):
            return rng.choice(codes)
    return legal[-1] if state.pending else rng.choice([c for c in legal if kinds[c] != "journey"] or legal)


def searched(state: State, allowed: Budget, weights: Weights, recall: Recall | None = None) -> list[int]:
    """The most visited candidate of a search, by the clock of this process."""
    tree = Tree(state, weights, ROOM_PER_ITERATION * allowed.iterations or CLOCKED_NODES)
    if recall:
        recall(tree, 0)
    tree.run(allowed.iterations)
    end = time.process_time() + allowed.seconds
    while time.process_time() < end and tree.run(SLICE) == SLICE:
        pass
    codes, *_ = max(tree.results(), key=lambda result: (result[1], result[2]))
    return codes


def _weights(file: str, state: State) -> Weights:
    if file == "hand":
        return weights_of(hand_weights())
    if file and file != "shipped":
        trained = json.loads(Path(file).read_text(encoding="utf-8"))
        return weights_of(trained["weights"], trained.get("candles", [0.0] * len(trained["weights"])))
    return weights_for(set_of(state.table))
