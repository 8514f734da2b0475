"""The light of the night and the camera of the table.

1 unit = 100 px on the 1920x1080 table.
"""

from build_scripts.art import scene
from luna.games.luna.view.geometry.layout import ELEVATION

TABLE_EXPOSURE, PIECE_EXPOSURE = 0.08, 0.22
"""Pieces are a little brighter than what they stand on."""


def moonlight(key=2.35, fill=0.95, ambient=0.50, soft_shadows=True, horizon="#ffdfb0"):
    """The one light rig of the game: cool moon from the upper left, warm front fill, blue night sky."""
    scene.sky(ambient, "#22345f", "#b9cdfa", ((0.18, horizon), (0.42, "#5f7fc8"), (0.72, "#6f8cd0")))
    scene.sun("moon_key", (-0.52, 0.06, 0.85), key, "#d3e0ff", 3.0)
    fills = [
        scene.sun("front_fill", (0.10, -0.80, 0.55), fill, "#ffdcc4", 60),
        scene.sun("rim", (0.70, 0.66, 0.30), fill * 0.6, "#9fb8ff", 20),
    ]
    for light in fills:  # on a shadow catcher only the moon may cast a shadow, or a veil remains
        light.data.cycles.cast_shadow = soft_shadows


def camera(width, size, centre=(0, 0, 0), elevation=ELEVATION):
    """The camera of the table, `width` units wide; `centre` is the point shown in the middle."""
    scene.camera(width, size, centre, elevation)


def shadow_catcher():
    """Ground at z = 0 that shows nothing but the shadows on it."""
    scene.shadow_catcher("#5f7388")
