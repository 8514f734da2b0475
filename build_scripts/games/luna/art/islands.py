"""Priest islands."""

import math

from build_scripts.art.meshes import group
from luna.games.luna.view.geometry import layout as lay

from .buildings import BUILDERS
from .terrain import coast, lantern, plaza, scatter, terrain

BUILDING_SCALE, BUILDING_BACK = 0.80, 0.26
"""A building stands behind the figures; it was drawn for the middle of a larger island."""
PAVING = "#a39684", "#8a8279"
"""Dark enough for the pale robes that stand on it."""
LANTERNS = ((-0.66, 0.58), (0.66, 0.58))


def island_coast(key):
    """The shore of a priest island."""
    return coast(lay.ISLAND_RX, lay.ISLAND_RY, 40 + list(BUILDERS).index(key), 2.4, 0.04)


def bare_island(key):
    """The ground with its court; returns the coast."""
    radius = island_coast(key)
    terrain(radius, list(BUILDERS).index(key) + 1, shore=0.155)
    plaza(0.64, lay.Z_PLATEAU, (0, -0.28), *PAVING)
    return radius


def scenery(key, props, radius):
    """What stands on it: building, trees, stones and lanterns, all at the back or at the outer edge."""
    i, z = list(BUILDERS).index(key), lay.Z_PLATEAU
    with group((0, BUILDING_BACK, z), scale=BUILDING_SCALE):
        BUILDERS[key](0.0)
    scatter(props, radius, 60 + i, z, _for_trees, 12, 9, 0.84)
    for x, y in LANTERNS:
        lantern(x, y, z)


def _for_trees(x, y):
    """Whether a tree may stand here: at the back, away from the lanterns."""
    far_back = y > 0.76 or (abs(x) > 0.66 and y > 0.66)
    return far_back and all(math.hypot(x - lx, y - ly) > 0.20 for lx, ly in LANTERNS)
