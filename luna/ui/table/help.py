"""Help: a card in full after what it leaves out, with a link to the rules book, beside the thing it is about."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import Bodies, blit
from luna.ui.pictures.palette import CREAM, GOLD, HAIRLINE, QUIET
from luna.ui.table.areas import Areas
from luna.ui.table.notes import EDGE, Row, draw_button, draw_panel, draw_rows, paragraph, window
from luna.ui.table.picks import HELP_LINK, HELP_PANEL
from luna.ui.table.shown import Card, Help
from luna.ui.table.spot import SEA, Spot

WIDTHS, TITLE, TEXT, SMALLEST = (400, 520, 660), 21, 18, 10
"""Widths that are tried from the narrowest on; type in logical px."""
PAD, GAP, PICTURE, BUTTON_HEIGHT, RULE = 16, 14, 58, 36, 14
WIDEST = 0.43
"""Most share of the window's width: the thing and its help lie beside each other."""
LARGEST = 260
"""Longer things are pointed at where they were asked for, not as a whole; logical px."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A help in type: its size, its lines, the heights of the lines between its parts, the button."""

    size: tuple[int, int]
    rows: list[Row]
    rules: tuple[int, ...]
    button: pygame.Rect
    type: int


class HelpPainter:
    """Lays out and draws a help; knows what of it is under the pointer."""

    def __init__(self, frame: Areas, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts
        self._kept: tuple[Help, Spot | None, _Set, pygame.Rect] | None = None

    def rect(self, help: Help, spot: Spot | None) -> pygame.Rect:
        """Where it lies; `spot` = the place of the thing."""
        return self._laid(help, spot)[1].copy()

    def link(self, help: Help, spot: Spot | None) -> pygame.Rect:
        """Where its link lies."""
        set_, rect = self._laid(help, spot)
        return set_.button.move(rect.topleft)

    def picks_at(self, pos: tuple[int, int], help: Help, spot: Spot | None) -> list[Pick]:
        """What of it lies under a point of the window."""
        if self.link(help, spot).collidepoint(pos):
            return [HELP_LINK]
        return [HELP_PANEL] if self.rect(help, spot).collidepoint(pos) else []

    def paint(
        self, surface: pygame.Surface, help: Help, spot: Spot | None, hover: Pick | None, standing: Bodies = ()
    ) -> None:
        """The panel, and a line round the thing, if it is not the ground itself, behind what is `standing` there."""
        (set_, rect), px = self._laid(help, spot), self._frame.px
        if spot is not None and spot.rank < SEA:
            with spot.cut_off(surface):
                lights.trace(surface, spot.lit, self._frame.ui_scale, standing)
        draw_panel(surface, self._frame, rect)
        if help.card.sprite:
            side = px(PICTURE)
            middle = rect.x + px(PAD) + side / 2, rect.y + px(PAD) + side / 2
            blit(surface, self._sprites.fitted(help.card.sprite, side), middle)
        for y in (rect.y + rule for rule in set_.rules):
            pygame.draw.line(surface, HAIRLINE, (rect.x + px(PAD), y), (rect.right - px(PAD) - 1, y))
        draw_rows(surface, self._fonts, set_.rows, rect.topleft)
        button = set_.button.move(rect.topleft)
        draw_button(surface, self._frame, self._fonts, help.link, button, set_.type, hover == HELP_LINK)

    def _laid(self, help: Help, spot: Spot | None) -> tuple[_Set, pygame.Rect]:
        if self._kept is None or self._kept[:2] != (help, spot):
            set_ = self._set(help)
            self._kept = help, spot, set_, self._beside(self._target(help, spot), set_.size)
        return self._kept[2:]

    def _target(self, help: Help, spot: Spot | None) -> pygame.Rect:
        """What the panel must not cover: the thing, or a large one's part that was asked for."""
        longest, middle = self._frame.px(LARGEST), pygame.Rect(0, 0, self._frame.px(24), self._frame.px(24))
        if spot is not None and max(spot.rect.size) <= longest:
            return spot.rect
        middle.center = help.at or (spot.rect.center if spot else window(self._frame).center)
        return middle

    def _beside(self, target: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
        """The first place beside the thing that clears it, if it can be off the bars and the column of what is said."""
        gap, frame = self._frame.px(GAP), self._frame
        rect = pygame.Rect((0, 0), size)
        right, left, below, above = rect.copy(), rect.copy(), rect.copy(), rect.copy()
        right.midleft = target.right + gap, target.centery
        left.midright = target.left - gap, target.centery
        below.midtop = target.centerx, target.bottom + gap
        above.midbottom = target.centerx, target.top - gap
        in_bar = target.colliderect(frame.top) or target.colliderect(frame.bottom)
        places = (below, above, right, left) if in_bar else (right, left, below, above)
        edges = -2 * frame.px(EDGE), -2 * frame.px(EDGE)
        off_column = frame.left.union(frame.table).inflate(edges)
        for room in (off_column, off_column.union(frame.right.inflate(edges)), window(frame)):
            for each in places:
                kept = each.clamp(room)
                if not kept.colliderect(target) and room.contains(kept):
                    return kept
        return right.clamp(window(frame))

    def _set(self, help: Help) -> _Set:
        """In the largest type that fits the window, a narrow panel before a wide one."""
        room, most = window(self._frame), round(self._frame.size[0] * WIDEST)
        widths = sorted({min(self._frame.px(width), most) for width in WIDTHS})
        set_ = None
        for size in range(TEXT, SMALLEST - 1, -1):
            for width in widths:
                set_ = self._set_in(help, width, size)
                if set_.size[1] <= room.h * (0.66 if width < widths[-1] else 1.0):
                    return set_
        assert set_ is not None
        return set_

    def _set_in(self, help: Help, width: int, size: int) -> _Set:
        px, card, inner = self._frame.px, help.card, width - 2 * self._frame.px(PAD)
        indent = px(PICTURE + 12) if card.sprite else 0
        rows, y = self._lines([(card.title, "title", TITLE, GOLD)], px(PAD) + indent, px(PAD) - px(2), inner - indent)
        more, y = self._lines([(card.subtitle, "body", size, QUIET)], px(PAD) + indent, y, inner - indent)
        y = max(y + px(6), px(PAD + PICTURE + 8) if card.sprite else 0)
        told, rules, y = self._parts(card, size, y, inner)
        type_ = self._button_type(help.link, inner, size)
        button = pygame.Rect(px(PAD), y + px(10), 0, px(BUTTON_HEIGHT))
        button.w = min(inner, self._fonts.width(help.link, "body", type_) + 2 * px(14))
        return _Set((width, button.bottom + px(PAD) - px(2)), [*rows, *more, *told], rules, button, type_)

    def _parts(self, card: Card, size: int, y: int, width: int) -> tuple[list[Row], tuple[int, ...], int]:
        """What help alone says, then rule and state; with the heights of the lines between them, and their foot."""
        px, rows, rules = self._frame.px, list[Row](), list[int]()
        for texts, colour in ((card.more, CREAM), (card.lines, CREAM), (card.facts, QUIET)):
            if texts and rows:
                rules, y = [*rules, y + px(RULE) // 2], y + px(RULE)
            part, y = self._lines([(text, "body", size, colour) for text in texts], px(PAD), y, width)
            rows += part
        return rows, tuple(rules), y

    def _button_type(self, words: str, width: int, size: int) -> int:
        px = self._frame.px(size)
        while px > self._frame.px(SMALLEST) and self._fonts.width(words, "body", px) + 2 * self._frame.px(14) > width:
            px -= 1
        return px

    def _lines(self, texts: list[tuple[str, str, int, str]], x: int, y: int, width: int) -> tuple[list[Row], int]:
        """Paragraphs below each other: text, role, logical size, colour."""
        rows: list[Row] = []
        for text, role, size, colour in texts:
            if text:
                more, y = paragraph(self._fonts, text, role, self._frame.px(size), colour, (x, y), width)
                rows += more
        return rows, y
