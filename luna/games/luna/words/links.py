"""Which chapter of the rules book tells most about a thing of the table, by the rules it is played by."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.view.snapshot import Snapshot

CHAPTERS = {
    "tile": "appoint",
    "path": "appoint",
    "field": "consecrate",
    "board": "consecrate",
    "in-temple": "consecrate",
    "on-tile": "consecrate",
    "jetty": "consecrate",
    "on-jetty": "consecrate",
    "pier": "consecrate",
    "temple-book": "book",
    "council": "council",
    "seat": "council",
    "disc": "council",
    "rank": "council",
    "candle": "meditate",
    "top-candles": "meditate",
    "start": "meditate",
    "reserve": "recruit",
    "shrines": "shrine",
    "standing-shrine": "shrine",
    "builder": "shrine",
    "priestess": "scoring",
    "apostate": "scoring",
    "guardian": "next-round",
    "top-guardian": "next-round",
    "guardian-tile": "next-round",
    "influence": "end",
    "player": "turn",
    "round": "turn",
    "prompt": "turn",
    "chronicle": "turn",
    "closed-board": "setup",
    "temple": "table",
    "table": "goal",
    "sea": "goal",
    "card": "goal",
    "bar": "goal",
}
IN_SOLO = dict.fromkeys(("player", "round", "prompt", "chronicle", "start", "table", "sea"), "solo")
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
ACTIONS = {"place-shrine": "preparation", "place-pairs": "preparation", "tire": "solo", "end": "solo"}
"""Of the actions that have no chapter of their own name."""
BUTTONS = {"preview": "scoring", "result": "end"}
PARTS = {"active": "turn", "inactive": "turn", "jetty": "consecrate", "temple": "consecrate"}
SUPPLIES = {"novices": "recruit", "shrines": "shrine"}


def chapter_of(pick: Pick, state: Snapshot) -> str:
    """The id of the chapter for anything that can be pointed at; raises KeyError for what is no thing of the table."""
    last = pick.key.rpartition(":")[2]
    match pick.kind:
        case "island" if pick.key == state.blocked_island:
            return "solo-levels"
        case "island" | "favour" | "token" | "held" | "slot":
            return FAVOURS[last]
        case "novice" | "other" | "resting" | "other-resting":
            return _novices(pick, state)
        case "apostate" if state.level > 1:
            return "solo-levels"
        case "action":
            return _action(pick.key, state)
        case "count":
            return PARTS[last]
        case "supply":
            return SUPPLIES[last]
        case "bar" if pick.key in BUTTONS:
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
    if action == "done":
        return state.travel or "journey"
    return ACTIONS.get(action, action)
