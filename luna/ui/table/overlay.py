"""What floats above everything: the hovered outline, the bubble and the choices."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, line, plate, wrapped
from luna.ui.pictures.palette import BUTTON_HOVER, CREAM, GOLD, HAIRLINE, PANEL, PANEL_ACTIVE, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.picks import choice
from luna.ui.table.shown import Bubble, Choices
from luna.ui.table.spot import POPUP, Spot, boxed

BUBBLE_WIDTH, BUBBLE_TEXT, OPTION, TITLE = 320, 18, 18, 18
OPTION_HEIGHT, PAD, NARROWEST = 36, 12, 150


def choices_rect(frame: Areas, fonts: Fonts, choices: Choices) -> pygame.Rect:
    """The popup, beside its point and inside the window."""
    px = frame.px
    widest = max((fonts.width(option, "body", px(OPTION)) for option in choices.options), default=0)
    widest = max(widest, fonts.width(choices.title, "title", px(TITLE)), px(NARROWEST))
    width = min(widest + 4 * px(PAD), frame.size[0] - 2 * px(PAD))
    height = px(OPTION_HEIGHT) * (len(choices.options) + 1) + 2 * px(PAD)
    rect = pygame.Rect(choices.at[0] + px(14), choices.at[1] - height // 3, width, height)
    return _kept_inside(rect, frame)


def _kept_inside(rect: pygame.Rect, frame: Areas) -> pygame.Rect:
    return rect.clamp(pygame.Rect((0, 0), frame.size).inflate(-2 * frame.px(6), -2 * frame.px(6)))


def choice_spots(frame: Areas, fonts: Fonts, choices: Choices) -> Iterator[Spot]:
    """The options."""
    for k, rect in enumerate(_option_rects(frame, choices_rect(frame, fonts, choices), len(choices.options))):
        yield boxed(choice(k), POPUP, rect, frame.px(7))


def _option_rects(frame: Areas, popup: pygame.Rect, number: int) -> list[pygame.Rect]:
    pad, step = frame.px(PAD), frame.px(OPTION_HEIGHT)
    top = popup.y + pad + step
    return [pygame.Rect(popup.x + pad, top + k * step + 2, popup.w - 2 * pad, step - 4) for k in range(number)]


class OverlayPainter:
    """Draws on top of the finished picture; nothing of it is kept."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts

    def hover(self, surface: pygame.Surface, spot: Spot) -> None:
        """A light line round a place."""
        lights.trace(surface, spot.lit, self._frame.ui_scale)

    def bubble(self, surface: pygame.Surface, bubble: Bubble) -> None:
        """A short text above and right of its point."""
        frame, px, fonts = self._frame, self._frame.px, self._fonts
        rows = wrapped(fonts, bubble.text, "body", px(BUBBLE_TEXT), px(BUBBLE_WIDTH))
        step = fonts.font("body", px(BUBBLE_TEXT)).get_linesize()
        width = max(fonts.width(row, "body", px(BUBBLE_TEXT)) for row in rows) + 2 * px(PAD)
        height = step * len(rows) + 2 * px(9)
        rect = pygame.Rect(bubble.at[0] + px(18), bubble.at[1] - px(16) - height, width, height)
        rect = _kept_inside(rect, frame)
        edge = REFUSAL if bubble.tone == "refusal" else GOLD
        blit(surface, (plate(rect.size, PANEL, 244, px(10), edge, 255, max(1, px(2))), (0, 0)), rect.topleft)
        for k, row in enumerate(rows):
            at = rect.x + px(PAD), rect.y + px(9) + step * (k + 0.5)
            line(surface, fonts, row, at, "body", px(BUBBLE_TEXT), CREAM)

    def choices(self, surface: pygame.Surface, choices: Choices, hover: Pick | None) -> None:
        """The popup with its options, the hovered one brighter."""
        frame, px, fonts = self._frame, self._frame.px, self._fonts
        popup = choices_rect(frame, fonts, choices)
        blit(surface, (plate(popup.size, PANEL, 248, px(12), GOLD, 255, max(1, px(2))), (0, 0)), popup.topleft)
        title, size = fitted(fonts, choices.title, "title", px(TITLE), popup.w - 2 * px(PAD), px(15))
        line(
            surface,
            fonts,
            title,
            (popup.centerx, popup.y + px(PAD) + px(OPTION_HEIGHT) / 2),
            "title",
            size,
            GOLD,
            "center",
        )
        for k, rect in enumerate(_option_rects(frame, popup, len(choices.options))):
            hovered = hover == choice(k)
            fill, edge = (BUTTON_HOVER, GOLD) if hovered else (PANEL_ACTIVE, HAIRLINE)
            blit(surface, (plate(rect.size, fill, 255, px(7), edge, 200), (0, 0)), rect.topleft)
            text, size = fitted(fonts, choices.options[k], "body", px(OPTION), rect.w - 2 * px(8), px(15))
            line(surface, fonts, text, rect.center, "body", size, CREAM, "center")
