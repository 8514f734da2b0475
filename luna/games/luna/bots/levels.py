"""The six levels of computer opponents: what each considers, how long it searches and how closely it chooses."""

from __future__ import annotations

from dataclasses import dataclass

from luna.ai.budget import Budget
from luna.core.kernel import kernel_kind

ROOM_PER_ITERATION = 6
"""A search that counts makes a node an iteration, with many orders one for each order; long journeys need more room."""


@dataclass(frozen=True, slots=True)
class Search:
    """How long a search may go on, and its room in nodes of about 0.33 kB."""

    budget: Budget
    nodes: int


@dataclass(frozen=True, slots=True)
class Level:
    """One level. Its key stands as a bot's name in records and never changes.

    At every turn it overlooks so many islands, unless something better by more than `reach` is to be done there: points
    for levels that don't search; for those that do it is the search's values from 0 to 1, of which 0.03 is a point in
    an even game. It thinks `fondness` times as much of shrines as they are worth. `temper` is the share that it has of
    what its character likes: who does not search is led astray by less, and who searches long misses more by it.
    `plain` is the search where the rules run interpreted, each for two, three and four orders; `root_workers` is how
    many workers divide the candidates.
    """

    key: str
    macros: bool = True
    overlooks: int = 0
    reach: float = 0.0
    fondness: float = 1.0
    temper: float = 1.0
    compiled: tuple[Search, ...] = ()
    plain: tuple[Search, ...] = ()
    root_workers: int = 1

    def search(self, seats: int) -> Search | None:
        """The search in this process at a table of so many orders; None for levels that only evaluate."""
        searches = self.compiled if kernel_kind() == "compiled" else self.plain
        return searches[max(0, seats - 2)] if searches else None


def _counted(two: int, three: int, four: int) -> tuple[Search, ...]:
    """Searches of so many iterations: with the same kernel the same on every machine."""
    return tuple(Search(Budget(count), ROOM_PER_ITERATION * count) for count in (two, three, four))


def _clocked(nodes: int) -> tuple[Search, ...]:
    """Searches as long as a person likes to wait, with room for so many nodes."""
    return 3 * (Search(Budget(seconds=1.25), nodes),)


_ALL = (
    Level("level-1", macros=False, overlooks=2, reach=4.0, fondness=1.9, temper=0.5),
    Level("level-2", overlooks=1, reach=1.0, fondness=1.2, temper=0.5),
    Level(
        "level-3",
        overlooks=2,
        reach=0.06,
        fondness=1.5,
        compiled=_counted(75, 60, 50),
        plain=_counted(32, 32, 32),
    ),
    Level("level-4", temper=0.5, compiled=_counted(500, 320, 260), plain=_counted(80, 80, 80)),
    Level("level-5", temper=0.5, compiled=_counted(4000, 7000, 5000), plain=_counted(250, 250, 250)),
    Level("level-6", temper=0.5, compiled=_clocked(200_000), plain=_clocked(20_000), root_workers=2),
)
LEVELS = {level.key: level for level in _ALL}
"""Key -> level, weakest first."""
