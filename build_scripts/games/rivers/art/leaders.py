"""The leaders: sphere by colour, headdress and attribute; seat by the shape of the base and the emblem on the shield.

A figure leans back a little, so that it is seen as from the front although the camera looks down steeply.
"""

import math

from build_scripts.art.materials import gold, mat
from build_scripts.art.meshes import ball, group, inlay, lathe, ngon, prism, spline, tube
from luna.games.rivers.view.emblems import SEAT_SYMBOLS, SYMBOLS
from luna.games.rivers.view.geometry import DEPTH, ELEVATION

from . import colours as pal

LEAN = 22.0
"""Degrees by which a figure leans away from the viewer of the table."""
BASES = {0: (0.262, 0), 3: (0.345, 90), 4: (0.335, 45), 6: (0.285, 0)}
"""Radius and turn of a base by its number of corners."""
SHIELD_AT, SHIELD_RADIUS, EMBLEM_SIZE = (0, -0.175, 0.185), 0.132, 0.098


def leader(sphere, seat, elevation=ELEVATION):
    """A leader of a seat for a viewer so many degrees above the horizon; the more, the more it leans back."""
    tones = pal.SPHERES[sphere]
    _base(seat)
    with group((0, 0.02, 0.05)) as figure:
        figure.rotation_euler = (-math.radians(LEAN * elevation / ELEVATION), 0, 0)
        _body(sphere, tones)
        with group((0, 0, 0.44)):
            HEADS[sphere](tones)
    _shield(sphere, seat, 90 - elevation)


def _base(seat):
    look = pal.SEATS[seat]
    radius, turn = BASES[look["corners"]]
    outline = [(x, y * DEPTH * 0.92) for x, y in ngon(look["corners"] or 44, radius, turn)]
    down = -0.035 if look["corners"] == 3 else 0.0
    stone = mat(f"base_{seat}", look["base"], 0.45, vary=0.06, coat=0.2)
    prism([(x, y + down) for x, y in outline], 0, 0.045, mat("base_foot", pal.INK, 0.6), bevel=0.012)
    prism([(x * 0.95, y * 0.95 + down) for x, y in outline], 0.03, 0.062, stone, bevel=0.012)


def _body(sphere, tones):
    cloth = mat(
        f"robe_{sphere}",
        tones["main"],
        0.5,
        bump=0.06,
        bump_scale=34,
        vary=0.04,
        sheen=0.2,
        coat=0.15,
        grad=(0.02, 0.34),
        deep=tones["deep"],
    )
    trim = mat(f"trim_{sphere}", tones["light"], 0.45, emit=0.06)

    def folds(angle):
        return 1.0 + 0.04 * math.sin(9 * angle) * (0.65 + 0.35 * math.sin(angle))

    lathe(
        spline([(0.175, 0.0), (0.178, 0.03), (0.150, 0.14), (0.128, 0.25), (0.108, 0.33), (0.06, 0.37)], 5),
        cloth,
        seg=64,
        power=folds,
    )
    lathe(spline([(0.150, 0.225), (0.146, 0.25), (0.115, 0.33), (0.06, 0.38)], 5), cloth, seg=56)
    lathe([(0.146, 0.214), (0.158, 0.226), (0.148, 0.242)], trim, seg=56)
    lathe([(0.176, 0.0), (0.186, 0.016), (0.178, 0.034)], trim, seg=56)
    ball(0.100, (0, -0.005, 0.44), mat("skin", pal.SKIN, 0.55, sss=0.1), sub=4)
    eye = mat("eye", pal.INK, 0.5)
    for s in (-1, 1):
        ball(0.013, (s * 0.034, -0.100, 0.452), eye, sub=2)


def _beard(colour, length):
    lathe(
        spline([(0.01, -length), (0.055, -length * 0.75), (0.082, -0.02), (0.06, 0.0)], 4),
        mat(f"beard_{colour}", colour, 0.8, bump=0.5, bump_scale=60),
        seg=28,
        loc=(0, -0.035, -0.02),
        squash=(1, 0.9),
    )


def _king(tones):
    """A ring of points on a broad dark head of hair, and a long beard."""
    _beard(pal.BEARD, 0.15)
    ball(0.108, (0, 0.022, 0.020), mat("hair", pal.BEARD, 0.8, bump=0.4), sub=3)
    metal = gold()
    lathe([(0.112, 0.045), (0.122, 0.050), (0.126, 0.105), (0.110, 0.105), (0.104, 0.05)], metal, seg=40)
    for k in range(8):
        angle = math.radians(45 * k + 22.5)
        lathe(
            [(0.030, 0.0), (0.001, 0.085)], metal, seg=10, loc=(0.116 * math.cos(angle), 0.116 * math.sin(angle), 0.10)
        )
    ball(0.03, (0, -0.118, 0.078), mat("crown_stone", tones["main"], 0.2, coat=0.8), sub=3)


def _priest(tones):
    """A tall mitre that widens upwards, with two pairs of horns, and a star on it."""
    cloth, band = mat("mitre", tones["main"], 0.5, vary=0.04), mat("mitre_band", tones["light"], 0.45, emit=0.05)
    metal = gold()
    _beard("#d8d2c8", 0.06)
    lathe(spline([(0.100, 0.03), (0.098, 0.10), (0.112, 0.22), (0.128, 0.285)], 5), cloth, seg=40)
    lathe([(0.126, 0.275), (0.134, 0.285), (0.128, 0.300), (0.02, 0.292)], band, seg=40)
    for z, wide in ((0.065, 0.150), (0.150, 0.165)):
        for s in (-1, 1):
            tip = s * (wide + 0.01), -0.02, z + 0.085
            tube([(s * 0.03, -0.108, z), (s * wide, -0.07, z - 0.01), tip], 0.017, metal)
    ball(0.034, (0, -0.118, 0.235), metal, squash=(1, 0.5, 1), sub=3)
    ball(0.050, (0, 0, 0.300), band, squash=(1, 1, 0.7), sub=3)


def _farmer(tones):
    """A flat straw hat, wider than the shoulders."""
    straw = mat("straw", "#ecd07a", 0.75, bump=0.4, bump_scale=46, vary=0.12)
    with group((0, 0.0, 0.055)) as hat:
        hat.rotation_euler = (math.radians(8), 0, 0)
        lathe([(0.228, -0.012), (0.236, 0.0), (0.150, 0.022), (0.096, 0.035)], straw, seg=48)
        lathe([(0.104, 0.022), (0.107, 0.05), (0.100, 0.056)], mat("hat_ribbon", tones["main"], 0.5), seg=40)
        lathe(spline([(0.098, 0.03), (0.092, 0.075), (0.05, 0.112), (0.004, 0.120)], 4), straw, seg=40)


def _trader(tones):
    """A wound turban with a jewel; a short beard."""
    _beard("#5a3a26", 0.065)
    cloth, pale = mat("turban", tones["main"], 0.55, sheen=0.3), mat("turban_pale", tones["light"], 0.55, sheen=0.3)
    for k, (radius, z, thick) in enumerate(((0.098, 0.075, 0.042), (0.090, 0.122, 0.046), (0.060, 0.165, 0.042))):
        points = [
            (radius * math.cos(t), radius * math.sin(t), z + 0.018 * math.sin(t + k))
            for t in (math.radians(10 * i) for i in range(36))
        ]
        tube(points, thick, pale if k == 1 else cloth, cyclic=True)
    ball(0.062, (0, 0.0, 0.185), cloth, sub=3)
    ball(0.024, (0, -0.140, 0.108), gold(), sub=3)


HEADS = {"black": _king, "red": _priest, "blue": _farmer, "green": _trader}


def _shield(sphere, seat, tilt):
    """The emblem of the seat, turned to the camera."""
    with group(SHIELD_AT) as shield:
        shield.rotation_euler = (math.radians(tilt), 0, 0)
        prism(ngon(40, SHIELD_RADIUS), -0.03, 0.004, mat("shield_rim", pal.SPHERES[sphere]["deep"], 0.5), bevel=0.006)
        prism(ngon(40, SHIELD_RADIUS * 0.90), 0, 0.012, mat("shield", pal.CREAM, 0.5, emit=0.10), bevel=0.006)
        ink = mat("shield_mark", pal.INK, 0.6)
        inlay(SYMBOLS[SEAT_SYMBOLS[seat]], EMBLEM_SIZE, 0.012, ink, height=0.006, bevel=0.001)
