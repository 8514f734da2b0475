"""Why a gesture is refused: what forbids every action it could mean, or what its piece and its place are for."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.caching import lru_cache
from luna.core.intent import Pick, Spelling
from luna.core.rules import Violation
from luna.core.turn import Refused
from luna.games.luna.picks.common_reason import common_reason, common_reasons
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.spelling import Place, bar_pick, spell
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import HERBS, PREPARE, TIDES
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State
from luna.ui.table.picks import TablePick

NOBODYS = (Kind.CANDLE, Kind.PRIESTESS, Kind.GUARDIAN)
"""Places that take no piece at all."""
BUTTONS = (TablePick.ACTION, TablePick.BAR)


def refuse(state: State, place: Place, *tries: Spelling) -> Refused:
    """What is against refused picks; of several readings of a gesture the first that means an action is answered."""
    if _rests(state, place, tries[0]):
        return Refused(Violation("inactive_need_token"))
    for picks in tries:
        codes = _ways(state, place, picks)
        if codes:
            first, *also = common_reasons(Position(state), codes, picks)
            return Refused(first, tuple(also))
    return Refused(_without_action(state, place, tries[0]))


def _rests(state: State, place: Place, picks: Spelling) -> bool:
    """Whether an inactive novice was taken that nothing of the order's can move."""
    position = Position(state)
    if picks[0].kind != Kind.RESTING or position.owns(HERBS) or position.owns(TIDES):
        return False
    return set(_ways(state, place, picks[:1])).isdisjoint(RULES.legal(state))


def _ways(state: State, place: Place, picks: Spelling) -> Sequence[int]:
    """Every action that is spelled with these picks first."""
    return _begun(place, picks[0], state.phase == PREPARE).get(picks, ())


@lru_cache(maxsize=64)
def _begun(place: Place, first: Pick, preparing: bool) -> dict[Spelling, list[int]]:
    """All that picks can begin with `first`, and the actions they lead to; the preparation places only in it."""
    books = first.kind == Kind.FIELD or first.key == "book"
    left_out = {
        ActionKind.BOOK: not books,
        ActionKind.PLACE_PAIRS: not preparing,
        ActionKind.PLACE_SHRINE: not preparing,
    }
    begun: dict[Spelling, list[int]] = {}
    for code, action in enumerate(ACTIONS):
        if left_out.get(action.kind) or (first.kind == TablePick.ACTION and bar_pick(action) != first):
            continue
        spellings = [picks for picks in spell(place, code) if picks[0] == first]
        for begin in {picks[:k] for picks in spellings for k in range(1, len(picks) + 1)}:
            begun.setdefault(begin, []).append(code)
    return begun


def _without_action(state: State, place: Place, picks: Spelling) -> Violation:
    """Picks that no action begins with: what cannot move at all says so before what is wrong with its way."""
    first, *more = picks
    if first.kind == Kind.OTHER:
        return Violation("not_your_piece", {"order": first.key.partition(":")[0]})
    if first.kind == TablePick.ACTION:
        return Violation("button_waits", {"action": first.key})
    alone = _ways(state, place, picks[:1])
    if alone and set(alone).isdisjoint(RULES.legal(state)):
        return common_reason(Position(state), alone, picks[:1])
    if not more:
        return Violation("bribery_opens_nothing", {"blocked": "none"})  # all other pieces begin some action
    if state.phase == PREPARE:
        return _unprepared(picks)
    piece = first if first.kind == Kind.TOKEN else picks[-2]
    of_nobody = _of_nobody(more[-1]) if piece.kind == Kind.NOVICE else None  # no other piece was ever meant for these
    return of_nobody or _elsewhere(place, piece, more[-1]) or _goes(piece.kind, piece.key)


def _unprepared(picks: Spelling) -> Violation:
    """In the preparation there is nothing to place but shrines, and pairs on different islands."""
    piece, target = picks[-2:]
    if target in picks[:-2]:
        return Violation("pair_there_already", {"island": target.key})
    return _goes("pairs" if piece.kind == Kind.RESERVE else "first-shrine")


def _goes(kind: str, key: str = "") -> Violation:
    if kind == Kind.TILE:
        return Violation("tile_goes", {"tile": int(key)})
    name = f"token-{key}" if kind == Kind.TOKEN else "inactive" if kind == Kind.RESTING else kind
    return Violation("piece_goes", {"piece": name})


def _of_nobody(target: Pick) -> Violation | None:
    if target.kind in BUTTONS:
        return Violation("place_takes", {"place": "button"})
    return Violation("place_takes", {"place": target.kind}) if target.kind in NOBODYS else None


def _elsewhere(place: Place, piece: Pick, target: Pick) -> Violation | None:
    """The right place of a piece that was carried to a wrong one of its kind; None if it is of another kind."""
    match piece.kind, target.kind:
        case Kind.NOVICE, Kind.TILE:
            needed = place.symbols[int(target.key)]
            return Violation("wrong_symbol", {"island": piece.key, "needed_island": needed, "tile": int(target.key)})
        case Kind.NOVICE, Kind.FAVOUR:
            return Violation("wrong_favour_island", {"island": piece.key, "needed_island": target.key})
        case Kind.NOVICE, Kind.APOSTATE:
            return Violation("apostate_elsewhere", {"island": piece.key, "needed_island": place.apostate})
        case Kind.NOVICE, (Kind.FIELD | Kind.BUILDER | Kind.SHRINES):
            return Violation("place_takes", {"place": "field" if target.kind == Kind.FIELD else "builder"})
        case ((Kind.TOKEN | Kind.SHRINES), Kind.ISLAND) if piece.key in ("shrine", ""):
            return Violation("builder_elsewhere", {"island": target.key, "needed_island": place.builder})
        case Kind.TILE, Kind.FIELD:
            return Violation("wrong_field", {"tile": int(piece.key), "field": int(target.key)})
    return _bribed(target) if piece == Pick(Kind.TOKEN, "bribery") else None


def _bribed(target: Pick) -> Violation | None:
    """Bribery laid on what it does not open."""
    if target.kind == Kind.TILE:
        return Violation("bribery_elsewhere", {"tile": int(target.key)})
    return Violation("bribery_none_for", {"island": target.key}) if target.kind == Kind.NOVICE else None
