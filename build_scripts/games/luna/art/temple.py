"""The temple island with its hall, path and jetty: part of the background."""

import math

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.materials import gold, mat, stone, wood
from build_scripts.art.meshes import ball, box, group, lathe, mesh, ngon, prism, tube
from luna.games.luna.view.geometry import layout as lay

from . import precinct
from .small import boat
from .symbols import emblem
from .terrain import brazier, coast, lantern, rounded, scatter, terrain

CENTRE, RX, RY = (0.0, -0.70), 3.88, 3.64
LOBES = ((231.5, 0.85), (308.5, 0.85))
"""Where the shore reaches further out round what stands there: direction in degrees and how far, in units."""
LOBE_WIDTH = 11.0
HALL_X, HALL_Y = 5.5 * lay.HEX_R, 2.25 * lay.HEX_H
"""Half the size of the boards together."""
BRAZIERS = HALL_X + 0.075, HALL_Y + 0.10
RIM = lay.PATH_HALF_WIDTH


def temple_island(props):
    """Builds everything; returns its middle and coast for the water round it."""
    radius = shore_line()
    with group((*CENTRE, 0)):
        terrain(radius, 9, seg=420, shore=0.095)
    _terrace()
    _way()
    _hall_floor()
    _balustrade()
    _banners()
    _gate()
    _jetty()
    precinct.council()
    precinct.meditation_room()
    precinct.observatory()
    precinct.shore(radius, CENTRE, props)
    with group((*CENTRE, 0)):
        scatter(props, radius, 99, lay.Z_PLATEAU, _free, 64, 26, 0.90)
    return *CENTRE, radius


def shore_line():
    """The coast: straight along the sides, with a lobe at both front corners."""
    plain = coast(RX, RY, 21, 4.2, 0.014)

    def radius(angle):
        angle = np.asarray(angle)
        reach = plain(angle)
        for degrees, far in LOBES:
            off = (np.degrees(angle) - degrees + 180) % 360 - 180
            reach = reach + far * np.exp(-((off / LOBE_WIDTH) ** 2))
        return reach

    return radius


def _free(x, y):
    """Whether a tree may stand here: not on paving, seats, courts or in front of the jetty."""
    gx, gy = x + CENTRE[0], y + CENTRE[1]
    hx, hy = lay.HALL_CENTRE
    mx, my = lay.MEDITATION
    ox, oy = precinct.OBSERVATORY
    if (abs(gx - hx) / (lay.PATH_HX + 0.56)) ** 6 + (abs(gy - hy) / (lay.PATH_HY + 0.50)) ** 6 < 1:
        return False
    if math.hypot(gx - mx, gy - my) < 0.68 or math.hypot(gx - ox, (gy - oy) * 0.8) < 0.66:
        return False
    if gy > lay.council_seat(0)[1] - 0.55:
        return False
    return not (abs(gx - lay.JETTY_X) < 0.45 and gy < hy)


def _terrace():
    hx, hy = lay.HALL_CENTRE
    z0, zp = lay.Z_PLATEAU, lay.Z_PAVING
    for wider, top, material in ((0.22, zp - 0.02, ("stone_d", "#b4b3c6")), (0.16, zp, ("paving_t", "#8e8ba6"))):
        edge = rounded(
            lay.PATH_HX + RIM + wider, lay.PATH_HY + RIM + wider * 0.6, lay.PATH_CORNER + RIM + wider, 14, (hx, hy)
        )
        prism(edge, z0 - 0.1, top, stone(*material), bevel=0.02)


def _way():
    """A lighter band under the places with a gilded line along both edges, running out to the jetty."""
    hx, hy = lay.HALL_CENTRE
    zp, k, c = lay.Z_PAVING, lay.PATH_CORNER, lay.HALL_CENTRE
    way, warm = stone("way", "#cdbf9f"), stone("paving_t", "#8e8ba6")
    line = mat("way_line", "#c79a4a", 0.45, metal=0.4)
    prism(rounded(lay.PATH_HX + RIM, lay.PATH_HY + RIM, k + RIM, 14, c), zp - 0.04, zp + 0.006, way, bevel=0.006)
    for side in (RIM - 0.02, 0.02 - RIM):
        ring = rounded(lay.PATH_HX + side, lay.PATH_HY + side, k + side, 14, c)
        tube([(x, y, zp + 0.004) for x, y in ring], 0.008, line, cyclic=True, smooth=False)
    prism(rounded(lay.PATH_HX - RIM, lay.PATH_HY - RIM, k - RIM, 14, c), zp - 0.02, zp + 0.012, warm, bevel=0.006)
    box((0.52, 0.34, 0.05), (lay.JETTY_X, hy - lay.PATH_HY - RIM - 0.05, zp - 0.018), way, bevel=0.008)
    base = stone("hall_base", "#77759a")
    prism(rounded(HALL_X + 0.12, HALL_Y + 0.16, 0.34, 8, (hx, hy)), zp - 0.05, zp + 0.05, base, bevel=0.016)


def _hall_floor():
    hx, hy = lay.HALL_CENTRE
    zp, zh = lay.Z_PAVING, lay.Z_HALL
    zf = zh - lay.BOARD_THICK
    prism(
        rounded(HALL_X + 0.10, HALL_Y + 0.13, 0.30, 8, (hx, hy)),
        zp,
        zf - 0.008,
        stone("hall_joint", "#6d6a8a"),
        bevel=0.01,
    )
    wide, deep = 2 * (HALL_X - 0.02) / 11, 2 * (HALL_Y + 0.04) / 9
    slabs = [stone(f"hall_slab{k}", c) for k, c in enumerate(("#a29db7", "#9792ae", "#aca6bd"))]
    for i in range(11):
        for j in range(9):
            at = hx + (i - 5) * wide, hy + (j - 4) * deep, zf - 0.015
            box((wide - 0.013, deep - 0.013, 0.03), at, slabs[(i * 5 + j * 3 + i * j) % 3], bevel=0.008)


def _balustrade():
    hx, hy = lay.HALL_CENTRE
    zp, zf, marble = lay.Z_PAVING, lay.Z_HALL - lay.BOARD_THICK, stone()
    edge = rounded(HALL_X + 0.10, HALL_Y + 0.14, 0.30, 4, (hx, hy))
    dense = []
    for (x0, y0), (x1, y1) in zip(edge, edge[1:] + edge[:1], strict=False):
        n = max(1, round(math.hypot(x1 - x0, y1 - y0) / 0.26))
        dense += [(x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n) for k in range(n)]
    cap = gold()
    for x, y in dense:
        if not (y < hy - HALL_Y and abs(x - hx - lay.GATE_X) < 0.36):
            lathe(
                [
                    (0.050, zp + 0.04),
                    (0.050, zp + 0.07),
                    (0.034, zp + 0.085),
                    (0.032, zp + 0.19),
                    (0.048, zp + 0.205),
                    (0.048, zp + 0.225),
                ],
                marble,
                seg=14,
                loc=(x, y, 0),
            )
            ball(0.026, (x, y, zp + 0.24), cap, sub=2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            brazier(hx + sx * BRAZIERS[0], hy + sy * BRAZIERS[1], zf, 0.14, 6)


def _banners():
    """Low cloths between the pillars of the back edge: nothing reaches over the balustrade."""
    hy, zf = lay.HALL_CENTRE[1], lay.Z_HALL - lay.BOARD_THICK
    cloth = mat("banner", "#1d4b5c", 0.75, bump=0.15, vary=0.08)
    for k in range(8):
        x = (k - 3.5) * 0.58
        fold = [(x + s * 0.11, hy + HALL_Y + 0.105) for s in (-1, 1)]
        (x0, y), (x1, _) = fold
        tip, top = zf - 0.01, zf + 0.135
        corners = [
            (x0, y, top),
            (x1, y, top),
            (x1, y - 0.012, tip + 0.045),
            (x, y - 0.016, tip),
            (x0, y - 0.012, tip + 0.045),
        ]
        mesh("banner", corners, [(0, 1, 2, 3, 4)], cloth)
        tube([(x0 - 0.02, y, top), (x1 + 0.02, y, top)], 0.011, gold(), smooth=False)
        with group((x, y - 0.014, zf + 0.092)) as mark:
            mark.rotation_euler = (math.radians(90), 0, 0)
            emblem("crescent", 0.034, 0, gold(), height=0.006, bevel=0.0)


def _gate():
    hx, hy = lay.HALL_CENTRE
    zp, marble = lay.Z_PAVING, stone()
    for dx in (-0.24, 0.24):
        box((0.15, 0.15, 0.30), (hx + lay.GATE_X + dx, hy - HALL_Y - 0.15, zp + 0.15), marble, bevel=0.015)
        prism(
            ngon(4, 0.12, 45),
            0,
            0.10,
            gold(),
            bevel=0.008,
            taper=0.05,
            loc=(hx + lay.GATE_X + dx, hy - HALL_Y - 0.15, zp + 0.30),
        )
    for k in range(3):
        box(
            (0.34, 0.08, 0.04),
            (hx + lay.GATE_X, hy - HALL_Y - 0.15 - 0.07 * k, zp + 0.08 - 0.025 * k),
            marble,
            bevel=0.008,
        )


def _jetty():
    jx, jy = lay.JETTY_END
    plank, dark = wood("deck", "#a37a55"), wood("deck_d", "#86613f")
    top = lay.JETTY_TOP
    n = 19
    for k in range(n):
        y = top + (jy - top) * k / (n - 1)
        box((0.50, 0.085, 0.04), (jx, y, 0.13), plank if k % 3 else dark, bevel=0.008, rot=((k * 7) % 5 - 2) * 0.5)
    for k in range(5):
        y = top - 0.2 + (jy - top + 0.2) * k / 4
        for s in (-1, 1):
            lathe([(0.035, -0.2), (0.035, 0.19), (0.02, 0.20)], dark, seg=12, loc=(jx + s * 0.27, y, 0))
    lantern(jx - 0.27, jy, 0.15, 4)
    lantern(jx + 0.27, jy, 0.15, 4)
    with group((jx + 0.60, jy + 0.42, 0.02), rot=70):
        boat(0.62, None, "#7a4a30")
