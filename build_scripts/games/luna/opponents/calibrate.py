"""Whether values come true: `python3 build_scripts/games/luna/opponents/calibrate.py --players 2 --games 40`.

Games of level-5 players against themselves from free set-ups, or with `--solo L` against the solo opponent. At every
fifth decision the analysis that people get tells the lead that the order to act will have at the end; then the real one
is known. For each round: positions, bias (foretold less real), slope and correlation of the real one on the foretold,
and the mean error. `--record FILE` appends the lines to a table of results.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import BOARD
from build_scripts.opponents.intervals import mean
from luna.ai.budget import Budget
from luna.core.analysis import Analysis
from luna.core.kernel import kernel_kind
from luna.core.seat import Seat, SeatKind
from luna.games.luna.bots.analysis import reports
from luna.games.luna.bots.bot import choose
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.rules.constants import COLOURS, NO_MOVE, OVER, ROUNDS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State

EVERY = 5
Row = tuple[int, float, int]
"""Round, lead foretold and real one."""


def main() -> int:
    """Plays the games and tells the results by round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--solo", type=int, default=0)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=11_000_000)
    parser.add_argument("--iterations", type=int, default=10_000)
    parser.add_argument("--player", default="level-5")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--record", type=Path)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    with ProcessPoolExecutor(options.processes) as pool:
        rows = [row for game in pool.map(partial(rows_of, options), seeds) for row in game]
    for round in range(1, ROUNDS + 1):
        line = told(options, round, [row for row in rows if row[0] == round])
        print(json.dumps(line), flush=True)
        if options.record:
            with options.record.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    return 0


def rows_of(options: argparse.Namespace, seed: int) -> list[Row]:
    """What was foretold in one game, and what came of it."""
    solo, kinds = options.solo, [SeatKind.BOT, SeatKind.AUTOMATON if options.solo else SeatKind.BOT]
    kinds += [SeatKind.BOT] * (options.players - 2)
    seats = [Seat(colour, kind, "") for colour, kind in zip(COLOURS, kinds, strict=False)]
    state = initial_state(draw_setup(BOARD, seats, seed, preset=False, solo=solo))
    rng, turns, foretold, decisions = Random(seed), RoundTurns(state), list[tuple[int, int, float]](), 0
    while state.phase != OVER:
        if state.round and state.pending == NO_MOVE:
            decisions += 1
            if decisions % EVERY == 0:
                foretold.append((state.round, state.actor, analysis(state, options.iterations).best.value))
        for code in choose(state, options.player, rng, turns.count):
            play(state, code)
            turns.follow(state)
    return [(round, value, lead(state, seat)) for round, seat, value in foretold]


def analysis(state: State, iterations: int) -> Analysis:
    """The analysis after so many iterations."""
    last = None
    for found in reports(state, Budget(iterations)):
        last = found or last
    assert last
    return last


def lead(state: State, seat: int) -> int:
    """Final influence over the best other order."""
    final = state.fields()["influence"]
    assert isinstance(final, list)
    return int(final[seat] - max(final[other] for other in range(state.table.seats) if other != seat))


def told(options: argparse.Namespace, round: int, rows: Sequence[Row]) -> dict[str, object]:
    """A line of results."""
    said, real = [row[1] for row in rows], [float(row[2]) for row in rows]
    line = {"players": options.players, "solo": options.solo, "round": round, "positions": len(rows)}
    setting = {"seed": options.seed, "games": options.games, "iterations": options.iterations, "player": options.player}
    if len(rows) < 2:
        return line | setting
    x, y = mean(said).value, mean(real).value
    xx = sum((a - x) ** 2 for a in said)
    yy = sum((b - y) ** 2 for b in real)
    xy = sum((a - x) * (b - y) for a, b in zip(said, real, strict=True))
    errors = mean([abs(a - b) for a, b in zip(said, real, strict=True)])
    measured = {
        "bias": round_(x - y),
        "slope": round_(xy / xx) if xx else None,
        "correlation": round_(xy / (xx * yy) ** 0.5) if xx and yy else None,
        "error": round_(errors.value),
        "error_low": round_(errors.low),
        "error_high": round_(errors.high),
        "kernel": kernel_kind(),
    }
    return line | measured | setting


def round_(value: float) -> float:
    """To a hundredth."""
    return round(value, 2)


if __name__ == "__main__":
    sys.exit(main())
