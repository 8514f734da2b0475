"""The colour grade of the night."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]


def grade(a, vignette=True, strength=1.0):
    """Night grade: royal blue -> ink and teal, a touch of contrast, gentle vignette. Only saturated blues move."""
    lum = a @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    blue = np.clip((a[..., 2] - np.maximum(a[..., 0], a[..., 1] * 0.92)) * 3.0, 0, 1) * np.clip(
        (a[..., 1] - a[..., 0]) * 6, 0, 1
    )
    blue = (blue * (1 - np.clip((lum - 0.16) / 0.26, 0, 1)))[..., None] * strength  # spares lagoons, roofs, marble
    moody = lum[..., None] * np.array([0.40, 1.06, 1.56], np.float32) + np.array([0.018, 0.022, 0.045], np.float32)
    a = a * (1 - 0.70 * blue) + moody * 0.70 * blue
    if vignette:
        h, w = lum.shape
        yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
        a = a * (1 - 0.26 * np.clip((xx**2 + yy**2) ** 0.5 - 0.55, 0, 1))[..., None]
    return np.clip(a, 0, 1)
