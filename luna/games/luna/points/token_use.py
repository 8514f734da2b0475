"""Whether a favour token can still do what it is there for; where it cannot, it is only worth its point."""

from __future__ import annotations

from luna.games.luna.rules.constants import ROUNDS, TILES
from luna.games.luna.rules.state import State, release_round
from luna.games.luna.view.snapshot import Order, Snapshot

WORTH = "worth"
"""The use that every unspent token has."""
GROUP = 2
"""Novices of an island that a token moves or wakes at most."""


def use_of(state: State, seat: int, favour: str) -> str:
    """The favour itself where its token could do in this position what it is there for, else "worth"."""
    now = Snapshot.of(state)
    own = now.orders[state.table.colours[seat]]
    if favour == "book":
        return favour if _misses_a_book(now, state.table.colours[seat]) else WORTH
    if favour == "bribery":
        return favour if _opens_a_tile(state) else WORTH
    if favour == "shrine" and not own.shrines:
        return WORTH
    return favour if now.round < ROUNDS or _of_use_at_last(now, own, favour) else WORTH


def _misses_a_book(now: Snapshot, colour: str) -> bool:
    """Whether an own novice in the temple has none while one lies elsewhere than with another own one."""
    needs = any(field.novice == colour and not field.book for field in now.temple)
    return needs and any(field.book and field.novice != colour for field in now.temple)


def _opens_a_tile(state: State) -> bool:
    """Whether a free tile waits behind the guardian."""
    free = {step.tile for step in Snapshot.of(state).path if step.novice is None}
    return any(tile in free and release_round(state, tile) > state.round for tile in range(1, TILES + 1))


def _of_use_at_last(now: Snapshot, own: Order, favour: str) -> bool:
    """In the last round only what is there already counts."""
    active = [pieces.active for pieces in own.islands.values()]
    match favour:
        case "shrine":
            here = own.islands[now.figures["builder"]]
            return here.active >= GROUP and not here.shrine
        case "herbs":
            return any(pieces.inactive >= GROUP for pieces in own.islands.values())
        case "tides":
            return own.jetty > 0 or any(pieces.inactive for pieces in own.islands.values())
        case "sailboat":
            return own.jetty >= GROUP or max(active) >= GROUP
        case _:
            return any(active)
