"""The overview sheet over the table: what each player has beside the board."""

from __future__ import annotations

from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.sheet.sheet import EDGE, Link, Sheet
from luna.core.game import AnyGame
from luna.ui import preferences
from luna.ui.game_window import window_of
from luna.ui.input import keys
from luna.ui.pictures import palette
from luna.ui.pictures.draw import blit
from luna.ui.scene import Scene
from luna.ui.widgets import focus
from luna.ui.widgets.scroll import Scroll

WHEEL = 90.0
"""How far a notch of the wheel moves the sheet; logical units."""
BAR, AROUND = 7, 12
"""Width of the scroll bar, and what is to be seen above and below the row with the focus; logical units."""
CLOSING = "O"
ARROWS = {
    pygame.K_LEFT: focus.LEFT,
    pygame.K_RIGHT: focus.RIGHT,
    pygame.K_UP: focus.UP,
    pygame.K_DOWN: focus.DOWN,
}


class Overview(Scene):
    """The sheet for a position; each row opens its chapter of the rules book.

    Where it is higher than the window its columns are scrolled, below the heading and the cross, which stay.
    """

    opaque = False

    def __init__(self, context: AppContext, game: AnyGame, state: Any) -> None:
        self.context, self._state, self._window = context, state, window_of(game)
        self.about = game.key
        self._sheet: Sheet | None = None
        self._picture: pygame.Surface | None = None
        self._scroll = Scroll()
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
    def place(self) -> pygame.Rect:
        """What the sheet takes of the window."""
        (width, height), (across, down) = self.sheet.size, self.context.size
        high = min(height, down - 2 * round(EDGE * self.context.ui_scale))
        return pygame.Rect((across - width) // 2, (down - high) // 2, width, high)

    @property
    def origin(self) -> tuple[int, int]:
        """Where the sheet with all its columns begins, in px of the window."""
        place = self.place
        return place.x, place.y - self._scroll.offset

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
        place, (above, below), width = self.place, self._sheet.edges, round(BAR * context.ui_scale)
        view = pygame.Rect(place.x, place.y + above, place.w, place.h - above - below)
        bar = pygame.Rect(place.right - 2 * width, view.y, width, view.h)
        self._scroll.fit(view, bar, self._sheet.size[1] - above - below, context.ui_scale)
        self.dirty = True

    def _show(self, rect: pygame.Rect) -> None:
        """Scrolls as little as needed to see a place of the sheet."""
        above, _ = self.sheet.edges
        self._scroll.reveal(rect.top - above, rect.bottom - above, round(AROUND * self.context.ui_scale))

    def update(self, seconds: float) -> None:
        moved = self._scroll.update(seconds, gliding=not self.context.settings.get(preferences.REDUCED_MOTION))
        self.dirty |= moved
        self.pause = 0.0 if moved else Scene.pause

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll.jump(self._scroll.offset - event.y * WHEEL * self.context.ui_scale)
            self._point(pygame.mouse.get_pos())
            self.dirty = True
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.dirty |= self._scroll.release()
        else:
            return False
        return True

    def leave(self) -> None:
        self._scroll.release()

    def _key(self, event: pygame.event.Event) -> bool:
        page, offset = self._scroll.view.h * 0.8, self._scroll.offset
        scrolls = {pygame.K_PAGEUP: offset - page, pygame.K_PAGEDOWN: offset + page,
                   pygame.K_HOME: 0.0, pygame.K_END: float(self._scroll.limit)}  # fmt: skip
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
            self._scroll.jump(scrolls[event.key])
            self.dirty = True
        else:
            return False
        return True

    def _focus(self, at: int | None) -> None:
        self._at = at
        if self.link:
            self._show(self.link.rect)
        self.dirty = True

    def _move(self, position: tuple[int, int]) -> None:
        """The mouse holds the scroll bar or points at something."""
        if self._scroll.drag(position):
            self.dirty = True
        else:
            self._point(position)

    def _point(self, position: tuple[int, int]) -> None:
        x, y = position[0] - self.origin[0], position[1] - self.origin[1]
        links = self.sheet.links if self._scroll.view.collidepoint(position) else ()
        at = next((n for n, link in enumerate(links) if link.rect.collidepoint(x, y)), None)
        over_cross = self.sheet.cross.move(self.place.topleft).collidepoint(position)
        self.dirty |= (at, over_cross) != (self._at, self._over_cross)
        self._at, self._over_cross = at, over_cross

    def _press(self, event: pygame.event.Event) -> None:
        self._point(event.pos)
        outside = not self.place.collidepoint(event.pos)
        if event.button == pygame.BUTTON_RIGHT:
            self.context.go.pop()
        elif event.button == pygame.BUTTON_LEFT and self._scroll.press(event.pos):
            self.dirty = True
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
        place, view = self.place, self._scroll.view
        self._draw_sheet(surface, self._picture, place)
        if self.link:
            surface.set_clip(view if self._scroll.limit else None)
            self.sheet.highlight(surface, self.link, self.origin)
            surface.set_clip(None)
        self._scroll.draw(surface)
        if self._over_cross:
            box = self.sheet.cross.move(place.topleft)
            pygame.draw.rect(
                surface, palette.GOLD, box, max(1, round(1.5 * self.context.ui_scale)), border_radius=box.w // 5
            )

    def _draw_sheet(self, surface: pygame.Surface, picture: pygame.Surface, place: pygame.Rect) -> None:
        """All of it, or its heading and what is seen of its columns on a sheet of the height that there is."""
        if not self._scroll.limit:
            blit(surface, (picture, (0, 0)), place.topleft)
            return
        view, (above, _) = self._scroll.view, self.sheet.edges
        blit(surface, (self.sheet.board(place.h), (0, 0)), place.topleft)
        for at, part in (
            (place.topleft, (0, 0, view.w, above)),
            (view.topleft, (0, above + self._scroll.offset, *view.size)),
        ):
            surface.blit(picture, at, part, pygame.BLEND_PREMULTIPLIED)
        for y in (view.top - 1, view.bottom):  # what is cut off there goes on
            pygame.draw.line(surface, palette.HAIRLINE, (view.x + 1, y), (view.right - 2, y))
