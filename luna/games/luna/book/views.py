"""What the pictures of the rules book are made of, and the motions they all show in the same way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from luna.games.luna.book.marks import Arrow, Ghost, Mark
from luna.games.luna.book.sample_tables import SampleTable
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.pieces import KNEELING_SCALE
from luna.games.luna.view.paint.vignette import Vignette
from luna.ui.moving.motion import Point


@dataclass(frozen=True, slots=True)
class View:
    """A part of a table with what explains it."""

    vignette: Vignette
    marks: tuple[Mark, ...] = ()


Views = dict[str, Callable[[], tuple[View, ...]]]
"""By the name of a picture its views, side by side."""

BODY, KNEE = 24, 14
"""Height of the middle of a standing piece and of a kneeling one, px at 1080p."""


def raised(at: Point, height: float = BODY) -> Point:
    """A point so many px higher."""
    return at[0], at[1] - height


def pointing(start: Point, end: Point, bow: float = 0.22, gap: float = 20) -> Arrow:
    """An arrow between two pieces that leaves so many px at both ends free."""
    length = max(1.0, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
    dx, dy = (end[0] - start[0]) / length * gap, (end[1] - start[1]) / length * gap
    return Arrow(((start[0] + dx, start[1] + dy), (end[0] - dx, end[1] - dy)), bow)


def crowd(sprite: str, at: Point, count: int, scale: float = 1.0) -> tuple[Ghost, ...]:
    """Pale novices in the order in which a group stands."""
    offsets = ((x * lay.UNIT * scale, y * lay.UNIT * lay.SIN_E * scale) for x, y in lay.cluster(count))
    return tuple(Ghost(sprite, (at[0] + dx, at[1] - dy), scale) for dx, dy in offsets)


def resting(position: SampleTable, island: str, colour: str, count: int) -> tuple[Ghost, ...]:
    """Pale inactive novices beside an island."""
    return crowd(f"kneeling_{colour}", position.beside(island, colour), count, KNEELING_SCALE)


def tiring(position: SampleTable, island: str, colour: str, count: int, bow: float = -0.12) -> tuple[Mark, ...]:
    """Active novices of an island that become inactive."""
    start, end = raised(position.on(island, colour), 4), raised(position.beside(island, colour), KNEE)
    return *resting(position, island, colour, count), pointing(start, end, bow)
