"""Small things that stand: candles, crystals, books, boats, gulls."""

import math

from build_scripts.art.materials import mat, wood
from build_scripts.art.meshes import ball, box, group, lamp, lathe, mesh, ngon, prism, rng, spline, tube
from luna.games.luna.view.geometry import layout as lay

from . import colours as pal
from .novices import hollow
from .symbols import emblem


def candle_token(flame=None):
    """A candle; `flame` = lean of its tip and stretch of its height, None when it is out."""
    prism(ngon(40, 0.17), 0, 0.035, mat("bronze", pal.BRONZE, 0.35, metal=1.0), bevel=0.012)
    wax = mat("wax", "#f6ead2", 0.45, sss=0.4, emit=0.05)
    lathe(
        spline([(0.085, 0.035), (0.08, 0.06), (0.075, 0.26), (0.06, 0.28), (0.03, 0.27)], 4),
        wax,
        seg=30,
        power=lambda a: 1 + 0.04 * math.sin(5 * a),
    )
    tube([(0, 0, 0.26), (0.004, 0, 0.32)], 0.008, hollow())
    if flame:
        lean, stretch = flame
        tip = lathe(
            spline([(0.004, 0.0), (0.038, 0.045), (0.025, 0.11), (0.002, 0.175 * stretch)], 6),
            mat("flame", "#ffc45a", 0.5, emit=9),
            seg=20,
            loc=(0, 0, 0.30),
        )
        tip.rotation_euler = (0, math.radians(lean), 0)
        lamp((0, -0.02, 0.42), 3.0 * stretch)


def influence_crystal():
    """A cluster of six-sided prisms with flat facets (no smoothing) and cut tips."""
    c = mat("crystal", "#6fd6f4", 0.10, coat=1.0, emit=0.10)
    r = rng(4)
    for i in range(5):
        a = i * 1.5708 + 0.6
        h = 0.46 if i == 0 else 0.20 + 0.10 * r.random()
        w = 0.092 if i == 0 else 0.062
        d = 0.0 if i == 0 else 0.105
        v = [
            (rr * math.cos(k * math.pi / 3 + i), rr * math.sin(k * math.pi / 3 + i), z)
            for rr, z in ((w * 0.80, 0), (w, h * 0.66))
            for k in range(6)
        ] + [(w * 0.18, -w * 0.1, h)]
        f = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [
            (6 + k, 6 + (k + 1) % 6, 12) for k in range(6)
        ]
        o = mesh("crystal", v, f, c)
        o.location = (d * math.cos(a), d * math.sin(a), 0)
        o.rotation_euler = (-d * 4.2 * math.sin(a), d * 4.2 * math.cos(a), 0)


def book():
    box((0.34, 0.26, 0.03), (0, 0, 0.02), mat("cover", "#8f2f38", 0.5, bump=0.1), bevel=0.01)
    page = mat("page", "#f5e8c8", 0.7, emit=0.1)
    for s in (-1, 1):
        v = []
        for i in range(7):
            t = i / 6
            z = 0.04 + 0.045 * math.sin(math.pi * (1 - t) ** 0.8)
            v += [(s * t * 0.155, -0.12, z), (s * t * 0.155, 0.12, z)]
        mesh("page", v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(6)], page, smooth=True)
    emblem("crescent", 0.05, 0.072, mat("ink", "#274a8a", 0.6), height=0.01, loc=(0.08, 0))


def boat(length=0.5, sail=None, hull="#8a5636"):
    """A boat along x, waterline at z = 0."""
    m, n = wood("hull_" + hull, hull), 14
    v, f = [], []
    for i in range(n + 1):
        t = i / n * 2 - 1
        w = 0.24 * length * (1 - abs(t) ** 2.4) + 0.004
        sheer = 0.12 * length + 0.14 * length * t * t
        v += [
            (t * length / 2, -w, sheer),
            (t * length / 2 * 0.86, -w * 0.45, -0.06 * length),
            (t * length / 2 * 0.86, w * 0.45, -0.06 * length),
            (t * length / 2, w, sheer),
        ]
    for i in range(n):
        for k in range(3):
            a = i * 4 + k
            f.append((a, a + 1, a + 5, a + 4))
    o = mesh("hull", v, f, m, smooth=True)
    sol = o.modifiers.new("solid", "SOLIDIFY")
    sol.thickness = 0.035 * length
    for t in (-0.18, 0.12):
        box(
            (0.05 * length, 0.36 * length, 0.02),
            (t * length, 0, 0.10 * length),
            wood("bench", pal.WOOD_LIGHT),
            bevel=0.005,
        )
    if sail:
        tube([(0, 0, 0), (0, 0, 1.15 * length)], 0.02 * length, wood("mast", pal.WOOD_LIGHT))
        cloth = mat("sail_" + sail, sail, 0.7, bump=0.05, vary=0.05, emit=0.10)
        pts, fs, k = [], [], 8
        for i in range(k + 1):
            for j in range(k + 1):
                s, t = i / k, j / k
                w = 0.62 * length * (1 - s) + 0.02
                bulge = 0.16 * length * math.sin(math.pi * t) * math.sin(math.pi * min(1, s + 0.15))
                pts.append((0.03 * length + t * w, -bulge, (0.28 + 0.82 * s) * length))
        for i in range(k):
            for j in range(k):
                a = i * (k + 1) + j
                fs.append((a, a + 1, a + k + 2, a + k + 1))
        mesh("sail", pts, fs, cloth, smooth=True)
        jib = [
            (-0.04 * length, 0, 1.05 * length),
            (-0.04 * length, 0, 0.30 * length),
            (-0.45 * length, 0, 0.26 * length),
        ]
        mesh("jib", jib, [(0, 1, 2)], cloth)


def boat_on_water(sail, facing):
    """A boat on the waterline with a line of foam; `facing` = 1 right, -1 left."""
    foam = mat("wake", pal.FOAM, 0.6, emit=0.25)
    with group((0, 0, 0.0), scale=(facing, 1, 1)):
        tube([(*lay.around(15 * k, 0.30, 0.125), 0.004) for k in range(24)], 0.008, foam, cyclic=True, smooth=False)
        with group((0, 0, 0.02)):
            boat(0.60, "#fff1d6" if sail else None, "#b9553a" if sail else "#8a5636")
        if not sail:
            for s in (-1, 1):
                tube(
                    [(0.02, s * 0.06, 0.11), (-0.12, s * 0.26, 0.02)], 0.011, wood("oar", pal.WOOD_LIGHT), smooth=False
                )
                box(
                    (0.09, 0.035, 0.012),
                    (-0.14, s * 0.285, 0.012),
                    wood("oar", pal.WOOD_LIGHT),
                    bevel=0.004,
                    rot=-s * 58,
                )


def gull(wings):
    """A gull seen from above; `wings` = height of the wing tips in units."""
    white, tip = mat("gull", "#f4f2ee", 0.6, emit=0.2), mat("gull_tip", "#4a5064", 0.6)
    ball(0.045, (0, 0, 0), white, squash=(1.7, 0.7, 0.7), sub=3)
    ball(0.026, (0.075, 0, 0.018), white, sub=3)
    ball(0.010, (0.105, 0, 0.014), mat("beak", "#e8a33c", 0.5), squash=(1.6, 0.7, 0.7), sub=2)
    for s in (-1, 1):
        elbow, end = (0.03, s * 0.10, wings * 0.7), (-0.03, s * 0.21, wings)
        mesh(
            "wing",
            [(0.04, s * 0.02, 0.01), elbow, (-0.03, s * 0.10, wings * 0.6), (-0.045, s * 0.02, 0.01)],
            [(0, 1, 2, 3)],
            white,
        )
        mesh("wing_end", [elbow, end, (-0.03, s * 0.10, wings * 0.6)], [(0, 1, 2)], white)
        mesh(
            "wing_tip",
            [(-0.012, s * 0.17, wings * 0.9), (-0.045, s * 0.225, wings), (-0.034, s * 0.17, wings * 0.9)],
            [(0, 1, 2)],
            tip,
        )
