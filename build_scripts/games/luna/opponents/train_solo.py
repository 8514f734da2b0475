"""Trains the weights for solo: `python3 build_scripts/games/luna/opponents/train_solo.py --out FILE`.

What counts is how far ahead a narrow beam ends with them, so that is what a separable CMA evolution strategy climbs on
(Ros and Hansen, 2008): each generation plays the same new tables of all solo levels with weights drawn around the
present ones, in pairs that mirror one another. The same seed and generations give the same weights, however many
processes play.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import weights_of
from build_scripts.games.luna.opponents.solo import LEVELS, first_table
from luna.games.luna.bots.weights import shipped_weights
from luna.games.luna.search.planner import Planner

SEEDS = (21_200_000, 21_900_000)
"""The tables that may be played."""
SMALLEST = 0.25
"""Weights nearer to 0 are varied as if they were as large as this."""
FIRST_STEP, LONGEST_STEP = 0.2, 0.4

Table = tuple[int, int]
"""Solo level and seed."""


class Strategy:
    """A distribution of weights, as shares of the first ones, that moves to where they do well."""

    def __init__(self, first: Sequence[float], population: int) -> None:
        self.first = list(first)
        self.unit = [max(abs(value), SMALLEST) for value in first]
        size = len(first)
        parents = population // 2
        ranks = [math.log(parents + 0.5) - math.log(rank + 1) for rank in range(parents)]
        self.shares = [value / sum(ranks) for value in ranks]
        self.effective = 1 / sum(share * share for share in self.shares)
        self.population, self.generation = population, 0
        self.step, self.mean, self.variance = FIRST_STEP, [0.0] * size, [1.0] * size
        self.path, self.step_path = [0.0] * size, [0.0] * size

    def drawn(self, rng: Random) -> list[list[float]]:
        """A generation, in pairs."""
        drawn = []
        for _ in range(self.population // 2):
            luck = [rng.gauss(0, 1) for _ in self.mean]
            drawn += [self._beside(luck, 1), self._beside(luck, -1)]
        return drawn

    def _beside(self, luck: Sequence[float], sign: int) -> list[float]:
        spread = zip(self.mean, self.variance, luck, strict=True)
        return [mean + self.step * math.sqrt(variance) * sign * value for mean, variance, value in spread]

    def weights(self, point: Sequence[float]) -> list[float]:
        """What a point of the distribution means."""
        return [value + unit * share for value, unit, share in zip(self.first, self.unit, point, strict=True)]

    def learn(self, drawn: Sequence[Sequence[float]], success: Sequence[float]) -> None:
        """Moves to the better half of a generation."""
        size, mass = len(self.mean), self.effective
        order = sorted(range(len(drawn)), key=lambda n: -success[n])[: len(self.shares)]
        old, self.mean = (
            self.mean,
            [sum(share * drawn[n][k] for share, n in zip(self.shares, order, strict=True)) for k in range(size)],
        )
        moved = [(self.mean[k] - old[k]) / self.step for k in range(size)]
        rate = (mass + 2) / (size + mass + 3)
        pull = math.sqrt(rate * (2 - rate) * mass)
        for k in range(size):
            self.step_path[k] = (1 - rate) * self.step_path[k] + pull * moved[k] / math.sqrt(self.variance[k])
        length = math.sqrt(sum(value * value for value in self.step_path))
        expected = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        steady = length / math.sqrt(1 - (1 - rate) ** (2 * (self.generation + 1))) < (1.4 + 2 / (size + 1)) * expected
        self._reshape(drawn, order, old, moved, steady)
        damping = 1 + rate + 2 * max(0.0, math.sqrt((mass - 1) / (size + 1)) - 1)
        self.step = min(LONGEST_STEP, self.step * math.exp(rate / damping * (length / expected - 1)))
        self.generation += 1

    def _reshape(
        self,
        drawn: Sequence[Sequence[float]],
        order: Sequence[int],
        old: Sequence[float],
        moved: Sequence[float],
        steady: bool,
    ) -> None:
        """How far each weight is varied follows from how far it moved."""
        size, mass = len(old), self.effective
        rate = 4 / (size + 4)
        pull = steady * math.sqrt(rate * (2 - rate) * mass)
        learned = 1 / mass * 2 / (size + 1.4) ** 2 + (1 - 1 / mass) * min(1, (2 * mass - 1) / ((size + 2) ** 2 + mass))
        learned = min(0.5, learned * (size + 2) / 3)
        for k in range(size):
            self.path[k] = (1 - rate) * self.path[k] + pull * moved[k]
            best = zip(self.shares, order, strict=True)
            spread = sum(share * ((drawn[n][k] - old[k]) / self.step) ** 2 for share, n in best)
            news = self.path[k] ** 2 / mass + (1 - 1 / mass) * spread
            self.variance[k] = (1 - learned) * self.variance[k] + learned * news


def main() -> int:
    """Trains and writes the weights with how they came about."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--tables", type=int, default=6, help="of each solo level")
    parser.add_argument("--width", type=int, default=8, help="of the beam")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--start", default="players_2", help="the shipped set to start from")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    strategy, rng = Strategy(shipped_weights().sets[options.start], options.population), Random(options.seed)
    with ProcessPoolExecutor(options.processes) as pool:
        for generation in range(1, options.generations + 1):
            tables = [(level, rng.randrange(*SEEDS)) for level in LEVELS for _ in range(options.tables)]
            drawn = strategy.drawn(rng)
            jobs = [pool.submit(success, strategy.weights(point), tables, options.width) for point in drawn]
            leads = [job.result() for job in jobs]
            strategy.learn(drawn, leads)
            print(f"generation {generation}: mean lead {sum(leads) / len(leads):.2f}", flush=True)
    told = {name: str(value) for name, value in vars(options).items()}
    told_with = told | {"weights": strategy.weights(strategy.mean)}
    options.out.write_text(json.dumps(told_with, indent=1), encoding="utf-8")
    return 0


def success(values: Sequence[float], tables: Sequence[Table], width: int) -> float:
    """The mean lead with which one beam ends."""
    weights, total = weights_of(values), 0.0
    for level, seed in tables:
        planner = Planner(first_table("", level, seed), weights, width)
        while planner.width == width and not planner.complete:
            planner.run(1)
        total += planner.lead
    return total / len(tables)


if __name__ == "__main__":
    sys.exit(main())
