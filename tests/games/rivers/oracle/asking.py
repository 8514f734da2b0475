"""Questions to any model of the rules, by its legal lines and its JSON state alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from .board import COLUMNS
from .dump import position_of


class Played(Protocol):
    """What the tests ask of a model of the rules."""

    def legal(self) -> list[str]: ...
    def play(self, line: str) -> None: ...
    def dump(self, seat: str | None = None) -> dict[str, Any]: ...


At = Callable[[dict[str, Any]], Played]
"""Begins a game at a whole JSON state."""


def points(game: Played, seat: str) -> dict[str, int]:
    """The colours in which the seat has points."""
    return {colour: count for colour, count in game.dump()["players"][seat]["points"].items() if count}


def all_points(game: Played) -> dict[str, dict[str, int]]:
    return {seat: points(game, seat) for seat in game.dump()["seats"] if points(game, seat)}


def leader(game: Played, seat: str, colour: str) -> str | None:
    cell: str | None = game.dump()["players"][seat]["leaders"][colour]
    return cell


def tile_at(game: Played, cell: str) -> str:
    sign: str = game.dump()["cells"][int(cell[1:]) - 1][COLUMNS.index(cell[0])]
    return sign


def region(game: Played, cell: str) -> set[str]:
    return position_of(game.dump()).region(cell)


def play(game: Played, *lines: str) -> Played:
    for line in lines:
        game.play(line)
    return game


def targets(game: Played, action: str) -> set[str]:
    """The cells that legal lines with this beginning end with."""
    return {line.rpartition(" ")[2] for line in game.legal() if line.rpartition(" ")[0] == action}


def hand_size(state: dict[str, Any], seat: str) -> int:
    return sum(state["players"][seat]["hand"].values())
