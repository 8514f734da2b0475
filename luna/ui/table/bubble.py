"""A short text of the moment: what a deed would bring, or why it is not allowed, beside what it is about."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, line, plate, wrapped
from luna.ui.pictures.outlines import bounds
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, PANEL, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import Taken, free_place, least_hiding
from luna.ui.table.notes import window
from luna.ui.table.shown import Bubble
from luna.ui.table.spot import Spot

WIDTHS, TEXT, PAD, ABOVE = (320, 230, 165), 18, 12, 9
"""How wide its lines are at most, the usual width first; its type and margins."""
ASIDE, REACH, ODD = 10, 110, 60
"""How far beside its target it lies at least, and at most from its point; how much farther off than in the usual shape
it may be before it is set in another one. All in logical px."""

PART, GAP = "\n\n", 8
"""What parts alternatives from each other, and the room between them in logical px."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of it: its text, its role and its middle from the top, in px."""

    text: str
    role: str
    y: float


@dataclass(frozen=True, slots=True)
class _Set:
    """A bubble in type: its size and its rows."""

    size: tuple[int, int]
    rows: tuple[_Row, ...]


class BubblePainter:
    """Lays out and draws it; about one target it stays where it is."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts
        self._kept: tuple[Taken, object, _Set, pygame.Rect] | None = None

    def rect(self, bubble: Bubble, taken: Taken, target: Spot | None, above: Sequence[pygame.Rect] = ()) -> pygame.Rect:
        """Where it lies: beside its target, on as little as possible of what is taken, else at its point."""
        return self._laid(bubble, taken, target, tuple(above))[1].copy()

    def paint(
        self,
        surface: pygame.Surface,
        bubble: Bubble,
        taken: Taken,
        target: Spot | None,
        above: Sequence[pygame.Rect] = (),
    ) -> None:
        """Of several paragraphs the first is the strongest, in every part; it lies on nothing that is `above`."""
        px, (set_, rect) = self._frame.px, self._laid(bubble, taken, target, tuple(above))
        edge = REFUSAL if bubble.tone == "refusal" else GOLD
        blit(surface, (plate(rect.size, PANEL, 244, px(10), edge, 255, max(1, px(2))), (0, 0)), rect.topleft)
        for row in set_.rows:
            at = rect.x + px(PAD), rect.y + row.y
            line(surface, self._fonts, row.text, at, row.role, px(TEXT), GLINT if row.role == "bold" else CREAM)

    def _laid(
        self, bubble: Bubble, taken: Taken, target: Spot | None, above: tuple[pygame.Rect, ...]
    ) -> tuple[_Set, pygame.Rect]:
        if not target:
            set_, px = self._set(bubble.text, WIDTHS[0]), self._frame.px
            at = bubble.at[0] + px(18), bubble.at[1] - px(16) - set_.size[1]
            return set_, pygame.Rect(at, set_.size).clamp(window(self._frame))
        key = bubble.text, target.lit, above
        if self._kept is None or self._kept[0] is not taken or self._kept[1] != key:
            self._kept = taken, key, *self._beside(bubble, taken, target, above)
        return self._kept[2:]

    def _beside(
        self, bubble: Bubble, taken: Taken, target: Spot, above: tuple[pygame.Rect, ...]
    ) -> tuple[_Set, pygame.Rect]:
        """In the shape whose free place is nearest; where that is far off, what hides least near it, or at all."""
        px, tried = self._frame.px, list[tuple[float, _Set, pygame.Rect]]()
        near, place = [pygame.Rect(bubble.at, (1, 1))], bounds(target.lit).inflate(2 * px(ASIDE), 2 * px(ASIDE))
        for odd, set_ in enumerate(self._sets(bubble.text)):
            found = free_place(taken, set_.size, near, [place, *above])
            if found and found.way <= px(REACH):
                tried.append((found.way + px(ODD) * odd, set_, found.rect))
        if tried:
            return min(tried, key=lambda each: each[0])[1:]
        set_ = next(self._sets(bubble.text))
        for reach in (px(REACH), math.inf):
            if best := least_hiding(taken, set_.size, near, [place, *above], reach):
                return set_, best.rect
        return set_, pygame.Rect(bubble.at, set_.size).clamp(window(self._frame))

    def _sets(self, text: str) -> Iterator[_Set]:
        return (self._set(text, width) for width in WIDTHS)

    def _set(self, text: str, widest: int) -> _Set:
        px, fonts = self._frame.px, self._fonts
        step, y, rows = fonts.font("body", px(TEXT)).get_linesize(), float(px(ABOVE)), list[_Row]()
        for part in text.split(PART):
            y += px(GAP) if rows else 0
            first, *more = part.split("\n")
            for n, paragraph in enumerate((first, *more)):
                role = "bold" if more and not n else "body"
                for row in wrapped(fonts, paragraph, role, px(TEXT), px(widest)):
                    rows.append(_Row(row, role, y + step / 2))
                    y += step
        width = max(fonts.width(row.text, row.role, px(TEXT)) for row in rows) + 2 * px(PAD)
        return _Set((width, round(y) + px(ABOVE)), tuple(rows))
