"""Pictures of novices, shrines and figures on the islands."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.book.marks import Badge, Cross, Ghost, InHand, Mark
from luna.games.luna.book.sample_tables import SampleTable, new_table, solo_table
from luna.games.luna.book.views import KNEE, View, Views, crowd, pointing, raised, resting, tiring
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry.pieces import DISC_SCALE, FIGURE_SCALE, SHRINE_SCALE
from luna.games.luna.view.paint.vignette import Vignette
from luna.ui.moving.motion import Point
from luna.ui.pictures.palette import ORDERS, REFUSAL

TOP, CLOSE = (790, 44, 466, 272), 1.3
"""The island at the top alone."""
TOP_AND_RIGHT, NEAR = (790, 40, 866, 338), 1.0
"""It and the next one clockwise."""
BACK, FAR = (264, 46, 1392, 332), 0.63
"""The three islands at the back."""
FRONT = (264, 640, 1392, 344)
"""The two islands in front and the jetty."""
TOP_AND_COUNCIL = (626, 44, 668, 330), 1.15
"""The island at the top and the council's seats before it."""
COIN, HAND = (1118, 130), (1166, 80)
"""The favour tokens of the island at the top, and a token in the hand; px at 1080p."""


def _close(position: SampleTable, *chosen: Pick) -> Vignette:
    state = position.state
    return Vignette(state, TOP, CLOSE, (state.islands[0],), frozenset(chosen))


def island() -> tuple[View, ...]:
    """Two active novices of yellow and an inactive one, one inactive of red."""
    position = new_table().active("yellow", "novice", 2).inactive("yellow", "novice").inactive("red", "novice")
    return (View(_close(position, Pick(Kind.NOVICE, "novice"))),)


def take_favour() -> tuple[View, ...]:
    """Two novices take the token; beside that one novice with an own shrine."""
    pair = new_table(top="herbs", builder="sailboat").active("yellow", "herbs", 2)
    single = new_table(top="herbs", builder="sailboat").active("yellow", "herbs").shrine("yellow", "herbs")
    return _taking(pair, 2), _taking(single, 1)


def _taking(position: SampleTable, count: int) -> View:
    feet = position.on("herbs", "yellow")
    taken = pointing(COIN, HAND, 0.0, 12)
    used = tiring(position, "herbs", "yellow", count)
    number = Badge(str(count), (feet[0] + 48, feet[1] - 40), ORDERS["yellow"])
    return View(
        _close(position, Pick(Kind.NOVICE, "herbs"), Pick(Kind.FAVOUR, "herbs")),
        (*used, taken, InHand("herbs"), number),
    )


def recruit() -> tuple[View, ...]:
    """Two novices of yellow become inactive, a third one comes."""
    position = new_table(top="tides").active("yellow", "tides", 2)
    at = position.beside("tides", "yellow")
    marks: tuple[Mark, ...] = (
        *tiring(position, "tides", "yellow", 3),
        Badge("+1", (at[0] + 44, at[1] + 4), ORDERS["yellow"]),
    )
    return (View(_close(position, Pick(Kind.NOVICE, "tides")), marks),)


def build_shrine() -> tuple[View, ...]:
    """Two novices of yellow at the builder and the shrine they build."""
    position = new_table(top="book", builder="book", apostate="herbs").active("yellow", "book", 2)
    position.favour("yellow", "shrine")
    site = position.shrine_of("book", "yellow")
    marks: tuple[Mark, ...] = (
        Ghost("shrine_yellow", site, SHRINE_SCALE),
        *tiring(position, "book", "yellow", 2),
        InHand("shrine"),
    )
    return (View(_close(position, Pick(Kind.NOVICE, "book"), Pick(Kind.BUILDER)), marks),)


def herbs() -> tuple[View, ...]:
    """Two inactive novices of yellow become active."""
    position = new_table(top="book", apostate="herbs").inactive("yellow", "book", 2).favour("yellow", "herbs")
    start, end = position.beside("book", "yellow"), position.on("book", "yellow")
    marks: tuple[Mark, ...] = (
        *crowd("novice_yellow", end, 2),
        pointing(raised(start, KNEE), raised(end, 4), -0.12),
        InHand("herbs"),
    )
    return (View(_close(position, Pick(Kind.RESTING, "book")), marks),)


def journey() -> tuple[View, ...]:
    """Two active novices of yellow travel to beside the next island."""
    position = new_table(top="shrine", priestess="tides", builder="sailboat").active("yellow", "shrine", 2)
    start, end = position.on("shrine", "yellow"), position.beside("herbs", "yellow")
    marks: tuple[Mark, ...] = (
        *resting(position, "herbs", "yellow", 2),
        pointing(raised(start), raised(end, KNEE), -0.10, 28),
    )
    return (_two_islands(position, marks, Pick(Kind.NOVICE, "shrine")),)


def sail() -> tuple[View, ...]:
    """Two active novices of yellow come onto the next island."""
    position = new_table(top="novice", priestess="book").active("yellow", "novice", 2).favour("yellow", "sailboat")
    start, end = position.on("novice", "yellow"), position.on("tides", "yellow")
    marks: tuple[Mark, ...] = (
        *crowd("novice_yellow", end, 2),
        pointing(raised(start), raised(end), -0.10, 30),
        InHand("sailboat"),
    )
    return (_two_islands(position, marks, Pick(Kind.NOVICE, "novice")),)


def _two_islands(position: SampleTable, marks: tuple[Mark, ...], *chosen: Pick) -> View:
    islands = position.state.islands
    return View(Vignette(position.state, TOP_AND_RIGHT, NEAR, tuple(islands[:2]), frozenset(chosen)), marks)


def tides() -> tuple[View, ...]:
    """A novice of the jetty and an inactive one of the left island come beside the right one."""
    position = new_table(priestess="book", builder="tides", apostate="bribery", top="novice")
    position.inactive("yellow", "herbs").active("yellow", "herbs").on_jetty("yellow").favour("yellow", "tides")
    end = raised(position.beside("shrine", "yellow"), KNEE)
    starts: tuple[Point, ...] = (
        raised(position.on("herbs", "yellow")),
        raised(position.beside("herbs", "yellow"), KNEE),
        raised(position.jetty("yellow")),
    )
    marks: tuple[Mark, ...] = (
        *resting(position, "shrine", "yellow", 3),
        *(pointing(start, end, bow) for start, bow in zip(starts, (-0.03, -0.13, 0.12), strict=True)),
        InHand("tides"),
    )
    lit = Pick(Kind.NOVICE, "herbs"), Pick(Kind.RESTING, "herbs"), Pick(Kind.JETTY)
    return (View(Vignette(position.state, FRONT, FAR, ("herbs", "shrine"), frozenset(lit)), marks),)


def expel() -> tuple[View, ...]:
    """Two novices of yellow drive the apostate two islands on."""
    position = new_table(apostate="bribery").active("yellow", "bribery", 2)
    ways = [position.figure("apostate", name) for name in ("bribery", "novice", "tides")]
    marks: tuple[Mark, ...] = (
        Ghost("apostate", ways[2], FIGURE_SCALE),
        *tiring(position, "bribery", "yellow", 2),
        pointing(raised(ways[0], 40), raised(ways[1], 40), -0.04, 24),
        pointing(raised(ways[1], 40), raised(ways[2], 40), -0.04, 24),
        Badge("1", raised(ways[1], 40)),
        Badge("2", raised(ways[2], 84)),
    )
    lit = Pick(Kind.NOVICE, "bribery"), Pick(Kind.APOSTATE)
    return (View(Vignette(position.state, BACK, FAR, ("bribery", "novice", "tides"), frozenset(lit)), marks),)


def council_move() -> tuple[View, ...]:
    """Two novices of yellow move their disc from the sixth seat to the eighth."""
    position = new_table(top="bribery").active("yellow", "bribery", 2).council(red=10, yellow=5, blue=2)
    start, end = position.seat(5), position.seat(7)
    marks: tuple[Mark, ...] = (
        Ghost("disc_yellow", end, DISC_SCALE),
        *tiring(position, "bribery", "yellow", 2),
        pointing(raised(start, 6), raised(end, 6), 0.3, 12),
        Badge("2", raised(((start[0] + end[0]) / 2, start[1]), 36)),
    )
    return (
        View(
            Vignette(position.state, *TOP_AND_COUNCIL, ("bribery",), frozenset({Pick(Kind.NOVICE, "bribery")})), marks
        ),
    )


def priestess_tie() -> tuple[View, ...]:
    """Yellow with two novices, red with a novice and a shrine; red is ahead in the council."""
    position = new_table(priestess="novice").active("yellow", "novice", 2).active("red", "novice")
    position.shrine("red", "novice").council(red=9, yellow=6, blue=2)
    first, second, _ = shipped_board().priestess_places[len(position.state.seats)]
    red, yellow = position.on("novice", "red"), position.on("novice", "yellow")
    marks: tuple[Mark, ...] = (
        Badge(f"+{first}", (red[0] + 8, red[1] - 70), ORDERS["red"]),
        Badge(f"+{second}", (yellow[0], yellow[1] - 70), ORDERS["yellow"]),
    )
    return (View(Vignette(position.state, *TOP_AND_COUNCIL, ("novice",), frozenset({Pick(Kind.PRIESTESS)})), marks),)


def blocked() -> tuple[View, ...]:
    """Solo, level 2: yellow's novices of the apostate's island may only expel him; others come there."""
    position = solo_table(2, apostate="novice").active("yellow", "novice", 2)
    position.active("yellow", "tides")
    here, there, at = (
        position.on("novice", "yellow"),
        position.on("tides", "yellow"),
        position.beside("novice", "yellow"),
    )
    ways = position.figure("apostate", "novice"), position.figure("apostate", "tides")
    marks: tuple[Mark, ...] = (
        Cross(raised(here)),
        Ghost("apostate", ways[1], FIGURE_SCALE),
        pointing(raised(ways[0], 60), raised(ways[1], 60), 0.02, 24),
        *resting(position, "novice", "yellow", 1),
        pointing(raised(there), raised(at, KNEE), -0.08),
    )
    lit = frozenset({Pick(Kind.NOVICE, "novice"), Pick(Kind.APOSTATE)})
    return (View(Vignette(position.state, TOP_AND_RIGHT, NEAR, ("novice", "tides"), lit), marks),)


def apostate() -> tuple[View, ...]:
    """Two active novices of yellow and an inactive one at the apostate's island."""
    position = new_table(apostate="novice").active("yellow", "novice", 2).inactive("yellow", "novice")
    at = position.on("novice", "yellow")
    marks: tuple[Mark, ...] = (Badge("−4", (at[0] - 64, at[1] - 12), REFUSAL),)
    lit = Pick(Kind.NOVICE, "novice"), Pick(Kind.RESTING, "novice"), Pick(Kind.APOSTATE)
    return (View(_close(position, *lit), marks),)


ISLAND_VIEWS: Views = {
    "island": island,
    "blocked": blocked,
    "take-favour": take_favour,
    "recruit": recruit,
    "build-shrine": build_shrine,
    "herbs": herbs,
    "journey": journey,
    "tides": tides,
    "sail": sail,
    "expel": expel,
    "council-move": council_move,
    "priestess-tie": priestess_tie,
    "apostate": apostate,
}
"""By name."""
