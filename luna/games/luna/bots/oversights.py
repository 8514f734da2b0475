"""How low levels err: as people do, not by chance alone.

They overlook islands for a turn, and think more of shrines than these are worth. Levels that do not search at all also
misjudge who will end a round: they see no further than their own turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from luna.games.luna.rules.actions import ACTIONS, Action, ActionKind
from luna.games.luna.rules.constants import ACTION, ISLANDS
from luna.games.luna.rules.state import State

BELOVED = ("shrines", "favour_shrine", "builder", "next_builder")
"""The features of which somebody fond of shrines thinks too much."""


def seen_best(
    state: State, turns: Sequence[Sequence[int]], values: Sequence[float], islands: int, reach: float, rng: Random
) -> int:
    """The index of the best turn for who overlooks so many islands; what is better by more than `reach` is seen."""
    best = max(values)
    if state.phase != ACTION:
        return values.index(best)
    overlooked = set(rng.sample(range(ISLANDS), islands))
    seen = [n for n, codes in enumerate(turns) if values[n] >= best - reach and not overlooked & places(state, codes)]
    return max(seen, key=values.__getitem__) if seen else values.index(best)


def places(state: State, codes: Sequence[int]) -> set[int]:
    """The islands on which an order has to look for a turn."""
    return {island for code in codes for island in _islands(state, ACTIONS[code]) if island >= 0}


def _islands(state: State, action: Action) -> tuple[int, ...]:
    if action.kind == ActionKind.APPOINT:
        return (state.table.symbol_of(action.tile),)
    if action.kind == ActionKind.SHRINE:
        return (state.builder,)
    if action.kind in (ActionKind.EXPEL, ActionKind.EXPEL_TOKEN):
        return (state.apostate,)
    return (action.source, action.target)
