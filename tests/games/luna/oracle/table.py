"""What lies on the table, as plain counts and sets; every colour and island is called by its name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Place:
    """One player's pieces at one island."""

    active: int = 0
    inactive: int = 0
    shrine: bool = False


@dataclass
class Player:
    influence: int
    reserve: int
    shrines: int
    islands: dict[str, Place]
    jetty: int = 0
    favors: set[str] = field(default_factory=set)


@dataclass
class Guardian:
    """A guardian tile on the path."""

    value: int


@dataclass
class Tile:
    """A temple tile on the path, perhaps with a novice on it."""

    number: int
    novice: str | None = None


@dataclass
class Field:
    """A temple field with its tile; a displaced novice leaves it empty (R7)."""

    novice: str | None
    book: bool


@dataclass
class Pending:
    """A journey or tides in progress, with the novices it has set down beside each island."""

    kind: str
    moved: dict[str, int] = field(default_factory=dict)


@dataclass
class Table:
    """A whole position.

    The level is 1 to 3 in solo, 0 between players. The path runs from the gate to the jetty; a council seat lists
    its discs bottom to top.
    """

    board: dict[str, Any]
    level: int
    seats: list[str]
    start: str
    boards: list[str]
    islands: list[str]
    figures: dict[str, str]
    players: dict[str, Player]
    path: list[Guardian | Tile]
    council: list[list[str]]
    stock: dict[str, int]
    candles: int
    temple: dict[int, Field] = field(default_factory=dict)
    phase: str = "prepare"
    round: int = 1
    actor: str | None = None
    pending: Pending | None = None
    turned: int = 0
    book_played: bool = False
    herbs_taken: bool = False
    without_shrine: list[str] = field(default_factory=list)
    without_pairs: list[str] = field(default_factory=list)

    @property
    def solo(self) -> bool:
        return self.level > 0

    @property
    def human(self) -> str:
        """The solo player's colour."""
        return self.seats[0]

    @property
    def automaton(self) -> str:
        """The solo opponent's colour."""
        return self.seats[1]

    @property
    def acting(self) -> str:
        """The actor where there must be one."""
        if self.actor is None:
            raise ValueError("nobody is to act")
        return self.actor

    @property
    def me(self) -> Player:
        return self.players[self.acting]

    def left_of(self, colour: str) -> str:
        """The next player clockwise."""
        return self.seats[(self.seats.index(colour) + 1) % len(self.seats)]

    def from_start(self) -> list[str]:
        """All players clockwise from the start player."""
        first = self.seats.index(self.start)
        return self.seats[first:] + self.seats[:first]

    def clockwise(self, island: str, steps: int) -> str:
        return self.islands[(self.islands.index(island) + steps) % len(self.islands)]

    def symbol(self, tile: int) -> str:
        """The island whose symbol the tile and its temple field show."""
        (island,) = [name for name, tiles in self.board["symbols"].items() if tile in tiles]
        return str(island)

    def guardian_places(self) -> list[int]:
        """Where in the path the guardian tiles lie; the guardian stands on the last."""
        return [i for i, entry in enumerate(self.path) if isinstance(entry, Guardian)]

    def guardian_value(self) -> int:
        entry = self.path[self.guardian_places()[-1]]
        assert isinstance(entry, Guardian)
        return entry.value

    def released(self) -> list[Tile]:
        """The tiles between the guardian and the jetty."""
        after = self.path[self.guardian_places()[-1] + 1 :]
        return [entry for entry in after if isinstance(entry, Tile)]

    def bribable(self) -> list[Tile]:
        """The tiles between the guardian and the next guardian tile towards the gate; none in round 6."""
        places = self.guardian_places()
        if len(places) == 1:
            return []
        between = self.path[places[-2] + 1 : places[-1]]
        return [entry for entry in between if isinstance(entry, Tile)]

    def seat_of(self, colour: str) -> int:
        (seat,) = [i for i, discs in enumerate(self.council) if colour in discs]
        return seat

    def seats_left(self, colour: str) -> int:
        return len(self.council) - 1 - self.seat_of(colour)

    def council_order(self) -> list[str]:
        """Best first: further ahead beats, on one seat the higher disc. It breaks every tie of the game."""
        return [colour for discs in reversed(self.council) for colour in reversed(discs)]

    def advance(self, colour: str, steps: int) -> None:
        """Move a disc forward: on top of the others, but under them on the last seat."""
        if steps == 0:
            return
        target = self.seat_of(colour) + steps
        self.council[self.seat_of(colour)].remove(colour)
        if target == len(self.council) - 1:
            self.council[target].insert(0, colour)
        else:
            self.council[target].append(colour)
