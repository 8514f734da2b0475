"""What of the table belongs to the order to act, so that a hand could try to lift it."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import IN_TEMPLE, ISLAND_NAMES, ON_PATH
from luna.games.luna.rules.position import Position


def own_pieces(p: Position) -> frozenset[Pick]:
    """Everything of the order to act that a hand could try to lift."""
    actor = p.s.actor
    pieces = {Pick(Kind.TOKEN, name) for i, name in enumerate(ISLAND_NAMES) if p.owns(i)}
    pieces |= {Pick(Kind.NOVICE, name) for i, name in enumerate(ISLAND_NAMES) if p.active_of(actor, i)}
    pieces |= {Pick(Kind.RESTING, name) for i, name in enumerate(ISLAND_NAMES) if p.inactive(i)}
    pieces |= {Pick(Kind.FAVOUR, name) for name in ISLAND_NAMES}
    if p.reserve():
        pieces.add(Pick(Kind.RESERVE))
    if p.shrines_left():
        pieces.add(Pick(Kind.SHRINES))
    if not p.too_few_on_jetty(1):
        pieces.add(Pick(Kind.JETTY))
    for tile, owner in enumerate(p.row("owner")):
        if owner == actor and p.row("where")[tile] == ON_PATH:
            pieces.add(Pick(Kind.TILE, str(tile)))
        if p.row("book")[tile] and p.row("where")[tile] == IN_TEMPLE:
            pieces.add(Pick(Kind.FIELD, str(tile)))
    return frozenset(pieces)
