"""By how much a value of the search misses the end of a game on average, in points, where it says anything about it.

Measured by `build_scripts/games/luna/opponents/calibrate.py`; the lines stand in `calibration.jsonl` beside it. Where
foretold and real leads correlate by less than 0.5 there is no band: then only the order of the choices is told.
"""

from __future__ import annotations

from luna.games.luna.rules.state import State

Bands = tuple[float | None, ...]
PLAYERS: dict[int, Bands] = {
    2: (None, 6.0, 5.0, 4.0, 3.0, 2.0),
    3: (None, None, None, 4.0, 3.0, 2.0),
    4: (None, None, None, 4.0, 3.0, 2.0),
}
"""By the number of orders and the round."""
SOLO: dict[int, Bands] = dict.fromkeys((1, 2, 3), (8.0, 7.0, 6.0, 5.0, 4.0, 2.0))
"""By the level of the solo game and the round."""


def band(state: State) -> float | None:
    """The mean error in the round of a position; None where values say too little, and in the preparation."""
    if not state.round:
        return None
    bands = SOLO[state.table.solo] if state.table.solo else PLAYERS[state.table.seats]
    return bands[state.round - 1]
