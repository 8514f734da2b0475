"""One position as flat arrays, and the table it is played on.

Arrays are indexed by cell (some by BEYOND too), `4 * seat + colour`, seat, colour or monument. A position that only a
seat's eyes have seen (`viewer` is not OPEN) has zeros where that seat cannot look; `held` and `given` are known to
everybody.
"""

from __future__ import annotations

from luna.games.rivers.rules.constants import (
    ACT,
    CELLS,
    EMPTY,
    LEADER,
    MONUMENTS,
    NOBODY,
    NOWHERE,
    OPEN,
    PLACES,
    SEATS,
    SPHERES,
)
from luna.games.rivers.rules.events import Log


def repeat(value: int, count: int) -> list[int]:
    """A list of equal values; a C array takes its first values from such a list, not from `[value] * count`."""
    return [value] * count


class Table:
    """What never changes during a game: who plays, who began, the colours in the bag as drawn (empty if unknown)."""

    def __init__(self, seats: tuple[str, ...], start: int, bag: bytes, tiles: int) -> None:
        self.names = seats
        self.seats = len(seats)
        self.start = start
        self.bag = bag
        self.tiles = tiles
        """How many the full bag holds."""


class State:
    """One position of one table. `log`, if there is one, is told of each event as soon as the position shows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: Log | None = None
        self.viewer = OPEN
        self.phase = ACT
        self.turn = 1
        self.active = table.start
        self.actor = table.start
        self.left = 0
        self.drawn = 0
        self.failed = 0
        """Whether somebody could not be given all the tiles that were due."""
        self.join = NOWHERE
        """Where the join marker lies."""
        self.placed = NOWHERE
        """The tile of this action, until its monument is decided."""
        self.colour = -1
        """The colour of the conflict's leaders; the next are its seats and what lies on the board for them."""
        self.attacker = NOBODY
        self.defender = NOBODY
        self.attack = 0
        self.defence = 0
        self.committed = -1
        """What the attacker has committed, -1 before."""
        self.taking = 0
        """How many seats from the active one on have taken their treasures at the end of this turn."""
        self.cells = repeat(EMPTY, CELLS + 1)
        self.crowns = repeat(0, CELLS + 1)
        """What follows from the cells, kept up by `regions.py`: see there."""
        self.touching = repeat(0, CELLS + 1)
        self.temples = repeat(0, CELLS + 1)
        self.treasure = repeat(0, CELLS)
        self.leader = repeat(NOWHERE, PLACES)
        self.hand = repeat(0, PLACES)
        self.swapped = repeat(0, PLACES)
        self.points = repeat(0, PLACES)
        self.held = repeat(0, SEATS)
        self.given = repeat(0, SEATS)
        self.catastrophes = repeat(0, SEATS)
        self.treasures = repeat(0, SEATS)
        self.out = repeat(0, SPHERES)
        self.monument = repeat(NOWHERE, MONUMENTS)
        self.base = repeat(-1, MONUMENTS)

    def begin(self, treasure: list[int], catastrophes: list[int], left: int) -> None:
        """Sets what differs in a first position; compiled, arrays can't be written from outside."""
        self.treasure = treasure
        self.catastrophes = catastrophes
        self.left = left

    def copy(self) -> State:
        """An equal position on the same table, without a log."""
        other = State.__new__(State)
        other.log = None
        other.table = self.table
        other.viewer = self.viewer
        other.phase = self.phase
        other.turn = self.turn
        other.active = self.active
        other.actor = self.actor
        other.left = self.left
        other.drawn = self.drawn
        other.failed = self.failed
        other.join = self.join
        other.placed = self.placed
        other.colour = self.colour
        other.attacker = self.attacker
        other.defender = self.defender
        other.attack = self.attack
        other.defence = self.defence
        other.committed = self.committed
        other.taking = self.taking
        other.cells = self.cells[:]
        other.crowns = self.crowns[:]
        other.touching = self.touching[:]
        other.temples = self.temples[:]
        other.treasure = self.treasure[:]
        other.leader = self.leader[:]
        other.hand = self.hand[:]
        other.swapped = self.swapped[:]
        other.points = self.points[:]
        other.held = self.held[:]
        other.given = self.given[:]
        other.catastrophes = self.catastrophes[:]
        other.treasures = self.treasures[:]
        other.out = self.out[:]
        other.monument = self.monument[:]
        other.base = self.base[:]
        return other

    def fields(self) -> dict[str, int | list[int]]:
        """Every changing value by name."""
        values = ((name, getattr(self, name)) for name in FIELDS)
        return {name: list(value) if isinstance(value, list) else value for name, value in values}


FIELDS = (
    *("viewer", "phase", "turn", "active", "actor", "left", "drawn", "failed", "join", "placed"),
    *("colour", "attacker", "defender", "attack", "defence", "committed", "taking"),
    *("cells", "crowns", "touching", "temples", "treasure", "leader", "hand", "swapped", "points", "held"),
    *("given", "catastrophes", "treasures", "out", "monument", "base"),
)
"""What changes during a game."""


def bag_left(s: State) -> int:
    """R29: tiles in the bag; everybody knows how many."""
    return s.table.tiles - s.drawn


def owner_of(content: int) -> int:
    """The seat whose leader a cell holds."""
    return (content - LEADER) // SPHERES


def treasures_left(s: State) -> int:
    """Treasures on the board."""
    count = 0
    for cell in range(CELLS):
        count += s.treasure[cell]
    return count
