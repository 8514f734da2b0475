"""Symbols as 2-D outlines: the flat icons of orders, islands, actions and buttons.

Each symbol is a list of closed polygons in a box of about -1..1, y up, read by its silhouette. A ring is one polygon
whose inner edge runs back.
"""

from __future__ import annotations

import math

from luna.ui.moving.motion import Point

Outline = list[Point]


def arc(cx: float, cy: float, radius: float, start: float, end: float, steps: int = 24) -> Outline:
    """Points on a circle from angle to angle in degrees."""
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]


def disc(cx: float, cy: float, radius: float) -> Outline:
    """A full circle."""
    return arc(cx, cy, radius, 0, 360, 28)[:-1]


def band(cx: float, cy: float, outer: float, inner: float, start: float = 0, end: float = 360) -> Outline:
    """A ring or a part of it."""
    return arc(cx, cy, outer, start, end) + arc(cx, cy, inner, end, start)


def rect(x0: float, y0: float, x1: float, y1: float) -> Outline:
    """A rectangle by two corners."""
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def star(points: int, radius: float = 1.0, inner: float = 0.36, turn: float = 90) -> Outline:
    """A star with its first point at the angle `turn`; with `inner` = radius * cos(180 / points) a polygon."""
    corners = ((radius if i % 2 == 0 else inner, math.radians(turn + 180 * i / points)) for i in range(points * 2))
    return [(r * math.cos(a), r * math.sin(a)) for r, a in corners]


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, steps: int = 12) -> Outline:
    """A cubic curve without its last point."""
    curve = []
    for i in range(steps):
        t = i / steps
        u = 1 - t
        x, y = (
            u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d
            for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
        )
        curve.append((x, y))
    return curve


def moved(outline: Outline, dx: float, dy: float, scale: float = 1.0) -> Outline:
    """The outline scaled round the origin, then shifted."""
    return [(x * scale + dx, y * scale + dy) for x, y in outline]


def turned(outline: Outline, degrees: float) -> Outline:
    """The outline turned round the middle, against the clock."""
    across, up = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * across - y * up, x * up + y * across) for x, y in outline]


def mirrored(outline: Outline) -> Outline:
    """The outline with left and right exchanged."""
    return [(-x, y) for x, y in outline]


def _crescent() -> Outline:
    outer = arc(0, 0, 0.95, 55, 305, 36)
    x0, y0 = outer[0]
    cx = 0.475
    angle = math.degrees(math.atan2(y0, x0 - cx))
    inner = arc(cx, 0, math.hypot(x0 - cx, y0), 360 - angle, angle, 30)
    return [(x + 0.114, y) for x, y in outer + inner[1:-1]]


def _flame() -> Outline:
    return (
        bezier((0, -1), (0.95, -0.95), (0.95, 0.0), (0.1, 1.05))
        + bezier((0.1, 1.05), (0.15, 0.45), (-0.25, 0.45), (-0.38, 0.1))
        + bezier((-0.38, 0.1), (-0.5, 0.25), (-0.5, 0.3), (-0.52, 0.42))
        + bezier((-0.52, 0.42), (-0.95, -0.2), (-0.85, -0.95), (0, -1))
    )


def _leaf() -> Outline:
    return bezier((0, -1), (0.95, -0.6), (0.9, 0.35), (0, 1.05)) + bezier(
        (0, 1.05), (-0.9, 0.35), (-0.95, -0.6), (0, -1)
    )


def _wave(y: float) -> Outline:
    crest = bezier((-1, y), (-0.6, y + 0.45), (-0.4, y + 0.45), (0, y), 10)
    trough = bezier((0, y), (0.4, y - 0.45), (0.6, y - 0.45), (1, y), 10)
    top = [*crest, *trough, (1.0, y)]
    return top + [(x, height - 0.30) for x, height in reversed(top)]


def _page() -> Outline:
    return [
        (-0.07, -0.95),
        (-0.07, 0.66),
        *bezier((-0.07, 0.66), (-0.35, 1.02), (-0.7, 1.0), (-1, 0.84)),
        (-1, 0.84),
        (-1, -0.72),
        *bezier((-1, -0.72), (-0.7, -0.58), (-0.35, -0.56), (-0.07, -0.95)),
    ]


def _sprig() -> Outline:
    return bezier((0.05, -0.45), (0.3, -0.6), (0.85, -0.45), (0.95, 0.15)) + bezier(
        (0.95, 0.15), (0.4, 0.2), (0.1, -0.1), (0.05, -0.45)
    )


def _half_bag() -> Outline:
    """The left half of a wide purse; the hole for its coin tells it from a person at any size."""
    left = bezier((0, -1.0), (-0.35, -1.0), (-1.12, -1.06), (-1.12, -0.55)) + bezier(
        (-1.12, -0.55), (-1.1, -0.1), (-0.75, 0.1), (-0.5, 0.42)
    )
    return [*left, (-0.5, 0.42), (0, 0.42), *arc(0, -0.38, 0.34, 90, 270)]


def _robe() -> Outline:
    return [
        *bezier((-0.68, -1.0), (-0.62, -0.2), (-0.42, 0.14), (0, 0.14)),
        *bezier((0, 0.14), (0.42, 0.14), (0.62, -0.2), (0.68, -1.0)),
        (0.68, -1.0),
    ]


def _person(dx: float = 0.0, dy: float = 0.0, scale: float = 1.0) -> list[Outline]:
    return [moved(disc(0, 0.63, 0.37), dx, dy, scale), moved(_robe(), dx, dy, scale)]


def _turning_arrow() -> list[Outline]:
    return [band(0, -0.1, 0.82, 0.54, -150, 120), [(-0.95, 0.62), (-0.2, 1.0), (-0.28, 0.16)]]


def _foot(dx: float, dy: float) -> list[Outline]:
    sole = bezier((-0.28, -0.1), (-0.4, 0.75), (0.4, 0.75), (0.28, -0.1)) + bezier(
        (0.28, -0.1), (0.15, -0.2), (-0.15, -0.2), (-0.28, -0.1)
    )
    return [moved(sole, dx, dy), moved(disc(0, -0.42, 0.22), dx, dy)]


def _hood() -> Outline:
    """A hooded figure; the face is left free."""
    left = bezier((-0.85, -1), (-0.8, -0.2), (-0.55, -0.1), (-0.5, 0.3)) + bezier(
        (-0.5, 0.3), (-0.5, 0.8), (-0.2, 1.0), (0, 1.05)
    )
    face = arc(0, 0.38, 0.27, 90, 450)
    return [*left, (0.0, 1.05), *face, *mirrored(left)[::-1]]


def _pierced(outline: Outline, radius: float) -> Outline:
    """The outline with a round hole in its middle."""
    return [*outline, outline[0], *arc(0, 0, radius, 180, -180)]


def _hexagon(outer: float, inner: float) -> Outline:
    def ring(radius: float) -> Outline:
        return arc(0, 0, radius, 0, 360, 6)

    return ring(outer) + ring(inner)[::-1]


_SHIELD = [
    (-0.8, 0.85),
    (0.8, 0.85),
    *bezier((0.8, 0.85), (0.85, -0.1), (0.5, -0.7), (0, -1)),
    *bezier((0, -1), (-0.5, -0.7), (-0.85, -0.1), (-0.8, 0.85)),
]
_HAMMER_HEAD = [(-0.62, 0.36), (0.3, 0.36), (0.82, 0.5), (0.82, 0.66), (0.3, 0.92), (-0.62, 0.92)]
_EYE = bezier((-1, 0), (-0.5, 0.85), (0.5, 0.85), (1, 0)) + bezier((1, 0), (0.5, -0.85), (-0.5, -0.85), (-1, 0))
_PLUS = [rect(0.62, -0.32, 0.80, 0.44), rect(0.33, -0.03, 1.09, 0.15)]
_BARS = [rect(-0.85, 0.42, 0.85, 0.68), rect(-0.85, -0.13, 0.85, 0.13), rect(-0.85, -0.68, 0.85, -0.42)]

SYMBOLS: dict[str, list[Outline]] = {
    # orders
    "flame": [_flame()],
    "crescent": [_crescent()],
    "star": [star(4)],
    "grade": [star(5, 1.0, 0.45)],
    "leaf": [_leaf()],
    # islands and their favours
    "shrine": [
        [(-1, 0.25), (0, 0.95), (1, 0.25), (1, 0.08), (-1, 0.08)],
        rect(-0.8, -0.65, -0.5, 0.02),
        rect(-0.15, -0.65, 0.15, 0.02),
        rect(0.5, -0.65, 0.8, 0.02),
        rect(-1, -0.95, 1, -0.72),
    ],
    "herbs": [
        rect(-0.07, -1, 0.07, 0.1),
        _sprig(),
        mirrored(_sprig()),
        bezier((0, 0.02), (0.5, 0.25), (0.45, 0.7), (0, 1)) + bezier((0, 1), (-0.45, 0.7), (-0.5, 0.25), (0, 0.02)),
    ],
    "tides": [_wave(0.55), _wave(0.05), _wave(-0.45)],
    "sailboat": [
        [(-0.05, -0.3), (-0.05, 1), (-0.8, -0.3)],
        [(0.07, -0.3), (0.07, 0.8), (0.75, -0.3)],
        [(-1, -0.45), (1, -0.45), (0.62, -0.92), (-0.62, -0.92)],
    ],
    "bribery": [
        _half_bag(),
        mirrored(_half_bag()),
        [(-0.42, 0.56), (0.42, 0.56), (0.78, 1.0), (0.26, 0.84), (0, 1.0), (-0.26, 0.84), (-0.78, 1.0)],
    ],
    "book": [_page(), mirrored(_page())],
    "novice": _person(),
    # figures and places
    "moon": [_crescent()],
    "hammer": [turned(part, -40) for part in (rect(-0.13, -1.05, 0.13, 0.4), _HAMMER_HEAD)],
    "hood": [_hood()],
    "shield": [_SHIELD],
    "hexagon": [_hexagon(1.0, 0.72)],
    "temple": [_hexagon(1.0, 0.76), *_person(0, 0, 0.5)],
    "pier": [
        rect(-1, 0.22, 1, 0.5),
        *(rect(x - 0.11, -0.5, x + 0.11, 0.95) for x in (-0.7, 0.0, 0.7)),
        [(x, y * 0.6 - 0.5) for x, y in _wave(-0.3)],
    ],
    "seat": [
        [(-0.5, -0.1), (-0.5, 0.65), (0, 1), (0.5, 0.65), (0.5, -0.1)],
        rect(-0.85, -0.5, 0.85, -0.18),
        rect(-0.85, -0.18, -0.62, 0.22),
        rect(0.62, -0.18, 0.85, 0.22),
        rect(-0.75, -1, -0.45, -0.5),
        rect(0.45, -1, 0.75, -0.5),
    ],
    "candle": [rect(-0.3, -0.75, 0.3, 0.2), rect(-0.75, -1, 0.75, -0.72), moved(_flame(), 0.02, 0.66, 0.36)],
    # actions
    "favour": [band(0, 0, 1.0, 0.76), star(5, 0.56, 0.24)],
    "recruit": [*_person(-0.28, 0, 0.92), *_PLUS],
    "journey": [*_foot(-0.42, -0.32), *_foot(0.42, 0.36)],
    "appoint": [*_person(0, 0.24, 0.74), [(-0.95, -0.62), (0.95, -0.62), (0.7, -1.0), (-0.7, -1.0)]],
    "expel": [
        moved(_hood(), -0.32, 0, 0.66),
        [(0.1, 0.14), (0.5, 0.14), (0.5, 0.45), (1.05, 0), (0.5, -0.45), (0.5, -0.14), (0.1, -0.14)],
    ],
    # buttons
    "check": [[(-0.95, 0.0), (-0.65, 0.3), (-0.25, -0.15), (0.65, 0.8), (0.95, 0.5), (-0.25, -0.75)]],
    "cross": [
        [(-0.8, 0.55), (-0.55, 0.8), (0.8, -0.55), (0.55, -0.8)],
        [(0.55, 0.8), (0.8, 0.55), (-0.55, -0.8), (-0.8, -0.55)],
    ],
    "warning": [
        [
            (0.0, 1.0),
            (1.0, -0.8),
            (-1.0, -0.8),
            (0.0, 1.0),
            *((x * 0.62, y * 0.62 - 0.12) for x, y in ((0.0, 0.9), (-0.9, -0.75), (0.9, -0.75), (0.0, 0.9))),
        ],
        rect(-0.11, -0.16, 0.11, 0.38),
        rect(-0.11, -0.48, 0.11, -0.28),
    ],
    "undo": _turning_arrow(),
    "undo-turn": [*(moved(outline, 0.16, 0, 0.86) for outline in _turning_arrow()), rect(-1.0, -0.95, -0.78, 0.95)],
    "redo": [mirrored(outline) for outline in _turning_arrow()],
    "menu": _BARS,
    "eye": [_pierced(_EYE, 0.46), disc(0, 0, 0.24)],
    "hint": [disc(0, 0.3, 0.7), rect(-0.32, -0.62, 0.32, -0.42), rect(-0.22, -0.92, 0.22, -0.72)],
    "gear": [_pierced(star(8, 1.0, 0.72), 0.36)],
    "play": [[(-0.6, 0.85), (0.85, 0), (-0.6, -0.85)]],
    "pause": [rect(-0.7, -0.8, -0.2, 0.8), rect(0.2, -0.8, 0.7, 0.8)],
    "forward": [[(-0.95, 0.75), (0.0, 0), (-0.95, -0.75)], [(0.0, 0.75), (0.95, 0), (0.0, -0.75)]],
    "rewind": [[(0.95, 0.75), (0.0, 0), (0.95, -0.75)], [(0.0, 0.75), (-0.95, 0), (0.0, -0.75)]],
    "flag": [rect(-0.75, -1, -0.53, 1), [(-0.45, 0.95), (0.85, 0.55), (-0.45, 0.1)]],
    "sound": [
        [(-0.95, 0.3), (-0.5, 0.3), (0.05, 0.8), (0.05, -0.8), (-0.5, -0.3), (-0.95, -0.3)],
        band(0.05, 0, 0.55, 0.36, -45, 45),
        band(0.05, 0, 0.95, 0.74, -45, 45),
    ],
    "lock": [rect(-0.72, -0.95, 0.72, 0.18), band(0, 0.18, 0.56, 0.34, 0, 180)],
    "down": [[(-0.9, 0.45), (0.9, 0.45), (0, -0.6)]],
    "up": [[(-0.9, -0.45), (0.9, -0.45), (0, 0.6)]],
}
"""Outlines by name."""
