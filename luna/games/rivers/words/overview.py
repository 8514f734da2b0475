"""What stands on the overview sheet: the game on one page, as data in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from luna.games.rivers.rules.board import Board
from luna.games.rivers.rules.constants import COLOURS
from luna.ui.overview import Row, Section

ROWS: dict[str, tuple[tuple[str, str], ...]] = {
    "turn": (("leader", "leaders"), ("tile", "tiles"), ("catastrophe", "catastrophes"), ("swap", "swap")),
    "points": (("none", "tiles"), ("single", "tiles"), ("king", "tiles"), ("double", "tiles")),
    "conflicts": (("revolt", "revolt"), ("war", "war"), ("red", "war"), ("tie", "revolt")),
    "monuments": (("build", "monuments"), ("income", "monuments")),
    "turn-end": (("orphans", "turn-end"), ("treasures", "turn-end"), ("refill", "turn-end"), ("income", "turn-end")),
    "end": (("when", "end"), ("treasures", "end"), ("winner", "end")),
}
"""The rows of each section with the chapters they are linked to."""
ORDERED = frozenset({"turn-end"})
"""Sections whose rows follow each other."""


def sections(text: Callable[..., str], board: Board) -> tuple[Section, ...]:
    """The whole sheet."""
    spheres = Section("spheres", text("overview-section", section="spheres"), tuple(_spheres(text)))
    rows = {name: tuple(_rows(text, board, name)) for name in ROWS}
    named = (Section(name, text("overview-section", section=name), rows[name]) for name in ROWS)
    return spheres, *named


def _spheres(text: Callable[..., str]) -> Iterator[Row]:
    for colour in COLOURS:
        told = text("overview-sphere", tile=colour, leader=colour)
        yield Row("tiles", told, f"tile_{colour}_1", title=text("tile-name.start", tile=colour))


def _rows(text: Callable[..., str], board: Board, section: str) -> Iterator[Row]:
    values = {"hand": board.hand, "catastrophes": board.catastrophes, "end_at": board.end_at}
    for number, (row, chapter) in enumerate(ROWS[section], 1):
        told = text(f"overview-{section}", row=row, **values)
        yield Row(chapter, told, number=number if section in ORDERED else 0)
