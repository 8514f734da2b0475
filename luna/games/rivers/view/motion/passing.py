"""What each event changes of a picture: the position seen after it, told from nothing but what was seen before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import CATASTROPHE, EMPTY, FLIPPED, LEADER, NOWHERE, SPHERES
from luna.games.rivers.rules.geography import CORNERS
from luna.games.rivers.view.motion.asking import Offered, Seen
from luna.games.rivers.view.snapshot import NONE, Counts, Player, Snapshot, conflict_of


def passed(state: Snapshot, event: Seen) -> Snapshot:
    """The position after an event that does not say by itself what is hidden."""
    match event:
        case ev.TilePlaced():
            tiles = tuple(int(each == event.colour) for each in range(SPHERES))
            return _given(state, event.seat, 1, tiles).holding(1 + event.colour, event.cell)
        case ev.LeaderPlaced():
            return _leader_placed(state, event)
        case ev.LeaderWithdrawn() | ev.LeaderLost() | ev.LeaderOrphaned():
            return state.without_leader(event.seat, event.colour)
        case ev.CatastrophePlaced():
            burnt = state.holding(CATASTROPHE, event.cell)
            return _player(burnt, event.seat, lambda own: replace(own, catastrophes=own.catastrophes - 1))
        case ev.PointsGained():
            return _player(state, event.seat, lambda own: _paid(own, event.colour, event.points))
        case ev.TilesSwapped():
            return _given(state, event.seat, event.count, event.colours or NONE)
        case ev.TilesDrawn():
            drawn = tuple(-count for count in _counted(event.colours))
            return replace(_given(state, event.seat, -event.count, drawn), bag=state.bag - event.count)
        case ev.TreasuresTaken():
            return _treasures(state, event)
        case ev.MonumentBuilt() | ev.MonumentDeclined():
            return _monument(state, event)
        case Offered():
            return replace(state, squares=event.squares, offered=event.pairs)
    return _conflict(state, event)


def _conflict(state: Snapshot, event: ev.Event) -> Snapshot:
    match event:
        case ev.WarsOpened():
            return replace(state, join=event.join)
        case ev.MarkerLifted():
            return replace(state, join=NOWHERE)
        case ev.ConflictBegun():
            strengths, seats = (event.attack, event.defence), (event.attacker, event.defender)
            begun = conflict_of(state.cells, event.join, event.colour, strengths, seats, state.seats)
            return replace(state, conflict=begun, wars=())
        case ev.TilesCommitted():
            tiles = tuple(event.count * (each == event.colour) for each in range(SPHERES))
            left = _given(state, event.seat, event.count, tiles)
            told = state.conflict.committing(state.seats[event.seat], event.count) if state.conflict else None
            return replace(left, conflict=told)
        case ev.ConflictDecided():
            return replace(state, conflict=None)
        case ev.TilesFell():
            return state.holding(EMPTY, *event.cells)
    return state


def _leader_placed(state: Snapshot, event: ev.LeaderPlaced) -> Snapshot:
    """A leader on the map, from wherever it was."""
    lifted = state.without_leader(event.seat, event.colour)
    name = state.seats[event.seat]
    own = lifted.players[name]
    leaders = tuple(event.cell if each == event.colour else at for each, at in enumerate(own.leaders))
    standing = lifted.holding(LEADER + SPHERES * event.seat + event.colour, event.cell)
    return standing.with_player(name, replace(own, leaders=leaders))


def _treasures(state: Snapshot, event: ev.TreasuresTaken) -> Snapshot:
    left, count = state.treasures.difference(event.cells), len(event.cells)
    taken = replace(state, treasures=left, lying=state.lying - count)
    return _player(
        taken, event.seat, lambda own: own if own.treasures is None else replace(own, treasures=own.treasures + count)
    )


def _monument(state: Snapshot, event: ev.MonumentBuilt | ev.MonumentDeclined) -> Snapshot:
    decided = replace(state, squares=(), offered=())
    if isinstance(event, ev.MonumentDeclined):
        return decided
    built = tuple(event.square if pair == event.pair else at for pair, at in enumerate(state.monuments))
    return replace(decided.holding(FLIPPED, *CORNERS[event.square]), monuments=built)


def _player(state: Snapshot, seat: int, change: Callable[[Player], Player]) -> Snapshot:
    name = state.seats[seat]
    return state.with_player(name, change(state.players[name]))


def _given(state: Snapshot, seat: int, count: int, tiles: Counts) -> Snapshot:
    """Tiles left a hand, or came with negative numbers; in the own one it is seen which."""
    changed = _player(state, seat, lambda own: replace(own, held=own.held - count))
    if state.seats[seat] != state.holder or state.hand is None:
        return changed
    return replace(changed, hand=tuple(max(0, a - b) for a, b in zip(state.hand, tiles, strict=True)))


def _paid(player: Player, colour: int, points: int) -> Player:
    if player.points is None:
        return player
    return replace(player, points=tuple(own + points * (each == colour) for each, own in enumerate(player.points)))


def _counted(colours: tuple[int, ...] | None) -> Counts:
    """How many of each colour, none where the colours are hidden."""
    return tuple((colours or ()).count(colour) for colour in range(SPHERES))
