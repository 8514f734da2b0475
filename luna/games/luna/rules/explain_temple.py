"""Why a temple action is forbidden: appoint, consecrate, books."""

from __future__ import annotations

from luna.core.rules import Violation
from luna.games.luna.rules.actions import Action
from luna.games.luna.rules.constants import BOOK, BRIBERY, IN_TEMPLE, NOBODY, NOWHERE
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import bribable, released

Found = tuple[Violation | None, ...]


def _tile(reason: str, tile: int) -> Violation:
    return Violation(reason, {"tile": tile})


def _not_on_path(p: Position, tile: int) -> Violation | None:
    where = p.row("where")[tile]
    if where == NOWHERE:
        return _tile("tile_not_in_game", tile)
    return _tile("tile_in_temple", tile) if where == IN_TEMPLE else None


def _closed(p: Position, tile: int) -> Violation | None:
    if released(p.s, tile):
        return None
    if not bribable(p.s, tile):
        return _tile("tile_not_released", tile)
    return None if p.owns(BRIBERY) else _tile("needs_bribery", tile)


def appoint(p: Position, a: Action) -> Found:
    """Tile on the path, open, free; novices of its symbol's island (R15: the token only for the second)."""
    off_path, owner = _not_on_path(p, a.tile), p.row("owner")[a.tile]
    if off_path:
        return (off_path,)
    taken = None
    if owner != NOBODY:
        taken = Violation("tile_occupied", {"tile": a.tile, "order": p.s.table.colours[owner]})
    island = p.symbol(a.tile)
    entering = Violation("token_cannot_enter") if a.novice and p.shrine(p.s.actor, island) else None
    too_few = p.too_few_active(island, max(1, p.price(island) - a.novice))
    return taken, _closed(p, a.tile), p.extra(a), p.barred(island), entering, too_few


def consecrate(p: Position, a: Action) -> Found:
    """An own novice on an open tile."""
    off_path = _not_on_path(p, a.tile)
    if off_path:
        return (off_path,)
    nobody = None if p.row("owner")[a.tile] == p.s.actor else _tile("no_own_novice_on_tile", a.tile)
    return nobody, _closed(p, a.tile)


def book(p: Position, a: Action) -> Found:
    """A book from a tile that has one to an own temple novice without."""
    none_there = None if p.row("book")[a.tile] else _tile("no_book_there", a.tile)
    return p.token(BOOK), none_there, _no_reader(p, a.to_tile)


def _no_reader(p: Position, tile: int) -> Violation | None:
    """Why a tile has no own novice that lacks a book."""
    if p.row("where")[tile] != IN_TEMPLE:
        return _tile("tile_not_in_temple", tile)
    if p.row("owner")[tile] != p.s.actor:
        return _tile("not_own_novice", tile)
    return _tile("book_already_there", tile) if p.row("book")[tile] else None
