"""The one finite table of actions. The index of an action is its code; no action is made during play.

Codes of one kind are contiguous, so the kernel computes them: `FIRST[kind] + offset`. Offsets are given beside each
kind below; notation as in the record format.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from luna.games.luna.rules.constants import ISLAND_NAMES, ISLANDS, NOVICES, TILES


class ActionKind(StrEnum):
    """What is done; where novices of different kinds do it, each has a kind of its own."""

    PLACE_SHRINE = "place_shrine"
    PLACE_PAIRS = "place_pairs"
    FAVOUR = "favor"
    RECRUIT = "recruit"
    SHRINE = "shrine"
    HERBS = "herbs"
    JOURNEY = "journey"
    TIDES = "tides"
    TIDES_INACTIVE = "tides_inactive"
    TIDES_JETTY = "tides_jetty"
    DONE = "done"
    SAIL = "sail"
    SAIL_JETTY = "sail_jetty"
    APPOINT = "appoint"
    CONSECRATE = "consecrate"
    BOOK = "book"
    COUNCIL = "council"
    COUNCIL_TOKEN = "council_token"
    EXPEL = "expel"
    EXPEL_TOKEN = "expel_token"
    MEDITATE = "meditate"
    TIRE = "tire"
    END = "end"


@dataclass(frozen=True, slots=True)
class Action:
    """One action: `kind`, its line and what it names; -1 = names none.

    `source` and `target` are islands (source -1 in tides and sail = the jetty), `tile` and `to_tile` tile numbers,
    `count` real novices, `novice` whether the Novice token stands for one more, `islands` the four of a placement.
    """

    kind: ActionKind
    notation: str
    source: int = -1
    target: int = -1
    tile: int = -1
    to_tile: int = -1
    count: int = 0
    novice: bool = False
    islands: tuple[int, ...] = ()


def _both(kind: ActionKind, line: str, **named: int) -> Iterator[Action]:
    yield Action(kind, line, **named)  # type: ignore[arg-type]
    yield Action(kind, f"{line} novice", novice=True, **named)  # type: ignore[arg-type]


def _placements() -> Iterator[Action]:
    for i, name in enumerate(ISLAND_NAMES):  # offset = island
        yield Action(ActionKind.PLACE_SHRINE, f"place shrine {name}", target=i)


def _pairs() -> Iterator[Action]:
    """Index only: the record wants the four islands in order of their position, see `notation.py`."""
    for four in combinations(range(ISLANDS), 4):  # offset = index in PAIRS
        yield Action(ActionKind.PLACE_PAIRS, "place pairs " + " ".join(ISLAND_NAMES[i] for i in four), islands=four)


def _work() -> Iterator[Action]:
    for i, name in enumerate(ISLAND_NAMES):  # offset = 2 * island + novice token
        yield from _both(ActionKind.FAVOUR, f"favor {name}", source=i)
    for i, name in enumerate(ISLAND_NAMES):  # offset = 2 * island + novice token
        yield from _both(ActionKind.RECRUIT, f"recruit {name}", source=i)
    yield from _both(ActionKind.SHRINE, "shrine")  # offset = novice token
    for i, name in enumerate(ISLAND_NAMES):  # offset = 2 * island + count - 1
        for count in (1, 2):
            yield Action(ActionKind.HERBS, f"herbs {name} {count}", target=i, count=count)


def _moves() -> Iterator[Action]:
    names = list(enumerate(ISLAND_NAMES))
    for kind, line, sign in (
        (ActionKind.JOURNEY, "journey", ">"),
        (ActionKind.TIDES, "tides", ">"),
        (ActionKind.TIDES_INACTIVE, "tides", "~>"),
    ):
        for a, source in names:  # offset = 7 * from + to
            for b, target in names:
                yield Action(kind, f"{line} {source}{sign}{target}", source=a, target=b, count=1)
    for b, target in names:  # offset = to
        yield Action(ActionKind.TIDES_JETTY, f"tides jetty>{target}", target=b, count=1)
    yield Action(ActionKind.DONE, "done")
    for a, source in names:  # offset = 14 * from + 2 * to + count - 1
        for b, target in names:
            for count in (1, 2):
                yield Action(ActionKind.SAIL, f"sail {source}>{target} {count}", source=a, target=b, count=count)
    for b, target in names:  # offset = 2 * to + count - 1
        for count in (1, 2):
            yield Action(ActionKind.SAIL_JETTY, f"sail jetty>{target} {count}", target=b, count=count)


def _temple() -> Iterator[Action]:
    for tile in range(1, TILES + 1):  # offset = 2 * (tile - 1) + novice token
        yield from _both(ActionKind.APPOINT, f"appoint {tile}", tile=tile)
    for tile in range(1, TILES + 1):  # offset = tile - 1
        yield Action(ActionKind.CONSECRATE, f"consecrate {tile}", tile=tile)
    for tile in range(1, TILES + 1):  # offset = 28 * (from - 1) + to - 1
        for to_tile in range(1, TILES + 1):
            yield Action(ActionKind.BOOK, f"book {tile}>{to_tile}", tile=tile, to_tile=to_tile)


def _rest() -> Iterator[Action]:
    for i, name in enumerate(ISLAND_NAMES):  # offset = 2 * 13 * island + 2 * (count - 1) + novice token
        for count in range(1, NOVICES + 1):
            yield from _both(ActionKind.COUNCIL, f"council {name} {count}", source=i, count=count)
    yield Action(ActionKind.COUNCIL_TOKEN, "council 0 novice", novice=True)
    for count in range(1, NOVICES + 1):  # offset = 2 * (count - 1) + novice token
        yield from _both(ActionKind.EXPEL, f"expel {count}", count=count)
    yield Action(ActionKind.EXPEL_TOKEN, "expel 0 novice", novice=True)
    yield Action(ActionKind.MEDITATE, "meditate")
    for i, name in enumerate(ISLAND_NAMES):  # offset = island
        yield Action(ActionKind.TIRE, f"tire {name}", target=i)
    yield Action(ActionKind.END, "end")


ACTIONS: tuple[Action, ...] = (*_placements(), *_pairs(), *_work(), *_moves(), *_temple(), *_rest())
"""Every action of the game; index = code."""

PAIRS: tuple[tuple[int, ...], ...] = tuple(a.islands for a in ACTIONS if a.islands)
"""The 35 placements of four pairs."""

FIRST: dict[str, int] = {}
"""Code of the first action of each kind."""
for _code, _action in enumerate(ACTIONS):
    FIRST.setdefault(_action.kind, _code)
