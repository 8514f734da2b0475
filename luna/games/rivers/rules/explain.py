"""Why an action is forbidden: the first rule in its way, as a reason of `reasons.py`.

`legal` decides; this only names the rule. A property test shows that `explain` finds a reason exactly for the actions
that `legal` leaves out.
"""

from __future__ import annotations

from collections.abc import Callable

from luna.core.rules import Violation
from luna.games.rivers.rules.actions import ACTIONS, Action, ActionKind
from luna.games.rivers.rules.conflicts import open_wars, supporting
from luna.games.rivers.rules.constants import (
    CATASTROPHE,
    CELL_NAMES,
    COLOURS,
    EMPTY,
    FLIPPED,
    LEADER,
    MOST_ENTERED,
    MOST_JOINED,
    NOWHERE,
    PAIR_NAMES,
    PAIRS,
    PHASE_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.monuments import pairs, squares
from luna.games.rivers.rules.regions import kingdoms_beside, lifted
from luna.games.rivers.rules.state import State, owner_of
from luna.games.rivers.rules.treasures import candidates, lying_with

_PHASES = {
    ActionKind.WAR: ("order",),
    ActionKind.COMMIT: ("attack", "defend"),
    ActionKind.BUILD: ("build",),
    ActionKind.DECLINE: ("build",),
    ActionKind.LEAVE: ("leave",),
}
"""When a decision can come up; all else is an action of a turn."""
_FIRST = {
    "order": "order_first",
    "attack": "commit_first",
    "defend": "commit_first",
    "build": "build_first",
    "leave": "leave_first",
}
_NOT_NOW = {
    ActionKind.WAR: "no_wars_to_order",
    ActionKind.COMMIT: "no_conflict",
    ActionKind.BUILD: "nothing_to_build",
    ActionKind.DECLINE: "nothing_to_build",
    ActionKind.LEAVE: "no_treasure_to_leave",
}


def explain(s: State, code: int) -> Violation | None:
    """The first rule that forbids an action, None if there is none."""
    action = ACTIONS[code]
    untimely = _untimely(s, action)
    if untimely:
        return Violation(untimely)
    return _CHECKS[action.kind](s, action)


def _untimely(s: State, action: Action) -> str:
    phase = PHASE_NAMES[s.phase]
    if phase == "over":
        return "game_over"
    if phase in _PHASES.get(action.kind, ("act",)):
        return ""
    return _FIRST.get(phase) or _NOT_NOW[action.kind]


def _taken(s: State, cell: int) -> Violation | None:
    """What stands in the way on a cell that has to be empty."""
    content = s.cells[cell]
    if content == EMPTY:
        return None
    at = {"cell": CELL_NAMES[cell]}
    if content >= LEADER:
        return Violation("leader_there", {**at, "seat": s.table.names[owner_of(content)]})
    if content in (FLIPPED, CATASTROPHE):
        return Violation("flipped_there" if content == FLIPPED else "catastrophe_there", at)
    return Violation("tile_there", at)


def _leader(s: State, a: Action) -> Violation | None:
    old = s.leader[SPHERES * s.actor + a.colour]
    at = {"cell": CELL_NAMES[a.cell]}
    if a.cell == old:
        return Violation("leader_is_here", at)
    taken = _taken(s, a.cell)
    if taken:
        return taken
    if not s.temples[a.cell]:
        return Violation("no_temple_beside", at)
    near = kingdoms_beside(s if old == NOWHERE else lifted(s, old), a.cell)
    return Violation("leader_joins", {**at, "kingdoms": near}) if near > MOST_ENTERED else None


def _withdraw(s: State, a: Action) -> Violation | None:
    if s.leader[SPHERES * s.actor + a.colour] != NOWHERE:
        return None
    return Violation("leader_in_supply", {"colour": COLOURS[a.colour]})


def _tile(s: State, a: Action) -> Violation | None:
    if not s.hand[SPHERES * s.actor + a.colour]:
        return Violation("none_in_hand", {"colour": COLOURS[a.colour]})
    taken = _taken(s, a.cell)
    if taken:
        return taken
    near = kingdoms_beside(s, a.cell)
    if near <= MOST_JOINED:
        return None
    return Violation("tile_joins_three", {"cell": CELL_NAMES[a.cell], "kingdoms": near})


def _catastrophe(s: State, a: Action) -> Violation | None:
    if not s.catastrophes[s.actor]:
        return Violation("no_catastrophe_left")
    if s.cells[a.cell] > SPHERES:
        return _taken(s, a.cell)
    return Violation("treasure_there", {"cell": CELL_NAMES[a.cell]}) if s.treasure[a.cell] else None


def _too_few(s: State, colour: int, needed: int) -> Violation | None:
    have = s.hand[SPHERES * s.actor + colour]
    if have >= needed:
        return None
    return Violation("too_few_tiles", {"colour": COLOURS[colour], "needed": needed, "have": have})


def _swap(s: State, a: Action) -> Violation | None:
    missing = (_too_few(s, colour, count) for colour, count in enumerate(a.counts))
    return next((found for found in missing if found), None)


def _war(s: State, a: Action) -> Violation | None:
    return None if a.colour in open_wars(s) else Violation("war_not_open", {"colour": COLOURS[a.colour]})


def _commit(s: State, a: Action) -> Violation | None:
    return _too_few(s, supporting(s), a.count)


def _build(s: State, a: Action) -> Violation | None:
    if a.cell not in squares(s):
        return Violation("square_not_complete", {"cell": CELL_NAMES[a.cell]})
    if a.pair in pairs(s):
        return None
    colour = s.cells[s.placed] - 1
    if colour not in PAIRS[a.pair]:
        return Violation("pair_without_colour", {"pair": PAIR_NAMES[a.pair], "colour": COLOURS[colour]})
    return Violation("pair_built", {"pair": PAIR_NAMES[a.pair]})


def _leave(s: State, a: Action) -> Violation | None:
    if a.cell in candidates(s):
        return None
    at = {"cell": CELL_NAMES[a.cell]}
    return Violation("bordered_first", at) if a.cell in lying_with(s, s.actor) else Violation("no_such_treasure", at)


def _always(s: State, a: Action) -> Violation | None:
    return None


_CHECKS: dict[ActionKind, Callable[[State, Action], Violation | None]] = {
    ActionKind.LEADER: _leader,
    ActionKind.WITHDRAW: _withdraw,
    ActionKind.TILE: _tile,
    ActionKind.CATASTROPHE: _catastrophe,
    ActionKind.SWAP: _swap,
    ActionKind.PASS: _always,
    ActionKind.WAR: _war,
    ActionKind.COMMIT: _commit,
    ActionKind.BUILD: _build,
    ActionKind.DECLINE: _always,
    ActionKind.LEAVE: _leave,
}
