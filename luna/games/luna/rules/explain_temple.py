"""Why a temple action is forbidden: appoint, consecrate, books."""

from __future__ import annotations

from luna.core.rules import Violation
from luna.games.luna.rules.actions import Action
from luna.games.luna.rules.constants import BOOK, BRIBERY, IN_TEMPLE, NOBODY, NOWHERE
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import bribable, released

Found = Violation | None


def _tile(reason: str, tile: int) -> Violation:
    return Violation(reason, {"tile": tile})


def _not_on_path(p: Position, tile: int) -> Found:
    where = p.row("where")[tile]
    if where == NOWHERE:
        return _tile("tile_not_in_game", tile)
    return _tile("tile_in_temple", tile) if where == IN_TEMPLE else None


def _closed(p: Position, tile: int) -> Found:
    if released(p.s, tile):
        return None
    if not bribable(p.s, tile):
        return _tile("tile_not_released", tile)
    return None if p.owns(BRIBERY) else _tile("needs_bribery", tile)


def appoint(p: Position, a: Action) -> Found:
    """Tile on the path, open, free; novices of its symbol's island (R15: the token only for the second)."""
    off_path = _not_on_path(p, a.tile)
    if off_path:
        return off_path
    owner = p.row("owner")[a.tile]
    if owner != NOBODY:
        return Violation("tile_occupied", {"tile": a.tile, "order": p.s.table.colours[owner]})
    island = p.symbol(a.tile)
    discount = p.shrine(p.s.actor, island)
    closed = _closed(p, a.tile) or p.extra(a) or p.barred(island)
    if closed:
        return closed
    if a.novice and discount:
        return Violation("token_cannot_enter")
    return p.too_few_active(island, 1 if discount or a.novice else 2)


def consecrate(p: Position, a: Action) -> Found:
    """An own novice on an open tile."""
    off_path = _not_on_path(p, a.tile)
    if off_path:
        return off_path
    if p.row("owner")[a.tile] != p.s.actor:
        return _tile("no_own_novice_on_tile", a.tile)
    return _closed(p, a.tile)


def book(p: Position, a: Action) -> Found:
    """A book from a tile that has one to an own temple novice without."""
    missing = p.token(BOOK)
    if missing:
        return missing
    if not p.row("book")[a.tile]:
        return _tile("no_book_there", a.tile)
    if p.row("where")[a.to_tile] != IN_TEMPLE:
        return _tile("tile_not_in_temple", a.to_tile)
    if p.row("owner")[a.to_tile] != p.s.actor:
        return _tile("not_own_novice", a.to_tile)
    return _tile("book_already_there", a.to_tile) if p.row("book")[a.to_tile] else None
