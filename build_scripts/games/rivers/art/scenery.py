"""What stands on the landscape: reeds and stones on the banks, palms and huts beyond the map, the wall round it."""

import math

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.materials import mat
from build_scripts.art.meshes import ball, box, copy, group, lathe, mesh, rng, tube
from luna.games.rivers.rules.constants import COLUMNS, ROWS
from luna.games.rivers.view.geometry import BACKGROUND_UNITS, CELL, DEPTH, MAP_UNITS

from . import colours as pal
from .land import MARGIN, flooded

FAR = (0, 0, -40)
"""Where the originals of copied things lie, out of sight."""


def ground(x, y, z=0.0):
    """The point of the ground under a point of the picture."""
    return x, -y * DEPTH, z


def _blade(base, tip, width, material):
    """A leaf that bends from a point to another and hangs at its end."""
    (x0, y0, z0), (x1, y1, z1) = base, tip
    across = np.array((-(y1 - y0), x1 - x0, 0.0))
    across = across / (np.hypot(*across[:2]) or 1) * width
    verts, faces = [], []
    for k in range(6):
        t = k / 5
        point = np.array(
            (
                x0 + (x1 - x0) * t,
                y0 + (y1 - y0) * t,
                z0 + (z1 - z0) * t + 0.28 * abs(z1 - z0 + 0.1) * math.sin(math.pi * t),
            )
        )
        thin = across * (math.sin(math.pi * min(0.96, 0.18 + 0.8 * t)))
        verts += [point - thin, point + np.array((0, 0, width * 0.5)), point + thin]
    for k in range(5):
        a = 3 * k
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return mesh("blade", verts, faces, material)


class Plants:
    """Meshes made once per scene and copied."""

    def __init__(self):
        green = [
            mat(f"reed_{k}", code, 0.8, vary=0.2) for k, code in enumerate((pal.REED, pal.REED_DRY, pal.MEADOW_DARK))
        ]
        r = rng(3)
        self.reeds = [self._tuft(r, green) for _ in range(4)]
        self.palms = [self._palm(r) for _ in range(3)]
        stone = mat("bank_stone", pal.SANDSTONE, 0.85, vary=0.2, bump=0.4)
        self.stones = [
            ball(0.035, FAR, stone, squash=(1, 0.8, 0.6), rough=0.5, freq=1.4, sub=2, seed=s) for s in (1, 2, 3)
        ]

    @staticmethod
    def _tuft(r, green):
        parts = []
        for _ in range(9):
            angle, reach, high = r.uniform(0, 6.28), r.uniform(0.01, 0.05), r.uniform(0.07, 0.14)
            x, y = reach * math.cos(angle), reach * math.sin(angle)
            leaf = lathe(
                [(0.010, 0.0), (0.007, high * 0.6), (0.001, high)],
                green[r.randrange(3)],
                seg=5,
                loc=(FAR[0] + x, FAR[1] + y, FAR[2]),
            )
            leaf.rotation_euler = (r.uniform(-0.35, 0.35), r.uniform(-0.35, 0.35), 0)
            parts.append((leaf, (x, y)))
        return parts

    @staticmethod
    def _palm(r):
        leaf = [mat(f"palm_{k}", code, 0.65, vary=0.15) for k, code in enumerate((pal.PALM, pal.PALM_DARK, pal.MEADOW))]
        trunk = mat("palm_trunk", pal.TRUNK, 0.9, bump=0.6, bump_scale=50, vary=0.2)
        lean, high = r.uniform(-0.10, 0.10), r.uniform(0.42, 0.60)
        with group(FAR) as frame:
            tube([(0, 0, 0), (lean * 0.2, 0, high * 0.6), (lean, 0, high)], 0.026, trunk)
            for k in range(11):
                angle, reach = math.radians(33 * k + r.uniform(-8, 8)), r.uniform(0.22, 0.30)
                drop = (0.02, -0.12, -0.05)[k % 3]
                tip = lean + reach * math.cos(angle), reach * math.sin(angle), high + drop
                _blade((lean, 0, high), tip, 0.036, leaf[k % 3])
        return frame

    def tuft(self, number, x, y, scale):
        """A tuft of reeds at a point of the picture."""
        for leaf, (dx, dy) in self.reeds[number]:
            made = copy(leaf, ground(x + dx * scale, y - dy * scale), 0, scale)
            made.rotation_euler = leaf.rotation_euler

    def palm(self, number, x, y, turn, scale):
        """A palm at a point of the picture."""
        with group(ground(x, y), turn, scale):
            for part in self.palms[number].children:
                copy(part, (0, 0, 0))

    def stone(self, number, x, y, turn, scale):
        """A stone at a point of the picture."""
        copy(self.stones[number], ground(x, y, 0.005), turn, scale)


def banks(plants, land, u):
    """Reeds and stones along the shores, thinly, at the edges of cells."""
    rows, columns = np.nonzero((land.water > 0.25) & (land.water < 0.75))
    r = rng(8)
    width, height = BACKGROUND_UNITS
    for k in r.sample(range(len(rows)), min(len(rows), 620)):
        x, y = (columns[k] + 0.5) / u - width / 2, (rows[k] + 0.5) / u - height / 2
        if r.random() < 0.80:
            plants.tuft(r.randrange(4), x, y, r.uniform(0.55, 1.05))
        else:
            plants.stone(r.randrange(3), x, y, r.uniform(0, 360), r.uniform(0.6, 1.2))


def wall():
    """A low wall of mud bricks round the map, a stone for each cell, with gaps where the rivers pass."""
    brick = [
        mat(f"wall_{k}", code, 0.8, bump=0.3, bump_scale=24, vary=0.14, edge=0.2)
        for k, code in enumerate((pal.BRICK, "#cc9868", "#b58050"))
    ]
    cells = flooded() > 0
    for column in range(COLUMNS):
        for row in (-1, ROWS):
            _bricks(column, row, cells, brick)
    for row in range(ROWS):
        for column in (-1, COLUMNS):
            _bricks(column, row, cells, brick)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (MAP_UNITS[0] / 2 + 0.09), sy * (MAP_UNITS[1] / 2 + 0.09)
            box((0.20, 0.20 * DEPTH, 0.20), ground(x, y, 0.10), brick[0], bevel=0.02)
            box(
                (0.14, 0.14 * DEPTH, 0.06),
                ground(x, y, 0.22),
                mat("wall_lapis", pal.LAPIS, 0.35, coat=0.5),
                bevel=0.012,
            )
            ball(0.05, ground(x, y, 0.29), mat("wall_copper", "#e09050", 0.3, metal=0.8), sub=3)


def _bricks(column, row, cells, brick):
    if cells[row + MARGIN, column + MARGIN]:
        return
    x, y = (column + 0.5 - COLUMNS / 2) * CELL, (row + 0.5 - ROWS / 2) * CELL
    level = row in (-1, ROWS)
    x, y = (x, math.copysign(MAP_UNITS[1] / 2 + 0.09, y)) if level else (math.copysign(MAP_UNITS[0] / 2 + 0.09, x), y)
    for k in (-1, 0, 1):
        at = (x + k * CELL / 3, y) if level else (x, y + k * CELL / 3)
        size = (CELL / 3 - 0.014, 0.11 * DEPTH, 0.075) if level else (0.11, (CELL / 3 - 0.014) * DEPTH, 0.075)
        box(size, ground(*at, 0.0375), brick[(k + column + row) % 3], bevel=0.014)


def _clear(x, y):
    """Whether a palm there reaches over the map neither with its crown nor, at the left, with its shadow."""
    across, down = abs(x) - MAP_UNITS[0] / 2, abs(y) - MAP_UNITS[1] / 2
    return across > (0.50 if x > 0 else 0.95) or down > (0.95 if y > 0 else 0.30)


def groves(plants, land, u):
    """Palms beyond the map, most of them near water."""
    r, placed = rng(21), 0
    width, height = BACKGROUND_UNITS
    while placed < 110:
        x, y = r.uniform(-width / 2, width / 2), r.uniform(-height / 2, height / 2)
        column, line = int((x + width / 2) * u), int((y + height / 2) * u)
        reach = int(0.5 * u)
        near = land.water[max(0, line - reach) : line + reach : 4, max(0, column - reach) : column + reach : 4]
        chance = 0.9 if near.max() > 0.5 else 0.07
        if _clear(x, y) and land.water[line, column] < 0.1 and r.random() < chance:
            plants.palm(r.randrange(3), x, y, r.uniform(0, 360), r.uniform(0.8, 1.25))
            placed += 1


def huts():
    """A few flat mud-brick houses beyond the map."""
    clay, roof = (
        mat("hut_clay", pal.BRICK_LIGHT, 0.85, bump=0.3, vary=0.12, edge=0.2),
        mat("hut_roof", pal.BRICK, 0.9, vary=0.15),
    )
    door = mat("hut_dark", pal.INK, 0.9)
    r = rng(5)
    for x, y, count in ((-7.4, -4.6, 6), (7.9, 0.9, 7), (-7.2, 4.6, 5), (4.6, 5.3, 6), (-2.6, -5.4, 5)):
        for _ in range(count):
            px, py = x + r.uniform(-0.7, 0.7), y + r.uniform(-0.35, 0.35)
            wide, deep, high = r.uniform(0.26, 0.40), r.uniform(0.26, 0.40), r.uniform(0.16, 0.30)
            with group(ground(px, py), r.uniform(-6, 6)):
                box((wide, deep, high), (0, 0, high / 2), clay, bevel=0.015)
                box((wide - 0.05, deep - 0.05, 0.01), (0, 0, high + 0.001), roof, bevel=0.002)
                box((0.06, 0.01, 0.10), (0, -deep / 2, 0.05), door, bevel=0.002)
