"""Revolts and wars: when they are open, who attacks, what counts, who loses what."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import ATTACK, CELLS, DEFEND, NOBODY, NOWHERE, ORDER, RED, SPHERES
from luna.games.rivers.rules.regions import beside_leader, clear, crowned, lifted
from luna.games.rivers.rules.state import State

REVOLT, WAR = ev.Reason.REVOLT, ev.Reason.WAR


def open_wars(s: State) -> list[int]:
    """R8: colours of which the region of the joining tile has two leaders, in their fixed order."""
    crowns = s.crowns[s.join]
    return [colour for colour in range(SPHERES) if twice(crowns, colour)]


def twice(crowns: int, colour: int) -> bool:
    """Whether two leaders of a colour are among the crowns."""
    first = crowned(crowns, colour, -1)
    return first >= 0 and crowned(crowns, colour, first) >= 0


def seek_revolt(s: State, place: int) -> bool:
    """Begins a revolt if the leader just placed has found another one of its colour in its kingdom."""
    cell = s.leader[place]
    other = crowned(s.crowns[cell], place % SPHERES, place)
    if other < 0:
        return False
    begin(s, place, other, s.temples[cell], s.temples[s.leader[other]])
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
    first = crowned(s.crowns[s.join], colour, -1)
    second = crowned(s.crowns[s.join], colour, first)
    if distance(s, second // SPHERES) < distance(s, first // SPHERES):
        first, second = second, first
    sides = parted(s)
    begin(s, first, second, strength(sides, first), strength(sides, second))


def distance(s: State, seat: int) -> int:
    """Seats from the active one clockwise."""
    return (seat - s.active + s.table.seats) % s.table.seats


def parted(s: State) -> State:
    """R6, R7: the position with the joining cell regarded as empty; a leader's kingdom there is its side."""
    return lifted(s, s.join)


def strength(sides: State, place: int) -> int:
    """Tiles of a leader's colour in its side, wherever they lie."""
    count = 0
    for cell in range(CELLS):
        if counts(sides, place, cell):
            count += 1
    return count


def counts(sides: State, place: int, cell: int) -> bool:
    """Whether a cell holds a tile of a leader's colour in its side."""
    return sides.cells[cell] == 1 + place % SPHERES and sides.crowns[cell] == sides.crowns[sides.leader[place]]


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
        gain(s, winner, RED, 1, REVOLT, NOWHERE)
    else:
        gain(s, winner, s.colour, 1 + fell(s, lost), WAR, NOWHERE)
    s.colour = s.committed = -1
    s.attacker = s.defender = NOBODY
    s.attack = s.defence = 0


def lose(s: State, place: int) -> None:
    """A leader goes to the supply."""
    cell = s.leader[place]
    s.leader[place] = NOWHERE
    clear(s, cell)
    if s.log is not None:
        s.log.append(ev.LeaderLost(place // SPHERES, place % SPHERES, cell))


def fell(s: State, place: int) -> int:
    """R9: what counted for the loser falls, but temples with a treasure or beside a leader that is still there."""
    sides = parted(s)
    colour = place % SPHERES
    lose(s, place)
    fallen = []
    for cell in range(CELLS):
        if counts(sides, place, cell) and not (colour == RED and temple_stays(s, cell)):
            clear(s, cell)
            fallen.append(cell)
    s.out[colour] += len(fallen)
    if s.log is not None and fallen:
        s.log.append(ev.TilesFell(colour, tuple(fallen)))
    return len(fallen)


def temple_stays(s: State, cell: int) -> bool:
    """Whether a treasure lies on a temple or a leader stands next to it."""
    return bool(s.treasure[cell]) or beside_leader(s, cell)


def gain(s: State, seat: int, colour: int, points: int, reason: ev.Reason, cell: int) -> None:
    """R28: points have no limit."""
    s.points[SPHERES * seat + colour] += points
    if s.log is not None:
        s.log.append(ev.PointsGained(seat, colour, points, reason, cell))
