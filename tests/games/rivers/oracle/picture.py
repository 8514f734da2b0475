"""Positions as the rule text draws them: a corner of the map, the rest as at the start."""

from __future__ import annotations

from typing import Any

from .board import (
    CELLS,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    LETTERS,
    NUMBER,
    PAIRS,
    PRINTED,
    ROWS,
    START_TEMPLES,
    in_order,
    square,
)

SEAT_OF = {"h": "heron", "m": "ram", "f": "fish", "p": "palm"}
FULL_HAND = "rrkkbg"


def picture(
    drawn: str,
    *,
    active: str = "heron",
    left: int = 2,
    seats: str = "heron ram fish palm",
    hands: dict[str, str] | None = None,
    bag: str | None = None,
    monuments: dict[str, tuple[str, str]] | None = None,
    treasures: set[str] | None = None,
    points: dict[str, dict[str, int]] | None = None,
) -> dict[str, Any]:
    """The JSON state of a position in the phase act.

    Start temples outside the picture are there with their treasures, unless `treasures` names all there are; treasures
    that are on no temple belong to the last seat, tiles that are nowhere are in the bag, or out of the game if the bag
    is given.
    """
    shown = read(drawn)
    signs = dict.fromkeys(START_TEMPLES, "r*") | shown
    marks = {cell: sign[0] for cell, sign in signs.items() if sign[0] in COLOUR_OF}
    if treasures is None:
        treasures = {cell for cell, sign in signs.items() if sign == "r*"}
    for corner, base in (monuments or {}).values():
        assert all(marks.get(cell) == LETTERS[base] for cell in square(corner))
        marks |= dict.fromkeys(square(corner), "#")
    names = seats.split(" ")
    players = {seat: player(seat, signs, (hands or {}).get(seat, FULL_HAND), points or {}) for seat in names}
    players[names[-1]]["treasures"] = len(START_TEMPLES) - len(treasures)
    state = {
        "game": "rivers",
        "board": PRINTED["id"],
        "phase": "act",
        "seats": names,
        "start": names[0],
        "turn": 1,
        "active": active,
        "left": left,
        "actor": active,
        "pending": None,
        "cells": ["".join(marks.get(f"{column}{row}", ".") for column in COLUMNS) for row in range(1, len(ROWS) + 1)],
        "treasures": in_order(treasures),
        "monuments": dict.fromkeys(PAIRS) | built(monuments or {}),
        "players": players,
    }
    return state | heap(state, bag)


def read(drawn: str) -> dict[str, str]:
    """The signs of a drawing whose first line names the columns and whose others begin with the row."""
    head, *rows = [line.split() for line in drawn.strip().splitlines()]
    signs = {f"{column}{row[0]}": sign for row in rows for column, sign in zip(head, row[1:], strict=True)}
    assert signs.keys() <= set(CELLS)
    return {cell: "x" if sign == "XX" else sign for cell, sign in signs.items()}


def player(seat: str, signs: dict[str, str], hand: str, points: dict[str, dict[str, int]]) -> dict[str, Any]:
    leaders: dict[str, str | None] = dict.fromkeys(COLOURS)
    for cell, sign in signs.items():
        if sign[0].isupper() and SEAT_OF[sign[1]] == seat:
            leaders[COLOUR_OF[sign[0].lower()]] = cell
    return {
        "leaders": leaders,
        "hand": {colour: hand.count(LETTERS[colour]) for colour in COLOURS},
        "swapped": dict.fromkeys(COLOURS, 0),
        "catastrophes": PRINTED["hand"]["catastrophes"],
        "points": dict.fromkeys(COLOURS, 0) | points.get(seat, {}),
        "treasures": 0,
    }


def built(monuments: dict[str, tuple[str, str]]) -> dict[str, dict[str, str]]:
    return {pair: {"at": corner, "base": base} for pair, (corner, base) in monuments.items()}


def heap(state: dict[str, Any], bag: str | None) -> dict[str, Any]:
    """The bag and what is out of the game, so that every printed tile is somewhere."""
    used = dict.fromkeys(COLOURS, 0)
    for colour in COLOURS:
        used[colour] += sum(row.count(LETTERS[colour]) for row in state["cells"])
        used[colour] += sum(each["hand"][colour] for each in state["players"].values())
    for monument in filter(None, state["monuments"].values()):
        used[monument["base"]] += 4
    rest = {colour: NUMBER[colour] - used[colour] for colour in COLOURS}
    if bag is None:
        return {"bag": "".join(LETTERS[colour] * rest[colour] for colour in COLOURS), "out": dict.fromkeys(COLOURS, 0)}
    return {"bag": bag, "out": {colour: rest[colour] - bag.count(LETTERS[colour]) for colour in COLOURS}}
