"""Set-ups whose orders are all played by computer players."""

from __future__ import annotations

from luna.core.seat import Seat
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.setup import Setup
from tests.games.luna.rules.random_games import BOARD


def setup_of(players: int, *, solo: int = 0) -> Setup:
    seats = [Seat(colour, "bot", "level-1") for colour in COLOURS[:players]]
    return draw_setup(BOARD, [*seats, Seat(COLOURS[3], "automaton")] if solo else seats, 11, solo=solo)
