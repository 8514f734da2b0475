"""Catastrophes: burnt ground, cracked open."""

import math

from build_scripts.art.materials import mat
from build_scripts.art.meshes import ball, fbm, prism, rng, tube

from . import colours as pal
from .tiles import HALF, on_cell


def catastrophe(on_water):
    """Burnt ground, cracked open; on the river a dried bed. Its edge is ragged."""
    r, seed = rng(31 if on_water else 17), 7.0 if on_water else 2.0
    tones = ("#4c4a4e", "#6d675f", "#2a2c33") if on_water else (pal.CHAR, pal.ASH, "#120e10")
    plates = [mat(f"burnt_{k}", code, 0.9, bump=0.6, bump_scale=30, vary=0.25) for k, code in enumerate(tones[:2])]
    glow = mat("embers", pal.EMBER, 0.6, emit=2.2)
    with on_cell():
        outline = [_ragged(angle, seed) for angle in range(0, 360, 6)]
        prism(outline, 0, 0.018, mat("burnt_ground", tones[2], 0.95, bump=0.5, vary=0.2), bevel=0.008)
        _crack_light(r, glow)
        for row in range(4):
            for column in range(4):
                _plate(r, (column - 1.5) * 0.150, (row - 1.5) * 0.150, plates[(row + column) % 2])
        for _ in range(7):
            x, y, side = r.uniform(-0.25, 0.25), r.uniform(-0.25, 0.25), r.uniform(0.02, 0.045)
            ball(side, (x, y, 0.045), plates[1], rough=0.5, freq=1.5, sub=2, seed=r.randrange(99))


def _ragged(angle, seed):
    a = math.radians(angle)
    reach = HALF / max(abs(math.cos(a)), abs(math.sin(a))) ** 0.8
    reach *= 0.94 + 0.10 * fbm(math.cos(a), math.sin(a), 2.2, seed)
    return reach * math.cos(a), reach * math.sin(a)


def _plate(r, x, y, material):
    """A piece of the broken ground."""
    corners = []
    for k in range(7):
        a, reach = math.radians(360 * k / 7 + r.uniform(-16, 16)), r.uniform(0.060, 0.082)
        corners.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    high = r.uniform(0.028, 0.050)
    prism(corners, 0.01, high, material, bevel=0.006)


def _crack_light(r, glow):
    """The glow in the widest cracks."""
    for start, end in (((-0.24, 0.10), (0.24, 0.05)), ((-0.05, 0.26), (0.06, -0.26)), ((0.05, -0.02), (0.24, -0.22))):
        points = []
        for k in range(7):
            t = k / 6
            x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            points.append((x + r.uniform(-0.03, 0.03), y + r.uniform(-0.03, 0.03), 0.024))
        tube(points, 0.011, glow)
