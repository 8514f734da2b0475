"""The seven signature buildings."""

import math

from build_scripts.art.materials import gold, iron, mat, stone, wood
from build_scripts.art.meshes import ball, box, group, lamp, lathe, mesh, ngon, prism, rng, spline, tube

from . import colours as pal
from .small import boat, book
from .terrain import column, gable, windows


def shrine_building(z):
    s, d = stone(), stone("stone_d", "#b4b3c6")
    box((0.74, 0.50, 0.06), (-0.10, 0.52, z + 0.03), d, bevel=0.012)
    box((0.64, 0.42, 0.06), (-0.10, 0.52, z + 0.09), s, bevel=0.012)
    for x, h in ((-0.36, 0.40), (-0.19, 0.40), (-0.02, 0.40), (0.15, 0.22)):
        column(x, 0.36, z + 0.12, h)
    for x in (-0.36, -0.02, 0.15):
        column(x, 0.68, z + 0.12, 0.40)
    box((0.44, 0.10, 0.06), (-0.19, 0.36, z + 0.55), s, bevel=0.01)
    box((0.60, 0.10, 0.06), (-0.10, 0.68, z + 0.55), s, bevel=0.01)
    w = wood()  # hoist with a hanging block
    tube([(0.42, 0.32, z), (0.42, 0.52, z + 0.80)], 0.018, w)
    tube([(0.42, 0.72, z), (0.42, 0.52, z + 0.80)], 0.018, w)
    tube([(0.64, 0.56, z), (0.40, 0.52, z + 0.80), (0.14, 0.50, z + 0.86)], 0.018, w, smooth=False)
    tube([(0.15, 0.50, z + 0.85), (0.15, 0.50, z + 0.48)], 0.007, mat("rope", "#d8c49a", 0.8))
    box((0.15, 0.13, 0.11), (0.15, 0.50, z + 0.44), s, bevel=0.014, rot=12)
    for i, (x, y, k) in enumerate(((0.66, 0.34, 0), (0.80, 0.28, 0), (0.73, 0.31, 1), (0.62, 0.50, 0))):
        box((0.13, 0.11, 0.09), (x, y, z + 0.045 + 0.09 * k), d if i % 2 else s, bevel=0.014, rot=i * 17)
    lathe([(0.07, z), (0.07, z + 0.10)], s, seg=24, loc=(-0.66, 0.42, 0))


def herbs_building(z):
    soil, rim = mat("soil", "#5a4032", 0.9, bump=0.6), wood("bed", pal.WOOD_LIGHT)
    colors = ["#b98cf0", "#f2d35a", "#ff8aa8", "#8fe07a", "#f0f0ff", "#62c9b0"]
    r = rng(5)
    for i, (x, y) in enumerate([(-0.62, 0.42), (-0.33, 0.58), (0.62, 0.42), (0.33, 0.62), (-0.60, 0.68), (0.60, 0.70)]):
        with group((x, y, z), rot=(-8, 6, 10, -6, 14, -12)[i]):
            box((0.27, 0.20, 0.06), (0, 0, 0.03), rim, bevel=0.012)
            box((0.23, 0.16, 0.05), (0, 0, 0.045), soil, bevel=0.008)
            leaf = mat(f"herb{i}", pal.mix(colors[i], "#3f8f4a", 0.35), 0.7, vary=0.3, bump=0.5, bump_scale=24)
            bloom = mat(f"bloom{i}", colors[i], 0.6, emit=0.35)
            for a in range(4):
                for b in range(3):
                    p = (-0.08 + a * 0.054, -0.05 + b * 0.05, 0.085 + r.uniform(0, 0.015))
                    ball(0.026, p, leaf, rough=0.3, sub=2, seed=a)
                    ball(0.011, (p[0], p[1], p[2] + 0.026), bloom, sub=2)
    glass = mat("glass", "#9fe8d8", 0.1, coat=1.0, emit=0.5)
    lathe(
        spline([(0.20, z), (0.205, z + 0.12), (0.17, z + 0.25), (0.09, z + 0.33), (0.01, z + 0.36)], 5),
        glass,
        seg=32,
        loc=(0, 0.64, 0),
    )
    bars = mat("bars", "#f0e6cf", 0.5)
    for k in range(5):
        turn = math.radians(k * 36)
        tube(
            [
                (0.207 * math.cos(turn) * c, 0.64 + 0.207 * math.sin(turn) * c, z + zz)
                for c, zz in [
                    (1, 0),
                    (1, 0.12),
                    (0.83, 0.25),
                    (0.44, 0.335),
                    (0, 0.365),
                    (-0.44, 0.335),
                    (-0.83, 0.25),
                    (-1, 0.12),
                    (-1, 0),
                ]
            ],
            0.009,
            bars,
            smooth=False,
        )
    ball(0.03, (0, 0.64, z + 0.38), gold(), sub=3)


def tides_building(z):
    white, blue = stone("lh_white", "#f2efe8"), mat("lh_blue", "#3b7fc4", 0.5, bump=0.1, vary=0.05)
    with group((0.40, 0.70, z)):
        lathe([(0.21, 0), (0.21, 0.06), (0.18, 0.07)], stone("stone_d", "#b4b3c6"), seg=32)
        for i in range(4):
            r0, r1 = 0.150 - 0.014 * i, 0.150 - 0.014 * (i + 1)
            lathe([(r0, 0.07 + 0.13 * i), (r1, 0.07 + 0.13 * (i + 1))], white if i % 2 == 0 else blue, seg=36)
        lathe([(0.13, 0.59), (0.135, 0.61), (0.13, 0.625)], iron(), seg=32)
        lathe([(0.065, 0.62), (0.065, 0.74)], mat("beacon", "#fff0b8", 0.4, emit=14), seg=24)
        lathe([(0.10, 0.74), (0.085, 0.765), (0.02, 0.83), (0.005, 0.86)], mat("lh_roof", "#d4553f", 0.5), seg=28)
        windows([(0.0, -0.143, 0.20), (0.0, -0.122, 0.46)])
        lamp((0, -0.12, 0.70), 14)
    # ferryman's house
    wall = stone("plaster", "#e9dcc2")
    box((0.34, 0.22, 0.20), (-0.42, 0.56, z + 0.10), wall, bevel=0.012)
    gable(0.34, 0.22, 0.13, z + 0.20, mat("roof_b", pal.ROOF_BLUE, 0.6, bump=0.3, bump_scale=30), (-0.42, 0.56))
    windows([(-0.50, 0.448, z + 0.11), (-0.34, 0.448, z + 0.11)])


def sailboat_building(z):
    w = wood()
    # boat on the slip, mast and sail up
    with group((0.34, 0.46, z + 0.10), rot=-14):
        boat(0.78, "#fff1d6", "#b9553a")
    for x in (0.08, 0.34, 0.60):
        box((0.06, 0.34, 0.05), (x, 0.46, z + 0.02), w, bevel=0.008, rot=-14)
    # workshop
    box((0.40, 0.28, 0.22), (-0.48, 0.56, z + 0.11), wood("planks", "#a9744c"), bevel=0.012)
    gable(0.40, 0.28, 0.15, z + 0.22, mat("roof_o", "#d98a3e", 0.6, bump=0.3, bump_scale=30), (-0.48, 0.56))
    windows([(-0.48, 0.415, z + 0.10)], (0.12, 0.02, 0.12))
    for k in range(4):
        box(
            (0.34, 0.04, 0.03),
            (-0.62, 0.30 + 0.045 * k, z + 0.02 + 0.03 * (k % 2)),
            wood("bench", pal.WOOD_LIGHT),
            bevel=0.006,
            rot=5 * k - 8,
        )


def _tent_point(z, angle, radius, height):
    return -0.20 + radius * math.cos(angle), 0.56 + radius * 0.85 * math.sin(angle), z + height


def bribery_building(z):
    # striped merchant tent: alternating wedges
    n = 16
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        c = (
            mat("tent_a", "#f0bf3e", 0.65, bump=0.1, vary=0.06)
            if i % 2
            else mat("tent_b", "#a8324a", 0.65, bump=0.1, vary=0.06)
        )
        am = (a0 + a1) / 2
        mesh(
            "tent",
            [
                _tent_point(z, a0, 0.36, 0.32),
                _tent_point(z, a1, 0.36, 0.32),
                _tent_point(z, a1, 0.16, 0.48),
                _tent_point(z, a0, 0.16, 0.48),
                (-0.20, 0.56, z + 0.68),
                _tent_point(z, a0, 0.37, 0.24),
                _tent_point(z, am, 0.38, 0.21),
                _tent_point(z, a1, 0.37, 0.24),
                _tent_point(z, a0, 0.33, 0),
                _tent_point(z, a1, 0.33, 0),
                _tent_point(z, a1, 0.34, 0.3),
                _tent_point(z, a0, 0.34, 0.3),
            ],
            [(0, 1, 2, 3), (3, 2, 4), (5, 6, 7, 1, 0)] + ([(8, 9, 10, 11)] if not (10 <= i <= 13) else []),
            c,
        )
    ball(0.035, (-0.20, 0.56, z + 0.70), gold(), sub=3)
    lamp((-0.20, 0.36, z + 0.20), 4)
    coin = gold()
    r = rng(11)
    box((0.44, 0.30, 0.16), (0.44, 0.70, z + 0.08), stone("stone_d", "#b4b3c6"), bevel=0.014, rot=-12)
    with group((0.44, 0.70, z + 0.16), rot=-12):  # open chest, coins spilling
        c = wood("chest", "#7a4426")
        box((0.34, 0.22, 0.16), (0, 0, 0.08), c, bevel=0.014)
        for x in (-0.12, 0.12):
            box((0.035, 0.235, 0.17), (x, 0, 0.082), coin, bevel=0.006)
        box((0.34, 0.05, 0.22), (0, 0.145, 0.23), c, bevel=0.02, tilt=-18)
        ball(0.13, (0, 0, 0.13), coin, squash=(1.15, 0.75, 0.55), rough=0.15, freq=6)
        for _ in range(22):
            lathe(
                [(0.022, 0), (0.024, 0.006), (0.022, 0.012)],
                coin,
                seg=14,
                loc=(r.uniform(-0.20, 0.20), r.uniform(-0.14, -0.10), 0.005),
            )
    for x, y, s in ((0.78, 0.56, 1), (0.70, 0.48, 0.8)):
        ball(0.09 * s, (x, y, z + 0.07), mat("sack", "#c8aa78", 0.85, bump=0.4), squash=(1, 1, 0.9), rough=0.12)


def book_building(z):
    s, roof = stone(), mat("roof_t", pal.ROOF_TERRA, 0.6, bump=0.35, bump_scale=26, vary=0.12)
    with group((0, 0.58, 0)):
        lathe([(0.40, z), (0.40, z + 0.05)], stone("stone_d", "#b4b3c6"), seg=48)
        lathe([(0.35, z + 0.05), (0.35, z + 0.09)], s, seg=48)
        lathe([(0.22, z + 0.09), (0.22, z + 0.40)], stone("plaster", "#e9dcc2"), seg=40)
        windows([(0.22 * math.cos(a), 0.22 * math.sin(a), z + 0.24) for a in (-1.1, -1.57, -2.04)], (0.06, 0.03, 0.13))
        for i in range(12):
            a = 2 * math.pi * i / 12 + 0.26
            column(0.31 * math.cos(a), 0.31 * math.sin(a), z + 0.09, 0.30, r=0.026)
        lathe([(0.35, z + 0.39), (0.355, z + 0.44), (0.30, z + 0.46)], s, seg=48)
        lathe(
            spline([(0.30, z + 0.45), (0.27, z + 0.56), (0.17, z + 0.65), (0.05, z + 0.69), (0.0, z + 0.695)], 5),
            roof,
            seg=48,
        )
        ball(0.035, (0, 0, z + 0.72), gold(), sub=3)
    with group((0.47, 0.60, z + 0.25), rot=-8, scale=1.05):  # great open book on a lectern
        box((0.10, 0.10, 0.34), (0, 0.02, -0.07), wood(), bevel=0.02)
        with group((0, 0, 0.10)) as h:
            h.rotation_euler = (math.radians(22), 0, 0)
            book()
    for x, c in ((-0.72, "#3b7fc4"), (-0.62, "#8f2f38"), (-0.67, "#3f9a63")):
        box(
            (0.16, 0.12, 0.05),
            (x, 0.40, z + 0.03 + (0.05 if c == "#3f9a63" else 0)),
            mat("bk" + c, c, 0.6),
            bevel=0.008,
            rot=x * 50,
        )


def novice_building(z):
    wall, roof = stone("plaster2", "#e4d9dc"), mat("roof_v", "#7a5cc0", 0.6, bump=0.35, bump_scale=26, vary=0.12)
    box((0.86, 0.22, 0.24), (0.04, 0.66, z + 0.12), wall, bevel=0.012)
    gable(0.86, 0.22, 0.14, z + 0.24, roof, (0.04, 0.66))
    box((0.22, 0.42, 0.24), (0.50, 0.48, z + 0.12), wall, bevel=0.012)
    gable(0.22, 0.42, 0.14, z + 0.24, roof, (0.50, 0.48), along_x=False)
    for i in range(6):  # arcade
        x = -0.30 + 0.115 * i
        windows([(x, 0.545, z + 0.10)], (0.055, 0.02, 0.12))
        column(x + 0.057, 0.52, z, 0.20, r=0.016)
    windows([(0.50, 0.265, z + 0.11)], (0.07, 0.02, 0.13))
    box((0.20, 0.20, 0.48), (-0.46, 0.62, z + 0.24), wall, bevel=0.012)  # bell tower
    box((0.24, 0.24, 0.03), (-0.46, 0.62, z + 0.485), stone(), bevel=0.008)
    windows([(-0.46, 0.518, z + 0.38)], (0.07, 0.02, 0.11))
    prism(ngon(4, 0.175, 45), z + 0.50, z + 0.74, roof, bevel=0.01, taper=0.02, loc=(-0.46, 0.62, 0))
    ball(0.025, (-0.46, 0.62, z + 0.75), gold(), sub=3)


BUILDERS = {
    "shrine": shrine_building,
    "herbs": herbs_building,
    "tides": tides_building,
    "sailboat": sailboat_building,
    "bribery": bribery_building,
    "book": book_building,
    "novice": novice_building,
}
"""The building of each island; the order seeds the coasts."""
