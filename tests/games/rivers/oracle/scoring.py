"""Who has won (chapter 10)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from .board import COLOURS
from .position import Player, Position
from .turn_end import end_causes


def result(position: Position) -> dict[str, Any] | None:
    """The record's `result`; None while the game goes on."""
    if position.phase != "over":
        return None
    allotted = {seat: allot(player) for seat, player in position.players.items()}
    scores = {
        seat: sorted(player.points[colour] + allotted[seat][colour] for colour in COLOURS)
        for seat, player in position.players.items()
    }
    best_first = sorted(position.seats, key=lambda seat: scores[seat], reverse=True)
    ranking = [list(group) for _, group in groupby(best_first, key=lambda seat: scores[seat])]
    return {"cause": end_causes(position), "allotted": allotted, "scores": scores, "ranking": ranking}


def allot(player: Player) -> dict[str, int]:
    """Each treasure to the colour that is lowest then, the first of the fixed order in a tie."""
    given = dict.fromkeys(COLOURS, 0)
    for _ in range(player.treasures):
        given[min(COLOURS, key=lambda colour: player.points[colour] + given[colour])] += 1
    return given
