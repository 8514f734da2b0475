"""Two players meet: the options of an arena, its games on several processes, and the line that tells the result.

One observation is a set-up played once with the first player in every seat, all others being the second player. The
result is the first one's share of wins with its Wilson interval, and the mean margin over the best other seat in
points. `--record FILE` appends the line to a table of results with everything needed to play it again.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from build_scripts.opponents.intervals import elo, mean, sprt, win_rate
from luna.core.kernel import kernel_kind

Games = Sequence[tuple[float, float]]
"""Of one set-up by seat: how much of the game the first player won, and by how many points."""
Block = Callable[[str, str, int, int], Games]
"""Plays a set-up of so many players and a seed with the first player in each seat; a function of a module."""


def asked(about: str | None) -> argparse.Namespace:
    """Who is to meet, how often, and where the result goes."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--setups", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--record", type=Path)
    return parser.parse_args()


def meet(options: argparse.Namespace, block: Block, circumstances: dict[str, object]) -> None:
    """Plays the games, tells the result and records it."""
    began, version = time.monotonic(), commit()
    seeds = range(options.seed, options.seed + options.setups)
    with ProcessPoolExecutor(options.processes) as pool:
        jobs = [pool.submit(block, options.first, options.second, options.players, seed) for seed in seeds]
        blocks = [job.result() for job in jobs]
    line = told(options, blocks) | circumstances
    line |= {"kernel": kernel_kind(), "seconds": round(time.monotonic() - began), "commit": version}
    appended(line, options.record)


def told(options: argparse.Namespace, blocks: Sequence[Games]) -> dict[str, object]:
    """The result as one line of a table."""
    games = [game for each in blocks for game in each]
    rate = win_rate(sum(won for won, _ in games), len(games))
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
    return line


def appended(line: Mapping[str, object], table: Path | None) -> None:
    """Tells a line, and adds it to a table of results if there is one."""
    print(json.dumps(line), flush=True)
    if table:
        with table.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def commit() -> str:
    """What is about to play; marked where the tree differs from it."""
    done = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return done.stdout.strip()
