"""Proof pictures to look at: `python build_scripts/games/rivers/art/sheets.py FOLDER [ART]`.

Writes a table in the middle of a game at 1280x720 and 1920x1080, colour_blind.png and contact.png. ART is the folder
with sprites.json, by default assets/rivers/art.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art.sheets import as_seen, grid
from build_scripts.games.rivers.art.lock import ART
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import CELL_NAMES
from luna.games.rivers.view.geometry import BACKGROUND_UNITS, TREASURE, corner, middle

SIZES = {"1280x720": ((1280, 720), (547, 306), 200 / 3), "1920x1080": ((1920, 1080), (820, 459), 100.0)}
"""Size of the picture, where the middle of the map lies, px per unit."""
TILES = {
    "black": "c3 e4 g4 h4 g9 h10 n7 l4 o8",
    "red": "h8 f10 g3 b4 i8 n8 m6 f8",
    "blue": "e3 d4 f8 g9 n6 m7 h9 i9 e2 n4",
    "green": "i4 g5 g2 e10 o6 l6 i7",
}
LEADERS = {
    "black": {"heron": "h3", "palm": "n9"},
    "red": {"ram": "g10", "fish": "c2"},
    "blue": {"fish": "i10", "ram": "m5"},
    "green": {"palm": "h5", "heron": "d10"},
}
FLIPPED, MONUMENT = ("j6", "k6", "j7", "k7"), "monument_red_blue"
CATASTROPHES = {"catastrophe_land": "c6", "catastrophe_river": "k9"}


def number(name):
    """The number of a cell."""
    return CELL_NAMES.index(name)


def lying():
    """What lies flat: sprite and place in units, from the back to the front."""
    board = shipped_board()
    starts = {CELL_NAMES[cell]: "red" for cell in board.starts}
    river = {CELL_NAMES[cell] for cell, letter in enumerate(board.ground) if letter == "~"}
    laid = {name: colour for colour, names in TILES.items() for name in names.split()}
    laid = {name: colour for name, colour in laid.items() if (colour == "blue") == (name in river)} | starts
    found = [(f"tile_{colour}_{1 + number(name) * 7 % 3}", number(name)) for name, colour in laid.items()]
    found += [(sprite, number(name)) for sprite, name in CATASTROPHES.items()]
    found += [("tile_back", number(name)) for name in FLIPPED]
    yield from ((sprite, middle(cell)) for sprite, cell in sorted(found, key=lambda each: each[1]))


def standing():
    """What stands: sprite and place in units, from the back to the front."""
    found = [
        (f"leader_{colour}_{seat}", middle(number(name)))
        for colour, seats in LEADERS.items()
        for seat, name in seats.items()
    ]
    for cell in shipped_board().starts:
        x, y = middle(cell)
        found.append(("treasure", (x + TREASURE[0], y + TREASURE[1])))
    found.append((MONUMENT, corner(number(FLIPPED[0]))))
    found.append(("join_marker", middle(number("g3"))))
    yield from sorted(found, key=lambda each: each[1][1])


def table(art, size, centre, px_per_unit):
    """The table of a game in the middle."""
    index = json.loads((art / "sprites.json").read_text("utf-8"))
    ground = Image.open(art / "background.webp").convert("RGB")
    wide, high = (round(side * px_per_unit) for side in BACKGROUND_UNITS)
    picture = Image.new("RGBA", size)
    ground = ground.resize((wide, high), Image.Resampling.LANCZOS)
    picture.paste(ground, (round(centre[0] - wide / 2), round(centre[1] - high / 2)))
    for name, (x, y) in (*lying(), *standing()):
        if name not in index:
            continue
        sprite, anchor = Image.open(art / "sprites" / f"{name}.png").convert("RGBa"), index[name]["anchor"]
        scaled = sprite.resize(tuple(round(side * px_per_unit) for side in index[name]["units"]), Image.Resampling.BOX)
        at = (
            centre[0] + x * px_per_unit - anchor[0] * scaled.width,
            centre[1] + y * px_per_unit - anchor[1] * scaled.height,
        )
        picture.alpha_composite(scaled.convert("RGBA"), (round(at[0]), round(at[1])))
    return picture.convert("RGB")


def main():
    """Write all pictures."""
    folder, art = Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else ART
    for name, (size, centre, px_per_unit) in SIZES.items():
        table(art, size, centre, px_per_unit).save(folder / f"rivers_{name}.png")
    small = Image.open(folder / "rivers_1280x720.png").crop((170, 40, 930, 580))
    as_seen(small).save(folder / "rivers_colour_blind.png")
    grid(art, sorted(json.loads((art / "sprites.json").read_text("utf-8"))), 10, "#a5845c").save(
        folder / "rivers_contact.png"
    )


if __name__ == "__main__":
    main()
