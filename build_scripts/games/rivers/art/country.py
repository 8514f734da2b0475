"""The country as one sees it standing in it: two rivers that meet, their banks, date palms, a town of mud brick."""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.materials import mat
from build_scripts.art.meshes import ball, box, copy, group, lathe, mesh, rng, tube
from build_scripts.art.noise import fbm, smooth
from build_scripts.art.tones import linear, mix

from . import colours as pal

FAR = (0, 0, -40)
"""Where the originals of copied things lie, below the ground."""
WATERS = (
    ((-2.4, -8, 4.5), (-2.7, 4, 4.3), (-5.2, 14, 3.2), (-10, 28, 3.4), (-24, 58, 5.0), (-60, 130, 9.0)),
    ((0.5, -3.7, 3.3), (9, -3.7, 3.3)),
    ((-2.6, 6.0, 2.4), (3.0, 8.0, 2.9), (9.0, 9.4, 2.9), (20, 14, 3.0), (38, 32, 3.6), (70, 90, 6.0)),
)
"""The courses of the first river, of the bay before the quay and of the second river: x, y and half the width."""
WIDE, DEEP = 70.0, 150.0
HAZE = "#e0a878"
"""The colour of what is far away."""


def shore(x, y):
    """How far points lie from the nearest water; negative in it."""
    away = np.full(x.shape, 1e9)
    for course in WATERS:
        for (ax, ay, aw), (bx, by, bw) in pairwise(course):
            along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
            along = np.clip(along, 0, 1)
            off = np.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
            away = np.minimum(away, off - aw - along * (bw - aw))
    return away


def land():
    """The ground as a grid that gets coarser with its distance, the rivers sunk into it."""
    rows, columns = 420, 420
    t, side = np.linspace(0, 1, rows)[:, None], np.linspace(-1, 1, columns)[None, :]
    x = np.sign(side) * np.abs(side) ** 1.5 * (10 + (WIDE - 10) * t**1.4)
    y = -3 + DEEP * t**2.2 + 0 * x
    rough = fbm(x.shape, 26, 3, 4) - 0.5
    away = shore(x, y) + 0.55 * (fbm(x.shape, 40, 9, 3) - 0.5)
    high = 0.42 * smooth(-0.05, 0.85, away) - 0.5 * smooth(0.05, -0.5, away) + 0.16 * rough * smooth(0.2, 2, away)
    high += 2.2 * smooth(30, 130, y) * smooth(6, 30, away) * fbm(x.shape, 60, 17, 3)
    colour = _ground_colour(away, rough, y, fbm(x.shape, 18, 31, 4))
    points = np.stack([x, y, high], -1).reshape(-1, 3)
    at = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)
    sand = mat("country", pal.SAND, 0.92, bump=0.35, bump_scale=5, vary=0.10, vertex="Col")
    mesh("country", points.tolist(), faces.tolist(), sand, smooth=True, colors=colour.reshape(-1, 4).tolist())


def _ground_colour(away, rough, y, patches):
    """Wet loam at the water, a green belt, sand; all of it fades into the haze."""
    stops = [np.array(linear(code)) for code in (pal.LOAM, "#5d6f38", "#85854a", pal.SAND, pal.SAND_LIGHT)]
    places = (0.0, 0.25, 0.9, 2.2, 6.0)
    where = away + 2.2 * (patches - 0.5) * smooth(0.1, 1.2, away)
    colour = np.stack([np.interp(where, places, [stop[c] for stop in stops]) for c in range(4)], -1)
    colour[..., :3] *= (1 + 0.5 * rough)[..., None]
    far = (0.72 * smooth(18, 120, y))[..., None]
    return colour * (1 - far) + np.array(linear(HAZE)) * far


def water():
    """Both rivers: one calm face, a little rippled."""
    river = mat("river", "#1a5f78", 0.10, bump=0.30, bump_scale=2.0)
    mesh("river", [(-90, -12, 0), (90, -12, 0), (90, 190, 0), (-90, 190, 0)], [(0, 1, 2, 3)], river)


@dataclass(frozen=True)
class Palm:
    """Where a palm stands, how tall it is and to which side it leans."""

    x: float
    y: float
    tall: float
    lean: float = 0.0


class Palms:
    """Date palms; leaves are made once per scene and copied."""

    FRONDS = 22

    def __init__(self):
        greens = (pal.PALM, pal.PALM_DARK, mix(pal.PALM, pal.REED_DRY, 0.4))
        leaves = [mat(f"frond_{k}", code, 0.6, vary=0.1) for k, code in enumerate(greens)]
        self._fronds = [_frond(leaf, 0.34 + 0.10 * k) for k, leaf in enumerate(leaves)]
        self._trunk = mat("date_trunk", pal.TRUNK, 0.9, bump=0.7, bump_scale=9, vary=0.25)
        self._dates = mat("dates", pal.COPPER, 0.5, vary=0.2)

    def plant(self, palm, ground=0.35):
        """A palm on the ground."""
        r = rng(round(1000 * palm.x + 10 * palm.y))
        with group((palm.x, palm.y, ground), r.uniform(-20, 20)):
            top = (palm.lean, 0, palm.tall)
            big = 0.048 * palm.tall**0.6
            tube([(0, 0, -0.2), (palm.lean * 0.1, 0, palm.tall * 0.6), top], big, self._trunk)
            ball(1.6 * big, top, self._trunk, squash=(1, 1, 1.6), sub=2)
            for k in range(self.FRONDS):
                steep = (0.50, 0.15, -0.28)[k % 3] + r.uniform(-0.1, 0.1)
                leaf = copy(self._fronds[k % 3], top, 137.5 * k, 0.52 * palm.tall**0.75 * r.uniform(0.88, 1.08))
                leaf.rotation_euler = (0, -steep, leaf.rotation_euler[2])
            for k in range(5):
                turn = 1.256 * k + r.uniform(-0.3, 0.3)
                at = top[0] + big * math.cos(turn), big * math.sin(turn), palm.tall - 1.5 * big
                ball(0.7 * big, at, self._dates, squash=(0.8, 0.8, 1.5), rough=0.3, sub=2, seed=k)


def _frond(material, droop):
    """A leaf along x: its rib rises and hangs over, leaflets on both sides; 1 unit long."""
    verts: list[Any] = []
    faces: list[tuple[int, ...]] = []
    rib = [np.array((t * (1 - 0.12 * t), 0, 0.34 * t - (0.34 + droop) * t * t)) for t in np.linspace(0, 1, 25)]
    for k in range(2, 25):
        t = k / 24
        ahead = rib[k] - rib[k - 1]
        ahead /= np.linalg.norm(ahead)
        long = 0.27 * math.sin(math.pi * (0.14 + 0.80 * t))
        for side in (-1, 1):
            out = np.array((0.55, side * 0.80, -0.30)) * long
            middle, base = rib[k] + out * 0.45 + (0, 0, 0.03 * long), len(verts)
            verts += [rib[k], middle + ahead * 0.016, rib[k] + out, middle - ahead * 0.016]
            faces.append((base, base + 1, base + 2, base + 3))
    for k in range(24):
        base = len(verts)
        thin = np.array((0, 0.010 * (1 - k / 26), 0))
        verts += [rib[k] - thin, rib[k] + thin, rib[k + 1] + thin, rib[k + 1] - thin]
        faces.append((base, base + 1, base + 2, base + 3))
    made = mesh("frond", verts, faces, material)
    made.location = FAR
    return made


def town(places, seed=5):
    """Flat houses of mud brick; `places` = (x, y, radius, how many, size)."""
    r = rng(seed)
    walls = [
        mat(f"mud_{k}", code, 0.88, bump=0.3, bump_scale=6, vary=0.12, edge=0.15)
        for k, code in enumerate((pal.BRICK_LIGHT, pal.BRICK, "#cf9c6a", pal.LIMESTONE))
    ]
    for x, y, radius, count, size in places:
        for _ in range(count):
            turn, off = r.uniform(0, 6.28), radius * math.sqrt(r.random())
            wide, deep, high = (size * r.uniform(*ends) for ends in ((0.8, 1.5), (0.8, 1.3), (0.55, 1.25)))
            with group((x + off * math.cos(turn), y + 0.6 * off * math.sin(turn), 0.30), r.uniform(-8, 8)):
                _house(r, (wide, deep, high), walls[r.choice((0, 0, 1, 2, 2, 3))])


def _house(r, size, wall):
    wide, deep, high = size
    dark, beam = mat("mud_door", "#4a2c1c", 0.9), mat("beam", pal.CEDAR_DARK, 0.8)
    glow = mat("mud_window", "#ffb85e", 0.6, emit=1.5)
    box((wide, deep, high), (0, 0, high / 2), wall, bevel=0.03)
    box((wide + 0.05, deep + 0.05, 0.09), (0, 0, high), wall, bevel=0.02)
    for k in range(5):
        box((0.05, 0.12, 0.05), (wide * (k - 2) / 5, -deep / 2 - 0.05, high * 0.84), beam, bevel=0.006)
    box((0.24, 0.03, min(0.46, high * 0.6)), (-wide * 0.2, -deep / 2, min(0.23, high * 0.3)), dark, bevel=0.004)
    for k in range(2):
        lit = r.random() < 0.6
        box((0.12, 0.03, 0.16), (wide * (0.12 + 0.22 * k), -deep / 2, high * 0.58), glow if lit else dark, bevel=0.004)
    if r.random() < 0.5:
        with group((wide * r.uniform(-0.2, 0.2), deep * 0.15, high)):
            box((wide * 0.45, deep * 0.5, 0.42), (0, 0, 0.21), wall, bevel=0.02)


def reeds(spots, seed=11):
    """Tufts of reed at the water; `spots` = (x, y, height)."""
    r = rng(seed)
    green = [mat(f"reed_{k}", code, 0.8) for k, code in enumerate((pal.REED, pal.MEADOW_DARK, pal.REED_DRY))]
    for x, y, tall in spots:
        for _ in range(16):
            base = x + r.uniform(-0.22, 0.22), y + r.uniform(-0.15, 0.15), -0.1
            tip = base[0] + r.uniform(-0.18, 0.18), base[1], tall * r.uniform(0.7, 1.1)
            stem = lathe([(0.016, 0), (0.012, tip[2] * 0.7), (0.002, tip[2])], green[r.randrange(3)], seg=5, loc=base)
            stem.rotation_euler = (r.uniform(-0.12, 0.12), r.uniform(-0.16, 0.16), 0)


def shrubs(count, seed=23):
    """Bushes and tufts along the banks, fewer further off."""
    r, made = rng(seed), 0
    codes = ("#55702f", "#6f7f38", "#8f8a48")
    green = [mat(f"shrub_{k}", code, 0.85, vary=0.25, bump=0.5, bump_scale=12) for k, code in enumerate(codes)]
    kinds = [
        ball(0.2, FAR, kind, squash=(1.2, 1, 0.8), rough=0.5, freq=2.5, sub=3, seed=k) for k, kind in enumerate(green)
    ]
    while made < count:
        x, y = r.uniform(-16, 16), 3 + 36 * r.random() ** 1.5
        away = float(shore(np.array([x]), np.array([y]))[0])
        if 0.25 < away < 2.4 and r.random() < 1.2 - 0.4 * away:
            size = r.uniform(0.5, 1.3)
            copy(kinds[r.randrange(3)], (x, y, 0.40), r.uniform(0, 360), (size, size, size * r.uniform(0.6, 1.2)))
            made += 1


def waterside(count, seed=31):
    """Places of reeds at the edge of the water: x, y, height."""
    r = rng(seed)
    found: list[tuple[float, float, float]] = []
    while len(found) < count:
        x, y = r.uniform(-9, 12), r.uniform(8, 24)
        if -0.15 < float(shore(np.array([x]), np.array([y]))[0]) < 0.25:
            found.append((x, y, r.uniform(0.45, 0.8)))
    return found
