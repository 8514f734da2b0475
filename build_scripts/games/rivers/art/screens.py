"""The screen of the hand."""

from build_scripts.art.materials import mat, wood
from build_scripts.art.meshes import ball, box, rng

from . import colours as pal

SCREEN = (9.0, 1.50)
"""Width and height of the screen of the hand in units."""


def screen_of_the_hand():
    """A long screen of cedar planks between posts, with a copper rail above; it stands, seen from the front."""
    wide, high = SCREEN[0] - 0.5, SCREEN[1] - 0.50
    planks = [wood(f"plank_{k}", code) for k, code in enumerate((pal.CEDAR, "#875636", pal.CEDAR_LIGHT))]
    rail = mat("rail", pal.COPPER, 0.35, metal=0.6)
    box((wide, 0.04, high), (0, 0.03, high / 2), wood("beam", pal.CEDAR_DARK), bevel=0.004)
    r = rng(4)
    for row in range(4):
        x = -wide / 2
        while x < wide / 2 - 0.01:
            length = min(r.uniform(1.1, 1.9), wide / 2 - x)
            z = high * (row + 0.5) / 4
            box((length - 0.012, 0.08, high / 4 - 0.012), (x + length / 2, 0, z), planks[r.randrange(3)], bevel=0.010)
            x += length
    for z in (0.0, high):
        box((wide + 0.10, 0.14, 0.070), (0, -0.01, z), wood("beam", pal.CEDAR_DARK), bevel=0.014)
        box((wide + 0.04, 0.02, 0.020), (0, -0.082, z), rail, bevel=0.006)
    for x in (-wide / 2, wide / 2):
        box((0.17, 0.20, high + 0.16), (x, -0.01, high / 2), wood("beam", pal.CEDAR_DARK), bevel=0.016)
        ball(0.075, (x, -0.01, high + 0.13), rail, sub=3)
        for z in (high * 0.25, high * 0.75):
            ball(0.026, (x, -0.112, z), rail, sub=3)
