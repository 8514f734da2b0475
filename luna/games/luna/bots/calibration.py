"""By how much a value of the search misses the end of a game on average, in points, where it says anything about it.

Measured by `build_scripts/games/luna/opponents/calibrate.py`; the lines stand in `calibration.jsonl` beside it. There
is no band where foretold and real leads correlate by less than 0.5, where values are wrong in one direction by more
than half of their error and half a point, or where nothing was measured: then only the order of the choices is told.
"""

from __future__ import annotations

from luna.games.luna.rules.constants import PREPARE, ROUNDS
from luna.games.luna.rules.state import State

Bands = tuple[float | None, ...]
LEAST = 0.1
"""What was measured may round to nothing, but is never certain."""
UNKNOWN: Bands = (None,) * ROUNDS
PLAYERS: dict[int, Bands] = {
    2: (None, None, None, 4.1, 2.6, 0.8),
    3: (None, None, None, None, 3.5, 1.9),
}
"""By the number of orders and the round."""
SOLO: dict[int, Bands] = {
    1: (3.3, 3.5, 2.4, 1.8, 0.8, 0.0),
    2: (3.2, 3.5, 2.1, None, 1.0, 0.1),
    3: (4.2, 2.8, 2.1, 1.2, 0.5, 0.1),
}
"""By the level of the solo game and the round."""


def band(state: State) -> float | None:
    """The mean error in the round of a position; None where values say too little, and in the preparation."""
    if state.phase == PREPARE:
        return None
    table = state.table
    bands = SOLO.get(table.solo, UNKNOWN) if table.solo else PLAYERS.get(table.seats, UNKNOWN)
    measured = bands[state.round - 1]
    return measured if measured is None else max(LEAST, measured)
