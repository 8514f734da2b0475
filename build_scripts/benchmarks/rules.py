"""Speed of the rules: `python -m build_scripts.benchmarks.rules compiled|interpreted`.

Games are played at random inside `playout`: per action one `legal_into`, one draw, one `play` in place. What counts is
the time of this process on a core, so that a busy machine disturbs as little as possible.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Protocol, Self, TypeVar

from luna.core.kernel import kernel_kind
from luna.core.seat import Seat
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.legal import Moves
from luna.games.luna.rules.playout import playout
from luna.games.luna.rules.setup import Setup, initial_state

SETUPS, REPEATS = 20, 15
GAMES = {"compiled": 4000, "interpreted": 40}
ODD = 0x9E3779B97F4A7C15


def setups(players: int, solo: int = 0) -> list[Setup]:
    """Free set-ups drawn by lot, so that each game begins with its preparation."""
    seats = [Seat(colour, "bot", "random") for colour in COLOURS[:players]]
    if solo:
        seats = [seats[0], Seat(COLOURS[1], "automaton")]
    return [draw_setup(shipped_board(), seats, seed, solo=solo) for seed in range(SETUPS)]


class Copied(Protocol):
    """A position of any game."""

    def copy(self) -> Self: ...


StartT = TypeVar("StartT", bound=Copied)


def play_games(starts: Sequence[StartT], games: int, playout: Callable[[StartT, int], int]) -> tuple[float, int]:
    """Seconds on the core and number of actions of so many whole games."""
    actions = 0
    began = time.process_time()
    for game in range(games):
        actions += playout(starts[game % len(starts)].copy(), (game + 1) * ODD & 0xFFFFFFFFFFFFFFFF)
    return time.process_time() - began, actions


def measured_games(starts: Sequence[StartT], games: int, playout: Callable[[StartT, int], int]) -> tuple[float, float]:
    """Medians of seconds per action and games per second; `playout` plays a position to its end, with a seed."""
    play_games(starts, games, playout)
    runs = [play_games(starts, games, playout) for _ in range(REPEATS)]
    each = statistics.median(seconds / actions for seconds, actions in runs)
    return each, statistics.median(games / seconds for seconds, _ in runs)


def measure(players: int, games: int, solo: int = 0) -> tuple[float, float]:
    """The same for Luna."""
    starts = [initial_state(setup) for setup in setups(players, solo)]
    moves = Moves()
    return measured_games(starts, games, lambda state, seed: playout(state, moves, seed))


def main() -> None:
    """Measure the kernel that was asked for; which one is loaded is the environment's choice and is checked."""
    kind = sys.argv[1]
    if kernel_kind() != kind:
        raise SystemExit(f"the {kind} kernel was to be measured, but the {kernel_kind()} one is loaded")
    games = GAMES[kind]
    seconds, games_2 = measure(2, games)
    if kind == "interpreted":
        print(json.dumps({"interpreted_us": 1e6 * seconds}))
        return
    games_4, games_solo = measure(4, games)[1], measure(2, games, solo=1)[1]
    rates = {"games_2": games_2, "games_4": games_4, "games_solo": games_solo}
    print(json.dumps({"compiled_ns": 1e9 * seconds, **rates}))


if __name__ == "__main__":
    main()
