"""How hard the solo levels are: `python3 build_scripts/games/luna/opponents/solo.py level-5 --tables 50`.

One observation is a table of a solo level, played once by a computer player against the solo opponent. The result is
the share of tables won with its Wilson interval and the mean lead. `--record FILE` appends the lines to a table of
results with everything needed to play them again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import BOARD
from build_scripts.opponents.intervals import mean, win_rate
from luna.core.kernel import kernel_kind
from luna.core.seat import Seat, SeatKind
from luna.games.luna.bots.bot import choose
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.bots.weights import shipped_weights
from luna.games.luna.rules.constants import COLOURS, OVER
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State

LEVELS = (1, 2, 3)


def main() -> int:
    """Plays the tables of each solo level and tells the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--record", type=Path)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.tables)
    with ProcessPoolExecutor(options.processes) as pool:
        for level in LEVELS:
            began = time.monotonic()
            leads = list(pool.map(partial(lead_at, options.player, level), seeds))
            line = told(options, level, leads) | {"seconds": round(time.monotonic() - began)}
            print(json.dumps(line), flush=True)
            if options.record:
                with options.record.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
    return 0


def lead_at(player: str, level: int, seed: int) -> int:
    """By how much a level of the computer leads at the end of one table."""
    state = first_table(player, level, seed)
    turns, rng = RoundTurns(state), Random(seed)
    while state.phase != OVER:
        for code in choose(state, player, rng, turns.count):
            play(state, code)
            turns.follow(state)
    final = state.fields()["influence"]
    assert isinstance(final, list)
    return int(final[0] - final[1])


def first_table(player: str, level: int, seed: int) -> State:
    """The beginning of a table of a solo level."""
    seats = [Seat(COLOURS[0], SeatKind.BOT, player), Seat(COLOURS[1], SeatKind.AUTOMATON)]
    return initial_state(draw_setup(BOARD, seats, seed, preset=False, solo=level))


def told(options: argparse.Namespace, level: int, leads: list[int]) -> dict[str, object]:
    """The result as one line of a table."""
    won, lead = win_rate(sum(lead > 0 for lead in leads), len(leads)), mean([float(lead) for lead in leads])
    return {
        "solo": level,
        "player": options.player,
        "tables": len(leads),
        "seed": options.seed,
        "won": round(won.value, 4),
        "interval": [round(won.low, 4), round(won.high, 4)],
        "lead": [round(lead.value, 2), round(lead.low, 2), round(lead.high, 2)],
        "weights": shipped_weights().digest("solo"),
        "kernel": kernel_kind(),
    }


if __name__ == "__main__":
    sys.exit(main())
