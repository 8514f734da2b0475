"""Novices and shrines of the four orders."""

import math
from typing import Any

from build_scripts.art.materials import gold, mat, stone
from build_scripts.art.meshes import ball, box, group, lathe, mesh, ngon, prism, spline, tube

from . import colours as pal
from .symbols import emblem


def robe(key, color):
    if key.endswith("_dark"):
        return mat("robe_" + key, color, 0.46, bump=0.08, bump_scale=34, vary=0.06, sheen=0.15, coat=0.18)
    glow = {"yellow": 0.16, "blue": 0.05}.get(key, 0.0)
    return mat(
        "robe_" + key,
        color,
        0.46,
        bump=0.06,
        bump_scale=34,
        vary=0.04,
        sheen=0.15,
        coat=0.18,
        emit=glow,
        grad=(0.03, 0.34),
        deep=pal.PLAYERS[key]["deep"],
    )


def skin():
    return mat("skin", "#f0c8a0", 0.55, sss=0.15)


def hollow():
    return mat("hollow", "#1a1424", 0.9)


def folds(n, depth, phase=0.0):
    """Robe folds: radius factor around the body; flat towards the viewer so an emblem can sit there."""

    def f(a):
        back = 0.5 + 0.5 * math.sin(a)  # 0 in front (-y), 1 at the back
        return 1.0 + depth * math.sin(n * a + phase) * (0.35 + 0.65 * back)

    return f


STANDING: dict[str, Any] = {
    "body": [(0.130, 0.045), (0.132, 0.075), (0.110, 0.16), (0.088, 0.25), (0.070, 0.32), (0.045, 0.34)],
    "mantle": [(0.118, 0.215), (0.108, 0.25), (0.084, 0.30), (0.055, 0.345)],
    "head": (0, -0.004, 0.405),
    "nod": (-24, -6),
    "chest": (0, -0.128, 0.165),
}
KNEELING: dict[str, Any] = {
    "body": [(0.132, 0.045), (0.140, 0.08), (0.128, 0.14), (0.10, 0.19), (0.07, 0.22)],
    "mantle": [(0.128, 0.135), (0.112, 0.175), (0.072, 0.225), (0.045, 0.235)],
    "head": (0, -0.045, 0.255),
    "nod": (18, 18),
    "chest": (0, -0.140, 0.110),
}
"""Outline of robe and mantle, place of the head, bow of face and hood in degrees, place of the emblem."""
BASES = {0: (0.152, 0), 3: (0.205, 90), 4: (0.178, 0), 6: (0.160, 0)}
"""Radius and turn by number of corners."""


def novice(player, kneeling=False):
    """Hooded pawn; the orders differ by hue, lightness, hood, base and emblem. Resting ones crouch, head bowed."""
    p, pose = pal.PLAYERS[player], KNEELING if kneeling else STANDING
    cloth, trim = robe(player, p["robe"]), mat("trim_" + player, p["trim"], 0.4, emit=0.15)
    corners = p["base"]
    radius, turn = BASES[corners]
    prism(ngon(corners or 40, radius, turn), 0, 0.035, robe(player + "_dark", p["dark"]), bevel=0.012)
    prism(ngon(corners or 40, radius * 0.90, turn), 0.035, 0.048, trim, bevel=0.006)
    lathe(spline(pose["body"], 5), cloth, seg=64, power=folds(9, 0.045))
    lathe(spline(pose["mantle"], 5), cloth, seg=56, power=folds(5, 0.02))
    r, z = pose["mantle"][0]
    lathe([(r * 0.97, z - 0.010), (r * 1.05, z), (r, z + 0.014)], trim, seg=56)
    with group(pose["head"]) as head:
        head.rotation_euler = (math.radians(pose["nod"][0]), 0, 0)
        ball(0.100, (0, 0.010, 0), cloth, squash=(1.0, 1.0, 1.02))
        if not kneeling:
            _face(trim)
    with group(pose["head"]) as top:
        top.rotation_euler = (math.radians(pose["nod"][1]), 0, 0)
        HOODS[corners](cloth, trim)
    with group(pose["chest"]) as chest:  # turned up to the camera
        chest.rotation_euler = (math.radians(52), 0, 0)
        prism(ngon(32, 0.082), -0.05, 0.012, trim, bevel=0.006)
        emblem(p["emblem"], 0.060, 0.012, mat("mark_" + player, p["mark"], 0.5, emit=0.05), height=0.010, bevel=0.002)


def _face(trim):
    ball(0.078, (0, -0.040, -0.004), hollow(), squash=(1, 0.80, 1))
    ball(0.062, (0, -0.058, -0.010), skin(), squash=(1, 0.80, 1.02))
    for s in (-1, 1):
        ball(0.009, (s * 0.022, -0.107, 0.004), hollow(), sub=2)
    angles = (i * math.pi / 16 for i in range(-2, 19))
    tube([(0.082 * math.cos(t), -0.058, 0.086 * math.sin(t)) for t in angles], 0.014, trim)


def _point(cloth, _trim):
    lathe(spline([(0.088, 0.045), (0.055, 0.105), (0.022, 0.175), (0.002, 0.235)], 4), cloth, seg=24)


def _crescent(_cloth, _trim):
    with group((0, 0, 0.150)):
        moon_upright(0.078, mat("gold_white", "#ffcf62", 0.3, metal=0.8, emit=0.1))


def _horns(cloth, _trim):
    for s in (-1, 1):
        with group((s * 0.058, 0.01, 0.058)):
            horn = lathe(spline([(0.050, -0.03), (0.032, 0.045), (0.003, 0.135)], 4), cloth, seg=20)
            horn.rotation_euler = (0, s * 0.48, 0)


def _mitre(cloth, trim):
    side = spline([(0.082, 0.030), (0.084, 0.07), (0.108, 0.125)], 4)
    lathe([*side, (0.104, 0.138), (0.02, 0.128)], cloth, seg=36)
    lathe([(0.104, 0.098), (0.112, 0.108), (0.110, 0.122)], trim, seg=36)


HOODS = {0: _crescent, 3: _point, 4: _horns, 6: _mitre}
"""Hood by the corners of the base."""


def moon_upright(r, material):
    """A crescent standing upright, horns up, facing the viewer."""
    with group((0, 0, 0)) as g:
        g.rotation_euler = (math.radians(90), math.radians(0), 0)
        with group((0, 0, 0), rot=90):
            emblem("crescent", r, -0.012, material, height=0.024, bevel=0.006)


def shrine(player):
    """Little player-coloured shrine: stepped base (same polygon as the novices' base), roof and emblem."""
    p = pal.PLAYERS[player]
    roof = mat("roof_" + player, p["robe"], 0.45, bump=0.08, vary=0.05, coat=0.3)
    dark = robe(player + "_dark", p["dark"])
    trim = mat("trim_" + player, p["trim"], 0.4, emit=0.12)
    m = stone()
    box((0.50, 0.40, 0.05), (0, 0, 0.025), dark, bevel=0.012)
    box((0.44, 0.34, 0.05), (0, 0, 0.07), m, bevel=0.012)
    box((0.26, 0.14, 0.24), (0, 0.06, 0.21), mat("inner", "#ffcf8a", 0.7, emit=0.55), bevel=0.01)
    for x in (-0.165, -0.055, 0.055, 0.165):
        lathe([(0.034, 0.095), (0.026, 0.115), (0.023, 0.29), (0.034, 0.31)], m, seg=18, loc=(x, -0.115, 0))
    for x in (-0.165, 0.165):
        lathe([(0.034, 0.095), (0.026, 0.115), (0.023, 0.29), (0.034, 0.31)], m, seg=18, loc=(x, 0.10, 0))
    box((0.47, 0.37, 0.035), (0, 0, 0.325), m, bevel=0.01)
    # gabled roof along y
    v = [
        (-0.27, -0.22, 0.34),
        (0.27, -0.22, 0.34),
        (0, -0.22, 0.52),
        (-0.27, 0.22, 0.34),
        (0.27, 0.22, 0.34),
        (0, 0.22, 0.52),
    ]
    mesh("roof", v, [(0, 1, 2), (4, 3, 5), (0, 2, 5, 3), (1, 4, 5, 2), (0, 3, 4, 1)], roof, bevel=0.018)
    ridge = mat("ridge_" + player, pal.mix(p["robe"], p["dark"], 0.45), 0.5)
    for k in range(1, 6):
        y = -0.22 + 0.44 * k / 6
        for s in (-1, 1):
            tube([(0, y, 0.522), (s * 0.272, y, 0.342)], 0.008, ridge)
    with group((0, -0.222, 0.405)) as g:
        g.rotation_euler = (math.radians(90), 0, 0)
        prism(ngon(28, 0.080), -0.01, 0.014, trim, bevel=0.005)
        emblem(p["emblem"], 0.058, 0.014, mat("mark_" + player, p["mark"], 0.5, emit=0.05), height=0.010, bevel=0.002)
    tube([(0, -0.24, 0.525), (0, 0.24, 0.525)], 0.016, gold())
