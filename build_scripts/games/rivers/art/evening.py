"""The evening of the pictures outside the table: its light, its sky, and what is done to them after rendering."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import post, scene
from build_scripts.art.noise import fbm, smooth
from build_scripts.art.tones import rgb

SKY = (("#1c3a68", 0.0), ("#4a6798", 0.38), ("#b88f94", 0.66), ("#f0b076", 0.88), ("#ffd596", 1.0))
"""Colours from the zenith to the horizon."""
HILLS = ((62, "#c98f78"), (34, "#b27a62"))
"""Height in px of a picture 1440 px high, and colour; from far to near."""
WARM = np.array((1.0, 0.74, 0.52), np.float32)
GOLDEN = np.array((1.0, 0.80, 0.46), np.float32)


def _part(code):
    return np.array(rgb(code), np.float32) / 255


def light(key=3.2, rim=1.6, ambient=0.36):
    """A low sun from the left, its glow from behind, the cool sky in the shadows."""
    scene.sky(
        ambient, "#c98a5c", "#5f76b4", ((0.03, "#ffc27a"), (0.12, "#f0b088"), (0.30, "#b496a8"), (0.60, "#7482b4"))
    )
    scene.sun("sun", (-0.72, -0.34, 0.42), key, "#ffc98c", 2.0)
    behind = scene.sun("glow", (-0.20, 0.85, 0.30), rim, "#ff9a52", 6)
    behind.visible_glossy = False  # the water mirrors the sun that is seen, no second one
    scene.sun("fill", (0.50, -0.75, 0.45), 0.55, "#c9b4dc", 60)
    scene.exposure(0.10)


def sky(size, sun_at, horizon):
    """A sky from blue dusk to gold at the horizon, streaks of cloud, hills far away; sun and horizon in px."""
    width, height = size
    unit = height / 1440
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    t = np.clip(yy / horizon, 0, 1.2)
    colours, places = [_part(code) for code, _ in SKY], [place for _, place in SKY]
    picture = np.stack([np.interp(t, places, [colour[c] for colour in colours]) for c in range(3)], -1)
    clouds = smooth(0.50, 0.72, fbm((height, width), 210 * unit, 3, 5, 5.0))
    clouds *= smooth(0.05, 0.5, t) * smooth(1.0, 0.75, t) * 0.30
    picture += clouds[..., None] * (WARM - picture)
    away = np.hypot(xx - sun_at[0], yy - sun_at[1]) / (74 * unit)
    glow = sum(loud * np.exp(-((away / reach) ** 2)) for loud, reach in ((0.50, 1.8), (0.26, 3.4), (0.17, 7)))
    picture += glow[..., None] * (GOLDEN - picture)
    disc = smooth(1.03, 0.97, away)[..., None]
    picture = picture * (1 - disc) + disc * np.array((1.0, 0.91, 0.70), np.float32)
    return np.clip(_with_hills(picture, horizon, glow, unit), 0, 1)


def _with_hills(picture, horizon, glow, unit):
    height, width = picture.shape[:2]
    yy = np.arange(height, dtype=np.float32)[:, None]
    for number, (rise, code) in enumerate(HILLS):
        wavy = fbm((1, width), 300 * unit, 50 + number, 4)[0]
        ridge = horizon - rise * unit * (0.2 + 1.5 * wavy) + 20 * unit
        cover = smooth(-1.5, 1.5, yy - ridge[None, :])[..., None]
        picture = picture * (1 - cover) + (_part(code) + 0.5 * glow[..., None] * WARM) * cover
    return picture


def over(path, behind):
    """A rendered picture over what is painted behind it."""
    front = np.asarray(Image.open(path).convert("RGBA"), np.float32) / 255
    return behind * (1 - front[..., 3:]) + front[..., :3] * front[..., 3:]


def darker_left(picture):
    """Quiet room for the menu, cool as the coming night, and a gentle vignette."""
    height, width = picture.shape[:2]
    yy, xx = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    menu = (smooth(0.50, 0.27, xx) * smooth(0.70, 0.56, picture.min(2)))[..., None]  # the sun keeps its light
    rim = 1 - 0.22 * np.clip(np.hypot((xx - 0.58) * 1.5, (yy - 0.5) * 1.7) - 0.55, 0, 1)
    night = 0.30 * picture**1.15 * np.array((0.74, 0.82, 1.25))
    return (picture * (1 - menu) + night * menu) * rim[..., None]


def dusk(size):
    """What is behind a vignette: a golden glow that goes over into night."""
    width, height = size
    yy, xx = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    glow = np.exp(-((xx / 0.62) ** 2 + ((yy + 0.25) / 0.75) ** 2))[..., None]
    return _part("#1d2140") * (1 - glow) + _part("#c07a48") * glow


def vignette(picture, out, px_per_unit):
    """Sparks of gold over a picture, which is faded to an oval."""
    height, width = picture.shape[:2]
    yy, xx = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = post.bloom(picture, px_per_unit, 0.35)
    r = np.random.default_rng(4)
    for x, y, size in zip(r.uniform(-0.62, 0.62, 14), r.uniform(-0.85, 0.35, 14), r.uniform(0.5, 1, 14), strict=True):
        dx, dy = np.abs(xx - x) * width / height / size, np.abs(yy - y) / size
        star = np.exp(-(dx + dy) / 0.022) + 0.8 * np.exp(-np.minimum(dx, dy) / 0.006 - np.maximum(dx, dy) / 0.030)
        picture = picture + np.clip(star, 0, 1)[..., None] * size * (np.array((1.0, 0.88, 0.55)) - picture)
    oval = smooth(1.0, 0.72, (np.abs(xx) ** 2.6 + np.abs(yy) ** 2.6) ** (1 / 2.6))
    Image.fromarray(post.to_bytes(np.dstack([picture, oval]))).save(out, quality=92, method=6)
