"""The solo opponent's own steps (chapter 8)."""

from __future__ import annotations

from .table import Table, Tile
from .temple import enter_temple


def tire(table: Table, island: str) -> None:
    """The start of a round: the chosen island's novices tire (R17), then the opponent takes a tile."""
    place = table.players[table.automaton].islands[island]
    count = place.active
    place.active -= count
    place.inactive += count
    table.advance(table.automaton, min(count, table.seats_left(table.automaton)))
    tile = wanted_tile(table)
    if tile is not None:
        table.players[table.automaton].islands[table.symbol(tile.number)].active -= 1
        enter_temple(table, table.automaton, tile)
        seize_book(table)
    table.phase = "action"


def wanted_tile(table: Table) -> Tile | None:
    """The highest released, unoccupied tile with an active novice of the opponent on its island."""
    islands = table.players[table.automaton].islands
    wanted = [t for t in table.released() if t.novice is None and islands[table.symbol(t.number)].active]
    return max(wanted, key=lambda t: t.number, default=None)


def seize_book(table: Table) -> None:
    """The book on the human's lowest booked tile goes to the opponent's lowest tile without one (R11)."""
    booked = [n for n, field in table.temple.items() if field.novice == table.human and field.book]
    bare = [n for n, field in table.temple.items() if field.novice == table.automaton and not field.book]
    if booked:
        table.temple[min(booked)].book = False
        table.temple[min(bare)].book = True
        table.players[table.automaton].influence += 1


def build_automaton_shrine(table: Table) -> None:
    """Free, where an active novice stands with the builder and no own shrine does."""
    player = table.players[table.automaton]
    place = player.islands[table.figures["builder"]]
    if place.active and not place.shrine and player.shrines:
        place.shrine = True
        player.shrines -= 1
