"""The night sea painted from above with numpy: depth, foam, ripples, the moon's reflection."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.noise import fbm, smooth, value_noise

from . import colours as pal

STOPS = (
    (-0.2, pal.SEA_LAGOON),
    (0.06, pal.SEA_LAGOON),
    (0.30, pal.SEA_SHALLOW),
    (0.85, pal.SEA_MID),
    (1.9, pal.SEA_DEEP),
    (4.5, pal.SEA_ABYSS),
)
"""Colour of the water by distance from the shore in units."""


def _part(code):
    return np.array(pal.rgb(code), np.float32) / 255


def distance(ground, coasts):
    """Units from the nearest shore, negative on land; `coasts` = (x, y, radius by angle)."""
    nearest = np.full(ground[0].shape, 9.0, np.float32)
    for x, y, radius in coasts:
        dx, dy = ground[0] - x, ground[1] - y
        nearest = np.minimum(nearest, np.hypot(dx, dy) - radius(np.arctan2(dy, dx)))
    return nearest


def paint(extent, px_per_unit, coasts, moon=None, seed=3, banks=()):
    """The ground rectangle (x0, x1, y0, y1) as two arrays, colour (sRGB 0-1) and glow (0-1).

    `banks` are coasts laid on later as sprites: the water brightens towards them, without lagoon or foam.
    """
    x0, x1, y0, y1 = extent
    shape = int((y1 - y0) * px_per_unit), int((x1 - x0) * px_per_unit)
    across, away = np.linspace(x0, x1, shape[1], dtype=np.float32), np.linspace(y1, y0, shape[0], dtype=np.float32)
    ground = np.meshgrid(across, away)
    shore = distance(ground, coasts)
    drift = fbm(shape, 0.55 * px_per_unit, seed + 20, 4, 1.6) - 0.5
    colour = _water(ground, shore, drift, banks, px_per_unit, seed)
    colour += _ripples(shape, shore, px_per_unit, seed)[..., None] * _part("#7fb6d8") * 0.20
    foam = _foam(shape, shore, drift, px_per_unit, seed)[..., None]
    colour = colour * (1 - foam) + _part(pal.FOAM) * foam
    if moon is None:
        return np.clip(colour, 0, 1), np.zeros(shape, np.float32)
    return _mirrored_moon(ground, shore, colour, moon, px_per_unit, seed)


def _water(ground, shore, drift, banks, u, seed):
    """Depth colour with long soft swells."""
    shape = shore.shape
    deep = shore
    for x, y, radius in banks:
        deep = np.minimum(deep, np.maximum(distance(ground, [(x, y, radius)]), -0.1) + 0.55)
    depth = deep + drift * 0.34 + (fbm(shape, 3.0 * u, seed) - 0.5) * 0.9
    places = [at for at, _ in STOPS]
    channels = [np.interp(depth, places, [pal.rgb(code)[c] / 255 for _, code in STOPS]) for c in range(3)]
    swell = 1 + 0.34 * (fbm(shape, 0.42 * u, seed + 40, 3, 3.4) - 0.5)
    return (np.stack(channels, -1) * swell[..., None]).astype(np.float32)


def _ripples(shape, shore, u, seed):
    """Short thin crests in groups: ridges of stretched noise, cut into pieces."""
    crest = smooth(0.962, 1.0, 1 - np.abs(fbm(shape, 0.13 * u, seed + 60, 2, 4.6) - 0.5) * 2)
    groups = smooth(0.50, 0.66, fbm(shape, 0.38 * u, seed + 70, 2, 1.8))
    cuts = smooth(0.42, 0.58, value_noise(shape, 0.11 * u, seed + 72, 2.4))
    return crest * groups * cuts * smooth(0.10, 0.5, shore)


def _foam(shape, shore, drift, u, seed):
    """Broken lines that follow the coast."""
    near = np.exp(-(((shore - 0.045 - 0.05 * drift) / 0.026) ** 2))
    far = np.exp(-(((shore - 0.20 - 0.22 * drift) / 0.016) ** 2))
    near *= smooth(0.30, 0.55, value_noise(shape, 0.12 * u, seed + 80))
    far *= smooth(0.50, 0.70, value_noise(shape, 0.22 * u, seed + 81))
    return np.clip(near * 0.85 + far * 0.45, 0, 1)


def _mirrored_moon(ground, shore, colour, moon, u, seed):
    """The moon in the water: a soft disc that the ripples pull apart towards its rim, glitter below it."""
    shape = shore.shape
    x, y, radius = moon
    sway = (fbm(shape, 0.07 * u, seed + 90, 2, 6.0) - 0.5) * 2
    dx, dy = (ground[0] - x) / radius, (ground[1] - y) * 0.77 / radius
    plain = np.hypot(dx, dy)
    torn = np.hypot(dx + sway * 0.30 * smooth(0.2, 1.2, plain), dy + sway * 0.05)
    gaps = smooth(0.30, 0.62, value_noise(shape, 0.06 * u, seed + 95, 7.0) + 0.75 * (1 - plain))
    face = 0.80 + 0.20 * smooth(0.35, 0.60, fbm(shape, 0.34 * u, seed + 99, 3))
    disc = smooth(1.10, 0.62, torn) * gaps * face
    trail = np.exp(-((dx / (0.75 + 0.10 * np.abs(dy))) ** 2)) * np.exp(-(((dy + 1.6) / 1.7) ** 2))
    glints = smooth(0.62, 0.80, value_noise(shape, 0.035 * u, seed + 97, 5.5)) * smooth(0.05, 0.5, shore)
    light = np.clip(disc * 0.74 + trail * glints * 0.62, 0, 1)[..., None]
    colour = colour + (np.exp(-((plain / 2.6) ** 2)) * 0.16)[..., None] * np.array([0.55, 0.75, 1.0], np.float32)
    colour = colour * (1 - light) + light * np.array([0.97, 0.94, 0.80], np.float32)
    return np.clip(colour, 0, 1), np.clip(disc * 0.10 + trail * glints * 0.20, 0, 1)


def island_fade(width, height, px_per_unit, radius, sin_e, near=0.08, far=0.80, seed=5):
    """Opacity of the water round an island at the middle of a picture: 1 at the shore, 0 at `far` units from it."""
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = (xx + 0.5 - width / 2) / px_per_unit, -(yy + 0.5 - height / 2) / px_per_unit / sin_e
    d = np.hypot(x, y) - radius(np.arctan2(y, x))
    d = d + (fbm((height, width), 0.5 * px_per_unit, seed, 3, 1.6) - 0.5) * 0.30 * smooth(0.05, 0.4, d)
    return 1 - smooth(near, far, d)
