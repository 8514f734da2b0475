"""Renders the pictures of the game: `python build_scripts/games/luna/art/render.py [--only NAME ...] [--preview]`.

NAME is a group (pieces, effects, quays, islands, background, title, ends, portraits, icon) or the beginning of sprite
names. All is made in `build/art` and copied to `assets` when it is finished; whole groups are noted in `ART_LOCK.json`.
Needs `pip install -r build_scripts/requirements/art.txt`; the game itself does not.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.art.rendering import Studio, run
from build_scripts.games.luna.art import backdrop, effects, icon, lock, pictures, portraits, sprites

SAMPLES = {
    "pieces": 24,
    "quays": 10,
    "islands": 12,
    "background": 14,
    "title": 20,
    "ends": 24,
    "portraits": 48,
    "icon": 48,
}
SPRITES = {
    "pieces": [*sprites.PIECES, *sprites.FIELDS],
    "effects": list(effects.EFFECTS),
    "quays": list(sprites.QUAYS),
    "islands": list(sprites.ISLANDS),
}
WHOLE = {
    "background": lambda job, out: backdrop.background(job, out / "art" / "background.webp"),
    "title": lambda job, out: pictures.title(job, out / "art" / "title.webp"),
    "ends": lambda job, out: pictures.ends(job, out / "art"),
    "portraits": lambda job, out: portraits.portraits(job, out / "art"),
    "icon": lambda job, out: icon.icons(job, out / "icon"),
}


def published(made):
    """Where a picture belongs that was made at a path: icon and title to the program, all others to the game."""
    if made.parts[0] == "icon":
        return lock.ICON / made.name
    return lock.TITLE / made.name if made.stem == "title" else lock.ART / made.relative_to("art")


if __name__ == "__main__":
    scenery = tuple(sprites.SCENERY)
    run(Studio(lock.ART, lock.BY_GROUP, SAMPLES, SPRITES, WHOLE, scenery, sprites.make, published), "art", __doc__)
