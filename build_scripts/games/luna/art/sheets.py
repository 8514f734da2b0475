"""Proof sheets to look at: `python build_scripts/games/luna/art/sheets.py FOLDER [ART]`.

Writes contact.png and colour_blind.png. ART is the folder with sprites.json, by default assets/luna/art.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.sheets import as_seen, fitted, grid
from build_scripts.art.tones import rgb
from build_scripts.games.luna.art.lock import ART

GROUND = "#2b6553"
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


def compared(art):
    """Pieces and tiles of all colours, each order's novice on each board below."""
    pieces = grid(art, COMPARED, 12, GROUND, label=False)
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
    grid(art, sorted(json.loads((art / "sprites.json").read_text("utf-8"))), 14, GROUND).save(folder / "contact.png")
    as_seen(compared(art)).save(folder / "colour_blind.png")


if __name__ == "__main__":
    main()
