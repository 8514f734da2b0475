"""What happened, never how it looks. Seats, colours, cells and monuments are indices; cell -1 = the supply."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol


class Reason(StrEnum):
    """What points are for."""

    TILE = "tile"
    KING = "king"
    REVOLT = "revolt"
    WAR = "war"
    MONUMENT = "monument"


@dataclass(frozen=True, slots=True)
class LeaderPlaced:
    """A leader came to a cell, from the supply or from another cell."""

    seat: int
    colour: int
    source: int
    cell: int


@dataclass(frozen=True, slots=True)
class LeaderWithdrawn:
    """An owner took a leader back."""

    seat: int
    colour: int
    cell: int


@dataclass(frozen=True, slots=True)
class LeaderLost:
    """A conflict was lost by this leader's owner."""

    seat: int
    colour: int
    cell: int


@dataclass(frozen=True, slots=True)
class LeaderOrphaned:
    """A leader without a temple left the board at the end of a turn."""

    seat: int
    colour: int
    cell: int


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile came from a hand; `kingdoms` lay next to the cell."""

    seat: int
    colour: int
    cell: int
    kingdoms: int


@dataclass(frozen=True, slots=True)
class PointsGained:
    """Points of a colour for a seat; `cell` is where they come from, -1 for no place."""

    seat: int
    colour: int
    points: int
    reason: Reason
    cell: int


@dataclass(frozen=True, slots=True)
class CatastrophePlaced:
    """A cell is blocked for good; `colour` is that of the tile that went, -1 for none."""

    seat: int
    cell: int
    colour: int


@dataclass(frozen=True, slots=True)
class TilesSwapped:
    """Tiles went out of the game unseen; `colours`, how many of each, is None for who may not know them."""

    seat: int
    count: int
    colours: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """Tiles came from the bag; `colours` in their order is None for who may not know them, `due` were due."""

    seat: int
    due: int
    count: int
    colours: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The rest of a turn was given up."""

    seat: int


@dataclass(frozen=True, slots=True)
class WarsOpened:
    """Kingdoms were joined that have leaders of these colours twice; the marker lies on the tile."""

    join: int
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ConflictBegun:
    """A revolt (`join` -1) or a war of a colour; `attack` and `defence` lie on the board."""

    colour: int
    join: int
    attacker: int
    defender: int
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class TilesCommitted:
    """Tiles of a colour were laid out for a conflict; they are out of the game."""

    seat: int
    colour: int
    count: int


@dataclass(frozen=True, slots=True)
class ConflictDecided:
    """Who won, with what both sides had in all."""

    colour: int
    join: int
    winner: int
    loser: int
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class TilesFell:
    """Tiles of the loser's side went out of the game."""

    colour: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarkerLifted:
    """No war is open any more; the tile is an ordinary one."""

    join: int


@dataclass(frozen=True, slots=True)
class MonumentBuilt:
    """Four tiles of a colour were turned over and a monument stands on them."""

    seat: int
    square: int
    pair: int
    colour: int


@dataclass(frozen=True, slots=True)
class MonumentDeclined:
    """A square stays as it is, for good."""

    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class TreasuresTaken:
    """A trader's owner took treasures; `stays` is the cell of the one that was left."""

    seat: int
    cells: tuple[int, ...]
    stays: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """All is done; `following` has the next turn, -1 when the game is over."""

    seat: int
    following: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The bag could not give what was due, too few treasures are left, or both."""

    bag: bool
    treasures: bool


Event = (
    LeaderPlaced
    | LeaderWithdrawn
    | LeaderLost
    | LeaderOrphaned
    | TilePlaced
    | PointsGained
    | CatastrophePlaced
    | TilesSwapped
    | TilesDrawn
    | TurnPassed
    | WarsOpened
    | ConflictBegun
    | TilesCommitted
    | ConflictDecided
    | TilesFell
    | MarkerLifted
    | MonumentBuilt
    | MonumentDeclined
    | TreasuresTaken
    | TurnEnded
    | GameEnded
)


def witness(event: Event, seat: int) -> Event:
    """Tiles that are drawn or swapped are known to their owner only."""
    if isinstance(event, TilesDrawn | TilesSwapped) and event.seat != seat:
        return replace(event, colours=None)
    return event


class Log(Protocol):
    """Is told of each event in its order."""

    def append(self, event: Event, /) -> None:
        """The event has happened."""
