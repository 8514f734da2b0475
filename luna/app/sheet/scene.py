"""The overview sheet over the table: what each player has beside the board."""

from __future__ import annotations

from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.sheet.sheet import EDGE, Link, Sheet
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.input import keys
from luna.ui.pictures import palette
from luna.ui.pictures.draw import blit
from luna.ui.scene import Scene
from luna.ui.widgets import focus

WHEEL = 90.0
"""How far a notch of the wheel moves the sheet; logical units."""
CLOSING = "O"
ARROWS = {
    pygame.K_LEFT: focus.LEFT,
    pygame.K_RIGHT: focus.RIGHT,
    pygame.K_UP: focus.UP,
    pygame.K_DOWN: focus.DOWN,
}


class Overview(Scene):
    """The sheet for a position; each row opens its chapter of the rules book."""

    opaque = False

    def __init__(self, context: AppContext, game: AnyGame, state: Any) -> None:
        self.context, self._state, self._window = context, state, window_of(game)
        self.about = game.key
        self._sheet: Sheet | None = None
        self._picture: pygame.Surface | None = None
        self._scroll = 0
        self._at: int | None = None
        self._over_cross = False

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is set now; the scene must have been given a size."""
        assert self._sheet is not None
        return self._sheet

    @property
    def link(self) -> Link | None:
        """The row under the pointer or the keyboard focus."""
        return None if self._at is None else self.sheet.links[self._at]

    @property
    def origin(self) -> tuple[int, int]:
        """Where the sheet begins in the window, in px."""
        width, height = self.sheet.size
        left, top = (self.context.size[0] - width) // 2, (self.context.size[1] - height) // 2
        return left, top if self._longest == 0 else self._margin - self._scroll

    # -- changes of the window and the language

    def resize(self, size: tuple[int, int]) -> None:
        self._set()

    def language_changed(self) -> None:
        self._set()

    def _set(self) -> None:
        context, text = self.context, self.context.text
        content = self._window.sheet(text, self._state)
        heads = text("overview-title"), text("overview-hint")
        self._sheet = Sheet(context.fonts, context.sprites, content, heads, context.size, context.ui_scale)
        self._picture = None
        self._scroll_to(self._scroll)
        self.dirty = True

    # -- scrolling

    @property
    def _margin(self) -> int:
        return int(EDGE * self.context.ui_scale)

    @property
    def _longest(self) -> int:
        """How far the sheet can be scrolled; 0 if it fits the window."""
        return max(0, self.sheet.size[1] + 2 * self._margin - self.context.size[1])

    def _scroll_to(self, scroll: float) -> None:
        before, self._scroll = self._scroll, max(0, min(round(scroll), self._longest))
        self.dirty |= before != self._scroll

    def _show(self, rect: pygame.Rect) -> None:
        """Scrolls as little as needed to see a place of the sheet."""
        room = 3 * self._margin
        highest = rect.bottom + room - self.context.size[1]
        self._scroll_to(min(max(self._scroll, highest), rect.top - room))

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll_to(self._scroll - event.y * WHEEL * self.context.ui_scale)
            self._point(pygame.mouse.get_pos())
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        else:
            return False
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        page = self.context.size[1] * 0.8
        scrolls = {pygame.K_PAGEUP: self._scroll - page, pygame.K_PAGEDOWN: self._scroll + page,
                   pygame.K_HOME: 0.0, pygame.K_END: float(self._longest)}  # fmt: skip
        boxes = [link.rect for link in self.sheet.links]
        if event.key == pygame.K_ESCAPE or keys.plain(event) == CLOSING:
            self.context.go.pop()
        elif event.key in keys.CONFIRM:
            self._open()
        elif event.key == pygame.K_TAB:
            self._focus(focus.in_order(boxes, self._at, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key in ARROWS:
            self._focus(focus.towards(boxes, self._at, ARROWS[event.key]))
        elif event.key in scrolls:
            self._scroll_to(scrolls[event.key])
        else:
            return False
        return True

    def _focus(self, at: int | None) -> None:
        self._at = at
        if self.link:
            self._show(self.link.rect)
        self.dirty = True

    def _point(self, position: tuple[int, int]) -> None:
        x, y = position[0] - self.origin[0], position[1] - self.origin[1]
        at = next((n for n, link in enumerate(self.sheet.links) if link.rect.collidepoint(x, y)), None)
        over_cross = self.sheet.cross.collidepoint(x, y)
        self.dirty |= (at, over_cross) != (self._at, self._over_cross)
        self._at, self._over_cross = at, over_cross

    def _press(self, event: pygame.event.Event) -> None:
        self._point(event.pos)
        outside = not pygame.Rect(self.origin, self.sheet.size).collidepoint(event.pos)
        if event.button == pygame.BUTTON_RIGHT:
            self.context.go.pop()
        elif event.button == pygame.BUTTON_LEFT:
            if outside or self._over_cross:
                self.context.go.pop()
            else:
                self._open()

    def _open(self) -> None:
        """Opens the rules book at the chapter of the row."""
        if self.link:
            self.context.sound.play("button")
            self.context.go.open_rules(self.link.block.chapter)

    # -- the picture

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            self._picture = self.sheet.picture()
        blit(surface, (self._picture, (0, 0)), self.origin)
        if self.link:
            self.sheet.highlight(surface, self.link, self.origin)
        if self._over_cross:
            box = self.sheet.cross.move(self.origin)
            pygame.draw.rect(
                surface, palette.GOLD, box, max(1, round(1.5 * self.context.ui_scale)), border_radius=box.w // 5
            )
