"""Draws the prompt and the buttons of the bottom bar."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import badge, blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.outlines import rounded
from luna.ui.pictures.palette import BUTTON as BUTTON_FILL
from luna.ui.pictures.palette import (
    BUTTON_INK,
    BUTTON_MAIN,
    BUTTON_OFF,
    CREAM,
    DISABLED,
    GOLD,
    HAIRLINE,
    INK,
    QUIET,
    mix,
)
from luna.ui.table.button_rows import ICON, LABEL, LEAST_LABEL, Placed, key_width
from luna.ui.table.frame import Frame
from luna.ui.table.looks import SeatLook
from luna.ui.table.shown import Button, Shown

PROMPT, SMALL_PROMPT = 19, 16
"""Type of the prompt in logical px."""
CAP, CAP_ROOM = 20, 4
"""Height of the cap of a key in logical px, and what a low button has more than that."""
NOTE = 18
"""Type of the number that stands in the place of a button's sign."""


class ButtonPainter:
    """Knows nothing of what is held beside them."""

    def __init__(self, frame: Frame, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts

    def prompt(self, surface: pygame.Surface, prompt: str, area: pygame.Rect, look: SeatLook | None) -> None:
        """What is asked for, beside the emblem of the seat it is asked of."""
        px = self._frame.px
        y = area.y + px(2) + (area.h - px(2)) / 2
        if look and prompt:
            icon(surface, look.emblem, (area.x + px(12), y), 9 * self._frame.ui_scale, look.soft)
        lines, size = self._prompt_lines(prompt, area)
        for k, text in enumerate(lines):
            middle = y + (k - (len(lines) - 1) / 2) * area.h * 0.5
            line(surface, self._fonts, text, (area.x + px(30), middle), "body", size, CREAM)

    def _prompt_lines(self, prompt: str, area: pygame.Rect) -> tuple[tuple[str, ...], int]:
        """The prompt in one line, with a very long name in two of the smallest type; and the type's px."""
        px, room = self._frame.px, area.w - self._frame.px(34)
        text, size = fitted(self._fonts, prompt, "body", px(PROMPT), room, px(SMALL_PROMPT))
        if text == prompt:
            return (text,), size
        size = min(size, round(area.h * 0.5))
        return wrapped(self._fonts, prompt, "body", size, room)[:2], size

    def buttons(self, surface: pygame.Surface, shown: Shown, placed: Sequence[Placed], colour: str) -> None:
        """All of them; `colour` is the light of those that are targets."""
        for each in placed:
            self._button(surface, each)
            if each.button.pick in shown.targets:
                lights.light(surface, rounded(each.rect, self._frame.px(8)), colour, self._frame.ui_scale)

    def _button(self, surface: pygame.Surface, placed: Placed) -> None:
        px, button, rect = self._frame.px, placed.button, placed.rect
        fill, ink, edge, edge_alpha = BUTTON_OFF, DISABLED, HAIRLINE, 50
        if button.enabled:
            fill, ink, edge_alpha = (BUTTON_MAIN, BUTTON_INK, 220) if button.primary else (BUTTON_FILL, CREAM, 170)
        if button.selected:
            edge, edge_alpha = GOLD, 255
        rim = max(2, px(2)) if button.selected else 1
        blit(surface, (plate(rect.size, fill, 250, px(8), edge, edge_alpha, rim), (0, 0)), rect.topleft)
        self._button_words(surface, placed, ink)

    def _button_words(self, surface: pygame.Surface, placed: Placed, ink: str) -> None:
        px, button, rect = self._frame.px, placed.button, placed.rect
        left, right = rect.x + placed.edge, rect.right - placed.edge
        if placed.emblem:
            tint = ink if button.primary or not button.enabled else mix(GOLD, CREAM, 0.25)
            at = left + px(ICON) / 2, rect.centery
            if button.note and button.enabled:
                badge(surface, self._fonts, button.note, at, px(NOTE), GOLD)
            else:
                icon(surface, button.icon, at, 10 * self._frame.ui_scale, tint)
            left += px(ICON) + placed.between
        if button.key:
            right = self._key(surface, button, (right, rect.centery), rect.h) - placed.between
        if placed.label:
            label, size = fitted(self._fonts, button.label, "body", placed.label, right - left, px(LEAST_LABEL))
            line(surface, self._fonts, label, (left, rect.centery), "body", size, ink)

    def _key(self, surface: pygame.Surface, button: Button, at: tuple[int, int], height: int) -> int:
        """A cap that ends `at` a point with its key, dim while that does not press it; where it begins."""
        px, width, lit = self._frame.px, key_width(self._frame, self._fonts, button.key), bool(button.pressed_by)
        cap = pygame.Rect(0, 0, width, min(px(CAP), height - px(CAP_ROOM)))
        cap.midright = at
        blit(surface, (plate(cap.size, INK, 200 if lit else 90, px(4), QUIET, 110), (0, 0)), cap.topleft)
        ink = CREAM if lit else DISABLED
        line(surface, self._fonts, button.key, cap.center, "bold", px(LABEL), ink, "center")
        return cap.left
