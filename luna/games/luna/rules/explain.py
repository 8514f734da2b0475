"""Why an action is forbidden: the rules in its way, as reasons of `reasons.py`, the one to be named first first.

`legal` decides; this only names the rules. A property test shows that `explain` finds a reason exactly for the actions
that `legal` leaves out.
"""

from __future__ import annotations

from collections.abc import Callable

from luna.core.rules import Violation
from luna.games.luna.rules.actions import ACTIONS, Action, ActionKind
from luna.games.luna.rules.constants import (
    ACTION,
    AUTOMATON,
    COUNCIL_SEATS,
    HERBS,
    ISLAND_NAMES,
    MOVE_NAMES,
    NOVICE,
    OVER,
    PREPARE,
    SAILBOAT,
    SHRINE,
    TIDES,
    TIRE,
)
from luna.games.luna.rules.explain_temple import appoint, book, consecrate
from luna.games.luna.rules.legal import shrine_free, shrines_to_place
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State

Found = tuple[Violation | None, ...]
"""The rules an action could break, in the order in which they are named; None where it keeps one."""


def explain(state: State, code: int) -> Violation | None:
    """The first rule that forbids an action, None if there is none."""
    return explain_at(Position(state), code)


def explain_at(p: Position, code: int) -> Violation | None:
    """Like `explain`, for many actions of one position: it is read only once."""
    return next(iter(violations(p, code)), None)


def violations(p: Position, code: int) -> list[Violation]:
    """Every rule that forbids an action, the one to be named first first; nothing else out of its phase."""
    action = ACTIONS[code]
    untimely = _phase(p, action) or _travel_open(p, action)
    return [untimely] if untimely else [found for found in _CHECKS[action.kind](p, action) if found]


def _phase(p: Position, action: Action) -> Violation | None:
    preparation = action.kind.startswith("place_")
    if p.s.phase == OVER:
        return Violation("game_over")
    if p.s.phase == PREPARE:
        return None if preparation else Violation("preparation_first")
    if preparation:
        return Violation("preparation_over")
    if action.kind in (ActionKind.TIRE, ActionKind.END) and not p.s.table.solo:
        return Violation("solo_only")
    if action.kind == ActionKind.TIRE:
        return None if p.s.phase == TIRE else Violation("tire_over")
    return None if p.s.phase == ACTION else Violation("tire_first")


def _travel_open(p: Position, action: Action) -> Violation | None:
    open_kind = MOVE_NAMES[p.s.pending]
    if open_kind is None:
        return Violation("nothing_begun") if action.kind == ActionKind.DONE else None
    if action.kind == ActionKind.DONE or action.kind.split("_")[0] == open_kind:
        return None
    return Violation("travel_open", {"kind": open_kind})


def _place_shrine(p: Position, a: Action) -> Found:
    if p.s.prepared >= shrines_to_place(p.s):
        return (Violation("pairs_now"),)
    if shrine_free(p.s, a.target):
        return ()
    if a.target == HERBS and p.s.table.seats == 2:
        return (Violation("herbs_island_banned"),)
    taken = next(c for seat, c in enumerate(p.s.table.colours) if p.shrine(seat, a.target))
    return (Violation("shrine_island_taken", {"island": ISLAND_NAMES[a.target], "order": taken}),)


def _place_pairs(p: Position, a: Action) -> Found:
    if p.s.prepared < shrines_to_place(p.s):
        return (Violation("shrine_first"),)
    own = [ISLAND_NAMES[island] for island in a.islands if p.shrine(p.s.actor, island)]
    return tuple(Violation("pairs_on_own_shrine", {"island": island}) for island in own)


def _favor(p: Position, a: Action) -> Found:
    if a.novice and a.source == NOVICE:
        return p.token(NOVICE), Violation("novice_for_novice")
    owned = Violation("favour_owned", {"favour": ISLAND_NAMES[a.source]}) if p.owns(a.source) else None
    taken = Violation("herbs_taken") if a.source == HERBS and p.s.herbs_taken else None
    too_few = p.too_few_active(a.source, p.price(a.source) - a.novice)
    return owned, taken, p.extra(a), p.barred(a.source), too_few


def _recruit(p: Position, a: Action) -> Found:
    empty = None if p.reserve() else Violation("reserve_empty")
    return empty, p.extra(a), p.barred(a.source), p.too_few_active(a.source, 2 - a.novice)


def _shrine(p: Position, a: Action) -> Found:
    builder = p.s.builder
    none_left = None if p.shrines_left() else Violation("no_shrine_left")
    own = Violation("own_shrine_there", {"island": ISLAND_NAMES[builder]}) if p.shrine(p.s.actor, builder) else None
    too_few = p.too_few_active(builder, 2 - a.novice)
    return p.token(SHRINE), none_left, own, p.extra(a), p.barred(builder), too_few


def _herbs(p: Position, a: Action) -> Found:
    if a.target == HERBS:
        return p.token(HERBS), Violation("not_on_herbs_island")
    return p.token(HERBS), p.barred(a.target), p.too_few_inactive(a.target, a.count)


def _another(a: Action) -> Violation | None:
    return Violation("same_island", {"island": ISLAND_NAMES[a.source]}) if a.source == a.target else None


def _journey(p: Position, a: Action) -> Found:
    return _another(a), p.barred(a.source), p.too_few_active(a.source, 1)


def _tides_token(p: Position) -> Violation | None:
    return None if p.s.pending else p.token(TIDES)


def _tides(p: Position, a: Action) -> Found:
    return _tides_token(p), *_journey(p, a)


def _tides_inactive(p: Position, a: Action) -> Found:
    missing = p.too_few_inactive(a.source, 1)
    if not missing and not p.to_move(a.source):
        missing = Violation("all_moved_already", {"island": ISLAND_NAMES[a.source]})
    return _tides_token(p), _another(a), p.barred(a.source), missing


def _tides_jetty(p: Position, a: Action) -> Found:
    return _tides_token(p), p.too_few_on_jetty(1)


def _done(p: Position, a: Action) -> Found:
    return ()


def _sail(p: Position, a: Action) -> Found:
    return p.token(SAILBOAT), _another(a), p.barred(a.source), p.too_few_active(a.source, a.count)


def _sail_jetty(p: Position, a: Action) -> Found:
    return p.token(SAILBOAT), p.too_few_on_jetty(a.count)


def _council(p: Position, a: Action) -> Found:
    left = COUNCIL_SEATS - 1 - p.seat_at()
    beyond = Violation("beyond_last_seat", {"left": left}) if a.count + a.novice > left else None
    if a.kind == "council_token":
        return p.extra(a), beyond
    return p.extra(a), beyond, p.barred(a.source), p.too_few_active(a.source, a.count)


def _expel(p: Position, a: Action) -> Found:
    if p.s.table.solo == 3:
        return (Violation("blocked_by_apostate", {"island": ISLAND_NAMES[p.s.apostate]}),)
    return p.extra(a), p.too_few_active(p.s.apostate, a.count)


def _meditate(p: Position, a: Action) -> Found:
    return (Violation("no_candles_in_solo"),) if p.s.table.solo else ()


def _tire(p: Position, a: Action) -> Found:
    none = None if p.active_of(AUTOMATON, a.target) else Violation("none_to_tire", {"island": ISLAND_NAMES[a.target]})
    return (none,)


_CHECKS: dict[str, Callable[[Position, Action], Found]] = {
    "place_shrine": _place_shrine,
    "place_pairs": _place_pairs,
    "favor": _favor,
    "recruit": _recruit,
    "shrine": _shrine,
    "herbs": _herbs,
    "journey": _journey,
    "tides": _tides,
    "tides_inactive": _tides_inactive,
    "tides_jetty": _tides_jetty,
    "done": _done,
    "sail": _sail,
    "sail_jetty": _sail_jetty,
    "appoint": appoint,
    "consecrate": consecrate,
    "book": book,
    "council": _council,
    "council_token": _council,
    "expel": _expel,
    "expel_token": _expel,
    "meditate": _meditate,
    "tire": _tire,
    "end": _done,
}
