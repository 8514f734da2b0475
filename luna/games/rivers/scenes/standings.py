"""How a game ended, by seat: what each has of the four colours, and why one is ahead of another."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import count as count_from
from itertools import pairwise

from luna.games.rivers.rules.constants import SPHERES
from luna.games.rivers.rules.scoring import result
from luna.games.rivers.rules.state import State
from luna.games.rivers.words.text import called
from luna.ui.reading.phrases import Say, joined


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat: its points and treasures by colour. `place` counts from 1; who is equal shares it."""

    place: int
    colour: str
    name: str
    points: tuple[int, ...]
    allotted: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """Points and treasures together, by colour."""
        return tuple(own + more for own, more in zip(self.points, self.allotted, strict=True))

    @property
    def order(self) -> tuple[int, ...]:
        """The colours as they are compared, the weakest first."""
        return tuple(sorted(range(SPHERES), key=lambda colour: self.totals[colour]))

    @property
    def ordered(self) -> tuple[int, ...]:
        """Their totals."""
        return tuple(self.totals[colour] for colour in self.order)

    @property
    def weakest(self) -> frozenset[int]:
        """The colours of which there is least."""
        return frozenset(colour for colour, total in enumerate(self.totals) if total == min(self.totals))


def runs(colours: Collection[int]) -> Iterator[tuple[int, int]]:
    """Where colours side by side begin, and how many there are."""
    for first in colours:
        if first - 1 not in colours:
            yield first, next(count for count in count_from(1) if first + count not in colours)


def standings(text: Say, state: State, names: Mapping[str, str]) -> tuple[Standing, ...]:
    """All seats of a finished game, the first before the others."""
    final, seats = result(state), called(text, names, state.table.names)
    rows, place = [], 1
    for equal in final.ranking:
        for seat in equal:
            points = tuple(state.points[SPHERES * seat : SPHERES * seat + SPHERES])
            rows.append(Standing(place, state.table.names[seat], seats[seat], points, final.allotted[seat]))
        place += len(equal)
    return tuple(rows)


def outcome(rows: tuple[Standing, ...], persons: Collection[str]) -> str:
    """How it ended for the `persons` at the table, by colour: "loss" where none of them is first, else "tie" or "win".

    Where nobody but the computer played, somebody has won.
    """
    first = {row.colour for row in rows if row.place == 1}
    if persons and first.isdisjoint(persons):
        return "loss"
    return "tie" if len(first) > 1 else "win"


def headline(text: Say, rows: tuple[Standing, ...]) -> str:
    """Who has won."""
    first = [row.name for row in rows if row.place == 1]
    return text("ending-first-shared", names=joined(text, first)) if first[1:] else text("ending-first", name=first[0])


def reasons(text: Say, rows: tuple[Standing, ...]) -> Iterator[str]:
    """Why each is ahead of the next, and who shares a place."""
    for first, second in pairwise(rows):
        if first.place == second.place:
            yield text("ending-equal", names=joined(text, [first.name, second.name]))
            continue
        pairs = list(zip(first.ordered, second.ordered, strict=True))
        at = next(n for n, (own, other) in enumerate(pairs) if own != other)
        own, other = pairs[at]
        yield text("ending-order", place=at + 1, ahead=first.name, behind=second.name, points=own, next=other)
