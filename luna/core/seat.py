"""Who sits at a table: persons, computer players and opponents that play by themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from urllib.parse import quote, unquote

from luna.core.names import clean

NAME_LENGTH = 20
"""Characters of the name of a person or of a bot's level."""
_CHARACTER = re.compile("[a-z]+(-[a-z]+)*")
_BROKEN_ESCAPE = re.compile("%(?![0-9A-Fa-f]{2})")


class SeatKind(StrEnum):
    """Who decides for a seat; an automaton's moves follow from the rules."""

    HUMAN = "human"
    BOT = "bot"
    AUTOMATON = "automaton"

    __repr__ = str.__repr__
    """As a plain word: the luck of bots is drawn from the text of a set-up."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at a table: its colour, one of `SeatKind`, and the name of the person or of the bot's level.

    A bot may have a `character`, one of `luna.core.game.Bots.characters`; without one it is balanced.
    Wherever a name comes from, here it is clean: what is drawn or written can be drawn and read again.
    """

    colour: str
    kind: str = SeatKind.HUMAN
    name: str = ""
    character: str = field(default="", repr=False)
    """Not in the text of a set-up: whoever is balanced has the luck that was drawn before there were characters."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name, NAME_LENGTH))


def format_seat(seat: Seat) -> str:
    """A seat as a field of a record's line: `COLOUR=KIND:NAME`, an automaton without a name.

    Behind a bot's level stands its character, `COLOUR=bot:LEVEL:CHARACTER`, if it has one.
    """
    if seat.kind == SeatKind.AUTOMATON:
        return f"{seat.colour}={seat.kind}"
    character = f":{seat.character}" if seat.character else ""
    return f"{seat.colour}={seat.kind}:{quote(seat.name, safe='')}{character}"


def parse_seat(entry: str) -> Seat:
    """The seat of such a field, of whatever colour; raises ValueError."""
    colour, _, rest = entry.partition("=")
    if rest == SeatKind.AUTOMATON:
        return Seat(colour, SeatKind.AUTOMATON)
    kind, colon, name = rest.partition(":")
    if kind not in (SeatKind.HUMAN, SeatKind.BOT) or not colon or _BROKEN_ESCAPE.search(name):
        raise ValueError(entry)
    character = ""
    if kind == SeatKind.BOT:
        name, colon, character = name.partition(":")
        if colon and not _CHARACTER.fullmatch(character):
            raise ValueError(entry)
    return Seat(colour, SeatKind(kind), unquote(name, errors="strict"), character)


def numbered(names: Sequence[str]) -> list[str]:
    """The names, of equal ones the second with a 2 and so on; empty names stay."""
    result: list[str] = []
    for name in names:
        number, unique = 1, name
        while name and unique in result:
            number += 1
            unique = _with_number(name, number)
        result.append(unique)
    return result


def _with_number(name: str, number: int) -> str:
    ending = f" {number}"
    return name[: NAME_LENGTH - len(ending)].rstrip() + ending
