"""What the automaton (seat 1) does by itself at the start and end of a solo round."""

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import ACTION, AUTOMATON, IN_TEMPLE, ISLANDS, TILES
from luna.games.luna.rules.state import State, guardian_value, on_path_free, released
from luna.games.luna.rules.temple import advance_disc, displace


def begin_round(s: State, island: int) -> None:
    """Its novices of the chosen island rest and its disc goes on by their actual number (R17); it takes a tile."""
    count = s.active[ISLANDS + island]
    s.active[ISLANDS + island] = 0
    s.inactive[ISLANDS + island] += count
    if s.log is not None:
        s.log.append(ev.NovicesTired(AUTOMATON, island, count))
    advance_disc(s, AUTOMATON, count)
    tile = highest_tile(s)
    if tile:
        claim(s, tile)
        take_book(s)
    s.phase = ACTION


def highest_tile(s: State) -> int:
    """The highest released free tile with one of its active novices on the tile's island; 0 = none."""
    for tile in range(TILES, 0, -1):
        if on_path_free(s, tile) and released(s, tile) and s.active[ISLANDS + s.table.symbol[tile]]:
            return tile
    return 0


def claim(s: State, tile: int) -> None:
    """The tile goes with a novice straight into the temple; R8: it displaces like everybody."""
    island = s.table.symbol[tile]
    s.active[ISLANDS + island] -= 1
    s.where[tile] = IN_TEMPLE
    s.owner[tile] = AUTOMATON
    s.influence[AUTOMATON] += guardian_value(s)
    if s.log is not None:
        s.log.append(ev.TileClaimed(AUTOMATON, island, tile, guardian_value(s)))
    displace(s, AUTOMATON, tile)


def take_book(s: State) -> None:
    """The book on the human's lowest tile goes to its own lowest tile without one (R11): 1 influence (R10)."""
    for source in range(1, TILES + 1):
        if s.book[source] and s.owner[source] == 0:
            break
    else:
        return
    target = 1
    while s.where[target] != IN_TEMPLE or s.owner[target] != AUTOMATON or s.book[target]:
        target += 1
    s.book[source] = 0
    s.book[target] = 1
    s.influence[AUTOMATON] += 1
    if s.log is not None:
        s.log.append(ev.BookMoved(AUTOMATON, source, target, 1, s.owner[source]))


def build_for_automaton(s: State) -> None:
    """R18: before scoring, never in round 1, a free shrine beside the builder if it has an active novice there.

    One shrine stands from the start and five rounds can add one each: the six never run out.
    """
    cell = ISLANDS + s.builder
    if s.round > 1 and s.active[cell] and not s.shrine[cell]:
        s.shrine[cell] = 1
        s.shrines[AUTOMATON] -= 1
        if s.log is not None:
            s.log.append(ev.ShrineBuilt(AUTOMATON, s.builder))
