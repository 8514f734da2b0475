"""The bottom bar: the actor's favour tokens, the prompt and the action buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import target_colour
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.outlines import bounds, ellipse, rounded
from luna.ui.pictures.palette import BUTTON as BUTTON_FILL
from luna.ui.pictures.palette import (
    BUTTON_INK,
    BUTTON_MAIN,
    BUTTON_OFF,
    CREAM,
    DISABLED,
    FAINT,
    GOLD,
    HAIRLINE,
    INK,
    ORDER_EMBLEMS,
    ORDERS,
    QUIET,
    SLOT,
    mix,
)
from luna.ui.table.shown import Button, Shown
from luna.ui.table.spot import BUTTON, PIECE, Spot, boxed

SLOT_STEP, SLOT_RADIUS, MARGIN = 72, 33, 12
LIFT = 7
PROMPT, SMALL_PROMPT, LABEL, KEY = 19, 14, 17, 13
PROMPT_ROW, ROW_GAP, BELOW = 33, 5, 7
WIDEST_BUTTON, HIGHEST_BUTTON, ONE_ROW = 210, 72, 4


def slot_middle(frame: Frame, number: int) -> tuple[int, int]:
    """The middle of a slot of the hand."""
    row, column = divmod(number, frame.bar.tokens)
    x = frame.bottom.x + frame.px(MARGIN + SLOT_STEP * (column + 0.5))
    if frame.bar.tokens >= len(ISLAND_NAMES):
        return x, frame.bottom.y + round(frame.bottom.h * 0.52)
    step = 2 * slot_radius(frame) + frame.px(LIFT)
    return x, frame.bottom.y + frame.px(PROMPT_ROW + LIFT) + slot_radius(frame) + row * step


def slot_radius(frame: Frame) -> int:
    """Half the width of a token in the hand, in px."""
    if frame.bar.tokens >= len(ISLAND_NAMES):
        return frame.px(SLOT_RADIUS)
    return min(frame.px(SLOT_RADIUS), (frame.bottom.h - frame.px(PROMPT_ROW + 3 * LIFT)) // 4)


def _work_area(frame: Frame) -> pygame.Rect:
    """Where the buttons are, and the prompt if it has no row of its own."""
    left = frame.bottom.x + frame.px(2 * MARGIN + SLOT_STEP * frame.bar.tokens)
    return pygame.Rect(left, frame.bottom.y, frame.size[0] - left - frame.px(MARGIN), frame.bottom.h)


def _prompt_area(frame: Frame) -> pygame.Rect:
    """The row of the prompt: over the buttons, in a high bar over the tokens too."""
    area, left = _work_area(frame), frame.bottom.x + frame.px(MARGIN)
    if frame.bar.tokens < len(ISLAND_NAMES):
        area = pygame.Rect(left, area.y, area.right - left, area.h)
    return pygame.Rect(area.x, area.y, area.w, frame.px(PROMPT_ROW))


def action_rects(frame: Frame, actions: tuple[Button, ...]) -> Iterator[tuple[Button, pygame.Rect]]:
    """The buttons in reading order: up to four in one row, more in as many as the bar has."""
    area, gap = _work_area(frame), frame.px(ROW_GAP)
    few = len(actions) * frame.px(WIDEST_BUTTON) <= area.w or frame.bar.rows == 2
    rows = 1 if len(actions) <= ONE_ROW and few else frame.bar.rows
    columns = max(1, -(-len(actions) // rows))
    top, bottom = area.y + frame.px(PROMPT_ROW), area.bottom - frame.px(BELOW)
    height = min((bottom - top - (rows - 1) * gap) // rows, frame.px(HIGHEST_BUTTON))
    width = min(frame.px(WIDEST_BUTTON), (area.w - (columns - 1) * gap) // columns)
    left = area.right - columns * width - (columns - 1) * gap
    for k, button in enumerate(actions):
        row, column = divmod(k, columns)
        yield button, pygame.Rect(left + column * (width + gap), top + row * (height + gap), width, height)


def action_bar_spots(frame: Frame, state: Snapshot, actions: tuple[Button, ...]) -> Iterator[Spot]:
    """The actor's tokens and the action buttons."""
    held = state.held
    for k, favour in enumerate(ISLAND_NAMES):
        if favour in held:
            disc = ellipse(slot_middle(frame, k), slot_radius(frame), slot_radius(frame))
            yield Spot(Pick(Kind.TOKEN, favour), PIECE, (disc,), disc, bounds(disc))
    for button, rect in action_rects(frame, actions):
        yield boxed(button.pick, BUTTON, rect, frame.px(8))


def actions_area(frame: Frame) -> pygame.Rect:
    """Where the actions are: beside the tokens, below the prompt."""
    px = frame.px
    left = frame.bottom.x + px(2 * MARGIN + SLOT_STEP * frame.bar.tokens)
    top = frame.bottom.y + px(PROMPT_ROW)
    return pygame.Rect(left, top, frame.size[0] - left - px(MARGIN), frame.bottom.bottom - px(BELOW) - top)


class ActionBarPainter:
    """Draws the bottom bar."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Hand, prompt and buttons; the bar itself never changes."""
        frame, actor = self._frame, shown.state.actor
        if actor:
            edge = frame.bottom.x, frame.bottom.y, frame.bottom.w, max(2, frame.px(3))
            pygame.draw.rect(surface, ORDERS[actor], edge)
        for k, favour in enumerate(ISLAND_NAMES):
            self._token(surface, shown, favour, slot_middle(frame, k))
        self._prompt(surface, shown)
        for button, rect in action_rects(frame, shown.actions):
            self._button(surface, shown, button, rect)

    def _token(self, surface: pygame.Surface, shown: Shown, favour: str, at: tuple[int, int]) -> None:
        frame, actor = self._frame, shown.state.actor
        radius = slot_radius(frame)
        if favour not in shown.state.held:
            disc = plate((2 * radius - 8, 2 * radius - 8), SLOT, 90, radius - 4, FAINT, 80)
            blit(surface, (disc, (radius - 4, radius - 4)), at)
            icon(surface, favour, at, radius * 0.42, mix(SLOT, FAINT, 0.45))
            return
        pick, raised = Pick(Kind.TOKEN, favour), favour in shown.armed
        at = at[0], at[1] - (frame.px(LIFT) if raised else 0)
        ring = ellipse(at, radius + frame.px(2), radius + frame.px(2))
        if raised or pick in shown.chosen:
            lights.gild(surface, ring, frame.ui_scale)
        elif pick in shown.targets:
            lights.light(surface, ring, target_colour(actor), frame.ui_scale)
        elif pick in shown.sources:
            lights.light(surface, ring, GOLD, frame.ui_scale * 0.6, strong=False)
        blit(surface, self._sprites.fitted(f"favour_{favour}", 2 * radius), at)

    def _prompt(self, surface: pygame.Surface, shown: Shown) -> None:
        px, area = self._frame.px, _prompt_area(self._frame)
        order = shown.prompt_of or shown.state.actor
        y = area.y + px(18)
        if order and shown.prompt:
            tint = mix(ORDERS[order], "#ffffff", 0.2)
            icon(surface, ORDER_EMBLEMS[order], (area.x + px(12), y), 9 * self._frame.ui_scale, tint)
        lines, size = self._prompt_lines(shown.prompt, area.w - px(34))
        for k, text in enumerate(lines):
            middle = y + (k - (len(lines) - 1) / 2) * px(SMALL_PROMPT) * 1.1
            line(surface, self._fonts, text, (area.x + px(30), middle), "body", size, CREAM)

    def _prompt_lines(self, prompt: str, room: int) -> tuple[tuple[str, ...], int]:
        """The prompt in one line, with a very long name in two of the smallest type; and the type's px."""
        px = self._frame.px
        text, size = fitted(self._fonts, prompt, "body", px(PROMPT), room, px(SMALL_PROMPT))
        return ((text,), size) if text == prompt else (wrapped(self._fonts, prompt, "body", size, room)[:2], size)

    def _button(self, surface: pygame.Surface, shown: Shown, button: Button, rect: pygame.Rect) -> None:
        px = self._frame.px
        fill, ink, edge, edge_alpha = BUTTON_OFF, DISABLED, HAIRLINE, 50
        if button.enabled:
            fill, ink, edge_alpha = (BUTTON_MAIN, BUTTON_INK, 220) if button.primary else (BUTTON_FILL, CREAM, 170)
        if button.selected:
            edge, edge_alpha = GOLD, 255
        rim = max(2, px(2)) if button.selected else 1
        blit(surface, (plate(rect.size, fill, 250, px(8), edge, edge_alpha, rim), (0, 0)), rect.topleft)
        self._button_words(surface, button, rect, ink)
        if button.pick in shown.targets:
            colour = target_colour(shown.state.actor)
            lights.light(surface, rounded(rect, px(8)), colour, self._frame.ui_scale)

    def _button_words(self, surface: pygame.Surface, button: Button, rect: pygame.Rect, ink: str) -> None:
        px, left, right = self._frame.px, rect.x + self._frame.px(7), rect.right - self._frame.px(5)
        if button.icon:
            tint = ink if button.primary or not button.enabled else mix(GOLD, CREAM, 0.25)
            icon(surface, button.icon, (left + px(10), rect.centery), 10 * self._frame.ui_scale, tint)
            left += px(25)
        if button.key:
            right = self._key(surface, button, right, rect.centery, ink) - px(4)
        label, size = fitted(self._fonts, button.label, "body", px(LABEL), right - left, px(14))
        line(surface, self._fonts, label, (left, rect.centery), "body", size, ink)

    def _key(self, surface: pygame.Surface, button: Button, right: int, y: int, ink: str) -> int:
        px = self._frame.px
        width = self._fonts.width(button.key, "bold", px(KEY)) + px(7)
        cap = pygame.Rect(right - width, y - px(9), width, px(18))
        blit(surface, (plate(cap.size, INK, 150 if button.enabled else 60, px(4), QUIET, 90), (0, 0)), cap.topleft)
        colour = QUIET if button.enabled else ink
        line(surface, self._fonts, button.key, cap.center, "bold", px(KEY), colour, "center")
        return cap.left
