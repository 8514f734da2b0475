"""Who sits at a table that is being set up, and what of that is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from luna.core.names import clean
from luna.core.seat import NAME_LENGTH, Seat, SeatKind, numbered
from luna.core.settings import Key, Settings, list_of, one_of, text, whole


@dataclass
class Seating:
    """All seats there can be, clockwise, of which the first `players` take part; a bot's level or "" for a person."""

    colours: list[str]
    names: list[str]
    bots: list[str]
    players: int

    @property
    def seats(self) -> range:
        """Those that take part."""
        return range(self.players)

    def take_colour(self, seat: int, colour: str) -> None:
        """Gives a seat a colour; who had it gets the seat's old one, so that no colour is there twice."""
        other = self.colours.index(colour)
        self.colours[seat], self.colours[other] = colour, self.colours[seat]

    @property
    def taken(self) -> tuple[Seat, ...]:
        """Who plays; of persons with the same name the later get a number."""
        people = numbered(["" if self.bots[seat] else clean(self.names[seat], NAME_LENGTH) for seat in self.seats])
        return tuple(
            Seat(self.colours[seat], SeatKind.BOT, self.bots[seat])
            if self.bots[seat]
            else Seat(self.colours[seat], SeatKind.HUMAN, people[seat])
            for seat in self.seats
        )

    @property
    def renamed(self) -> tuple[str, str] | None:
        """The first name that a person shares with one before, and what it becomes."""
        typed = ((clean(self.names[n], NAME_LENGTH), seat) for n, seat in enumerate(self.taken))
        changed = ((old, seat.name) for old, seat in typed if seat.kind == SeatKind.HUMAN and seat.name != old)
        return next(changed, None)


@dataclass(frozen=True)
class Remembered:
    """Where the seats of one way to play are kept; names and colours are the same persons' in every way."""

    names: Key[tuple[str, ...]]
    colours: Key[tuple[str, ...]]
    players: Key[int]
    bots: Key[tuple[str, ...]]

    def recall(self, settings: Settings) -> Seating:
        """What was chosen last time."""
        known, chosen = self.colours.default, settings.get(self.colours)
        names, bots, count = settings.get(self.names), settings.get(self.bots), len(known)
        return Seating(
            list(chosen if sorted(chosen) == sorted(known) else known),
            [clean(name, NAME_LENGTH) for name in _filled(names, count)],
            _filled(bots, count),
            settings.get(self.players),
        )

    def remember(self, settings: Settings, seating: Seating) -> None:
        """Keeps it for the next time."""
        settings.put(self.names, tuple(seating.names))
        settings.put(self.colours, tuple(seating.colours))
        settings.put(self.players, seating.players)
        settings.put(self.bots, tuple(seating.bots))

    def like(self, settings: Settings, seats: Sequence[Seat]) -> Seating:
        """Seats with those who played at a table once."""
        seating = self.recall(settings)
        own = [seat.colour for seat in seats]
        seating.players = len(seats)
        seating.colours = [*own, *(colour for colour in self.colours.default if colour not in own)]
        for number, seat in enumerate(seats):
            seating.bots[number] = seat.name if seat.kind == SeatKind.BOT else ""
            if seat.kind == SeatKind.HUMAN:
                seating.names[number] = seat.name
        return seating


def remembered(table: str, way: str, colours: Sequence[str], levels: Sequence[str], bots: Sequence[str]) -> Remembered:
    """Keys in a table of the settings for one way to play; `bots` are who plays there before somebody chooses."""
    return Remembered(
        Key(table, "names", (), list_of(text)),
        Key(table, "colours", tuple(colours), list_of(one_of(*colours))),
        Key(table, f"{way}_players", 2, whole(2, len(colours))),
        Key(table, f"{way}_bots", tuple(bots), list_of(one_of("", *levels))),
    )


def _filled(values: Sequence[str], count: int) -> list[str]:
    return [*values, *[""] * count][:count]
