"""Why a drop is refused: the rule that forbids the action it means, or what it lacks to mean one."""

from __future__ import annotations

from luna.core.intent import Spelling
from luna.core.rules import Violation
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import PREPARE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.view.spelling import Place, spell


def refuse(state: State, place: Place, picks: Spelling) -> Violation:
    """The reason for a refused sequence of picks; a rule of the game comes before a missing meaning."""
    for code, action in enumerate(ACTIONS):
        if action.kind == "place_pairs" and state.phase != PREPARE:
            continue
        if any(spelling[: len(picks)] == picks for spelling in spell(place, code)):
            violation = RULES.violation(state, code)
            if violation:
                return violation
    return _without_action(place, picks)


def _without_action(place: Place, picks: Spelling) -> Violation:
    for pick in picks:
        if pick.kind == "other":
            return Violation("not_your_piece", {"order": pick.key.partition(":")[0]})
    if len(picks) < 2:
        return Violation("no_such_action")
    piece, target = picks[-2:]
    match piece.kind, target.kind:
        case "novice", "tile":
            needed = place.symbols[int(target.key)]
            return Violation("wrong_symbol", {"island": piece.key, "needed_island": needed, "tile": int(target.key)})
        case "novice", "favour":
            return Violation("wrong_favour_island", {"island": piece.key, "needed_island": target.key})
        case "novice", "apostate":
            return Violation("apostate_elsewhere", {"island": piece.key, "needed_island": place.apostate})
        case (("token" | "shrines"), "island") if piece.key in ("shrine", ""):
            return Violation("builder_elsewhere", {"island": target.key, "needed_island": place.builder})
        case "tile", "field":
            return Violation("wrong_field", {"tile": int(piece.key), "field": int(target.key)})
    return Violation("no_such_action")
