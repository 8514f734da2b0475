"""Whether hints last: `python3 build_scripts/games/luna/opponents/hints.py --players 2 --positions 200`.

Positions of all rounds come from games of level-5 players, or with `--solo L` of one against the solo opponent. In each
the hint after so many `--iterations` is held against a search ten times as long, in which what the hint advises is
looked at closely too: by how many points that falls short of what the long search likes best. `--record FILE` appends
the line to a table of results.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import BOARD
from luna.ai.budget import Budget
from luna.core.analysis import Analysis
from luna.core.kernel import kernel_kind
from luna.core.seat import Seat, SeatKind
from luna.games.luna.bots.analysis import told
from luna.games.luna.bots.bot import choose, weights_for
from luna.games.luna.bots.levels import ROOM_PER_ITERATION
from luna.games.luna.bots.planning import plans
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.constants import COLOURS, NO_MOVE, OVER
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.insisting import insist
from luna.games.luna.search.tree import Tree

EVERY = 7
"""Decisions from one position to the next, so that each order and every part of the game has some."""
LONGER = 10
WITHIN = 0.1
"""Points by which a hint may fall short and still be as good."""


def main() -> int:
    """Looks at the positions and tells the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--solo", type=int, default=0)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=12_000_000)
    parser.add_argument("--iterations", type=int, default=30_000)
    parser.add_argument("--record", type=Path)
    options = parser.parse_args()
    rows = [(state.round, short(state, options.iterations)) for state in islice(positions(options), options.positions)]
    line = json.dumps(result(options, rows))
    print(line, flush=True)
    if options.record:
        with options.record.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
    return 0


def positions(options: argparse.Namespace) -> Iterator[State]:
    """Every so many decisions of one game after the other."""
    kinds = [SeatKind.BOT, SeatKind.AUTOMATON if options.solo else SeatKind.BOT]
    kinds += [SeatKind.BOT] * (options.players - 2)
    seats = [Seat(colour, kind, "") for colour, kind in zip(COLOURS, kinds, strict=False)]
    decisions = 0
    for seed in count(options.seed):
        state = initial_state(draw_setup(BOARD, seats, seed, preset=False, solo=options.solo))
        rng, turns = Random(seed), RoundTurns(state)
        while state.phase != OVER:
            if state.round and state.pending == NO_MOVE:
                decisions += 1
                if decisions % EVERY == 0:
                    yield state.copy()
            for code in choose(state, "level-5", rng, turns.count):
                play(state, code)
                turns.follow(state)


def short(state: State, iterations: int) -> float:
    """By how many points the hint falls short."""
    advised = searched(state, iterations).best.codes
    found = searched(state, LONGER * iterations, advised)
    return 0.0 if found.best.codes == advised else found.loss


def searched(state: State, iterations: int, beside: tuple[int, ...] = ()) -> Analysis:
    """The analysis after so many iterations, with another turn looked at beside the best."""
    if state.table.solo:
        *_, found = plans(state, Budget(iterations), beside)
        assert found
        return found
    tree = Tree(state, weights_for(set_of(state.table)), ROOM_PER_ITERATION * iterations // 3, explains=True)
    if beside:
        insist(tree, list(beside))
    return told(tree, tree.run(iterations), state)


def result(options: argparse.Namespace, rows: list[tuple[int, float]]) -> dict[str, object]:
    """A line of results."""
    rounds = sorted({round for round, _ in rows})
    return {
        "players": options.players,
        "solo": options.solo,
        "positions": len(rows),
        "same": _share([loss == 0 for _, loss in rows]),
        "within": _share([loss <= WITHIN for _, loss in rows]),
        "within_by_round": {
            str(round): _share([loss <= WITHIN for each, loss in rows if each == round]) for round in rounds
        },
        "worst": round_(max(loss for _, loss in rows)),
        "points": WITHIN,
        "iterations": options.iterations,
        "longer": LONGER,
        "seed": options.seed,
        "kernel": kernel_kind(),
    }


def _share(hits: list[bool]) -> float:
    return round_(sum(hits) / len(hits))


def round_(value: float) -> float:
    """To three digits."""
    return round(value, 3)


if __name__ == "__main__":
    sys.exit(main())
