"""How pieces move: on foot, by boat, down on their knees; building blocks of the motions."""

from __future__ import annotations

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.pieces import KNEELING_SCALE
from luna.games.luna.view.geometry.whereabouts import Whereabouts
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Flight, Motion, Point

KNEEL, FLY, RISE, SCORE = 0.35, 0.60, 0.60, 0.80
"""Seconds of kneeling or getting up, a way through the air, a building, points on their way."""
WALK, LEG, LONGEST = 0.18, 0.11, 1.05
"""Seconds between plaza and boat, for each island passed, and of the longest voyage."""
DROP = 0.16
"""Seconds from the hand that let go to the ground."""
POINTS = 48, 20
"""How much room floating points need on each side of their middle; logical px."""
SMOKE, SPARKLE = ("smoke_1", "smoke_2", "smoke_3"), ("sparkle_1", "sparkle_2", "sparkle_3")
SPLASH = ("splash_1", "splash_2", "splash_3")


class Scene:
    """The position an event happens in and the next one, the hand that may have let go of its piece, and its place in
    its group."""

    def __init__(
        self,
        state: Snapshot,
        after: Snapshot,
        where: Whereabouts,
        dropped: Point | None = None,
        beside: Point = (0.0, 0.0),
    ) -> None:
        self.state, self.after, self.where, self.dropped, self.beside = state, after, where, dropped, beside
        self.unit = where.frame.px_per_unit

    def colour(self, seat: int) -> str:
        """The order in a seat."""
        return self.state.seats[seat]

    def jump(self, height: float) -> float:
        """A height in units as px."""
        return height * self.unit * lay.COS_E

    def pawns(self, count: int) -> list[Point]:
        """Offsets of the pawns of a group, in px."""
        return self.where.pawns(count)

    def points(self, seat: int, points: int, at: Point, begin: float) -> tuple[Flight, ...]:
        """Influence rises from its place and flies to its owner's score."""
        if not points:
            return ()
        px, told = self.where.frame.px, f"+{points}" if points > 0 else f"−{-points}"
        room = self.where.frame.table.inflate(-2 * px(POINTS[0]), -2 * px(POINTS[1]))
        at, above = (_within(room, each) for each in (at, (at[0], at[1] - px(58))))
        rise = Flight(("crystal",), (at, above), begin, begin + 0.35, text=told, waits=False, stays=False)
        away = Flight(
            ("crystal",),
            (above, self.where.score(seat)),
            begin + 0.35,
            begin + SCORE,
            scale=(1.0, 0.8),
            alpha=(1.0, 0.85),
            text=told,
            waits=False,
            stays=False,
        )
        return rise, away

    def sparkle(self, at: Point, begin: float) -> Flight:
        """A short light where something has arrived."""
        return Flight(SPARKLE, (at,), begin, begin + 0.35, scale=(1.2, 1.8), waits=False, stays=False)

    def splash(self, at: Point, begin: float) -> Flight:
        """Water where a boat casts off."""
        return Flight(SPLASH, (at,), begin, begin + 0.35, alpha=(1.0, 0.6), waits=False, stays=False)


def _within(room: pygame.Rect, at: Point) -> Point:
    """The point of a rectangle nearest to a point."""
    return min(max(at[0], room.left), room.right), min(max(at[1], room.top), room.bottom)


def walk(
    scene: Scene,
    sprite: str,
    way: tuple[Point, ...],
    seconds: float,
    scale: tuple[float, float] = (1.0, 1.0),
    arc: float = 0.10,
    hops: int = 3,
) -> Flight:
    """A piece on foot or through the air, or just set down by the hand that let go of it."""
    if scene.dropped:
        return Flight((sprite,), (scene.dropped, way[-1]), 0.0, DROP, scale=(1.1 * scale[1], scale[1]))
    lifted = scene.jump(arc)
    return Flight((sprite,), way, 0.0, seconds, scale=scale, arc=lifted, hops=hops)


def crossing(
    scene: Scene,
    sprite: str,
    ends: tuple[Point, Point],
    water: tuple[Point, ...],
    boat: str,
    scale: tuple[float, float],
    rest: str = "",
) -> Motion:
    """Over the sea by boat: down to the water, along it, and ashore, where a novice that rests kneels down."""
    here, there = ends
    if scene.dropped:
        landing = Flight((rest or sprite,), (scene.dropped, there), 0.0, DROP, scale=(1.1 * scale[1], scale[1]))
        return Motion(DROP, (landing,))
    sea = min(LONGEST - 2 * WALK, 0.32 + LEG * max(1, len(water) // 8))
    afloat, ashore = WALK, WALK + sea
    hop = scene.jump(0.12)
    down = Flight((sprite,), (here, water[0]), 0.0, afloat, scale=(scale[0], 0.85), arc=hop, stays=False)
    row = Flight((sprite,), water, afloat, ashore, scale=(0.85, 0.85), under=boat, waits=False, stays=False)
    up = Flight(
        (sprite, rest or sprite),
        (water[-1], there),
        ashore,
        ashore + WALK,
        scale=(0.85, scale[1]),
        arc=hop,
        waits=False,
    )
    return Motion(ashore + WALK, (scene.splash(water[0], afloat), down, row, up))


def settle(scene: Scene, seat: int, island: int, count: int, before: str, after: str) -> Motion:
    """Novices go down to the boardwalk and kneel, or get up and go to the plaza."""
    colour = scene.colour(seat)
    ends = scene.where.plaza(island, colour), scene.where.quay(island, colour)
    scales = 1.0, KNEELING_SCALE
    if before == "kneeling":
        ends, scales = ends[::-1], scales[::-1]
    (x0, y0), (x1, y1) = ends
    flights = tuple(
        Flight(
            (f"{before}_{colour}", f"{after}_{colour}"),
            ((x0 + dx, y0 + dy), (x1 + dx * scales[1], y1 + dy * scales[1])),
            0.05 * k,
            KNEEL + 0.05 * k,
            scale=scales,
            arc=scene.jump(0.12),
            hops=2,
        )
        for k, (dx, dy) in enumerate(scene.pawns(count))
    )
    return Motion(KNEEL + 0.1 if flights else 0.0, flights)
