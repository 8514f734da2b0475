"""A position as it is looked at: what one pair of eyes may know, frozen, and cheap to change for a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.points.kingdoms import Kingdom, temples_beside
from luna.games.rivers.rules.constants import (
    ATTACK,
    BUILD,
    COLOURS,
    DEFEND,
    EMPTY,
    NOBODY,
    NOWHERE,
    OPEN,
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
    it that lie on the bag. `squares` are those that could be built on now, with one of the monuments `built_from`.
    `aloft` are pieces that are on their way: leaders as in "leader:heron:red".
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
    squares: tuple[int, ...]
    offered: tuple[int, ...]
    laid: Counts = NONE
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
            left=state.left,
            seats=names,
            actor=None if actor == NOBODY or over else names[actor],
            active=None if over else names[state.active],
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

    def emptied(self, *cells: int) -> Snapshot:
        """Nothing lies on some cells."""
        return replace(self, cells=tuple(EMPTY if at in cells else each for at, each in enumerate(self.cells)))

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
    revolt = state.join == NOWHERE
    support = RED if revolt else state.colour
    committed = (None if state.committed < 0 else state.committed, None)
    strengths = state.attack, state.defence
    seats = state.attacker, state.defender
    first, second = (
        _side(state, seat, strength, laid) for seat, strength, laid in zip(seats, strengths, committed, strict=True)
    )
    return Conflict(COLOURS[state.colour], COLOURS[support], (first, second))


def _side(state: State, seat: int, strength: int, committed: int | None) -> Side:
    at = state.leader[SPHERES * seat + state.colour]
    return Side(state.table.names[seat], at, tuple(_supporters(state, at)), strength, committed)


def _supporters(state: State, leader: int) -> Iterator[int]:
    """What counts for a leader on the map: in a revolt its temples, in a war the tiles of its side."""
    if state.join == NOWHERE:
        yield from temples_beside(state, leader)
    else:
        yield from Kingdom(state, leader, state.join).tiles(state.colour)
