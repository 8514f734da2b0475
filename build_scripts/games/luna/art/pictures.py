"""Pictures outside the table: the title and the three end-of-game vignettes."""

import math

import bpy  # type: ignore[import-not-found, unused-ignore]
import numpy as np  # type: ignore[import-not-found, unused-ignore]
from bpy_extras.object_utils import world_to_camera_view  # type: ignore[import-not-found, unused-ignore]
from mathutils import Vector  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import post, scene
from build_scripts.art.materials import gold, mat, stone
from build_scripts.art.meshes import ball, box, copy, group, lamp, lathe, mesh, ngon, prism
from build_scripts.art.noise import fbm, smooth

from . import colours as pal
from . import effects, figures, flat, novices, rig, small
from .buildings import BUILDERS
from .terrain import Props, brazier, coast, column, gable, lantern, plaza, scatter, terrain, windows

TITLE, END = (2560, 1440), (900, 360)
MOON_AT = (-9.2, 88.0, 25.0)
"""Where the moon of the title stands; it shows between the menu and the temple."""


def title(job, out):
    """Priestess, temple and moon over a calm sea; the left third stays dark for the menu."""
    scene.new_scene(job.samples)
    rig.moonlight(key=1.9, fill=0.34, ambient=0.24, horizon="#4a86c4")
    scene.exposure(0.25)
    size = tuple(round(side * job.px_per_unit / 200) for side in TITLE)
    scene.eye(size, (0, -10, 1.75), (0, 10, 2.35), 40)
    _night_water()
    with group((4.1, 17.5, 0)):
        _temple_mount()
    with group((-4.2, 40, -0.05), scale=2.2):
        _island_of_tides(Props())
    _foreground()
    path = job.work / "title.png"
    scene.render(path)
    spot = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(MOON_AT))
    front = np.asarray(Image.open(path).convert("RGBA"), np.float32) / 255
    sky = _sky(size, spot.x * size[0], (1 - spot.y) * size[1])
    picture = sky * (1 - front[..., 3:]) + front[..., :3] * front[..., 3:]
    picture = post.bloom(picture, job.px_per_unit * 0.75, 0.42)
    Image.fromarray(post.to_bytes(_darker_left(picture))).save(out, quality=93, method=6)


def _island_of_tides(props):
    """The island with the lighthouse, wider than on the table: it is seen from afar."""
    shore, z = coast(1.30, 1.16, 42, 2.3, 0.05), 0.22
    terrain(shore, 3)
    plaza(0.70, z, (0, -0.33))
    BUILDERS["tides"](z)
    scatter(props, shore, 62, z, lambda x, y: y > 0.78 or (abs(x) > 0.86 and y > 0.30), 13, 10)
    lantern(-0.74, 0.20, z)
    lantern(0.72, 0.20, z)


def _night_water():
    water = mat("night_water", "#0a2350", 0.13, bump=0.42, bump_scale=2.2)
    far = 120
    mesh("water", [(-far, -12, 0), (far, -12, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)], water)
    glow = ball(3.6, MOON_AT, mat("moon_light", "#fff0cc", 0.5, emit=7), sub=4)
    glow.visible_camera = glow.visible_diffuse = glow.visible_shadow = False


def _temple_mount():
    """The temple seen from the sea: mount, stairs, colonnade, roof."""
    shore = coast(7.0, 4.4, 21, 2.6, 0.05)
    terrain(shore, 9, seg=240, plateau=0.55, shore=0.16)
    marble, warm, roof = stone(), stone("warm", pal.MARBLE_WARM), mat("roof", "#34508c", 0.5, bump=0.2, coat=0.3)
    for k in range(4):
        box((7.2 - 0.5 * k, 4.6 - 0.5 * k, 0.22), (0, 0, 0.62 + 0.22 * k), warm if k % 2 else marble, bevel=0.03)
    for k in range(10):  # above the rim of the mount, then down to the water
        top = 1.34 - 0.125 * k if k < 7 else (0.46, 0.27, 0.09)[k - 7]
        box((2.6, 0.30, 0.8), (0, -2.3 - 0.25 * k, top - 0.4), marble if k % 2 else warm, bevel=0.02)
    z = 1.38
    box((4.2, 2.0, 1.9), (0, 0.2, z + 0.95), mat("cella", "#e8b878", 0.8, emit=0.20), bevel=0.03)
    windows([(0, -0.82, z + 0.75)], (0.9, 0.06, 1.5))
    for k in range(8):
        column(-2.45 + 0.70 * k, -1.25, z, 2.0, marble, 0.13)
    for s in (-1, 1):
        for k in range(3):
            column(s * 2.45, -0.4 + 0.8 * k, z, 2.0, marble, 0.13)
    box((5.5, 3.2, 0.28), (0, 0.05, z + 2.14), marble, bevel=0.03)
    box((5.6, 3.3, 0.10), (0, 0.05, z + 2.32), gold(), bevel=0.02)
    gable(5.4, 3.1, 1.15, z + 2.38, roof, (0, 0.05), along_x=False, over=0.12)
    with group((0, -1.72, z + 2.80)) as mark:
        mark.rotation_euler = (0, math.radians(-20), 0)
        novices.moon_upright(0.34, mat("gable_moon", "#ffe9b0", 0.4, emit=1.6))
    lathe([(0.10, z + 3.50), (0.05, z + 3.75), (0.01, z + 4.15)], gold(), seg=20, loc=(0, -1.5, 0))
    for x in (-1.9, 1.9):
        with group((x, -2.5, 0.55), scale=2.6):
            brazier(0, 0, 0, 0.30, 26)
    for x in (-1.6, -0.5, 0.5, 1.6):
        lamp((x, -0.95, z + 0.7), 26)
    props = Props()
    for x, y, tall in (
        (-4.6, -0.6, 3.2),
        (-5.2, 0.4, 2.6),
        (-4.0, 1.4, 3.4),
        (4.4, -0.7, 3.0),
        (5.1, 0.3, 2.8),
        (4.0, 1.4, 3.6),
    ):
        copy(props.cypress[int(tall * 10) % 2], (x, y, 0.55 + 0.26 * tall), 0, tall)
    for k, spot in enumerate(((-3.6, -2.4), (-5.4, -1.0), (3.4, -2.5), (5.3, -0.9), (-2.6, -2.9), (2.6, -3.0))):
        copy(props.bush[k % 3], (*spot, 0.62), 40 * k, 2.6)


def _foreground():
    """The priestess on a terrace at the right, the orders beside her, a boat on its way."""
    marble, dark = stone(), stone("step_side", "#8f8ca8")
    box((4.4, 2.6, 0.5), (5.05, 0.2, 0.28), dark, bevel=0.04)
    box((4.3, 2.5, 0.12), (5.08, 0.2, 0.56), marble, bevel=0.03)
    for k in range(3):
        top = 0.44 - 0.15 * k
        box((0.46, 2.2 - 0.1 * k, 1.0), (2.64 - 0.42 * k, 0.2, top - 0.5), marble if k % 2 == 0 else dark, bevel=0.03)
    with group((3.18, 0.05, 0.60), scale=2.2):
        figures.moon_priestess()
    with group((4.30, 0.9, 0.62), scale=2.0):
        brazier(0, 0, 0, 0.42, 9)
    for colour, x, y in (("red", 2.60, -0.42), ("white", 3.48, -0.80), ("yellow", 3.90, -0.34)):
        with group((x, y, 0.62 if x > 2.9 else 0.44), scale=1.5):
            novices.novice(colour)
    with group((0.55, 4.6, 0.04), rot=196, scale=2.7):
        small.boat(0.62, None, "#7a4a30")
    with group((0.60, 4.55, 0.24), scale=1.9):
        novices.novice("blue")
    with group((-0.10, 4.35, 0.30), scale=2.4):
        ball(0.045, (0, 0, 0.10), mat("lantern", pal.LANTERN, 0.5, emit=6), sub=3)
        lamp((0, -0.08, 0.14), 5)


def _sky(size, x, y):
    """Night from ink to a teal horizon, stars, the moon at a pixel."""
    width, height = size
    unit = height / 1440
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    t = np.clip(yy / (height * 0.56), 0, 1)[..., None]
    stops = [np.array(pal.rgb(code), np.float32) / 255 for code in ("#050c22", "#0d2450", "#2a5a8c")]
    sky = np.where(
        t < 0.6, stops[0] + (stops[1] - stops[0]) * t / 0.6, stops[1] + (stops[2] - stops[1]) * (t - 0.6) / 0.4
    )
    band = np.exp(-(((yy - 0.30 * height - 0.16 * (xx - 0.5 * width)) / (0.17 * height)) ** 2))
    sky = sky + (band * smooth(0.40, 0.75, fbm((height, width), 330 * unit, 3, 5, 2.0)) * 0.10)[..., None] * np.array(
        [0.8, 0.85, 1.2]
    )
    r = np.random.default_rng(8)
    for sx, sy, bright in zip(
        r.uniform(0, width, 620), r.uniform(0, height * 0.5, 620), r.power(0.35, 620), strict=True
    ):
        reach, radius = 5, (0.7 + 1.3 * bright) * unit
        x0, y0 = int(max(0, sx - reach)), int(max(0, sy - reach))
        part = (slice(y0, y0 + 2 * reach), slice(x0, x0 + 2 * reach))
        light = np.exp(-(((xx[part] - sx) ** 2 + (yy[part] - sy) ** 2) / radius**2)) * (0.18 + 0.75 * bright)
        sky[part] += light[..., None]
    away = np.hypot(xx - x, yy - y) / (118 * unit)
    maria = 0.84 + 0.16 * smooth(0.35, 0.62, fbm((height, width), 75 * unit, 40, 4))
    shade = maria * (1 - 0.10 * np.clip(away, 0, 1) ** 3)
    sky = sky + (0.42 * np.exp(-((away / 2.6) ** 2)) + 0.16 * np.exp(-((away / 6.5) ** 2)))[..., None] * np.array(
        [0.62, 0.78, 1.0]
    )
    disc = smooth(1.012, 0.985, away)[..., None]
    return np.clip(sky * (1 - disc) + disc * shade[..., None] * np.array([1.0, 0.965, 0.86]), 0, 1)


def _darker_left(picture):
    """Quiet room for the menu, and a gentle vignette."""
    height, width = picture.shape[:2]
    yy, xx = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    menu = 1 - 0.62 * smooth(0.42, 0.10, xx)
    rim = 1 - 0.22 * np.clip(np.hypot((xx - 0.58) * 1.5, (yy - 0.5) * 1.7) - 0.55, 0, 1)
    return picture * (menu * rim)[..., None]


def ends(job, folder):
    """The vignettes for a win, a loss and a tie."""
    for name, build, light in (("win", _win, 1.0), ("loss", _loss, 0.62), ("tie", _tie, 0.85)):
        scene.new_scene(job.samples)
        rig.moonlight(key=2.35 * light, fill=0.95 * light**1.5, ambient=0.5 * light)
        scene.exposure(0.15)
        plaza(1.9, 0.0)
        prism(ngon(80, 2.1), -0.10, 0.002, stone("ends_base", "#8d8794"), bevel=0.02)
        build()
        size = tuple(round(side * job.px_per_unit / 200) for side in END)
        rig.camera(4.0, size, (0, 0.34, 0.36), 33)
        path = job.work / f"end_{name}.png"
        scene.render(path)
        _vignette(path, folder / f"end_{name}.webp", name, job.px_per_unit)


def _place(build, x, y, scale=1.0, **turn):
    with group((x, y, 0.025), scale=scale, **turn):
        build()


def _win():
    _place(figures.moon_priestess, 0, 0.22, 1.15)
    for x in (-0.62, 0.62):
        _place(lambda: small.candle_token((0, 1.0)), x, 0.26, 0.9)
        _place(small.influence_crystal, x * 0.78, -0.16, 0.55)
    for k, colour in enumerate(pal.PLAYERS):
        _place(lambda colour=colour: novices.novice(colour), (-1.32, 1.32, -1.0, 1.0)[k], (0.34, 0.34, -0.02, -0.02)[k])
    _place(small.book, 0, -0.30, 0.9)
    lamp((0, -0.5, 0.9), 14)


def _loss():
    _place(figures.apostate, 0, 0.26, 1.15)
    for x in (-0.58, 0.58):
        _place(small.candle_token, x, 0.14, 0.9)
    for k, colour in enumerate(pal.PLAYERS):
        _place(
            lambda colour=colour: novices.novice(colour, True),
            (-1.3, 1.3, -0.95, 0.95)[k],
            (0.30, 0.30, -0.06, -0.06)[k],
        )
    for part in range(3):
        _place(
            lambda part=part: flat.guardian_shard(part),
            (-0.26, 0.02, 0.27)[part],
            (-0.24, -0.32, -0.22)[part],
            1.0,
            rot=25 * part - 20,
        )


def _tie():
    _place(_moon_monument, 0, 0.45)
    _place(small.book, 0, -0.04, 1.2)
    for s in (-1, 1):
        _place(lambda: small.candle_token((0, 1.0)), s * 0.42, 0.12, 0.9)
    for colour, x, y in (("yellow", -1.24, 0.30), ("blue", -0.86, -0.02), ("white", 1.24, 0.30), ("red", 0.86, -0.02)):
        _place(lambda colour=colour: novices.novice(colour), x, y)
    lamp((0, -0.4, 0.8), 6)


def _moon_monument():
    """The start marker, grown to a monument."""
    with group((0, 0, 0), scale=1.5):
        figures.start_marker()


def _vignette(path, out, name, px_per_unit):
    """Lay the scene over night and fade it to an oval."""
    front = np.asarray(Image.open(path).convert("RGBA"), np.float32) / 255
    height, width = front.shape[:2]
    yy, xx = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    code = {"win": "#1d3f7a", "loss": "#101a33", "tie": "#19336a"}[name]
    glow = np.exp(-((xx / 0.62) ** 2 + ((yy + 0.25) / 0.75) ** 2))[..., None]
    night = (
        np.array(pal.rgb(pal.SEA_ABYSS), np.float32) / 255 * (1 - glow)
        + np.array(pal.rgb(code), np.float32) / 255 * glow
    )
    picture = night * (1 - front[..., 3:]) + front[..., :3] * front[..., 3:]
    picture = post.bloom(picture, px_per_unit, 0.5)
    picture = _with_effects(picture, name, px_per_unit)
    oval = smooth(1.0, 0.72, (np.abs(xx) ** 2.6 + np.abs(yy) ** 2.6) ** (1 / 2.6))
    Image.fromarray(post.to_bytes(np.dstack([picture, oval]))).save(out, quality=92, method=6)


def _with_effects(picture, name, px_per_unit):
    """Sparkles over a win, smoke over the candles of a loss."""
    height, width = picture.shape[:2]
    r = np.random.default_rng(4)
    spots = {"win": [(f"sparkle_{1 + k % 3}", *r.uniform((0.18, 0.08), (0.82, 0.60))) for k in range(16)]}
    spots["loss"] = [("smoke_1", 0.352, 0.455), ("smoke_2", 0.646, 0.455)]
    for effect, x, y in spots.get(name, ()):
        layer, _ = effects.paint(effect, px_per_unit * (0.9 if name == "loss" else 0.5))
        rows, columns = layer.shape[:2]
        top, left = max(0, int(y * height - rows / 2)), max(0, int(x * width - columns / 2))
        part = picture[top : top + rows, left : left + columns]
        layer = layer[: part.shape[0], : part.shape[1]]
        part[:] = part * (1 - layer[..., 3:]) + layer[..., :3] * layer[..., 3:]
    return picture
