"""Priest islands and boardwalks."""

from luna.games.luna.view.geometry import layout as lay

from .buildings import BUILDERS
from .materials import wood
from .meshes import box, lathe
from .terrain import coast, lantern, plaza, scatter, terrain


def island_coast(key):
    """The shore of a priest island."""
    return coast(lay.ISLAND_RX, lay.ISLAND_RY, 40 + list(BUILDERS).index(key), 2.3, 0.05)


def quay(pos):
    """Boardwalk on the temple side of a position, where resting novices wait; nothing of it lies under water."""
    a0 = lay.POSITIONS[pos][1]
    plank, dark = wood("deck", "#a37a55"), wood("deck_d", "#86613f")
    z, n = lay.Z_QUAY, 30
    for k in range(n):
        a = a0 - 43 + 86 * (k + 0.5) / n
        x, y = lay.around(a, 1.0, 1.0)
        p = (x * (lay.ISLAND_RX + 0.27), y * (lay.ISLAND_RY + 0.30))
        box((0.46, 0.098, 0.04), (p[0], p[1], z - 0.02), plank if k % 3 else dark, bevel=0.008, rot=a)
    for a in (-42, -14, 14, 42):
        for rr in (0.08, 0.47):
            x, y = lay.around(a0 + a, 1.0, 1.0)
            lathe(
                [(0.03, 0.0), (0.03, z + 0.035), (0.02, z + 0.045)],
                dark,
                seg=12,
                loc=(x * (lay.ISLAND_RX + rr), y * (lay.ISLAND_RY + rr), 0),
            )
    x, y = lay.around(a0, 1.0, 1.0)  # gangway to the beach
    for k in range(4):
        t = -0.18 + 0.085 * k
        box(
            (0.075, 0.22, 0.03),
            (x * (lay.ISLAND_RX + t), y * (lay.ISLAND_RY + t), z + 0.002),
            plank if k % 2 else dark,
            bevel=0.008,
            rot=a0,
        )


def priest_island(key, props):
    """Returns the coast, for the water round it."""
    i = list(BUILDERS).index(key)
    radius = island_coast(key)
    z = lay.Z_PLATEAU
    terrain(radius, i + 1)
    plaza(0.70, z, (0, -0.33))
    BUILDERS[key](z + 0.0)
    scatter(props, radius, 60 + i, z, lambda x, y: (y > 0.78) or (abs(x) > 0.86 and y > 0.30), 13, 10)
    lantern(-0.74, 0.20, z)
    lantern(0.72, 0.20, z)
    return radius
