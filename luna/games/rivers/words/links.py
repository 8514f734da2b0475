"""Which chapter of the rules book tells most about a thing of the table."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.ui.table.picks import TablePick

CHAPTERS: dict[str, str] = {
    Kind.HAND: "tiles",
    Kind.SUPPLY: "leaders",
    Kind.LEADER: "leaders",
    Kind.CATASTROPHE: "catastrophes",
    Kind.CELL: "map",
    Kind.TREASURE: "turn-end",
    Kind.MONUMENT: "monuments",
    Kind.SQUARE: "monuments",
    Kind.CONFLICT: "war",
    Kind.MARKER: "war",
    Kind.SCREEN: "map",
    Kind.BAG: "swap",
    TablePick.PLAYER: "turn",
    TablePick.TABLE: "goal",
}
BUTTONS = {
    "swap": "swap",
    "done": "swap",
    "withdraw": "leaders",
    "pass": "turn",
    "war": "war",
    "commit": "war",
    "build": "monuments",
    "decline": "monuments",
    "leave": "turn-end",
}


BAR = {"preview": "end", "keys": "controls", "whole": "controls"}


def chapter_of(pick: Pick) -> str:
    """The id of the chapter for a thing that has a card; raises KeyError for any other."""
    if pick.kind == TablePick.ACTION:
        return BUTTONS[pick.key.partition("-")[0]]
    if pick.kind == TablePick.BAR:
        return BAR[pick.key]
    return CHAPTERS[pick.kind]
