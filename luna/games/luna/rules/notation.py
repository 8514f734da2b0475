"""Action code <-> line of the record. Only the four islands of a placement depend on the game: by position 1-7."""

from __future__ import annotations

from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.state import Table

_PAIRS = "place pairs "
_CODES = {action.notation: code for code, action in enumerate(ACTIONS) if not action.islands}
_PAIR_CODES = {frozenset(action.islands): code for code, action in enumerate(ACTIONS) if action.islands}


def notation(table: Table, code: int) -> str:
    """The canonical line of an action at this table."""
    action = ACTIONS[code]
    if not action.islands:
        return action.notation
    return _PAIRS + " ".join(ISLAND_NAMES[i] for i in table.ring if i in action.islands)


def code_of(table: Table, line: str) -> int | None:
    """The action of a canonical line, None for any other text."""
    if not line.startswith(_PAIRS):
        return _CODES.get(line)
    names = line.removeprefix(_PAIRS).split(" ")
    islands = frozenset(ISLAND_NAMES.index(name) for name in names if name in ISLAND_NAMES)
    code = _PAIR_CODES.get(islands)
    return code if code is not None and notation(table, code) == line else None
