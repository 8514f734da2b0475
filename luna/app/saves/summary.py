"""What a list of saved games says of each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from luna.app.saves.reading import Reading, Trouble
from luna.app.saves.titles import title_of
from luna.core.game import AnyGame
from luna.core.game_record import record_game
from luna.core.record import RecordError
from luna.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Summary:
    """One saved game: `date` in seconds since 1970, `scores` by colour as in the last position that is valid.

    `setup`, `phase` and `round` are None where nothing can be replayed. `fault` is there if the file cannot be played
    on as it is, `trouble` if anything should be told of it.
    """

    id: str
    game: AnyGame
    title: str
    seats: tuple[Seat, ...]
    round: int | None
    phase: str | None
    finished: bool
    scores: tuple[tuple[str, int], ...]
    length: int
    date: float
    fault: RecordError | None
    trouble: Trouble | None
    setup: Any = None


def summarize(id: str, reading: Reading, date: float, games: Sequence[AnyGame]) -> Summary:
    """What is to be told of a game that is one of these."""
    title, loaded = title_of(reading.text), reading.loaded
    if loaded is None:
        game = record_game(reading.text, games)
        seats = _seats(reading.text, game.colours)
        return Summary(id, game, title, seats, None, None, False, (), 0, date, reading.fault, reading.trouble)
    game, progress = loaded.game, loaded.game.progress(loaded.match.state)
    return Summary(
        id,
        game,
        title,
        game.seats(loaded.setup),
        progress.round,
        progress.phase,
        progress.over,
        progress.scores,
        reading.length,
        date,
        reading.fault,
        reading.trouble,
        loaded.setup,
    )


def _seats(text: str, colours: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of a record whose header is not valid as a whole."""
    line = re.search(r"^seats (.+)$", text, re.MULTILINE)
    fields = [field.partition("=") for field in line[1].split()[:4]] if line else []
    return tuple(
        Seat(colour, kind, unquote(name))
        for colour, _, rest in fields
        for kind, name, *_ in [(*rest.split(":"), "")]
        if colour in colours
    )
