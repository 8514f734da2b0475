"""The tiles: a small building on a square, its symbol in front.

Everything is built in a square cell of +-0.35 and set on the ground by `on_cell`, which stretches it so that the camera
sees it square again. The back two thirds hold the building, the front left the symbol; the front right stays free for a
treasure.
"""

import math

from build_scripts.art.materials import mat
from build_scripts.art.meshes import ball, box, group, inlay, lathe, mesh, ngon, prism, rng, tube
from luna.games.rivers.view.emblems import SPHERE_SYMBOLS, SYMBOLS
from luna.games.rivers.view.geometry import DEPTH

from . import colours as pal

HALF = 0.325
"""Of a tile's side; the rest of the cell shows the ground between tiles."""
TOP = 0.055
"""Height of a tile's upper side."""
SYMBOL_AT, SYMBOL_SIZE = (-0.195, -0.205), 0.092
BACK_FACE, BACK_SIDE = "#7a4f38", "#452a1e"
VARIANTS = 3
"""Of each tile, so that a large field doesn't look stamped."""


def on_cell():
    """Everything built inside is as deep on the ground as a cell is."""
    return group((0, 0, 0), scale=(1, DEPTH, 1))


def rounded_square(half, corner=0.05):
    """The outline of a square with round corners."""
    inner, out = half - corner, []
    for k, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(7):
            angle = math.radians(90 * k + 15 * i)
            out.append((x * inner + corner * math.cos(angle), y * inner + corner * math.sin(angle)))
    return out


def slab(colour, rim, face, name):
    """The square itself: its side, a bright rim, the face."""
    prism(rounded_square(HALF), 0, TOP - 0.010, mat(f"{name}_side", colour, 0.6, vary=0.06), bevel=0.012)
    prism(rounded_square(HALF - 0.012, 0.045), TOP - 0.012, TOP - 0.003, mat(f"{name}_rim", rim, 0.5), bevel=0.004)
    prism(
        rounded_square(HALF - 0.030, 0.035),
        TOP - 0.010,
        TOP,
        mat(f"{name}_face", face, 0.62, bump=0.15, vary=0.10),
        bevel=0.003,
    )


def symbol(sphere):
    """The symbol of a sphere, cream on the tile's deep face."""
    cream = mat("symbol", pal.CREAM, 0.5, emit=0.12)
    inlay(SYMBOLS[SPHERE_SYMBOLS[sphere]], SYMBOL_SIZE, TOP, cream, height=0.008, bevel=0.002, loc=SYMBOL_AT)


def tile(sphere, variant):
    """A tile as it lies on the map."""
    tones = pal.SPHERES[sphere]
    with on_cell():
        slab(tones["deep"], tones["light"], tones["face"], f"tile_{sphere}")
        symbol(sphere)
        BUILDINGS[sphere](rng(11 + 7 * variant), variant, tones)


def temple(_r, variant, tones):
    """A stepped temple: concentric squares from above, a white stair in front."""
    wall = mat("temple_wall", tones["main"], 0.62, bump=0.18, bump_scale=30, vary=0.10, edge=0.25)
    ledge = mat("temple_ledge", tones["light"], 0.55, vary=0.06)
    white = mat("limestone", pal.LIMESTONE, 0.6, vary=0.05)
    x = (0.0, 0.02, -0.02)[variant]
    with group((x, 0.075, TOP)):
        for k, (half, deep, low) in enumerate(((0.255, 0.205, 0.0), (0.180, 0.140, 0.085), (0.105, 0.080, 0.165))):
            box((2 * half, 2 * deep, 0.085), (0, 0, low + 0.0425), wall, bevel=0.010)
            box((2 * half - 0.012, 2 * deep - 0.012, 0.010), (0, 0, low + 0.085), ledge, bevel=0.004)
            box((2 * half - 0.052, 2 * deep - 0.052, 0.012), (0, 0, low + 0.086), wall, bevel=0.004)
            if variant == 1 and k == 0:
                for s in (-1, 1):
                    box((0.03, 0.03, 0.05), (s * (half - 0.025), -deep + 0.025, low + 0.11), ledge, bevel=0.006)
        for k in range(11):
            top = 0.012 + 0.0238 * k
            box((0.086, 0.022, top), (0, -0.288 + 0.0185 * k, top / 2), white, bevel=0.004)
        box((0.100, 0.085, 0.065), (0, 0.005, 0.282), white, bevel=0.008)
        box((0.030, 0.01, 0.045), (0, -0.040, 0.275), mat("doorway", tones["deep"], 0.9), bevel=0.002)
        box(
            (0.116, 0.10, 0.014),
            (0, 0.005, 0.318),
            mat("temple_gold", "#ffcf62", 0.36, metal=0.7, emit=0.08),
            bevel=0.004,
        )


HOUSES = (
    (
        (-0.185, 0.10, 0.20, 0.20, 0.13),
        (0.03, 0.09, 0.19, 0.20, 0.20),
        (0.215, 0.07, 0.16, 0.22, 0.11),
        (-0.07, -0.055, 0.17, 0.10, 0.08),
    ),
    (
        (-0.20, 0.04, 0.17, 0.22, 0.16),
        (0.00, 0.12, 0.19, 0.17, 0.12),
        (0.20, 0.075, 0.18, 0.19, 0.20),
        (0.03, -0.04, 0.17, 0.11, 0.08),
    ),
    (
        (-0.17, 0.085, 0.22, 0.18, 0.20),
        (0.10, 0.10, 0.24, 0.20, 0.12),
        (-0.16, -0.055, 0.17, 0.10, 0.08),
        (0.20, -0.045, 0.16, 0.11, 0.13),
    ),
)
"""Place, width, depth and height of the houses of each variant."""


def settlement(r, variant, tones):
    """A huddle of flat-roofed houses with parapets and lit windows."""
    wall = mat("house_wall", tones["main"], 0.7, bump=0.2, vary=0.16, edge=0.3)
    parapet = mat("parapet", tones["light"], 0.6)
    roof = mat("house_roof", "#54515e", 0.8, vary=0.25)
    glow = mat("window", "#ffb85e", 0.6, emit=1.6)
    for x, y, wide, deep, high in HOUSES[variant]:
        with group((x, y, TOP)):
            box((wide, deep, high), (0, 0, high / 2), wall, bevel=0.010)
            box((wide, deep, 0.022), (0, 0, high + 0.005), parapet, bevel=0.006)
            box((wide - 0.040, deep - 0.040, 0.012), (0, 0, high + 0.012), roof, bevel=0.002)
            for k in (-1, 1):
                if r.random() < 0.75:
                    box((0.026, 0.008, 0.032), (k * wide * 0.24, -deep / 2, high * 0.55), glow, bevel=0.001)
            if high > 0.2:
                box((0.055, 0.05, 0.05), (wide * 0.2, deep * 0.15, high + 0.03), wall, bevel=0.006)


STALLS = (
    ((-0.150, 0.075, 0.27, 0.29, False), (0.150, 0.045, 0.27, 0.29, False)),
    ((0.0, 0.125, 0.54, 0.16, True), (0.0, -0.055, 0.54, 0.15, True)),
    ((-0.150, 0.030, 0.27, 0.28, False), (0.155, 0.085, 0.25, 0.20, True)),
)
"""Place, width and depth of the stalls of each variant, and whether their ridge runs across."""


def market(r, variant, tones):
    """Stalls under striped awnings, jars before them."""
    stripe = mat("awning", tones["main"], 0.6, sheen=0.3, vary=0.05)
    pale = mat("awning_pale", tones["light"], 0.6, sheen=0.3)
    pole, clay = mat("pole", pal.CEDAR, 0.7), mat("clay", pal.COPPER, 0.6, vary=0.15)
    for x, y, wide, deep, across in STALLS[variant]:
        with group((x, y, TOP)):
            _awning(wide, deep, across, (stripe, pale, pole))
    if variant != 1:
        for k in range(3):
            spot = 0.10 + 0.08 * k, -0.135 + r.uniform(-0.015, 0.015), TOP
            lathe([(0.018, 0), (0.032, 0.03), (0.026, 0.06), (0.015, 0.07), (0.02, 0.08)], clay, seg=16, loc=spot)


def _awning(wide, deep, across, cloths):
    """A pitched cloth in stripes over four poles; its ridge runs `across` or away from the viewer."""
    stripe, pale, pole = cloths
    low, ridge, bands = 0.115, 0.195, 7
    along, half = (wide, deep / 2) if across else (deep, wide / 2)
    for k in range(bands):
        a, b = -along / 2 + along * k / bands, -along / 2 + along * (k + 1) / bands
        for s in (-1, 1):
            corners = [(s * half, a, low), (s * half, b, low), (0, b, ridge), (0, a, ridge)]
            corners = [(y, x, z) for x, y, z in corners] if across else corners
            mesh("awning", corners, [(0, 1, 2, 3)], stripe if k % 2 == 0 else pale)
    for i in (-1, 1):
        for j in (-1, 1):
            x, y = i * (wide / 2 - 0.015), j * (deep / 2 - 0.015)
            tube([(x, y, 0), (x, y, low)], 0.009, pole)
    box((wide * 0.7, deep * 0.5, 0.05), (0, 0, 0.025), pole, bevel=0.006)


def farm(r, variant, tones):
    """Beds of barley between blue channels, and a reed hut with a barrel roof."""
    water = mat("channel", tones["main"], 0.12, bump=0.25, bump_scale=30, coat=0.6)
    earth = mat("bed", "#7d5a34", 0.9, vary=0.2)
    box((2 * HALF - 0.09, 2 * HALF - 0.235, 0.008), (0, 0.075, TOP + 0.002), water, bevel=0.002)
    ripe = [mat(f"barley_{k}", code, 0.8) for k, code in enumerate(("#e8c04a", "#d2b03c", "#b9c04e"))]
    for row, y in enumerate((0.17, 0.045, -0.08)):
        for left, right in _beds(variant, y):
            box((right - left + 0.04, 0.075, 0.025), ((left + right) / 2, y, TOP + 0.012), earth, bevel=0.01)
            for k in range(int((right - left) / 0.030) + 1):
                x, kind = left + 0.030 * k + r.uniform(-0.006, 0.006), ripe[(row + k) % 3]
                for dy in (-0.02, 0.018):
                    spot = x, y + dy + r.uniform(-0.006, 0.006), TOP + 0.055
                    ball(0.021, spot, kind, squash=(0.85, 0.85, 1.7), rough=0.3, freq=3, sub=2, seed=k)
    if variant != 2:
        _hut((0.155, -0.155)[variant], 0.115, tones)


def _beds(variant, y):
    """From where to where the beds of a row go: beside a hut, or on both sides of a broad channel."""
    if variant == 2:
        return (-0.255, -0.085), (0.085, 0.255)
    if y < 0:
        return ((-0.255, 0.255),)
    return ((-0.255, 0.02), (-0.02, 0.255))[variant : variant + 1]


def _hut(x, y, tones):
    reed = mat("hut", pal.REED_DRY, 0.8, bump=0.4, bump_scale=40, vary=0.15)
    band = mat("hut_band", tones["light"], 0.5)
    with group((x, y, TOP)):
        for k, (wide, kind) in enumerate(((0.105, reed), (0.111, band), (0.111, band))):
            start, end = ((-0.13, 0.13), (-0.115, -0.085), (0.085, 0.115))[k]
            arch = [
                (wide * math.cos(math.radians(t)), wide * 1.5 * math.sin(math.radians(t))) for t in range(0, 181, 12)
            ]
            n = len(arch)
            verts = [(px, start, pz) for px, pz in arch] + [(px, end, pz) for px, pz in arch]
            faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [
                tuple(range(n)),
                tuple(reversed(range(n, 2 * n))),
            ]
            mesh("vault", verts, faces, kind)
        box((0.05, 0.01, 0.08), (0, -0.130, 0.04), mat("hut_door", pal.INK, 0.9), bevel=0.002)


BUILDINGS = {"red": temple, "black": settlement, "blue": farm, "green": market}


def back():
    """The other side of every tile: dark fired brick with a pale star, so that it stands out from the sand."""
    with on_cell():
        slab(BACK_SIDE, pal.BRICK_LIGHT, BACK_FACE, "back")
        inlay(SYMBOLS["points"], 0.17, TOP, mat("back_star", pal.LIMESTONE, 0.5), height=0.006, bevel=0.002)
        prism(ngon(24, 0.045), TOP, TOP + 0.01, mat("back_dot", BACK_SIDE, 0.6), bevel=0.002)
