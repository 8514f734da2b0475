"""What frames a position that is only looked at: a tab with a slider, and buttons.

Both leave the table itself free, for that is what is being looked at; the buttons stand where the actions are, the tab
among them or at the lower edge of the table, and which position it is stands where else is asked what to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, line, plate
from luna.ui.pictures.palette import (
    BUTTON,
    BUTTON_HOVER,
    BUTTON_INK,
    BUTTON_MAIN,
    CREAM,
    DISABLED,
    GOLD,
    HAIRLINE,
    PANEL,
    QUIET,
    SLOT,
)
from luna.ui.table.areas import Areas
from luna.ui.table.picks import LOOK_BAR, LOOK_SLIDER
from luna.ui.table.shown import Button, LookBack

WIDTH, PAD, GAP = 760, 16, 8
HEIGHT, RISE, TRACK, THUMB, REACH, MARK = 44, 11, 6, 9, 14, 18
"""Height of the tab and of its way from its upper edge, half a thumb, how far beside the way it is still hit, type."""
LABEL, KEY, LEAST = 18, 18, 15
STEP_WIDTH, BUTTON_HEIGHT, ONE_ROW, WIDEST, EDGE = 56, 72, 640, 860, 5
"""`ONE_ROW` = least width in which all buttons stand side by side."""
STEPS, NARROW_STEP, NARROW_WORDS, KEY_ROOM, PARTED, AMONG, LOWEST = 3, 46, 290, 40, 12, 610, 36
"""How many buttons step; with the tab among the buttons: width of those and of the ones with words, room for a key and
margins there, what parts the tab from them, and the least width and height of all that."""


class LookBackPainter:
    """Draws tab and buttons and knows where they lie."""

    def __init__(
        self, frame: Areas, fonts: Fonts, room: pygame.Rect, actions: pygame.Rect, among: bool = False
    ) -> None:
        """`room` = where the tab may lie, `actions` = where the buttons of the actions are otherwise, in px.

        With `among` the tab lies among the buttons, where these have room side by side.
        """
        self._frame, self._fonts, self._room, self._actions = frame, fonts, room, actions
        self._among = among and actions.w >= frame.px(AMONG) and actions.h >= frame.px(LOWEST)

    def tab(self) -> pygame.Rect:
        """Between the buttons, or at the lower edge of its room."""
        px = self._frame.px
        if self._among:
            left = self._actions.x + STEPS * px(NARROW_STEP + GAP) + px(PARTED - GAP)
            width = min(px(WIDTH), self._worded_left() - px(PARTED) - left)
            return pygame.Rect(left, self._actions.y, width, min(px(HEIGHT), self._actions.h))
        tab = pygame.Rect(0, 0, min(px(WIDTH), self._room.w), px(HEIGHT))
        tab.midbottom = self._room.centerx, self._room.bottom - px(EDGE)
        return tab

    def slider(self) -> pygame.Rect:
        """The way of the slider: its left end is the beginning, its right end the last step."""
        px, tab = self._frame.px, self.tab()
        return pygame.Rect(tab.x + px(PAD + 4), tab.y + px(RISE), tab.w - 2 * px(PAD + 4), px(TRACK))

    def rim(self, surface: pygame.Surface) -> None:
        """A rim round the table that says: not the present."""
        pygame.draw.rect(surface, QUIET, self._frame.table, max(3, self._frame.px(EDGE)))

    def paint(self, surface: pygame.Surface, look: LookBack, hover: Pick | None, rim: bool = True) -> None:
        """All of it; without the rim where that has been drawn below something else."""
        px, tab = self._frame.px, self.tab()
        if rim:
            self.rim(surface)
        blit(surface, (plate(tab.size, PANEL, 246, px(10), QUIET, 255, max(1, px(2))), (0, 0)), tab.topleft)
        self._slider(surface, look, hover == LOOK_SLIDER)
        for button, box in self._buttons(look):
            self._button(surface, button, box, button.pick == hover)

    def picks_at(self, pos: tuple[int, int], look: LookBack) -> list[Pick]:
        """The button under a window position, and the bar as a whole."""
        boxes = list(self._buttons(look))
        under = [button.pick for button, box in boxes if box.collidepoint(pos)]
        near = self.slider().inflate(2 * self._frame.px(THUMB), 2 * self._frame.px(REACH))
        under += [LOOK_SLIDER] if near.collidepoint(pos) else []
        return [*under, LOOK_BAR] if under or self.tab().collidepoint(pos) else []

    def place(self, pick: Pick, look: LookBack) -> pygame.Rect | None:
        """Where a button, the tab or the way of the slider lies."""
        if pick == LOOK_BAR:
            return self.tab()
        if pick == LOOK_SLIDER:
            return self.slider()
        return next((box for button, box in self._buttons(look) if button.pick == pick), None)

    def _slider(self, surface: pygame.Surface, look: LookBack, hovered: bool) -> None:
        """The way with what was played brighter than what was undone, the marks of the rounds, and the thumb."""
        px, way, total = self._frame.px, self.slider(), max(1, look.total)

        def at(step: int) -> int:
            return way.x + way.w * step // total

        pygame.draw.rect(surface, SLOT, way, border_radius=way.h // 2)
        played = pygame.Rect(way.x, way.y, at(look.now) - way.x, way.h)
        pygame.draw.rect(surface, HAIRLINE, played, border_radius=way.h // 2)
        passed = pygame.Rect(way.x, way.y, at(look.step) - way.x, way.h)
        pygame.draw.rect(surface, GOLD, passed, border_radius=way.h // 2)
        free = way.x - px(PAD)
        for step, name in look.marks:
            x = at(step)
            tint = CREAM if step <= look.step else QUIET
            pygame.draw.line(surface, tint, (x, way.y - px(3)), (x, way.bottom + px(4)), max(1, px(2)))
            width = self._fonts.width(name, "body", px(MARK))
            left = min(max(x - width // 2, way.x - px(PAD // 2)), way.right + px(PAD // 2) - width)
            if left >= free:
                line(surface, self._fonts, name, (left, way.bottom + px(14)), "body", px(MARK), tint)
                free = left + width + px(GAP)
        radius = px(THUMB + 2 if hovered else THUMB)
        thumb = plate((2 * radius, 2 * radius), GOLD, 255, radius + 1, CREAM, 255, max(1, px(2)))
        blit(surface, (thumb, (radius, radius)), (at(look.step), way.centery))

    def _buttons(self, look: LookBack) -> Iterator[tuple[Button, pygame.Rect]]:
        """Those that step, then those with words: side by side, or each of the latter in a row of its own."""
        px, area = self._frame.px, self._area()
        steps = [button for button in look.buttons if not button.label]
        worded = [button for button in look.buttons if button.label]
        if self._among:
            yield from self._round_tab(steps, worded)
            return
        wide = area.w >= px(ONE_ROW)
        rows = 1 if wide else 1 + len(worded)
        height = min(px(BUTTON_HEIGHT), (area.h - (rows - 1) * px(GAP)) // rows)
        for k, button in enumerate(steps):
            yield button, pygame.Rect(area.x + k * px(STEP_WIDTH + GAP), area.y, px(STEP_WIDTH), height)
        left = area.x + len(steps) * px(STEP_WIDTH + GAP)
        width = (area.right - left + px(GAP)) // len(worded) - px(GAP)
        for k, button in enumerate(worded):
            if wide:
                yield button, pygame.Rect(left + k * (width + px(GAP)), area.y, width, height)
            else:
                yield button, pygame.Rect(area.x, area.y + (k + 1) * (height + px(GAP)), area.w, height)

    def _round_tab(self, steps: Sequence[Button], worded: Sequence[Button]) -> Iterator[tuple[Button, pygame.Rect]]:
        """The tab lies between those that step, which are as high as it, and those with words, the last one below."""
        px, area, high = self._frame.px, self._actions, self.tab().h
        for k, button in enumerate(steps):
            yield button, pygame.Rect(area.x + k * px(NARROW_STEP + GAP), area.y, px(NARROW_STEP), high)
        left, gap, (*upper, last) = self._worded_left(), px(GAP) // 2, worded
        height = (area.h - gap) // 2
        widths = [self._fonts.width(button.label, "bold", px(LABEL)) + px(KEY_ROOM) for button in upper]
        x, free = float(left), area.right - left - (len(upper) - 1) * gap
        for button, width in zip(upper, widths, strict=True):
            right = x + free * width / sum(widths)
            yield button, pygame.Rect(round(x), area.y, round(right) - round(x), height)
            x = right + gap
        yield last, pygame.Rect(left, area.y + height + gap, area.right - left, height)

    def _worded_left(self) -> int:
        """Where buttons with words begin with the tab among all."""
        return self._actions.right - self._frame.px(NARROW_WORDS)

    def _area(self) -> pygame.Rect:
        """Not wider than is good, at the right."""
        area, width = self._actions, min(self._actions.w, self._frame.px(WIDEST))
        return pygame.Rect(area.right - width, area.y, width, area.h)

    def _button(self, surface: pygame.Surface, button: Button, box: pygame.Rect, hovered: bool) -> None:
        px, lit = self._frame.px, hovered and button.enabled
        fill = BUTTON_HOVER if lit else BUTTON_MAIN if button.primary else BUTTON
        ink = DISABLED if not button.enabled else BUTTON_INK if button.primary and not lit else CREAM
        face = plate(box.size, fill, 255 if button.enabled else 90, px(8), GOLD if lit else HAIRLINE, 200)
        blit(surface, (face, (0, 0)), box.topleft)
        if button.label:
            self._words(surface, button, box, ink)
        else:
            self._sign(surface, box, button.icon, ink)

    def _words(self, surface: pygame.Surface, button: Button, box: pygame.Rect, ink: str) -> None:
        px, fonts = self._frame.px, self._fonts
        keyed = fonts.width(button.key, "body", px(KEY)) + px(10)
        label, size = fitted(fonts, button.label, "bold", px(LABEL), box.w - px(20) - keyed, px(LEAST))
        drawn = line(surface, fonts, label, (box.centerx - keyed // 2, box.centery), "bold", size, ink, "center")
        key_ink = ink if button.pressed_by else DISABLED
        line(surface, fonts, button.key, (drawn.right + px(10), box.centery), "body", px(KEY), key_ink)

    def _sign(self, surface: pygame.Surface, box: pygame.Rect, kind: str, colour: str) -> None:
        """The signs of a player: one step back or forth, run, pause."""
        size, (x, y) = self._frame.px(8), box.center
        bar = max(2, self._frame.px(4))
        if kind == "pause":
            for left in (x - size + bar // 2, x + size - bar - bar // 2):
                pygame.draw.rect(surface, colour, (left, y - size, bar, 2 * size))
            return
        way = -1 if kind == "rewind" else 1
        points = [(x + way * size, y), (x - way * size // 2, y - size), (x - way * size // 2, y + size)]
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, True, points)
        if kind != "run":
            left = x + size if way > 0 else x - size - bar
            pygame.draw.rect(surface, colour, (left, y - size, bar, 2 * size))
