"""What a seat sees of a position as plain values that can be sent and compared, and a position of them again."""

from __future__ import annotations

from typing import Any, NamedTuple

from luna.games.rivers.rules.state import State, Table


class View(NamedTuple):
    """An observed position: who plays, who began, the size of the bag, and every changing value by name."""

    names: tuple[str, ...]
    start: int
    tiles: int
    values: tuple[tuple[str, int | tuple[int, ...]], ...]


def view_of(s: State) -> View:
    """What there is of an observed position."""
    fields = s.fields().items()
    values = [(name, tuple(value) if isinstance(value, list) else value) for name, value in fields]
    return View(s.table.names, s.table.start, s.table.tiles, tuple(values))


def state_of(view: View) -> State:
    """The position, as the seat sees it."""
    state = State(Table(view.names, view.start, b"", view.tiles))
    arrays: dict[str, list[int]] = {}
    for name, value in view.values:
        if isinstance(value, tuple):
            arrays[name] = list(value)
        else:
            setattr(state, name, value)
    put(state, arrays)
    return state


def put(s: State, arrays: dict[str, Any]) -> None:
    """Sets what differs by cell, seat or colour; compiled, arrays can't be written from outside."""
    s.cells = arrays["cells"]
    s.crowns = arrays["crowns"]
    s.touching = arrays["touching"]
    s.temples = arrays["temples"]
    s.treasure = arrays["treasure"]
    s.leader = arrays["leader"]
    s.hand = arrays["hand"]
    s.swapped = arrays["swapped"]
    s.points = arrays["points"]
    s.held = arrays["held"]
    s.given = arrays["given"]
    s.catastrophes = arrays["catastrophes"]
    s.treasures = arrays["treasures"]
    s.out = arrays["out"]
    s.monument = arrays["monument"]
    s.base = arrays["base"]
