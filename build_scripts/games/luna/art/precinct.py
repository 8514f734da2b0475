"""What stands round the temple: council, meditation room, observatory, the shore."""

import math

from build_scripts.art.materials import gold, mat, stone
from build_scripts.art.meshes import ball, box, copy, group, lamp, lathe, ngon, prism, rng, spline, tube
from luna.games.luna.rules.constants import COUNCIL_SEATS
from luna.games.luna.view.geometry import layout as lay

from .small import boat
from .symbols import emblem
from .terrain import column, windows

OBSERVATORY = lay.ground(290, 326, lay.Z_PAVING)

SIDE_BUSHES = (144, 148, 155, 170, 173, 187, 37, 33, 24, 11, 7, 353)
"""Where low green stands between terrace and beach, in degrees; nothing high, as novices stand before it."""


def council():
    """An arc of thrones with a low back wall."""
    z0, zp, warm = lay.Z_PLATEAU, lay.Z_PAVING, stone("paving_t", "#8e8ba6")
    seat_m, cush = stone("seat", "#d9d2de"), mat("cushion", "#2c3158", 0.8, bump=0.2, vary=0.1)
    arc_out = [lay.council_seat(seat) for seat in range(COUNCIL_SEATS)]
    prism(
        [(x * 1.07, y + 0.26) for x, y in arc_out] + [(x * 1.07, y - 0.26) for x, y in reversed(arc_out)],
        z0 - 0.05,
        zp,
        warm,
        bevel=0.02,
    )
    for k in range(COUNCIL_SEATS):
        x, y = lay.council_seat(k)
        ang = (k / 15 - 0.5) * 10
        with group((x, y, zp), rot=-ang):
            box((0.36, 0.38, 0.05), (0, -0.01, 0.025), seat_m, bevel=0.015)
            prism(ngon(28, 0.15), 0.05, 0.058, cush, bevel=0.006, loc=(0, -0.02, 0))
            box((0.36, 0.06, 0.18 if k < 15 else 0.24), (0, 0.20, 0.09), seat_m, bevel=0.018)
            ball(0.028, (0, 0.20, 0.195 if k < 15 else 0.26), gold(), sub=3)


def meditation_room():
    """A round sunk court with low columns, where the candles stand."""
    z0, zp, stone_d, marble = lay.Z_PLATEAU, lay.Z_PAVING, stone("stone_d", "#b4b3c6"), stone()
    mx, my = lay.MEDITATION
    lathe([(0.50, z0 - 0.05), (0.50, zp), (0.44, zp + 0.002)], stone_d, seg=48, loc=(mx, my, 0))
    lathe([(0.42, z0), (0.42, zp + 0.03), (0.38, zp + 0.03)], marble, seg=48, loc=(mx, my, 0))
    lathe(
        [(0.30, z0), (0.30, zp + 0.036)], mat("med_floor", "#3c3f86", 0.4, vary=0.12, coat=0.4), seg=48, loc=(mx, my, 0)
    )
    emblem("crescent", 0.22, zp + 0.034, gold(), height=0.006, loc=(mx, my))
    for a in (30, 75, 105, 150):
        x, y = lay.around(a, 0.40, 0.40)
        column(mx + x, my + y, zp + 0.03, 0.20, r=0.03)
    wax = mat("wax", "#f6ead2", 0.45, emit=0.15)
    for _k, a in enumerate((170, 200, 340, 10)):
        x, y = lay.around(a, 0.40, 0.40)
        lathe([(0.028, zp + 0.03), (0.026, zp + 0.12)], wax, seg=12, loc=(mx + x, my + y, 0))
        ball(0.022, (mx + x, my + y, zp + 0.145), mat("flame", "#ffb04a", 0.5, emit=9), squash=(0.8, 0.8, 1.5), sub=3)
    lamp((mx, my + 0.1, zp + 0.35), 5)


def observatory():
    """A domed tower with a telescope."""
    z0, zp, stone_d = lay.Z_PLATEAU, lay.Z_PAVING, stone("stone_d", "#b4b3c6")
    ox, oy = OBSERVATORY
    lathe([(0.46, z0 - 0.05), (0.46, zp), (0.42, zp + 0.01)], stone_d, seg=48, loc=(ox, oy, 0))
    with group((ox, oy + 0.04, zp), scale=0.78):
        lathe([(0.34, 0), (0.34, 0.05), (0.30, 0.06)], stone_d, seg=40)
        lathe([(0.27, 0.05), (0.26, 0.34), (0.29, 0.36), (0.29, 0.39)], stone("plaster", "#e9dcc2"), seg=40)
        lathe(
            spline([(0.27, 0.38), (0.255, 0.50), (0.17, 0.61), (0.06, 0.655), (0.0, 0.66)], 5),
            mat("obs_dome", "#4f78c8", 0.4, metal=0.3, vary=0.06, coat=0.4),
            seg=48,
        )
        for a in range(0, 360, 45):
            t = math.radians(a)
            tube(
                [
                    (0.272 * c * math.cos(t), 0.272 * c * math.sin(t), zz)
                    for c, zz in [(1, 0.385), (0.945, 0.50), (0.63, 0.61), (0.2, 0.657), (0, 0.665)]
                ],
                0.010,
                gold(),
                smooth=False,
            )
        windows([(0.0, -0.268, 0.20), (-0.15, -0.22, 0.20), (0.15, -0.22, 0.20)], (0.06, 0.03, 0.12))
        # telescope, seen from the side: tube, two rings, wide front end with a pale lens
        tube([(0.10, -0.10, 0.54), (-0.26, -0.20, 0.76)], 0.038, gold(), smooth=False)
        tube(
            [(-0.22, -0.19, 0.735), (-0.38, -0.235, 0.835)],
            0.052,
            mat("tele", "#34406e", 0.35, metal=0.5, coat=0.4),
            smooth=False,
        )
        for t in (0.0, 0.9):
            tube(
                [
                    (-0.215 - 0.16 * t, -0.189 - 0.045 * t, 0.733 + 0.098 * t),
                    (-0.235 - 0.16 * t, -0.195 - 0.045 * t, 0.745 + 0.098 * t),
                ],
                0.060,
                gold(),
                smooth=False,
            )
        ball(0.044, (-0.382, -0.236, 0.836), mat("lens", "#cfe8ff", 0.1, coat=1.0, emit=0.5), sub=3)
    emblem("star", 0.10, zp + 0.012, gold(), height=0.006, loc=(ox, oy - 0.35))


def shore(radius, centre, props):
    """Steps to the water left and right of the jetty, reeds, a boat on the sand."""
    for x, count in ((-1.30, 4), (1.80, 4)):
        steps(x, radius, centre, count)
    for place, degrees in enumerate((206, 219, 240, 259, 306, 321, 334)):
        reeds(degrees, radius, centre, place)
    x, y = shore_point(266, radius, centre, 0.955)
    with group((x, y, 0.055), rot=9):
        boat(0.52, None, "#5d6f7a")
    for number, degrees in enumerate((214, 262, 326, *SIDE_BUSHES)):
        x, y = shore_point(degrees, radius, centre, 0.93)
        copy(props.bush[number % 3], (x, y, 0.10), 40 * number, 0.55 - 0.06 * (number % 4))


def shore_point(degrees, radius, centre, share):
    """The point at a share of the way from the island's middle to the water."""
    reach = float(radius(math.radians(degrees))) * share
    return centre[0] + reach * math.cos(math.radians(degrees)), centre[1] + reach * math.sin(math.radians(degrees))


def steps(x, radius, centre, count):
    """A broad flight from the terrace into the water."""
    top = lay.HALL_CENTRE[1] - lay.PATH_HY - lay.PATH_HALF_WIDTH - 0.09
    angle = math.atan2(top - 0.45 - centre[1], x - centre[0])
    water = centre[1] + float(radius(angle)) * math.sin(angle) - 0.04
    marble, dark = stone("step", "#cfc8d6"), stone("step_side", "#9d98b0")
    run = (top - water) / count
    for k in range(count):
        z = lay.Z_PAVING - 0.045 - lay.Z_PAVING * k / count  # clear of the terrace: faces in one plane go black
        box((0.78, run + 0.02, 0.10), (x, top - run * (k + 0.5), z - 0.05), marble if k % 2 else dark, bevel=0.012)
    for s in (-1, 1):
        box(
            (0.09, top - water, 0.12),
            (x + s * 0.43, (top + water) / 2, 0.13),
            dark,
            bevel=0.016,
            tilt=math.degrees(math.atan2(0.24, top - water)),
        )
        ball(0.05, (x + s * 0.43, top - 0.04, lay.Z_PAVING + 0.06), gold(), sub=3)


def reeds(degrees, radius, centre, seed):
    """A clump at the water's edge."""
    r = rng(300 + seed)
    blade, head = mat("reed", "#6f9a4a", 0.8, emit=0.05), mat("reed_head", "#7a4f30", 0.8)
    x0, y0 = shore_point(degrees, radius, centre, 0.995)
    for k in range(15):
        x, y = x0 + r.uniform(-0.17, 0.17), y0 + r.uniform(-0.06, 0.06)
        lean, height = r.uniform(-0.06, 0.06), r.uniform(0.16, 0.32)
        tube([(x, y, -0.02), (x + lean * 0.3, y, height * 0.5), (x + lean, y - 0.01, height)], 0.0065, blade)
        if k % 4 == 0:
            tube(
                [(x + lean, y - 0.01, height - 0.02), (x + lean * 1.15, y - 0.01, height + 0.05)],
                0.014,
                head,
                smooth=False,
            )
