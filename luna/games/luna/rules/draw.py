"""Draws a set-up by lot; everything random of a game happens here and stands in its record's header."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from luna.core.seat import Seat
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import BOARD_NAMES, ISLANDS
from luna.games.luna.rules.setup import Setup


def draw_setup(
    board: Board,
    seats: Sequence[Seat],
    seed: int,
    *,
    preset: bool = False,
    solo: int = 0,
    start: int | None = None,
    figures: tuple[int, int, int] | None = None,
) -> Setup:
    """A set-up for these seats; the same seed gives the same one.

    `start` and `figures` replace the lot where people chose; every lot is drawn anyway, so the rest stays the same.
    Solo: the automaton starts (seat 1), level 3 puts the builder beside the priestess.
    """
    rng = Random(seed)
    n = len(seats)
    drawn_start = rng.randrange(n)
    boards = tuple(rng.sample(BOARD_NAMES, n))
    low = sorted(t for colour in boards for t in board.temple[colour] if t <= len(BOARD_NAMES))
    deal = tuple(rng.sample(low, n))
    islands = tuple(rng.sample(range(ISLANDS), ISLANDS))
    priestess, builder, apostate = figures or (rng.randrange(ISLANDS), rng.randrange(ISLANDS), rng.randrange(ISLANDS))
    if preset:
        islands, (priestess, builder, apostate) = board.preset.islands, board.preset.figures
    if solo == 3:
        builder = priestess
    begins = 1 if solo else (drawn_start if start is None else start)
    return Setup(tuple(seats), begins, boards, deal, islands, (priestess, builder, apostate), preset, solo, board)
