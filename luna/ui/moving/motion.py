"""Things on their way over the picture: where each of them is at a moment. Knows no game."""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import accumulate, pairwise

Point = tuple[float, float]
"""Window px."""
Span = tuple[float, float]
"""A value at the beginning and at the end."""
Box = tuple[int, int, int, int]
"""Left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Placing:
    """What is to be drawn of one flight now.

    `lift` px above its point, where its shadow lies; `under` is drawn below it (a boat); `sunk` = the share of it
    that is still in the ground; a `ring` is a light on the ground of this half width instead of a sprite. Of what
    flies `within` a box nothing is seen beyond it.
    """

    sprite: str
    at: Point
    scale: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0
    under: str = ""
    text: str = ""
    colour: str = ""
    sunk: float = 0.0
    ring: float = 0.0
    within: Box | None = None


@dataclass(frozen=True, slots=True)
class Flight:
    """One sprite or short text along a line of points, from second `begin` to `end` of its motion.

    It `waits` at the first point and `stays` at the last unless told otherwise. Several `sprites` follow one another in
    equal parts of its time. `arc` is the height of its jumps in px, `hops` their number. The name `under` gets `_left`
    or `_right` by the way it goes.
    """

    sprites: tuple[str, ...]
    points: tuple[Point, ...]
    begin: float
    end: float
    scale: Span = (1.0, 1.0)
    alpha: Span = (1.0, 1.0)
    sunk: Span = (0.0, 0.0)
    arc: float = 0.0
    hops: int = 1
    under: str = ""
    text: str = ""
    colour: str = ""
    ring: float = 0.0
    waits: bool = True
    stays: bool = True
    within: Box | None = None
    even: bool = False
    """Whether it goes at one speed instead of starting and stopping gently."""
    _lengths: tuple[float, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        steps = [math.dist(a, b) for a, b in pairwise(self.points)]
        object.__setattr__(self, "_lengths", tuple(accumulate(steps, initial=0.0)))

    def at(self, seconds: float) -> Placing | None:
        """What to draw at a moment of the motion, None before it appears and after it is gone."""
        if (seconds < self.begin and not self.waits) or (seconds > self.end and not self.stays):
            return None
        share = min(1.0, max(0.0, (seconds - self.begin) / max(1e-6, self.end - self.begin)))
        eased = share if self.even else ease(share)
        at, rightwards = self._on_the_way(eased)
        return Placing(
            self.sprites[min(len(self.sprites) - 1, int(share * len(self.sprites)))] if self.sprites else "",
            at,
            _between(self.scale, eased),
            _between(self.alpha, share),
            self.arc * abs(math.sin(math.pi * self.hops * eased)),
            f"{self.under}_{'right' if rightwards else 'left'}" if self.under else "",
            self.text,
            self.colour,
            _between(self.sunk, eased),
            self.ring,
            self.within,
        )

    def _on_the_way(self, share: float) -> tuple[Point, bool]:
        """The point after a share of the whole line, and whether it goes to the right there."""
        if len(self.points) == 1:
            return self.points[0], True
        done = share * self._lengths[-1]
        k = min(len(self.points) - 2, max(0, bisect_right(self._lengths, done) - 1))
        (x0, y0), (x1, y1) = self.points[k : k + 2]
        part = (done - self._lengths[k]) / max(1e-6, self._lengths[k + 1] - self._lengths[k])
        return (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part), x1 >= x0


@dataclass(frozen=True, slots=True)
class Motion:
    """Flights that belong together; after `duration` seconds the next motion begins, even if a flight goes on."""

    duration: float
    flights: tuple[Flight, ...] = ()
    sounds: tuple[str, ...] = ()
    """Names of the effects heard when it begins."""

    def together(self, other: Motion) -> Motion:
        """Both at the same time."""
        longest = max(self.duration, other.duration)
        return Motion(longest, self.flights + other.flights, tuple(dict.fromkeys(self.sounds + other.sounds)))


def ease(share: float) -> float:
    """Gentle at both ends."""
    return share * share * (3 - 2 * share)


def smooth(points: tuple[Point, ...], steps: int = 8) -> tuple[Point, ...]:
    """A curve through all the points (Catmull-Rom), as a line of short pieces."""
    if len(points) < 3:
        return points
    padded = points[0], *points, points[-1]
    curve = [points[0]]
    for k in range(len(points) - 1):
        curve += [_spline(padded[k : k + 4], step / steps) for step in range(1, steps + 1)]
    return tuple(curve)


def _spline(four: tuple[Point, ...], t: float) -> Point:
    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)

    (ax, ay), (bx, by), (cx, cy), (dx, dy) = four
    return along(ax, bx, cx, dx), along(ay, by, cy, dy)


def _between(span: Span, share: float) -> float:
    return span[0] + (span[1] - span[0]) * share


class Follower:
    """A point that follows another one softly: critically damped, 2 / `stiffness` seconds behind."""

    def __init__(self, at: Point, stiffness: float = 55.0) -> None:
        self.at, self.target, self._speed, self._stiffness = at, at, (0.0, 0.0), stiffness

    @property
    def resting(self) -> bool:
        """Whether it has arrived."""
        return math.dist(self.at, self.target) < 0.5 and math.hypot(*self._speed) < 10

    def update(self, seconds: float) -> None:
        """Lets it follow; exact for any step."""
        x, vx = self._axis(0, seconds)
        y, vy = self._axis(1, seconds)
        self.at, self._speed = (x, y), (vx, vy)

    def _axis(self, k: int, seconds: float) -> tuple[float, float]:
        off, speed, stiff = self.at[k] - self.target[k], self._speed[k], self._stiffness
        pull, decay = speed + stiff * off, math.exp(-stiff * seconds)
        return self.target[k] + (off + pull * seconds) * decay, (speed - stiff * pull * seconds) * decay
