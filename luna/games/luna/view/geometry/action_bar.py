"""Where tokens, prompt and buttons lie in the bottom bar."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.pictures.assets import Fonts
from luna.ui.table.button_rows import BELOW, Arranged, arranged, bar_shape
from luna.ui.table.shown import Button

SLOT_RADIUS, SLOT_SHARE, MARGIN, LIFT = 33, 0.295, 12, 7


def prompt_area(frame: Frame, height: int) -> pygame.Rect:
    """The row of the prompt: over the buttons, and over the tokens where these lie below it."""
    bar = frame.bottom
    left = bar.x + frame.px(MARGIN) if bar_shape(frame).below else actions_area(frame).x
    return pygame.Rect(left, bar.y, bar.right - frame.px(MARGIN) - left, height)


def actions_area(frame: Frame) -> pygame.Rect:
    """Where the buttons are: beside the tokens, below the prompt."""
    px, bar, shape = frame.px, frame.bottom, bar_shape(frame)
    left = bar.x + px(MARGIN) + _slot_step(frame) * len(ISLAND_NAMES) + px(MARGIN)
    top = bar.y + shape.prompt
    return pygame.Rect(left, top, bar.right - px(MARGIN) - left, bar.bottom - px(BELOW) - top)


def title_area(frame: Frame) -> pygame.Rect:
    """The line over the tokens that says whose they are; no higher than nothing where they lie below the prompt."""
    bar, shape = frame.bottom, bar_shape(frame)
    left = bar.x + frame.px(MARGIN)
    height = 0 if shape.below else shape.prompt
    return pygame.Rect(left, bar.y, actions_area(frame).x - frame.px(MARGIN) - left, height)


def slot_middle(frame: Frame, number: int) -> tuple[int, int]:
    """The middle of a slot of the hand."""
    bar = frame.bottom
    x = bar.x + frame.px(MARGIN) + round(_slot_step(frame) * (number + 0.5))
    return x, bar.bottom - slot_radius(frame) - (2 if bar_shape(frame).below else frame.px(BELOW))


@lru_cache(maxsize=16)
def slot_radius(frame: Frame) -> int:
    """Half the width of a token in the hand, in px."""
    bar, shape = frame.bottom, bar_shape(frame)
    room = (bar.h - shape.prompt - 2) // 2 if shape.below else bar.h
    return min(frame.px(SLOT_RADIUS), room, round(bar.h * SLOT_SHARE))


def _slot_step(frame: Frame) -> int:
    return round(2 * slot_radius(frame) + frame.px(3))


def arranged_bar(frame: Frame, fonts: Fonts, actions: tuple[Button, ...]) -> Arranged:
    """The buttons beside the tokens, and the height of the prompt above them."""
    area = actions_area(frame)
    return arranged(frame, fonts, actions, area.left, area.right)
