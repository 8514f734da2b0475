"""How each action is spelled by picks: which piece goes to which place, by drag, click-click or through the action bar.

The first spelling of an action is the one a hand would make. Nothing here says what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations

from luna.core.caching import lru_cache
from luna.core.intent import Pick, Spelling
from luna.games.luna.picks.bar import button_of
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.actions import ACTIONS, Action, ActionKind
from luna.games.luna.rules.constants import AUTOMATON, ISLAND_NAMES, NO_MOVE, NOBODY, TIDES_MOVE, TILES
from luna.games.luna.rules.state import State, bribable
from luna.ui.table.picks import TablePick


@dataclass(frozen=True, slots=True)
class Place:
    """What of a position the spelling depends on; islands by name."""

    builder: str
    apostate: str
    travelling: int
    symbols: tuple[str, ...]
    bribed: frozenset[int]
    automaton: str
    actor: str


def place_of(state: State) -> Place:
    """The spelling's view of a position."""
    table = state.table
    return Place(
        ISLAND_NAMES[state.builder],
        ISLAND_NAMES[state.apostate],
        state.pending,
        ("", *(ISLAND_NAMES[table.symbol_of(tile)] for tile in range(1, TILES + 1))),
        frozenset(tile for tile in range(1, TILES + 1) if bribable(state, tile)),
        table.colours[AUTOMATON] if table.solo else "",
        table.colours[state.actor] if state.actor != NOBODY else "",
    )


def bar_pick(action: Action) -> Pick:
    """The button in the action bar of an action."""
    return Pick(TablePick.ACTION, button_of(action).key)


@lru_cache(maxsize=2_000)
def spell(place: Place, code: int) -> tuple[Spelling, ...]:
    """All spellings of an action, best first."""
    action = ACTIONS[code]
    plain = _BY_KIND[action.kind](place, action)
    spellings = list(plain)
    if action.novice:
        token = Pick(Kind.TOKEN, "novice")
        spellings += [(token, *s) for s in plain if s[0] != token]
        if action.kind == ActionKind.FAVOUR:
            spellings.append((token, _favour(action.source)))
    if action.kind in (ActionKind.APPOINT, ActionKind.CONSECRATE) and action.tile in place.bribed:
        spellings += [(Pick(Kind.TOKEN, "bribery"), *s) for s in plain]
    spellings += [(bar_pick(action), *rest) for rest in _bar(place, action)]
    return tuple(spellings)


def spell_from_tile(place: Place, code: int) -> tuple[Spelling, ...]:
    """An appointment begun at its tile: the novice comes second. No piece is taken up there, so no hand begins so."""
    action = ACTIONS[code]
    if action.kind != ActionKind.APPOINT:
        return ()
    return ((_tile(action.tile), Pick(Kind.NOVICE, place.symbols[action.tile])),)


def _island(index: int) -> Pick:
    return Pick(Kind.ISLAND, ISLAND_NAMES[index])


def _novice(index: int) -> Pick:
    return Pick(Kind.NOVICE, ISLAND_NAMES[index])


def _favour(index: int) -> Pick:
    return Pick(Kind.FAVOUR, ISLAND_NAMES[index])


def _token(name: str) -> Pick:
    return Pick(Kind.TOKEN, name)


def _field(tile: int) -> Pick:
    return Pick(Kind.FIELD, str(tile))


def _tile(tile: int) -> Pick:
    return Pick(Kind.TILE, str(tile))


RESERVE, SHRINES, JETTY, COUNCIL = Pick(Kind.RESERVE), Pick(Kind.SHRINES), Pick(Kind.JETTY), Pick(Kind.COUNCIL)


def _place_shrine(_: Place, a: Action) -> list[Spelling]:
    return [(SHRINES, _island(a.target))]


def _place_pairs(_: Place, a: Action) -> list[Spelling]:
    return [tuple(p for i in four for p in (RESERVE, _island(i))) for four in permutations(a.islands)]


def _favor(place: Place, a: Action) -> list[Spelling]:
    return [(_novice(a.source), _favour(a.source)), (_favour(a.source), Pick(TablePick.PLAYER, place.actor))]


def _recruit(_: Place, a: Action) -> list[Spelling]:
    return [(RESERVE, _island(a.source)), (_novice(a.source), RESERVE)]


def _shrine(place: Place, _: Action) -> list[Spelling]:
    targets = (Pick(Kind.BUILDER), Pick(Kind.ISLAND, place.builder))
    return [(piece, target) for target in targets for piece in (_token("shrine"), SHRINES)]


def _herbs(_: Place, a: Action) -> list[Spelling]:
    resting = Pick(Kind.RESTING, ISLAND_NAMES[a.target])
    by_drag: list[Spelling] = [(resting, _island(a.target))]
    return [(_token("herbs"), _island(a.target)), (_token("herbs"), resting), *by_drag]


def _journey(_: Place, a: Action) -> list[Spelling]:
    return [(_novice(a.source), _island(a.target))]


def _tides(place: Place, a: Action) -> list[Spelling]:
    step = (_novice(a.source), _island(a.target))
    return [step] if place.travelling == TIDES_MOVE else [(_token("tides"), *step)]


def _tides_inactive(place: Place, a: Action) -> list[Spelling]:
    return _with_tides(place, (Pick(Kind.RESTING, ISLAND_NAMES[a.source]), _island(a.target)))


def _tides_jetty(place: Place, a: Action) -> list[Spelling]:
    return _with_tides(place, (JETTY, _island(a.target)))


def _with_tides(place: Place, step: Spelling) -> list[Spelling]:
    return [step] if place.travelling != NO_MOVE else [step, (_token("tides"), *step)]


def _sail(_: Place, a: Action) -> list[Spelling]:
    return [(_token("sailboat"), _novice(a.source), _island(a.target))]


def _sail_jetty(_: Place, a: Action) -> list[Spelling]:
    step = (JETTY, _island(a.target))
    return [step, (_token("sailboat"), *step)]


def _appoint(place: Place, a: Action) -> list[Spelling]:
    return [(Pick(Kind.NOVICE, place.symbols[a.tile]), _tile(a.tile))]


def _consecrate(_: Place, a: Action) -> list[Spelling]:
    return [(_tile(a.tile), _field(a.tile))]


def _book(_: Place, a: Action) -> list[Spelling]:
    move = (_field(a.tile), _field(a.to_tile))
    return [(_token("book"), *move), (_token("book"), _field(a.to_tile)), move]


def _council(_: Place, a: Action) -> list[Spelling]:
    return [(_novice(a.source), COUNCIL)]


def _council_token(_: Place, __: Action) -> list[Spelling]:
    return [(_token("novice"), COUNCIL)]


def _expel(place: Place, _: Action) -> list[Spelling]:
    return [(Pick(Kind.NOVICE, place.apostate), Pick(Kind.APOSTATE))]


def _expel_token(_: Place, __: Action) -> list[Spelling]:
    return [(_token("novice"), Pick(Kind.APOSTATE))]


def _meditate(_: Place, __: Action) -> list[Spelling]:
    return [(Pick(Kind.CANDLE),)]


def _tire(place: Place, a: Action) -> list[Spelling]:
    name = ISLAND_NAMES[a.target]
    return [(_island(a.target),), (Pick(Kind.OTHER, f"{place.automaton}:{name}"),)]


def _by_bar_only(_: Place, __: Action) -> list[Spelling]:
    return []


_BY_KIND: dict[ActionKind, Callable[[Place, Action], list[Spelling]]] = {
    ActionKind.PLACE_SHRINE: _place_shrine,
    ActionKind.PLACE_PAIRS: _place_pairs,
    ActionKind.FAVOUR: _favor,
    ActionKind.RECRUIT: _recruit,
    ActionKind.SHRINE: _shrine,
    ActionKind.HERBS: _herbs,
    ActionKind.JOURNEY: _journey,
    ActionKind.TIDES: _tides,
    ActionKind.TIDES_INACTIVE: _tides_inactive,
    ActionKind.TIDES_JETTY: _tides_jetty,
    ActionKind.DONE: _by_bar_only,
    ActionKind.SAIL: _sail,
    ActionKind.SAIL_JETTY: _sail_jetty,
    ActionKind.APPOINT: _appoint,
    ActionKind.CONSECRATE: _consecrate,
    ActionKind.BOOK: _book,
    ActionKind.COUNCIL: _council,
    ActionKind.COUNCIL_TOKEN: _council_token,
    ActionKind.EXPEL: _expel,
    ActionKind.EXPEL_TOKEN: _expel_token,
    ActionKind.MEDITATE: _meditate,
    ActionKind.TIRE: _tire,
    ActionKind.END: _by_bar_only,
}


def _bar(place: Place, a: Action) -> list[Spelling]:
    """What is picked after the action's button; a button alone is the empty spelling."""
    if a.kind in (
        ActionKind.SHRINE,
        ActionKind.DONE,
        ActionKind.EXPEL,
        ActionKind.EXPEL_TOKEN,
        ActionKind.MEDITATE,
        ActionKind.END,
    ):
        return [()]
    if a.kind in (ActionKind.FAVOUR, ActionKind.COUNCIL):
        near: list[Spelling] = [(_island(a.source),), (_novice(a.source),)]
        return [(_favour(a.source),), *near] if a.kind == ActionKind.FAVOUR else near
    if a.kind == ActionKind.COUNCIL_TOKEN:
        return [(_token("novice"),), (COUNCIL,)]
    if a.kind == ActionKind.HERBS:
        return [(_island(a.target),), (Pick(Kind.RESTING, ISLAND_NAMES[a.target]),)]
    if a.kind == ActionKind.RECRUIT:
        return [(_island(a.source),), (_novice(a.source),)]
    if a.kind == ActionKind.TIRE:
        return [(_island(a.target),)]
    if a.kind in (ActionKind.APPOINT, ActionKind.CONSECRATE):
        return [(_tile(a.tile),)]
    if a.kind == ActionKind.BOOK:
        return [(_field(a.tile), _field(a.to_tile))]
    if a.kind == ActionKind.PLACE_PAIRS:
        return [tuple(_island(i) for i in four) for four in permutations(a.islands)]
    source = {ActionKind.SAIL_JETTY: JETTY, ActionKind.TIDES_JETTY: JETTY}.get(a.kind)
    if a.kind == ActionKind.TIDES_INACTIVE:
        source = Pick(Kind.RESTING, ISLAND_NAMES[a.source])
    if a.kind in (ActionKind.JOURNEY, ActionKind.TIDES, ActionKind.SAIL):
        source = _novice(a.source)
    return [(source, _island(a.target))] if source else [(_island(a.target),)]
