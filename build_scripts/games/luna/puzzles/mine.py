"""Looks for puzzles: `python3 build_scripts/games/luna/puzzles/mine.py --players 2 --seed 20000001 --games 500`.

Positions come from games of computer players, of level 4 unless others are named. Where a glance of the search sees one
action far ahead of all others, a longer look and then a proof (`deep.py`, `exactly.py`) have to agree, and so has the
analysis that gives the reasons. What was found, what was rejected and why goes line by line to a file of `mined`; a run
that was ended goes on after its last whole game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import BOARD
from build_scripts.games.luna.puzzles.mined import Mined
from build_scripts.games.luna.puzzles.proving import Prover
from luna.core.seat import Seat, SeatKind
from luna.games.luna.bots.bot import choose
from luna.games.luna.bots.calibration import band
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.rules.constants import ACTION, COLOURS, NO_MOVE, OVER
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State


def main() -> int:
    """Looks through one game after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3), default=2)
    parser.add_argument("--solo", type=int, choices=(0, 1, 2, 3), default=0)
    parser.add_argument("--seed", type=int, default=20_000_001)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first-round", type=int, default=1)
    parser.add_argument("--endings", action="store_true", help="only where every line can be compared")
    parser.add_argument("--hidden", action="store_true", help="only where what is obvious is wrong")
    parser.add_argument("--player", default="level-4")
    parser.add_argument("--name", default="")
    options = parser.parse_args()
    mode = f"solo-{options.solo}" if options.solo else f"players-{options.players}"
    mined = Mined(options.name or mode, mode, options.player)
    for seed in count(max(options.seed, mined.last_seed + 1)):
        if seed >= options.seed + options.games:
            break
        setup = drawn(options, seed)
        prover, positions = Prover(mined, setup, seed, options.endings, options.hidden), 0
        for state, codes in decisions(setup, options.player, seed):
            if state.round >= options.first_round and band(state) is not None:
                positions += 1
                prover.look(state, codes)
        mined.looked(seed, positions)
    return 0


def drawn(options: argparse.Namespace, seed: int) -> Setup:
    """The table of a seed."""
    kinds = [SeatKind.BOT, SeatKind.AUTOMATON if options.solo else SeatKind.BOT]
    kinds += [SeatKind.BOT] * (options.players - 2)
    seats = [
        Seat(colour, kind, "" if kind == SeatKind.AUTOMATON else options.player)
        for colour, kind in zip(COLOURS, kinds, strict=False)
    ]
    return draw_setup(BOARD, seats, seed, preset=False, solo=options.solo)


def decisions(setup: Setup, player: str, seed: int) -> Iterator[tuple[State, list[int]]]:
    """Positions before decisions on a whole action and how they came about; who looks changes nothing of the game."""
    state, rng, codes = initial_state(setup), Random(seed), list[int]()
    turns = RoundTurns(state)
    while state.phase != OVER:
        if state.phase == ACTION and state.pending == NO_MOVE:
            yield state.copy(), codes
        for code in choose(state, player, rng, turns.count):
            play(state, code)
            codes.append(code)
            turns.follow(state)


if __name__ == "__main__":
    sys.exit(main())
