"""Revolts and wars: when they are open, who attacks, what counts, who loses what."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import ATTACK, CELLS, DEFEND, EMPTY, LEADER, NOBODY, NOWHERE, ORDER, RED, SPHERES
from luna.games.rivers.rules.geography import NEAR, SIDES
from luna.games.rivers.rules.regions import Regions, beside_temple, crowned, region_at
from luna.games.rivers.rules.state import State

BESIDE = list(NEAR)
"""A C array, compiled: one that is imported would stay a list."""


def open_wars(s: State) -> list[int]:
    """R8: colours of which the region of the joining tile has two leaders, in their fixed order."""
    crowns = region_at(s, s.join, NOWHERE).crowns_at(s.join)
    return [colour for colour in range(SPHERES) if twice(crowns, colour)]


def twice(crowns: int, colour: int) -> bool:
    """Whether two leaders of a colour are among the crowns."""
    first = crowned(crowns, colour, -1)
    return first >= 0 and crowned(crowns, colour, first) >= 0


def seek_revolt(s: State, place: int) -> bool:
    """Begins a revolt if the leader just placed has found another one of its colour in its kingdom."""
    cell = s.leader[place]
    other = crowned(region_at(s, cell, NOWHERE).crowns_at(cell), place % SPHERES, place)
    if other < 0:
        return False
    begin(s, place, other, beside_temple(s, cell), beside_temple(s, s.leader[other]))
    return True


def seek_war(s: State) -> bool:
    """Goes on with the wars around the join marker: a single one begins by itself; the marker goes with the last.

    R33: where several are open the active seat names the next one, before each war anew; R32: involved or not.
    """
    colours = open_wars(s)
    if not colours:
        if s.log is not None:
            s.log.append(ev.MarkerLifted(s.join))
        s.join = NOWHERE
        return False
    if len(colours) == 1:
        begin_war(s, colours[0])
    else:
        s.phase = ORDER
        s.actor = s.active
    return True


def begin_war(s: State, colour: int) -> None:
    """R4: who comes first when counting clockwise from the active seat, beginning with it, attacks."""
    crowns = region_at(s, s.join, NOWHERE).crowns_at(s.join)
    first = crowned(crowns, colour, -1)
    second = crowned(crowns, colour, first)
    if distance(s, second // SPHERES) < distance(s, first // SPHERES):
        first, second = second, first
    begin(s, first, second, strength(s, first), strength(s, second))


def distance(s: State, seat: int) -> int:
    """Seats from the active one clockwise."""
    return (seat - s.active + s.table.seats) % s.table.seats


def side_of(s: State, place: int) -> Regions:
    """R6, R7: the region of a leader's cell with the joining cell regarded as empty."""
    return region_at(s, s.leader[place], s.join)


def strength(s: State, place: int) -> int:
    """Tiles of a leader's colour in its side, wherever they lie."""
    side = side_of(s, place)
    face = 1 + place % SPHERES
    count = 0
    for cell in range(CELLS):
        if side.of[cell] and s.cells[cell] == face:
            count += 1
    return count


def begin(s: State, attacker: int, defender: int, attack: int, defence: int) -> None:
    """A conflict between two leaders with what lies on the board for each."""
    s.colour = attacker % SPHERES
    s.attacker = attacker // SPHERES
    s.defender = defender // SPHERES
    s.attack = attack
    s.defence = defence
    s.committed = -1
    s.phase = ATTACK
    s.actor = s.attacker
    if s.log is not None:
        s.log.append(ev.ConflictBegun(s.colour, s.join, s.attacker, s.defender, attack, defence))


def supporting(s: State) -> int:
    """What supports a conflict's leaders from the hand: red in a revolt, the war's colour in a war."""
    return RED if s.join == NOWHERE else s.colour


def commit(s: State, count: int) -> bool:
    """R13: any number, once each; whether the conflict is decided with it."""
    colour = supporting(s)
    s.hand[SPHERES * s.actor + colour] -= count
    s.held[s.actor] -= count
    s.out[colour] += count
    if s.log is not None:
        s.log.append(ev.TilesCommitted(s.actor, colour, count))
    if s.phase == ATTACK:
        s.committed = count
        s.phase = DEFEND
        s.actor = s.defender
        return False
    decide(s, s.attack + s.committed, s.defence + count)
    return True


def decide(s: State, attack: int, defence: int) -> None:
    """More wins, a tie is the defender's."""
    winner = s.attacker if attack > defence else s.defender
    loser = s.attacker + s.defender - winner
    lost = SPHERES * loser + s.colour
    if s.log is not None:
        s.log.append(ev.ConflictDecided(s.colour, s.join, winner, loser, attack, defence))
    if s.join == NOWHERE:
        lose(s, lost)
        gain(s, winner, RED, 1, ev.Reason.REVOLT, NOWHERE)
    else:
        gain(s, winner, s.colour, 1 + fell(s, lost), ev.Reason.WAR, NOWHERE)
    s.colour = s.committed = -1
    s.attacker = s.defender = NOBODY
    s.attack = s.defence = 0


def lose(s: State, place: int) -> None:
    """A leader goes to the supply."""
    cell = s.leader[place]
    s.leader[place] = NOWHERE
    s.cells[cell] = EMPTY
    if s.log is not None:
        s.log.append(ev.LeaderLost(place // SPHERES, place % SPHERES, cell))


def fell(s: State, place: int) -> int:
    """R9: what counted for the loser falls, but temples with a treasure or beside a leader that is still there."""
    side = side_of(s, place)
    colour = place % SPHERES
    lose(s, place)
    fallen = []
    for cell in range(CELLS):
        if side.of[cell] and s.cells[cell] == 1 + colour and not (colour == RED and temple_stays(s, cell)):
            s.cells[cell] = EMPTY
            fallen.append(cell)
    s.out[colour] += len(fallen)
    if s.log is not None and fallen:
        s.log.append(ev.TilesFell(colour, tuple(fallen)))
    return len(fallen)


def temple_stays(s: State, cell: int) -> bool:
    """Whether a treasure lies on a temple or a leader stands next to it."""
    if s.treasure[cell]:
        return True
    for side in range(SIDES * cell, SIDES * cell + SIDES):
        if BESIDE[side] != NOWHERE and s.cells[BESIDE[side]] >= LEADER:
            return True
    return False


def gain(s: State, seat: int, colour: int, points: int, reason: ev.Reason, cell: int) -> None:
    """R28: points have no limit."""
    s.points[SPHERES * seat + colour] += points
    if s.log is not None:
        s.log.append(ev.PointsGained(seat, colour, points, reason, cell))
