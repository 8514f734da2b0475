"""Action code <-> line of the record."""

from __future__ import annotations

from luna.games.rivers.rules.actions import ACTIONS

_CODES = {action.notation: code for code, action in enumerate(ACTIONS)}


def notation(code: int) -> str:
    """The canonical line of an action."""
    return ACTIONS[code].notation


def code_of(line: str) -> int | None:
    """The action of a canonical line, None for any other text."""
    return _CODES.get(line)
