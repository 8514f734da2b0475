"""Pictures of the whole table, and of what a solo round begins with."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.book.marks import Badge, Ghost, Mark
from luna.games.luna.book.sample_tables import SampleTable, played, preset_setup, rotated, setup_of
from luna.games.luna.book.views import View, Views, pointing, raised, tiring
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.pieces import DISC_SCALE, FIELD_TILE_SCALE
from luna.games.luna.view.paint.vignette import WHOLE, Vignette
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.palette import ORDERS

SMALL = 0.62
OPENING = (
    "appoint 8",
    "appoint 7",
    "council herbs 2",
    "appoint 6",
    "consecrate 8",
    "consecrate 7",
    "appoint 5",
    "consecrate 6",
    "favor bribery",
    "council book 2",
    "consecrate 5",
    "council shrine 2",
    "council sailboat 1",
)
"""First turns of a game of four."""
PREPARATION = (
    "place shrine tides",
    "place shrine sailboat",
    "place pairs novice shrine book bribery",
    "place pairs tides herbs book bribery",
)
"""Yellow, then red."""
SOLO_PREPARATION = ("place shrine tides", "place pairs bribery sailboat shrine herbs")
AROUND_RIGHT = (598, 44, 1058, 780)
"""The island at the top, the temple and the island at the right."""
LIT = frozenset({Pick(Kind.OTHER, "red:book"), Pick(Kind.TILE, "8")})


def _whole(state: Snapshot) -> tuple[View, ...]:
    return (View(Vignette(state, WHOLE, SMALL, state.islands)),)


def table() -> tuple[View, ...]:
    """The preset start after some turns."""
    return _whole(played(preset_setup(), *OPENING))


def places() -> tuple[View, ...]:
    """The places of the table, numbered in the order of the text."""
    position = SampleTable(played(preset_setup()))
    spots = (
        raised(position.on("shrine", "yellow"), 84),
        position.book(28),
        position.path_place(0),
        position.seat(8),
        lay.screen(*lay.MEDITATION, lay.Z_CANDLE),
        position.jetty("yellow"),
    )
    marks = tuple(Badge(str(number), spot) for number, spot in enumerate(spots, 1))
    return (View(Vignette(position.state, WHOLE, SMALL, position.state.islands), marks),)


def preparation() -> tuple[View, ...]:
    """Two players after the preparation round."""
    return _whole(played(setup_of(("yellow", "red"), ("yellow", "blue")), *PREPARATION))


def preset_start() -> tuple[View, ...]:
    """Four players."""
    return _whole(played(preset_setup()))


def _solo() -> Snapshot:
    figures = {"priestess": "bribery", "builder": "sailboat", "apostate": "shrine"}
    return played(setup_of(("yellow", "red"), ("yellow", "blue"), rotated("book"), figures, solo=1), *SOLO_PREPARATION)


def solo_start() -> tuple[View, ...]:
    """The automaton red on every island, the human yellow after the preparation."""
    return _whole(_solo())


def solo_round() -> tuple[View, ...]:
    """The novices of the top island become inactive, the disc goes on, tile 8 is taken; then the book comes."""
    position = SampleTable(_solo())
    start, end = position.seat(0), position.seat(2)
    field, novice = position.novice_in_temple(8), position.on("novice", "red")
    marks: tuple[Mark, ...] = (
        *tiring(position, "book", "red", 2, 0.12),
        Ghost("disc_red", end, DISC_SCALE),
        pointing(raised(start, 8), raised(end, 4), 0.35, 12),
        Badge("1", raised(position.on("book", "red"), 72)),
        Ghost("tile_08", field, FIELD_TILE_SCALE),
        Ghost("novice_red", field, lay.FIELD_PAWN_SCALE),
        pointing(raised(novice), raised(field, 44), 0.2),
        pointing(raised(position.tile(8), 4), raised(field, 8), 0.0, 22),
        Badge("2", raised(novice, 72)),
        Ghost("book", position.book(8), lay.FIELD_BOOK_SCALE),
        pointing(position.book(3), position.book(8), -0.3, 14),
        Badge("3", (position.book(3)[0] + 34, position.book(3)[1] + 14)),
        Badge(f"+{position.state.guardian}", raised(field, 78), ORDERS["red"]),
    )
    return (View(Vignette(position.state, AROUND_RIGHT, 0.79, ("book", "novice"), LIT), marks),)


TABLE_VIEWS: Views = {
    "table": table,
    "places": places,
    "preparation": preparation,
    "preset-start": preset_start,
    "solo-start": solo_start,
    "solo-round": solo_round,
}
"""By name."""
