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
