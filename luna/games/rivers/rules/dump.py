"""A position as the JSON of the record format, whole or as a seat may see it."""

from __future__ import annotations

from typing import Any

from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.conflicts import open_wars
from luna.games.rivers.rules.constants import (
    ATTACK,
    BUILD,
    CATASTROPHE,
    CELL_NAMES,
    CELLS,
    COLOURS,
    COLUMNS,
    FLIPPED,
    LEAVE,
    LETTERS,
    NOBODY,
    NOWHERE,
    OPEN,
    ORDER,
    OVER,
    PAIR_NAMES,
    PHASE_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.monuments import pairs, squares
from luna.games.rivers.rules.scoring import result
from luna.games.rivers.rules.state import State, bag_left
from luna.games.rivers.rules.treasures import candidates

_SIGNS = {FLIPPED: "#", CATASTROPHE: "x", **{1 + colour: letter for colour, letter in enumerate(LETTERS)}}


def dump(s: State) -> dict[str, Any]:
    """The position as the record format describes it; null or a number stands where the viewer can't look."""
    names = s.table.names
    return {
        "game": "rivers",
        "board": shipped_board().id,
        "phase": PHASE_NAMES[s.phase],
        "seats": list(names),
        "start": names[s.table.start],
        "turn": s.turn,
        "active": names[s.active],
        "left": s.left,
        "actor": None if s.actor == NOBODY else names[s.actor],
        "pending": _pending(s),
        "cells": _rows(s),
        "treasures": [CELL_NAMES[cell] for cell, lies in enumerate(s.treasure) if lies],
        "monuments": {name: _monument(s, pair) for pair, name in enumerate(PAIR_NAMES)},
        "players": {name: _player(s, seat) for seat, name in enumerate(names)},
        "bag": "".join(LETTERS[colour] for colour in s.table.bag[s.drawn :]) if s.viewer == OPEN else bag_left(s),
        "out": _by_colour(s.out),
        "legal": sorted(ACTIONS[code].notation for code in legal_codes(s)) if s.viewer in (OPEN, s.actor) else [],
        "result": _result(s) if s.phase == OVER else None,
    }


def _by_colour(values: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, values, strict=True))


def _rows(s: State) -> list[str]:
    signs = "".join(_SIGNS.get(content, ".") for content in s.cells[:CELLS])
    return [signs[row : row + COLUMNS] for row in range(0, CELLS, COLUMNS)]


def _monument(s: State, pair: int) -> dict[str, str] | None:
    square = s.monument[pair]
    return None if square == NOWHERE else {"at": CELL_NAMES[square], "base": COLOURS[s.base[pair]]}


def _player(s: State, seat: int) -> dict[str, Any]:
    own = slice(SPHERES * seat, SPHERES * seat + SPHERES)
    known = s.viewer in (OPEN, seat)
    leaders = zip(COLOURS, s.leader[own], strict=True)
    return {
        "leaders": {colour: None if cell == NOWHERE else CELL_NAMES[cell] for colour, cell in leaders},
        "hand": _by_colour(s.hand[own]) if known else s.held[seat],
        "swapped": _by_colour(s.swapped[own]) if known else s.given[seat],
        "catastrophes": s.catastrophes[seat],
        "points": _by_colour(s.points[own]) if known else None,
        "treasures": s.treasures[seat] if known else None,
    }


def _pending(s: State) -> dict[str, Any] | None:
    if s.phase == ORDER:
        return {"kind": "war", "join": CELL_NAMES[s.join], "open": [COLOURS[colour] for colour in open_wars(s)]}
    if s.phase == BUILD:
        return {
            "kind": "build",
            "at": CELL_NAMES[s.placed],
            "squares": [CELL_NAMES[square] for square in squares(s)],
            "pairs": [PAIR_NAMES[pair] for pair in pairs(s)],
        }
    if s.phase == LEAVE:
        return {"kind": "leave", "candidates": [CELL_NAMES[cell] for cell in candidates(s)]}
    return None if s.attacker == NOBODY else _conflict(s)


def _conflict(s: State) -> dict[str, Any]:
    return {
        "kind": "revolt" if s.join == NOWHERE else "war",
        "colour": COLOURS[s.colour],
        "join": None if s.join == NOWHERE else CELL_NAMES[s.join],
        "attacker": s.table.names[s.attacker],
        "defender": s.table.names[s.defender],
        "strength": [s.attack, s.defence],
        "committed": None if s.phase == ATTACK else s.committed,
    }


def _result(s: State) -> dict[str, Any]:
    found, names = result(s), s.table.names
    causes = {"bag": bool(s.failed), "treasures": sum(s.treasure) <= shipped_board().end_at}
    return {
        "cause": [cause for cause, holds in causes.items() if holds],
        "allotted": {name: _by_colour(list(found.allotted[seat])) for seat, name in enumerate(names)},
        "scores": {name: list(found.scores[seat]) for seat, name in enumerate(names)},
        "ranking": [[names[seat] for seat in group] for group in found.ranking],
    }
