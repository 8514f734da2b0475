"""Trains the weights of the evaluation: `python3 build_scripts/games/luna/opponents/train.py --players 2 --out FILE`.

At decisions of games the players play against themselves, the likeliest candidates are played on to the end several
times with equal luck. What then differs between siblings - features and final margin - teaches the weights, which stay
near the old ones (ridge). Several rounds, each with the weights of the one before. The same seed and games give
the same weights, however many processes play.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import first_state, hand_weights, weights_of
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import Candidates, find
from luna.games.luna.search.feature_names import NAMES
from luna.games.luna.search.features import Features, estimate, features_of
from luna.games.luna.search.rollout import rollout

COUNT = len(NAMES)
SIBLINGS, ROLLOUTS, NOISE = 8, 6, 2.0
PLAY_NOISE = 3.0
"""Luck in the games whose decisions are looked at, for variety."""
SKIPPED = 12
"""At most so many turns between two decisions."""
RIDGE = 400.0

Row = tuple[list[float], float]


def main() -> int:
    """Trains and writes the weights with how they came about."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--games", type=int, nargs="+", default=[48, 48, 48], help="a number for each round")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to start from instead of the hand-set ones")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    values = json.loads(options.start.read_text())["weights"] if options.start else hand_weights()
    history = []
    with ProcessPoolExecutor(options.processes) as pool:
        for number, games in enumerate(options.games):
            first = options.seed * 1_000_003 + number * 100_003
            jobs = [pool.submit(labelled, options.players, first + n, values) for n in range(games)]
            groups = [group for job in jobs for group in job.result()]
            rows, decisions = [row for group in groups for row in group], len(groups)
            values, before, after = fitted(rows, values)
            history.append({"decisions": decisions, "rows": len(rows), "error_before": before, "error_after": after})
            print(f"round {number + 1}: {decisions} decisions, error {before:.2f} -> {after:.2f}", flush=True)
    told = {
        "players": options.players,
        "seed": options.seed,
        "games": options.games,
        "rounds": history,
        "weights": values,
    }
    options.out.write_text(json.dumps(told, indent=1), encoding="utf-8")
    return 0


def labelled(players: int, seed: int, values: list[float]) -> list[list[Row]]:
    """One game of self-play: for each decision looked at, the siblings as centred features and labels."""
    rng, weights = Random(seed), weights_of(values)
    state = first_state(players, seed)
    found, groups = Candidates(state, weights), []
    while state.phase != OVER:
        rollout(state, found, PLAY_NOISE, rng.randrange(1, 1 << 64), rng.randrange(1, SKIPPED))
        if state.phase == OVER:
            break
        group = list(siblings(state, values, found, rng))
        if len(group) > 1:
            groups.append(centred(group))
    return groups


def siblings(state: State, values: list[float], found: Candidates, rng: Random) -> Iterator[Row]:
    """Features and mean final margin of the likeliest candidates of a position, all with equal luck."""
    seat = state.actor
    find(state, True, found)
    choices = found.listed()[:SIBLINGS]
    luck = [rng.randrange(1, 1 << 64) for _ in range(ROLLOUTS)]
    for codes, _ in choices:
        after = state.copy()
        for code in codes:
            play(after, code)
        if after.phase == OVER:
            continue
        features, influence = differences(after, seat, values)
        margins = [final_margin(after, seat, found, each) for each in luck]
        yield features, sum(margins) / len(margins) - influence


def differences(state: State, seat: int, values: list[float]) -> tuple[list[float], float]:
    """Features of an order less those of the best other one, and the same of the influence itself."""
    weights, scratch = weights_of(values), Features()
    others = [other for other in range(state.table.seats) if other != seat]
    best = max(others, key=lambda other: estimate(state, other, weights, scratch))
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    pairs = zip(features_of(state, seat), features_of(state, best), strict=True)
    return [own - theirs for own, theirs in pairs], influence[seat] - influence[best]


def final_margin(state: State, seat: int, found: Candidates, seed: int) -> float:
    """How far ahead an order is at the end of a game played on."""
    end = state.copy()
    rollout(end, found, NOISE, seed)
    final = end.fields()["influence"]
    assert isinstance(final, list)
    return float(final[seat] - max(final[k] for k in range(state.table.seats) if k != seat))


def centred(group: list[Row]) -> list[Row]:
    """Only what differs between siblings counts."""
    size = len(group)
    means = [sum(row[0][i] for row in group) / size for i in range(COUNT)]
    label = sum(row[1] for row in group) / size
    return [([x - m for x, m in zip(features, means, strict=True)], y - label) for features, y in group]


def fitted(rows: list[Row], old: list[float]) -> tuple[list[float], float, float]:
    """Weights that explain the labels and stay near the old ones; mean squared errors before and after."""
    matrix = [[RIDGE if i == k else 0.0 for k in range(COUNT)] for i in range(COUNT)]
    right = [RIDGE * w for w in old]
    for features, label in rows:
        for i in range(COUNT):
            if features[i]:
                right[i] += features[i] * label
                line = matrix[i]
                for k in range(COUNT):
                    line[k] += features[i] * features[k]
    new = solved(matrix, right)
    return new, error(rows, old), error(rows, new)


def error(rows: list[Row], values: list[float]) -> float:
    """Mean squared difference between label and evaluation."""
    return sum((y - sum(a * b for a, b in zip(x, values, strict=True))) ** 2 for x, y in rows) / max(1, len(rows))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system, by elimination."""
    size = len(right)
    for i in range(size):
        for k in range(i + 1, size):
            factor = matrix[k][i] / matrix[i][i]
            if factor:
                for n in range(i, size):
                    matrix[k][n] -= factor * matrix[i][n]
                right[k] -= factor * right[i]
    values = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(matrix[i][k] * values[k] for k in range(i + 1, size))
        values[i] = (right[i] - rest) / matrix[i][i]
    return values


if __name__ == "__main__":
    sys.exit(main())
