"""By how much values miss what comes of them, and what each seat can expect to have at the end.

Measured by `build_scripts/games/rivers/opponents/calibrate.py`; the lines stand in `calibration.jsonl` beside it. There
is no band where differences foretold and real ones correlate by less than 0.5, or where they are wrong in one direction
by more than half of their error and half a point: then only the order of the choices is told.
"""

from __future__ import annotations

from luna.core.analysis import Forecast
from luna.games.rivers.rules.constants import OVER
from luna.games.rivers.rules.scoring import result
from luna.games.rivers.rules.state import State
from luna.games.rivers.search.weight_names import NAMES, USUAL
from luna.games.rivers.search.worth import Weights, Worth

STAGES = 4
"""Quarters of the bag."""
BANDS: dict[int, tuple[float | None, ...]] = {
    2: (1.0, 1.5, 2.2, 2.5),
    3: (0.8, None, None, 1.3),
    4: (None, None, None, 1.1),
}
"""By the number of seats and the quarter: by how much the difference of two actions misses the real one."""
Line = tuple[float, float, float]
LOWEST: dict[int, tuple[Line, ...]] = {
    2: ((8.6, 0.305, 7.3), (5.0, 0.31, 6.5), (1.6, 0.279, 4.6), (-0.5, 0.23, 2.2)),
    3: ((5.5, 0.216, 3.1), (3.0, 0.254, 2.8), (0.9, 0.249, 1.8), (-0.1, 0.208, 1.2)),
    4: ((4.3, 0.019, 2.5), (2.2, 0.168, 2.1), (0.5, 0.206, 1.5), (-0.6, 0.199, 1.1)),
}
"""Likewise the lowest colour at the end: what it begins with, what a point of worth adds, and the error of a lead."""


def stage_of(s: State) -> int:
    """The quarter of the bag that is being drawn."""
    return min(STAGES - 1, STAGES * s.drawn // s.table.tiles)


def band(s: State) -> float | None:
    """The mean error of a difference; None where values say too little."""
    return BANDS[s.table.seats][stage_of(s)]


def forecast(s: State) -> Forecast:
    """What each seat can expect its lowest colour to be at the end, all known."""
    seats = range(s.table.seats)
    if s.phase == OVER:
        return Forecast(tuple(float(scores[0]) for scores in result(s).scores), 0.0)
    base, slope, off = _line_at(s)
    return Forecast(tuple(base + slope * worth_of(s, seat) for seat in seats), off)


def _line_at(s: State) -> Line:
    """The numbers of the moment, between those of the quarters: each is right in its middle."""
    at = min(max(STAGES * s.drawn / s.table.tiles - 0.5, 0.0), STAGES - 1.0)
    stage = min(int(at), STAGES - 2)
    before, after = LOWEST[s.table.seats][stage : stage + 2]
    base, slope, off = (a + (b - a) * (at - stage) for a, b in zip(before, after, strict=True))
    return base, slope, off


def worth_of(s: State, seat: int) -> float:
    """What a position in which all is known is worth to a seat, as the computer players weigh it."""
    worth = Worth(Weights([USUAL[name] for name in NAMES]), seat)
    worth.look(s)
    return float(worth.seats[seat])
