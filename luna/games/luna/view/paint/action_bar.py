"""The bottom bar: favour tokens of the person at the screen, the prompt and the action buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry.action_bar import (
    ICON,
    LABEL,
    LEAST_LABEL,
    LIFT,
    Placed,
    key_width,
    placed_buttons,
    prompt_area,
    slot_middle,
    slot_radius,
    title_area,
)
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import LOOKS, target_colour
from luna.games.luna.view.motion.flights import faded
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import badge, blit, fitted, icon, line, plate, wrapped
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

PROMPT, SMALL_PROMPT = 19, 16
"""Type of the prompt in logical px."""
NOTE = 18
"""Type of the number that stands in the place of a button's sign."""
WAITING = 9
"""How opaque tokens are, of 16, while another order than theirs acts."""


def action_bar_spots(frame: Frame, fonts: Fonts, state: Snapshot, actions: tuple[Button, ...]) -> Iterator[Spot]:
    """The tokens and the action buttons."""
    held = state.held
    for k, favour in enumerate(ISLAND_NAMES):
        if favour in held:
            disc = ellipse(slot_middle(frame, k), slot_radius(frame), slot_radius(frame))
            yield Spot(Pick(Kind.TOKEN, favour), PIECE, (disc,), disc, bounds(disc))
    for placed in placed_buttons(frame, fonts, actions):
        yield boxed(placed.button.pick, BUTTON, placed.rect, frame.px(8))


class ActionBarPainter:
    """Draws the bottom bar."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Hand, prompt and buttons; the bar itself never changes."""
        frame, actor = self._frame, shown.state.actor
        if actor:
            edge = frame.bottom.x, frame.bottom.y, frame.bottom.w, max(2, frame.px(3))
            pygame.draw.rect(surface, target_colour(actor), edge)
        self._title(surface, shown)
        for k, favour in enumerate(ISLAND_NAMES):
            self._token(surface, shown, favour, slot_middle(frame, k))
        self._prompt(surface, shown)
        for placed in placed_buttons(frame, self._fonts, shown.actions):
            self._button(surface, shown, placed)

    def _title(self, surface: pygame.Surface, shown: Shown) -> None:
        """Whose tokens these are: the order's colour beside them, and over them in words where there is room."""
        px, area, holder = self._frame.px, title_area(self._frame), shown.state.holder
        if holder is None:
            return
        bar = self._frame.bottom
        pygame.draw.rect(surface, ORDERS[holder], (bar.x, bar.y + px(4), px(5), bar.h - px(8)), border_radius=px(3))
        if not area.h:
            return
        y = area.y + px(2) + (area.h - px(2)) / 2
        icon(surface, ORDER_EMBLEMS[holder], (area.x + px(9), y), 9 * self._frame.ui_scale, LOOKS[holder].soft)
        told = self._text("bar-tokens", whose="own" if shown.alone else "named", name=shown.names.get(holder, ""))
        words, size = fitted(self._fonts, told, "body", px(LABEL), area.w - px(26), px(LEAST_LABEL))
        line(surface, self._fonts, words, (area.x + px(26), y), "body", size, QUIET if _waits(shown) else CREAM)

    def _token(self, surface: pygame.Surface, shown: Shown, favour: str, at: tuple[int, int]) -> None:
        frame, actor = self._frame, shown.state.actor
        radius = slot_radius(frame)
        if favour not in shown.state.held:
            disc = plate((2 * radius - 8, 2 * radius - 8), SLOT, 90, radius - 4, FAINT, 80)
            blit(surface, (disc, (radius - 4, radius - 4)), at)
            icon(surface, favour, at, radius * 0.45, DISABLED)
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
        token = self._sprites.fitted(f"favour_{favour}", 2 * radius)
        blit(surface, (faded(token[0], WAITING), token[1]) if _waits(shown) else token, at)

    def _prompt(self, surface: pygame.Surface, shown: Shown) -> None:
        px, area = self._frame.px, prompt_area(self._frame)
        order = shown.prompt_of or shown.state.actor
        y = area.y + px(2) + (area.h - px(2)) / 2
        if order and shown.prompt:
            at = area.x + px(12), y
            icon(surface, ORDER_EMBLEMS[order], at, 9 * self._frame.ui_scale, LOOKS[order].soft)
        lines, size = self._prompt_lines(shown.prompt, area.w - px(34))
        for k, text in enumerate(lines):
            middle = y + (k - (len(lines) - 1) / 2) * area.h * 0.5
            line(surface, self._fonts, text, (area.x + px(30), middle), "body", size, CREAM)

    def _prompt_lines(self, prompt: str, room: int) -> tuple[tuple[str, ...], int]:
        """The prompt in one line, with a very long name in two of the smallest type; and the type's px."""
        px = self._frame.px
        text, size = fitted(self._fonts, prompt, "body", px(PROMPT), room, px(SMALL_PROMPT))
        if text == prompt:
            return (text,), size
        size = min(size, round(prompt_area(self._frame).h * 0.5))
        return wrapped(self._fonts, prompt, "body", size, room)[:2], size

    def _button(self, surface: pygame.Surface, shown: Shown, placed: Placed) -> None:
        px, button, rect = self._frame.px, placed.button, placed.rect
        fill, ink, edge, edge_alpha = BUTTON_OFF, DISABLED, HAIRLINE, 50
        if button.enabled:
            fill, ink, edge_alpha = (BUTTON_MAIN, BUTTON_INK, 220) if button.primary else (BUTTON_FILL, CREAM, 170)
        if button.selected:
            edge, edge_alpha = GOLD, 255
        rim = max(2, px(2)) if button.selected else 1
        blit(surface, (plate(rect.size, fill, 250, px(8), edge, edge_alpha, rim), (0, 0)), rect.topleft)
        self._button_words(surface, placed, ink)
        if button.pick in shown.targets:
            colour = target_colour(shown.state.actor)
            lights.light(surface, rounded(rect, px(8)), colour, self._frame.ui_scale)

    def _button_words(self, surface: pygame.Surface, placed: Placed, ink: str) -> None:
        px, button, rect = self._frame.px, placed.button, placed.rect
        left, right = rect.x + placed.edge, rect.right - placed.edge
        if button.icon:
            tint = ink if button.primary or not button.enabled else mix(GOLD, CREAM, 0.25)
            at = left + px(ICON) / 2, rect.centery
            if button.note and button.enabled:
                badge(surface, self._fonts, button.note, at, px(NOTE), GOLD)
            else:
                icon(surface, button.icon, at, 10 * self._frame.ui_scale, tint)
            left += px(ICON) + placed.between
        if button.key:
            right = self._key(surface, button, right, rect.centery) - placed.between
        if placed.label:
            label, size = fitted(self._fonts, button.label, "body", placed.label, right - left, px(LEAST_LABEL))
            line(surface, self._fonts, label, (left, rect.centery), "body", size, ink)

    def _key(self, surface: pygame.Surface, button: Button, right: int, y: int) -> int:
        px, width = self._frame.px, key_width(self._frame, self._fonts, button.key)
        cap = pygame.Rect(right - width, y - px(10), width, px(20))
        blit(surface, (plate(cap.size, INK, 200 if button.enabled else 90, px(4), QUIET, 110), (0, 0)), cap.topleft)
        ink = CREAM if button.enabled else DISABLED
        line(surface, self._fonts, button.key, cap.center, "bold", px(LABEL), ink, "center")
        return cap.left


def _waits(shown: Shown) -> bool:
    """Whether another order acts than the one whose tokens these are."""
    state = shown.state
    return state.actor is not None and state.actor != state.holder
