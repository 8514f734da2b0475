"""What hangs on the next tiles and leaders: points that a tile would bring a seat, and conflicts it may be drawn into.

Only from what lies on the map: the rules play each of these actions on a copy, whoever may hold the piece for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from luna.games.rivers.points.kingdoms import neighbours, region
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import ACTIONS, FIRST, ActionKind
from luna.games.rivers.rules.conflicts import open_wars
from luna.games.rivers.rules.constants import ACT, EMPTY, MOST_JOINED, NOWHERE, ORDER, SPHERES
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.regions import kingdoms_beside
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State

TILES = {(action.colour, action.cell): code for code, action in enumerate(ACTIONS) if action.kind == ActionKind.TILE}
LEADERS = range(FIRST[ActionKind.LEADER], FIRST[ActionKind.WITHDRAW])


@dataclass(frozen=True, slots=True)
class Threat:
    """A conflict that another seat could begin: what counts on the map for both, and whether that is enough for it."""

    other: int
    own: int
    lost: bool

    @property
    def weight(self) -> tuple[bool, int]:
        """By what the worst is found."""
        return self.lost, self.other - self.own


def earning(state: State, seat: int) -> tuple[int, ...]:
    """By colour the points that the best place for one more tile would bring a seat."""
    moved, places = _turn_of(state, seat), _around(state, seat)
    return tuple(max((_earned(moved, seat, colour, cell) for cell in places), default=0) for colour in range(SPHERES))


def threats(state: State, seat: int) -> tuple[Threat | None, ...]:
    """By colour the worst that others could do to the seat's leader there with one leader or tile, None for nothing."""
    worst: list[Threat | None] = [None] * SPHERES
    for conflict in _conflicts(state, seat):
        attacks = conflict.attacker == seat
        sides = (conflict.attack, conflict.defence) if attacks else (conflict.defence, conflict.attack)
        found = Threat(sides[1], sides[0], conflict.defence >= conflict.attack if attacks else sides[1] > sides[0])
        known = worst[conflict.colour]
        if known is None or found.weight > known.weight:
            worst[conflict.colour] = found
    return tuple(worst)


def _turn_of(state: State, seat: int) -> State:
    """The same map at the beginning of a turn of a seat."""
    other = state.copy()
    other.phase, other.left, other.active, other.actor = ACT, 2, seat, seat
    return other


def _around(state: State, seat: int) -> tuple[int, ...]:
    """The empty cells beside the kingdoms of a seat."""
    own = [state.leader[SPHERES * seat + colour] for colour in range(SPHERES)]
    cells = {cell for at in own if at != NOWHERE for cell in region(state.cells, at)}
    near = {side for cell in cells for side in neighbours(cell)}
    return tuple(sorted(cell for cell in near if state.cells[cell] == EMPTY))


def _played(state: State, code: int) -> tuple[State, list[ev.Event]]:
    """What the rules make of an action, whether somebody has the piece for it or not."""
    after, told = state.copy(), list[ev.Event]()
    after.log = told
    play(after, code)
    return after, told


def _earned(state: State, seat: int, colour: int, cell: int) -> int:
    code = TILES.get((colour, cell))
    if code is None or kingdoms_beside(state, cell) != 1:
        return 0
    gains = (event for event in _played(state, code)[1] if isinstance(event, ev.PointsGained))
    return sum(gain.points for gain in gains if gain.seat == seat)


def _conflicts(state: State, seat: int) -> Iterator[ev.ConflictBegun]:
    """All that others could begin with it, by a leader in its kingdoms or by a tile that joins them with another."""
    places = _around(state, seat)
    joining = [cell for cell in places if kingdoms_beside(state, cell) == MOST_JOINED]
    tiles = [next(TILES[colour, cell] for colour in range(SPHERES) if (colour, cell) in TILES) for cell in joining]
    for other in range(state.table.seats):
        if other != seat:
            moved = _turn_of(state, other)
            leaders = (code for code in RULES.legal(moved) if code in LEADERS and ACTIONS[code].cell in places)
            for code in (*leaders, *tiles):
                yield from (begun for begun in _begun(moved, code) if seat in (begun.attacker, begun.defender))


def _begun(state: State, code: int) -> Iterator[ev.ConflictBegun]:
    """The conflicts that an action opens, each as it would begin first."""
    after, told = _played(state, code)
    if after.phase == ORDER:
        wars = (_played(after, FIRST[ActionKind.WAR] + colour)[1] for colour in open_wars(after))
        told = [event for war in wars for event in war]
    yield from (event for event in told if isinstance(event, ev.ConflictBegun))
