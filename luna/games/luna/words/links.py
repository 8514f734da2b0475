"""Which chapter of the rules book tells most about a thing of the table, by the rules it is played by."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.picks.bar import BY_KEY, DONE
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.table.picks import TablePick

CHAPTERS: dict[str, str] = {
    Kind.TILE: "appoint",
    Kind.PATH: "appoint",
    Kind.FIELD: "consecrate",
    Kind.BOARD: "consecrate",
    Kind.IN_TEMPLE: "consecrate",
    Kind.ON_TILE: "consecrate",
    Kind.JETTY: "consecrate",
    Kind.ON_JETTY: "consecrate",
    Kind.PIER: "consecrate",
    Kind.TEMPLE_BOOK: "book",
    Kind.COUNCIL: "council",
    Kind.SEAT: "council",
    Kind.DISC: "council",
    Kind.RANK: "council",
    Kind.CANDLE: "meditate",
    Kind.TOP_CANDLES: "meditate",
    Kind.START: "meditate",
    Kind.RESERVE: "recruit",
    Kind.SHRINES: "shrine",
    Kind.STANDING_SHRINE: "shrine",
    Kind.COMING_SHRINE: "solo",
    Kind.COMING_FIGURE: "next-round",
    Kind.BUILDER: "shrine",
    Kind.PRIESTESS: "scoring",
    Kind.APOSTATE: "scoring",
    Kind.GUARDIAN: "next-round",
    Kind.TOP_GUARDIAN: "next-round",
    Kind.GUARDIAN_TILE: "next-round",
    Kind.INFLUENCE: "end",
    Kind.OUTLOOK: "solo",
    Kind.PLANS: "solo",
    TablePick.PLAYER: "turn",
    Kind.ROUND: "turn",
    TablePick.PROMPT: "turn",
    TablePick.CHRONICLE: "turn",
    Kind.CLOSED_BOARD: "setup",
    Kind.TEMPLE: "table",
    TablePick.TABLE: "goal",
    Kind.SEA: "goal",
    TablePick.CARD: "goal",
    TablePick.BAR: "goal",
}
IN_SOLO: dict[str, str] = dict.fromkeys(
    (TablePick.PLAYER, Kind.ROUND, TablePick.PROMPT, TablePick.CHRONICLE, Kind.START, TablePick.TABLE, Kind.SEA), "solo"
)
"""What stands in other chapters there: turns, candles and the aim of the game are not the same."""
FAVOURS = {
    "shrine": "shrine",
    "herbs": "herbs",
    "tides": "tides",
    "sailboat": "sail",
    "bribery": "favours",
    "book": "book",
    "novice": "favours",
}
BUTTONS = {
    "hint": "strategy",
    "preview": "scoring",
    "result": "end",
    "keys": "controls",
    "whole": "controls",
    "outlook": "solo",
}
PARTS = {"active": "turn", "inactive": "turn", "jetty": "consecrate", "temple": "consecrate"}
SUPPLIES = {"novices": "recruit", "shrines": "shrine"}


def chapter_of(pick: Pick, state: Snapshot) -> str:
    """The id of the chapter for anything that can be pointed at; raises KeyError for what is no thing of the table."""
    last = pick.key.rpartition(":")[2]
    match pick.kind:
        case Kind.ISLAND if pick.key == state.blocked_island:
            return "solo-levels"
        case Kind.ISLAND | Kind.FAVOUR | Kind.TOKEN | Kind.HELD | Kind.SLOT:
            return FAVOURS[last]
        case Kind.NOVICE | Kind.OTHER | Kind.RESTING | Kind.OTHER_RESTING:
            return _novices(pick, state)
        case Kind.APOSTATE if state.level > 1:
            return "solo-levels"
        case TablePick.ACTION:
            return _action(pick.key, state)
        case Kind.COUNT:
            return PARTS[last]
        case Kind.SUPPLY:
            return SUPPLIES[last]
        case TablePick.BAR if pick.key in BUTTONS:
            return BUTTONS[pick.key]
        case kind if state.level and kind in IN_SOLO:
            return IN_SOLO[kind]
    return CHAPTERS[pick.kind]


def _novices(pick: Pick, state: Snapshot) -> str:
    """Those of the solo game's opponent, and those the apostate holds, are told of elsewhere."""
    colour, _, island = pick.key.rpartition(":")
    if colour == state.opponent:
        return "solo"
    return "solo-levels" if island == state.blocked_island else "turn"


def _action(action: str, state: Snapshot) -> str:
    if action == DONE.key and state.travel:
        return state.travel
    return BY_KEY[action].chapter or action
