"""What stands for who plays a seat, in the words of a game."""

from __future__ import annotations

from luna.ui.reading.text import Text


def player_name(text: Text, level: str) -> str:
    """What stands for a level; for no level the word for a person."""
    return text("bot-name", level=level) if level else text("seat-person")


def about(text: Text, level: str) -> str:
    """How a level or a person plays."""
    return text("bot-about", level=level) if level else text("seat-person-about")
