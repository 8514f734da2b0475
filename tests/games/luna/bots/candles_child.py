"""Looks at decisions with the last candles of a game, in a process of its own with whichever kernel that gets.

`python -m tests.games.luna.bots.candles_child POSITIONS` prints as JSON the kind of the kernel, how many positions
there were, in how many the actor could end the game as the winner, and in how many of these it did something else.
With a record instead of a number it prints what a long search chooses at its end.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from build_scripts.games.luna.opponents.games import first_state
from luna.core.game_record import load_record
from luna.core.kernel import kernel_kind
from luna.games.luna.bots.bot import choose, weights_for
from luna.games.luna.bots.weights import set_of
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS, FIRST
from luna.games.luna.rules.constants import ACTION, NO_MOVE, OVER, ROUNDS
from luna.games.luna.rules.play import play
from luna.games.luna.rules.scoring import ranking
from luna.games.luna.rules.state import State
from luna.games.luna.search.tree import Tree

MEDITATE = FIRST["meditate"]
FIRST_SEED = 40_000_000
CANDLES, ITERATIONS, LONG = 2, 1000, 10_000


def positions(players: int, count: int) -> Iterator[State]:
    """Decisions with the last candles of games that weak levels play."""
    seed = FIRST_SEED
    while count:
        state, rng = first_state(players, seed), Random(seed)
        while state.phase != OVER and count:
            if state.round == ROUNDS and state.lit <= CANDLES and (state.phase, state.pending) == (ACTION, NO_MOVE):
                yield state.copy()
                count -= 1
            for code in choose(state, "level-3" if state.round == ROUNDS else "level-2", rng):
                play(state, code)
        seed += 1


def tree(state: State, iterations: int) -> Tree:
    """A search of so many iterations."""
    found = Tree(state, weights_for(set_of(state.table)), 6 * iterations)
    found.run(iterations)
    return found


def searched(state: State, iterations: int) -> list[int]:
    """What it plays."""
    return max(tree(state, iterations).results(), key=lambda result: (result[1], result[2]))[0]


def after(state: State, codes: list[int]) -> State:
    """The position after a turn."""
    later = state.copy()
    for code in codes:
        play(later, code)
    return later


def won(state: State, seat: int) -> bool:
    """Whether the game is over and the seat has won it."""
    return state.phase == OVER and ranking(state)[0] == seat


def counted(each: int) -> dict[str, object]:
    """What was found in so many positions of three orders and as many of four."""
    looked = at_hand = declined = 0
    for players in (3, 4):
        for state in positions(players, each):
            looked += 1
            if won(after(state, [MEDITATE]), state.actor):
                at_hand += 1
                declined += not won(after(state, searched(state, ITERATIONS)), state.actor)
    return {"kernel": kernel_kind(), "looked": looked, "at_hand": at_hand, "declined": declined}


def chosen(record: str) -> dict[str, object]:
    """What is played at the end of a record."""
    state = load_record(Path(record).read_text("utf-8"), [LUNA]).match.state
    return {"chosen": [ACTIONS[code].notation for code in searched(state, LONG)]}


if __name__ == "__main__":
    print(json.dumps(counted(int(sys.argv[1])) if sys.argv[1].isdecimal() else chosen(sys.argv[1])))
