"""The position while a piece is in the hand: it no longer stands where it was taken from."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import StateDict
from luna.games.luna.view.motion.draft import Draft


def without(state: StateDict, piece: Pick, count: int) -> StateDict:
    """The position without `count` of a carried piece of the order to act; for the picture only."""
    actor = state["actor"]
    if actor is None:
        return state
    draft, seat = Draft(state), state["seats"].index(actor)
    match piece.kind:
        case "novice":
            here = draft.here(seat, ISLAND_NAMES.index(piece.key))
            here["active"] = max(0, here["active"] - count)
        case "resting":
            here = draft.here(seat, ISLAND_NAMES.index(piece.key))
            here["inactive"] = max(0, here["inactive"] - count)
        case "jetty":
            player = draft.player(seat)
            player["jetty"] = max(0, player["jetty"] - count)
        case "token":
            draft.take_back(seat, ISLAND_NAMES.index(piece.key))
        case "favour":
            draft.raise_up(f"favour:{piece.key}")
        case "field":
            draft.field(int(piece.key))["book"] = False
        case "tile":
            draft.on_path(int(piece.key), None)
    return draft.state
