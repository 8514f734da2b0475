"""The action bar with its icons and keys."""

from __future__ import annotations

from collections.abc import Callable

from luna.core.intent import Pick
from luna.core.turn import Turn
from luna.games.luna.rules.constants import ACTION, OVER, PREPARE, TIRE
from luna.games.luna.rules.legal import shrines_to_place
from luna.games.luna.rules.state import State
from luna.ui.table.shown import Button

ICONS = {
    "favor": "favour",
    "recruit": "recruit",
    "shrine": "shrine",
    "herbs": "herbs",
    "journey": "journey",
    "tides": "tides",
    "sail": "sailboat",
    "appoint": "appoint",
    "consecrate": "temple",
    "book": "book",
    "council": "seat",
    "expel": "expel",
    "meditate": "candle",
    "end": "moon",
    "done": "check",
    "tire": "novice",
    "place-shrine": "shrine",
    "place-pairs": "novice",
}
KEYS = {
    "favor": "1",
    "recruit": "2",
    "shrine": "3",
    "herbs": "4",
    "journey": "5",
    "tides": "6",
    "sail": "7",
    "appoint": "8",
    "consecrate": "9",
    "book": "0",
    "council": "C",
    "expel": "X",
    "meditate": "M",
    "end": "E",
    "tire": "1",
    "place-shrine": "1",
    "place-pairs": "1",
}
TURN = tuple(ICONS)[:13]


def names_now(state: State) -> tuple[str, ...]:
    """The actions the bar offers in this position, legal or not."""
    if state.phase == PREPARE:
        return ("place-shrine",) if state.prepared < shrines_to_place(state) else ("place-pairs",)
    if state.phase == TIRE:
        return ("tire",)
    if state.phase == OVER:
        return ()
    if state.pending:
        return ("done",)
    return (*TURN[:-1], "end") if state.phase == ACTION and state.table.solo else TURN


def action_buttons(text: Callable[..., str], state: State, turn: Turn, options: int = 0) -> tuple[Button, ...]:
    """One button an action, enabled exactly when it is legal; the digits of a question's `options` are no keys now."""
    sources, first = turn.sources(), turn.picks[:1]
    return tuple(
        Button(
            Pick("action", name),
            text("action-name", action=name),
            ICONS[name],
            _key(text, name, options),
            enabled=Pick("action", name) in sources,
            primary=name == "done",
            selected=Pick("action", name) in first,
        )
        for name in names_now(state)
    )


def _key(text: Callable[..., str], name: str, options: int) -> str:
    key = KEYS.get(name) or text("key-enter")
    return "" if key.isdecimal() and 0 < int(key) <= options else key
