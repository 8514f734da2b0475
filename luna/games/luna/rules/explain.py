"""Why an action is forbidden: the first rule in its way, as a reason of `reasons.py`.

`legal` decides; this only names the rule. A property test shows that `explain` finds a reason exactly for the actions
that `legal` leaves out.
"""

from __future__ import annotations

from collections.abc import Callable

from luna.core.rules import Violation
from luna.games.luna.rules.actions import ACTIONS, Action
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

Found = Violation | None
TRAVEL = ("journey", "tides", "tides_inactive", "tides_jetty")


def explain(state: State, code: int) -> Found:
    """The first rule that forbids an action, None if there is none."""
    return explain_at(Position(state), code)


def explain_at(p: Position, code: int) -> Found:
    """Like `explain`, for many actions of one position: it is read only once."""
    action = ACTIONS[code]
    return _phase(p, action) or _travel_open(p, action) or _CHECKS[action.kind](p, action)


def _phase(p: Position, action: Action) -> Found:
    preparation = action.kind.startswith("place_")
    if p.s.phase == OVER:
        return Violation("game_over")
    if p.s.phase == PREPARE:
        return None if preparation else Violation("preparation_first")
    if preparation:
        return Violation("preparation_over")
    if action.kind in ("tire", "end") and not p.s.table.solo:
        return Violation("solo_only")
    if action.kind == "tire":
        return None if p.s.phase == TIRE else Violation("tire_over")
    return None if p.s.phase == ACTION else Violation("tire_first")


def _travel_open(p: Position, action: Action) -> Found:
    open_kind = MOVE_NAMES[p.s.pending]
    if open_kind is None:
        return Violation("nothing_begun") if action.kind == "done" else None
    if action.kind == "done" or action.kind.split("_")[0] == open_kind:
        return None
    return Violation("travel_open", {"kind": open_kind})


def _place_shrine(p: Position, a: Action) -> Found:
    if p.s.prepared >= shrines_to_place(p.s):
        return Violation("pairs_now")
    if shrine_free(p.s, a.target):
        return None
    if a.target == HERBS and p.s.table.seats == 2:
        return Violation("herbs_island_banned")
    taken = next(c for seat, c in enumerate(p.s.table.colours) if p.shrine(seat, a.target))
    return Violation("shrine_island_taken", {"island": ISLAND_NAMES[a.target], "order": taken})


def _place_pairs(p: Position, a: Action) -> Found:
    if p.s.prepared < shrines_to_place(p.s):
        return Violation("shrine_first")
    for island in a.islands:
        if p.shrine(p.s.actor, island):
            return Violation("pairs_on_own_shrine", {"island": ISLAND_NAMES[island]})
    return None


def _favor(p: Position, a: Action) -> Found:
    if a.novice and a.source == NOVICE:
        return p.token(NOVICE) or Violation("novice_for_novice")
    if p.owns(a.source):
        return Violation("favour_owned", {"favour": ISLAND_NAMES[a.source]})
    if a.source == HERBS and p.s.herbs_taken:
        return Violation("herbs_taken")
    need = (1 if p.shrine(p.s.actor, a.source) else 2) - a.novice
    return p.extra(a) or p.barred(a.source) or p.too_few_active(a.source, need)


def _recruit(p: Position, a: Action) -> Found:
    if not p.reserve():
        return Violation("reserve_empty")
    return p.extra(a) or p.barred(a.source) or p.too_few_active(a.source, 2 - a.novice)


def _shrine(p: Position, a: Action) -> Found:
    builder = p.s.builder
    if p.token(SHRINE):
        return p.token(SHRINE)
    if not p.shrines_left():
        return Violation("no_shrine_left")
    if p.shrine(p.s.actor, builder):
        return Violation("own_shrine_there", {"island": ISLAND_NAMES[builder]})
    return p.extra(a) or p.barred(builder) or p.too_few_active(builder, 2 - a.novice)


def _herbs(p: Position, a: Action) -> Found:
    if a.target == HERBS:
        return p.token(HERBS) or Violation("not_on_herbs_island")
    return p.token(HERBS) or p.barred(a.target) or p.too_few_inactive(a.target, a.count)


def _another(a: Action) -> Found:
    return Violation("same_island", {"island": ISLAND_NAMES[a.source]}) if a.source == a.target else None


def _journey(p: Position, a: Action) -> Found:
    return _another(a) or p.barred(a.source) or p.too_few_active(a.source, 1)


def _tides_token(p: Position) -> Found:
    return None if p.s.pending else p.token(TIDES)


def _tides(p: Position, a: Action) -> Found:
    return _tides_token(p) or _journey(p, a)


def _tides_inactive(p: Position, a: Action) -> Found:
    if _tides_token(p) or _another(a) or p.barred(a.source):
        return _tides_token(p) or _another(a) or p.barred(a.source)
    if p.inactive(a.source) and p.inactive(a.source) <= p.moved(a.source):
        return Violation("all_moved_already", {"island": ISLAND_NAMES[a.source]})
    return p.too_few_inactive(a.source, 1)


def _tides_jetty(p: Position, a: Action) -> Found:
    return _tides_token(p) or p.too_few_on_jetty(1)


def _done(p: Position, a: Action) -> Found:
    return None


def _sail(p: Position, a: Action) -> Found:
    return p.token(SAILBOAT) or _another(a) or p.barred(a.source) or p.too_few_active(a.source, a.count)


def _sail_jetty(p: Position, a: Action) -> Found:
    return p.token(SAILBOAT) or p.too_few_on_jetty(a.count)


def _council(p: Position, a: Action) -> Found:
    left = COUNCIL_SEATS - 1 - p.seat_at()
    if a.count + a.novice > left:
        return p.extra(a) or Violation("beyond_last_seat", {"left": left})
    if a.kind == "council_token":
        return p.extra(a)
    return p.extra(a) or p.barred(a.source) or p.too_few_active(a.source, a.count)


def _expel(p: Position, a: Action) -> Found:
    if p.s.table.solo == 3:
        return Violation("blocked_by_apostate", {"island": ISLAND_NAMES[p.s.apostate]})
    return p.extra(a) or p.too_few_active(p.s.apostate, a.count)


def _meditate(p: Position, a: Action) -> Found:
    return Violation("no_candles_in_solo") if p.s.table.solo else None


def _tire(p: Position, a: Action) -> Found:
    if p.active_of(AUTOMATON, a.target):
        return None
    return Violation("none_to_tire", {"island": ISLAND_NAMES[a.target]})


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
