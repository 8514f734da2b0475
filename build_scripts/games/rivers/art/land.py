"""The landscape painted from above with numpy: two rivers cell by cell, their green banks, sand, paved places.

Everything is painted as the picture shows it: x right, y down, units; `backdrop` lays it on the ground.
"""

from dataclasses import dataclass

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image, ImageFilter  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.noise import fbm, smooth, value_noise
from luna.games.rivers.rules.board import BORDERED, RIVER, shipped_board
from luna.games.rivers.rules.constants import COLUMNS, ROWS
from luna.games.rivers.view.geometry import BACKGROUND_UNITS, CELL, MAP_UNITS, middle

from . import colours as pal

MARGIN = 8
"""Cells beyond the map on each side, through which the rivers go on."""
OUTSIDE = {
    (8, -1): ((8, -1), (8, -2), (9, -2), (9, -3), (9, -4), (10, -4), (10, -5), (10, -6), (10, -7), (10, -8)),
    (12, -1): ((12, -1), (12, -2), (13, -2), (13, -3), (14, -3), (14, -4), (14, -5), (14, -6), (14, -7), (14, -8)),
    (-1, 3): tuple((x, 3) for x in range(-1, -4, -1)) + tuple((x, 4) for x in range(-3, -9, -1)),
    (-1, 6): tuple((x, 6) for x in range(-1, -3, -1)) + tuple((x, 7) for x in range(-2, -9, -1)),
    (16, 3): tuple((x, 3) for x in range(16, 19)) + tuple((x, 2) for x in range(18, 24)),
}
"""The courses of the rivers outside the map, by the cell where they leave it."""


def flooded():
    """Which cells are river, with a margin round the map."""
    cells = np.zeros((ROWS + 2 * MARGIN, COLUMNS + 2 * MARGIN), np.uint8)
    for cell, letter in enumerate(shipped_board().ground):
        cells[cell // COLUMNS + MARGIN, cell % COLUMNS + MARGIN] = 255 * (letter == RIVER)
    for course in OUTSIDE.values():
        for column, row in course:
            cells[row + MARGIN, column + MARGIN] = 255
    return cells


@dataclass(frozen=True, slots=True)
class Land:
    """The painted ground: colour (sRGB 0-1), height (0-1), and how much each point is water (0-1)."""

    colour: np.ndarray
    height: np.ndarray
    water: np.ndarray


def grid(u):
    """Points of the background in units from the middle of the map."""
    width, height = BACKGROUND_UNITS
    columns, rows = round(width * u), round(height * u)
    x = (np.arange(columns, dtype=np.float32) + 0.5) / u - width / 2
    y = (np.arange(rows, dtype=np.float32) + 0.5) / u - height / 2
    return np.meshgrid(x, y)


def rivers(u):
    """How deep in a river each point is: 0.5 at the shore, which follows the cells and rounds their corners."""
    fine = 24
    cells = Image.fromarray(flooded()).resize(tuple(side * fine for side in flooded().shape[::-1]), Image.NEAREST)
    width, height = BACKGROUND_UNITS
    x0, y0 = (MARGIN + COLUMNS / 2 - width / 2 / CELL) * fine, (MARGIN + ROWS / 2 - height / 2 / CELL) * fine
    part = (x0, y0, x0 + width / CELL * fine, y0 + height / CELL * fine)
    size = round(width * u), round(height * u)
    near, wide, far = (
        np.asarray(cells.filter(ImageFilter.GaussianBlur(share * fine)).resize(size, Image.BICUBIC, part), np.float32)
        / 255
        for share in (0.16, 0.30, 0.42)
    )
    beyond = smooth(-0.1, -0.8, inside(*grid(u)))
    return near * (1 - beyond) + wide * beyond, far


def paint(u, seed=4):
    """The whole ground at px per unit."""
    x, y = grid(u)
    near, far = rivers(u)
    wobble = (fbm(x.shape, 0.30 * u, seed + 1, 3) - 0.5) * 0.55 + (fbm(x.shape, 0.07 * u, seed + 2, 2) - 0.5) * 0.16
    shore = near + wobble * smooth(0.02, 0.3, near) * smooth(0.98, 0.7, near)
    water = smooth(0.47, 0.53, shore)
    colour = _dry(x, y, far, u, seed)
    colour = _mixed(colour, pal.MEADOW, smooth(0.08, 0.30, far + wobble * 0.30) * 0.62)
    colour = _mixed(colour, pal.MEADOW_DARK, smooth(0.22, 0.42, far + wobble * 0.45) * 0.60)
    colour = _mixed(colour, pal.LOAM, smooth(0.22, 0.44, shore) * 0.75)
    colour = _paved(colour, x, y, u, seed)
    colour = colour * (1 - water[..., None]) + _wet(shore, far, x.shape, u, seed) * water[..., None]
    colour = _corners(colour, x, y, water)
    ripples = (
        value_noise(x.shape, 0.10 * u, seed + 30, 3.0) * 0.5 + value_noise(x.shape, 0.035 * u, seed + 31, 2.5) * 0.3
    )
    height = 0.62 + 0.22 * ripples * (1 - water) - 0.5 * smooth(0.36, 0.56, shore) + 0.05 * ripples * water
    return Land(np.clip(colour, 0, 1), np.clip(height, 0, 1), water)


def _part(code):
    return np.array(pal.rgb(code), np.float32) / 255


def _mixed(colour, code, share):
    share = np.clip(share, 0, 1)[..., None]
    return colour * (1 - share) + _part(code) * share


def inside(x, y):
    """How far inside the map a point is, in units; negative outside."""
    return np.minimum(MAP_UNITS[0] / 2 - np.abs(x), MAP_UNITS[1] / 2 - np.abs(y))


def _dry(x, y, far, u, seed):
    """Sand: light and dark drifts, wind ripples, darker and redder beyond the map."""
    shape = x.shape
    drift, fine = fbm(shape, 1.7 * u, seed + 10, 4), fbm(shape, 0.12 * u, seed + 14, 3)
    colour = np.broadcast_to(_part(pal.SAND), (*shape, 3)).copy()
    colour = _mixed(colour, pal.SAND_LIGHT, smooth(0.45, 0.75, drift) * 0.8)
    colour = _mixed(colour, pal.SAND_DARK, smooth(0.52, 0.25, drift) * 0.45)
    waves = fbm(shape, 0.09 * u, seed + 18, 2, 5.0)
    groups = smooth(0.48, 0.62, fbm(shape, 0.9 * u, seed + 21, 2)) * smooth(0.16, 0.02, far)
    colour *= (1 + 0.10 * (fine - 0.5) + 0.22 * (waves - 0.5) * groups)[..., None]
    beyond = smooth(0.05, -0.55, inside(x, y))
    hills = fbm(shape, 2.4 * u, seed + 25, 4)
    colour = _mixed(colour, pal.HILL, beyond * (0.35 + 0.5 * smooth(0.4, 0.65, hills)))
    rough = fbm(shape, 0.5 * u, seed + 27, 4, 1.6)
    return _mixed(colour, pal.HILL_DARK, beyond * (0.55 * smooth(0.50, 0.75, rough) + 0.25 * smooth(0.5, 0.7, hills)))


def _wet(shore, far, shape, u, seed):
    """Water: a bright shallow rim, deep blue in the middle, short crests along the stream."""
    places = (0.46, 0.56, 0.74, 0.98)
    stops = [pal.rgb(code) for code in (pal.FOAM, pal.SHALLOW, pal.STREAM, pal.DEEP)]
    depth = shore * 0.75 + far * 0.30 - 0.03 + 0.16 * (fbm(shape, 0.5 * u, seed + 40, 3, 2.0) - 0.5)
    colour = np.stack([np.interp(depth, places, [stop[c] / 255 for stop in stops]) for c in range(3)], -1)
    crest = smooth(0.955, 1.0, 1 - np.abs(fbm(shape, 0.10 * u, seed + 44, 2, 4.0) - 0.5) * 2)
    cuts = smooth(0.45, 0.62, value_noise(shape, 0.16 * u, seed + 46, 2.0))
    return colour.astype(np.float32) + (crest * cuts * smooth(0.6, 0.8, shore) * 0.20)[..., None] * _part("#bfe4e6")


def _paved(colour, x, y, u, seed):
    """The places of the start temples; bordered ones have a copper frame with corners of lapis."""
    board = shipped_board()
    stones = 0.86 + 0.14 * value_noise(x.shape, 0.10 * u, seed + 50)
    for cell in board.starts:
        cx, cy = middle(cell)
        away = np.maximum(np.abs(x - cx), np.abs(y - cy))
        joints = np.minimum(np.abs((x - cx) % 0.14 - 0.07), np.abs((y - cy) % 0.14 - 0.07))
        paving = smooth(0.345, 0.335, away)
        face = _part(pal.LIMESTONE) * (stones * (0.74 + 0.22 * smooth(0.002, 0.010, joints)))[..., None]
        colour = colour * (1 - paving[..., None]) + face * paving[..., None]
        if board.ground[cell] == BORDERED:
            frame = smooth(0.322, 0.330, away) * smooth(0.386, 0.378, away)
            colour = _mixed(colour, pal.COPPER, frame)
            colour = _mixed(colour, pal.COPPER_DARK, frame * smooth(0.006, 0.002, np.abs(away - 0.354)))
            both = np.minimum(np.abs(x - cx), np.abs(y - cy))
            colour = _mixed(colour, pal.LAPIS, frame * smooth(0.29, 0.30, both))
    return colour


def _corners(colour, x, y, water):
    """Where four cells meet is a small mark: the cells can be guessed, nothing is ruled."""
    half_x, half_y = MAP_UNITS[0] / 2, MAP_UNITS[1] / 2
    dx = np.abs((x + half_x + CELL / 2) % CELL - CELL / 2)
    dy = np.abs((y + half_y + CELL / 2) % CELL - CELL / 2)
    within = smooth(-0.10, -0.05, inside(x, y))
    cross = np.maximum(
        smooth(0.010, 0.006, dx) * smooth(0.075, 0.06, dy), smooth(0.010, 0.006, dy) * smooth(0.075, 0.06, dx)
    )
    colour = _mixed(colour, pal.SAND_DARK, cross * within * 0.60 * (1 - water))
    return _mixed(colour, pal.FOAM, cross * within * 0.38 * water)
