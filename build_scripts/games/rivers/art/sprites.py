"""The list of all sprites and how each is made: builder, frame, anchor, light."""

from dataclasses import dataclass
from functools import partial

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import scene
from build_scripts.art.pieces import LIFTED, SHADOW, Piece, photograph
from luna.games.rivers.rules.constants import COLOURS, PAIR_NAMES, SEAT_NAMES
from luna.games.rivers.view.geometry import ELEVATION

from . import catastrophes, leaders, monuments, plates, rig, screens, small, tiles
from . import colours as pal

FRONT = 12.0
"""The screen of the hand is seen almost from the front."""


@dataclass(frozen=True, slots=True)
class RiversPiece(Piece):
    """A piece of the game; `sphere` is the colour whose symbol is drawn on it."""

    elevation: float = ELEVATION
    sphere: str = ""


CELL_FRAME, CELL_ANCHOR = (1.0, 0.84), (0.44, 0.5)


def _tiles():
    for colour in COLOURS:
        for variant in range(tiles.VARIANTS):
            tile = partial(tiles.tile, colour, variant)
            yield f"tile_{colour}_{variant + 1}", RiversPiece(tile, CELL_FRAME, CELL_ANCHOR, sphere=colour)
    yield "tile_back", RiversPiece(tiles.back, CELL_FRAME, CELL_ANCHOR)


def _leaders():
    for colour in COLOURS:
        for seat in SEAT_NAMES:
            leader = partial(leaders.leader, colour, seat)
            piece = RiversPiece(leader, (1.20, 1.24), (0.38, 0.70), shadow_reach=0.70, contour=True)
            yield f"leader_{colour}_{seat}", piece


def _monuments():
    for pair in PAIR_NAMES:
        monument = partial(monuments.monument, *pair.split("-"))
        piece = RiversPiece(monument, (2.1, 1.9), (0.40, 0.66), shadow_reach=1.15)
        yield f"monument_{pair.replace('-', '_')}", piece


def _catastrophes():
    for ground, on_water in (("land", False), ("river", True)):
        burnt = partial(catastrophes.catastrophe, on_water)
        yield f"catastrophe_{ground}", RiversPiece(burnt, CELL_FRAME, CELL_ANCHOR)


def _small():
    yield "treasure", RiversPiece(small.treasure, (0.70, 0.62), (0.40, 0.70), contour=True)
    yield "join_marker", RiversPiece(small.join_marker, (0.62, 0.62), (0.46, 0.5))
    yield "bag", RiversPiece(small.bag, (1.30, 1.10), (0.42, 0.66), shadow_reach=0.8)


def _screen():
    middle = 0.5 + np.cos(np.radians(FRONT)) * (screens.SCREEN[1] - 0.50) / 2 / screens.SCREEN[1]
    yield "screen", RiversPiece(screens.screen_of_the_hand, screens.SCREEN, (0.5, float(middle)), LIFTED, FRONT)


GROUPS: dict[str, dict[str, RiversPiece]] = {
    "tiles": dict(_tiles()),
    "leaders": dict(_leaders()),
    "catastrophes": dict(_catastrophes()),
    "monuments": dict(_monuments()),
    "small": dict(_small()),
    "screen": dict(_screen()),
}
PIECES = {name: piece for pieces in GROUPS.values() for name, piece in pieces.items()}


def make(name, job):
    """Render a sprite; returns its entry in sprites.json by name."""
    piece, path = PIECES[name], job.sprites / f"{name}.png"
    entry = photograph(piece, path, job, _lit)
    if piece.sphere:
        plates.inscribe(path, piece.sphere, piece.anchor, job.px_per_unit)
    return {name: entry}


def _lit(ground):
    rig.afternoon(soft_shadows=False)
    scene.exposure(rig.PIECE_EXPOSURE)
    if ground == SHADOW:
        scene.shadow_catcher(pal.CATCHER)
