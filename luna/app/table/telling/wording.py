"""The names at a table and the words of its game, made anew when the language changes or somebody else plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from luna.app.session.table import Table
from luna.app.table.telling.reading import Reading
from luna.core.seat import Seat, SeatKind
from luna.core.turn import Refused
from luna.ui.reading.text import Text
from luna.ui.table.bubble import PART
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.contract.words import Words

FEW = 160
"""Letters of two reasons that are told together."""


class Wording:
    """Words for one table; by colour `named` gives the names of its seats, `ranked` the numbers of its bots' levels."""

    def __init__(
        self,
        text: Text,
        game: GameAtTable,
        table: Table,
        named: Callable[[Iterable[Seat]], dict[str, str]],
        ranked: Callable[[Iterable[Seat]], dict[str, int]],
    ) -> None:
        self._text, self._to_one, self._game, self._table = text, text.to_one(), game, table
        self._named, self._ranked = named, ranked
        self._key: object = None
        self._names: dict[str, str] = {}
        self._strengths: dict[str, int] = {}
        self._words: Words
        self._reading: Reading

    @property
    def key(self) -> object:
        """Differs as soon as something has to be put into words anew."""
        return self._text.language, self._table.session.seats

    @property
    def text(self) -> Text:
        """What says everything here: to the only person, where only one plays."""
        return self._to_one if self._table.alone else self._text

    def turn_of(self, seat: int) -> str:
        """The sentence that it is the turn of a seat; to the only person that it is theirs."""
        person = self._table.session.seats[seat].kind == SeatKind.HUMAN
        return (self.text if person else self._text)("hand-over-turn", name=self.name(seat))

    def asked(self, seat: int) -> str:
        """Who is asked for something, before a colon."""
        return self.text("prompt-name", name=self.name(seat))

    @property
    def names(self) -> dict[str, str]:
        """What the seats are called, by colour."""
        self._renew()
        return self._names

    @property
    def strengths(self) -> dict[str, int]:
        """The numbers of the bots' levels, by colour."""
        self._renew()
        return self._strengths

    @property
    def words(self) -> Words:
        """The game's words."""
        self._renew()
        return self._words

    @property
    def reading(self) -> Reading:
        """The chronicle."""
        self._renew()
        return self._reading

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[self._table.session.seats[seat].colour]

    def refused(self, refused: Refused) -> str:
        """Why something is not allowed: both reasons where there are two and few words say them, else the first."""
        told = tuple(map(self.words.refusal, (refused.violation, *refused.also)))
        both = len(told) == 2 and sum(map(len, told)) <= FEW
        return PART.join(told) if both else told[0]

    def _renew(self) -> None:
        if self._key == self.key:
            return
        self._key, session = self.key, self._table.session
        self._names = self._named(session.seats)
        self._strengths = self._ranked(session.seats)
        self._words = self._game.words(self.text, self._names, self._setup())
        self._reading = Reading(self.text, self._table, self._words.chronicle())

    def _setup(self) -> Any:
        """The set-up for the game's words, to which a bot without a level here is nobody in particular."""
        session = self._table.session
        seats = [
            seat if seat.kind != SeatKind.BOT or seat.colour in self._strengths else Seat(seat.colour, SeatKind.HUMAN)
            for seat in session.seats
        ]
        return session.game.reseated(session.setup, seats)
