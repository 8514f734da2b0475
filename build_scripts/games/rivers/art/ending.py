"""The end of a game: leaders before a monument, or what is left of their country."""

import math

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import scene
from build_scripts.art.materials import mat
from build_scripts.art.meshes import group, ngon, prism, rng
from build_scripts.art.tones import mix

from . import catastrophes, country, evening, leaders, small
from . import colours as pal
from .country import Palm
from .great import great_monument

SIZE = 900, 360
FROM_ABOVE = 33.0
"""Degrees above the horizon at which the viewer stands."""
LEADERS = (
    *(("blue", "fish", -1.25, 0.20), ("red", "heron", -0.76, -0.12)),
    *(("black", "ram", 0.76, -0.12), ("green", "palm", 1.25, 0.20)),
)
PALMS = (
    *(Palm(-1.50, 0.86, 0.52, -0.1), Palm(-1.06, 0.98, 0.62, 0.1)),
    *(Palm(1.10, 0.96, 0.60, 0.1), Palm(1.52, 0.82, 0.48, 0.1)),
)
URNS = ((-0.30, -0.40, 0.9), (0.0, -0.50, 1.0), (0.30, -0.40, 0.9), (-0.16, -0.28, 0.8), (0.16, -0.28, 0.8))
EQUALS = (("red", "heron", -0.62, -0.18), ("black", "ram", 0.62, -0.18))
SHARED = tuple((side * x, y, 0.9) for side in (-1, 1) for x, y in ((0.16, -0.42), (0.30, -0.30)))
"""Treasures of a shared victory: as many on one side as on the other."""
BURNT = ((-1.02, 0.02, 0.80), (-0.42, -0.34, 0.66), (0.86, -0.16, 0.86), (0.44, 0.12, 0.52))
FLAT = 0.45
"""How much lower burnt ground is here than on the map, where it is seen from higher up."""
FALLEN = ((0.02, -0.30, 0.9, 62.0), (0.36, -0.42, 1.0, -38.0))
"""Urns that lie on the ground: place, scale and the way they point, in degrees."""


def ends(job, folder):
    """The vignettes of the end: a victory, a shared one, and a defeat."""
    size = tuple(round(side * job.px_per_unit / 200) for side in SIZE)
    for name, stage, behind in (
        ("win", _victory, evening.dusk),
        ("tie", _shared, evening.dusk),
        ("loss", _defeat, _night),
    ):
        scene.new_scene(job.samples)
        stage()
        _court()
        palms = country.Palms()
        for palm in PALMS:
            palms.plant(palm, 0.02)
        scene.camera(4.0, size, (0, 0.34, 0.30), FROM_ABOVE)
        path = job.work / f"end_{name}.png"
        scene.render(path)
        evening.vignette(evening.over(path, behind(size)), folder / f"end_{name}.webp", job.px_per_unit)


def _night(size):
    """What is behind a defeat: the dusk without its gold."""
    return evening.dusk(size) * np.array((0.50, 0.62, 1.05), np.float32)


def _victory():
    """Four leaders before a monument, the treasures of the country at their feet."""
    evening.light(key=4.3, rim=1.2, ambient=0.55)
    _monument("red", "blue")
    _stand(LEADERS)
    for x, y, scale in URNS:
        with group((x, y, 0.02), scale=scale):
            small.treasure()


def _shared():
    """Two leaders with as many treasures each, before a monument in both their colours."""
    evening.light(key=4.3, rim=1.2, ambient=0.55)
    _monument("red", "black")
    _stand(EQUALS)
    for x, y, scale in SHARED:
        with group((x, y, 0.02), scale=scale):
            small.treasure()


def _defeat():
    """The sun is down: nobody is left before the monument, the ground is burnt and the urns have fallen; embers fly."""
    evening.light(key=0.4, rim=0.9, ambient=0.65)
    _monument("black", "green")
    for x, y, scale in BURNT:
        with group((x, y, 0.02), scale=(scale, scale, scale * FLAT)):
            catastrophes.catastrophe(False)
    for x, y, scale, way in FALLEN:
        with group((x, y, 0.10 * scale), rot=way, scale=scale) as urn:
            urn.rotation_euler.y = math.radians(84)
            small.treasure()


def _monument(first, second):
    with group((0, 0.72, 0.02), scale=0.122):
        great_monument(first, second)


def _stand(placed):
    for sphere, seat, x, y in placed:
        with group((x, y, 0.02), scale=0.98):
            leaders.leader(sphere, seat, FROM_ABOVE)


def _court():
    """A round court: rings of slabs in the colours of sand."""
    r = rng(6)
    codes = [mix(pal.SANDSTONE, pal.LIMESTONE, share) for share in (0, 0.35, 0.7)]
    slabs = [mat(f"slab_{k}", code, 0.8, vary=0.08) for k, code in enumerate(codes)]
    prism(ngon(80, 2.15), -0.10, 0.0, mat("court", pal.BRICK_DARK, 0.9, vary=0.1), bevel=0.02)
    for inner, outer, count in ((0.02, 0.42, 6), (0.45, 0.92, 12), (0.95, 1.48, 18), (1.51, 2.1, 24)):
        for k in range(count):
            turns = np.radians(np.linspace(360 * (k + 0.03) / count, 360 * (k + 0.97) / count, 7))
            arc = [(math.cos(t), math.sin(t)) for t in turns]
            outline = [(outer * x, outer * y) for x, y in arc] + [(inner * x, inner * y) for x, y in arc[::-1]]
            prism(outline, 0, 0.02, slabs[r.randrange(3)], bevel=0.008)
