"""Renders the pictures of the game: `python build_scripts/games/rivers/art/render.py [--only NAME ...] [--preview]`.

NAME is a group (tiles, leaders, catastrophes, monuments, small, screen, background, title, ends) or the beginning of
sprite names.
All is made in `build/rivers_art` and copied to `assets` when it is finished; whole groups are noted in `ART_LOCK.json`.
Needs `pip install -r build_scripts/requirements/art.txt`; the game itself does not.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.art.rendering import Studio, run
from build_scripts.games.rivers.art import backdrop, ending, lock, sprites, title

SAMPLES = {
    "tiles": 16,
    "leaders": 16,
    "catastrophes": 16,
    "monuments": 10,
    "small": 10,
    "screen": 10,
    "background": 8,
    "title": 14,
    "ends": 16,
}
SPRITES = {group: list(pieces) for group, pieces in sprites.GROUPS.items()}
WHOLE = {
    "background": lambda job, out: backdrop.background(job, out / "art" / "background.webp"),
    "title": lambda job, out: title.title(job, out / "art"),
    "ends": lambda job, out: ending.ends(job, out / "art"),
}


def published(made):
    """Where a picture belongs that was made at a path."""
    return lock.ART / made.relative_to("art")


if __name__ == "__main__":
    run(Studio(lock.ART, lock.BY_GROUP, SAMPLES, SPRITES, WHOLE, (), sprites.make, published), "rivers_art", __doc__)
