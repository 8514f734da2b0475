"""A short text of the moment: what a deed would bring, or why it is not allowed, beside what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, line, plate, wrapped
from luna.ui.pictures.outlines import bounds
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, PANEL, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import ON_THINGS, Taken, Worth, gap, least_burden
from luna.ui.table.leading_line import draw_leading_line
from luna.ui.table.notes import window
from luna.ui.table.shown import Bubble
from luna.ui.table.spot import AREA, Spot

WIDTHS, TEXT, PAD, ABOVE = (320, 250, 195, 150, 420), 18, 12, 9
"""How wide its lines are at most, the usual width first; its type and margins."""
ASIDE, APART, ODD = 10, 40, 30
"""How far beside its target it lies at least, and at most without a line that leads there; how much farther off it may
be to be set in the usual shape than in the next one. All in logical px."""
LOST = 200
"""Logical px from its target at which it begins to be lost."""
PASSING, STAYING = (300, ON_THINGS), (600, 11.0)
"""Of what is told while a piece is on its way, and of what stays for a while: how many logical px farther off it may be
to hide nothing than to lie on bare ground as a whole, and how many times worse than that it is to hide things."""
Rects = tuple[pygame.Rect, ...]

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

    def rect(
        self, bubble: Bubble, taken: Taken, target: Spot | None, above: Rects = (), spared: Rects = ()
    ) -> pygame.Rect:
        """Where it lies: beside its target, on as little as possible of what is taken, else at its point.

        It lies on nothing that is `above`, as an open question is, and on what is to be `spared` only where nothing
        else is left.
        """
        return self._laid(bubble, taken, target, above, spared)[1].copy()

    def paint(
        self,
        surface: pygame.Surface,
        bubble: Bubble,
        taken: Taken,
        target: Spot | None,
        above: Rects = (),
        spared: Rects = (),
    ) -> None:
        """Of several paragraphs the first is the strongest, in every part."""
        px, (set_, rect) = self._frame.px, self._laid(bubble, taken, target, above, spared)
        edge = REFUSAL if bubble.tone == "refusal" else GOLD
        place = bounds(target.lit) if target else rect
        if self._frame.table.contains(place) and gap(rect, place) > px(APART):  # to a button it would cross the table
            draw_leading_line(surface, self._frame, rect, place, edge)
        blit(surface, (plate(rect.size, PANEL, 244, px(10), edge, 255, max(1, px(2))), (0, 0)), rect.topleft)
        for row in set_.rows:
            at = rect.x + px(PAD), rect.y + row.y
            line(surface, self._fonts, row.text, at, row.role, px(TEXT), GLINT if row.role == "bold" else CREAM)

    def _laid(
        self, bubble: Bubble, taken: Taken, target: Spot | None, above: Rects, spared: Rects
    ) -> tuple[_Set, pygame.Rect]:
        key = bubble.text, target.lit if target else bubble.at, above, spared
        if self._kept is None or self._kept[0] is not taken or self._kept[1] != key:
            beside = self._beside(bubble, taken, target, above, spared) if target else None
            self._kept = taken, key, *(beside or self._at_point(bubble, taken, above))
        return self._kept[2:]

    def _at_point(self, bubble: Bubble, taken: Taken, above: Rects) -> tuple[_Set, pygame.Rect]:
        """Near to its point, and on next to nothing of what lies on the table."""
        aside, at = 2 * self._frame.px(ASIDE), pygame.Rect(bubble.at, (1, 1))
        never = [at.inflate(aside, aside), *above]
        return self._best(bubble, taken, at, never) or self._at(bubble)

    def _at(self, bubble: Bubble) -> tuple[_Set, pygame.Rect]:
        set_ = next(self._sets(bubble.text))
        return set_, pygame.Rect(bubble.at, set_.size).clamp(window(self._frame))

    def _beside(
        self, bubble: Bubble, taken: Taken, target: Spot, above: Rects, spared: Rects
    ) -> tuple[_Set, pygame.Rect]:
        """In the shape and at the place that is nearest and hides least."""
        px, at, lit = self._frame.px, pygame.Rect(bubble.at, (1, 1)), bounds(target.lit)
        there = lit.contains(at)
        place = at if there and target.rank == AREA else lit  # in the corners round an island is sea
        near, place = at if there else place, place.inflate(2 * px(ASIDE), 2 * px(ASIDE))
        for never in ([place, *above, *spared], [place, *above]):
            if placed := self._best(bubble, taken, near, never):
                return placed
        return self._at(bubble)

    def _best(
        self, bubble: Bubble, taken: Taken, at: pygame.Rect, never: Sequence[pygame.Rect]
    ) -> tuple[_Set, pygame.Rect] | None:
        sets, px = tuple(self._sets(bubble.text)), self._frame.px
        ground, things = PASSING if bubble.tone == "gain" and not bubble.general else STAYING
        worth = Worth(px(ground), px(ODD), things, px(LOST))
        found = least_burden(taken, [set_.size for set_ in sets], [at], never, worth)
        return (sets[found[0]], found[1]) if found else None

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
