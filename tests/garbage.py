"""Bad files of any game."""

from __future__ import annotations

from luna.core.game import AnyGame
from luna.core.game_record import format_record, load_bytes, load_record
from luna.core.record import RecordError


def read(game: AnyGame, data: bytes) -> None:
    """What opening a file does; only RecordError may come out of it, and what is read can be written and read again."""
    try:
        loaded = load_bytes(data, [game])
    except RecordError as error:
        named = error.line
    else:
        again = load_record(format_record(game, loaded.setup, loaded.match), [game])
        assert (again.setup, again.match.state.fields()) == (loaded.setup, loaded.match.state.fields())
        named = loaded.fault.line if loaded.fault else 0
    assert 0 <= named <= data.count(b"\n") + 1
