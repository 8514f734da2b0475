"""Teaches the evaluation what a search finds out: `teach.py --players 2 --games 400 --seed 20300001 --out FILE`.

What a search values are positions a few sensible turns below one of a game, so such ones are taken, from games of a
small search against itself. A longer search says what each is worth. The new weights explain these values with the
features, and stay near the old ones (ridge): for each feature a number, and by how much it grows with each candle more.
A line for each position goes to `--rows`; without `--games` the weights are fitted to the lines that are there.

Among more than two an order is ahead of or behind the best of the others by the old weights. There the last round
teaches nothing: a search at its end values winning, by however little, and not points.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import first_state
from build_scripts.games.luna.opponents.train import solved
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.levels import ROOM_PER_ITERATION
from luna.games.luna.bots.stalling import RoundTurns, impatient, passing
from luna.games.luna.bots.weights import set_of, shipped_weights
from luna.games.luna.rules.constants import ACTION, NO_MOVE, OVER, ROUNDS
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.feature_names import MIDDLE, NAMES
from luna.games.luna.search.features import Features, estimate, features_of
from luna.games.luna.search.tree import Tree, value_of

COUNT = len(NAMES)
PLAYING, BELOW = 150, 60
"""Iterations of a turn of the games, and of a turn below one of their positions."""
LIKELIEST, DECIDED = 2.0, 0.7
"""How much a turn of a game is chosen by its visits: nearly always, and else."""
LOOKED_AT = 0.35
"""The share of decisions below which a position is taken."""
DEPTHS = (1, 1, 2, 2, 3, 4, 5, 6)
"""How many turns below."""
ODD, FIRST = 0.25, 8
"""The share of turns below that are any of the first ones of the evaluation."""
RIDGE = 50.0
SPARE = 0.05
"""Added to the spread of every feature, so that one that hardly ever differs stays near its old weight too."""

Row = tuple[int, list[float], int, float]
"""Candles lit, the features of the order to act less those of its rival, its lead, and that found for the end."""


def main() -> int:
    """Finds positions, fits the weights and writes them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=20_300_001)
    parser.add_argument("--iterations", type=int, default=1500, help="of the search that values a position")
    parser.add_argument("--rows", type=Path, nargs="+", required=True, help="the lines; new ones go to the first file")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    with options.rows[0].open("a", encoding="utf-8") as file:
        for seed in range(options.seed, options.seed + options.games):
            for row in positions(options.players, seed, options.iterations):
                file.write(json.dumps(row) + "\n")
            file.flush()
    rows: list[Row] = [tuple(json.loads(line)) for path in options.rows for line in path.open(encoding="utf-8")]
    values, candles = fitted(rows, f"players_{options.players}")
    options.out.write_text(json.dumps({"rows": len(rows), "weights": values, "candles": candles}), encoding="utf-8")
    return 0


def positions(players: int, seed: int, iterations: int) -> Iterator[Row]:
    """Those of one game."""
    rng, state = Random(seed), first_state(players, seed)
    turns = RoundTurns(state)
    while state.phase != OVER:
        if impatient(state, turns.count):
            codes: Sequence[int] = (passing(state),)
        else:
            power = LIKELIEST if rng.random() < 0.9 else DECIDED
            codes = likely(searched(state, PLAYING), rng, power)
            if state.phase == ACTION and state.pending == NO_MOVE and rng.random() < LOOKED_AT:
                below = wandered(state, rng)
                if below.phase == ACTION and below.pending == NO_MOVE and (players == 2 or below.round < ROUNDS):
                    yield row(below, iterations)
        for code in codes:
            play(state, code)
            turns.follow(state)


def searched(state: State, iterations: int) -> Tree:
    """A search as long as that."""
    tree = Tree(state, weights_for(set_of(state.table)), ROOM_PER_ITERATION * iterations)
    tree.run(iterations)
    return tree


def likely(tree: Tree, rng: Random, power: float) -> list[int]:
    """One of the turns that were looked at, the sooner the more often it was."""
    found = tree.results()
    visits = [result[1] ** power for result in found]
    return rng.choices(found, visits)[0][0] if sum(visits) else found[0][0]


def wandered(state: State, rng: Random) -> State:
    """A position some sensible turns later."""
    below = state.copy()
    for _ in range(rng.choice(DEPTHS)):
        if below.phase == OVER:
            break
        tree = searched(below, BELOW)
        odd = rng.random() < ODD
        for code in rng.choice(tree.results()[:FIRST])[0] if odd else likely(tree, rng, 1.0):
            play(below, code)
    return below


def row(state: State, iterations: int) -> Row:
    """What a search says of a position."""
    *_, value, _ = max(searched(state, iterations).results(), key=lambda result: result[1])
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    own, other = state.actor, rival(state)
    features = [a - b for a, b in zip(features_of(state, own), features_of(state, other), strict=True)]
    return state.lit, features, influence[own] - influence[other], points_of(value)


def rival(state: State) -> int:
    """The seat of the best other order by the shipped weights."""
    weights, scratch = weights_for(set_of(state.table)), Features()
    others = (seat for seat in range(state.table.seats) if seat != state.actor)
    return max(others, key=lambda seat: estimate(state, seat, weights, scratch))


def points_of(value: float) -> float:
    """The lead that a search's value from 0 to 1 stands for."""
    return odds(value) / odds(value_of(1.0))


def odds(value: float) -> float:
    """Their logarithm."""
    return log(value / (1 - value))


def fitted(rows: Sequence[Row], name: str) -> tuple[list[float], list[float]]:
    """The weights, and by how much each grows with a candle more, that explain the rows and stay near the old ones.

    A row counts by how much a point there changes the value of a search.
    """
    old = [*shipped_weights().sets[name], *shipped_weights().candles[name]]
    right, matrix = [0.0] * len(old), [[0.0] * len(old) for _ in old]
    columns = [[features[i] for _, features, *_ in rows] for i in range(COUNT)]
    spreads = [sum(x * x for x in column) / len(rows) for column in columns]
    for i in range(len(old)):
        matrix[i][i] = RIDGE * (spreads[i % COUNT] ** 0.5 + SPARE) ** 2
    for lit, features, lead, found in rows:
        x = [*features, *((lit - MIDDLE) * feature for feature in features)]
        rest = found - lead - sum(a * b for a, b in zip(x, old, strict=True))
        value = value_of(found)
        weight = 4 * value * (1 - value)
        for i, a in enumerate(x):
            if a:
                right[i] += weight * a * rest
                line = matrix[i]
                for k, b in enumerate(x):
                    line[k] += weight * a * b
    new = [a + b for a, b in zip(old, solved(matrix, right), strict=True)]
    return new[:COUNT], new[COUNT:]


if __name__ == "__main__":
    sys.exit(main())
