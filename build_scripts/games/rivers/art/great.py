"""The monument as a building: four steps of glazed brick in two colours, a stair, a shrine with a golden roof."""

import math

from build_scripts.art.materials import gold, mat
from build_scripts.art.meshes import ball, box, group, inlay, lathe, mesh, ngon, prism
from build_scripts.art.tones import mix
from luna.games.rivers.view.emblems import SPHERE_SYMBOLS, SYMBOLS

from . import colours as pal

STEPS = ((4.1, 1.45), (3.25, 1.30), (2.40, 1.20), (1.55, 1.05))
"""Half the width and the height of each step, from the ground up."""
DEEP = 0.8
"""Depth of a step as a share of its width."""


def great_monument(first, second):
    """The lower two steps in the first colour, the upper two in the second."""
    low = 0.0
    for k, (half, high) in enumerate(STEPS):
        _step(half, low, high, (first, second)[k // 2])
        low += high
    _stair(STEPS[0][1] + STEPS[1][1])
    for sphere, k, z in ((first, 0, 0.75), (second, 2, 0.62)):
        for s in (-1, 1):
            up = sum(high for _, high in STEPS[:k]) + z
            _disc(sphere, (s * STEPS[k][0] * 0.62, -STEPS[k][0] * DEEP - 0.14, up), 0.42)
    with group((0, 0, low)):
        box((1.5, 1.2, 0.85), (0, 0, 0.42), mat("shrine", pal.LIMESTONE, 0.6, vary=0.05), bevel=0.04)
        box((0.44, 0.06, 0.60), (0, -0.60, 0.32), mat("shrine_light", "#ffc46a", 0.6, emit=2.2), bevel=0.01)
        box((1.75, 1.45, 0.16), (0, 0, 0.92), gold(), bevel=0.03)
        lathe([(0.42, 1.0), (0.30, 1.22), (0.05, 1.75)], gold(), seg=24)
        ball(0.14, (0, 0, 1.82), gold(), sub=3)


def _step(half, low, high, sphere):
    """A dark core, pilasters round it, a pale edge."""
    tones = pal.SPHERES[sphere]
    wall = mat(
        f"great_{sphere}", mix(tones["main"], pal.BRICK, 0.22), 0.62, bump=0.25, bump_scale=5, vary=0.12, edge=0.15
    )
    deep = mat(f"great_deep_{sphere}", mix(tones["main"], tones["deep"], 0.55), 0.75, vary=0.1)
    wide, long = 2 * half, 2 * half * DEEP
    box((wide, long, high), (0, 0, low + high / 2), deep, bevel=0.03)
    box((wide + 0.26, long + 0.26, 0.20), (0, 0, low + high - 0.08), _limestone(), bevel=0.03)
    box((wide - 0.14, long - 0.14, 0.06), (0, 0, low + high), wall, bevel=0.01)
    box((wide + 0.20, long + 0.20, 0.22), (0, 0, low + 0.11), wall, bevel=0.03)
    front, side = round(half * 3.2), max(3, round(half * 1.6))
    for k in range(front):
        x = half * ((2 * k + 1) / front - 1)
        box((half / front * 1.15, 0.16, high - 0.1), (x, -long / 2 - 0.03, low + high / 2), wall, bevel=0.025)
    for k in range(side):
        y = long / 2 * ((2 * k + 1) / side - 1)
        for s in (-1, 1):
            box((0.16, half / side * 0.9, high - 0.1), (s * (half + 0.03), y, low + high / 2), wall, bevel=0.025)


def _limestone():
    return mat("great_edge", pal.LIMESTONE, 0.6, vary=0.08)


def _stair(top):
    """A broad stair in front, between two sloping walls, up to the second step."""
    white = mat("great_stair", pal.LIMESTONE, 0.7, vary=0.06)
    near, far, count = -STEPS[0][0] * DEEP - 2.1, -STEPS[1][0] * DEEP, 20
    for k in range(count):
        high, y = top * (k + 1) / count, near + (far - near) * k / count
        box((1.7, far - y + 0.4, high), (0, (y + far + 0.4) / 2, high / 2), white, bevel=0.012)
    rail = ((near - 0.15, 0), (far + 0.3, 0), (far + 0.3, top + 0.22), (far - 0.05, top + 0.22), (near - 0.15, 0.25))
    for s in (-1, 1):
        verts = [(s + d, y, z) for d in (-0.15, 0.15) for y, z in rail]
        sides = [(i, (i + 1) % 5, 5 + (i + 1) % 5, 5 + i) for i in range(5)]
        ends = [tuple(reversed(range(5))), tuple(range(5, 10))]
        mesh("stair_wall", verts, [*ends, *sides], _limestone(), bevel=0.03)


def _disc(sphere, at, radius):
    """The symbol of a colour on a golden disc at a wall."""
    with group(at) as disc:
        disc.rotation_euler = (math.radians(90), 0, 0)
        prism(ngon(40, radius), -0.05, 0.03, gold(), bevel=0.02)
        prism(ngon(40, radius * 0.86), 0, 0.05, mat(f"disc_{sphere}", pal.SPHERES[sphere]["face"], 0.5), bevel=0.01)
        cream = mat("disc_mark", pal.CREAM, 0.5, emit=0.15)
        inlay(SYMBOLS[SPHERE_SYMBOLS[sphere]], radius * 0.60, 0.05, cream, height=0.03, bevel=0.006)
