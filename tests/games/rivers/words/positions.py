"""Positions that something is told of, and who tells it."""

from luna.core.intent import Pick
from luna.core.seat import Seat
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import SEAT_NAMES
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.ui.reading.text import Text
from tests.games.rivers.drawings import E3, E7, E8, E10
from tests.games.rivers.rules.map_setup import shown
from tests.repository.text.fluent_files import FOLDER

NAMES = dict(zip(SEAT_NAMES, ("Eva", "Jan", "Bo", "Al"), strict=True))
SETUP = Setup(tuple(map(Seat, SEAT_NAMES)), 0, shipped_board().letters)

DRAWING = """
     f   g   h   i   j
 4   ..  ..  ..  ..  ..
 5   Kh  r   ..  r   Rf
 6   ..  ..  g   ..  ..
"""


def hand(colour: str) -> Pick:
    """A tile of the hand."""
    return Pick(Kind.HAND, colour)


def words(language="en", setup=SETUP):
    return RIVERS_TABLE.words(Text(FOLDER, language).of("rivers"), NAMES, setup)


def questions():
    """A position of each phase, from an action of a turn on."""
    yield shown(E3).hand("heron", "rk").state
    yield shown(E7).hand("heron", "k").play("tile black h5").state
    yield shown(E7).hand("heron", "k").play("tile black h5", "war green").state
    yield shown(E7).hand("heron", "k").play("tile black h5", "war green", "commit 0").state
    yield shown(E3, "fish").hand("fish", "rk").play("leader black h4").state
    yield shown(E8, "fish").hand("fish", "r").play("tile red h5").state
    yield shown(E10.format("k"), left=1).hand("heron", "b").play("tile blue e2").state
