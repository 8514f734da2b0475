"""The end of a game: the leaders before a monument."""

import math

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import scene
from build_scripts.art.materials import mat
from build_scripts.art.meshes import group, ngon, prism, rng
from build_scripts.art.tones import mix

from . import colours as pal
from . import country, evening, leaders, small
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


def ends(job, folder):
    """The vignette of the end: four leaders before a monument, the treasures of the country at their feet."""
    scene.new_scene(job.samples)
    evening.light(key=4.3, rim=1.2, ambient=0.55)
    _court()
    with group((0, 0.72, 0.02), scale=0.122):
        great_monument("red", "blue")
    palms = country.Palms()
    for palm in PALMS:
        palms.plant(palm, 0.02)
    for sphere, seat, x, y in LEADERS:
        with group((x, y, 0.02), scale=0.98):
            leaders.leader(sphere, seat, FROM_ABOVE)
    for x, y, scale in URNS:
        with group((x, y, 0.02), scale=scale):
            small.treasure()
    size = tuple(round(side * job.px_per_unit / 200) for side in SIZE)
    scene.camera(4.0, size, (0, 0.34, 0.30), FROM_ABOVE)
    path = job.work / "end_win.png"
    scene.render(path)
    evening.vignette(evening.over(path, evening.dusk(size)), folder / "end_win.webp", job.px_per_unit)


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
