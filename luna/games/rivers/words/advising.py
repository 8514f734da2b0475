"""What a seat could do and why: the deed as one does it, and what it is good for as far as that is certain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from luna.core.turn import Play
from luna.games.rivers.points.prospect import Prospect, prospect
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import ACTIONS, Action, ActionKind
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import (
    ATTACK,
    BUILD,
    COLOURS,
    KING,
    NOWHERE,
    ORDER,
    OVER,
    PAIR_NAMES,
    RED,
    SPHERES,
)
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State
from luna.games.rivers.words.telling import kind_of
from luna.games.rivers.words.text import called, coloured, counted, place_name
from luna.ui.reading.phrases import Say, joined

Reason = tuple[str, dict[str, str | int]]


def deed_of(text: Say, state: State, code: int, names: Mapping[str, str]) -> str:
    """What the seat to act would do, as it is done by hand, and the conflict that it begins."""
    deed, begun = _by_hand(text, state, code), _conflict_of(prospect(state, Play(code)))
    if begun is None:
        return deed
    seats = called(text, names, state.table.names)
    sides = {"attacker": seats[begun.attacker], "defender": seats[begun.defender]}
    kind = "order" if state.phase == ORDER else kind_of(begun.join)
    return text("advise-begins", deed=deed, kind=kind, colour=COLOURS[begun.colour], **sides)


def _by_hand(text: Say, state: State, code: int) -> str:
    action = ACTIONS[code]
    colour, pair = COLOURS[max(action.colour, 0)], PAIR_NAMES[max(action.pair, 0)]
    return text(
        "advise-deed",
        deed=_called(state, action),
        leader=colour,
        tile=colour,
        colour=colour,
        monument=pair,
        cell=place_name(max(action.cell, 0)),
        tiles=counted(text, action.counts),
        count=action.count,
    )


def aim_of(text: Say, state: State, code: int) -> str:
    """Of what kind it is and on which cell, but not of which colour."""
    action = ACTIONS[code]
    cell, colour = place_name(max(action.cell, 0)), COLOURS[max(action.colour, 0)]
    return text("advise-aim", deed=_called(state, action), cell=cell, colour=colour, count=action.count)


def _called(state: State, action: Action) -> str:
    return "move" if _moves(state, action) else action.kind.value


def _moves(state: State, action: Action) -> bool:
    """Whether a leader stands on the map already."""
    own = SPHERES * state.actor + action.colour
    return action.kind == ActionKind.LEADER and state.leader[own] != NOWHERE


def reason_of(text: Say, state: State, code: int, names: Mapping[str, str]) -> str:
    """What it is good for; empty where nothing short and certain is, or as much is true of any such action."""
    seats = called(text, names, state.table.names)
    reason, args = told = _why_of(text, state, code, seats)
    if not _tells(text, state, code, seats, told):
        return ""
    values: dict[str, str | int] = {"points": "", "count": 0, "own": 0, "other": 0, "hand": ""}
    return text("advise-reason", reason=reason, **values | args) if reason else ""


def _tells(text: Say, state: State, code: int, seats: Sequence[str], told: Reason) -> bool:
    """Whether not as much is true of all other actions of the kind; points tell it from other kinds as well."""
    args = told[1]
    if "points" in args:
        return True
    others = [other for other in RULES.legal(state) if other != code and ACTIONS[other].kind == ACTIONS[code].kind]
    return any(_why_of(text, state, other, seats) != told for other in others) if others else bool(args)


def _why_of(text: Say, state: State, code: int, seats: Sequence[str]) -> Reason:
    return _why(text, prospect(state, Play(code)), ACTIONS[code], seats)


def _why(text: Say, told: Prospect, action: Action, seats: Sequence[str]) -> Reason:
    """Its name and values."""
    if action.kind == ActionKind.COMMIT:
        return _of_support(told.before, action.count)
    if told.conflicts:
        return _of_conflict(text, told, seats)
    seat = told.before.actor
    gains = [each for each in told.events if isinstance(each, ev.PointsGained) and each.seat == seat]
    if gains:
        return "points", {"points": joined(text, [coloured(text, each.points, each.colour) for each in gains])}
    taken = [each for each in told.events if isinstance(each, ev.TreasuresTaken) and each.seat == seat]
    if taken:
        return "treasures", {"count": sum(len(each.cells) for each in taken)}
    if told.after.phase == BUILD and told.before.phase != BUILD:
        return "square", {}
    return _of_action(told, action), {}


def _of_support(state: State, count: int) -> Reason:
    """Both sides with the tiles that would be added."""
    if state.phase == ATTACK:
        return ("attack", {"own": state.attack + count, "other": state.defence}) if count else ("", {})
    own, other = state.defence, state.attack + state.committed
    if own + count >= other:
        return "holds", {"own": own + count, "other": other}
    most = own + state.hand[SPHERES * state.actor + supporting(state)]
    return ("spares" if most < other and not count else ""), {}


def _conflict_of(told: Prospect) -> ev.ConflictBegun | None:
    """The conflict that begins, an own one before any other."""
    seat = told.before.actor
    return min(told.conflicts, key=lambda each: seat not in (each.attacker, each.defender), default=None)


def _of_conflict(text: Say, told: Prospect, seats: Sequence[str]) -> Reason:
    """Both sides of the conflict that begins as they lie on the map, and what hands can add; only of an own one."""
    begun, seat, after = _conflict_of(told), told.before.actor, told.after
    if begun is None or seat not in (begun.attacker, begun.defender):
        return "", {}
    attacks, kind = seat == begun.attacker, kind_of(begun.join)
    own, other = (begun.attack, begun.defence) if attacks else (begun.defence, begun.attack)
    rival = begun.defender if attacks else begun.attacker
    mine, theirs = after.hand[SPHERES * seat + (RED if kind == "revolt" else begun.colour)], after.held[rival]
    ahead = own + mine - other - theirs
    outcome = "certain" if ahead > 0 or (ahead == 0 and not attacks) else "open"
    hand = text("advise-hand", outcome=outcome, mine=mine, theirs=theirs, name=seats[rival])
    return kind, {"own": own, "other": other, "hand": hand}


def _of_action(told: Prospect, action: Action) -> str:
    if action.kind == ActionKind.LEADER:
        return "king" if action.colour == KING else "leader"
    if action.kind == ActionKind.CATASTROPHE and told.before.cells[action.cell]:
        return "destroys"
    return "ends" if told.after.phase == OVER else ""
