"""Why a gesture is refused: the rule against the action it means, or what its piece and its place are for."""

from __future__ import annotations

from collections.abc import Iterator

from luna.core.intent import Pick, Spelling
from luna.core.rules import Violation
from luna.games.rivers.picks.bar import SWAP, WITHDRAW, button_of, offered
from luna.games.rivers.picks.kinds import CONFLICT, MOVABLE, SCREEN, SURROUNDINGS, Kind, cell_of, place_of
from luna.games.rivers.rules.actions import ACTIONS, BUILD_CODES, FIRST, ActionKind
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import (
    ACT,
    ATTACK,
    BLUE,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DEFEND,
    NOWHERE,
    PAIR_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.monuments import squares
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State
from luna.ui.table.picks import TablePick

GESTURES: dict[str, tuple[str, ...]] = {
    "not_your_leader": ("seat",),
    "farm_on_land": ("cell",),
    "tile_on_river": ("cell", "colour"),
    "leader_on_river": ("cell",),
    "piece_goes": ("piece",),
    "bag_takes_tiles": (),
    "other_support": ("colour",),
    "nothing_to_swap": (),
    "nowhere": ("piece",),
    "button_waits": (),
}
"""Reasons that the rules need not know, as no action is meant; their arguments as in `rules.reasons`."""
PIECES = {Kind.HAND: "tile", Kind.SUPPLY: "leader", Kind.LEADER: "leader", Kind.CATASTROPHE: "catastrophe"}
"""What each kind of piece is called by a reason."""
_BY_BUTTON = {button_of(action): code for code, action in reversed(list(enumerate(ACTIONS)))}
"""The first action of each button."""
_PLACING = {(a.kind, a.colour, a.cell): code for code, a in enumerate(ACTIONS) if a.cell != NOWHERE}
"""The actions that bring a piece of a colour to a cell."""


def tried(state: State, picks: Spelling) -> int | None:
    """The action that picks would mean, whether it is legal or not; None if none."""
    if not picks:
        return None
    *held, last = picks
    if not held:
        return _alone(state, last)
    first = held[-1]
    if first == WITHDRAW or last == SCREEN:
        piece = last if first == WITHDRAW else first
        colour = _own_colour(state, piece)
        return None if colour < 0 else FIRST[ActionKind.WITHDRAW] + colour
    return _carried(state, first, last)


def _alone(state: State, pick: Pick) -> int | None:
    """A button, or what a decision is answered with; the buttons that only begin something wait for more."""
    at = cell_of(state, pick) if pick.kind in (Kind.TREASURE, Kind.MONUMENT) else NOWHERE
    if pick.kind == Kind.TREASURE:
        return next((code for code, a in enumerate(ACTIONS) if a.kind == ActionKind.LEAVE and a.cell == at), None)
    if pick.kind == Kind.MONUMENT and at == NOWHERE and state.phase != ACT and squares(state):
        return BUILD_CODES.get((squares(state)[0], PAIR_NAMES.index(pick.key)))
    if pick in (SWAP, WITHDRAW) and state.phase == ACT:
        return None
    return _BY_BUTTON.get(pick)


def _own_colour(state: State, piece: Pick) -> int:
    """The colour of a leader of the seat to act, -1 for any other thing."""
    if piece.kind == Kind.SUPPLY:
        return COLOURS.index(piece.key)
    if piece.kind != Kind.LEADER:
        return -1
    seat, colour = divmod(place_of(state, piece), SPHERES)
    return colour if seat == state.actor else -1


def is_own(state: State, pick: Pick) -> bool:
    """Whether a pick is a piece that the seat to act has."""
    match pick.kind:
        case Kind.HAND:
            return state.hand[SPHERES * state.actor + COLOURS.index(pick.key)] > 0
        case Kind.CATASTROPHE:
            return state.catastrophes[state.actor] > 0
    return _own_colour(state, pick) >= 0


def _carried(state: State, piece: Pick, target: Pick) -> int | None:
    """A piece brought to a place."""
    if piece.kind == Kind.HAND and target == CONFLICT and state.phase in (ATTACK, DEFEND):
        return FIRST[ActionKind.COMMIT] + 1 if piece.key == COLOURS[supporting(state)] else None
    cell = cell_of(state, target)
    if cell == NOWHERE or target.kind == Kind.SQUARE:
        return None
    if piece.kind == Kind.CATASTROPHE:
        return FIRST[ActionKind.CATASTROPHE] + cell
    if piece.kind == Kind.HAND:
        return _PLACING.get((ActionKind.TILE, COLOURS.index(piece.key), cell))
    if (colour := _own_colour(state, piece)) >= 0:
        return _PLACING.get((ActionKind.LEADER, colour, cell))
    return None


def refusal_of(state: State, held: Pick | None, target: Pick) -> Violation | None:
    """Why a piece does not go to a place, or why a thing can't be picked, where no action is meant by it."""
    if held is None or held.kind not in MOVABLE:
        return _untouchable(state, target)
    cell = cell_of(state, target)
    if cell != NOWHERE:
        return _wrong_ground(held, cell) if state.phase == ACT else RULES.violation(state, FIRST[ActionKind.SWAP])
    if target.kind == Kind.BAG:
        return Violation("bag_takes_tiles") if held.kind != Kind.HAND else _not_now(state, FIRST[ActionKind.SWAP])
    if target == CONFLICT and held.kind == Kind.HAND:
        return Violation("other_support", {"colour": COLOURS[supporting(state)]})
    if target == held or target.kind in SURROUNDINGS:
        return None
    return Violation("piece_goes", {"piece": PIECES[Kind(held.kind)]})


def _untouchable(state: State, pick: Pick) -> Violation | None:
    if pick.kind == Kind.LEADER and _own_colour(state, pick) < 0:
        return Violation("not_your_leader", {"seat": pick.key.partition(":")[0]})
    if pick.kind == Kind.BAG or pick == SWAP:
        return _not_now(state, FIRST[ActionKind.SWAP])
    if pick.kind in MOVABLE:
        return stuck(state, pick)
    waits = pick.kind == TablePick.ACTION and all(pick != each.pick for each in offered(state))
    return Violation("button_waits") if waits else None


def _not_now(state: State, code: int) -> Violation | None:
    """Why a swap can't begin: something else comes first, or there is nothing to give away."""
    return Violation("nothing_to_swap") if state.phase == ACT else RULES.violation(state, code)


def _wrong_ground(held: Pick, cell: int) -> Violation | None:
    """Only the ground can be the reason why there is no such action."""
    at = {"cell": CELL_NAMES[cell]}
    if held.kind in (Kind.SUPPLY, Kind.LEADER):
        return Violation("leader_on_river", at)
    if held.kind != Kind.HAND:
        return None
    if held.key == COLOURS[BLUE]:
        return Violation("farm_on_land", at)
    return Violation("tile_on_river", {**at, "colour": held.key})


def stuck(state: State, piece: Pick) -> Violation | None:
    """Why a piece can go nowhere at all: what forbids each of its actions alike, or just that; None if it can."""
    found = list[Violation]()
    for code in _actions_of(state, piece):
        violation = RULES.violation(state, code)
        if violation is None:
            return None
        found.append(violation)
    if not found:
        return refusal_of(state, None, piece) if piece.kind == Kind.LEADER else None
    alike = all(each == found[0] for each in found)
    return found[0] if alike else Violation("nowhere", {"piece": PIECES[Kind(piece.kind)]})


def _actions_of(state: State, piece: Pick) -> Iterator[int]:
    """Every action that takes a piece to a cell, or to a conflict while there is one."""
    if piece.kind == Kind.HAND:
        if state.phase in (ATTACK, DEFEND) and piece.key == COLOURS[supporting(state)]:
            yield FIRST[ActionKind.COMMIT] + 1
            return
        yield from _placing(ActionKind.TILE, COLOURS.index(piece.key))
    elif piece.kind == Kind.CATASTROPHE:
        yield from range(FIRST[ActionKind.CATASTROPHE], FIRST[ActionKind.CATASTROPHE] + CELLS)
    elif (colour := _own_colour(state, piece)) >= 0:
        yield from _placing(ActionKind.LEADER, colour)
        yield FIRST[ActionKind.WITHDRAW] + colour


def _placing(kind: ActionKind, colour: int) -> Iterator[int]:
    return (code for (each, of, _), code in _PLACING.items() if (each, of) == (kind, colour))
