"""The positions that the pictures of the rules book show, each reached by legal actions from a beginning of its own."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.caching import lru_cache
from luna.core.seat import Seat
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import CELL_NAMES, COLUMNS, SEAT_NAMES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup, initial_state
from luna.games.rivers.rules.state import State


@dataclass(frozen=True, slots=True)
class Sample:
    """A part of the map, from its upper left cell to its lower right one, after some lines of a record.

    `hands` are the tiles of both seats as letters, the first seat's before the others'.
    """

    first: str
    last: str
    hands: str = "krbgkg" + "krbgkg"
    lines: tuple[str, ...] = ()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        (top, left), (bottom, right) = (divmod(CELL_NAMES.index(cell), COLUMNS) for cell in (self.first, self.last))
        return right - left + 1, bottom - top + 1


KING = ("leader black g3", "tile black h3")
"""The first turn of most samples: a king beside the temple on f3, and a settlement for it."""
SAMPLES = {
    "map": Sample("a1", "p11"),
    "leaders": Sample("d1", "j5", lines=("leader black g3", "leader red f2")),
    "tiles": Sample("d1", "j5", lines=("leader black g3", "tile black h3", "pass", "tile blue e3", "tile red g2")),
    "revolt": Sample("d1", "j5", lines=("leader black g3", "tile red g2", "leader black f2")),
    "war": Sample(
        *("e1", "m4"),
        lines=(*KING, "leader black k2", "tile black j2", "tile green i3", "tile red i2"),
    ),
    "monument": Sample(
        *("e1", "k5"),
        hands="kkkkrg" + "krbgkg",
        lines=(*KING, "pass", "tile black h4", "tile black i3", "pass", "tile black i4", "build h3 black-red"),
    ),
    "catastrophe": Sample("e1", "k5", lines=(*KING, "tile red i3", "catastrophe h3")),
}
"""By the name of their picture."""


@lru_cache(maxsize=len(SAMPLES))
def position(name: str) -> State:
    """The position of a sample; raises KeyError for an unknown one."""
    sample = SAMPLES[name]
    rest = list(shipped_board().letters)
    for letter in sample.hands:
        rest.remove(letter)
    setup = Setup(tuple(map(Seat, SEAT_NAMES[:2])), 0, sample.hands + "".join(rest))
    state = initial_state(shipped_board(), setup)
    for line in sample.lines:
        code = RULES.code(state, line)
        assert code is not None, line
        state, _ = RULES.apply(state, code)
    return state
