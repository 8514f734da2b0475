"""Panels of reading text that float above the table: set in lines, laid where there is room, drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, line, plate, wrapped
from luna.ui.pictures.palette import (
    BUTTON,
    BUTTON_HOVER,
    BUTTON_INK,
    BUTTON_MAIN,
    CREAM,
    GLINT,
    GOLD,
    GOLD_DARK,
    HAIRLINE,
    PANEL,
    SPOKEN,
    mix,
)
from luna.ui.table.areas import Areas

EDGE = 6
"""Least distance from the window's edge, in logical px."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of text in a panel: its left middle from the panel's top left, in px."""

    text: str
    at: tuple[int, float]
    role: str
    px: int
    colour: str


def paragraph(
    fonts: Fonts, text: str, role: str, px: int, colour: str, at: tuple[int, int], width: int
) -> tuple[list[Row], int]:
    """The rows of a text from a point of the panel on, and where the next text may begin."""
    step = round(fonts.font(role, px).get_linesize() * 0.98)
    words = wrapped(fonts, text, role, px, width)
    rows = [Row(each, (at[0], at[1] + step * (k + 0.5)), role, px, colour) for k, each in enumerate(words)]
    return rows, at[1] + step * len(words)


def window(frame: Areas) -> pygame.Rect:
    """Where panels may lie."""
    return pygame.Rect((0, 0), frame.size).inflate(-2 * frame.px(EDGE), -2 * frame.px(EDGE))


def draw_panel(surface: pygame.Surface, frame: Areas, rect: pygame.Rect) -> None:
    """The ground of a note: dark and opaque, with a gold rim."""
    px = frame.px
    blit(surface, (plate(rect.size, PANEL, 255, px(12), GOLD, 255, max(1, px(2))), (0, 0)), rect.topleft)


def draw_spoken(surface: pygame.Surface, frame: Areas, rect: pygame.Rect, arrived: float = 1.0) -> None:
    """The ground of what the game says: brighter than panels, with a rim that flashes as it arrives (0-1)."""
    px = frame.px
    rim = mix(GLINT, GOLD, arrived)
    blit(surface, (plate(rect.size, SPOKEN, 255, px(12), rim, 255, max(2, px(2))), (0, 0)), rect.topleft)


def draw_rows(surface: pygame.Surface, fonts: Fonts, rows: list[Row], corner: tuple[int, int]) -> None:
    """The lines of a panel whose top left is at `corner`."""
    for row in rows:
        at = corner[0] + row.at[0], corner[1] + row.at[1]
        line(surface, fonts, row.text, at, row.role, row.px, row.colour)


def draw_button(
    surface: pygame.Surface,
    frame: Areas,
    fonts: Fonts,
    words: str,
    rect: pygame.Rect,
    size: int,
    hovered: bool,
    main: bool = True,
) -> None:
    """A button of a panel."""
    px = frame.px
    fill, ink = (BUTTON_MAIN, BUTTON_INK) if main else (BUTTON, CREAM)
    if hovered:
        fill = mix(BUTTON_MAIN, CREAM, 0.35) if main else BUTTON_HOVER
    edge = GOLD if hovered else GOLD_DARK if main else HAIRLINE
    blit(surface, (plate(rect.size, fill, 255, px(8), edge, 255), (0, 0)), rect.topleft)
    line(surface, fonts, words, rect.center, "body", size, ink, "center")
