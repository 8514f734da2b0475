"""Positions from random games of every mode, for the tests of the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from luna.core.seat import Seat
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State

COLOURS = ("yellow", "red", "blue", "white")


def first_state(players: int = 2, *, solo: int = 0, preset: bool = False, seed: int = 1) -> State:
    """A new game; `players` 2-4, in solo the human and the automaton."""
    seats = [Seat(colour) for colour in COLOURS[: 2 if solo else players]]
    if solo:
        seats[1] = Seat("red", "automaton")
    return initial_state(draw_setup(shipped_board(), seats, seed, preset=preset, solo=solo))


def random_positions(games: int, every: int = 7) -> Iterator[State]:
    """Positions of random games: each first kind of action is as likely as any other, so that rare ones come up."""
    modes = [(2, 0), (3, 0), (4, 0), (2, 1), (2, 2), (2, 3)]
    for game in range(games):
        rng = Random(game)
        players, solo = modes[game % len(modes)]
        state = first_state(players, solo=solo, seed=game)
        for count in range(400):
            legal = RULES.legal(state)
            if not legal:
                break
            if count % every == game % every:
                yield state
            kind = rng.choice(sorted({ACTIONS[code].kind for code in legal}))
            state, _ = RULES.apply(state, rng.choice([code for code in legal if ACTIONS[code].kind == kind]))
