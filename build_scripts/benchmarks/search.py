"""Speed of the computer players: `python -m build_scripts.benchmarks.search`.

Iterations of the tree search along games that the evaluation plays, how long level 5 takes to answer, both as times of
this process on a core, and how long one waits for level 6, which thinks in processes of its own.
"""

import json
import statistics
import time
from random import Random

from build_scripts.benchmarks.rules import setups
from luna.app.session.thinker import Thinker
from luna.core.game import new_match
from luna.games.luna.bots.bot import PackedMatch, choose, weights_for
from luna.games.luna.bots.levels import ROOM_PER_ITERATION
from luna.games.luna.bots.weights import set_of
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.tree import Tree

GAMES, EVERY = 4, 9
"""Games, and one in so many of their turns is searched."""
ITERATIONS = 2000
COUNTING, CLOCKED = "level-5", "level-6"
"""The strongest level that thinks for a number of iterations, and the one that thinks by the clock."""


def positions(players: int) -> list[PackedMatch]:
    """Positions along games of level 2."""
    found = []
    for setup in setups(players)[:GAMES]:
        state, turn, rng = initial_state(setup), 0, Random(players)
        codes: tuple[int, ...] = ()
        while state.phase != OVER:
            turn += 1
            if turn % EVERY == 0:
                found.append(PackedMatch(setup, codes))
            for code in choose(state, "level-2", rng):
                play(state, code)
                codes = (*codes, code)
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
    choose(state, COUNTING, Random(1))
    return 1000 * (time.process_time() - began)


def waited(thinker: Thinker, position: PackedMatch) -> float:
    """Milliseconds until level 6 has answered as it does at the table."""
    match = new_match(LUNA, position.setup)
    for code in position.codes:
        match.play(code)
    began = time.perf_counter()
    thinker.ask(position.setup, match, CLOCKED)
    while thinker.poll() is None:
        time.sleep(0.001)
    return 1000 * (time.perf_counter() - began)


def main() -> None:
    """Measure in games of two, three and four."""
    numbers, answers, waits = {}, [], []
    thinker = Thinker(LUNA.bots)
    waited(thinker, PackedMatch(setups(2)[0], ()))
    for players in (2, 3, 4):
        found = positions(players)
        states = [position.state()[0] for position in found]
        numbers[f"search_{players}"] = statistics.median(map(rate, states))
        answers += list(map(answer, states))
        waits += [waited(thinker, position) for position in found]
    thinker.close()
    numbers |= {"level_5_ms": statistics.quantiles(answers, n=20)[-1]}
    numbers |= {"level_6_mean_ms": statistics.fmean(waits), "level_6_ms": statistics.quantiles(waits, n=20)[-1]}
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
