"""What the committed pictures of the game were made from, by group. Standard library only: the tests run it."""

import json
from pathlib import Path
from typing import Any

from build_scripts.art.lock import ASSETS, ROOT, Lock
from luna.games.rivers.rules import constants
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.view import geometry
from luna.games.rivers.view.emblems import SEAT_SYMBOLS, SPHERE_SYMBOLS, SYMBOLS

ART = ASSETS / "rivers" / "art"
LOCK = ART / "ART_LOCK.json"
PIECES = ("tiles", "leaders", "catastrophes", "monuments", "small", "screen")
"""Groups of sprites, each of its module; all stand in the list of sprites."""
GROUPS = {
    **dict.fromkeys(PIECES, ("sprites",)),
    "background": ("backdrop",),
    "title": ("title",),
    "ends": ("ending",),
}
"""The modules that make each group; what they import counts too."""
STOP = {
    "tiles": {"leaders", "catastrophes", "monuments", "small", "screens"},
    "leaders": {"tiles", "catastrophes", "monuments", "small", "screens", "plates"},
    "catastrophes": {"leaders", "monuments", "small", "screens", "plates"},
    "monuments": {"leaders", "catastrophes", "small", "screens", "plates"},
    "small": {"leaders", "catastrophes", "monuments", "screens", "plates"},
    "screen": {"tiles", "leaders", "catastrophes", "monuments", "small", "plates"},
    "title": {"tiles"},
    "ends": {"plates"},
}
"""Modules that a group's own import for another group and that make nothing of it."""


def game_values(group):
    """What a group's pictures take from the game, as text."""
    values: dict[str, Any] = {"layout": [geometry.ELEVATION, geometry.CELL]}
    if group == "background":
        values |= {"ground": shipped_board().ground, "size": geometry.BACKGROUND_UNITS}
    else:
        drawn = {*SPHERE_SYMBOLS.values(), *SEAT_SYMBOLS.values(), "points", "link"}
        values["symbols"] = {name: SYMBOLS[name] for name in sorted(drawn)}
        values["names"] = [constants.COLOURS, constants.SEAT_NAMES, constants.PAIR_NAMES]
    return json.dumps(values, sort_keys=True)


BY_GROUP = Lock(Path(__file__).resolve().parent, LOCK, (ART,), GROUPS, STOP, game_values)

__all__ = ["ROOT"]
