"""Smooth noise as numpy arrays, for what is painted instead of rendered."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image  # type: ignore[import-not-found, unused-ignore]


def value_noise(shape, cell, seed, stretch=1.0):
    """Smooth noise 0..1 with features of about `cell` pixels (wider than high by `stretch`)."""
    r = np.random.default_rng(seed)
    h, w = max(3, int(shape[0] / cell) + 3), max(3, int(shape[1] / (cell * stretch)) + 3)
    small = Image.fromarray(r.random((h, w), np.float32), "F")
    big = small.resize((int(shape[1] * w / (w - 2)) + 2, int(shape[0] * h / (h - 2)) + 2), Image.BICUBIC)
    return np.clip(np.asarray(big, np.float32)[: shape[0], : shape[1]], 0, 1)


def fbm(shape, cell, seed, octaves=4, stretch=1.0):
    """Several octaves of it, 0..1."""
    out, amp, tot = 0, 1.0, 0.0
    for o in range(octaves):
        out = out + amp * value_noise(shape, max(2, cell / 2**o), seed + o, stretch)
        tot += amp
        amp *= 0.5
    return out / tot


def smooth(a, b, x):
    """0 below a, 1 above b, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
