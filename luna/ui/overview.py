"""An overview sheet as data: sections of rows, each linked to a chapter of the rules book."""

from __future__ import annotations

from dataclasses import dataclass

OR, MORE = "/", "…"
"""Between two costs of which one is paid; after a novice that stands for any number."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of a strip: a sprite or words, and what stands below; `now` marks the one that counts at present."""

    sprite: str = ""
    words: str = ""
    below: str = ""
    now: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One entry, linked to a chapter of the rules book.

    At its left stands a sprite, a number or an icon. `text` and `cost` may hold **strong
    words**; `pieces` are the sprites, `OR` and `MORE` of what an action costs. A strip of `cells`, each
    at most so wide and just so high as `cell` in logical units, lies below the text.
    """

    chapter: str
    text: str
    sprite: str = ""
    number: int = 0
    icon: str = ""
    title: str = ""
    cost: str = ""
    pieces: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    cell: tuple[float, float] = (40.0, 32.0)


@dataclass(frozen=True, slots=True)
class Section:
    """Some rows under a heading; a `breakable` one may go on in the next column in any case."""

    name: str
    heading: str
    rows: tuple[Row, ...]
    breakable: bool = False
