"""Displacement in the temple and the discs of the council: what players and the automaton share."""

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import AUTOMATON, COUNCIL_SEATS, IN_TEMPLE, ISLANDS, NOBODY
from luna.games.luna.rules.state import State

LAST_SEAT = COUNCIL_SEATS - 1


def displace(s: State, mover: int, tile: int) -> None:
    """Every other order's unprotected novice on a lower neighbouring field leaves; 1 influence each.

    R7: its tile stays. In solo the automaton's go to rest beside the island of the field's symbol.
    """
    for k in range(6 * tile, 6 * tile + 6):
        other = s.table.near[k]
        if not 0 < other < tile or s.where[other] != IN_TEMPLE or s.book[other]:
            continue
        owner = s.owner[other]
        if owner in (NOBODY, mover):
            continue
        s.owner[other] = NOBODY
        s.influence[mover] += 1
        island = -1
        if s.table.solo and owner == AUTOMATON:
            island = s.table.symbol[other]
            s.inactive[ISLANDS + island] += 1
        else:
            s.jetty[owner] += 1
        if s.log is not None:
            s.log.append(ev.NoviceDisplaced(owner, mover, other, island))


def advance_disc(s: State, seat: int, steps: int) -> None:
    """A disc goes forward, at most to the last seat; it lies on top of those there, on the last seat under them."""
    source = s.seat_at[seat]
    target = min(source + steps, LAST_SEAT)
    if target == source:
        return
    s.seat_at[seat] = target
    at = 0
    while s.rank[at] != seat:
        at += 1
    while at > 0 and ahead_of(s, target, s.rank[at - 1]):
        s.rank[at] = s.rank[at - 1]
        at -= 1
    s.rank[at] = seat
    if s.log is not None:
        s.log.append(ev.CouncilAdvanced(seat, source, target, s.table.council[target]))


def ahead_of(s: State, target: int, other: int) -> bool:
    """Whether a disc arriving on seat `target` beats the disc of `other`."""
    if target == LAST_SEAT:
        return s.seat_at[other] < LAST_SEAT
    return s.seat_at[other] <= target
