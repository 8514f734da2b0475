"""Whole random games of every mode, for the tests that look at all positions on the way."""

from __future__ import annotations

import random

from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.core.game_record import format_record
from luna.core.record import Line
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.header import parse_header
from luna.games.luna.rules.setup import Setup
from tests.games.luna.oracle.deal import deal

BOARD = shipped_board()


def dealt(rng: random.Random, mode: str) -> Setup:
    """A random set-up; mode is one of the oracle's MODES."""
    return parse_header([Line(number, line) for number, line in enumerate(deal(rng, mode), 1)])


def played(mode: str, seed: int) -> tuple[Setup, LunaMatch]:
    """A game played to its end."""
    rng = random.Random(f"{mode} {seed}")
    setup = dealt(rng, mode)
    match = new_match(LUNA, setup)
    for code in choices(match, rng):
        match.play(code)
    return setup, match


def recorded(mode: str, seed: int) -> str:
    """The record of a game played to its end."""
    return format_record(LUNA, *played(mode, seed))
