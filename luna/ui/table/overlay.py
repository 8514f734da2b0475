"""What floats above everything: the hovered outline and the choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Bodies, blit, fitted, line, plate, wrapped
from luna.ui.pictures.palette import (
    BUTTON_HOVER,
    CREAM,
    GLINT,
    GOLD,
    HAIRLINE,
    INK,
    PANEL,
    PANEL_ACTIVE,
    QUIET,
)
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import Taken, nearest_hiding_little
from luna.ui.table.picks import choice
from luna.ui.table.shown import Choices
from luna.ui.table.spot import POPUP, Spot, boxed

OUTCOME_WIDTH, OPTION, TITLE = 320, 18, 18
OPTION_HEIGHT, OUTCOME, PAD, NARROWEST, APART = 36, 16, 12, 292, 6
HIDING, LOOSER = 200, 120
"""How many logical px nearer it is to be for hiding only what lies below it, and for leaving less of the rest free."""
EDGE = 6
"""Logical px between a question and the edge of the table: what is cut off there would look cut off itself."""
CAP, KEYS = 22, 9
"""Side of the cap with the key of an option, in logical px, and how many options have one."""


def choices_rect(
    frame: Areas,
    fonts: Fonts,
    choices: Choices,
    taken: Taken | None = None,
    kept_off: Sequence[Sequence[pygame.Rect]] = (),
) -> pygame.Rect:
    """The popup, beside its point and inside the table, which it leaves only for want of room.

    With what is `taken` of the table it lies off the things it is to be kept off, near its point and where it hides
    little; each of several such lists is only for want of room by the one before.
    """
    size, at = _size(frame, fonts, choices), [pygame.Rect(choices.at, (1, 1))]
    room = _inside(frame.table, frame)
    found, fits = list[tuple[float, pygame.Rect]](), size[0] <= room.w and size[1] <= room.h
    for looser, never in enumerate(kept_off if taken and fits else ()):
        assert taken
        if near := nearest_hiding_little(taken, size, at, never, frame.px(HIDING), room):
            found.append((near.way + near.hidden * frame.px(HIDING) + looser * frame.px(LOOSER), near.rect))
    if found:
        return min(found, key=lambda each: each[0])[1]
    rect = pygame.Rect((choices.at[0] + frame.px(14), choices.at[1] - size[1] // 3), size)
    return rect.clamp(room if fits else _inside(pygame.Rect((0, 0), frame.size), frame))


def _size(frame: Areas, fonts: Fonts, choices: Choices) -> tuple[int, int]:
    px = frame.px
    widest = max((fonts.width(option, "body", px(OPTION)) for option in choices.options), default=0) + 2 * px(CAP)
    told = [row for rows in (*_outcomes(frame, fonts, choices), _common(frame, fonts, choices)) for row in rows]
    widest = max(widest, *(fonts.width(row, "body", px(OUTCOME)) for row in told), 0)
    widest = max(widest, fonts.width(choices.title, "title", px(TITLE)), px(NARROWEST))
    width = min(widest + 4 * px(PAD), frame.size[0] - 2 * px(PAD))
    height = px(OPTION_HEIGHT) + sum(_heights(frame, fonts, choices)) + 2 * px(PAD)
    return width, height + _foot(frame, fonts, choices)


def _foot(frame: Areas, fonts: Fonts, choices: Choices) -> int:
    """How high what all of them would bring is, with what parts it from them."""
    rows = len(_common(frame, fonts, choices))
    return rows * fonts.font("body", frame.px(OUTCOME)).get_linesize() + frame.px(APART) if rows else 0


def _outcomes(frame: Areas, fonts: Fonts, choices: Choices) -> list[tuple[str, ...]]:
    """What each option would bring, in lines; of many options only the first lines, as far as the table has room."""
    told = [_lines(frame, fonts, text) for text in choices.outcomes or ("",) * len(choices.options)]
    step = fonts.font("body", frame.px(OUTCOME)).get_linesize()
    bare = (len(told) + 1) * frame.px(OPTION_HEIGHT) + 2 * frame.px(PAD) + _foot(frame, fonts, choices)
    most = max(map(len, told), default=0)
    while most and bare + step * sum(map(len, told)) > _inside(frame.table, frame).h:
        most -= 1
        told = [rows[:most] for rows in told]
    return told


def _common(frame: Areas, fonts: Fonts, choices: Choices) -> tuple[str, ...]:
    """What all of them would bring, in lines."""
    return _lines(frame, fonts, choices.common)


def _lines(frame: Areas, fonts: Fonts, text: str) -> tuple[str, ...]:
    px, parts = frame.px, text.split("\n") if text else ()
    return tuple(row for part in parts for row in wrapped(fonts, part, "body", px(OUTCOME), px(OUTCOME_WIDTH)))


def _heights(frame: Areas, fonts: Fonts, choices: Choices) -> list[int]:
    step = fonts.font("body", frame.px(OUTCOME)).get_linesize()
    return [frame.px(OPTION_HEIGHT) + len(rows) * step for rows in _outcomes(frame, fonts, choices)]


def _inside(area: pygame.Rect, frame: Areas) -> pygame.Rect:
    return area.inflate(-2 * frame.px(EDGE), -2 * frame.px(EDGE))


def choice_spots(frame: Areas, fonts: Fonts, choices: Choices, popup: pygame.Rect) -> Iterator[Spot]:
    """The options in the popup."""
    for k, rect in enumerate(_option_rects(frame, fonts, choices, popup)):
        yield boxed(choice(k), POPUP, rect, frame.px(7))


def _option_rects(frame: Areas, fonts: Fonts, choices: Choices, popup: pygame.Rect) -> Iterator[pygame.Rect]:
    pad = frame.px(PAD)
    top = popup.y + pad + frame.px(OPTION_HEIGHT)
    for height in _heights(frame, fonts, choices):
        yield pygame.Rect(popup.x + pad, top + 2, popup.w - 2 * pad, height - 4)
        top += height


class OverlayPainter:
    """Draws on top of the finished picture; nothing of it is kept."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts

    def hover(self, surface: pygame.Surface, spot: Spot, standing: Bodies = ()) -> None:
        """A light line round a place, behind what is `standing` there."""
        lights.trace(surface, spot.lit, self._frame.ui_scale, standing)

    def choices(self, surface: pygame.Surface, choices: Choices, popup: pygame.Rect, hover: Pick | None) -> None:
        """The popup with its options, the hovered one brighter."""
        frame, px, fonts = self._frame, self._frame.px, self._fonts
        blit(surface, (plate(popup.size, PANEL, 248, px(12), GOLD, 255, max(1, px(2))), (0, 0)), popup.topleft)
        title, size = fitted(fonts, choices.title, "title", px(TITLE), popup.w - 2 * px(PAD), px(15))
        line(
            surface,
            fonts,
            title,
            (popup.centerx, popup.y + px(PAD) + px(OPTION_HEIGHT) / 2),
            "title",
            size,
            GOLD,
            "center",
        )
        outcomes = _outcomes(frame, fonts, choices)
        for k, rect in enumerate(_option_rects(frame, fonts, choices, popup)):
            hovered = hover == choice(k)
            fill, edge = (BUTTON_HOVER, GOLD) if hovered else (PANEL_ACTIVE, HAIRLINE)
            blit(surface, (plate(rect.size, fill, 255, px(7), edge, 200), (0, 0)), rect.topleft)
            text, size = fitted(fonts, choices.options[k], "body", px(OPTION), rect.w - 2 * px(8 + CAP), px(15))
            head = pygame.Rect(rect.x, rect.y, rect.w, px(OPTION_HEIGHT) - 4)
            line(surface, fonts, text, head.center, "body", size, CREAM, "center")
            if k < KEYS:
                self._key(surface, str(k + 1), head)
            self._told(surface, outcomes[k], rect, head.bottom)
        common = _common(frame, fonts, choices)
        foot = popup.bottom - px(PAD) - len(common) * fonts.font("body", px(OUTCOME)).get_linesize()
        self._told(surface, common, popup, foot, QUIET)

    def _key(self, surface: pygame.Surface, key: str, head: pygame.Rect) -> None:
        """The key that chooses an option, at its left."""
        px = self._frame.px
        cap = pygame.Rect(head.x + px(6), head.centery - px(CAP) // 2, px(CAP), px(CAP))
        blit(surface, (plate(cap.size, INK, 200, px(4), QUIET, 110), (0, 0)), cap.topleft)
        line(surface, self._fonts, key, cap.center, "bold", px(OPTION), CREAM, "center")

    def _told(
        self, surface: pygame.Surface, rows: tuple[str, ...], rect: pygame.Rect, top: int, first: str = GLINT
    ) -> None:
        """What an option would bring."""
        px, fonts = self._frame.px, self._fonts
        step = fonts.font("body", px(OUTCOME)).get_linesize()
        for n, row in enumerate(rows):
            at = rect.centerx, top + (n + 0.25) * step
            line(surface, fonts, row, at, "body", px(OUTCOME), first if n == 0 else CREAM, "center")
