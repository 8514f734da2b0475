"""How strong a level is, as a person is told."""

from __future__ import annotations

from collections.abc import Callable

from luna.games.luna.bots.weights import shipped_weights


def strength(text: Callable[..., str], level: str) -> str:
    """What a level won against the one below; empty where that was not measured."""
    measured = shipped_weights().measured.get(level)
    if measured is None:
        return ""
    percent = int(100 * measured.won + 0.5)  # halves up, as people round
    return text("bot-won", percent=percent, games=measured.games)


SOLO_TABLES = 100
SOLO_WON = {1: 57, 2: 33, 3: 1}
"""How many of so many tables of each solo level the computer's level 3 won against the solo opponent.

Measured with compiled rules by `build_scripts/games/luna/opponents/solo.py level-3`; the lines stand in `solo.jsonl`
beside it.
"""


def solo_strength(text: Callable[..., str]) -> str:
    """How hard the solo levels are, by what a level of the computer won there."""
    won = {name: SOLO_WON[level] for level, name in enumerate(("first", "second", "third"), 1)}
    return text("new-game-solo-measured", tables=SOLO_TABLES, **won)
