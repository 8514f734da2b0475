"""The rules book by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.ui.input import keys

if TYPE_CHECKING:
    from luna.app.rules_book.scene import RulesBook

SEARCH_SIGN = "/"
EXAMPLE_KEY = "B"
LINES = 96.0
"""How far an arrow key scrolls, in logical units."""
SCREEN = 0.9
"""How far a page key scrolls, as a share of the view."""


class BookKeys:
    """Turns keys into what the book does; while something is typed, letters belong to the search."""

    def __init__(self, scene: RulesBook) -> None:
        self._scene = scene
        self._swallows = False

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to a key; False if the widgets should get the event."""
        if event.type == pygame.TEXTINPUT:
            swallows, self._swallows = self._swallows and event.text == SEARCH_SIGN, False
            return swallows
        if event.type != pygame.KEYDOWN:
            return False
        self._swallows = False
        return self._anywhere(event) or (self._typing(event) if self._types else self._reading(event))

    @property
    def _types(self) -> bool:
        return self._scene.form.focused == "search"

    def _anywhere(self, event: pygame.event.Event) -> bool:
        scene = self._scene
        sign = keys.plain(event) == SEARCH_SIGN and not self._types
        if sign or keys.command(event) == "F":
            scene.form.focus_on("search")
            self._swallows = sign  # the letter of this very key would be typed next
        elif event.key == pygame.K_AC_BACK or (event.key == pygame.K_LEFT and event.mod & pygame.KMOD_ALT):
            scene.go_back()
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            way = scene.scroll.view.height * SCREEN
            scene.scroll.by(-way if event.key == pygame.K_PAGEUP else way)
        else:
            return self._opens(event)
        return True

    def _opens(self, event: pygame.event.Event) -> bool:
        """Enter opens what was found, unless a button has the focus."""
        scene = self._scene
        if event.key not in keys.ENTER or not (self._types or (scene.side.picked and scene.form.focused is None)):
            return False
        if scene.side.picked:
            scene.open_found(scene.side.picked)
        return True

    def _typing(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self._scene.side.choose(1 if event.key == pygame.K_DOWN else -1)
            return True
        return False

    def _reading(self, event: pygame.event.Event) -> bool:
        scene, scroll = self._scene, self._scene.scroll
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            scroll.by((1 if event.key == pygame.K_DOWN else -1) * LINES * scene.form.ui_scale)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            scroll.by(-scroll.length if event.key == pygame.K_HOME else scroll.length)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            scene.turn(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key == pygame.K_BACKSPACE:
            scene.go_back()
        elif keys.plain(event) == EXAMPLE_KEY:
            return scene.watch_example()
        else:
            return False
        return True
