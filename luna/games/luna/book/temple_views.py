"""Pictures of the path, the hall, the council and the candles."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.book.marks import Arrow, Badge, Cross, Ghost, InHand, Mark, Ring
from luna.games.luna.book.sample_tables import OF_THREE, SampleTable, new_table
from luna.games.luna.book.views import View, Views, pointing, raised, tiring
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.pieces import FIELD_TILE_SCALE, JETTY_SCALE
from luna.games.luna.view.geometry.spots import TILE_RX, TILE_RY
from luna.games.luna.view.paint.vignette import Vignette
from luna.ui.moving.motion import Point
from luna.ui.pictures.palette import ORDERS

TEMPLE, WHOLE_TEMPLE = (598, 336, 724, 496), 1.1
EDGE = 0.012
"""How much wider than a tile's ring a ring round it is, in units."""


def path() -> tuple[View, ...]:
    """The first seven places from the gate with the yellow and the blue board and two players."""
    position = new_table(("yellow", "red"), ("yellow", "blue"))
    places = [position.path_place(slot) for slot in range(7)]
    rings = tuple(_ring(at) for at in places)
    x, y = places[0]
    way = Arrow(((x + 8, y + 36), (x - 110, y + 38), (places[1][0] - 66, places[1][1] + 20)))
    return (View(Vignette(position.state, TEMPLE, WHOLE_TEMPLE), (*rings, way)),)


def _ring(at: Point) -> Ring:
    return Ring(at, TILE_RX + EDGE, TILE_RY + EDGE)


def released() -> tuple[View, ...]:
    """The third round: three groups are released."""
    position = new_table(OF_THREE).in_round(3)
    return (View(Vignette(position.state, TEMPLE, WHOLE_TEMPLE), (_ring(position.path_place(12)),)),)


def council_start() -> tuple[View, ...]:
    """Yellow, red and blue on the first seat."""
    position = new_table(OF_THREE)
    return (View(Vignette(position.state, (606, 270, 290, 120), 2.2)),)


def first_tile() -> tuple[View, ...]:
    """Tile 1 with yellow's novice and a book on its field of the green board."""
    position = new_table(("yellow", "red"), ("green", "blue"))
    return (View(Vignette(position.state, (900, 556, 400, 228), 1.66, targets=frozenset({Pick(Kind.FIELD, "1")}))),)


def appoint() -> tuple[View, ...]:
    """Two novices of yellow on the Sailboat island: one steps onto tile 11, the other becomes inactive."""
    position = new_table(OF_THREE, builder="book", priestess="herbs").in_round(2).active("yellow", "sailboat", 2)
    end = position.novice_on_tile(11)
    marks: tuple[Mark, ...] = (
        Ghost("novice_yellow", end, lay.TILE_PAWN_SCALE),
        pointing(position.on("sailboat", "yellow"), raised(end, 12), -0.14, 26),
        *tiring(position, "sailboat", "yellow", 1, 0.14),
    )
    lit = frozenset({Pick(Kind.NOVICE, "sailboat"), Pick(Kind.TILE, "11")})
    return (View(Vignette(position.state, (1180, 376, 476, 290), 1.6, ("sailboat",), lit), marks),)


def consecrate() -> tuple[View, ...]:
    """Yellow's novice goes with tile 11 to its field; the guardian's tile tells what that brings."""
    position = new_table(OF_THREE).in_round(2).on_tile("yellow", 11)
    end, guardian = position.novice_in_temple(11), position.path_place(16)
    marks: tuple[Mark, ...] = (
        Ghost("tile_11", end, FIELD_TILE_SCALE),
        Ghost("novice_yellow", end, lay.FIELD_PAWN_SCALE),
        pointing(raised(position.novice_on_tile(11), 30), raised(end, 30), 0.25),
        Badge(f"+{position.state.guardian}", raised(end, 74), ORDERS["yellow"]),
        _ring(guardian),
    )
    lit = frozenset({Pick(Kind.TILE, "11")})
    return (View(Vignette(position.state, (980, 400, 370, 320), 1.55, chosen=lit), marks),)


def displaced_table() -> SampleTable:
    """Red has just consecrated tile 19, between a lower blue novice, an own, a higher one and one with a book."""
    position = new_table(("red", "blue", "yellow"))
    return position.in_round(5).in_temple("blue", 6, 23).in_temple("red", 15, 19)


def displacement() -> tuple[View, ...]:
    """Only blue's novice on field 6 goes, to the jetty."""
    position = displaced_table()
    start, end = position.novice_in_temple(6), position.jetty("blue")
    marks: tuple[Mark, ...] = (
        Ghost("novice_blue", end, JETTY_SCALE),
        Arrow(((start[0] - 8, start[1] + 12), (start[0] + 60, 790), (end[0] - 30, end[1] - 20))),
        Badge("+1", (start[0] + 32, start[1] + 30), ORDERS["red"]),
    )
    lit = frozenset({Pick(Kind.FIELD, "19")})
    return (View(Vignette(position.state, (690, 556, 400, 404), 1.25, targets=lit), marks),)


def book() -> tuple[View, ...]:
    """The book of blue's first tile comes to yellow's novice on field 28."""
    position = new_table(OF_THREE).in_round(6).in_temple("yellow", 28).favour("yellow", "book")
    start, end = position.book(4), position.book(28)
    marks: tuple[Mark, ...] = (
        Ghost("book", end, lay.FIELD_BOOK_SCALE),
        pointing(start, raised(end, 44), 0.0, 16),
        Badge("+1", (end[0] + 36, end[1] + 2), ORDERS["yellow"]),
        InHand("book"),
    )
    lit = frozenset({Pick(Kind.FIELD, "4"), Pick(Kind.FIELD, "28")})
    return (View(Vignette(position.state, (750, 530, 340, 220), 1.9, targets=lit), marks),)


def candles() -> tuple[View, ...]:
    """Two candles burn, two are turned."""
    position = new_table(OF_THREE).candles_turned(2)
    return (View(Vignette(position.state, (588, 776, 164, 112), 2.5)),)


def temple_income() -> tuple[View, ...]:
    """One for each of five novices."""
    position = new_table(OF_THREE).in_round(3)
    position.in_temple("yellow", 13).in_temple("blue", 8)
    marks = tuple(
        Badge("+1", raised(position.novice_in_temple(placed.tile), 55), ORDERS[placed.novice])
        for placed in position.state.temple
        if placed.novice
    )
    return (View(Vignette(position.state, (680, 430, 560, 310), 1.3), marks),)


def guardian_moves() -> tuple[View, ...]:
    """The guardian goes on from the 6 to the 5; the group between is released."""
    position = new_table(OF_THREE)
    values, n = shipped_board().guardian, len(OF_THREE)
    old, new = (position.path_place((len(values) - k) * (n + 1)) for k in (1, 2))
    dx, dy = lay.guardian_spot((len(values) - 2) * (n + 1), lay.path_places(n))
    feet = new[0] + dx * lay.UNIT, new[1] - dy * lay.UNIT * lay.SIN_E
    group = range((len(values) - 2) * (n + 1) + 1, (len(values) - 1) * (n + 1))
    marks: tuple[Mark, ...] = (
        *(_ring(position.path_place(slot)) for slot in group),
        Cross((old[0] + 8, old[1])),
        Ghost("temple_guardian", feet, lay.GUARDIAN_SCALE),
        pointing((old[0] + 26, old[1] - 20), (new[0] + 30, new[1] - 6), -0.2, 10),
    )
    return (View(Vignette(position.state, (990, 360, 350, 440), 1.2), marks),)


TEMPLE_VIEWS: Views = {
    "path": path,
    "released": released,
    "council-start": council_start,
    "first-tile": first_tile,
    "appoint": appoint,
    "consecrate": consecrate,
    "displacement": displacement,
    "book": book,
    "candles": candles,
    "temple-income": temple_income,
    "guardian-moves": guardian_moves,
}
"""By name."""
