"""What a list of saved games says of each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import unquote

from luna.app.saves.reading import Reading, Trouble
from luna.app.saves.titles import title_of
from luna.core.record import RecordError, notes
from luna.games.luna.rules.constants import COLOURS, OVER, PHASE_NAMES
from luna.games.luna.rules.setup import Seat

FINISHED, ROUND = "finished", "round"
"""Notes of earlier versions of the program, used where a record cannot be replayed."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One saved game: `date` in seconds since 1970, `scores` by colour as in the last position that is valid.

    `phase` and `round` are None where nothing can be replayed. `fault` is there if the file cannot be played on as it
    is, `trouble` if anything should be told of it.
    """

    id: str
    title: str
    seats: tuple[Seat, ...]
    solo: int
    round: int | None
    phase: str | None
    finished: bool
    scores: tuple[tuple[str, int], ...]
    length: int
    date: float
    fault: RecordError | None
    trouble: Trouble | None


def summarize(id: str, reading: Reading, date: float) -> Summary:
    """What is to be told of a game."""
    title, loaded = title_of(reading.text), reading.loaded
    if loaded is None:
        return _unplayable(id, reading, title, date)
    state, setup = loaded.match.state, loaded.setup
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    return Summary(
        id,
        title,
        setup.seats,
        setup.solo,
        state.round,
        PHASE_NAMES[state.phase],
        state.phase == OVER,
        tuple(zip(setup.colours, influence, strict=False)),
        reading.length,
        date,
        reading.fault,
        reading.trouble,
    )


def _unplayable(id: str, reading: Reading, title: str, date: float) -> Summary:
    rounds = [int(value) for value in notes(reading.text, ROUND) if re.fullmatch("[1-6]", value)]
    finished = f"# {FINISHED}" in reading.text.split("\n")
    round = rounds[0] if rounds else None
    seats, trouble = _seats(reading.text), reading.trouble
    return Summary(id, title, seats, 0, round, None, finished, (), 0, date, reading.fault, trouble)


def _seats(text: str) -> tuple[Seat, ...]:
    """The seats of a record whose header is not valid as a whole."""
    line = re.search(r"^seats (.+)$", text, re.MULTILINE)
    fields = [field.partition("=") for field in line[1].split()[:4]] if line else []
    return tuple(
        Seat(colour, kind, unquote(name))
        for colour, _, rest in fields
        for kind, _, name in [rest.partition(":")]
        if colour in COLOURS
    )
