"""What the results of a person's games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from luna.app.saves.results import Player, Result
from luna.core.seat import SeatKind


@dataclass(frozen=True, slots=True)
class Played:
    """A person's part in a game that is over."""

    result: Result
    seat: int

    @property
    def own(self) -> Player:
        """How the person's seat ended."""
        return self.result.players[self.seat]

    @property
    def others(self) -> tuple[Player, ...]:
        """How the other seats ended."""
        return tuple(each for n, each in enumerate(self.result.players) if n != self.seat)

    @property
    def margin(self) -> int:
        """Points over the best other seat."""
        return self.result.margin(self.seat)

    @property
    def kind(self) -> Kind:
        """Which kind of game it was."""
        return Kind(self.result.variant, len(self.result.players))

    def level(self, levels: Sequence[str]) -> int | None:
        """The strongest of the computer players, counted from 0; None where somebody else played too, or none did."""
        if any(each.kind != SeatKind.BOT or each.name not in levels for each in self.others):
            return None
        return max(levels.index(each.name) for each in self.others)


@dataclass(frozen=True, slots=True, order=True)
class Kind:
    """By which rules, the usual ones first, and how many seats."""

    variant: str
    seats: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What some games add up to; `streak` is how many of the last ones in a row were won."""

    games: int
    won: int
    margin: float
    best: int
    streak: int
    hints: int


def names(results: Iterable[Result]) -> tuple[str, ...]:
    """Of the persons who played, who played most comes first; who had no name is one of them, as ""."""
    played = (each.name for result in results for each in result.players if each.kind == SeatKind.HUMAN)
    return tuple(name for name, _ in Counter(played).most_common())


def games_of(results: Iterable[Result], name: str) -> tuple[Played, ...]:
    """The games of a person, oldest first; one who had several seats in a game had each of them."""
    return tuple(
        Played(result, seat)
        for result in results
        for seat, each in enumerate(result.players)
        if each.kind == SeatKind.HUMAN and each.name == name
    )


def figures(games: Sequence[Played]) -> Figures | None:
    """None without a game."""
    if not games:
        return None
    margins = [each.margin for each in games]
    won = sum(each.own.won for each in games)
    hints = sum(each.own.hints for each in games)
    return Figures(len(games), won, fmean(margins), max(margins), _streak(games), hints)


def _streak(games: Sequence[Played]) -> int:
    for count, each in enumerate(reversed(games)):
        if not each.own.won:
            return count
    return len(games)


def by_kind(games: Iterable[Played]) -> Mapping[Kind, tuple[Played, ...]]:
    """The games of each kind, the kinds in their order."""
    groups: dict[Kind, list[Played]] = {}
    for each in games:
        groups.setdefault(each.kind, []).append(each)
    return {kind: tuple(groups[kind]) for kind in sorted(groups)}


def by_level(games: Iterable[Played], levels: Sequence[str]) -> Mapping[int, tuple[Played, ...]]:
    """The games against computer players alone by the strongest of them, weakest first."""
    groups: dict[int, list[Played]] = {}
    for each in games:
        if (level := each.level(levels)) is not None:
            groups.setdefault(level, []).append(each)
    return {level: tuple(groups[level]) for level in sorted(groups)}


def sources(games: Sequence[Played]) -> Mapping[str, tuple[float, float]]:
    """By source what a person had of it in a game on average, and what each other seat had.

    Only games that tell it count.
    """
    told = [each for each in games if each.own.sources]
    keys = dict.fromkeys(source for each in told for seat in each.result.players for source in seat.sources)
    return {
        source: (
            fmean(each.own.sources.get(source, 0) for each in told),
            fmean(fmean(other.sources.get(source, 0) for other in each.others) for each in told),
        )
        for source in keys
    }
