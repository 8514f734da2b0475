"""Symbols of the game as 2-D outlines: spheres, seats, and what else lies on the table.

As in `luna.ui.pictures.emblems` each is a list of closed polygons in a box of about -1..1, y up, read by its
silhouette.
"""

from __future__ import annotations

from luna.ui.pictures.emblems import Outline, arc, band, bezier, disc, mirrored, moved, rect, star

SPHERE_SYMBOLS = {"black": "gate", "red": "ziggurat", "blue": "barley", "green": "scales"}
SEAT_SYMBOLS = {"heron": "heron", "ram": "ram", "fish": "fish", "palm": "palm"}


def _gate() -> Outline:
    """A town gate: battlements above, an arch below."""
    wall = [(-0.95, -0.95), (-0.95, 0.9), (-0.5, 0.9), (-0.5, 0.52), (-0.22, 0.52), (-0.22, 0.9)]
    right = [(-x, y) for x, y in reversed(wall)]
    return [*wall, *right, (0.36, -0.95), *arc(0, -0.3, 0.36, 0, 180, 14), (-0.36, -0.95)]


def _kernel(y: float) -> Outline:
    """One grain at the right of the ear."""
    return bezier((0.1, y - 0.34), (0.2, y - 0.2), (0.62, y - 0.12), (0.66, y + 0.38), 8) + bezier(
        (0.66, y + 0.38), (0.2, y + 0.3), (0.08, y + 0.05), (0.1, y - 0.34), 8
    )


def _barley() -> list[Outline]:
    grains = [_kernel(y) for y in (-0.32, 0.12, 0.56)]
    tip = bezier((0, 0.45), (0.3, 0.65), (0.25, 0.9), (0, 1.1), 8) + bezier(
        (0, 1.1), (-0.25, 0.9), (-0.3, 0.65), (0, 0.45), 8
    )
    return [rect(-0.09, -1, 0.09, 0.5), tip, *grains, *map(mirrored, grains)]


def _pan(x: float) -> list[Outline]:
    bowl = arc(x, -0.2, 0.42, 180, 360, 14)
    return [
        bowl,
        [
            (x - 0.42, -0.2),
            (x - 0.05, 0.55),
            (x + 0.05, 0.55),
            (x + 0.42, -0.2),
            (x + 0.27, -0.2),
            (x, 0.36),
            (x - 0.27, -0.2),
        ],
    ]


def _heron() -> list[Outline]:
    """Standing, looking left: beak, bent neck, body with its tail, one leg drawn up."""
    neck = bezier((-0.34, 0.98), (0.2, 1.0), (-0.05, 0.42), (-0.02, 0.25), 10)
    body = bezier((-0.02, 0.25), (0.45, 0.3), (0.7, -0.1), (1.0, -0.42), 10) + bezier(
        (1.0, -0.42), (0.4, -0.3), (-0.2, -0.4), (-0.32, 0.0), 10
    )
    front = bezier((-0.32, 0.0), (-0.42, 0.3), (-0.02, 0.6), (-0.28, 0.72), 10)
    legs = [(0.0, -0.25), (0.16, -0.25), (0.16, -0.86), (0.34, -0.86), (0.34, -1.0), (0.0, -1.0)]
    drawn_up = [(0.3, -0.28), (0.44, -0.28), (0.5, -0.6), (0.22, -0.72), (0.22, -0.6), (0.36, -0.54)]
    return [[*neck, *body, *front, (-0.98, 0.62), (-0.42, 0.9)], legs, drawn_up]


def _horn() -> Outline:
    """The right horn, rolled in."""
    outer = bezier((0.08, 0.78), (0.6, 1.05), (1.08, 0.7), (1.0, 0.1), 12) + bezier(
        (1.0, 0.1), (0.92, -0.5), (0.3, -0.45), (0.36, 0.0), 12
    )
    inner = bezier((0.36, 0.0), (0.44, 0.22), (0.62, 0.1), (0.52, -0.02), 8) + bezier(
        (0.52, -0.02), (0.6, -0.15), (0.72, -0.1), (0.72, 0.15), 8
    )
    return [*outer, *inner, *bezier((0.72, 0.15), (0.74, 0.5), (0.45, 0.6), (0.08, 0.4), 10), (0.08, 0.4)]


def _ram() -> list[Outline]:
    face = [(-0.34, 0.62), (0.34, 0.62), (0.28, -0.1), (0.2, -0.78), (0.0, -0.98), (-0.2, -0.78), (-0.28, -0.1)]
    return [face, _horn(), mirrored(_horn())]


def _fish() -> list[Outline]:
    """Looking left, with an eye that is a hole."""
    back = bezier((-1, 0), (-0.5, 0.72), (0.15, 0.62), (0.5, 0.12), 12)
    tail = [(0.5, 0.12), (1.0, 0.55), (0.86, 0.0), (1.0, -0.55), (0.5, -0.12)]
    belly = bezier((0.5, -0.12), (0.15, -0.62), (-0.5, -0.72), (-1, 0), 12)
    return [[*back, *tail, *belly, (-1, 0), (-0.66, 0.06), *arc(-0.55, 0.1, 0.12, 180, -180, 12), (-0.66, 0.06)]]


def _frond(dx: float, dy: float, sag: float) -> Outline:
    """A leaf from the crown to a point."""
    return bezier((0, 0.30), (dx * 0.35, dy + 0.42), (dx * 0.8, dy + 0.36), (dx, dy), 10) + bezier(
        (dx, dy), (dx * 0.66, dy + 0.36 - sag), (dx * 0.3, dy + 0.2 - sag), (0, 0.30), 10
    )


def _palm() -> list[Outline]:
    right = [_frond(0.98, -0.02, 0.22), _frond(0.86, 0.52, 0.22), _frond(0.62, -0.42, 0.3)]
    top = bezier((-0.02, 0.3), (-0.24, 0.6), (-0.12, 0.85), (0, 1.0), 8) + bezier(
        (0, 1.0), (0.12, 0.85), (0.24, 0.6), (0.02, 0.3), 8
    )
    trunk = [(-0.11, 0.3), (0.11, 0.3), (0.2, -1.0), (-0.2, -1.0)]
    return [trunk, top, *right, *map(mirrored, right)]


def _urn() -> list[Outline]:
    """A vessel with two handles and a lid."""
    side = [
        *bezier((0.34, -1.0), (0.3, -0.8), (0.92, -0.55), (0.78, 0.1), 10),
        *bezier((0.78, 0.1), (0.7, 0.4), (0.3, 0.35), (0.28, 0.52), 8),
        (0.28, 0.52),
    ]
    body = [*side, *mirrored(side)[::-1]]
    return [
        body,
        rect(-0.46, 0.58, 0.46, 0.74),
        [(-0.3, 0.8), (0.3, 0.8), (0.12, 1.02), (-0.12, 1.02)],
        band(0.52, 0.32, 0.4, 0.24, -60, 120),
        mirrored(band(0.52, 0.32, 0.4, 0.24, -60, 120)),
    ]


def _bag() -> list[Outline]:
    """A sack, tied above."""
    left = bezier((0, -1.0), (-1.2, -1.05), (-1.1, 0.05), (-0.36, 0.36), 14)
    return [
        [*left, (-0.36, 0.36), (0.36, 0.36), *mirrored(left)[::-1]],
        rect(-0.42, 0.42, 0.42, 0.56),
        [(-0.34, 0.62), (0.34, 0.62), (0.62, 1.0), (0.2, 0.86), (0, 1.0), (-0.2, 0.86), (-0.62, 1.0)],
    ]


def _arrow() -> Outline:
    return [(-1.0, 0.28), (0.3, 0.28), (0.3, 0.0), (1.0, 0.45), (0.3, 0.9), (0.3, 0.62), (-1.0, 0.62)]


def _cracked() -> list[Outline]:
    """Ground that is split by a jagged crack."""
    crack = [(0.02, 0.95), (-0.28, 0.42), (0.14, 0.22), (-0.22, -0.3), (0.2, -0.45), (-0.06, -0.95)]
    left = [(-0.95, 0.95), *((x - 0.1, y) for x, y in crack), (-0.95, -0.95)]
    right = [(0.95, 0.95), *((x + 0.1, y) for x, y in crack), (0.95, -0.95)]
    return [left, right]


SYMBOLS: dict[str, list[Outline]] = {
    # spheres
    "gate": [_gate()],
    "ziggurat": [rect(-1, -0.9, 1, -0.42), rect(-0.7, -0.3, 0.7, 0.14), rect(-0.4, 0.26, 0.4, 0.86)],
    "barley": _barley(),
    "scales": [
        rect(-0.09, -0.85, 0.09, 0.95),
        rect(-0.62, 0.52, 0.62, 0.7),
        rect(-0.42, -1.0, 0.42, -0.82),
        *_pan(-0.58),
        *_pan(0.58),
    ],
    # seats
    "heron": _heron(),
    "ram": _ram(),
    "fish": _fish(),
    "palm": _palm(),
    # the rest of the table
    "urn": _urn(),
    "bag": _bag(),
    "swap": [_arrow(), [(-x, -y) for x, y in _arrow()]],
    "crack": _cracked(),
    "points": [star(8, 1.0, 0.5)],
    "link": [band(-0.42, 0, 0.58, 0.34), band(0.42, 0, 0.58, 0.34)],
    "tower": [
        rect(-0.95, -0.95, 0.95, -0.5),
        rect(-0.7, -0.42, 0.7, 0.0),
        rect(-0.45, 0.08, 0.45, 0.46),
        moved(disc(0, 0, 0.24), 0, 0.76),
    ],
}
"""Outlines by name."""
