"""The exact end of a game for two: what plain trying out of everything finds, found faster."""

from __future__ import annotations

from random import Random

import pytest

from luna.core.seat import Seat, SeatKind
from luna.games.luna.bots.bot import choose, weights_for
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS, NO_MOVE, OVER, ROUNDS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.exact import Exact

ROOM, MOST = 20_000, 3_000


def margin(state: State, seat: int) -> int:
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    return int(influence[seat] - influence[1 - seat])


def best(state: State, seat: int, known: dict[str, int]) -> int:
    """The lead of a seat at the end, by trying out everything."""
    if state.phase == OVER:
        return margin(state, seat)
    key = repr(state.fields())
    if len(known) > MOST:
        pytest.skip("too much to try out")
    if key not in known:
        leads = []
        for code in legal_codes(state):
            after = state.copy()
            play(after, code)
            leads.append(best(after, seat, known))
        known[key] = max(leads) if state.actor == seat else min(leads)
    return known[key]


def endings(seed: int, most: int) -> list[State]:
    """Positions with the last candle lit in which the orders have few active novices."""
    seats = [Seat(colour, SeatKind.BOT, "") for colour in COLOURS[:2]]
    state = initial_state(draw_setup(shipped_board(), seats, seed, preset=False, solo=0))
    rng, found = Random(seed), list[State]()
    while state.phase != OVER:
        active = state.fields()["active"]
        assert isinstance(active, list)
        if state.round == ROUNDS and state.lit == 1 and state.pending == NO_MOVE and sum(active) <= most:
            found.append(state.copy())
        for code in choose(state, "level-2", rng):
            play(state, code)
    return found


@pytest.mark.parametrize("seed", range(20_000_001, 20_000_021))
def test_the_lead_is_that_of_trying_out_everything(seed):
    for state in endings(seed, 1):
        exact = Exact(state, weights_for("players_2"), ROOM)
        for seat in (0, 1):
            assert margin(state, seat) + exact.lead(state, seat, 0) == best(state, seat, {})


def test_a_search_without_room_says_so():
    state = next(state for seed in range(20_000_001, 20_000_041) for state in endings(seed, 6))
    exact = Exact(state, weights_for("players_2"), 1)
    exact.lead(state, state.actor, 0)
    assert exact.nodes > exact.room
