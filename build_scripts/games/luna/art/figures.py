"""Priestess, builder, apostate, guardian and the start marker."""

import math

from build_scripts.art.materials import gold, mat, stone, wood
from build_scripts.art.meshes import ball, box, group, lathe, ngon, prism, spline, tube
from luna.ui.pictures.emblems import SYMBOLS

from . import colours as pal
from .novices import folds, hollow, moon_upright, skin
from .symbols import emblem


def pedestal(r=0.24, accent=None):
    prism(ngon(48, r), 0, 0.05, stone("ped", "#54597c"), bevel=0.015)
    lathe([(r * 0.93, 0.05), (r * 0.95, 0.062), (r * 0.93, 0.074)], accent or gold(), seg=48)


def figure_body(cloth, height=0.62, r=0.17, n=11, depth=0.05):
    k = height / 0.62
    prof = [
        (r, 0.07),
        (r * 1.02, 0.12),
        (r * 0.80, 0.26 * k),
        (r * 0.56, 0.40 * k),
        (r * 0.52, 0.47 * k),
        (r * 0.62, 0.54 * k),
        (r * 0.50, 0.60 * k),
        (r * 0.25, 0.63 * k),
    ]
    lathe(spline(prof, 6), cloth, seg=88, power=folds(n, depth))


def moon_priestess():
    white = mat("p_silk", "#e6ecff", 0.35, bump=0.05, vary=0.04, coat=0.2, grad=(0.05, 0.6, 0.6, 1.05))
    blue = mat("p_mantle", "#3a66d0", 0.42, bump=0.06, coat=0.2, grad=(0.05, 0.65, 0.45, 1.25))
    pedestal(0.24)
    figure_body(white, 0.66, 0.165)

    # mantle: open in front
    def cloak(a):
        front = max(0.0, -math.sin(a))
        return (1.0 + 0.05 * math.sin(10 * a)) * (1.0 - 0.42 * front**3)

    lathe(
        spline([(0.215, 0.075), (0.218, 0.12), (0.175, 0.28), (0.135, 0.44), (0.130, 0.56), (0.09, 0.63)], 6),
        blue,
        seg=96,
        power=cloak,
    )
    # golden sash and collar
    lathe([(0.098, 0.655), (0.110, 0.668), (0.095, 0.685)], gold(), seg=40)
    box((0.05, 0.02, 0.34), (0, -0.118, 0.36), gold(), bevel=0.008, tilt=-12)
    ball(0.075, (0, -0.01, 0.755), skin(), squash=(0.92, 0.92, 1.08))
    ball(0.086, (0, 0.022, 0.768), mat("hair", "#241a3a", 0.45), squash=(1, 0.95, 1.05))
    # arms open and raised; the crescent stands behind the head like a halo, so that the face stays visible
    for s in (-1, 1):
        tube([(s * 0.10, -0.01, 0.60), (s * 0.235, -0.07, 0.545), (s * 0.225, -0.09, 0.735)], 0.030, white)
        ball(0.031, (s * 0.225, -0.09, 0.755), skin(), sub=3)
    glow = mat("moon_glow", "#eef2ff", 0.4, emit=1.1)
    with group((0, 0.13, 0.93)):
        moon_upright(0.185, glow)
    for s in (-1, 1):
        ball(0.010, (s * 0.026, -0.078, 0.765), hollow(), sub=2)
    lathe([(0.080, 0.815), (0.086, 0.830), (0.080, 0.845)], gold(), seg=36)


def master_builder():
    cloth = mat("b_cloth", "#eda94a", 0.6, bump=0.12, vary=0.08, grad=(0.05, 0.6, 0.5, 1.1))
    apron = mat("b_apron", "#6b4630", 0.7, bump=0.15)
    pedestal(0.24, mat("bronze", pal.BRONZE, 0.35, metal=1.0))
    figure_body(cloth, 0.58, 0.170, 7, 0.04)
    box((0.17, 0.03, 0.30), (0, -0.125, 0.27), apron, bevel=0.012, tilt=-16)
    ball(0.085, (0, 0, 0.68), skin())
    ball(0.068, (0, -0.040, 0.635), mat("beard", "#e9e4dc", 0.7, bump=0.2), squash=(1, 0.7, 1.2))
    lathe([(0.098, 0.715), (0.10, 0.73), (0.085, 0.775), (0.04, 0.80)], mat("cap", "#2d5f88", 0.6), seg=36)
    tube([(0.13, -0.02, 0.52), (0.20, -0.06, 0.44), (0.19, -0.12, 0.50)], 0.034, cloth)
    tube([(-0.13, -0.02, 0.52), (-0.19, -0.07, 0.42), (-0.14, -0.13, 0.40)], 0.034, cloth)
    tube([(0.19, -0.13, 0.30), (0.19, -0.13, 0.80)], 0.019, wood())
    box((0.20, 0.085, 0.085), (0.19, -0.13, 0.82), stone("hammer", "#8b90a8"), bevel=0.015)


def apostate():
    cloth = mat("a_cloth", "#7d62a8", 0.6, bump=0.12, vary=0.1, grad=(0.05, 0.7, 0.55, 1.2))
    red = mat("a_red", "#e2384a", 0.5)
    pedestal(0.24, mat("iron", "#59586a", 0.4, metal=1.0))
    figure_body(cloth, 0.60, 0.175, 13, 0.07)
    lathe(
        spline([(0.20, 0.30), (0.165, 0.42), (0.13, 0.53), (0.07, 0.62)], 5),
        red,
        seg=80,
        power=lambda a: 1 + 0.10 * math.sin(15 * a),
    )
    ball(0.105, (0, 0.01, 0.68), cloth, squash=(1, 1, 1.15))
    lathe([(0.07, 0.74), (0.03, 0.83), (0.004, 0.87)], cloth, seg=24)
    ball(0.075, (0, -0.052, 0.672), hollow(), squash=(1, 0.7, 1.1))
    eyes = mat("a_eyes", "#ff5a3a", 0.4, emit=6)
    for s in (-1, 1):
        ball(0.014, (s * 0.028, -0.105, 0.685), eyes, sub=2)
    tube([(0.215, -0.06, 0.06), (0.20, -0.07, 0.55), (0.19, -0.06, 0.92)], 0.018, wood("dark", pal.WOOD_DARK))
    with group((0.19, -0.06, 0.97)) as g:  # broken moon on the staff
        g.rotation_euler = (0, math.radians(150), 0)
        moon_upright(0.10, mat("iron", "#59586a", 0.4, metal=1.0))


def temple_guardian():
    """Stocky and without a tall spear, so that he hides little of the tiles and seats behind him."""
    bronze = mat("g_bronze", "#e8b45c", 0.38, metal=0.8, bump=0.08, emit=0.04)
    cloth = mat("g_cloth", "#2f9a8e", 0.55, bump=0.1, grad=(0.05, 0.5, 0.5, 1.1))
    pedestal(0.25, mat("g_silver", pal.STEEL, 0.35, metal=0.8, emit=0.04))
    figure_body(cloth, 0.47, 0.185, 9, 0.04)
    lathe(spline([(0.130, 0.28), (0.140, 0.35), (0.165, 0.43), (0.125, 0.50), (0.05, 0.52)], 5), bronze, seg=48)
    for s in (-1, 1):
        ball(0.080, (s * 0.155, 0, 0.470), bronze, squash=(1, 1, 0.85))
    ball(0.098, (0, 0, 0.605), bronze, squash=(1, 1, 1.08))
    ball(0.064, (0, -0.052, 0.590), hollow(), squash=(1, 0.7, 1))
    for s in (-1, 1):
        ball(0.011, (s * 0.026, -0.097, 0.600), mat("g_eyes", "#bff4ff", 0.4, emit=5), sub=2)
    crest = [(-0.022, -0.05), (0.022, -0.05), (0.022, 0.10), (-0.022, 0.10)]
    prism(crest, 0.685, 0.755, mat("plume", "#d84a5a", 0.7), bevel=0.012)
    with group((-0.10, -0.185, 0.27)) as shield:
        shield.rotation_euler = (math.radians(78), 0, 0)
        prism(
            [(x * 0.17, y * 0.20) for x, y in SYMBOLS["shield"][0]],
            -0.02,
            0.02,
            mat("g_silver", pal.STEEL),
            bevel=0.012,
        )
        emblem("crescent", 0.10, 0.02, mat("g_inlay", "#173f6a", 0.4), height=0.012)
    tube([(0.215, -0.10, 0.06), (0.215, -0.10, 0.66)], 0.018, wood())
    lathe([(0.012, 0), (0.045, 0.05), (0.002, 0.15)], bronze, seg=16, loc=(0.215, -0.10, 0.64))


def start_marker():
    pedestal(0.20)
    lathe(spline([(0.10, 0.07), (0.05, 0.14), (0.04, 0.30), (0.09, 0.36)], 5), gold(), seg=40)
    with group((0, -0.02, 0.52)):
        moon_upright(0.19, mat("moon_glow", "#eef2ff", 0.4, emit=1.2))
