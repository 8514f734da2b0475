"""The position while something is on its way: what moves stands neither where it was nor where it will be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import FIGURE_NAMES
from luna.games.luna.view.geometry.pieces import discs_moved
from luna.games.luna.view.snapshot import Order, Pieces, Snapshot, TempleTile


def between(before: Snapshot, after: Snapshot, events: Iterable[ev.Event]) -> Snapshot:
    """The position while events lead from one to the next; what is counted and told waits for the end."""
    tiles = {placed.tile: placed for placed in after.temple}
    novices = {place.tile: place.novice for place in after.path}
    path = tuple(
        place if novices[place.tile] == place.novice else replace(place, novice=None)
        for place in before.path
        if place.tile in novices
    )
    return replace(
        before,
        guardians=after.guardians,
        lit=min(before.lit, after.lit),
        path=path,
        temple=tuple(_common_tile(placed, tiles[placed.tile]) for placed in before.temple),
        orders={colour: _common_order(order, after.orders[colour]) for colour, order in before.orders.items()},
        aloft=(*_favours(before, after), *_named(before, after, events)),
    )


def _common_order(a: Order, b: Order) -> Order:
    """What an order has in both positions."""
    return Order(
        a.influence,
        tuple(favour for favour in a.favours if favour in b.favours),
        min(a.reserve, b.reserve),
        min(a.jetty, b.jetty),
        min(a.shrines, b.shrines),
        {island: _common_pieces(pieces, b.islands[island]) for island, pieces in a.islands.items()},
    )


def _common_pieces(a: Pieces, b: Pieces) -> Pieces:
    return Pieces(min(a.active, b.active), min(a.inactive, b.inactive), a.shrine and b.shrine)


def _common_tile(a: TempleTile, b: TempleTile) -> TempleTile:
    return TempleTile(a.tile, a.novice if a.novice == b.novice else None, a.book and b.book)


def _favours(before: Snapshot, after: Snapshot) -> Iterator[str]:
    """Tokens that are coming to an order or going back."""
    for colour, order in before.orders.items():
        for favour in sorted(set(order.favours) ^ set(after.orders[colour].favours)):
            yield f"favour:{favour}"


def _named(before: Snapshot, after: Snapshot, events: Iterable[ev.Event]) -> Iterator[str]:
    """Discs and figures on their way, figures also where they come back to their island."""
    for event in events:
        match event:
            case ev.CouncilAdvanced():
                yield from (f"disc:{colour}" for colour, _, _ in discs_moved(before, after))
            case ev.ApostateDriven():
                yield "apostate"
            case ev.FigureMoved():
                yield FIGURE_NAMES[event.figure]
            case ev.RoundBegan():
                yield "guardian"
