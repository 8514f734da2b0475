"""The bottom bar: favour tokens of the person at the screen, the prompt and the action buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry.action_bar import (
    LIFT,
    arranged_bar,
    prompt_area,
    slot_middle,
    slot_radius,
    title_area,
)
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import LOOKS, target_colour
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate
from luna.ui.pictures.fading import faded
from luna.ui.pictures.outlines import bounds, ellipse
from luna.ui.pictures.palette import CREAM, DISABLED, FAINT, GOLD, ORDER_EMBLEMS, ORDERS, QUIET, SLOT
from luna.ui.table.button_painter import ButtonPainter
from luna.ui.table.button_rows import LABEL, LEAST_LABEL
from luna.ui.table.shown import Button, Shown
from luna.ui.table.spot import BUTTON, PIECE, Spot, boxed

GLOW = 3
"""Logical px of light round a token that is raised, which stays off the words above it."""
WAITING = 9
"""How opaque tokens are, of 16, while another order than theirs acts."""


def action_bar_spots(frame: Frame, fonts: Fonts, state: Snapshot, actions: tuple[Button, ...]) -> Iterator[Spot]:
    """The tokens and the action buttons."""
    held = state.held
    for k, favour in enumerate(ISLAND_NAMES):
        if favour in held:
            disc = ellipse(slot_middle(frame, k), slot_radius(frame), slot_radius(frame))
            yield Spot(Pick(Kind.TOKEN, favour), PIECE, (disc,), disc, bounds(disc))
    for placed in arranged_bar(frame, fonts, actions).placed:
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
        asked = shown.prompt_of or actor
        laid = arranged_bar(frame, self._fonts, shown.actions)
        buttons, area = ButtonPainter(laid.frame, self._fonts), prompt_area(frame, laid.prompt)
        buttons.prompt(surface, shown.prompt, area, LOOKS[asked] if asked else None)
        buttons.buttons(surface, shown, laid.placed, target_colour(actor))

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
        title = title_area(frame)
        free = at[1] - radius - frame.px(GLOW) - (title.bottom if title.h else frame.bottom.y)
        at = at[0], at[1] - (min(frame.px(LIFT), max(0, free)) if raised else 0)
        ring = ellipse(at, radius + frame.px(2), radius + frame.px(2))
        if raised or pick in shown.chosen:
            lights.gild(surface, ring, frame.ui_scale)
        elif pick in shown.targets:
            lights.light(surface, ring, target_colour(actor), frame.ui_scale)
        elif pick in shown.sources:
            lights.light(surface, ring, GOLD, frame.ui_scale * 0.6, strong=False)
        token = self._sprites.fitted(f"favour_{favour}", 2 * radius)
        blit(surface, (faded(token[0], WAITING), token[1]) if _waits(shown) else token, at)


def _waits(shown: Shown) -> bool:
    """Whether another order acts than the one whose tokens these are."""
    state = shown.state
    return state.actor is not None and state.actor != state.holder
