"""What a seat has just done, told near to where it happened, where it hides next to nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Bodies, blit, icon, line, plate
from luna.ui.pictures.outlines import Outline, bounds
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.free_place import Taken, Worth, gap, least_burden
from luna.ui.table.leading_line import draw_leading_line, draw_way_out, way_out
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
LOST, ASTRAY = 250, 150
"""From which way on a place is farther off than one looks, and how much farther it may be to tell what the deed is good
for too; both in logical px."""
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
        for spot in _places(deed, known):
            if spot.in_sight:
                with spot.cut_off(surface):
                    light = standing(spot.lit)
                    lights.light(surface, spot.lit, look.light, self._frame.ui_scale, tint=0, standing=light)
        self._lead(surface, deed, known, rect)
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

    def _lead(self, surface: pygame.Surface, deed: Deed, known: Mapping[Pick, Spot], rect: pygame.Rect) -> None:
        """A line to where it happened; to the edge of what is seen from near if that lies beyond it."""
        telling, colour = _telling(_places(deed, known)), self._looks[deed.colour].light
        if not telling:
            return
        spot = min(telling, key=lambda each: gap(rect, self._end(each)))
        if spot.in_sight:
            draw_leading_line(surface, self._frame, rect, self._end(spot), colour)
        else:
            draw_way_out(surface, self._frame, rect, self._end(spot), spot.rect.center, colour)

    def _end(self, spot: Spot) -> pygame.Rect:
        """Where the line to a place ends: at all that is lit of it, or where its head points there."""
        if spot.in_sight or spot.within is None:
            return bounds(spot.lit)
        return way_out(self._frame, spot.within, spot.rect.center)

    def _laid(self, deed: Deed, known: Mapping[Pick, Spot], taken: Taken, above: Rects) -> tuple[_Set, pygame.Rect]:
        """A place that vanishes meanwhile, as a piece that moves on, does not move the plate."""
        spots, kept = _places(deed, known), self._kept
        key, places = (deed, tuple(map(tuple, above))), tuple(map(self._end, spots))
        if kept is None or kept[0] != key or not set(map(tuple, places)) <= set(map(tuple, kept[1])):
            near = tuple(map(self._end, _telling(spots)))
            self._kept = kept = key, places, *self._placed(deed, places, near, taken, above)
        return kept[2:]

    def _placed(self, deed: Deed, places: Rects, near: Rects, taken: Taken, above: Rects) -> tuple[_Set, pygame.Rect]:
        """Near, in open water rather than on ground and hardly ever on anything; else beside the table if it can.

        Of what the deed is good for lines are left out rather than hide more for them or lie much farther off.
        """
        px, little = self._frame.px, HIDDEN * self._frame.table.w * self._frame.table.h
        never = (*(place.inflate(2 * px(CLEAR), 2 * px(CLEAR)) for place in places), *above)

        def hidden(found: tuple[_Set, pygame.Rect], on_ground: bool) -> float:
            return taken.hidden(found[1], on_ground) * found[1].w * found[1].h

        bare = over = self._over(replace(deed, more=()), near, never, taken)
        if bare:
            reach, most = _way(bare[1], near) + px(ASTRAY), hidden(bare, False) + little
            shorter = (replace(deed, more=deed.more[:lines]) for lines in range(len(deed.more), 0, -1))
            versions = (self._over(each, near, never, taken, reach) for each in shorter)
            over = next((each for each in versions if each and hidden(each, False) <= most), bare)
        if over and hidden(over, True) <= little:
            return over
        return self._beside(deed, above) or over or self._at_corner(deed, taken)

    def _over(
        self, deed: Deed, near: Rects, never: Rects, taken: Taken, reach: float = math.inf
    ) -> tuple[_Set, pygame.Rect] | None:
        """The best place over the table that is no farther off than `reach`, if there is any."""
        px, sets = self._frame.px, tuple(self._sets(deed))
        worth = Worth(px(HIDING), px(ODD), THINGS, px(LOST), reach)
        found = least_burden(taken, [set_.size for set_ in sets], near, never, worth)
        return (sets[found[0]], found[1]) if found else None

    def _at_corner(self, deed: Deed, taken: Taken) -> tuple[_Set, pygame.Rect]:
        """Where nothing else is left."""
        set_ = next(self._sets(replace(deed, more=())))
        return set_, pygame.Rect(taken.room.topleft, set_.size)

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
        wanted += [fonts.width(told, "body", px(text)) for told in (*deed.rows, *deed.more)]
        if deed.hint:
            wanted.append(px(18) + fonts.width(deed.hint, "body", px(HINT)))
        width, y, rows = min(most, max(wanted)), px(PAD + ROW - 4), list[Row]()
        for told in (*deed.rows, *deed.more):
            more, y = paragraph(fonts, told, "body", px(text), CREAM, (px(PAD), y), width)
            rows += more
        hint = None
        if deed.hint:
            (hint, *_), y = paragraph(fonts, deed.hint, "body", px(HINT), QUIET, (px(PAD + 18), y + px(4)), width)
        return _Set((max(max(width, wanted[0]) + 2 * px(PAD), least), y + px(PAD) - px(2)), head, rows, hint)


def _way(rect: pygame.Rect, near: Rects) -> float:
    return min((gap(rect, place) for place in near), default=0.0)


def _telling(places: Sequence[Spot]) -> list[Spot]:
    """The places that say best where it happened, those in sight if some are.

    A tile does so rather than the island from which somebody came to it.
    """
    areas = [box.w * box.h for box in (bounds(spot.lit) for spot in places)]
    found = [spot for spot, area in zip(places, areas, strict=True) if area <= ALIKE * min(areas)]
    return [spot for spot in found if spot.in_sight] or found


def _places(deed: Deed, known: Mapping[Pick, Spot]) -> list[Spot]:
    """Where it happened, as far as that is to be found on the table."""
    return [known[pick] for pick in sorted(deed.about) if pick in known]
