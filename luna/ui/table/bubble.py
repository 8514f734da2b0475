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
from luna.ui.table.free_place import Taken, gap, least_burden, nearest_hiding_little
from luna.ui.table.leading_line import draw_leading_line
from luna.ui.table.notes import window
from luna.ui.table.shown import Bubble
from luna.ui.table.spot import AREA, Spot

WIDTHS, TEXT, PAD, ABOVE = (320, 250, 195, 150), 18, 12, 9
"""How wide its lines are at most, the usual width first; its type and margins."""
ASIDE, APART, HIDING, ODD = 10, 40, 300, 30
"""How far beside its target it lies at least, and at most without a line that leads there; how much farther off it may
be to hide nothing than to lie on bare ground as a whole, and to be set in the usual shape than in the next one. All in
logical px."""
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
        """Above its point at the right, or as near to that as what lies there lets it; a general one hides little."""
        set_, px = self._set(bubble.text, WIDTHS[0]), self._frame.px
        at = bubble.at[0] + px(18), bubble.at[1] - px(16) - set_.size[1]
        rect, column = pygame.Rect(at, set_.size).clamp(window(self._frame)), self._frame.right
        if column.collidepoint(bubble.at):  # a line of texts stays to be read
            rect.midright = column.x - px(ASIDE), rect.centery
        if bubble.general or rect.collidelist(above) >= 0:
            free = nearest_hiding_little(taken, rect.size, [rect], above, px(HIDING))
            rect = free.rect if free else rect
        return set_, rect

    def _beside(
        self, bubble: Bubble, taken: Taken, target: Spot, above: Rects, spared: Rects
    ) -> tuple[_Set, pygame.Rect]:
        """In the shape and at the place that is nearest and hides least."""
        px, at = self._frame.px, pygame.Rect(bubble.at, (1, 1))
        place = at if target.rank == AREA else bounds(target.lit)  # in the corners round an island is sea
        place = place.inflate(2 * px(ASIDE), 2 * px(ASIDE))
        for never in ([place, *above, *spared], [place, *above]):
            if placed := self._best(bubble.text, taken, at, never):
                return placed
        set_ = next(self._sets(bubble.text))
        return set_, pygame.Rect(bubble.at, set_.size).clamp(window(self._frame))

    def _best(
        self, text: str, taken: Taken, at: pygame.Rect, never: Sequence[pygame.Rect]
    ) -> tuple[_Set, pygame.Rect] | None:
        px, least, best = self._frame.px, math.inf, None
        for odd, set_ in enumerate(self._sets(text)):
            malus = px(ODD) * odd
            if found := least_burden(taken, set_.size, [at], never, px(HIDING), least - malus):
                least, best = found[0] + malus, (set_, found[1])
        return best

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
