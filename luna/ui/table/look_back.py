"""What frames a position that is only looked at: a tab at the upper edge of the table, buttons where the actions are.

Both leave the table itself free, for that is what is being looked at.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, icon, line, plate
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
)
from luna.ui.table.areas import Areas
from luna.ui.table.picks import LOOK_BAR
from luna.ui.table.shown import Button, LookBack

WIDTH, HEIGHT, PAD, GAP, BESIDE = 560, 36, 16, 8, 28
TITLE, PLACE, LABEL, KEY, LEAST = 20, 18, 18, 18, 15
STEP_WIDTH, BUTTON_HEIGHT, ONE_ROW, WIDEST, EDGE = 56, 72, 640, 860, 5
"""`ONE_ROW` = least width in which all buttons stand side by side."""


class LookBackPainter:
    """Draws tab and buttons and knows where they lie."""

    def __init__(self, frame: Areas, fonts: Fonts, right: int, actions: pygame.Rect) -> None:
        """`right` = where the tab has to end, `actions` = where the buttons of the actions are otherwise, in px."""
        self._frame, self._fonts, self._right, self._actions = frame, fonts, right, actions

    def tab(self, look: LookBack) -> pygame.Rect:
        """As wide as its words, within the table and beside a preview."""
        frame, px = self._frame, self._frame.px
        words = self._fonts.width(look.title, "title", px(TITLE)) + self._fonts.width(look.place, "body", px(PLACE))
        right = min(frame.table.right, self._right) - px(GAP)
        width = min(max(px(WIDTH), words + px(3 * PAD + BESIDE + 2)), right - frame.table.x - px(GAP))
        middle = min(frame.table.centerx, right - width // 2)
        return pygame.Rect(middle - width // 2, frame.table.y, width, px(HEIGHT))

    def paint(self, surface: pygame.Surface, look: LookBack, hover: Pick | None) -> None:
        """All of it, and a rim round the table that says: not the present."""
        px, tab = self._frame.px, self.tab(look)
        pygame.draw.rect(surface, QUIET, self._frame.table, max(3, px(EDGE)))
        blit(surface, (plate(tab.size, PANEL, 246, px(10), QUIET, 255, max(1, px(2))), (0, 0)), tab.topleft)
        x, y, right = tab.x + px(PAD), tab.centery, tab.right - px(PAD)
        place = line(surface, self._fonts, look.place, (right, y), "body", px(PLACE), QUIET, "midright")
        icon(surface, "eye", (x + px(9), y), 10 * self._frame.ui_scale, GOLD)
        room = place.left - px(PAD) - x - px(BESIDE)
        title, size = fitted(self._fonts, look.title, "title", px(TITLE), room, px(LEAST))
        line(surface, self._fonts, title, (x + px(BESIDE), y), "title", size, CREAM)
        for button, box in self._buttons(look):
            self._button(surface, button, box, button.pick == hover)

    def picks_at(self, pos: tuple[int, int], look: LookBack) -> list[Pick]:
        """The button under a window position, and the bar as a whole."""
        boxes = list(self._buttons(look))
        under = [button.pick for button, box in boxes if box.collidepoint(pos)]
        return [*under, LOOK_BAR] if under or self.tab(look).collidepoint(pos) else []

    def place(self, pick: Pick, look: LookBack) -> pygame.Rect | None:
        """Where a button or the tab lies."""
        if pick == LOOK_BAR:
            return self.tab(look)
        return next((box for button, box in self._buttons(look) if button.pick == pick), None)

    def _buttons(self, look: LookBack) -> Iterator[tuple[Button, pygame.Rect]]:
        """Those that step, then those with words: side by side, or each of the latter in a row of its own."""
        px, area = self._frame.px, self._area()
        steps = [button for button in look.buttons if not button.label]
        worded = [button for button in look.buttons if button.label]
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
            self._arrow(surface, box, -1 if button.icon == "rewind" else 1, ink)

    def _words(self, surface: pygame.Surface, button: Button, box: pygame.Rect, ink: str) -> None:
        px, fonts = self._frame.px, self._fonts
        keyed = fonts.width(button.key, "body", px(KEY)) + px(10)
        label, size = fitted(fonts, button.label, "bold", px(LABEL), box.w - px(20) - keyed, px(LEAST))
        drawn = line(surface, fonts, label, (box.centerx - keyed // 2, box.centery), "bold", size, ink, "center")
        line(surface, fonts, button.key, (drawn.right + px(10), box.centery), "body", px(KEY), ink)

    def _arrow(self, surface: pygame.Surface, box: pygame.Rect, way: int, colour: str) -> None:
        size, (x, y) = self._frame.px(8), box.center
        points = [(x + way * size, y), (x - way * size // 2, y - size), (x - way * size // 2, y + size)]
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, True, points)
