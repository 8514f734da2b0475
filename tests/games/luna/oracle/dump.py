"""A table as the JSON state of the record format."""

from __future__ import annotations

from typing import Any

from .legal import legal_lines
from .scoring import result
from .table import Guardian, Player, Table, Tile


def as_json(table: Table) -> dict[str, Any]:
    return {
        "mode": f"solo {table.level}" if table.solo else "players",
        "phase": table.phase,
        "round": table.round,
        "seats": list(table.seats),
        "start": table.start,
        "actor": table.actor,
        "pending": pending_json(table),
        "boards": list(table.boards),
        "islands": list(table.islands),
        "figures": dict(table.figures),
        "guardian": table.guardian_value(),
        "candles": {"lit": table.candles - table.turned, "turned": table.turned},
        "book_played": table.book_played,
        "herbs_taken": table.herbs_taken,
        "path": [path_json(entry) for entry in table.path],
        "temple": [
            {"tile": number, "novice": field.novice, "book": field.book}
            for number, field in sorted(table.temple.items())
        ],
        "council": [[colour, table.seat_of(colour)] for colour in table.council_order()],
        "players": {colour: player_json(player) for colour, player in table.players.items()},
        "legal": legal_lines(table),
        "result": result(table),
    }


def pending_json(table: Table) -> dict[str, Any] | None:
    if table.pending is None:
        return None
    return {"kind": table.pending.kind, "moved": dict(table.pending.moved)}


def path_json(entry: Guardian | Tile) -> dict[str, Any]:
    if isinstance(entry, Guardian):
        return {"guardian": entry.value}
    return {"tile": entry.number, "novice": entry.novice}


def player_json(player: Player) -> dict[str, Any]:
    return {
        "influence": player.influence,
        "favors": sorted(player.favors),
        "reserve": player.reserve,
        "jetty": player.jetty,
        "shrines": player.shrines,
        "islands": {
            island: {"active": place.active, "inactive": place.inactive, "shrine": place.shrine}
            for island, place in player.islands.items()
        },
    }
