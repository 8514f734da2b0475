"""The light of a late afternoon."""

from build_scripts.art import scene

from . import colours as pal

LAND_EXPOSURE, PIECE_EXPOSURE = -0.05, 0.18
"""Pieces are a little brighter than what they stand on."""


def afternoon(key=3.4, fill=0.75, ambient=0.55, soft_shadows=True):
    """The one light rig of the game: a low warm sun from the upper left, the sky's blue in the shadows."""
    scene.sky(ambient, "#7a6048", "#a9c4f0", ((0.30, "#ffe2b4"), (0.48, "#f3d9b4"), (0.70, "#b4cbf0")))
    scene.sun("sun", (-0.66, 0.16, 0.66), key, pal.SUN, 2.5)
    fills = [
        scene.sun("front_fill", (0.10, -0.80, 0.55), fill, pal.BOUNCE, 60),
        scene.sun("sky_fill", (0.60, 0.50, 0.55), fill * 0.55, pal.SKY_FILL, 50),
    ]
    for light in fills:  # on a shadow catcher only the sun may cast a shadow, or a veil remains
        light.data.cycles.cast_shadow = soft_shadows
