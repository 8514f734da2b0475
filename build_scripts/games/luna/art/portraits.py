"""One large picture of a novice of each order, seen almost from the front: for setting up and the end of a game."""

from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import scene

from . import colours as pal
from . import novices, rig

SIZE, WIDTH = (400, 600), 0.45
"""Pixels at 200 px per unit, and how many units the picture is wide."""
MIDDLE, ELEVATION = (0.0, 0.0, 0.285), 22.0


def portraits(job, folder):
    """A file for each order, its background clear."""
    size = tuple(round(side * job.px_per_unit / 200) for side in SIZE)
    for colour in pal.PLAYERS:
        scene.new_scene(job.samples)
        rig.moonlight()
        scene.exposure(rig.PIECE_EXPOSURE)
        novices.novice(colour)
        rig.camera(WIDTH, size, MIDDLE, ELEVATION)
        path = job.work / f"portrait_{colour}.png"
        scene.render(path)
        Image.open(path).save(folder / f"portrait_{colour}.webp", quality=92, method=6)
