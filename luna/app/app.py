"""The program around the scenes: window, loop, and what a person chooses for all of it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from luna.app.app_context import CRASH, RULES, UNSAVED, AppContext
from luna.app.navigation import Navigation
from luna.app.saves.exchange import record_played
from luna.app.settings import preferences
from luna.app.system import garbage, paths
from luna.app.system.crash_report import Held, write_report
from luna.app.system.display import Window
from luna.app.system.frame_log import FrameLog
from luna.app.system.read_ahead import ReadAhead
from luna.ui.input.events import awaited
from luna.ui.scene import Scene

FRAME = 1 / 60
RESIZE_REST = 0.12
"""Seconds without a further resize after which the scenes are laid out anew."""
IDLE = 0.07
"""Seconds of waiting from which a moment is idle."""
_SHAPED = (pygame.VIDEORESIZE, pygame.WINDOWMOVED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
"""The window has another size or place."""

_log = logging.getLogger(__name__)


class App(Navigation):
    """Runs scenes in a window; for what they share it is the way to one another and to the program's own commands."""

    def __init__(self, window: Window, context: AppContext) -> None:
        super().__init__(context)
        self.window = window
        context.go = self
        pygame.font.init()
        self.ahead = ReadAhead(context.text, context.routes.modules(), context.games)
        self._resize_due: float | None = None
        self._whole = window.fullscreen
        """Whether scenes were laid out for the whole screen: what they say of that depends on it, not on its size."""

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers the whole screen."""
        return self.window.fullscreen

    # -- leaving

    def quit(self) -> None:
        """Ends the program, after a question while the last actions are not on disk."""
        self.when_saved(self._stack.clear, quits=True)

    def when_saved(self, act: Callable[[], object], quits: bool = False) -> None:
        """Does what leaves the open game, or ends the program; first asks while its last actions are not on disk."""
        if self._shows(UNSAVED):  # it is asked already
            return
        if self.context.storage.unsaved():
            self.push(self.context.routes.unsaved(self.context, act, quits))
        else:
            act()

    # -- the person's choices about the program itself

    def use_language(self, language: str) -> None:
        """Changes the language of everything at once and remembers it."""
        self.context.text.use(language)
        self.context.settings.put(preferences.LANGUAGE, language)
        pygame.display.set_caption(self.context.text("app-title"))
        for scene in self._stack:
            scene.language_changed()
            scene.dirty = True
        self.idle.let_go()

    def next_language(self) -> None:
        """Changes to the language after the one in use."""
        languages = self.context.text.languages
        self.use_language(languages[(languages.index(self.context.text.language) + 1) % len(languages)])

    def open_rules(self, chapter: str = "") -> None:
        """Opens the rules book above what is to be seen; where it is open already, it stays as it is."""
        if not any(scene.name == RULES for scene in self._stack):
            chapters = ["", *(scene.chapter for scene in self._stack if scene.chapter)]
            game = self.context.game_of(self._stack)
            printed = ["", *(scene.printed for scene in self._stack if scene.printed)]
            self.push(self.context.routes.rules_book(self.context, game, chapter or chapters[-1], printed[-1]))

    def open_saved_games(self) -> None:
        """Opens the list of saved games above what is to be seen."""
        game = self.context.game_of(self._stack)
        self.push(self.context.routes.saved_games(self.context.of(game)))

    def take_file(self, path: Path) -> None:
        """Makes a file one of the saved games and goes on with it, in the list or before it in any other scene."""
        if self._stack.top and not self._stack.top.take_file(path):
            self.open_saved_games()
            self._stack.top.take_file(path)

    def scale_changed(self) -> None:
        """Lays everything out anew in the wanted size."""
        self.lay_out()

    def sound_changed(self) -> None:
        """Takes volumes and mute from the settings."""
        self.context.sound.set_volumes(*preferences.volumes(self.context.settings))
        self.context.sound.mute(self.context.settings.get(preferences.MUTED))

    def toggle_fullscreen(self) -> None:
        """Changes between window and whole screen and remembers it."""
        self.window.toggle_fullscreen()
        self.context.settings.put(preferences.FULLSCREEN, self.window.fullscreen)
        self._resize_due = time.monotonic()

    # -- the loop

    def run(self, first: Scene, frames: FrameLog | None = None) -> None:
        """Shows scenes until none is left."""
        frames = frames or FrameLog()
        self.push(first)
        before = time.monotonic()
        shown = before - FRAME
        while top := self._stack.top:
            try:
                events = self._events(top, shown)
                frames.woken()
                for event in events:
                    self.handle(event)
                now = time.monotonic()
                self.update(now - before)
                before = now
                frames.drawing()
                if now - shown >= FRAME and self.draw():
                    frames.drawn()
                    pygame.display.flip()
                    frames.shown()
                    shown = now
                    self._go_on_loading()
                elif changed := self._enliven():
                    pygame.display.update(changed)
            except Exception as error:
                before = time.monotonic()
                self.rescue(error)

    def _go_on_loading(self) -> None:
        """What the first picture can do without and the next scenes need."""
        garbage.begin()
        self.context.sound.open()
        self.ahead.start()
        self.context.sprites.read_ahead()

    def rescue(self, error: Exception) -> None:
        """After an error nobody expected: a report, and a dialog in place of all scenes; raises it where that fails."""
        if self._shows(CRASH):
            raise error
        _log.critical("unexpected", exc_info=error)
        played = record_played(self.context.storage)
        held = Held.NONE if played is None else Held.SECRET if played.secret else Held.OPEN
        holds = self.context.text("crash-holds", game=held.value)
        report = write_report(paths.log_file().parent, error, holds, played and played.record)
        self.close()
        saved = played is not None and not self.context.storage.unsaved()
        self.push(self.context.routes.crash(self.context, report, held, saved))

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to an event of the window or gives it to the top scene; True if somebody used it."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.KEYDOWN and event.key in (ways := self._keys()):
            ways[event.key]()
        elif event.type == pygame.DROPFILE:
            self.take_file(Path(event.file))
        elif event.type in _SHAPED:
            self.window.notice(event)
            self._resize_due = time.monotonic() + RESIZE_REST
        elif event.type == pygame.WINDOWEXPOSED:
            self._redraw()
        else:
            return self._stack.deliver(event)
        return True

    def _keys(self) -> dict[int, Callable[[], object]]:
        """Keys that mean the same in every scene."""
        return {
            pygame.K_F1: self.open_rules,
            pygame.K_F2: self.next_language,
            pygame.K_F11: self.toggle_fullscreen,
        }

    def update(self, seconds: float) -> None:
        """Lets time pass for the top scene and finishes a resize."""
        if self._resize_due is not None and time.monotonic() >= self._resize_due:
            self._resize_due = None
            self.take_size()
        if self._stack.top:
            self._stack.top.update(seconds)

    def draw(self) -> bool:
        """Draws what has changed; False if nothing has."""
        scenes = self._stack.visible()
        if not any(scene.dirty for scene in scenes):
            return False
        *below, top = scenes
        surface = self.window.surface
        if below:
            surface.blit(self._backdrop.picture(below, self.context.size, top.veil), (0, 0))
        top.draw(surface)
        top.dirty = False
        return True

    def _enliven(self) -> list[pygame.Rect]:
        """The areas in which the top scene has moved by itself; none while it waits to be drawn as a whole."""
        top = self._stack.top
        return [] if top is None or top.dirty else top.draw_ambient(self.window.surface)

    def _events(self, top: Scene, shown: float) -> list[pygame.event.Event]:
        """Waits for events, at most until the scene wants to move or the next frame may be shown."""
        rest = FRAME - (time.monotonic() - shown) if top.dirty else top.pause
        if self._resize_due is not None:
            rest = min(rest, RESIZE_REST)
        now = time.monotonic()
        until = now + rest
        if not top.dirty and rest >= IDLE and self.idle.use(now - shown, len(self.scenes) == 1):
            until = min(until, time.monotonic() + IDLE)
        return awaited(until - time.monotonic())

    def take_size(self) -> None:
        """Takes over the size that the window has now, and remembers it."""
        self.window.settle()
        for key, side in zip((preferences.WIDTH, preferences.HEIGHT), self.window.size, strict=True):
            self.context.settings.put(key, side)
        self.context.settings.put(preferences.MAXIMIZED, self.window.maximized)
        size, whole = self.window.surface.get_size(), self.window.fullscreen
        if (size, whole) != (self.context.size, self._whole):
            self._whole = whole
            self.context.resize(size)
            self.lay_out()
        self._redraw()

    def lay_out(self) -> None:
        """Lays every scene out for the present size."""
        self.context.forget_sprites()
        for scene in self._stack:
            scene.resize(self.context.size)
        self._redraw()
        self.idle.let_go()
