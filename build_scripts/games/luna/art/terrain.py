"""Coast, ground, plants and the building blocks of scenery."""

import math

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.materials import iron, mat, stone, wood
from build_scripts.art.meshes import ball, box, copy, fbm, lamp, lathe, mesh, ngon, prism, rng, spline, tube
from luna.games.luna.view.geometry import layout as lay

from . import colours as pal


def coast(rx, ry, seed, power=2.0, wobble=0.06):
    """Radius of the shore as a function of the angle (works on numpy arrays)."""
    r = rng(seed)
    waves = [(k, r.uniform(-1, 1) * wobble / math.sqrt(k), r.uniform(0, 6.28)) for k in range(2, 9)]

    def radius(a):
        a = np.asarray(a)
        base = (np.abs(np.cos(a) / rx) ** power + np.abs(np.sin(a) / ry) ** power) ** (-1 / power)
        return base * (1 + sum(m * np.sin(k * a + p) for k, m, p in waves))

    return radius


def _linear(code):
    return np.array(pal.linear(code))


def _share(value):
    return min(1.0, max(0.0, value))


def _ground(t, x, y, seed, plateau, shore):
    """Height and colour of a point at a share `t` of the way to the water: grass, then rock, then sand."""
    wide, fine = fbm(x, y, 2.2, seed), fbm(x, y, 7.0, seed + 3)
    edge = t + (0.12 * wide + 0.055 * fine) * shore  # ragged limits between the zones
    k = _share((edge - 1 + shore) / (0.30 * shore))
    k = k * k * (3 - 2 * k)
    beach = 0.095 - 0.10 * _share((t - 1 + 0.75 * shore) / (0.75 * shore))
    parts: tuple[tuple[str, float], ...]
    z = plateau * (1 - k) + beach * k + 0.010 * wide * (1 - k)
    if 0 < k < 1:
        z += 0.025 * fine
    if t > 1:
        z = -1.4 * (t - 1)
    if k < 0.06:
        base, parts = pal.GRASS, ((pal.GRASS_LIGHT, _share(0.5 + 0.8 * wide)), (pal.GRASS_DARK, _share(0.1 - fine)))
    elif k < 0.93:
        base, parts = pal.ROCK, ((pal.ROCK_LIGHT, _share(0.4 + fine)), (pal.ROCK_DARK, 0.5 if k > 0.6 else 0.0))
    else:
        base, parts = pal.SAND, ((pal.SAND_DARK, _share((t - 1 + 0.4 * shore) / (0.4 * shore) + 0.15 * fine)),)
    colour = _linear(base) + sum((_linear(code) - _linear(base)) * share for code, share in parts)
    return z, (*np.clip(colour, 0, 1)[:3], 1.0)


def terrain(radius, seed, seg=220, plateau=lay.Z_PLATEAU, shore=0.185):
    """Polar grid from the middle to under the water, `shore` = share of it that is rim and beach."""
    ends = 1 - shore
    rings = [*np.linspace(0, ends - 0.015, 26), *np.linspace(ends, 1.0, 20), 1.04, 1.12, 1.25]
    angles = [2 * math.pi * i / seg for i in range(seg)]
    reach = [float(radius(a)) for a in angles]
    points, colours, faces = [], [], []
    for t in rings:
        for angle, far in zip(angles, reach, strict=True):
            x, y = far * t * math.cos(angle), far * t * math.sin(angle)
            z, colour = _ground(t, x, y, seed, plateau, shore)
            points.append((x, y, z))
            colours.append(colour)
    for j in range(len(rings) - 1):
        for i in range(seg):
            p, q = j * seg + i, j * seg + (i + 1) % seg
            faces.append((p, q, q + seg, p + seg))
    earth = mat("terrain", "#ffffff", 0.85, bump=0.35, bump_scale=22, vary=0.10, vertex="Col")
    mesh("terrain", points, faces, earth, smooth=True, colors=colours)


class Props:
    """Meshes made once per scene and copied."""

    def __init__(self):
        # foliage: own emission keeps night foliage from going black
        leaf_a = mat("leaf_a", "#3f8f5a", 0.75, bump=0.5, bump_scale=20, vary=0.28, grad=(0.2, 0.75, 0.45, 1.45))
        leaf_b = mat("leaf_b", "#6aa84e", 0.75, bump=0.5, bump_scale=20, vary=0.28, grad=(0.2, 0.65, 0.5, 1.4))
        self.trunk = wood("trunk", pal.WOOD_DARK)
        self.far = (0, 0, -50)
        self.cypress = [
            ball(0.15, self.far, leaf_a, squash=(0.62, 0.62, 1.75), rough=0.22, freq=3.0, seed=s) for s in (1, 2)
        ]
        self.bush = [
            ball(0.14, self.far, leaf_b if s % 2 else leaf_a, squash=(1, 1, 0.85), rough=0.36, freq=2.4, seed=s)
            for s in (3, 4, 5)
        ]
        rock = mat("rock", pal.ROCK, 0.8, bump=0.5, bump_scale=10, vary=0.22, edge=0.3)
        self.rock = [
            ball(0.12, self.far, rock, squash=(1, 0.85, 0.75), rough=0.55, freq=1.3, seed=s, sub=3) for s in (6, 7, 8)
        ]

    def tree(self, x, y, z, s, r, tall=None):
        tall = r.random() < 0.55 if tall is None else tall
        if tall:
            copy(self.cypress[r.randrange(2)], (x, y, z + 0.27 * s), r.uniform(0, 360), s)
        else:
            for _ in range(3):
                copy(
                    self.bush[r.randrange(3)],
                    (x + r.uniform(-0.09, 0.09) * s, y + r.uniform(-0.07, 0.07) * s, z + r.uniform(0.09, 0.20) * s),
                    r.uniform(0, 360),
                    s * r.uniform(0.6, 1.0),
                )


def lantern(x, y, z, power=2.2):
    post = iron()
    tube([(x, y, z), (x, y, z + 0.20)], 0.012, post)
    lathe([(0.030, z + 0.195), (0.034, z + 0.205)], post, seg=16, loc=(x, y, 0))
    ball(0.052, (x, y, z + 0.25), mat("lantern", pal.LANTERN, 0.5, emit=5), squash=(1, 1, 1.1), sub=3)
    lathe([(0.026, z + 0.300), (0.004, z + 0.325)], post, seg=12, loc=(x, y, 0))
    lamp((x, y - 0.06, z + 0.27), power)


def scatter(props, radius, seed, z, where, n_trees=14, n_rocks=9, reach=0.79):
    """Trees inside the plateau where `where(x, y)` allows; rocks on the beach."""
    r = rng(seed)
    placed: list[tuple[float, float]] = []
    tries = 0
    while len(placed) < n_trees and tries < 3000:
        tries += 1
        a, t = r.uniform(0, 2 * math.pi), math.sqrt(r.uniform(0.1, 1)) * reach
        rr = float(radius(a)) * t
        x, y = rr * math.cos(a), rr * math.sin(a)
        if where(x, y) and all((x - p) ** 2 + (y - q) ** 2 > 0.022 for p, q in placed):
            placed.append((x, y))
            props.tree(x, y, z, r.uniform(0.62, 0.95), r)
    for _ in range(n_rocks):
        a = r.uniform(0, 2 * math.pi)
        rr = float(radius(a)) * r.uniform(0.93 if reach > 0.8 else 0.87, 1.03)
        copy(
            props.rock[r.randrange(3)],
            (rr * math.cos(a), rr * math.sin(a), 0.03),
            r.uniform(0, 360),
            r.uniform(0.35, 1.0),
        )


def plaza(radius_units, z, loc=(0, 0), light="#c9bfae", dark="#aaa49f"):
    """Round paved court in which the novices stand."""
    pav = stone("paving", light)
    prev = 0.0
    for ring, count in ((0.16, 1), (0.42, 9), (0.70, 16), (1.0, 24)):
        if count == 1:
            prism(
                [(loc[0] + x, loc[1] + y) for x, y in ngon(20, radius_units * ring)],
                z - 0.05,
                z + 0.012,
                pav,
                bevel=0.008,
            )
        else:
            inner = prev + 0.02
            for i in range(count):
                a0, a1 = 360 * i / count + 1.2, 360 * (i + 1) / count - 1.2
                steps = 4
                outer_pts = [
                    lay.around(a0 + (a1 - a0) * s / steps, radius_units * ring, radius_units * ring)
                    for s in range(steps + 1)
                ]
                inner_pts = [
                    lay.around(a1 - (a1 - a0) * s / steps, radius_units * inner, radius_units * inner)
                    for s in range(steps + 1)
                ]
                m = pav if (i * 7 + count) % 3 else stone("paving2", dark)
                prism(
                    [(loc[0] + x, loc[1] + y) for x, y in outer_pts + inner_pts],
                    z - 0.05,
                    z + 0.010 + 0.006 * ((i * 5 + count) % 3),
                    m,
                    bevel=0.008,
                )
        prev = ring


def column(x, y, z, h, m=None, r=0.035):
    m = m or stone()
    lathe(
        [
            (r * 1.5, z),
            (r * 1.5, z + 0.02),
            (r * 1.1, z + 0.035),
            (r * 0.95, z + h - 0.04),
            (r * 1.25, z + h - 0.02),
            (r * 1.5, z + h),
        ],
        m,
        seg=20,
        loc=(x, y, 0),
    )


def gable(w, d, h, z, m, loc=(0, 0), along_x=True, over=0.04):
    w, d = w / 2 + over, d / 2 + over
    x, y = loc
    if along_x:
        v = [
            (x - w, y - d, z),
            (x - w, y + d, z),
            (x - w, y, z + h),
            (x + w, y - d, z),
            (x + w, y + d, z),
            (x + w, y, z + h),
        ]
    else:
        v = [
            (x - w, y - d, z),
            (x + w, y - d, z),
            (x, y - d, z + h),
            (x - w, y + d, z),
            (x + w, y + d, z),
            (x, y + d, z + h),
        ]
    mesh("gable", v, [(0, 1, 2), (4, 3, 5), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)], m, bevel=0.014)


def windows(points, size=(0.05, 0.02, 0.075)):
    glow = mat("window", "#ffc978", 0.6, emit=5)
    for x, y, z in points:
        box(size, (x, y, z), glow, bevel=0.004)


def rounded(hx, hy, r, n=10, c=(0, 0)):
    pts = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(n + 1):
            a = math.radians(90 * k + 90 * i / n)
            pts.append((c[0] + sx * (hx - r) + r * math.cos(a), c[1] + sy * (hy - r) + r * math.sin(a)))
    return pts


def brazier(x, y, z, h=0.30, power=7.0):
    s = stone("stone_d", "#b4b3c6")
    box((0.13, 0.13, 0.05), (x, y, z + 0.025), s, bevel=0.012)
    lathe([(0.045, z + 0.05), (0.035, z + 0.08), (0.035, z + h)], s, seg=18, loc=(x, y, 0))
    lathe(
        [(0.03, z + h), (0.085, z + h + 0.06), (0.08, z + h + 0.07)],
        mat("bronze", pal.BRONZE, 0.35, metal=1.0),
        seg=22,
        loc=(x, y, 0),
    )
    lathe(
        spline([(0.02, z + h + 0.05), (0.055, z + h + 0.10), (0.03, z + h + 0.17), (0.002, z + h + 0.24)], 5),
        mat("flame", "#ffb04a", 0.5, emit=9),
        seg=18,
        loc=(x, y, 0),
    )
    lamp((x, y - 0.05, z + h + 0.22), power)
