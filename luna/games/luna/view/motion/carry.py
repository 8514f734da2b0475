"""The position with what hands do to it before anything is played: a piece held, pairs picked in the preparation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.snapshot import Order, Snapshot

PAIR = 2
"""Novices set down together in the preparation."""


def without(state: Snapshot, piece: Pick, count: int) -> Snapshot:
    """The position without `count` of a carried piece of the order to act; for the picture only."""
    actor, order = state.actor, state.acting
    if actor is None or order is None:
        return state
    match piece.kind:
        case Kind.NOVICE | Kind.RESTING | Kind.JETTY | Kind.TOKEN:
            return state.with_order(actor, _lacking(order, piece, count))
        case Kind.FAVOUR:
            return state.lifting(f"favour:{piece.key}")
        case Kind.FIELD:
            tile = int(piece.key)
            temple = (replace(placed, book=False) if placed.tile == tile else placed for placed in state.temple)
            return replace(state, temple=tuple(temple))
        case Kind.TILE:
            tile = int(piece.key)
            path = (replace(place, novice=None) if place.tile == tile else place for place in state.path)
            return replace(state, path=tuple(path))
    return state


def _lacking(order: Order, piece: Pick, count: int) -> Order:
    """What an order has besides pieces of its own that were taken up."""
    if piece.kind == Kind.JETTY:
        return replace(order, jetty=max(0, order.jetty - count))
    if piece.kind == Kind.TOKEN:
        return replace(order, favours=tuple(favour for favour in order.favours if favour != piece.key))
    here = order.islands[piece.key]
    if piece.kind == Kind.NOVICE:
        here = replace(here, active=max(0, here.active - count))
    else:
        here = replace(here, inactive=max(0, here.inactive - count))
    return replace(order, islands={**order.islands, piece.key: here})


def with_pairs(state: Snapshot, islands: Iterable[str]) -> Snapshot:
    """The position with the pairs that the order to act has picked places for so far."""
    actor, order = state.actor, state.acting
    if actor is None or order is None:
        return state
    standing, reserve = dict(order.islands), order.reserve
    for island in islands:
        standing[island] = replace(standing[island], active=standing[island].active + PAIR)
        reserve -= PAIR
    return state.with_order(actor, replace(order, islands=standing, reserve=reserve))
