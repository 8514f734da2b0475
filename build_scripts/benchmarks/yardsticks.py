"""What this machine needs for work that is always the same: `python -m build_scripts.benchmarks.yardsticks`.

A random move of python-chess (its list of legal moves, a choice, the move), a loop of plain Python, and a million draws
of the kernel's generator, which is a loop of C where the kernel is compiled. All are times of this process on a core.
"""

import json
import statistics
import time
from random import Random

import chess

from luna.core.kernel import kernel_kind
from luna.games.luna.rules.playout import drawn

GAMES, LONGEST = 12, 200
"""Games of chess, and moves after which one that has not come to an end is given up."""
REPEATS = 15
ROUNDS, DRAWS = 2000, 1_000_000


def chess_move() -> float:
    """Seconds that a move of a random game takes."""
    times = []
    for seed in range(GAMES):
        board, rng = chess.Board(), Random(seed)
        began = time.process_time()
        while len(board.move_stack) < LONGEST and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
        times.append((time.process_time() - began) / len(board.move_stack))
    return statistics.median(times)


def python_loop() -> float:
    """Seconds for numbers, texts, lists and a dictionary, as programs use them."""
    began = time.process_time()
    seen: dict[str, list[int]] = {}
    for number in range(ROUNDS):
        name = f"{number % 97}"
        seen.setdefault(name, []).append(number)
        if sum(seen[name][-3:]) % 7 == 0:
            seen[name] = sorted(seen[name], reverse=True)[:5]
    return time.process_time() - began


def c_loop() -> float:
    """Seconds for the draws."""
    began = time.process_time()
    drawn(1, DRAWS)
    return time.process_time() - began


def main() -> None:
    """Medians, after a round that warms up."""
    chess_move()
    numbers = {"chess_move_us": 1e6 * chess_move()}
    numbers["python_loop_ms"] = 1e3 * statistics.median(python_loop() for _ in range(REPEATS))
    if kernel_kind() == "compiled":
        numbers["c_loop_ms"] = 1e3 * statistics.median(c_loop() for _ in range(REPEATS))
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
