"""What floats above everything: the hovered outline, the carried piece, the bubble and the choices."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from luna.core.intent import Pick
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import POPUP, Spot, boxed
from luna.games.luna.view.motion.flights import SHADOW, in_the_air
from luna.games.luna.view.paint import lights
from luna.ui.assets import Fonts, Sprites
from luna.ui.draw import badge, blit, fitted, line, plate, wrapped
from luna.ui.palette import BUTTON_HOVER, CREAM, GOLD, HAIRLINE, PANEL, PANEL_ACTIVE, REFUSAL
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Bubble, Carried, Choices

BUBBLE_WIDTH, BUBBLE_TEXT, OPTION, TITLE = 320, 18, 18, 18
OPTION_HEIGHT, PAD, NARROWEST = 36, 12, 150
CARRIED_LIFT = 6
QUESTION = Pick(TablePick.QUESTION)
"""The plate that the options lie on."""


def choices_rect(frame: Frame, fonts: Fonts, choices: Choices) -> pygame.Rect:
    """The popup, beside its point and inside the window."""
    px = frame.px
    widest = max((fonts.width(option, "body", px(OPTION)) for option in choices.options), default=0)
    widest = max(widest, fonts.width(choices.title, "title", px(TITLE)), px(NARROWEST))
    width = min(widest + 4 * px(PAD), frame.size[0] - 2 * px(PAD))
    height = px(OPTION_HEIGHT) * (len(choices.options) + 1) + 2 * px(PAD)
    rect = pygame.Rect(choices.at[0] + px(14), choices.at[1] - height // 3, width, height)
    return _kept_inside(rect, frame)


def _kept_inside(rect: pygame.Rect, frame: Frame) -> pygame.Rect:
    return rect.clamp(pygame.Rect((0, 0), frame.size).inflate(-2 * frame.px(6), -2 * frame.px(6)))


def choice_spots(frame: Frame, fonts: Fonts, choices: Choices) -> Iterator[Spot]:
    """The options."""
    for k, rect in enumerate(_option_rects(frame, choices_rect(frame, fonts, choices), len(choices.options))):
        yield boxed(Pick(TablePick.CHOICE, str(k)), POPUP, rect, frame.px(7))


def _option_rects(frame: Frame, popup: pygame.Rect, number: int) -> list[pygame.Rect]:
    pad, step = frame.px(PAD), frame.px(OPTION_HEIGHT)
    top = popup.y + pad + step
    return [pygame.Rect(popup.x + pad, top + k * step + 2, popup.w - 2 * pad, step - 4) for k in range(number)]


class OverlayPainter:
    """Draws on top of the finished picture; nothing of it is kept."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def hover(self, surface: pygame.Surface, spot: Spot) -> None:
        """A light line round a place."""
        lights.trace(surface, spot.lit, self._frame.u)

    def carried(self, surface: pygame.Surface, carried: Carried) -> None:
        """The piece under the pointer, held by its middle, with its number."""
        frame, (x, y) = self._frame, carried.at
        sprite = in_the_air(carried.sprite)
        image, _ = placed = self._sprites.get(sprite, frame.px_per_unit, 1.15)
        held = x, y + image.get_height() * 0.22 - frame.px(CARRIED_LIFT)
        below = x + frame.px(CARRIED_LIFT), y + image.get_height() * 0.22 + 1.6 * frame.px(CARRIED_LIFT)
        blit(surface, self._sprites.get(SHADOW, frame.px_per_unit, 1.15), below)
        blit(surface, lights.behind(placed, GOLD, frame.u * 0.7), held)
        blit(surface, placed, held)
        if carried.count > 1:
            at = x - frame.px(26), y - frame.px(22)  # a hint about the place is at the right
            badge(surface, self._fonts, f"×{carried.count}", at, frame.px(18), GOLD)

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
        title, size = fitted(fonts, choices.title, "title", px(TITLE), popup.w - 2 * px(PAD), px(13))
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
            hovered = hover == Pick(TablePick.CHOICE, str(k))
            fill, edge = (BUTTON_HOVER, GOLD) if hovered else (PANEL_ACTIVE, HAIRLINE)
            blit(surface, (plate(rect.size, fill, 255, px(7), edge, 200), (0, 0)), rect.topleft)
            text, size = fitted(fonts, choices.options[k], "body", px(OPTION), rect.w - 2 * px(8), px(13))
            line(surface, fonts, text, rect.center, "body", size, CREAM, "center")
