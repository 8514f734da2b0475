"""The list of all sprites and how each is made: frame, anchor, light, stamped number."""

from dataclasses import dataclass
from functools import partial

from PIL import Image  # type: ignore[import-not-found, unused-ignore]

from build_scripts.art import post, scene
from build_scripts.art.pieces import FLUSH, LIFTED, SHADOW, Piece, photograph
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, ISLAND_NAMES, TILES
from luna.games.luna.view.geometry.layout import ELEVATION

from . import boardwalks, effects, figures, flat, modules, novices, plates, rig, small

TOKEN_ELEVATION = 74.0
"""Favour tokens are held in the hand, almost upright."""
BOARD_FRAME = (5.60, 1.24)


@dataclass(frozen=True, slots=True)
class LunaPiece(Piece):
    """A piece of Luna; `tile` is the number of the tile it is, `stamp` a text, its place on the tile and its height."""

    elevation: float = ELEVATION
    stamp: tuple[str, tuple[float, float, float], float] | None = None
    tile: int = 0


def _orders():
    for colour in COLOURS:
        standing, shrine = partial(novices.novice, colour), partial(novices.shrine, colour)
        kneeling = partial(novices.novice, colour, True)
        yield f"novice_{colour}", LunaPiece(standing, (0.90, 0.72), (0.36, 0.76), contour=True)
        yield f"lifted_{colour}", LunaPiece(standing, (0.90, 0.72), (0.36, 0.76), LIFTED, contour=True)
        yield f"kneeling_{colour}", LunaPiece(kneeling, (0.90, 0.72), (0.36, 0.76), contour=True)
        yield f"shrine_{colour}", LunaPiece(shrine, (1.10, 0.90), (0.38, 0.68), contour=True)
        yield f"lifted_shrine_{colour}", LunaPiece(shrine, (1.10, 0.90), (0.38, 0.68), LIFTED, contour=True)
        yield f"disc_{colour}", LunaPiece(partial(flat.council_disc, colour), (0.52, 0.52), (0.46, 0.52))


def _tiles():
    colours = shipped_board().colour
    for number in range(1, TILES + 1):
        tile = partial(flat.temple_tile, colours[number])
        yield f"tile_{number:02d}", LunaPiece(tile, (0.84, 0.72), (0.46, 0.50), tile=number)
    for value in sorted(set(shipped_board().guardian)):
        text = (str(value), (0.090, 0.0, 0.06), 0.212)
        yield f"guardian_tile_{value}", LunaPiece(flat.guardian_tile, (0.64, 0.64), (0.46, 0.52), stamp=text)
    for part in range(3):
        yield f"guardian_shard_{part + 1}", LunaPiece(partial(flat.guardian_shard, part), (0.52, 0.52), (0.46, 0.52))


def _boards():
    for colour in BOARD_NAMES:
        yield f"board_{colour}", LunaPiece(partial(flat.temple_board, colour), BOARD_FRAME, (0.5, 0.52), FLUSH)
    yield "board_closed", LunaPiece(flat.closed_board, BOARD_FRAME, (0.5, 0.52), FLUSH)
    yield "path_slot", LunaPiece(flat.path_slot, (0.76, 0.62), (0.5, 0.5), FLUSH)
    yield "path_link", LunaPiece(flat.path_link, (0.20, 0.15), (0.5, 0.5), FLUSH)


def _figures():
    for name in ("moon_priestess", "master_builder", "apostate", "start_marker"):
        yield name, LunaPiece(getattr(figures, name), (1.40, 1.20), (0.34, 0.80), contour=True)
    yield (
        "temple_guardian",
        LunaPiece(figures.temple_guardian, (1.40, 1.20), (0.34, 0.80), shadow_reach=0.36, contour=True),
    )


def _small():
    for island in ISLAND_NAMES:
        token = partial(flat.favour_token, island)
        yield f"favour_{island}", LunaPiece(token, (1.0, 1.0), (0.48, 0.49), elevation=TOKEN_ELEVATION)
    flames = {"unlit": None, "lit": (0, 1.0), "lit_1": (7, 1.12), "lit_2": (-8, 0.88)}
    for name, flame in flames.items():
        yield f"candle_{name}", LunaPiece(partial(small.candle_token, flame), (0.80, 0.64), (0.36, 0.76))
    yield "crystal", LunaPiece(small.influence_crystal, (0.64, 0.64), (0.45, 0.64))
    yield "book", LunaPiece(small.book, (0.56, 0.56), (0.47, 0.55))
    for side, facing in (("left", -1), ("right", 1)):
        for kind, sail in (("row", False), ("sail", True)):
            hull = partial(small.boat_on_water, sail, facing)
            yield f"boat_{kind}_{side}", LunaPiece(hull, (1.30, 1.00), (0.46, 0.68))
    for frame, wings in ((1, 0.10), (2, -0.035)):
        yield f"gull_{frame}", LunaPiece(partial(small.gull, wings), (0.56, 0.50), (0.5, 0.5), LIFTED)


PIECES: dict[str, LunaPiece] = {
    name: piece for group in (_orders, _tiles, _boards, _figures, _small) for name, piece in group()
}
FIELDS = {f"field_{number:02d}": number for number in range(1, TILES + 1)}
ISLANDS = {f"island_{key}": key for key in ISLAND_NAMES}
SCENERY = [f"scenery_{key}" for key in ISLAND_NAMES]
"""Made together with the islands."""
QUAYS = {f"quay_{position + 1}": position for position in range(len(ISLAND_NAMES))}


def render_piece(name, job):
    """Render one piece; returns its entry in sprites.json."""
    piece, path = PIECES[name], job.sprites / f"{name}.png"
    entry = photograph(piece, path, job, _lit)
    if piece.tile:
        plates.inscribe(path, piece.tile, (piece.size, piece.anchor, piece.elevation), job.px_per_unit)
    if piece.stamp:
        plates.stamp(path, *piece.stamp, (piece.size, piece.anchor, piece.elevation), job.px_per_unit)
    return entry


def _lit(ground):
    rig.moonlight(soft_shadows=ground == FLUSH)
    scene.exposure(rig.TABLE_EXPOSURE if ground == FLUSH else rig.PIECE_EXPOSURE)
    if ground == SHADOW:
        rig.shadow_catcher()


def paint_effect(name, job):
    """Paint one effect; returns its entry in sprites.json."""
    picture, anchor = effects.paint(name, job.px_per_unit)
    Image.fromarray(post.to_bytes(picture)).save(job.sprites / f"{name}.png", optimize=True)
    height, width = picture.shape[:2]
    return {"units": [width / job.px_per_unit, height / job.px_per_unit], "anchor": list(anchor)}


def make(name, job):
    """Make the file of any sprite, and what comes with it; returns the entries in sprites.json by name."""
    if name in ISLANDS:
        return modules.island(ISLANDS[name], job)
    if name in PIECES:
        return {name: render_piece(name, job)}
    if name in FIELDS:
        return {name: plates.field_plate(FIELDS[name], job.sprites / f"{name}.png", job.px_per_unit)}
    if name in effects.EFFECTS:
        return {name: paint_effect(name, job)}
    return {name: boardwalks.quay(QUAYS[name], job)}
