"""What is printed, as the oracle reads it from `board.toml`: cells by their names, everything by its word."""

from __future__ import annotations

import tomllib

from tests.root import ROOT

PRINTED = tomllib.loads((ROOT / "luna/games/rivers/rules/board.toml").read_text(encoding="utf-8"))

COLOURS = ("black", "red", "blue", "green")
LETTERS = {"black": "k", "red": "r", "blue": "b", "green": "g"}
COLOUR_OF = {letter: colour for colour, letter in LETTERS.items()}
PAIRS: tuple[str, ...] = tuple(PRINTED["monuments"]["pairs"])
NUMBER: dict[str, int] = PRINTED["tiles"]
HAND: int = PRINTED["hand"]["size"]

ROWS: tuple[str, ...] = tuple(PRINTED["map"]["cells"])
COLUMNS = "abcdefghijklmnop"
PRINT = {f"{COLUMNS[x]}{y}": mark for y, row in enumerate(ROWS, 1) for x, mark in enumerate(row)}
CELLS = tuple(PRINT)
"""By row, then by column."""
RIVER = {cell for cell, mark in PRINT.items() if mark == "~"}
START_TEMPLES = {cell for cell, mark in PRINT.items() if mark in "TC"}
BORDERED = {cell for cell, mark in PRINT.items() if mark == "C"}


def beside(cell: str, right: int, down: int) -> str:
    """The cell so many columns to the right and rows below; off the board it is no cell."""
    x = COLUMNS.index(cell[0]) + right
    return f"{COLUMNS[x] if 0 <= x < len(COLUMNS) else '-'}{int(cell[1:]) + down}"


NEIGHBOURS = {
    cell: [near for way in ((0, -1), (1, 0), (0, 1), (-1, 0)) if (near := beside(cell, *way)) in PRINT]
    for cell in CELLS
}


def fits(colour: str, cell: str) -> bool:
    """Farms lie on the river, the others on land."""
    return (cell in RIVER) == (colour == "blue")


def square(corner: str) -> list[str]:
    """The four cells with this one at the upper left; some may be off the board."""
    return [corner, beside(corner, 1, 0), beside(corner, 0, 1), beside(corner, 1, 1)]


def in_order(cells: set[str]) -> list[str]:
    """By row, then by column."""
    return [cell for cell in CELLS if cell in cells]
