"""What a seat has just done, told near to where it happened, where it hides next to nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Bodies, blit, icon, line, plate
from luna.ui.pictures.outlines import Outline, bounds
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import Taken, Worth, gap, least_burden
from luna.ui.table.leading_line import draw_leading_line
from luna.ui.table.looks import Looks
from luna.ui.table.notes import Row, draw_rows, paragraph
from luna.ui.table.shown import Deed
from luna.ui.table.spot import Spot

WIDTHS, PAD, EMBLEM, GAP = (340, 460, 250, 200, 176, 150), 10, 26, 8
"""How wide it may be, the usual width first; its inner margin, and what has room between things."""
TEXT, LEAST, TALLEST, WIDEST = 18, 10, 0.33, 0.36
"""Type of every telling, wherever it lies, and the least, only for one that would take more than this share of the
window's height; and how wide one may be, as a share of the window's width."""
HEAD, LEAST_HEAD, HINT, ROW = 22, 12, 18, 28
CLEAR, HIDING, ODD = 6, 1400, 60
"""Least distance from the place, how much farther off it may be to hide nothing than to lie on bare ground, and to have
a usual shape rather than the next one; all in logical px."""
THINGS, HIDDEN = 13.0, 0.01
"""How many times worse than bare ground it is to hide things, and how much of them it may, as a share of the table."""
ALIKE = 3
"""How many times as large as the smallest place others are that say as well where it happened."""

Rects = tuple[pygame.Rect, ...]


@dataclass(frozen=True, slots=True)
class _Set:
    """A plate in type: its size, the type of its head and the lines below."""

    size: tuple[int, int]
    head: int
    rows: list[Row]
    hint: Row | None


class DeedPainter:
    """Lays out and draws the plate; it stays where it is while its deed is told."""

    def __init__(self, frame: Areas, fonts: Fonts, looks: Looks, aside: pygame.Rect) -> None:
        """`aside` = a column beside the table, for a telling that has no room in the water."""
        self._frame, self._fonts, self._looks, self._aside = frame, fonts, looks, aside
        self._kept: tuple[object, Rects, _Set, pygame.Rect] | None = None

    def rect(self, deed: Deed, known: Mapping[Pick, Spot], taken: Taken, above: Rects = ()) -> pygame.Rect:
        """Where it lies; `taken` = what it hides hardly anything of, `above` = what lies over the table."""
        return self._laid(deed, known, taken, above)[1].copy()

    def paint(
        self,
        surface: pygame.Surface,
        deed: Deed,
        known: Mapping[Pick, Spot],
        taken: Taken,
        above: Rects = (),
        standing: Callable[[Outline], Bodies] = lambda _: (),
    ) -> None:
        """The plate, and light in the colour of the seat round where it happened, behind what is `standing` there."""
        set_, rect = self._laid(deed, known, taken, above)
        px, look = self._frame.px, self._looks[deed.colour]
        for pick in sorted(deed.about):
            if pick in known:
                lit = known[pick].lit
                lights.light(surface, lit, look.light, self._frame.ui_scale, tint=0, standing=standing(lit))
        places = _telling(_places(deed, known))
        if places:
            draw_leading_line(surface, self._frame, rect, min(places, key=lambda each: gap(rect, each)), look.light)
        blit(surface, (plate(rect.size, PANEL, 244, px(10), look.light, 255, max(1, px(2))), (0, 0)), rect.topleft)
        x, y = rect.x + px(PAD), rect.y + px(PAD) + px(ROW) // 2 - px(4)
        icon(surface, look.emblem, (x + px(9), y), 9 * self._frame.ui_scale, look.soft)
        x += px(EMBLEM)
        if deed.points:
            tint = REFUSAL if deed.points.startswith("−") else GOLD
            x = line(surface, self._fonts, deed.points, (x, y), "bold", set_.head, tint).right + px(GAP)
        line(surface, self._fonts, deed.name, (x, y), "bold", set_.head, look.light)
        draw_rows(surface, self._fonts, set_.rows, rect.topleft)
        if set_.hint:
            draw_rows(surface, self._fonts, [set_.hint], rect.topleft)
            mark = rect.x + px(PAD), rect.y + round(set_.hint.at[1])
            corners = [(0, -px(6)), (px(10), 0), (0, px(6))]
            pygame.draw.polygon(surface, GOLD, [(mark[0] + dx, mark[1] + dy) for dx, dy in corners])

    def _laid(self, deed: Deed, known: Mapping[Pick, Spot], taken: Taken, above: Rects) -> tuple[_Set, pygame.Rect]:
        """A place that vanishes meanwhile, as a piece that moves on, does not move the plate."""
        key, places, kept = (deed, tuple(map(tuple, above))), tuple(_places(deed, known)), self._kept
        if kept is None or kept[0] != key or not set(map(tuple, places)) <= set(map(tuple, kept[1])):
            self._kept = kept = key, places, *self._placed(deed, places, taken, above)
        return kept[2:]

    def _placed(self, deed: Deed, places: Rects, taken: Taken, above: Rects) -> tuple[_Set, pygame.Rect]:
        """Near, in open water rather than on ground and hardly ever on anything; else beside the table if it can."""
        px, sets = self._frame.px, tuple(self._sets(deed))
        never = (*(place.inflate(2 * px(CLEAR), 2 * px(CLEAR)) for place in places), *above)
        worth = Worth(px(HIDING), px(ODD), THINGS)
        found = least_burden(taken, [set_.size for set_ in sets], _telling(places), never, worth)
        over = (sets[found[0]], found[1]) if found else (sets[0], pygame.Rect(taken.room.topleft, sets[0].size))
        hidden = taken.hidden(over[1], on_ground=True) if found else 1
        hides_much = hidden * over[1].w * over[1].h > HIDDEN * self._frame.table.w * self._frame.table.h
        return (self._beside(deed, above) if hides_much else None) or over

    def _beside(self, deed: Deed, above: Rects) -> tuple[_Set, pygame.Rect] | None:
        """At the foot of the column beside the table, if there is room."""
        set_ = self._in_type(deed, self._aside.w, TEXT, self._aside.w)
        rect = pygame.Rect((0, 0), set_.size)
        rect.bottomright = self._aside.bottomright
        return (set_, rect) if self._aside.contains(rect) and rect.collidelist(above) < 0 else None

    def _sets(self, deed: Deed) -> Iterator[_Set]:
        """The plate in different shapes, the usual ones first; a long telling only in one that is not too tall."""
        seen = set[tuple[int, int]]()
        for width in WIDTHS:
            set_ = self._in_type(deed, min(self._frame.px(width), self._widest), TEXT)
            if self._is_low(set_) and set_.size not in seen:
                seen.add(set_.size)
                yield set_
        if not seen:
            yield self._smallest(deed)

    def _smallest(self, deed: Deed) -> _Set:
        """A long telling in the largest type in which it is not too tall."""
        for text in range(TEXT - 1, LEAST - 1, -1):
            set_ = self._in_type(deed, min(self._frame.px(max(WIDTHS)), self._widest), text)
            if self._is_low(set_):
                break
        return set_

    @property
    def _widest(self) -> int:
        """The same with every size of type: of the table larger type may leave less."""
        return round(self._frame.size[0] * WIDEST)

    def _is_low(self, set_: _Set) -> bool:
        """Whether it leaves most of the table free."""
        return set_.size[1] <= self._frame.size[1] * TALLEST

    def _head_type(self, deed: Deed, most: int) -> int:
        """Smaller for a long name."""
        size = self._frame.px(HEAD)
        while size > self._frame.px(LEAST_HEAD) and self._head_width(deed, size) > most:
            size -= 1
        return size

    def _head_width(self, deed: Deed, size: int) -> int:
        points = self._fonts.width(deed.points, "bold", size) + self._frame.px(GAP) if deed.points else 0
        return self._frame.px(EMBLEM) + points + self._fonts.width(deed.name, "bold", size)

    def _in_type(self, deed: Deed, widest: int, text: int, least: int = 0) -> _Set:
        px, fonts, most = self._frame.px, self._fonts, widest - 2 * self._frame.px(PAD)
        head = self._head_type(deed, most)
        wanted = [self._head_width(deed, head)]
        wanted += [fonts.width(told, "body", px(text)) for told in deed.rows]
        if deed.hint:
            wanted.append(px(18) + fonts.width(deed.hint, "body", px(HINT)))
        width, y, rows = min(most, max(wanted)), px(PAD + ROW - 4), list[Row]()
        for told in deed.rows:
            more, y = paragraph(fonts, told, "body", px(text), CREAM, (px(PAD), y), width)
            rows += more
        hint = None
        if deed.hint:
            (hint, *_), y = paragraph(fonts, deed.hint, "body", px(HINT), QUIET, (px(PAD + 18), y + px(4)), width)
        return _Set((max(max(width, wanted[0]) + 2 * px(PAD), least), y + px(PAD) - px(2)), head, rows, hint)


def _telling(places: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The places that say best where it happened: a tile rather than the island from which somebody came to it."""
    least = min((place.w * place.h for place in places), default=0)
    return [place for place in places if place.w * place.h <= ALIKE * least]


def _places(deed: Deed, known: Mapping[Pick, Spot]) -> list[pygame.Rect]:
    """Where it happened, as far as that is to be seen, each with all that is lit of it."""
    return [bounds(known[pick].lit) for pick in sorted(deed.about) if pick in known]
