"""What a seat has just done, told beside the place where it happened: a small plate with a line to that place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.pictures.outlines import bounds
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.looks import Looks
from luna.ui.table.notes import Row, draw_rows, paragraph
from luna.ui.table.shown import Deed
from luna.ui.table.spot import AREA, FLAT, PIECE, Spot

WIDTHS, NARROW, PAD, EMBLEM, GAP = (340, 460), 176, 12, 26, 8
"""How wide its text is at most, also where that would make it tall; and what has room between things."""
TALLEST = 0.4
"""Share of the table's height that it takes at most, as far as its least type allows."""
HEAD, TEXT, HINT, ROW, LEAST = 22, 20, 18, 31, 8
CLEAR, EDGE = 18, 8
"""Least distance from the place, and from the edges of the table; all in logical px."""
HIDDEN, GROUND, NARROWED = 90, 300, 20
"""What hiding a thing costs, being wholly above a broad place instead of between them, and being narrow: px of way."""


Rects = tuple[pygame.Rect, ...]


@dataclass(frozen=True, slots=True)
class _Set:
    """A plate in type: its size and its lines below the head."""

    size: tuple[int, int]
    rows: list[Row]
    hint: Row | None


class DeedPainter:
    """Lays out and draws the plate; it stays where it is while its deed is told."""

    def __init__(self, frame: Areas, fonts: Fonts, looks: Looks, right: int | None = None) -> None:
        """`right` = where the room of the table ends for it, in px."""
        self._frame, self._fonts, self._looks = frame, fonts, looks
        self._right = frame.table.right if right is None else right
        self._kept: tuple[object, Rects, _Set, pygame.Rect] | None = None

    def rect(self, deed: Deed, known: Mapping[Pick, Spot], above: Rects = ()) -> pygame.Rect:
        """Where it lies; `above` = what lies over the table and has to be left free."""
        return self._laid(deed, known, above)[1].copy()

    def paint(self, surface: pygame.Surface, deed: Deed, known: Mapping[Pick, Spot], above: Rects = ()) -> None:
        """The plate with its line."""
        (set_, rect), px, look = self._laid(deed, known, above), self._frame.px, self._looks[deed.colour]
        places = _places(deed, known)
        if places:
            self._line(surface, rect, min(places, key=lambda each: _gap(rect, each)), look.light)
        blit(surface, (plate(rect.size, PANEL, 244, px(10), look.light, 255, max(1, px(2))), (0, 0)), rect.topleft)
        x, y = rect.x + px(PAD), rect.y + px(PAD) + px(ROW) // 2 - px(4)
        icon(surface, look.emblem, (x + px(9), y), 9 * self._frame.ui_scale, look.soft)
        x += px(EMBLEM)
        if deed.points:
            tint = REFUSAL if deed.points.startswith("−") else GOLD
            x = line(surface, self._fonts, deed.points, (x, y), "bold", px(HEAD), tint).right + px(GAP)
        line(surface, self._fonts, deed.name, (x, y), "bold", px(HEAD), look.light)
        draw_rows(surface, self._fonts, set_.rows, rect.topleft)
        if set_.hint:
            draw_rows(surface, self._fonts, [set_.hint], rect.topleft)
            mark = rect.x + px(PAD), rect.y + round(set_.hint.at[1])
            corners = [(0, -px(6)), (px(10), 0), (0, px(6))]
            pygame.draw.polygon(surface, GOLD, [(mark[0] + dx, mark[1] + dy) for dx, dy in corners])

    def _line(self, surface: pygame.Surface, rect: pygame.Rect, place: pygame.Rect, colour: str) -> None:
        """From the plate to the edge of the place, with a dot at its end."""
        px = self._frame.px
        start, end = _nearest(rect, place.center), _nearest(place.inflate(-place.w // 3, -place.h // 3), rect.center)
        pygame.draw.line(surface, colour, start, end, max(2, px(3)))
        dot = plate((px(11), px(11)), colour, 255, px(11) // 2 + 1, CREAM, 255, max(1, px(2)))
        blit(surface, (dot, (px(11) / 2, px(11) / 2)), end)

    def _laid(self, deed: Deed, known: Mapping[Pick, Spot], above: Rects) -> tuple[_Set, pygame.Rect]:
        """A place that vanishes meanwhile, as a piece that moves on, does not move the plate."""
        key, places, kept = (deed, tuple(map(tuple, above))), tuple(_places(deed, known)), self._kept
        if kept is None or kept[0] != key or not set(map(tuple, places)) <= set(map(tuple, kept[1])):
            sets = self._set(deed), self._in_type(deed, self._frame.px(NARROW), TEXT)
            laid = [(set_, *self._free_place(set_.size, places, known, above)) for set_ in sets]
            laid = [each for each in laid if self._low(each[0])] or laid[:1]
            set_, rect, _ = min(laid, key=lambda each: each[2] + (each[0] is not sets[0]) * self._frame.px(NARROWED))
            self._kept = kept = key, places, set_, rect
        return kept[2:]

    def _low(self, set_: _Set) -> bool:
        """Whether it leaves most of the table free."""
        return set_.size[1] <= self._frame.table.h * TALLEST

    def _set(self, deed: Deed) -> _Set:
        """In the usual type; a long telling is wider, and then smaller, before it hides half the table."""
        tried = [(WIDTHS[0], TEXT), *((WIDTHS[1], text) for text in range(TEXT, LEAST - 1, -2))]
        for widest, text in tried:
            set_ = self._in_type(deed, min(self._frame.px(widest), self._frame.table.w // 2), text)
            if self._low(set_):
                break
        return set_

    def _in_type(self, deed: Deed, widest: int, text: int) -> _Set:
        px, fonts, most = self._frame.px, self._fonts, widest - 2 * self._frame.px(PAD)
        points = fonts.width(deed.points, "bold", px(HEAD)) + px(GAP) if deed.points else 0
        wanted = [px(EMBLEM) + points + fonts.width(deed.name, "bold", px(HEAD))]
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
        return _Set((max(width, wanted[0]) + 2 * px(PAD), y + px(PAD) - px(2)), rows, hint)

    def _free_place(
        self, size: tuple[int, int], places: Rects, known: Mapping[Pick, Spot], above: Rects
    ) -> tuple[pygame.Rect, float]:
        """Beside one of the places, covering none of them and as few other things as possible; and how bad that is."""
        frame, px = self._frame, self._frame.px
        table = frame.table
        room = pygame.Rect(table.x, table.y, min(table.right, self._right) - table.x, table.h)
        room = room.inflate(-2 * px(EDGE), -2 * px(EDGE))
        things = [spot.rect for spot in known.values() if spot.rank in (PIECE, FLAT) and room.colliderect(spot.rect)]
        grounds = [bounds(spot.lit) for spot in known.values() if spot.rank == AREA]
        tried = [rect.clamp(room) for place in places for rect in self._around(size, place)]
        clear = [rect for rect in tried if rect.collidelist([*places, *above]) < 0]
        if not clear:
            top = pygame.Rect((0, 0), size)
            top.midtop = room.midtop
            return top.clamp(room), 0.0
        costs = [self._cost(rect, places, things, grounds) for rect in clear]
        best = min(range(len(clear)), key=costs.__getitem__)
        return clear[best], costs[best]

    def _around(self, size: tuple[int, int], place: pygame.Rect) -> list[pygame.Rect]:
        """Places at each side of a place and at its corners."""
        around = place.inflate(2 * self._frame.px(CLEAR), 2 * self._frame.px(CLEAR))
        (width, height), (x, y) = size, around.center
        columns = around.left - width, around.left, x - width, x - width // 2, x, around.right - width, around.right
        rows = around.top - height, y - height, y - height // 2, y, around.bottom
        return [pygame.Rect(left, top, width, height) for left in columns for top in rows]

    def _cost(self, rect: pygame.Rect, places: Rects, things: list[pygame.Rect], grounds: list[pygame.Rect]) -> float:
        """The distance from the nearest of its places, and more for each thing that it hides."""
        hidden = len(rect.collidelistall(things)) * self._frame.px(HIDDEN)
        above = (rect.clip(ground) for ground in grounds)
        share = sum(part.w * part.h for part in above) / (rect.w * rect.h)
        return hidden + share * self._frame.px(GROUND) + min(_gap(rect, place) for place in places)


def _places(deed: Deed, known: Mapping[Pick, Spot]) -> list[pygame.Rect]:
    """Where it happened, as far as that is to be seen, each with all that is lit of it."""
    return [bounds(known[pick].lit) for pick in sorted(deed.about) if pick in known]


def _gap(rect: pygame.Rect, place: pygame.Rect) -> int:
    x, y = _nearest(rect, place.center)
    return abs(place.centerx - x) + abs(place.centery - y)


def _nearest(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle nearest to a point."""
    return min(max(point[0], rect.left), rect.right), min(max(point[1], rect.top), rect.bottom)
