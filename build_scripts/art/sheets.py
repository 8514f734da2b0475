"""Proof sheets of any game's pictures: sprites in rows, and what colour-blind eyes see of a picture."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image, ImageDraw, ImageFont  # type: ignore[import-not-found, unused-ignore]

from .lock import ASSETS
from .tones import rgb

CELL = 150
FONT = ASSETS / "app" / "fonts" / "SourceSans3_700Bold.ttf"
PLATE = "#131c3e"
# Viénot, Brettel and Mollon 1999; tritanopia after Brettel and others 1997, simplified; linear RGB.
SEEN = {
    "all colours": np.eye(3),
    "deuteranopia": np.array([[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]),
    "protanopia": np.array([[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]),
    "tritanopia": np.array([[1, 0.1274, -0.1274], [0, 0.8739, 0.1261], [0, 0.8739, 0.1261]]),
    "greyscale": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}


def seen(picture, matrix):
    """What eyes of this kind see of an opaque picture."""
    value = np.asarray(picture.convert("RGB"), np.float32) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    out = np.clip(linear @ matrix.T.astype(np.float32), 0, 1)
    coded = np.where(out <= 0.0031308, out * 12.92, 1.055 * out ** (1 / 2.4) - 0.055)
    return Image.fromarray((coded * 255 + 0.5).astype(np.uint8))


def fitted(art, name, side):
    """A sprite not larger than a square."""
    picture = Image.open(art / "sprites" / f"{name}.png").convert("RGBA")
    share = min(1.0, side / max(picture.size))
    return picture.resize(
        (max(1, round(picture.width * share)), max(1, round(picture.height * share))), Image.Resampling.LANCZOS
    )


def grid(art, names, columns, ground, label=True):
    """Sprites in rows of cells."""
    rows = -(-len(names) // columns)
    sheet = Image.new("RGB", (columns * CELL, rows * (CELL + 16)), rgb(ground))
    draw, font = ImageDraw.Draw(sheet), ImageFont.truetype(str(FONT), 12)
    for k, name in enumerate(names):
        x, y = k % columns * CELL, k // columns * (CELL + 16)
        picture = fitted(art, name, CELL - 6)
        sheet.paste(picture, (x + (CELL - picture.width) // 2, y + (CELL - picture.height) // 2), picture)
        if label:
            draw.text((x + CELL / 2, y + CELL + 6), name, font=font, fill=(255, 255, 255), anchor="mm")
    return sheet


def as_seen(picture):
    """The picture as every kind of eyes sees it, one below the other."""
    sheet = Image.new("RGB", (picture.width, (picture.height + 24) * len(SEEN)), rgb(PLATE))
    draw, font = ImageDraw.Draw(sheet), ImageFont.truetype(str(FONT), 16)
    for k, (name, matrix) in enumerate(SEEN.items()):
        top = k * (picture.height + 24)
        draw.text((8, top + 3), name, font=font, fill=(255, 255, 255))
        sheet.paste(seen(picture, matrix), (0, top + 24))
    return sheet
