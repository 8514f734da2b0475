"""A question, small beside the thing that it is about: its title and a line for each answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, line, plate, wrapped
from luna.ui.pictures.palette import (
    BUTTON_HOVER,
    CREAM,
    GLINT,
    GOLD,
    HAIRLINE,
    INK,
    PANEL,
    PANEL_ACTIVE,
)
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import Taken, Worth, gap, least_burden
from luna.ui.table.leading_line import draw_leading_line
from luna.ui.table.picks import choice
from luna.ui.table.shown import Choices
from luna.ui.table.spot import POPUP, Spot, boxed

TITLE, OPTION, GAIN, LEAST = 17, 18, 16, 15
"""Type of the title, of the answers and of what these bring, and the smallest for what would be too long."""
TITLE_HEIGHT, OPTION_HEIGHT, LINE, PAD, INSET, APART = 22, 28, 19, 6, 5, 14
WIDEST = 330
"""How wide an answer with what it brings may be in logical px: where one is wider it stands below."""
ASIDE, FAR = 10, 60
"""How far it lies from its point at least, and how far without a line that leads there."""
GROUND, THINGS = 60, 18.0
"""How many logical px farther off it may be to hide nothing than to lie on bare ground as a whole, and how many times
worse than that it is to hide things."""
SHORTER = 40
"""How many logical px of way it is worth to tell more: what has no room here stands on the card."""
EDGE = 6
"""Logical px between it and the edge of the table: what is cut off there would look cut off itself."""
CAP, KEYS = 20, 9
"""Side of the cap with the key of an answer, in logical px, and how many answers have one."""


def _forms(choices: Choices) -> list[Choices]:
    """All of it, then without what all answers bring, at last without what each of them does."""
    return [choices, replace(choices, common=""), replace(choices, common="", gains=())]


def off_edges(frame: Areas, area: pygame.Rect) -> pygame.Rect:
    """The room that it has in an area."""
    return area.inflate(-2 * frame.px(EDGE), -2 * frame.px(EDGE))


@dataclass(frozen=True, slots=True)
class Laid:
    """A question as it is `told` in the place that was found."""

    told: Choices
    rect: pygame.Rect


class QuestionPainter:
    """Lays out and draws it; what the answers bring stands beside all of them, or below all where that is too wide."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts

    def laid(self, choices: Choices, taken: Taken, never: Sequence[pygame.Rect] = ()) -> Laid:
        """Near its point and on as little as possible; on what it should `never` hide only for want of room.

        `taken` = what things take of its room, which ends before the edges of what it may lie on.
        """
        px, at, forms = self._frame.px, pygame.Rect(choices.at, (1, 1)), _forms(choices)
        sizes, bare = [self._size(form) for form in forms], at.inflate(2 * px(ASIDE), 2 * px(ASIDE))
        for kept_off in ((bare, *never), ()):
            if found := least_burden(taken, sizes, [at], kept_off, Worth(px(GROUND), px(SHORTER), THINGS)):
                return Laid(forms[found[0]], found[1])
        return Laid(forms[-1], pygame.Rect(choices.at, sizes[-1]).clamp(self._frame.table))

    def spots(self, laid: Laid) -> Iterator[Spot]:
        """Its answers."""
        for k, row in enumerate(self._rows(laid.told, laid.rect)):
            yield boxed(choice(k), POPUP, row, self._frame.px(7))

    def paint(self, surface: pygame.Surface, laid: Laid, hover: Pick | None) -> None:
        """The answer that is pointed at is brighter."""
        px, fonts, choices, rect = self._frame.px, self._fonts, laid.told, laid.rect
        place = pygame.Rect(choices.at, (1, 1))
        if self._frame.table.contains(place) and gap(rect, place) > px(FAR):
            draw_leading_line(surface, self._frame, rect, place, GOLD)
        blit(surface, (plate(rect.size, PANEL, 248, px(12), GOLD, 255, max(1, px(2))), (0, 0)), rect.topleft)
        title, size = fitted(fonts, choices.title, "title", px(TITLE), rect.w - 2 * px(PAD), px(LEAST))
        line(surface, fonts, title, (rect.centerx, rect.y + px(PAD + TITLE_HEIGHT / 2)), "title", size, GOLD, "center")
        gains, below = choices.gains or ("",) * len(choices.options), self._is_below(choices)
        for k, row in enumerate(self._rows(choices, rect)):
            fill, edge = (BUTTON_HOVER, GOLD) if hover == choice(k) else (PANEL_ACTIVE, HAIRLINE)
            blit(surface, (plate(row.size, fill, 255, px(7), edge, 200), (0, 0)), row.topleft)
            self._answer(surface, k, choices.options[k], gains[k], row.inflate(-2 * px(INSET), 0), below)
        common = self._common(choices, rect.w)
        for k, told in enumerate(common):
            at = rect.x + px(PAD + INSET), rect.bottom - px(PAD) - (len(common) - k - 0.5) * px(LINE)
            line(surface, fonts, told, at, "body", px(GAIN), CREAM)

    def _answer(
        self, surface: pygame.Surface, number: int, option: str, gain: str, row: pygame.Rect, below: bool
    ) -> None:
        """Its key, what it is, and at the right or `below` what it brings."""
        px, fonts = self._frame.px, self._fonts
        if gain and below:
            left = row.x + px(CAP + INSET)
            told, size = fitted(fonts, gain, "body", px(GAIN), row.right - left, px(LEAST))
            line(surface, fonts, told, (left, row.bottom - px(LINE / 2 + 1)), "body", size, GLINT)
            row, gain = pygame.Rect(row.x, row.y, row.w, row.h - px(LINE)), ""
        if number < KEYS:
            cap = pygame.Rect(row.x, row.centery - px(CAP) // 2, px(CAP), px(CAP))
            blit(surface, (plate(cap.size, INK, 230, px(4), GOLD, 255), (0, 0)), cap.topleft)
            line(surface, fonts, str(number + 1), cap.center, "bold", px(OPTION), CREAM, "center")
        label = pygame.Rect(row.x + px(CAP + INSET), row.y, row.w - px(CAP + INSET), row.h)
        if gain:
            label.w -= px(APART) + fonts.width(gain, "body", px(GAIN))
            line(surface, fonts, gain, row.midright, "body", px(GAIN), GLINT, "midright")
        text, size = fitted(fonts, option, "body", px(OPTION), label.w, px(LEAST))
        line(surface, fonts, text, label.midleft, "body", size, CREAM)

    def _is_below(self, choices: Choices) -> bool:
        """Whether what an answer brings would be too wide beside one of them."""
        each = zip(choices.options, choices.gains, strict=True) if any(choices.gains) else ()
        return any(self._width(*told) > self._frame.px(WIDEST) for told in each)

    def _common(self, choices: Choices, width: int) -> tuple[str, ...]:
        """What all of them would bring, in lines of its width."""
        px = self._frame.px
        if not choices.common:
            return ()
        return wrapped(self._fonts, choices.common, "body", px(GAIN), width - 2 * px(PAD + INSET))

    def _width(self, option: str, gain: str) -> int:
        px, width = self._frame.px, self._fonts.width
        beside = px(APART) + width(gain, "body", px(GAIN)) if gain else 0
        return px(CAP + INSET) + width(option, "body", px(OPTION)) + beside

    def _size(self, choices: Choices) -> tuple[int, int]:
        px, wide = self._frame.px, self._fonts.width
        if self._is_below(choices):
            left = px(CAP + INSET)
            rows = [left + wide(each, "body", px(OPTION)) for each in choices.options]
            rows += [min(px(WIDEST), left + wide(each, "body", px(GAIN))) for each in choices.gains]
        else:
            told = choices.gains or ("",) * len(choices.options)
            rows = [self._width(*each) for each in zip(choices.options, told, strict=True)]
        title = wide(choices.title, "title", px(TITLE))
        width = min(max(title, *(row + 2 * px(INSET) for row in rows)) + 2 * px(PAD), self._frame.table.w)
        height = px(TITLE_HEIGHT) + len(choices.options) * self._row_height(choices) + 2 * px(PAD)
        return width, height + len(self._common(choices, width)) * px(LINE)

    def _row_height(self, choices: Choices) -> int:
        return self._frame.px(OPTION_HEIGHT) + self._is_below(choices) * self._frame.px(LINE)

    def _rows(self, choices: Choices, rect: pygame.Rect) -> Iterator[pygame.Rect]:
        px, high = self._frame.px, self._row_height(choices)
        for k in range(len(choices.options)):
            top = rect.y + px(PAD) + px(TITLE_HEIGHT) + k * high
            yield pygame.Rect(rect.x + px(PAD), top + 1, rect.w - 2 * px(PAD), high - 2)
