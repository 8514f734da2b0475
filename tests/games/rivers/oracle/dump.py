"""A position as the JSON state of the record format, and back."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .board import COLOUR_OF, COLUMNS, LETTERS, PRINTED, ROWS, in_order
from .position import Monument, Player, Position
from .scoring import result

SECRETS = ("points", "treasures")


def as_json(position: Position, legal: list[str]) -> dict[str, Any]:
    state = {
        "game": "rivers",
        "board": PRINTED["id"],
        "phase": position.phase,
        "seats": position.seats,
        "start": position.start,
        "turn": position.turn,
        "active": position.active,
        "left": position.left,
        "actor": position.actor,
        "pending": position.pending,
        "cells": rows(position),
        "treasures": in_order(position.treasures),
        "monuments": {pair: vars(built) if built else None for pair, built in position.monuments.items()},
        "players": {seat: vars(player) for seat, player in position.players.items()},
        "bag": position.bag,
        "out": position.out,
        "result": result(position),
    }
    return deepcopy(state) | {"legal": list(legal)}


def rows(position: Position) -> list[str]:
    return ["".join(mark(position, f"{column}{row}") for column in COLUMNS) for row in range(1, len(ROWS) + 1)]


def mark(position: Position, cell: str) -> str:
    if cell in position.tiles:
        return LETTERS[position.tiles[cell]]
    if cell in position.flipped:
        return "#"
    return "x" if cell in position.catastrophes else "."


def seen_by(seat: str, state: dict[str, Any]) -> dict[str, Any]:
    """What the seat may see of a state (chapter 11); everything when the game is over."""
    if state["phase"] == "over":
        return state
    players = {name: player if name == seat else from_outside(player) for name, player in state["players"].items()}
    legal = state["legal"] if state["actor"] == seat else []
    return state | {"players": players, "bag": len(state["bag"]), "legal": legal}


def from_outside(player: dict[str, Any]) -> dict[str, Any]:
    """Of tiles behind the screen only the number is known."""
    numbers = {key: sum(player[key].values()) for key in ("hand", "swapped")}
    return player | numbers | dict.fromkeys(SECRETS)


def position_of(state: dict[str, Any]) -> Position:
    """The position of a whole state; its legal lines and its result follow from the rest."""
    state = deepcopy({key: value for key, value in state.items() if key not in ("legal", "result")})
    marks = {f"{COLUMNS[x]}{y}": sign for y, row in enumerate(state["cells"], 1) for x, sign in enumerate(row)}
    plain = ("phase", "seats", "start", "turn", "active", "left", "actor", "pending", "bag", "out")
    return Position(
        **{key: state[key] for key in plain},
        tiles={cell: COLOUR_OF[sign] for cell, sign in marks.items() if sign in COLOUR_OF},
        flipped={cell for cell, sign in marks.items() if sign == "#"},
        catastrophes={cell for cell, sign in marks.items() if sign == "x"},
        treasures=set(state["treasures"]),
        monuments={pair: Monument(**built) if built else None for pair, built in state["monuments"].items()},
        players={seat: Player(**player) for seat, player in state["players"].items()},
    )
