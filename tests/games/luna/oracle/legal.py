"""Which lines may come next (chapters 4, 5 and 8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from .table import Place, Table


def legal_lines(table: Table) -> list[str]:
    """Every legal next line in canonical form, sorted by code point."""
    if table.phase == "over":
        lines: list[str] = []
    elif table.phase == "prepare":
        lines = list(preparation(table))
    elif table.phase == "tire":
        lines = [f"tire {i}" for i, place in table.players[table.automaton].islands.items() if place.active]
    elif table.pending:
        lines = ["done", *steps(table, table.pending.kind)]
    else:
        lines = list(actions(table))
    return sorted(lines)


def preparation(table: Table) -> Iterator[str]:
    """First everybody's shrine, then everybody's pairs."""
    if table.without_shrine:
        taken = {i for player in table.players.values() for i, place in player.islands.items() if place.shrine}
        if len(table.seats) == 2:  # solo has two seats too (R16)
            taken.add("herbs")
        yield from (f"place shrine {i}" for i in table.islands if i not in taken)
    else:
        free = [i for i in table.islands if not table.me.islands[i].shrine]
        yield from ("place pairs " + " ".join(four) for four in combinations(free, 4))


def actions(table: Table) -> Iterator[str]:
    yield from favor(table)
    yield from recruit(table)
    yield from shrine(table)
    yield from herbs(table)
    yield from steps(table, "journey")
    if "tides" in table.me.favors:
        yield from steps(table, "tides")
    yield from sail(table)
    yield from appoint(table)
    yield from consecrate(table)
    yield from book(table)
    yield from council(table)
    yield from expel(table)
    yield "end" if table.solo else "meditate"


def blocked(table: Table, island: str) -> bool:
    """Solo levels 2 and 3: nothing of the human's on the apostate's island may be used (R9)."""
    return table.level >= 2 and island == table.figures["apostate"]


def usable(table: Table) -> Iterator[tuple[str, Place]]:
    """The islands where the actor may use own novices."""
    for island in table.islands:
        if not blocked(table, island):
            yield island, table.me.islands[island]


def with_token(table: Table, line: str, novices: int, cost: int, token: bool = True) -> Iterator[str]:
    """The line if `cost` novices are there, and the line with the Novice token if one fewer is (R3, R4)."""
    if novices >= cost:
        yield line
    if token and "novice" in table.me.favors and novices >= cost - 1:
        yield f"{line} novice"


def favor(table: Table) -> Iterator[str]:
    """In solo the Herbs favour comes once per round (R19)."""
    for island, place in usable(table):
        if island == "herbs" and table.herbs_taken:
            continue
        if island not in table.me.favors and table.stock[island]:
            cost = 1 if place.shrine else 2
            yield from with_token(table, f"favor {island}", place.active, cost, token=island != "novice")


def recruit(table: Table) -> Iterator[str]:
    if table.me.reserve:  # R12
        for island, place in usable(table):
            yield from with_token(table, f"recruit {island}", place.active, 2)


def shrine(table: Table) -> Iterator[str]:
    island = table.figures["builder"]
    place = table.me.islands[island]
    if blocked(table, island) or place.shrine or not table.me.shrines or "shrine" not in table.me.favors:
        return
    yield from with_token(table, "shrine", place.active, 2)


def herbs(table: Table) -> Iterator[str]:
    if "herbs" in table.me.favors:
        for island, place in usable(table):
            if island != "herbs":
                yield from (f"herbs {island} {n}" for n in (1, 2) if n <= place.inactive)


def steps(table: Table, kind: str) -> Iterator[str]:
    """One novice's move to beside any other island (R1); who moved in this action stays."""
    moved = table.pending.moved if table.pending else {}
    for island, place in usable(table):
        others = [i for i in table.islands if i != island]
        if place.active:
            yield from (f"{kind} {island}>{other}" for other in others)
        if kind == "tides" and place.inactive - moved.get(island, 0) >= 1:
            yield from (f"tides {island}~>{other}" for other in others)
    if kind == "tides" and table.me.jetty:
        yield from (f"tides jetty>{island}" for island in table.islands)


def sail(table: Table) -> Iterator[str]:
    if "sailboat" in table.me.favors:
        crews = {island: place.active for island, place in usable(table)} | {"jetty": table.me.jetty}
        for origin, crew in crews.items():
            for target in table.islands:
                if target != origin:
                    yield from (f"sail {origin}>{target} {n}" for n in (1, 2) if n <= crew)


def appoint(table: Table) -> Iterator[str]:
    """The first novice always is a real one; the token may stand for the second (R15)."""
    tiles = table.released() + (table.bribable() if "bribery" in table.me.favors else [])
    places = dict(usable(table))
    for tile in tiles:
        place = places.get(table.symbol(tile.number))
        if place and tile.novice is None:
            line = f"appoint {tile.number}"
            yield from with_token(table, line, place.active, 1 if place.shrine else 2, token=not place.shrine)


def consecrate(table: Table) -> Iterator[str]:
    tiles = table.released() + (table.bribable() if "bribery" in table.me.favors else [])
    yield from (f"consecrate {tile.number}" for tile in tiles if tile.novice == table.actor)


def book(table: Table) -> Iterator[str]:
    """Any book, an own novice's too (R6), to an own novice without one."""
    if "book" in table.me.favors:
        for origin, giver in table.temple.items():
            for target, taker in table.temple.items():
                if giver.book and taker.novice == table.actor and not taker.book:
                    yield f"book {origin}>{target}"


def council(table: Table) -> Iterator[str]:
    left = table.seats_left(table.acting)  # R12
    token = "novice" in table.me.favors
    if token and left >= 1:
        yield "council 0 novice"  # R3
    for island, place in usable(table):
        for n in range(1, place.active + 1):
            if n <= left:
                yield f"council {island} {n}"
            if token and n + 1 <= left:
                yield f"council {island} {n} novice"


def expel(table: Table) -> Iterator[str]:
    if table.level == 3:
        return
    token = "novice" in table.me.favors
    if token:
        yield "expel 0 novice"  # R3
    for n in range(1, table.me.islands[table.figures["apostate"]].active + 1):
        yield f"expel {n}"
        if token:
            yield f"expel {n} novice"
