"""What stands for who plays a seat, in the words of a game."""

from __future__ import annotations

from luna.core.game import Words
from luna.core.seat import Seat
from luna.ui.reading.text import Text


def player_name(text: Text, level: str) -> str:
    """What stands for a level; for no level the word for a person."""
    return text("bot-name", level=level) if level else text("seat-person")


def about(text: Text, level: str) -> str:
    """How a level or a person plays."""
    return text("bot-about", level=level) if level else text("seat-person-about")


def character_name(text: Words, character: str) -> str:
    """What the character of a bot is called; without one it is balanced."""
    return text("character-name", character=character)


def character_about(text: Words, character: str) -> str:
    """What somebody of that character likes."""
    return text("character-about", character=character)


def with_character(text: Words, grade: str, seat: Seat) -> str:
    """The grade of a bot and its character, where it has one."""
    return f"{grade} · {character_name(text, seat.character)}" if seat.character else grade
