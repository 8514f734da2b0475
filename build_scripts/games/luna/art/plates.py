"""What is drawn instead of rendered: numbers on tiles and the plates of the temple fields.

Blender's own text breaks some digits (overlapping outlines), so numbers are stamped on the finished pictures.
"""

import math

from PIL import Image, ImageDraw, ImageFont  # type: ignore[import-not-found, unused-ignore]

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.ui.pictures.emblems import SYMBOLS

from . import colours as pal
from .lock import FONTS

FONT = FONTS / "SourceSans3_700Bold.ttf"
FIELD_UNITS = (0.60, 0.36)
PLATE_X, PLATE_HALF = -0.158, (0.085, 0.073)
"""Middle of a field's plate from the field's middle, and half the size of each of its two cells; units."""
OVER = 4


def symbol(number):
    """The island whose symbol a tile number carries."""
    return ISLAND_NAMES[shipped_board().symbol[number]]


def stamp(path, text, at, height, frame, px_per_unit):
    """Lay a number on a rendered tile, squashed by the camera's tilt.

    `at` = point on the tile in units, `height` of the text in units, `frame` = (size, anchor, elevation).
    """
    (width, depth), anchor, elevation = frame
    angle = math.radians(elevation)
    font = ImageFont.truetype(str(FONT), round(height * px_per_unit * OVER * 1.35))
    box = font.getbbox(text)
    size = box[2] - box[0] + 8 * OVER, box[3] - box[1] + 8 * OVER
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).text((4 * OVER - box[0], 4 * OVER - box[1]), text, font=font, fill=255)
    mask = mask.resize(
        (max(1, size[0] // OVER), max(1, round(size[1] / OVER * math.sin(angle)))), Image.Resampling.LANCZOS
    )
    picture = Image.open(path).convert("RGBA")
    x, y, z = at
    left = round((anchor[0] * width + x) * px_per_unit - mask.width / 2)
    top = round((anchor[1] * depth - y * math.sin(angle) - z * math.cos(angle)) * px_per_unit - mask.height / 2)
    ink = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    ink.paste((8, 12, 32, 190), (left + 1, top + 1), mask)
    ink.paste((255, 246, 224, 255), (left, top), mask)
    Image.alpha_composite(picture, ink).save(path, optimize=True)


def field_plate(number, path, px_per_unit):
    """Number above symbol at the left of a field, cream on night blue: a novice at its right covers neither."""
    u = px_per_unit * OVER
    width, height = (round(side * px_per_unit) * OVER for side in FIELD_UNITS)
    picture = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    x, middle, (half_w, half_h) = width / 2 + PLATE_X * u, height / 2, (side * u for side in PLATE_HALF)
    cream, night, edge = ((*pal.rgb(code), 255) for code in (pal.CREAM, pal.PLATE, pal.PLATE_EDGE))
    outer = (x - half_w, middle - 2 * half_h, x + half_w, middle + 2 * half_h)
    shade = [value + offset * u for value, offset in zip(outer, (0.006, 0.010, 0.006, 0.010), strict=True)]
    draw.rounded_rectangle(shade, half_h * 0.62, fill=(*pal.rgb(pal.SHADOW_TINT), 120))
    draw.rounded_rectangle(outer, half_h * 0.62, fill=night, outline=edge, width=round(0.008 * u))
    line = round(0.005 * u)
    draw.rectangle((x - half_w * 0.62, middle - line / 2, x + half_w * 0.62, middle + line / 2), fill=edge)
    reach = 0.054 * u
    for outline in SYMBOLS[symbol(number)]:
        draw.polygon([(x + px * reach, middle + half_h * 0.98 - py * reach) for px, py in outline], fill=cream)
    font = ImageFont.truetype(str(FONT), round(0.148 * u))
    draw.text((x, middle - half_h), str(number), font=font, fill=cream, anchor="mm")
    size = width // OVER, height // OVER
    picture.resize(size, Image.Resampling.LANCZOS).save(path, optimize=True)
    return {"units": list(FIELD_UNITS), "anchor": [0.5, 0.5]}
