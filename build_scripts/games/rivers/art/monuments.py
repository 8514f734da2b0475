"""Monuments: a stepped tower of two colours over the corner of four flipped tiles."""

import math

from build_scripts.art.materials import gold, mat
from build_scripts.art.meshes import ball, box, group, inlay, lathe, ngon, prism
from luna.games.rivers.view.emblems import SPHERE_SYMBOLS, SYMBOLS

from . import colours as pal
from .tiles import on_cell

LEAN = 10.0
"""Degrees by which the tower leans away from the viewer, to show more of its steps."""
STEPS = ((0.47, 0.20), (0.375, 0.19), (0.285, 0.18), (0.20, 0.17))
"""Half the width and the height of each step, from the ground up."""


def monument(first, second):
    """The lower two steps in the first colour, the upper two in the second."""
    with on_cell(), group((0, 0.02, 0.05)) as tower:
        tower.rotation_euler = (-math.radians(LEAN), 0, 0)
        low = 0.0
        for k, (half, high) in enumerate(STEPS):
            _step(half, low, high, (first, second)[k // 2])
            low += high
        _medallion(first, (0, -STEPS[0][0] - 0.012, 0.20), 0.135)
        _medallion(second, (0, -STEPS[2][0] - 0.012, STEPS[0][1] + STEPS[1][1] + 0.17), 0.135)
        _crown(second, low)


def _step(half, low, high, sphere):
    """A step with buttresses, its edge bright."""
    tones = pal.SPHERES[sphere]
    wall = mat(f"monument_{sphere}", tones["main"], 0.6, bump=0.2, bump_scale=26, vary=0.10, edge=0.2)
    edge = mat(f"monument_edge_{sphere}", tones["light"], 0.5, vary=0.05)
    deep = mat(f"monument_deep_{sphere}", tones["deep"], 0.7)
    box((2 * half, 2 * half * 0.82, high), (0, 0, low + high / 2), wall, bevel=0.014)
    box((2 * half + 0.016, 2 * half * 0.82 + 0.016, 0.030), (0, 0, low + high - 0.010), edge, bevel=0.008)
    count = max(3, round(half / 0.075))
    for k in range(count):
        x = -half + half * (2 * k + 1) / count
        box(
            (half / count * 0.9, 0.012, high - 0.065),
            (x, -half * 0.82 - 0.003, low + (high - 0.05) / 2),
            deep,
            bevel=0.003,
        )


def _medallion(sphere, at, radius):
    """The symbol of a colour on a disc, turned to the camera."""
    tones = pal.SPHERES[sphere]
    with group(at) as disc:
        disc.rotation_euler = (math.radians(45), 0, 0)
        prism(ngon(40, radius), -0.05, 0.006, gold(), bevel=0.008)
        prism(ngon(40, radius * 0.88), 0, 0.014, mat(f"medallion_{sphere}", tones["face"], 0.5), bevel=0.006)
        cream = mat("medallion_mark", pal.CREAM, 0.5, emit=0.12)
        inlay(SYMBOLS[SPHERE_SYMBOLS[sphere]], radius * 0.62, 0.014, cream, height=0.008, bevel=0.002)


def _crown(sphere, low):
    """A shrine with a golden top."""
    tones = pal.SPHERES[sphere]
    with group((0, 0, low)):
        box((0.20, 0.16, 0.11), (0, 0, 0.055), mat("limestone", pal.LIMESTONE, 0.6, vary=0.05), bevel=0.01)
        box((0.06, 0.01, 0.08), (0, -0.082, 0.045), mat(f"monument_deep_{sphere}", tones["deep"], 0.7), bevel=0.003)
        box((0.24, 0.20, 0.03), (0, 0, 0.122), gold(), bevel=0.008)
        lathe([(0.07, 0.135), (0.05, 0.18), (0.008, 0.26)], gold(), seg=24)
        ball(0.024, (0, 0, 0.27), gold(), sub=3)
