"""Boardwalks."""

from build_scripts.art import post, scene
from build_scripts.art.materials import wood
from build_scripts.art.meshes import box, lathe
from luna.games.luna.view.geometry import layout as lay

from . import rig


def build(pos):
    """Boardwalk on the temple side of a position, where resting novices wait; nothing of it lies under water."""
    a0 = lay.POSITIONS[pos][1]
    plank, dark = wood("deck", "#a37a55"), wood("deck_d", "#86613f")
    z, n = lay.Z_QUAY, 30
    for k in range(n):
        a = a0 - 43 + 86 * (k + 0.5) / n
        x, y = lay.around(a, 1.0, 1.0)
        p = (x * (lay.ISLAND_RX + 0.25), y * (lay.ISLAND_RY + 0.27))
        box((0.44, 0.098, 0.04), (p[0], p[1], z - 0.02), plank if k % 3 else dark, bevel=0.008, rot=a)
    for a in (-42, -14, 14, 42):
        for rr in (0.06, 0.44):
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


def quay(position, job):
    """A boardwalk with its shadow; the anchor is the island's middle."""
    scene.new_scene(job.samples)
    rig.moonlight(soft_shadows=False)
    rig.shadow_catcher()
    build(position)
    arc = [lay.around(lay.POSITIONS[position][1] + turn, 1.0, 1.0) for turn in range(-48, 49, 4)]
    xs = [x * (lay.ISLAND_RX + reach) for x, _ in arc for reach in (-0.3, 0.58)]
    ys = [y * (lay.ISLAND_RY + reach) * lay.SIN_E for _, y in arc for reach in (-0.3, 0.62)]
    x0, x1, y0, y1 = min(xs) - 0.30, max(xs) + 0.34, min(ys) - 0.30, max(ys) + 0.36
    u = job.px_per_unit
    size = round((x1 - x0) * u), round((y1 - y0) * u)
    rig.camera(size[0] / u, size, ((x0 + x1) / 2, (y0 + y1) / 2 / lay.SIN_E, 0))
    path = job.sprites / f"quay_{position + 1}.png"
    scene.render(path)
    post.clean_alpha(path)
    return post.crop(path, u, (size[0] / 2 - (x0 + x1) / 2 * u, size[1] / 2 + (y0 + y1) / 2 * u))
