"""Games played at random, so that conflicts, monuments and treasures come up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from luna.core.seat import Seat
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import NOBODY, SEAT_NAMES
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.setup import Setup, draw_setup, initial_state
from luna.games.rivers.rules.state import State

LIKELY = {ActionKind.LEADER: 5, ActionKind.TILE: 20, ActionKind.BUILD: 2}
"""How often a kind is chosen against the others, which count once."""
LAST_TURN = 120


def drawn(seed: int, players: int) -> Setup:
    """A set-up of the first seats."""
    return draw_setup(shipped_board(), [Seat(name) for name in SEAT_NAMES[:players]], seed)


def choice(codes: list[int], rng: Random) -> int:
    """First the kind, then one of it; tiles near each other, where kingdoms meet."""
    kinds: dict[ActionKind, list[int]] = {}
    for code in codes:
        kinds.setdefault(ACTIONS[code].kind, []).append(code)
    kind = rng.choices(list(kinds), [LIKELY.get(kind, 1) for kind in kinds])[0]
    if kind == ActionKind.TILE and rng.random() < 0.8:
        middle = [code for code in kinds[kind] if 5 <= ACTIONS[code].cell % 16 <= 12 and ACTIONS[code].cell // 16 < 9]
        return rng.choice(middle or kinds[kind])
    return rng.choice(kinds[kind])


def steps(seed: int, players: int) -> Iterator[tuple[State, int]]:
    """Each position of a game with the code played in it; at last the final one with -1."""
    rng = Random(seed)
    state = initial_state(shipped_board(), drawn(seed, players))
    while state.actor != NOBODY and state.turn <= LAST_TURN:
        code = choice(legal_codes(state), rng)
        yield state, code
        state = state.copy()
        play(state, code)
    yield state, -1


def any_game(test: Any) -> Any:
    """Runs a test with seeds and numbers of players of several games."""
    return settings(max_examples=8)(given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 4))(test))
