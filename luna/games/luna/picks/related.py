"""What belongs to what is pointed at: a tile, its field, its island, whom it would displace there, who threatens it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.points.displacing import displaced, threats
from luna.games.luna.rules.constants import IN_TEMPLE, ISLAND_NAMES, NOBODY, ON_PATH
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State


class Relation(StrEnum):
    """How a thing is related to what is pointed at."""

    BELONGS = "belongs"
    LOSES = "loses"
    THREATENS = "threatens"


def related(state: State, pick: Pick) -> dict[Pick, str]:
    """The things related to one; those of tiles and fields as they are for the order to act."""
    return dict(_related(Position(state), pick))


def _related(p: Position, pick: Pick) -> Iterator[tuple[Pick, Relation]]:
    match pick.kind:
        case Kind.TILE:
            yield _field(int(pick.key)), Relation.BELONGS
            yield from _of_tile(p, int(pick.key))
        case Kind.FIELD:
            tile = int(pick.key)
            if p.row("where")[tile] == ON_PATH:
                yield Pick(Kind.TILE, pick.key), Relation.BELONGS
                yield from _of_tile(p, tile)
            elif p.row("where")[tile] == IN_TEMPLE and p.row("owner")[tile] != NOBODY:
                yield from _threats(p, p.row("owner")[tile], tile)
        case Kind.ISLAND | Kind.NOVICE:
            island = ISLAND_NAMES.index(pick.key)
            for tile, place in enumerate(p.row("where")):
                if place == ON_PATH and p.symbol(tile) == island:
                    yield Pick(Kind.TILE, str(tile)), Relation.BELONGS


def _of_tile(p: Position, tile: int) -> Iterator[tuple[Pick, Relation]]:
    """The island whose novices a tile takes, and what would come of its consecration now."""
    yield Pick(Kind.ISLAND, ISLAND_NAMES[p.symbol(tile)]), Relation.BELONGS
    owner = p.row("owner")[tile]
    seat = p.s.actor if owner == NOBODY else owner
    if seat == NOBODY:
        return
    for other in displaced(p.s, seat, tile):
        yield _field(other), Relation.LOSES
    yield from _threats(p, seat, tile)


def _threats(p: Position, seat: int, tile: int) -> Iterator[tuple[Pick, Relation]]:
    for other in threats(p.s, seat, tile):
        yield _field(other), Relation.THREATENS


def _field(tile: int) -> Pick:
    return Pick(Kind.FIELD, str(tile))
