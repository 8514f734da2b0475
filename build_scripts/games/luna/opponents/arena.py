"""Lets players meet: `python3 build_scripts/games/luna/opponents/arena.py level-4 level-3 --setups 200`.

One observation is a set-up played once with the first player in every seat, all others being the second player. The
result is the first one's share of wins with its Wilson interval, and the mean margin over the best other order in
points. `--record FILE` appends the line to a table of results with everything needed to play it again.

A new version is held against the old build by these, on a machine with nothing else to do, since a clock that is shared
proves nothing; seeds below 10,000,000 may have tuned something. By the speed of single searches they should take, on
two cores, about 4 hours, 15, 20 and 25 minutes:

    arena.py level-6 luna-1 --setups 200 --seed 11000001 --record results.jsonl
    arena.py search:10000 luna-1:10000 --setups 200 --seed 12000001 --record results.jsonl
    arena.py level-5 luna-1:level-5 --players 3 --setups 70 --seed 13000001 --record results.jsonl
    arena.py level-5 luna-1:level-5 --players 4 --setups 50 --seed 14000001 --record results.jsonl
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import first_setup, played
from build_scripts.games.luna.opponents.intervals import elo, mean, sprt, win_rate
from build_scripts.games.luna.opponents.pool import budget, player, prepared
from luna.core.kernel import kernel_kind
from luna.games.luna.bots.weights import shipped_weights


def main() -> int:
    """Plays the games and tells the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--setups", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--record", type=Path)
    options = parser.parse_args()
    prepared((options.first, options.second))
    began, commit = time.monotonic(), _commit()
    seeds = range(options.seed, options.seed + options.setups)
    with ProcessPoolExecutor(options.processes) as pool:
        jobs = [pool.submit(block, options.first, options.second, options.players, seed) for seed in seeds]
        blocks = [job.result() for job in jobs]
    line = told(options, blocks) | {"seconds": round(time.monotonic() - began), "commit": commit}
    print(json.dumps(line))
    if options.record:
        with options.record.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    return 0


def block(first: str, second: str, players: int, seed: int) -> list[tuple[bool, int]]:
    """One set-up with the first player in each seat: whether it won and by how many points."""
    games = []
    for seat in range(players):
        names = [first if k == seat else second for k in range(players)]
        table = [player(name, 1000 * seed + 10 * seat + k) for k, name in enumerate(names)]
        final, order = played(first_setup(players, seed), table)
        best = max(points for k, points in enumerate(final) if k != seat)
        games.append((order[0] == seat, final[seat] - best))
    return games


def told(options: argparse.Namespace, blocks: list[list[tuple[bool, int]]]) -> dict[str, object]:
    """The result as one line of a table."""
    games = [game for each in blocks for game in each]
    wins = sum(won for won, _ in games)
    rate = win_rate(wins, len(games))
    margin = mean([sum(points for _, points in each) / len(each) for each in blocks])
    line: dict[str, object] = {
        "first": options.first,
        "second": options.second,
        "players": options.players,
        "setups": options.setups,
        "games": len(games),
        "seed": options.seed,
        "won": round(rate.value, 4),
        "interval": [round(rate.low, 4), round(rate.high, 4)],
        "margin": [round(margin.value, 2), round(margin.low, 2), round(margin.high, 2)],
    }
    if options.players == 2:
        line["elo"] = [round(elo(value)) if 0 < value < 1 else None for value in (rate.value, rate.low, rate.high)]
        line["sprt"] = sprt([sum(won for won, _ in each) / len(each) for each in blocks])
    budgets = [budget(name, options.players) for name in (options.first, options.second)]
    weights = shipped_weights().digest(f"players_{options.players}")
    return line | {"budgets": budgets, "weights": weights, "kernel": kernel_kind()}


def _commit() -> str:
    """What is about to play; marked where the tree differs from it."""
    done = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
