"""What each event looks like: which pieces go which way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import COLOURS, NOWHERE
from luna.games.rivers.rules.geography import WET
from luna.games.rivers.view.geometry import LEADER_SIZE
from luna.games.rivers.view.motion.asking import Offered, Seen
from luna.games.rivers.view.motion.passing import passed
from luna.games.rivers.view.motion.routes import Routes, leader_sprite
from luna.games.rivers.view.motion.sounds import effects_of
from luna.games.rivers.view.paint.pieces import monument_sprite, tile_sprite
from luna.games.rivers.view.places import SUPPLY
from luna.games.rivers.view.sides import laid_at
from luna.games.rivers.view.snapshot import Counts, Snapshot
from luna.ui.moving.motion import Flight, Motion, Point

FLY, DROP, RISE, SCORE, ONE_BY_ONE, IN_TURN = 0.5, 0.16, 0.9, 0.85, 0.12, 0.07
"""Seconds of a way through the air, from the hand that let go to the ground, of a monument, of points on their way,
between two that leave the map, and between two that leave a hand or the bag."""
REST, LOOK = 0.7, 1.0
"""Seconds in which a conflict that begins is seen, and one that is decided."""
BACK = "tile_back"


@dataclass(frozen=True)
class Scene:
    """The position in which something happens, the hand that may have let go of its piece, and the own tiles then."""

    state: Snapshot
    routes: Routes
    dropped: Point | None = None
    tiles: Counts | None = None

    def jump(self, height: float) -> float:
        """A height in units as px."""
        return height * self.routes.unit

    def bring(self, sprite: str, source: tuple[Point, float], target: Point, size: float = 1.0) -> Motion:
        """A piece through the air to its place, or just set down by the hand that let go of it."""
        if self.dropped:
            return Motion(DROP, (Flight((sprite,), (self.dropped, target), 0.0, DROP, scale=(1.1 * size, size)),))
        at, scale = source
        return Motion(FLY, (Flight((sprite,), (at, target), 0.0, FLY, scale=(scale, size), arc=self.jump(0.6)),))


def motion_of(scene: Scene, event: Seen) -> Motion:
    """The motion of one event; its duration is 0 where nothing is to be seen."""
    motion = _motion(scene, event)
    return replace(motion, sounds=effects_of(event))


def _motion(scene: Scene, event: Seen) -> Motion:
    state, routes = scene.state, scene.routes
    match event:
        case ev.TilePlaced():
            sprite = tile_sprite(event.colour, event.cell)
            return scene.bring(sprite, routes.hand(event.seat, event.colour), routes.cell(event.cell))
        case ev.LeaderPlaced():
            known = event.source != NOWHERE
            source = (routes.footing(event.source), LEADER_SIZE) if known else routes.leader(event.seat, event.colour)
            sprite = leader_sprite(state, event.seat, event.colour)
            return scene.bring(sprite, source, routes.footing(event.cell), LEADER_SIZE)
        case ev.LeaderWithdrawn() | ev.LeaderLost() | ev.LeaderOrphaned():
            return _home(scene, event)
        case ev.CatastrophePlaced():
            burnt = "catastrophe_river" if WET[event.cell] else "catastrophe_land"
            return scene.bring(burnt, routes.catastrophe(event.seat), routes.cell(event.cell))
        case ev.MonumentBuilt():
            way = routes.monument(event.pair), routes.square(event.square)
            rises = Flight((monument_sprite(event.pair),), way, 0.0, RISE, scale=(SUPPLY, 1.0), arc=scene.jump(0.8))
            return Motion(RISE + 0.2, (rises, *_waiting(scene, event, RISE + 0.2)))
        case Offered() | ev.MonumentDeclined():
            return Motion(FLY, tuple(_waiting(scene, event, FLY)))
        case ev.PointsGained():
            return _points(scene, event)
        case ev.TreasuresTaken():
            return _all(scene, "treasure", [routes.treasure(cell) for cell in event.cells], routes.points(event.seat))
        case ev.TilesSwapped():
            return _many(scene, event.count, routes.hand(event.seat), (routes.bag(), 0.4))
        case ev.TilesDrawn():
            return _drawn(scene, event)
    return _conflict(scene, event)


def _conflict(scene: Scene, event: Seen) -> Motion:
    state, routes = scene.state, scene.routes
    match event:
        case ev.WarsOpened():
            at = routes.cell(event.join)
            lands = Flight(("join_marker",), (at, at), 0.0, 0.4, scale=(2.0, 1.0), alpha=(0.2, 1.0))
            return Motion(0.5, (lands,))
        case ev.MarkerLifted():
            at = routes.cell(event.join)
            return Motion(0.3, (Flight(("join_marker",), (at, at), 0.0, 0.3, alpha=(1.0, 0.0), stays=False),))
        case ev.ConflictBegun():
            return Motion(REST)
        case ev.ConflictDecided():
            return Motion(LOOK)
        case ev.TilesCommitted() if event.count and state.conflict:
            side = next(each for each in state.conflict.sides if each.seat == state.seats[event.seat])
            source = (scene.dropped, 1.0) if scene.dropped else routes.hand(event.seat, event.colour)
            goal = routes.frame.at(laid_at(state, side)), 0.5
            return _many(scene, event.count, source, goal, f"tile_{COLOURS[event.colour]}_1")
        case ev.TilesFell():
            return _fall(scene, event)
    return Motion(0.0)


def _waiting(scene: Scene, event: Offered | ev.MonumentBuilt | ev.MonumentDeclined, seconds: float) -> Iterator[Flight]:
    """Monuments that may be built come from the edge of the map; those that were not go back there."""
    after = passed(scene.state, event)
    routes, there = scene.routes, Routes(scene.routes.frame, after)
    for pair in after.offered or scene.state.offered:
        if after.monuments[pair] == NOWHERE:
            way, high = (routes.monument(pair), there.monument(pair)), scene.jump(0.4)
            scale, comes = (SUPPLY, SUPPLY), bool(after.offered)
            yield Flight((monument_sprite(pair),), way, 0.0, seconds, scale=scale, arc=high, stays=comes)


def _home(scene: Scene, event: ev.LeaderWithdrawn | ev.LeaderLost | ev.LeaderOrphaned) -> Motion:
    """A leader goes behind its screen."""
    at, scale = scene.routes.leader(event.seat, event.colour)
    start = scene.dropped or scene.routes.footing(event.cell)
    sprite = leader_sprite(scene.state, event.seat, event.colour)
    arc = 0.0 if scene.dropped else scene.jump(0.7)
    return Motion(FLY, (Flight((sprite,), (start, at), 0.0, FLY, scale=(LEADER_SIZE, scale), arc=arc),))


def _fall(scene: Scene, event: ev.TilesFell) -> Motion:
    """Tiles leave the map one by one."""
    flights = []
    for number, cell in enumerate(event.cells):
        x, y = scene.routes.cell(cell)
        begin = ONE_BY_ONE * number
        flights.append(
            Flight(
                (tile_sprite(event.colour, cell),),
                ((x, y), (x, y - 0.5 * scene.routes.unit)),
                begin,
                begin + 0.45,
                scale=(1.0, 0.7),
                alpha=(1.0, 0.0),
                stays=False,
            )
        )
    return Motion(ONE_BY_ONE * len(flights) + 0.35, tuple(flights))


def _drawn(scene: Scene, event: ev.TilesDrawn) -> Motion:
    """Tiles from the bag: to the own hand each to its place, turned round on the way."""
    bag, mine = scene.routes.bag(), scene.routes.drawn(event.seat, event.colours, scene.tiles)
    if not mine:
        return _many(scene, event.count, (bag, 0.4), scene.routes.hand(event.seat))
    flights = tuple(
        Flight(
            (BACK, face),
            (bag, at),
            IN_TURN * n,
            IN_TURN * n + FLY,
            scale=(0.4, scale),
            arc=scene.jump(0.5),
            waits=False,
        )
        for n, (face, at, scale) in enumerate(mine)
    )
    return Motion(FLY + IN_TURN * len(flights), flights)


def _points(scene: Scene, event: ev.PointsGained) -> Motion:
    """Points rise from where they come from and fly behind their owner's screen."""
    routes = scene.routes
    at = routes.standing(event.seat, event.colour) if event.cell == NOWHERE else routes.cell(event.cell)
    above = at[0], at[1] - 0.7 * routes.unit
    told, colour = f"+{event.points}", COLOURS[event.colour]
    rise = Flight((), (at, above), 0.0, 0.35, text=told, colour=colour, waits=False, stays=False)
    away = replace(rise, points=(above, routes.points(event.seat)), begin=0.35, end=SCORE, scale=(1.0, 0.8))
    return Motion(0.35, (rise, away))


def _all(scene: Scene, sprite: str, places: Sequence[Point], goal: Point) -> Motion:
    """Several things to one place, one shortly after the other."""
    flights = tuple(
        Flight((sprite,), (at, goal), ONE_BY_ONE * n, ONE_BY_ONE * n + FLY, arc=scene.jump(0.8), stays=False)
        for n, at in enumerate(places)
    )
    return Motion(FLY + ONE_BY_ONE * max(0, len(flights) - 1), flights)


def _many(
    scene: Scene, count: int, source: tuple[Point, float], goal: tuple[Point, float], sprite: str = BACK
) -> Motion:
    """Some tiles from one place to another, one shortly after the other."""
    (at, first), (there, last) = source, goal
    flights = tuple(
        Flight(
            (sprite,),
            (at, there),
            IN_TURN * n,
            IN_TURN * n + FLY,
            scale=(first, last),
            arc=scene.jump(0.5),
            waits=False,
            stays=False,
        )
        for n in range(count)
    )
    return Motion(FLY + IN_TURN * count if count else 0.0, flights)
