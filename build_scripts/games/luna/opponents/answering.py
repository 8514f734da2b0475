"""Runs inside an old build: reads a record a line and answers with the codes of a turn; ends with its input.

A player is a level, a number of iterations (`400`) or seconds of one core (`0.5s`). The modules are those of the
old build, which this tree does not have, so they are imported by name.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

PACKAGE = "luna.games.luna"
ROOM = 6
"""Nodes for an iteration."""
NODES = 400_000
"""Room of a search by the clock: what both workers of the highest level have together."""
SLICE = 64
"""Iterations between two looks at the clock."""

bot = import_module(f"{PACKAGE}.bot")
record = import_module(f"{PACKAGE}.record")
tree = import_module(f"{PACKAGE}.search.tree")
weights = import_module(f"{PACKAGE}.weights")
board = import_module(f"{PACKAGE}.rules.board").shipped_board()
actions = import_module(f"{PACKAGE}.rules.actions").ACTIONS
kernel = import_module("luna.core.kernel")


def main() -> None:
    """Says what this build is, then answers until there is nobody to ask."""
    notations = "\n".join(action.notation for action in actions).encode()
    tell(
        {
            "actions": hashlib.sha256(notations).hexdigest()[:12],
            "kernel": kernel.kernel_kind(),
            "weights": weights.shipped_weights().digest,
        }
    )
    for line in sys.stdin:
        question = json.loads(line)
        loaded = record.load_record(question["record"], board)
        if loaded.fault:
            raise loaded.fault
        tell({"codes": list(turn(loaded.match.state, question["player"], Random(question["seed"])))})


def turn(state: Any, player: str, rng: Random) -> Sequence[int]:
    """What a player of this build does in a position."""
    if player.isdecimal():
        return best(searched(state, ROOM * int(player), iterations=int(player)))
    if player.endswith("s"):
        return best(searched(state, NODES, seconds=float(player[:-1])))
    codes: Sequence[int] = bot.choose(state, player, rng)
    return codes


def searched(state: Any, nodes: int, iterations: int = 0, seconds: float = 0.0) -> Any:
    """A tree that was searched so often or so long."""
    found = tree.Tree(state, bot.weights_for(weights.set_of(state.table)), nodes)
    if iterations:
        found.run(iterations)
        return found
    end = time.process_time() + seconds
    while time.process_time() < end and found.run(SLICE) == SLICE:
        pass
    return found


def best(found: Any) -> Sequence[int]:
    """The candidate that was visited most."""
    codes: Sequence[int] = max(found.results(), key=lambda result: (result[1], result[2]))[0]
    return codes


def tell(answer: dict[str, object]) -> None:
    """One line for who asked."""
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
