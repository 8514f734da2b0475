"""A position as it is looked at: what one pair of eyes may know, frozen, and cheap to change for a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.points.kingdoms import region, temples_of
from luna.games.rivers.rules.conflicts import open_wars
from luna.games.rivers.rules.constants import (
    ATTACK,
    BUILD,
    COLOURS,
    DEFEND,
    EMPTY,
    LEADER,
    NOBODY,
    NOWHERE,
    OPEN,
    ORDER,
    OVER,
    PHASE_NAMES,
    RED,
    SPHERES,
)
from luna.games.rivers.rules.monuments import pairs, squares
from luna.games.rivers.rules.rounds import round_of
from luna.games.rivers.rules.state import State, bag_left, treasures_left

Counts = tuple[int, ...]
"""Numbers by colour."""
NONE: Counts = (0,) * SPHERES


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a conflict: its seat, where its leader stands, what counts for it on the map, and from the hand."""

    seat: str
    leader: int
    supporters: tuple[int, ...]
    strength: int
    committed: int | None


@dataclass(frozen=True, slots=True)
class Conflict:
    """A revolt or war under way; `support` is the colour of what counts in it."""

    colour: str
    support: str
    sides: tuple[Side, Side]

    def committing(self, seat: str, count: int) -> Conflict:
        """A side has laid down tiles."""
        one, other = (replace(side, committed=count) if side.seat == seat else side for side in self.sides)
        return replace(self, sides=(one, other))


@dataclass(frozen=True, slots=True)
class Player:
    """What a seat has; leaders by colour with the cell they stand on. Points and treasures are None for other eyes."""

    held: int
    catastrophes: int
    leaders: tuple[int, ...]
    points: Counts | None
    treasures: int | None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One position.

    `holder` is the seat whose screen is seen from behind, its `hand` None where no eyes may see it; `laid` are tiles of
    it that lie on the bag. `wars` are those of which the next is to be chosen, `squares` those that could be built on
    now, with one of the monuments `offered`. `aloft` are pieces that are on their way: leaders as in
    "leader:heron:red", `coming` tiles on their way to the hand, which keeps their places free.
    """

    phase: str
    round: int
    left: int
    seats: tuple[str, ...]
    actor: str | None
    active: str | None
    cells: tuple[int, ...]
    treasures: frozenset[int]
    monuments: tuple[int, ...]
    join: int
    bag: int
    lying: int
    players: Mapping[str, Player]
    holder: str | None
    hand: Counts | None
    conflict: Conflict | None
    wars: tuple[Conflict, ...]
    squares: tuple[int, ...]
    offered: tuple[int, ...]
    laid: Counts = NONE
    coming: Counts = NONE
    aloft: frozenset[str] = frozenset()

    @classmethod
    def of(cls, state: State, acted: int | None = None, person: int | None = None) -> Snapshot:
        """What may be seen of a position, `person` and `acted` as in the contract of views."""
        names, over = state.table.names, state.phase == OVER
        actor = state.actor if acted is None else acted
        holder = _holder(state, actor, person)
        building = state.phase == BUILD
        return cls(
            phase=PHASE_NAMES[state.phase],
            round=round_of(state),
            left=state.left if acted is None else 0,
            seats=names,
            actor=None if actor == NOBODY or over else names[actor],
            active=None if over else names[state.active if acted is None else acted],
            cells=tuple(state.cells)[:-1],
            treasures=frozenset(cell for cell, lies in enumerate(state.treasure) if lies),
            monuments=tuple(state.monument),
            join=state.join,
            bag=bag_left(state),
            lying=treasures_left(state),
            players={name: _player(state, seat, holder) for seat, name in enumerate(names)},
            holder=None if holder == NOBODY else names[holder],
            hand=None if holder == NOBODY else tuple(state.hand[SPHERES * holder : SPHERES * holder + SPHERES]),
            conflict=_conflict(state) if state.phase in (ATTACK, DEFEND) else None,
            wars=tuple(_wars(state)) if state.phase == ORDER else (),
            squares=tuple(squares(state)) if building else (),
            offered=tuple(pairs(state)) if building else (),
        )

    @property
    def own(self) -> bool:
        """Whether who sits behind the screen is to act."""
        return self.holder is not None and self.holder == self.actor

    def supply(self, seat: str) -> tuple[bool, ...]:
        """Which leaders of a seat are behind its screen, by colour."""
        standing = self.players[seat].leaders
        return tuple(
            at == NOWHERE and f"leader:{seat}:{colour}" not in self.aloft
            for at, colour in zip(standing, COLOURS, strict=True)
        )

    # -- changed for a picture

    def laying(self, tiles: Counts) -> Snapshot:
        """Some tiles of the hand lie on the bag."""
        if self.hand is None or not any(tiles):
            return self
        left = tuple(held - laid for held, laid in zip(self.hand, tiles, strict=True))
        return replace(self, hand=left, laid=tiles)

    def without(self, piece: Pick, count: int) -> Snapshot:
        """A piece is not where it was: a hand has it."""
        match piece.kind:
            case Kind.HAND if self.hand is not None:
                taken = tuple(count * (colour == piece.key) for colour in COLOURS)
                return replace(self, hand=tuple(max(0, a - b) for a, b in zip(self.hand, taken, strict=True)))
            case Kind.CATASTROPHE if self.holder:
                own = self.players[self.holder]
                return self.with_player(self.holder, replace(own, catastrophes=own.catastrophes - 1))
            case Kind.SUPPLY if self.holder:
                return self.lifting(f"leader:{self.holder}:{piece.key}")
            case Kind.LEADER:
                return self.lifting(f"leader:{piece.key}")
        return self

    def lifting(self, *names: str) -> Snapshot:
        """Some things are on their way."""
        return replace(self, aloft=self.aloft.union(names))

    def holding(self, content: int, *cells: int) -> Snapshot:
        """Some cells hold something else."""
        return replace(self, cells=tuple(content if at in cells else each for at, each in enumerate(self.cells)))

    def without_leader(self, seat: int, colour: int) -> Snapshot:
        """A leader is behind its screen."""
        name = self.seats[seat]
        player, at = self.players[name], self.players[name].leaders[colour]
        leaders = tuple(NOWHERE if each == colour else cell for each, cell in enumerate(player.leaders))
        bare = self if at == NOWHERE else self.holding(EMPTY, at)
        return bare.with_player(name, replace(player, leaders=leaders))

    def with_player(self, seat: str, player: Player) -> Snapshot:
        """One seat has something else."""
        return replace(self, players={**self.players, seat: player})


def _holder(state: State, actor: int, person: int | None) -> int:
    """The seat whose screen is seen from behind: that of the eyes that look, of an open position whose is asked for."""
    if state.viewer != OPEN:
        return state.viewer
    if person is not None:
        return person
    return NOBODY if state.phase == OVER else actor


def _player(state: State, seat: int, holder: int) -> Player:
    own = range(SPHERES * seat, SPHERES * seat + SPHERES)
    known = seat == holder or state.phase == OVER
    return Player(
        held=state.held[seat],
        catastrophes=state.catastrophes[seat],
        leaders=tuple(state.leader[place] for place in own),
        points=tuple(state.points[place] for place in own) if known else None,
        treasures=state.treasures[seat] if known else None,
    )


def _conflict(state: State) -> Conflict:
    strengths, seats = (state.attack, state.defence), (state.attacker, state.defender)
    conflict = conflict_of(tuple(state.cells), state.join, state.colour, strengths, seats, state.table.names)
    return conflict if state.committed < 0 else conflict.committing(conflict.sides[0].seat, state.committed)


def _wars(state: State) -> Iterator[Conflict]:
    """Those of which the next is to be chosen, as they stand on the map."""
    for colour in open_wars(state):
        places = (SPHERES * seat + colour for seat in range(state.table.seats))
        seats = [place // SPHERES for place in places if state.crowns[state.join] >> place & 1]
        bare = conflict_of(tuple(state.cells), state.join, colour, (0, 0), (seats[0], seats[1]), state.table.names)
        one, other = (replace(side, strength=len(side.supporters)) for side in bare.sides)
        yield replace(bare, sides=(one, other))


def conflict_of(
    cells: Counts, join: int, colour: int, strengths: tuple[int, int], seats: tuple[int, int], names: tuple[str, ...]
) -> Conflict:
    """A conflict that has just begun; `join` is NOWHERE for a revolt."""
    support = RED if join == NOWHERE else colour
    attacker, defender = (
        _side(cells, join, SPHERES * seat + colour, names[seat], strength)
        for seat, strength in zip(seats, strengths, strict=True)
    )
    return Conflict(COLOURS[colour], COLOURS[support], (attacker, defender))


def _side(cells: Counts, join: int, place: int, name: str, strength: int) -> Side:
    """What counts for a leader on the map: in a revolt its temples, in a war the tiles of its side."""
    at = cells.index(LEADER + place)
    tile = 1 + place % SPHERES
    war = (cell for cell in region(cells, at, join) if cells[cell] == tile)
    return Side(name, at, temples_of(cells, at) if join == NOWHERE else tuple(war), strength, None)
