"""The pieces on the table and where they stand, read from a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import FIGURE_NAMES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.layout import shifted
from luna.games.luna.view.geometry.places import (
    field_ground,
    guardian_ground,
    guardian_tiles,
    placed_ground,
    slot_ground,
    tile_ground,
    tile_pawn_ground,
)
from luna.games.luna.view.inscribed import tile_sprite
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point

FIGURE_SPRITES = {"priestess": "moon_priestess", "builder": "master_builder", "apostate": "apostate"}
FIGURE_SCALE, SHRINE_SCALE, DISC_SCALE, GUARDIAN_TILE_SCALE, FIELD_TILE_SCALE = 0.90, 0.80, 0.95, 1.22, 0.72
KNEELING_SCALE, JETTY_SCALE = 0.90, 0.88
DISC_HEIGHT, DISC_LIFT = 0.07, 0.012
"""Thickness of a disc; how much higher each of those lies that share a seat."""
SHARED_SEATS: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (1.0, ((0.0, 0.0),)),
    (0.93, ((0.065, 0.115), (-0.065, -0.115))),
    (0.86, ((-0.09, 0.175), (0.09, 0.02), (-0.09, -0.135))),
    (0.78, ((0.1, 0.25), (-0.1, 0.12), (0.1, -0.01), (-0.1, -0.14))),
)
"""For one to four discs on a seat their share of the usual size, and where each lies, the best one first.

They lean from side to side as they rise: the best one lies whole on top, and of each below it the emblem can be seen.
"""


@dataclass(frozen=True, slots=True)
class Piece:
    """One sprite at a ground point and height; `pick` is what a pointer on it means."""

    sprite: str
    ground: Point
    z: float
    scale: float = 1.0
    pick: Pick | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Novices of one order standing together."""

    sprite: str
    count: int
    ground: Point
    z: float
    scale: float
    pick: Pick | None

    def counted_at(self) -> Point | None:
        """Where its number stands, in front of the pawns; None where all of it are drawn."""
        *_, front = self.pieces()
        return shifted(front.ground, lay.NUMBER) if self.count > lay.MOST_DRAWN else None

    def pieces(self) -> Iterator[Piece]:
        """The pawns drawn for it."""
        for x, y in lay.cluster(self.count):
            yield Piece(
                self.sprite, shifted(self.ground, (x * self.scale, y * self.scale)), self.z, self.scale, self.pick
            )


def groups(state: Snapshot) -> Iterator[Group]:
    """All groups of novices on islands, boardwalks and the jetty; the actor's have picks of their own."""
    for colour, order in state.orders.items():
        own = colour == state.actor
        for position, island in enumerate(state.islands):
            here = order.islands[island]
            if here.active:
                pick = Pick(Kind.NOVICE, island) if own else Pick(Kind.OTHER, f"{colour}:{island}")
                spot = lay.active_spot(position, colour)
                yield Group(f"novice_{colour}", here.active, spot, lay.Z_PLATEAU, 1.0, pick)
            if here.inactive:
                pick_resting = Pick(Kind.RESTING, island) if own else Pick(Kind.OTHER_RESTING, f"{colour}:{island}")
                spot = lay.quay_spot(position, colour)
                yield Group(f"kneeling_{colour}", here.inactive, spot, lay.Z_QUAY, KNEELING_SCALE, pick_resting)
        if order.jetty:
            pick_jetty = Pick(Kind.JETTY) if own else None
            yield Group(f"novice_{colour}", order.jetty, lay.jetty_spot(colour), lay.Z_JETTY, JETTY_SCALE, pick_jetty)


def figures(state: Snapshot) -> Iterator[Piece]:
    """Priestess, builder, apostate and the guardian on the last guardian tile."""
    up = state.aloft
    for name in (name for name in FIGURE_NAMES if name not in up):
        spot = lay.figure_spot(state.islands.index(state.figures[name]), name)
        yield Piece(FIGURE_SPRITES[name], spot, lay.Z_PLATEAU, FIGURE_SCALE, Pick(name))
    if "guardian" not in up:
        spot = guardian_ground(len(state.boards), max(guardian_tiles(state)))
        yield Piece("temple_guardian", spot, lay.Z_TILE, lay.GUARDIAN_SCALE, Pick(Kind.GUARDIAN))


def figures_coming(state: Snapshot, islands: Mapping[str, str]) -> Iterator[Piece]:
    """The figures that stand next on other islands than now, there; from back to front."""
    coming = dict[str, list[str]]()
    for name, island in islands.items():
        if state.figures[name] != island:
            coming.setdefault(island, []).append(name)
    spots = [
        each
        for island, names in coming.items()
        for each in lay.figures_beside(state.islands.index(island), names).items()
    ]
    for name, spot in sorted(spots, key=lambda each: -each[1][1]):
        pick = Pick(Kind.COMING_FIGURE, f"{name}:{islands[name]}")
        yield Piece(FIGURE_SPRITES[name], spot, lay.Z_PLATEAU, FIGURE_SCALE, pick)


def flat(state: Snapshot) -> Iterator[Piece]:
    """What lies on paving and fields, in drawing order: path tiles, tiles in the hall, council discs."""
    boards = state.boards
    for slot, value in guardian_tiles(state).items():
        ground = slot_ground(len(boards), slot)
        yield Piece(f"guardian_tile_{value}", ground, lay.Z_PAVING, GUARDIAN_TILE_SCALE)
    for place in state.path:
        pick, ground = Pick(Kind.TILE, str(place.tile)), tile_ground(boards, place.tile)
        yield Piece(tile_sprite(state.board, place.tile), ground, lay.Z_PAVING, 1.0, pick)
    for placed in state.temple:
        pick = Pick(Kind.FIELD, str(placed.tile))
        ground = placed_ground(boards, placed.tile)
        yield Piece(tile_sprite(state.board, placed.tile), ground, lay.Z_HALL, FIELD_TILE_SCALE, pick)
    yield from discs(state)


def discs(state: Snapshot) -> Iterator[Piece]:
    """Council discs; those that share a seat rise from side to side, the best one on top (rule 5, council order)."""
    seats: dict[int, list[str]] = {}
    for colour, seat in state.council:
        if f"disc:{colour}" not in state.aloft:
            seats.setdefault(seat, []).append(colour)
    for seat, colours in seats.items():
        share, spots = SHARED_SEATS[len(colours) - 1]
        x, y = lay.council_seat(seat)
        for rank in reversed(range(len(colours))):
            (dx, dy), lift = spots[rank], (len(colours) - 1 - rank) * DISC_LIFT
            at, z = (x + dx, y - 0.02 + dy), lay.Z_SEAT + lift
            yield Piece(f"disc_{colours[rank]}", at, z, DISC_SCALE * share, Pick(Kind.COUNCIL))


def discs_moved(before: Snapshot, after: Snapshot) -> Iterator[tuple[str, Piece, Piece]]:
    """The orders whose disc lies elsewhere in another position, with both: those left on a seat lie fanned anew."""
    there = {piece.sprite: piece for piece in discs(after)}
    for piece in discs(before):
        if there[piece.sprite] != piece:
            yield piece.sprite.removeprefix("disc_"), piece, there[piece.sprite]


def standing(state: Snapshot) -> list[Piece]:
    """Everything upright, from back to front."""
    return upright(state, tuple(groups(state)))


def upright(state: Snapshot, crowds: Iterable[Group]) -> list[Piece]:
    """The same with the groups of novices found already."""
    pieces = [piece for group in crowds for piece in group.pieces()]
    pieces += figures(state)
    pieces += _shrines(state)
    pieces += _temple(state)
    pieces += _candles(state)
    return sorted(pieces, key=lambda piece: -piece.ground[1])


def _shrines(state: Snapshot) -> Iterator[Piece]:
    for colour, order in state.orders.items():
        for position, island in enumerate(state.islands):
            if order.islands[island].shrine:
                spot, pick = lay.shrine_spot(position, colour), Pick(Kind.STANDING_SHRINE, f"{colour}:{island}")
                yield Piece(f"shrine_{colour}", spot, lay.Z_PLATEAU, SHRINE_SCALE, pick)


def _temple(state: Snapshot) -> Iterator[Piece]:
    boards = state.boards
    for place in state.path:
        if place.novice:
            spot = tile_pawn_ground(boards, place.tile)
            pick = Pick(Kind.TILE, str(place.tile))
            yield Piece(f"novice_{place.novice}", spot, lay.Z_TILE, lay.TILE_PAWN_SCALE, pick)
    for placed in state.temple:
        ground, pick = field_ground(boards, placed.tile), Pick(Kind.FIELD, str(placed.tile))
        if placed.novice:
            spot = placed_ground(boards, placed.tile)
            yield Piece(f"novice_{placed.novice}", spot, lay.Z_HALL, lay.FIELD_PAWN_SCALE, pick)
        if placed.book:
            yield Piece("book", shifted(ground, lay.FIELD_BOOK), lay.Z_HALL, lay.FIELD_BOOK_SCALE, pick)


def _candles(state: Snapshot) -> Iterator[Piece]:
    for k, spot in enumerate(lay.CANDLES[: state.candles]):
        sprite = "candle_unlit" if k < state.turned else "candle_lit"
        yield Piece(sprite, spot, lay.Z_CANDLE, lay.CANDLE_SCALE, Pick(Kind.CANDLE))
