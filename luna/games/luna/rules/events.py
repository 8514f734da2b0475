"""What happened, never how it looks. Seats, islands and tiles are indices; island -1 = the jetty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class ShrinePlaced:
    """A first shrine was placed in the preparation."""

    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class PairsPlaced:
    """An order's four pairs were placed in the preparation."""

    seat: int
    islands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FavourReceived:
    """A favour came without cost at the end of an order's preparation."""

    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class TokenSpent:
    """A favour token was used and went back to its island."""

    seat: int
    favour: int


@dataclass(frozen=True, slots=True)
class NovicesTired:
    """Active novices were used and now rest beside their island."""

    seat: int
    island: int
    count: int


@dataclass(frozen=True, slots=True)
class FavourTaken:
    """A favour token was taken from its island."""

    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class NoviceRecruited:
    """A novice came from the reserve, resting beside the island."""

    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class ShrineBuilt:
    """A shrine was built on the builder's island."""

    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class NovicesWoken:
    """Herbs made resting novices of one island active."""

    seat: int
    island: int
    count: int


@dataclass(frozen=True, slots=True)
class NoviceTravelled:
    """One novice went by journey or tides to beside another island; source -1 = from the jetty."""

    seat: int
    kind: str
    source: int
    target: int
    was_active: bool


@dataclass(frozen=True, slots=True)
class TravelEnded:
    """A journey or tides is done."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class NovicesSailed:
    """Novices sailed onto another island and stay active; source -1 = from the jetty."""

    seat: int
    source: int
    target: int
    count: int


@dataclass(frozen=True, slots=True)
class NoviceAppointed:
    """A novice left an island for a tile on the path."""

    seat: int
    island: int
    tile: int


@dataclass(frozen=True, slots=True)
class NoviceConsecrated:
    """A novice entered the temple with a tile; the guardian's value was gained."""

    seat: int
    tile: int
    points: int


@dataclass(frozen=True, slots=True)
class TileClaimed:
    """The automaton took a tile straight into the temple with a novice of an island."""

    seat: int
    island: int
    tile: int
    points: int


@dataclass(frozen=True, slots=True)
class NoviceDisplaced:
    """A novice was displaced from the temple; the mover `by` gained 1; island -1 = to the jetty."""

    seat: int
    by: int
    tile: int
    island: int


@dataclass(frozen=True, slots=True)
class BookMoved:
    """A book went from one temple tile to another; `loser` = whose novice is left without it, NOBODY for none."""

    seat: int
    source: int
    target: int
    points: int
    loser: int


@dataclass(frozen=True, slots=True)
class CouncilAdvanced:
    """A disc went forward; seats counted from 0, `value` is what the one it has reached is worth at the end."""

    seat: int
    source: int
    target: int
    value: int


@dataclass(frozen=True, slots=True)
class ApostateDriven:
    """The apostate was expelled clockwise."""

    seat: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class CandleTurned:
    """A candle was turned; with none left the phase is over and 1 was gained."""

    seat: int
    left: int
    points: int


@dataclass(frozen=True, slots=True)
class PhaseClosed:
    """The human ended a solo action phase."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A scoring phase; every tuple by seat. `paid` is what really changed (the total never falls below 0).

    `devotion` = active novices + shrines at the priestess, `tempted` = novices at the apostate.
    """

    round: int
    devotion: tuple[int, ...]
    priestess: tuple[int, ...]
    tempted: tuple[int, ...]
    apostate: tuple[int, ...]
    temple: tuple[int, ...]
    paid: tuple[int, ...]
    total: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartPassed:
    """The start marker went to another order."""

    seat: int


@dataclass(frozen=True, slots=True)
class FigureMoved:
    """Priestess, builder or apostate (0, 1, 2) moved on between rounds."""

    figure: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round; the guardian stands on a tile of this value, all novices are awake, the candles are lit."""

    round: int
    guardian: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end scoring; every tuple by seat, `ranking` lists the seats best first."""

    before: tuple[int, ...]
    shrines: tuple[int, ...]
    favours: tuple[int, ...]
    council: tuple[int, ...]
    final: tuple[int, ...]
    ranking: tuple[int, ...]


Event = (
    ShrinePlaced
    | PairsPlaced
    | FavourReceived
    | TokenSpent
    | NovicesTired
    | FavourTaken
    | NoviceRecruited
    | ShrineBuilt
    | NovicesWoken
    | NoviceTravelled
    | TravelEnded
    | NovicesSailed
    | NoviceAppointed
    | NoviceConsecrated
    | TileClaimed
    | NoviceDisplaced
    | BookMoved
    | CouncilAdvanced
    | ApostateDriven
    | CandleTurned
    | PhaseClosed
    | RoundScored
    | StartPassed
    | FigureMoved
    | RoundBegan
    | GameEnded
)


class Log(Protocol):
    """What a game tells of itself into: a list, or who looks at the position too."""

    def append(self, event: Event, /) -> None:
        """Something has happened; the position is already the one after it."""
