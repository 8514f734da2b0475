"""What the overview sheet is painted with: words, sprites, symbols and plates at places in px."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.reading import markup


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text; `align` names the point of it that lies at (x, y)."""

    x: float
    y: float
    text: str
    role: str
    px: int
    colour: str
    align: str = "midleft"


@dataclass(frozen=True, slots=True)
class Marked:
    """A line of text with **strong words**, its middle left at (x, y)."""

    x: float
    y: float
    text: markup.TypeLine
    px: int
    colour: str


@dataclass(frozen=True, slots=True)
class PictureMark:
    """A sprite as large as a square of `side` px allows, its middle at (x, y)."""

    x: float
    y: float
    sprite: str
    side: float


@dataclass(frozen=True, slots=True)
class Symbol:
    """A flat symbol round (x, y)."""

    x: float
    y: float
    name: str
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Plate:
    """A rounded box round (x, y) with a rim of the colour `edge`."""

    x: float
    y: float
    size: tuple[int, int]
    radius: int
    edge: str


Mark = Words | Marked | PictureMark | Symbol | Plate


@dataclass(slots=True)
class Block:
    """Marks that stay together, placed from its top left; `chapter` is where a click on it leads."""

    height: int
    marks: list[Mark] = field(default_factory=list)
    chapter: str = ""


def paint(surface: pygame.Surface, fonts: Fonts, sprites: Sprites, block: Block, at: tuple[int, int]) -> None:
    """Draws a block with its top left at a point."""
    for mark in block.marks:
        x, y = at[0] + mark.x, at[1] + mark.y
        match mark:
            case Words():
                line(surface, fonts, mark.text, (x, y), mark.role, mark.px, mark.colour, mark.align)
            case Marked():
                ink = markup.Ink(mark.colour, palette.GLINT, mark.colour, mark.colour)
                markup.draw(surface, fonts, mark.text, (round(x), round(y)), mark.px, ink)
            case PictureMark():
                blit(surface, sprites.fitted(mark.sprite, mark.side), (x, y))
            case Symbol():
                icon(surface, mark.name, (x, y), mark.radius, mark.colour)
            case Plate():
                image = plate(mark.size, palette.BAR, 255, mark.radius, mark.edge, 255)
                blit(surface, (image, (mark.size[0] / 2, mark.size[1] / 2)), (x, y))
