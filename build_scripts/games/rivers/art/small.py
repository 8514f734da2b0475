"""Treasure, join marker and bag."""

import math
from contextlib import contextmanager

from build_scripts.art.materials import mat
from build_scripts.art.meshes import ball, group, inlay, lathe, prism, spline, tube
from luna.games.rivers.view.emblems import SYMBOLS

from . import colours as pal
from .tiles import on_cell, rounded_square


@contextmanager
def _leaning():
    """What stands inside leans away from the viewer, so that more of it is seen than of its top."""
    with group() as frame:
        frame.rotation_euler = (-math.radians(26), 0, 0)
        yield


def treasure():
    """A golden urn with bands of lapis."""
    metal = mat("treasure_gold", "#ffc94a", 0.28, metal=0.75, emit=0.16, bump=0.04)
    lapis = mat("treasure_lapis", pal.LAPIS, 0.25, coat=0.8)
    with _leaning():
        lathe(
            spline([(0.050, 0.0), (0.045, 0.025), (0.108, 0.09), (0.112, 0.14), (0.070, 0.20), (0.052, 0.225)], 6),
            metal,
            seg=48,
        )
        lathe([(0.112, 0.105), (0.119, 0.115), (0.117, 0.138), (0.109, 0.142)], lapis, seg=48)
        lathe([(0.052, 0.222), (0.078, 0.232), (0.078, 0.246), (0.03, 0.252)], metal, seg=40)
        lathe(spline([(0.060, 0.246), (0.045, 0.275), (0.012, 0.292)], 4), lapis, seg=32)
        ball(0.020, (0, 0, 0.300), metal, sub=3)
        for s in (-1, 1):
            tube([(s * 0.070, 0, 0.225), (s * 0.165, 0, 0.20), (s * 0.112, 0, 0.125)], 0.014, metal)


def join_marker():
    """A copper plate with two linked rings, laid on the tile that joins two kingdoms."""
    metal = mat("join_copper", pal.COPPER, 0.35, metal=0.6, bump=0.05, emit=0.04)
    with on_cell():
        prism(rounded_square(0.225, 0.08), 0, 0.035, metal, bevel=0.012)
        prism(rounded_square(0.190, 0.065), 0.03, 0.040, mat("join_face", "#5a2f18", 0.5), bevel=0.004)
        inlay(SYMBOLS["link"], 0.160, 0.040, mat("join_mark", pal.CREAM, 0.5, emit=0.15), height=0.010, bevel=0.003)


def bag():
    """The linen sack from which tiles are drawn, tied with a cord."""
    linen = mat("linen", "#d8c199", 0.9, bump=0.5, bump_scale=60, vary=0.10, sheen=0.3, grad=(0.0, 0.5), deep="#9a7a52")
    cord = mat("cord", pal.COPPER_DARK, 0.8)

    def folds(angle):
        return 1 + 0.045 * math.sin(7 * angle + 0.6) + 0.025 * math.sin(11 * angle)

    with _leaning():
        lathe(
            spline([(0.20, 0.0), (0.30, 0.06), (0.32, 0.18), (0.25, 0.34), (0.12, 0.44), (0.095, 0.47)], 6),
            linen,
            seg=72,
            power=folds,
        )
        lathe(
            spline([(0.095, 0.47), (0.13, 0.52), (0.20, 0.60), (0.17, 0.605), (0.06, 0.54)], 6),
            linen,
            seg=72,
            power=folds,
        )
        for z in (0.455, 0.475):
            tube(
                [(0.105 * math.cos(t), 0.105 * math.sin(t), z) for t in (math.radians(12 * i) for i in range(30))],
                0.016,
                cord,
                cyclic=True,
            )
        with group((0, -0.305, 0.20)) as patch:
            patch.rotation_euler = (math.radians(74), 0, 0)
            inlay(SYMBOLS["points"], 0.13, 0.0, mat("bag_mark", pal.LAPIS, 0.8), height=0.03, bevel=0.004)
