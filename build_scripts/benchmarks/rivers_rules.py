"""Speed of the second game's rules: `python -m build_scripts.benchmarks.rivers_rules compiled|interpreted`.

A decision has some hundred legal actions, so two things are measured along random games: the time to find one legal
action plus that to play one, and as in Luna the time of a whole decision. All are times of this process on a core.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from build_scripts.benchmarks.rules import measured_games
from luna.core.kernel import kernel_kind
from luna.core.seat import Seat
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import SEAT_NAMES
from luna.games.rivers.rules.legal import Moves, legal_into
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.playout import playout
from luna.games.rivers.rules.setup import draw_setup, initial_state
from luna.games.rivers.rules.state import State

SETUPS, EVERY, REPEATS = 20, 7, 15
PLAYERS = 4
ROUNDS = {"compiled": 100, "interpreted": 1}
GAMES = {"compiled": 100, "interpreted": 1}
SPREAD = 7919
"""Chooses the action played: a prime, so that all kinds come up."""


def start(seed: int) -> State:
    """A first position."""
    seats = [Seat(name, "bot", "random") for name in SEAT_NAMES[:PLAYERS]]
    return initial_state(shipped_board(), draw_setup(shipped_board(), seats, seed))


def positions() -> Iterator[tuple[State, int, int]]:
    """Positions along games, each with the number of its legal actions and the one played."""
    moves, turn = Moves(), 0
    for seed in range(SETUPS):
        state = start(seed)
        legal_into(state, moves)
        while moves.count:
            turn += 1
            code = moves.listed()[turn * SPREAD % moves.count]
            if turn % EVERY == 0:
                yield state.copy(), moves.count, code
            play(state, code)
            legal_into(state, moves)


def each(found: list[tuple[State, int, int]], rounds: int, act: Callable[[State, int], object]) -> float:
    """Seconds on the core for one position, median."""
    times = []
    for _ in range(REPEATS):
        began = time.process_time()
        for state, _, code in found:
            for _ in range(rounds):
                act(state, code)
        times.append((time.process_time() - began) / len(found) / rounds)
    return statistics.median(times)


def main() -> None:
    """Measure the kernel that was asked for; which one is loaded is the environment's choice and is checked."""
    kind = sys.argv[1]
    if kernel_kind() != kind:
        raise SystemExit(f"the {kind} kernel was to be measured, but the {kernel_kind()} one is loaded")
    found, moves = list(positions()), Moves()
    legal = each(found, ROUNDS[kind], lambda state, _: legal_into(state, moves))
    played = each(found, ROUNDS[kind], lambda state, code: play(state.copy(), code))
    played -= each(found, ROUNDS[kind], lambda state, _: state.copy())
    action = legal / statistics.fmean(count for _, count, _ in found) + played
    starts = [start(seed) for seed in range(SETUPS)]
    decision, _ = measured_games(starts, GAMES[kind], lambda state, seed: playout(state, moves, seed))
    if kind == "compiled":
        print(json.dumps({"rivers_compiled_ns": 1e9 * action, "rivers_decision_us": 1e6 * decision}))
    else:
        print(json.dumps({"rivers_interpreted_us": 1e6 * action, "rivers_plain_decision_us": 1e6 * decision}))


if __name__ == "__main__":
    main()
