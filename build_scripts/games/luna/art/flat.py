"""What lies flat: tiles, boards, path places, tokens, discs."""

import math
from itertools import pairwise

from build_scripts.art.materials import gold, mat, stone
from build_scripts.art.meshes import ball, box, group, lathe, ngon, prism, spline, tube
from luna.games.luna.view.geometry import layout as lay

from . import colours as pal
from .novices import robe
from .symbols import emblem


def rim_marks(kind, outline, z, material, deep):
    """The second cue of a board colour, laid along an outline (a list of points): plain, double, studs or notches."""
    n = len(outline)
    if kind == "double":  # a second, inner line
        tube([(x * 0.80, y * 0.80, z + 0.002) for x, y in outline], 0.010, material, cyclic=True, smooth=False)
    elif kind == "studs":  # round studs on the corners
        step = max(1, n // 6)
        for x, y in outline[::step]:
            ball(0.026, (x * 0.92, y * 0.92, z + 0.004), material, squash=(1, 1, 0.7), sub=3)
    elif kind == "notches":  # dark cuts across the rim
        if n == 6:
            spots = [
                tuple(outline[i][k] + (outline[(i + 1) % 6][k] - outline[i][k]) * t for k in (0, 1))
                for i in range(6)
                for t in (0.30, 0.70)
            ]
        else:
            spots = outline[:: max(1, n // 12)]
        for x, y in spots:
            ang = (
                round(math.degrees(math.atan2(y, x)) / 60 - 0.5) * 60 + 30 if n == 6 else math.degrees(math.atan2(y, x))
            )
            box((0.042, 0.036, 0.02), (x * 0.955, y * 0.955, z + 0.001), deep, bevel=0.004, rot=ang)


def temple_tile(color):
    """Round tile: a bright rim with the board's second cue, a deep face; number and symbol are stamped on it later."""
    r = lay.TILE_R
    bright = mat("tile_" + color, pal.BOARDS[color], 0.45, bump=0.08, vary=0.06, coat=0.3, emit=0.10)
    deep = mat("tiled_" + color, pal.mix(pal.BOARDS[color], "#10142c", 0.55), 0.5)
    prism(ngon(56, r), 0, 0.045, bright, bevel=0.014)
    prism(ngon(56, r * 0.885), 0.045, 0.050, mat("tilef_" + color, pal.FACES[color], 0.6, vary=0.04), bevel=0.003)
    kind = pal.RIM[color]
    if kind == "double":
        tube([(x, y, 0.047) for x, y in ngon(56, r * 0.94)], 0.006, deep, cyclic=True, smooth=False)
    elif kind == "studs":
        for x, y in ngon(10, r * 0.94, 18):
            ball(0.019, (x, y, 0.046), deep, squash=(1, 1, 0.6), sub=3)
    elif kind == "notches":
        for x, y in ngon(16, r * 0.945, 11.25):
            box((0.034, 0.030, 0.014), (x, y, 0.041), deep, bevel=0.003, rot=math.degrees(math.atan2(y, x)))


def board_column(column):
    """The middle of a field seen from the middle of its board."""
    return (column - 3) * lay.HEX_W, (0.25 if column % 2 else -0.25) * lay.HEX_H


def temple_board(color):
    """A row of seven hexagons; odd columns lie half a hexagon further from the gate."""
    c = pal.BOARDS[color]
    field = mat("hex_" + color, c, 0.42, bump=0.12, bump_scale=16, vary=0.16, coat=0.35)
    deep = mat("hexd_" + color, pal.mix(c, "#10142c", 0.45), 0.55, vary=0.1)
    lip = mat("hex_lip", "#e8c777", 0.4, metal=0.7, emit=0.03)
    t = lay.BOARD_THICK
    for column in range(7):
        x, y = board_column(column)
        with group((x, y, 0)):
            prism(ngon(6, lay.HEX_R * 0.992), 0, t - 0.016, deep, bevel=0.010)
            prism(ngon(6, lay.HEX_R * 0.915), t - 0.03, t - 0.008, lip, bevel=0.004)
            prism(ngon(6, lay.HEX_R * 0.865), t - 0.03, t, field, bevel=0.010)
            rim_marks(pal.RIM[color], ngon(6, lay.HEX_R * 0.90), t - 0.004, lip, deep)


def closed_board():
    """A row that is not played: sunken dark slate without gold, chained, with a seal on its middle field."""
    slate, joint = stone("closed", "#5c5356"), stone("closed_deep", "#363036")
    chain = mat("chain", "#8d8c9c", 0.45, metal=0.7, emit=0.02)
    for column in range(7):
        x, y = board_column(column)
        with group((x, y, 0)):
            prism(ngon(6, lay.HEX_R * 0.992), 0, 0.014, joint, bevel=0.006)
            prism(ngon(6, lay.HEX_R * 0.93), 0, 0.028, slate, bevel=0.012)
    stops = [board_column(column) for column in range(7)]
    for (x0, y0), (x1, y1) in pairwise(stops):
        angle, links = math.degrees(math.atan2(y1 - y0, x1 - x0)), 11
        for k in range(links):
            share = (k + 0.5) / links
            with group((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 0.044), rot=angle) as link:
                link.rotation_euler[0] = math.radians(65 if k % 2 else 0)
                tube(
                    [(0.046 * math.cos(a), 0.024 * math.sin(a), 0) for a in (i * math.pi / 8 for i in range(16))],
                    0.0095,
                    chain,
                    cyclic=True,
                    smooth=False,
                )
    for x, y in stops[1:-1:2]:
        prism(ngon(32, 0.098), 0.028, 0.062, mat("seal", "#7a5c40", 0.45, metal=0.6), bevel=0.012, loc=(x, y, 0))
        emblem(
            "crescent", 0.058, 0.062, mat("seal_mark", "#c9b28a", 0.5, metal=0.3), height=0.008, bevel=0.002, loc=(x, y)
        )


def path_slot():
    """An empty place of the path: a shallow dark bed in a gilded ring."""
    r = lay.TILE_R
    lathe(
        [(r + 0.022, 0), (r + 0.022, 0.012), (r + 0.004, 0.014), (r + 0.001, 0.005)],
        mat("slot_rim", "#e9cf8e", 0.4, metal=0.5, emit=0.03),
        seg=48,
    )
    prism(ngon(48, r + 0.002), 0, 0.007, mat("slot_bed", "#4a4a6c", 0.8, bump=0.2, vary=0.1), bevel=0)


def path_link():
    """A small inlay between two places, so that the path reads as one line also with few places."""
    prism(ngon(4, 0.066), 0, 0.008, mat("slot_rim", "#e9cf8e", 0.4, metal=0.5, emit=0.03), bevel=0.003)
    prism(ngon(4, 0.044), 0, 0.011, mat("slot_bed", "#4a4a6c", 0.8, bump=0.2, vary=0.1), bevel=0)


def _guardian_plate():
    silver = mat("g_plate", pal.STEEL, 0.36, metal=0.75, bump=0.06, emit=0.05)
    prism(ngon(56, 0.235, ry=0.17), 0, 0.05, silver, bevel=0.016)
    prism(ngon(56, 0.20, ry=0.138), 0.05, 0.058, mat("g_field", pal.PETROL, 0.5, coat=0.4), bevel=0.004)
    return silver


def guardian_tile():
    """Oval tile of moon silver with a shield on its left; the value is stamped on the finished picture."""
    emblem("shield", 0.078, 0.058, _guardian_plate(), height=0.008, bevel=0.002, loc=(-0.092, 0.0))


def guardian_shard(part):
    """A third of a broken guardian tile, round its own middle."""
    silver = mat("g_plate", pal.STEEL, 0.36, metal=0.75, bump=0.06, emit=0.05)
    start, end = ((20, 150), (140, 262), (252, 384))[part]
    rim = [lay.around(start + (end - start) * i / 10, 0.235, 0.17) for i in range(11)]
    crack = [(0.03 - 0.02 * part, 0.015), (-0.02, 0.03 * part - 0.02)]
    outline = [*rim, *crack]
    middle = [sum(p[k] for p in outline) / len(outline) for k in (0, 1)]
    outline = [(x - middle[0], y - middle[1]) for x, y in outline]
    prism(outline, 0, 0.05, silver, bevel=0.012)
    prism(
        [(x * 0.80, y * 0.80) for x, y in outline], 0.05, 0.058, mat("g_field", pal.PETROL, 0.5, coat=0.4), bevel=0.003
    )


def favour_token(island):
    """Round token, ~0.8 units: gold rim, enamel field in the island's colour, raised symbol."""
    lathe(
        spline(
            [
                (0.36, 0),
                (0.395, 0.02),
                (0.40, 0.06),
                (0.385, 0.095),
                (0.35, 0.10),
                (0.335, 0.08),
                (0.32, 0.07),
                (0.0, 0.07),
            ],
            4,
        ),
        gold(),
        seg=72,
    )
    prism(
        ngon(64, 0.325),
        0.06,
        0.078,
        mat("enamel_" + island, pal.ENAMEL[island], 0.28, vary=0.05, coat=0.6),
        bevel=0.004,
    )
    emblem(island, 0.205, 0.078, mat("relief", pal.RELIEF, 0.4, coat=0.4, emit=0.12), height=0.04, bevel=0.012)
    for i in range(7):
        a = math.radians(90 + i * 360 / 7)
        ball(
            0.020,
            (0.36 * math.cos(a), 0.36 * math.sin(a), 0.10),
            mat("bead", "#eaf2ff", 0.2, coat=1.0, emit=0.2),
            sub=3,
        )


def council_disc(player):
    p = pal.PLAYERS[player]
    prism(ngon(40, 0.165), 0, 0.05, robe(player + "_dark", p["dark"]), bevel=0.015)
    prism(ngon(40, 0.140), 0.05, 0.062, mat("disc_" + player, p["robe"], 0.46, vary=0.04, coat=0.18), bevel=0.005)
    emblem(p["emblem"], 0.085, 0.062, mat("trim_" + player, p["trim"], 0.4, emit=0.12), height=0.012, bevel=0.003)
