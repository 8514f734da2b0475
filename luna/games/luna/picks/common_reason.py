"""The reason that is in the way of all of several actions: what a refused gesture or a dim button has to tell.

The first rule against the first action would be true of that one only ("Tile 1 is not in this game").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from luna.core.intent import Pick, Spelling
from luna.core.rules import Violation
from luna.games.luna.picks.bar import button_of
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import (
    BRIBERY,
    HERBS,
    IN_TEMPLE,
    ISLAND_NAMES,
    NOBODY,
    NOVICE,
    ON_PATH,
    TILES,
)
from luna.games.luna.rules.explain import violations
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import barred_island, bribable, released

Way = Sequence[Violation]
"""All rules in the way of one action."""

NEVER_MEANT = (
    frozenset({"not_on_herbs_island", "novice_for_novice", "tile_not_in_game", "tile_in_temple"}),
    frozenset({"same_island"}),
    frozenset({"travel_open", "nothing_begun", "tire_first", "tire_over", "solo_only"}),
    frozenset({"preparation_first", "preparation_over"}),
)
"""Reasons of actions that nobody means while the same gesture has others; the later, the less."""


def common_reason(p: Position, codes: Iterable[int], picks: Spelling = ()) -> Violation:
    """What is in the way of every one of some illegal actions, and if that differs what they all lack."""
    return common_reasons(p, codes, picks)[0]


def common_reasons(p: Position, codes: Iterable[int], picks: Spelling = ()) -> tuple[Violation, ...]:
    """All that is in the way of every one of some illegal actions, the one to be named first first.

    `picks` is the gesture that could mean any of them, none for a button. Raises ValueError without actions.
    """
    ways = {code: violations(p, code) for code in codes}
    least = min(_remoteness(p, code, way) for code, way in ways.items())
    meant = {code: way for code, way in ways.items() if _remoteness(p, code, way) == least}
    lacking = {button_of(ACTIONS[code]).key for code in meant}
    return tuple(_shared(list(meant.values()))) or (_lacking(p, lacking, picks),)


def _remoteness(p: Position, code: int, way: Way) -> int:
    """How far an action is from being meant: 0 for all that differ only in what is on the table."""
    if ACTIONS[code].novice and not p.owns(NOVICE):
        return len(NEVER_MEANT) + 1  # a token that the order lacks is no way of its own
    reasons = {violation.reason for violation in way}
    return max((k for k, never in enumerate(NEVER_MEANT, 1) if reasons & never), default=0)


def _shared(ways: list[Way]) -> Iterator[Violation]:
    """The rules that forbid all of them; of the amounts one takes the least, which all of them take."""
    for first in ways[0]:
        alike = [next((other for other in way if _same(first, other)), None) for way in ways]
        found = [violation for violation in alike if violation]
        if len(found) == len(ways):
            yield min(found, key=lambda violation: int(violation.args.get("needed", 0)))


def _same(first: Violation, other: Violation) -> bool:
    return first.reason == other.reason and all(
        other.args[name] == value for name, value in first.args.items() if name != "needed"
    )


def _lacking(p: Position, names: set[str], picks: Spelling) -> Violation:
    """What the order would need for any of the actions, by the names of their buttons or the piece that was taken."""
    if names == {"book"} and len(picks) == 2 and picks[-1].kind == Kind.FIELD:
        return _book_at(p, int(picks[-1].key))
    if picks[:1] == (Pick(Kind.TOKEN, "bribery"),):
        return _bribery(p, picks)
    if len(names) == 1:
        return _BY_ACTION[names.pop()](p)
    kind = picks[0].kind if picks else ""
    needed: dict[str, str] = {Kind.RESTING: "inactive_need_token", Kind.JETTY: "jetty_needs_token"}
    return Violation(needed.get(kind, "novice_token_idle"))


def _active(p: Position, island: int) -> int:
    return p.active_of(p.s.actor, island)


def _blocked(p: Position, present: Callable[[Position, int], int]) -> str:
    """The island that the apostate blocks if there are novices there that would do, else "none"."""
    barred = barred_island(p.s)
    return ISLAND_NAMES[barred] if barred >= 0 and present(p, barred) else "none"


def _no_favour(p: Position) -> Violation:
    return Violation("no_favour", {"blocked": _blocked(p, _active)})


def _no_recruit(p: Position) -> Violation:
    return Violation("no_recruit", {"needed": 2 - p.owns(NOVICE), "blocked": _blocked(p, _active)})


def _none_to_wake(p: Position) -> Violation:
    return Violation("none_to_wake", {"blocked": _blocked(p, _asleep)})


def _asleep(p: Position, island: int) -> int:
    return p.inactive(island) if island != HERBS else 0


def _none_active(p: Position) -> Violation:
    return Violation("none_active", {"blocked": _blocked(p, _active)})


def _none_to_move(p: Position) -> Violation:
    return Violation("none_to_move", {"blocked": _blocked(p, lambda p, island: _active(p, island) + p.to_move(island))})


def _none_to_sail(p: Position) -> Violation:
    return Violation("none_to_sail", {"blocked": _blocked(p, _active)})


def _no_tile_to_appoint(p: Position) -> Violation:
    bribery = p.owns(BRIBERY)
    free = [tile for tile in _path(p, NOBODY) if released(p.s, tile) or (bribery and bribable(p.s, tile))]
    args = {"bribery": "yes" if bribery else "no", "blocked": _blocked_symbol(p, free)}
    return Violation("no_tile_to_appoint", args)


def _blocked_symbol(p: Position, tiles: list[int]) -> str:
    """The blocked island if it could appoint to one of these tiles, else "none"."""
    symbols = {p.symbol(tile) for tile in tiles}
    return _blocked(p, lambda p, island: _active(p, island) if island in symbols else 0)


def _none_released(p: Position) -> Violation:
    return Violation("none_released" if _path(p, p.s.actor) else "none_on_path")


def _no_novice_without_book(p: Position) -> Violation:
    return Violation("no_novice_without_book")


def _book_at(p: Position, tile: int) -> Violation:
    """A field that is neither where a book comes from nor where one can go."""
    readers = [t for t in range(1, TILES + 1) if p.row("where")[t] == IN_TEMPLE and p.row("owner")[t] == p.s.actor]
    if all(p.row("book")[t] for t in readers):
        return Violation("no_novice_without_book")
    return Violation("no_use_for_book", {"tile": tile})


def _bribery(p: Position, picks: Spelling) -> Violation:
    if len(picks) > 1 and picks[1].kind == Kind.NOVICE:
        return Violation("bribery_none_for", {"island": picks[1].key})
    free = [tile for tile in _path(p, NOBODY) if bribable(p.s, tile)]
    return Violation("bribery_opens_nothing", {"blocked": _blocked_symbol(p, free)})


def _path(p: Position, owner: int) -> list[int]:
    """Tiles of the path with a novice of an order, or with nobody."""
    return [t for t in range(1, TILES + 1) if p.row("where")[t] == ON_PATH and p.row("owner")[t] == owner]


_BY_ACTION: dict[str, Callable[[Position], Violation]] = {
    "favor": _no_favour,
    "recruit": _no_recruit,
    "herbs": _none_to_wake,
    "journey": _none_active,
    "tides": _none_to_move,
    "sail": _none_to_sail,
    "appoint": _no_tile_to_appoint,
    "consecrate": _none_released,
    "book": _no_novice_without_book,
    "council": _none_active,
}
"""What no action of a name can do without, where its ways do not fail for the same rule."""
