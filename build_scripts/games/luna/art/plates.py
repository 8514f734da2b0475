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
DIGIT_HEIGHT, SYMBOL_HEIGHT, GAP = 0.181, 0.184, 0.014
"""Of what is written on tiles and fields, in units: eleven px in the smallest window."""
DIGIT_SHARE = 0.652
"""Height of a digit as a share of the font's size."""
NARROW = 0.94
"""Width of the digits on a tile as a share of the font's."""
TILE_TOP = 0.05
FIELD_UNITS = (0.76, 0.56)
PLATE_X, PLATE_HALF = -0.178, (0.158, 0.104)
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


def _written(size, number, symbol_at, number_at, width=1.0):
    """Number and symbol in cream on nothing, drawn at `OVER` times their size; places in px of that."""
    picture = Image.new("RGBA", size, (0, 0, 0, 0))
    draw, (px_per_unit, x, y), cream = ImageDraw.Draw(picture), symbol_at, (*pal.rgb(pal.CREAM), 255)
    outlines = SYMBOLS[symbol(number)]
    heights = [height for outline in outlines for _, height in outline]
    reach, middle = SYMBOL_HEIGHT * px_per_unit / (max(heights) - min(heights)), (max(heights) + min(heights)) / 2
    for outline in outlines:
        draw.polygon([(x + px * reach, y - (py - middle) * reach) for px, py in outline], fill=cream)
    font, (centre, base) = _digits(px_per_unit), number_at
    box = font.getbbox(str(number), anchor="ls")
    digits = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
    ImageDraw.Draw(digits).text((-box[0], -box[1]), str(number), font=font, fill=255, anchor="ls")
    digits = digits.resize((round(digits.width * width), digits.height), Image.Resampling.LANCZOS)
    ink = Image.new("RGBA", digits.size, cream)
    picture.paste(ink, (round(centre - digits.width / 2), round(base + box[1])), digits)
    return picture


def _digits(px_per_unit):
    """The font in which digits are as high as they shall be."""
    return ImageFont.truetype(str(FONT), round(DIGIT_HEIGHT / DIGIT_SHARE * px_per_unit))


def inscribe(path, number, frame, px_per_unit):
    """Write number and symbol beside each other on a rendered tile, facing the viewer.

    `frame` = (size, anchor, elevation).
    """
    (width, depth), anchor, elevation = frame
    u = px_per_unit * OVER
    size = round(width * px_per_unit) * OVER, round(depth * px_per_unit) * OVER
    x, y = anchor[0] * size[0], anchor[1] * size[1] - TILE_TOP * math.cos(math.radians(elevation)) * u
    left, _, right, _ = _digits(u).getbbox(str(number))
    wide = (right - left) * NARROW
    left = x - (wide + (GAP + SYMBOL_HEIGHT) * u) / 2
    symbol_at = u, left + wide + (GAP + SYMBOL_HEIGHT / 2) * u, y
    ink = _written(size, number, symbol_at, (left + wide / 2, y + DIGIT_HEIGHT / 2 * u), NARROW)
    ink = ink.resize((size[0] // OVER, size[1] // OVER), Image.Resampling.LANCZOS)
    Image.alpha_composite(Image.open(path).convert("RGBA"), ink).save(path, optimize=True)


def field_plate(number, path, px_per_unit):
    """Number above symbol at the left of a field, cream on night blue: a novice at its right covers neither."""
    u = px_per_unit * OVER
    width, height = (round(side * px_per_unit) * OVER for side in FIELD_UNITS)
    picture = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    x, middle, (half_w, half_h) = width / 2 + PLATE_X * u, height / 2, (side * u for side in PLATE_HALF)
    night, edge = ((*pal.rgb(code), 255) for code in (pal.PLATE, pal.PLATE_EDGE))
    outer = (x - half_w, middle - 2 * half_h, x + half_w, middle + 2 * half_h)
    shade = [value + offset * u for value, offset in zip(outer, (0.006, 0.010, 0.006, 0.010), strict=True)]
    draw.rounded_rectangle(shade, half_h * 0.62, fill=(*pal.rgb(pal.SHADOW_TINT), 120))
    draw.rounded_rectangle(outer, half_h * 0.62, fill=night, outline=edge, width=round(0.008 * u))
    ink = _written((width, height), number, (u, x, middle + half_h * 0.98), (x, middle - 0.012 * u))
    size = width // OVER, height // OVER
    Image.alpha_composite(picture, ink).resize(size, Image.Resampling.LANCZOS).save(path, optimize=True)
    return {"units": list(FIELD_UNITS), "anchor": [0.5, 0.5]}
