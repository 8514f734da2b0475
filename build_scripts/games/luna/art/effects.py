"""Sprites of a moment, painted with numpy: smoke, splash, cloud, glint, sparkle, the lifted piece's shadow.

Every painter takes px per unit and returns an RGBA array (0-1) and the anchor as a fraction of it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.noise import fbm, smooth, value_noise

from . import colours as pal


def _grid(width, height, u):
    """Points in units seen from the middle, y up."""
    columns, rows = round(width * u), round(height * u)
    x = (np.arange(columns, dtype=np.float32) + 0.5 - columns / 2) / u
    y = -(np.arange(rows, dtype=np.float32) + 0.5 - rows / 2) / u
    return np.meshgrid(x, y)


def _filled(code, alpha):
    colour = np.broadcast_to(np.array(pal.rgb(code), np.float32) / 255, (*alpha.shape, 3))
    return np.dstack([colour, np.clip(alpha, 0, 1)])


def _border(x, y, width, height, soft):
    """0 at the frame, 1 inside, so that no rectangle shows."""
    return smooth(0.0, soft, np.minimum(width / 2 - np.abs(x), height / 2 - np.abs(y)))


def smoke(stage, u):
    """A puff of a snuffed candle, rising and thinning over the stages 0-2; the anchor is the wick."""
    width, height = 0.36, 0.64
    x, y = _grid(width, height, u)
    rise = y + 0.27
    bend = 0.035 * np.sin(rise * (13 + 2 * stage) + stage * 1.9) * (0.4 + rise)
    spread = 0.016 + 0.085 * np.clip(rise, 0, 1) * (1 + 0.5 * stage)
    body = np.exp(-(((x - bend) / spread) ** 2))
    ends = smooth(0.02 + 0.13 * stage, 0.10 + 0.20 * stage, rise) * smooth(
        0.34 + 0.10 * stage, 0.12 + 0.14 * stage, rise
    )
    torn = smooth(0.25, 0.70, fbm(x.shape, 0.09 * u, 11 + stage, 3))
    alpha = body * ends * (0.45 + 0.55 * torn) * (0.85, 0.68, 0.45)[stage] * _border(x, y, width, height, 0.03)
    return _filled("#c9d2e6", alpha), (0.5, 0.5 + 0.27 / height)


def splash(stage, u):
    """Rings and drops where something fell into the sea, over the stages 0-2."""
    width, height = 0.80, 0.60
    x, y = _grid(width, height, u)
    radius = np.hypot(x, y / 0.766)
    reach = (0.11, 0.20, 0.31)[stage]
    broken = 0.35 + 0.65 * smooth(0.35, 0.6, value_noise(x.shape, 0.06 * u, 5 + stage))
    ring = np.exp(-(((radius - reach) / (0.020 - 0.003 * stage)) ** 2)) * broken * (0.95, 0.75, 0.45)[stage]
    inner = np.exp(-(((radius - reach * 0.55) / 0.014) ** 2)) * (0.7, 0.4, 0.2)[stage]
    alpha = np.maximum(ring, inner)
    r = np.random.default_rng(21)
    for k in range(11):
        angle, flight = 2 * np.pi * k / 11 + r.uniform(-0.2, 0.2), r.uniform(0.7, 1.15)
        away, lift = reach * 0.8 * flight, (0.13, 0.16, 0.05)[stage] * flight
        size = r.uniform(0.010, 0.020) * (1.0, 0.85, 0.6)[stage]
        at = away * np.cos(angle), away * np.sin(angle) * 0.766 + lift
        drop = smooth(size, size * 0.55, np.hypot(x - at[0], y - at[1]))
        alpha = np.maximum(alpha, drop * (1.0, 0.9, 0.5)[stage])
    return _filled("#e6f6fa", alpha * _border(x, y, width, height, 0.03)), (0.5, 0.5)


def cloud(u):
    """A thin night cloud seen from above, for drifting slowly over the sea; pale and nearly clear."""
    width, height = 4.2, 1.7
    x, y = _grid(width, height, u)
    oval = 1 - np.hypot(x / (width / 2), y / (height / 2))
    shape = oval + (fbm(x.shape, 0.75 * u, 31, 5, 1.7) - 0.5) * 1.25
    alpha = smooth(0.18, 0.85, shape) * smooth(0.0, 0.30, oval) * 0.34
    light = 0.72 + 0.28 * smooth(-0.5, 0.5, y + 0.6 * (fbm(x.shape, 0.5 * u, 37, 4, 1.5) - 0.5))
    picture = _filled("#c3d2f2", alpha)
    picture[..., :3] *= light[..., None]
    return picture, (0.5, 0.5)


def cloud_shadow(u):
    """What the cloud takes from the moonlight below it."""
    picture, anchor = cloud(u)
    return _filled(pal.SHADOW_TINT, picture[..., 3] * 0.75), anchor


def lifted_shadow(u):
    """The soft shadow under a piece in the air; the view moves and shrinks it with the height."""
    width, height = 0.60, 0.46
    x, y = _grid(width, height, u)
    return _filled(pal.SHADOW_TINT, 0.55 * smooth(1.0, 0.15, np.hypot(x / 0.29, y / 0.22))), (0.5, 0.5)


def glint(stage, u):
    """Moonlight on a ripple, small, full and fading."""
    width, height = 0.34, 0.14
    x, y = _grid(width, height, u)
    alpha = np.zeros_like(x)
    for left, up, reach, share in (
        (-0.03, 0.022, 0.075, 1.0),
        (0.035, -0.006, 0.105, 0.9),
        (-0.045, -0.034, 0.055, 0.7),
    ):
        grown = reach * (0.55, 1.0, 0.85)[stage]
        stroke = np.exp(-(((y - up - 0.10 * (x - left) ** 2 / reach) / 0.0075) ** 2)) * smooth(
            grown, grown * 0.25, np.abs(x - left)
        )
        alpha = np.maximum(alpha, stroke * share)
    return _filled("#dcecff", alpha * (0.55, 0.95, 0.4)[stage] * _border(x, y, width, height, 0.02)), (0.5, 0.5)


def sparkle(stage, u):
    """A four-pointed star of gold light for points, opening and closing."""
    width = 0.44
    x, y = _grid(width, width, u)
    reach = (0.10, 0.20, 0.15)[stage]
    if stage == 2:
        x, y = (x + y) * 0.7071, (y - x) * 0.7071
    rays = np.exp(-np.abs(x) / (reach * 0.22)) * np.exp(-np.abs(y) / (reach * 0.05))
    rays = np.maximum(rays, np.exp(-np.abs(y) / (reach * 0.22)) * np.exp(-np.abs(x) / (reach * 0.05)))
    halo = 0.55 * np.exp(-((np.hypot(x, y) / (reach * 0.42)) ** 2))
    heat = np.clip(rays * 1.5 + halo, 0, 1) * smooth(width / 2, width / 2 - 0.06, np.hypot(x, y))
    picture = _filled("#ffd672", heat * (0.85, 1.0, 0.6)[stage])
    white = smooth(0.55, 1.0, heat)[..., None]
    picture[..., :3] = picture[..., :3] * (1 - white) + white * np.array([1.0, 0.98, 0.90], np.float32)
    return picture, (0.5, 0.5)


EFFECTS: dict[str, tuple[Callable[..., Any], int | None]] = {
    **{f"smoke_{k + 1}": (smoke, k) for k in range(3)},
    **{f"splash_{k + 1}": (splash, k) for k in range(3)},
    **{f"glint_{k + 1}": (glint, k) for k in range(3)},
    **{f"sparkle_{k + 1}": (sparkle, k) for k in range(3)},
    "cloud": (cloud, None),
    "cloud_shadow": (cloud_shadow, None),
    "lifted_shadow": (lifted_shadow, None),
}
"""Painter and its stage by sprite name."""


def paint(name, u):
    """An effect's picture and anchor."""
    painter, stage = EFFECTS[name]
    return painter(u) if stage is None else painter(stage, u)
