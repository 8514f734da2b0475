"""Positions of games played at random as the table shows them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import cast

from luna.core.rules import NOBODY
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.rules.state import State
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.view.view import RiversView
from luna.ui.table.shown import Shown
from tests.games.rivers.rules.random_games import steps

NAMES = {"heron": "Ada", "ram": "Bruno", "fish": "Celia", "palm": "Dario"}


@cache
def game(seed: int, players: int) -> tuple[State, ...]:
    """All positions of a game."""
    return tuple(state for state, _ in steps(seed, players))


def some(seed: int, players: int, every: int) -> Iterator[State]:
    """Some positions in which somebody is to decide."""
    return (state for state in islice(game(seed, players), 0, None, every) if state.actor != NOBODY)


def first(phase: int, players: int = 4, join: bool | None = None) -> State:
    """The first position of a phase in some game; `join` = whether with a join marker."""
    for seed in range(40):
        for state in game(seed, players):
            if state.phase == phase and join in (None, state.join >= 0):
                return state
    raise AssertionError("no such position in these games")


def shown(view: RiversView, state: State, say, **more) -> Shown:
    """What the table shows to the seat to act, who has picked nothing."""
    seen = RULES.observe(state, state.actor)
    turn, table = RIVERS_TABLE.turn(seen), cast(Setup, _Table(seen))
    values = {
        "actions": RIVERS_TABLE.actions(say, seen, turn),
        "prompt": RIVERS_TABLE.words(say, NAMES, table).prompt(seen, turn, None, None),
        "sources": turn.sources(),
        "names": NAMES,
    }
    return Shown(view.snapshot(seen), **{**values, **more})


class _Table:
    """As much of a set-up as words need."""

    def __init__(self, state: State) -> None:
        self.seats, self.colours = (), state.table.names
