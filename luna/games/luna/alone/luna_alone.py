"""Luna's tables for one person: those that come with the game, and the four of a day.

The title asks whether there are any, so what draws and searches them is imported when it is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from random import Random
from typing import TYPE_CHECKING

from luna.core.alone import Alone, Challenge, Par
from luna.core.seat import Seat, SeatKind
from luna.core.seeds import SEED_DIGITS
from luna.core.settings import Settings
from luna.games.luna.alone.par import LEVELS, pars_of
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.setup import Setup

if TYPE_CHECKING:
    from luna.ai.messages import Think

DUEL_LEVEL = "level-4"
"""Who sits at the table of a day for two orders."""
_LEVELS = {f"solo-{level}": level for level in LEVELS}


class LunaAlone(Alone[Setup]):
    """Every table is a set-up that a number draws: typed at a new game it gives the same one."""

    kinds = tuple(_LEVELS)

    def tables(self, kind: str) -> Sequence[Challenge[Setup]]:
        """Those of a solo level."""
        level = _LEVELS[kind]
        return [
            Challenge(kind, each.seed, solo_setup(level, each.seed), Par(each.best, each.line, each.level_4))
            for each in pars_of(level)
        ]

    def of_day(self, day: date) -> Sequence[Challenge[Setup]]:
        """One of each solo level, and one for two orders."""
        rng = Random(f"luna {day.isoformat()}")
        seeds = [rng.randrange(10**SEED_DIGITS) for _ in (*LEVELS, DUEL_LEVEL)]
        levels = zip(_LEVELS.items(), seeds, strict=False)
        solo = [Challenge(kind, seed, solo_setup(level, seed)) for (kind, level), seed in levels]
        return *solo, Challenge("", seeds[-1], _duel(seeds[-1]))

    def seated(self, setup: Setup, settings: Settings) -> Setup:
        """The person's name and colours; the other order has the next of these."""
        from luna.games.luna.setting_up import choice

        drafted = choice.recall(settings, "solo")
        name, (own, other) = drafted.final_names()[0], drafted.colours[:2]
        person, opponent = setup.seats
        return replace(setup, seats=(replace(person, colour=own, name=name), replace(opponent, colour=other)))

    @property
    def search(self) -> Think:
        """Looks for the best line of a table."""
        from luna.games.luna.alone.search import search

        return search

    @property
    def proof(self) -> Think:
        """Tells of the end of a table how far back it is as good as can be."""
        from luna.games.luna.alone.unsurpassed import proof

        return proof


def solo_setup(level: int, seed: int) -> Setup:
    """A person alone."""
    seats = Seat(COLOURS[0]), Seat(COLOURS[1], SeatKind.AUTOMATON)
    return draw_setup(shipped_board(), seats, seed, solo=level)


def _duel(seed: int) -> Setup:
    seats = Seat(COLOURS[0]), Seat(COLOURS[1], SeatKind.BOT, DUEL_LEVEL)
    return draw_setup(shipped_board(), seats, seed)
