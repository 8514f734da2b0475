"""Proof sheets to look at: `python build_scripts/games/luna/art/sheets.py FOLDER [ART]`.

Writes contact.png and colour_blind.png. ART is the folder with sprites.json, by default assets/luna/art.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image, ImageDraw, ImageFont  # type: ignore[import-not-found, unused-ignore]

from build_scripts.games.luna.art.colours import PLATE, rgb
from build_scripts.games.luna.art.lock import ART
from build_scripts.games.luna.art.plates import FONT

GROUND = "#2b6553"
CELL = 150
# Viénot, Brettel and Mollon 1999; tritanopia after Brettel and others 1997, simplified; linear RGB.
SEEN = {
    "all colours": np.eye(3),
    "deuteranopia": np.array([[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]),
    "protanopia": np.array([[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]),
    "tritanopia": np.array([[1, 0.1274, -0.1274], [0, 0.8739, 0.1261], [0, 0.8739, 0.1261]]),
    "greyscale": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
ORDERS = ("yellow", "red", "blue", "white")
COMPARED = (
    *(f"{what}_{order}" for what in ("novice", "kneeling", "shrine") for order in ORDERS),
    *(f"disc_{order}" for order in ORDERS),
    *(f"tile_{number:02d}" for number in (3, 2, 4, 1)),
    *(f"guardian_tile_{value}" for value in (2, 3)),
    "path_slot",
    "crystal",
)
BOARDS = ("yellow", "blue", "red", "green", "closed")


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


def grid(art, names, columns, label=True, ground=GROUND):
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


def compared(art):
    """Pieces and tiles of all colours, each order's novice on each board below."""
    pieces = grid(art, COMPARED, 12, label=False)
    sheet = Image.new("RGB", (pieces.width, pieces.height + 180), rgb(GROUND))
    sheet.paste(pieces, (0, 0))
    for k, board in enumerate(BOARDS):
        picture, left = fitted(art, f"board_{board}", 355), 2 + k * 360
        sheet.paste(picture, (left, pieces.height + 75), picture)
        for n, order in enumerate(ORDERS):
            novice = fitted(art, f"novice_{order}", 90)
            sheet.paste(novice, (left + 26 + n * 90, pieces.height + 52 + n % 2 * 12), novice)
    return sheet


def main():
    """Write both sheets."""
    folder, art = Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else ART
    grid(art, sorted(json.loads((art / "sprites.json").read_text("utf-8"))), 14).save(folder / "contact.png")
    ground = compared(art)
    sheet = Image.new("RGB", (ground.width, (ground.height + 24) * len(SEEN)), rgb(PLATE))
    draw, font = ImageDraw.Draw(sheet), ImageFont.truetype(str(FONT), 16)
    for k, (name, matrix) in enumerate(SEEN.items()):
        top = k * (ground.height + 24)
        draw.text((8, top + 3), name, font=font, fill=(255, 255, 255))
        sheet.paste(seen(ground, matrix), (0, top + 24))
    sheet.save(folder / "colour_blind.png")


if __name__ == "__main__":
    main()
