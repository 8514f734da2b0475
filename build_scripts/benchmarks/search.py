"""Speed of the computer players: `python -m build_scripts.benchmarks.search`.

Iterations of the tree search along games that the evaluation plays, and how long level 5 takes to answer; times of this
process on a core.
"""

import json
import statistics
import time
from random import Random

from build_scripts.benchmarks.rules import first_positions
from luna.games.luna.bot import choose, weights_for
from luna.games.luna.levels import ROOM_PER_ITERATION
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.tree import Tree
from luna.games.luna.weights import set_of

SETUPS, EVERY = 4, 9
"""Games, and one in so many of their turns is searched."""
ITERATIONS = 2000
STRONGEST = "level-5"
"""Of the levels that think for a number of iterations."""


def positions(players: int) -> list[State]:
    """Positions along games of level 2."""
    found = []
    for state in first_positions(players)[:SETUPS]:
        turn, lot = 0, Random(players)
        while state.phase != OVER:
            turn += 1
            if turn % EVERY == 0:
                found.append(state.copy())
            for code in choose(state, "level-2", lot):
                play(state, code)
    return found


def rate(state: State) -> float:
    """Iterations per second in one position."""
    tree = Tree(state, weights_for(set_of(state.table)), ROOM_PER_ITERATION * ITERATIONS)
    began = time.process_time()
    done = tree.run(ITERATIONS)
    return done / (time.process_time() - began)


def answer(state: State) -> float:
    """Milliseconds that level 5 takes."""
    began = time.process_time()
    choose(state, STRONGEST, Random(1))
    return 1000 * (time.process_time() - began)


def main() -> None:
    """Measure in games of two and of four."""
    numbers, answers = {}, []
    for players in (2, 4):
        states = positions(players)
        numbers[f"search_{players}"] = statistics.median(map(rate, states))
        answers += list(map(answer, states))
    print(json.dumps({**numbers, "level_5_ms": statistics.quantiles(answers, n=20)[-1]}))


if __name__ == "__main__":
    main()
