"""The title: an evening where two rivers meet."""

import math

import bpy  # type: ignore[import-not-found, unused-ignore]
import numpy as np  # type: ignore[import-not-found, unused-ignore]
from bpy_extras.object_utils import world_to_camera_view  # type: ignore[import-not-found, unused-ignore]
from mathutils import Vector  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import post, scene
from build_scripts.art.materials import mat
from build_scripts.art.meshes import ball, box, group, mesh

from . import colours as pal
from . import country, evening, leaders, small
from .country import Palm
from .great import great_monument

SIZE = 1920, 1080
EYE_LEVEL = 8.0
"""Degrees above the horizon at which the viewer stands."""
SUN_AT, HILLS_AT = (-4.8, 88.0, 12.0), (0.0, 88.0, 5.25)
"""Where the sun of the title stands, low between the menu and the monument, and how high the hills are."""
PALMS = (
    *(Palm(-0.9, 15.2, 3.6, -0.5), Palm(-0.2, 16.4, 4.4, 0.3), Palm(0.3, 15.0, 3.0, 0.4), Palm(8.9, 15.0, 3.8, 0.5)),
    *(Palm(9.8, 16.2, 4.8, -0.3), Palm(11.2, 15.6, 3.4, 0.4), Palm(13.6, 20, 4.6, 0.2), Palm(-2.2, 24, 4.0, -0.4)),
    *(Palm(-1.2, 27, 4.6, 0.2), Palm(-3.6, 33, 4.4, 0.4), Palm(-14.5, 25, 4.6, 0.5), Palm(-16.0, 27, 4.0, -0.4)),
    *(Palm(-18.0, 30, 5.0, 0.3), Palm(-22.5, 33, 4.4, 0.2), Palm(-17.2, 42, 4.6, 0.2), Palm(-15.0, 46, 4.2, -0.3)),
    *(Palm(6.1, 4.6, 4.4, -0.5), Palm(5.0, 5.2, 3.4, 0.3)),
)
TOWN = (
    *((-0.2, 22, 2.2, 12, 1.0), (10.2, 21, 3.2, 22, 1.05), (17, 26, 4.5, 22, 1.2), (4, 29, 9, 24, 1.2)),
    (-4.5, 39, 3, 12, 1.25),
)
REEDS = tuple((1.7 + 0.25 * k, 4.6 + 0.3 * k, 0.8) for k in range(5))


def title(job, folder):
    """Leaders, monument and town where two rivers meet: with the left third dark for the menu, and without that."""
    scene.new_scene(job.samples)
    evening.light()
    size = tuple(round(side * job.px_per_unit / 200) for side in SIZE)
    scene.eye(size, (0, -10, 2.9), (0, 10, 2.45), 40)
    _country()
    _quay()
    _boat()
    glow = ball(4.2, SUN_AT, mat("sun_light", "#ffb45a", 0.5, emit=7), sub=4)  # the sun as the water mirrors it
    glow.visible_camera = glow.visible_diffuse = glow.visible_shadow = False
    path = job.work / "title.png"
    scene.render(path)
    sky = evening.sky(size, _in_picture(SUN_AT, size), _in_picture(HILLS_AT, size)[1])
    picture = evening.over(path, sky)
    picture = post.bloom(picture, job.px_per_unit * 0.55, 0.22)
    _save(evening.darker_left(picture), folder / "title.webp", 93)
    _save(picture, folder / "open.webp", 88)  # most of it lies below panels


def _save(picture, path, quality):
    Image.fromarray(post.to_bytes(picture)).save(path, quality=quality, method=6)


def _country():
    country.land()
    country.water()
    with group((4.2, 20.5, 0.25), scale=1.1):
        great_monument("red", "blue")
    palms = country.Palms()
    for palm in PALMS:
        palms.plant(palm)
    country.town(TOWN)
    country.shrubs(170)
    country.reeds((*REEDS, *country.waterside(34)))


def _in_picture(place, size):
    """The pixel of a place."""
    spot = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(place))
    return spot.x * size[0], (1 - spot.y) * size[1]


def _quay():
    """King, priest and trader on a quay of mud brick, a treasure before them."""
    brick = mat("quay", pal.BRICK, 0.85, bump=0.35, bump_scale=5, vary=0.15, edge=0.2)
    pale = mat("quay_top", pal.SAND_LIGHT, 0.8, bump=0.2, bump_scale=5, vary=0.10, edge=0.2)
    box((4.6, 2.7, 1.0), (4.85, 1.06, 0.2), mat("mortar", pal.BRICK_DARK, 0.95), bevel=0.01)
    for row in range(5):
        for k in range(12):
            x = 2.72 + 0.40 * k + 0.20 * (row % 2)
            box((0.38, 0.12, 0.165), (x, -0.31, 0.60 - 0.185 * row), brick, bevel=0.025)
    box((4.7, 2.9, 0.12), (4.85, 1.0, 0.74), pale, bevel=0.03)
    for k in range(3):
        top = 0.56 - 0.19 * k
        box((0.46, 2.3 - 0.1 * k, 1.0), (2.30 - 0.42 * k, 1.0, top - 0.5), pale if k % 2 else brick, bevel=0.03)
    _stand("black", "ram", (3.30, 0.85, 0.80), 3.3)
    _stand("red", "heron", (2.42, 0.10, 0.80), 2.0)
    _stand("green", "palm", (3.98, 0.00, 0.80), 2.0)
    with group((3.18, -0.26, 0.80), scale=1.2):
        small.treasure()


def _stand(sphere, seat, at, scale):
    with group(at, scale=scale):
        leaders.leader(sphere, seat, EYE_LEVEL)


def _boat():
    """The farmer in a boat of reeds, its ends high."""
    reed = mat("boat_reed", pal.REED_DRY, 0.8, bump=0.5, bump_scale=8, vary=0.2)
    band = mat("boat_band", pal.CEDAR_DARK, 0.8)
    with group((0.50, 5.2, 0.02), rot=12, scale=1.5):
        rows = [_rib(k / 12 - 1) for k in range(25)]
        n = len(rows[0])
        quads = [(k * n + i, k * n + (i + 1) % n) for k in range(24) for i in range(n)]
        faces = [(a, b, b + n, a + n) for a, b in quads]
        mesh("boat", [point for row in rows for point in row], faces, reed, smooth=True)
        for t in (-0.65, -0.32, 0.32, 0.65):
            half, lift = _hull(t)
            box((0.05, 2 * half + 0.04, 0.22), (0.95 * t, 0, lift + 0.05), band, bevel=0.02)
    _stand("blue", "fish", (0.50, 5.2, 0.18), 1.9)


def _hull(t):
    """Half the width of the boat from end (-1) to end (1), and how high it is there."""
    return 0.30 * (1 - abs(t) ** 2.6) + 0.03, 0.62 * abs(t) ** 3.2


def _rib(t):
    """A cut through the boat: round below, hollow above."""
    half, lift = _hull(t)
    turns = np.linspace(math.pi, 2 * math.pi, 9)
    outside = [(0.95 * t, half * math.cos(a), lift + 0.16 * math.sin(a) + 0.06) for a in turns]
    inside = [(0.95 * t, half * 0.7 * math.cos(a), lift + 0.05 * math.sin(a) + 0.09) for a in turns[::-2]]
    return outside + inside
