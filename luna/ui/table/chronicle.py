"""The chronicle: lines broken to its width, the part that is seen, and its scroll bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, icon, line, panel, plate, wrapped
from luna.ui.pictures.palette import BUTTON, CREAM, FAINT, GOLD, HAIRLINE, PANEL, QUIET, SLOT, mix
from luna.ui.table.areas import Areas
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.looks import Looks
from luna.ui.table.picks import CHRONICLE, TablePick
from luna.ui.table.shown import Shown

PAD, TITLE, HEADING, TEXT, LEAST = 16, 20, 18, 18, 11
INDENT, ROW, HEAD, TITLE_AT, FOOT, WHOLE = 20, 21, 38, 22, 8, 400
"""`WHOLE` = width of a panel with full margins and indents; `LEAST` type is of names and headings cut off otherwise."""
LEAST_ROWS = 8
"""Rows of sentences that are seen of it at least, whatever is said or told meanwhile."""
AFTER, AFTER_HEADING, AFTER_HEAD = 4, 6, 1
"""Room below a sentence, a round's heading and a turn's head."""
OPENS = "eye"
"""The sign of a line that a dialog tells of in full."""
BAR, LEAST_THUMB, ARROW = 7, 30, 14
CUT = " …"
"""What stands after the first words of the last entry where not even that has room as a whole."""
PLAIN_TEXT, FAINT_TEXT = mix(QUIET, CREAM, 0.35), mix(FAINT, QUIET, 0.35)


@dataclass(frozen=True, slots=True)
class TypesetLine:
    """One line as it is set: its number, its words in rows and its place in px."""

    number: int
    source: ChronicleLine
    rows: tuple[str, ...]
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class Page:
    """What is seen of the chronicle: entries, all lines from the first to before the end, and the bar with its thumb.

    Over them stays the head of the turn that the first of them belongs to.
    """

    entries: tuple[TypesetLine, ...]
    first: int
    end: int
    total: int
    bar: pygame.Rect
    thumb: pygame.Rect

    def end_at(self, y: int, grip: int) -> int:
        """Up to which line is seen when the thumb, held `grip` px below its top, is dragged to a height."""
        seen, room = self.end - self.first, self.bar.h - self.thumb.h
        first = (y - grip - self.bar.y) / max(1, room) * (self.total - seen)
        # At the very top the page is filled from the first line on: there may be fewer on it than are seen now.
        return 1 if first <= 0 else max(seen, min(self.total, seen + round(first)))


def least_height(frame: Areas, rows: int = LEAST_ROWS) -> int:
    """The height of a panel in which so many rows of sentences are seen, in px."""
    return frame.px(HEAD + FOOT) + rows * frame.px(ROW) + frame.px(AFTER)


class ChroniclePainter:
    """Draws the chronicle, newest at the bottom; only the visible lines cost anything."""

    def __init__(self, frame: Areas, fonts: Fonts, looks: Looks, text: Callable[..., str]) -> None:
        self._frame, self._fonts, self._looks, self._text = frame, fonts, looks, text
        self._broken: dict[tuple[str, bool, int], tuple[str, ...]] = {}
        self._page: tuple[object, Page] | None = None

    def paint(self, surface: pygame.Surface, shown: Shown, rect: pygame.Rect) -> None:
        """The panel with the lines that end `chronicle_back` lines before the last."""
        px, page = self._frame.px, self.page(shown, rect)
        panel(surface, rect, PANEL, 205, px(12))
        at, room = (rect.x + self._pad(rect), rect.y + px(TITLE_AT)), self._inner(rect).w - px(ARROW)
        title, size = fitted(self._fonts, self._text("table-chronicle"), "title", px(TITLE), room, px(LEAST))
        line(surface, self._fonts, title, at, "title", size, GOLD)
        whole = surface.get_clip()
        surface.set_clip(self._inner(rect).inflate(px(12), 0))
        if looked := [entry.rect for entry in page.entries if _looked_at(entry, shown)]:
            self._plate(surface, looked[0].unionall(looked[1:]), GOLD, 255)
        for entry in page.entries:
            self._entry(surface, entry, shown)
        surface.set_clip(whole)
        if page.end < page.total:
            icon(surface, "down", (rect.right - px(20), rect.y + px(TITLE_AT)), 7 * self._frame.ui_scale, GOLD)
        if page.thumb.h:
            pygame.draw.rect(surface, SLOT, page.bar, border_radius=page.bar.w // 2)
            pygame.draw.rect(surface, HAIRLINE, page.thumb, border_radius=page.bar.w // 2)

    def page(self, shown: Shown, rect: pygame.Rect) -> Page:
        """What is seen in a panel."""
        looked = shown.look and shown.look.step, shown.scrolled
        key = shown.chronicle, shown.undone, shown.chronicle_back, looked, tuple(rect)
        if self._page is None or self._page[0] != key:
            self._page = key, self._set(shown, rect)
        return self._page[1]

    def picks_at(self, pos: tuple[int, int], shown: Shown, rect: pygame.Rect) -> list[Pick]:
        """The line under a window position, and the chronicle itself."""
        if not rect.collidepoint(pos):
            return []
        entries = (entry for entry in self.page(shown, rect).entries if entry.rect.collidepoint(pos))
        return [*(Pick(TablePick.LINE, str(entry.number)) for entry in entries), CHRONICLE]

    # -- setting

    def _inner(self, rect: pygame.Rect) -> pygame.Rect:
        px = self._frame.px
        pad = self._pad(rect)
        left, right = rect.x + pad, rect.right - max(pad, px(BAR + 8))
        return pygame.Rect(left, rect.y + px(HEAD), right - left, rect.h - px(HEAD + FOOT))

    def _pad(self, rect: pygame.Rect) -> int:
        return min(self._frame.px(PAD), rect.w * PAD // WHOLE)

    def needed(self, shown: Shown, rect: pygame.Rect) -> int:
        """The height in px of a panel that shows the last entry as a whole, with the head of its turn."""
        inner, last = self._inner(rect), self._last(shown)
        entry = self._entry_of(shown, last - 1, inner) if last else None
        lines = (self._head_over(shown, entry, inner), entry) if entry else ()
        return self._frame.px(HEAD + FOOT) + sum(each.rect.h for each in lines if each)

    def _last(self, shown: Shown) -> int:
        """Before which line the page ends, if it is full."""
        total = len(shown.chronicle) + len(shown.undone)
        return total - max(0, min(shown.chronicle_back, total - 1))

    def _least_end(self, shown: Shown) -> int:
        """Before which line the page must not end, if what comes next is too high to be seen with what is looked at."""
        if shown.look is None or shown.scrolled:
            return len(shown.chronicle) + len(shown.undone)
        return max(1, sum(line.since <= shown.look.step for line in (*shown.chronicle, *shown.undone)))

    def _set(self, shown: Shown, rect: pygame.Rect) -> Page:
        inner, total, end = self._inner(rect), len(shown.chronicle) + len(shown.undone), self._last(shown)
        head, entries = self._upwards(shown, end, inner)
        least = self._least_end(shown)
        while entries and least <= min(entries[0].number, end - 1):
            end -= 1
            head, entries = self._upwards(shown, end, inner)
        first = entries[0].number if entries else end
        entries = [*head, *entries]
        room = inner.h - sum(entry.rect.h for entry in entries)
        y = inner.top + (room if first else 0)
        while not first and end < total and (entry := self._entry_of(shown, end, inner)).rect.h <= room:
            entries.append(entry)
            room, end = room - entry.rect.h, end + 1
        for entry in entries:
            entry.rect.y, y = y, y + entry.rect.h
        bar = pygame.Rect(rect.right - self._frame.px(BAR + 3), inner.y, self._frame.px(BAR), inner.h)
        return Page(tuple(entries), first, end, total, bar, self._thumb(bar, end - first, end, total))

    def _upwards(self, shown: Shown, end: int, inner: pygame.Rect) -> tuple[list[TypesetLine], list[TypesetLine]]:
        """As many whole entries before line `end` as there is room for, and the head that says whose they are."""
        entries, room = list[TypesetLine](), inner.h
        for number in range(end - 1, -1, -1):
            entry = self._entry_of(shown, number, inner)
            if entry.rect.h > room:
                break
            entries.insert(0, entry)
            room -= entry.rect.h
        while entries:
            of_turn = next((entry for entry in entries if entry.source.colour or entry.source.heading), None)
            head = self._head_over(shown, of_turn, inner) if of_turn else None
            if head is None or head.rect.h <= room:
                return [head] if head else [], entries
            room += entries.pop(0).rect.h
        return self._beginning(shown, end, inner) if end else ([], [])

    def _beginning(self, shown: Shown, end: int, inner: pygame.Rect) -> tuple[list[TypesetLine], list[TypesetLine]]:
        """The first rows of an entry that has no room as a whole, below its head."""
        entry = self._entry_of(shown, end - 1, inner)
        head = self._head_over(shown, entry, inner)
        rows = min(len(entry.rows), (inner.h - (head.rect.h if head else 0)) // self._frame.px(ROW))
        if rows < 1:
            return [], []
        rect = pygame.Rect(inner.x, 0, inner.w, rows * self._frame.px(ROW))
        told = entry.rows[:rows]
        if rows < len(entry.rows):
            words, _, _ = told[-1].rpartition(" ")
            told = (*told[:-1], (words or told[-1][: -len(CUT) - 1]) + CUT)
        return [head] if head else [], [TypesetLine(entry.number, entry.source, told, rect)]

    def _head_over(self, shown: Shown, entry: TypesetLine, inner: pygame.Rect) -> TypesetLine | None:
        """The head of the turn that a sentence belongs to, None of what stands for itself."""
        if not entry.source.colour or entry.source.head:
            return None
        number = entry.number - 1
        while number >= 0 and not (above := self._source(shown, number)).heading:
            if above.head:
                return self._entry_of(shown, number, inner)
            number -= 1
        return None

    def _source(self, shown: Shown, number: int) -> ChronicleLine:
        played = len(shown.chronicle)
        return shown.chronicle[number] if number < played else shown.undone[number - played]

    def _entry_of(self, shown: Shown, number: int, inner: pygame.Rect) -> TypesetLine:
        source = self._source(shown, number)
        rows = self._rows(source, inner.w)
        below = AFTER_HEADING if source.heading else AFTER_HEAD if source.head else AFTER
        return TypesetLine(number, source, rows, pygame.Rect(inner.x, 0, inner.w, self._height(len(rows), below)))

    def _rows(self, source: ChronicleLine, width: int) -> tuple[str, ...]:
        told, one_row, room = source.text, source.heading or source.head, width - self._indent(source, width)
        key = told, one_row, room
        if key not in self._broken:
            self._broken[key] = (told,) if one_row else wrapped(self._fonts, told, "body", self._frame.px(TEXT), room)
        return self._broken[key]

    def _indent(self, source: ChronicleLine, width: int) -> int:
        """Where a sentence begins: below the name of who acted, but in a narrow panel less far in."""
        if source.opens:
            return self._frame.px(INDENT)
        return min(self._frame.px(INDENT), width * INDENT // WHOLE) if source.colour else 0

    def _height(self, rows: int, below: int) -> int:
        return rows * self._frame.px(ROW) + self._frame.px(below)

    def _thumb(self, bar: pygame.Rect, seen: int, last: int, total: int) -> pygame.Rect:
        """Empty where all lines are seen."""
        if seen >= total:
            return pygame.Rect(0, 0, 0, 0)
        height = max(self._frame.px(LEAST_THUMB), bar.h * seen // total)
        return pygame.Rect(bar.x, bar.y + (bar.h - height) * (last - seen) // (total - seen), bar.w, height)

    # -- drawing

    def _entry(self, surface: pygame.Surface, entry: TypesetLine, shown: Shown) -> None:
        marked = entry.source.since <= _marked(shown) <= entry.source.step
        looked, hovered = _looked_at(entry, shown), shown.hover == Pick(TablePick.LINE, str(entry.number))
        if hovered and not looked:
            self._plate(surface, entry.rect, HAIRLINE, 150)
        dim = entry.number >= len(shown.chronicle)
        if entry.source.heading:
            self._heading(surface, entry, mix(GOLD, QUIET, 0.75 if dim else 0.35))
        elif entry.source.head:
            self._head(surface, entry, dim)
        else:
            bright = hovered or looked or (marked and not dim)
            self._sentence(surface, entry, CREAM if bright else FAINT_TEXT if dim else PLAIN_TEXT)

    def _plate(self, surface: pygame.Surface, rect: pygame.Rect, edge: str, alpha: int) -> None:
        face = rect.inflate(self._frame.px(10), 0)
        blit(surface, (plate(face.size, BUTTON, 225, self._frame.px(5), edge, alpha), (0, 0)), face.topleft)

    def _heading(self, surface: pygame.Surface, entry: TypesetLine, colour: str) -> None:
        px, rect = self._frame.px, entry.rect
        text, size = fitted(self._fonts, entry.rows[0], "title", px(HEADING), rect.w, px(LEAST))
        y = rect.y + px(16)
        drawn = line(surface, self._fonts, text, (rect.x, y), "title", size, colour)
        pygame.draw.line(surface, HAIRLINE, (drawn.right + px(8), y), (rect.right - px(6), y))

    def _head(self, surface: pygame.Surface, entry: TypesetLine, dim: bool) -> None:
        px, rect, source = self._frame.px, entry.rect, entry.source
        assert source.colour is not None
        colour = mix(self._looks[source.colour].light, FAINT, 0.6 if dim else 0.0)
        y = rect.y + px(ROW) * 0.55
        icon(surface, self._looks[source.colour].emblem, (rect.x + px(8), y), 8 * self._frame.ui_scale, colour)
        room = rect.w - px(INDENT)
        if source.points:
            tint = FAINT_TEXT if dim else GOLD
            points = line(surface, self._fonts, source.points, (rect.right, y), "bold", px(TEXT), tint, "midright")
            room -= points.w + px(8)
        text, size = fitted(self._fonts, source.text, "bold", px(TEXT), room, px(LEAST))
        line(surface, self._fonts, text, (rect.x + px(INDENT), y), "bold", size, colour)

    def _sentence(self, surface: pygame.Surface, entry: TypesetLine, colour: str) -> None:
        px, rect = self._frame.px, entry.rect
        x = rect.x + self._indent(entry.source, rect.w)
        if entry.source.opens:
            icon(surface, OPENS, (rect.x + px(7), rect.y + px(ROW) * 0.55), 7 * self._frame.ui_scale, GOLD)
        for k, text in enumerate(entry.rows):
            line(surface, self._fonts, text, (x, rect.y + px(ROW) * (k + 0.55)), "body", px(TEXT), colour)


def _looked_at(entry: TypesetLine, shown: Shown) -> bool:
    """Whether the line belongs to the step that is looked back at."""
    return shown.look is not None and entry.source.since <= shown.look.step <= entry.source.step


def _marked(shown: Shown) -> int:
    """How many steps had been played in the position shown."""
    if shown.look:
        return shown.look.step
    return shown.chronicle[-1].step if shown.chronicle else 0
