"""The program around the scenes: window, loop, and what every scene may use."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from luna.app.saves.library import Library
from luna.app.scene import Scene, Stack
from luna.app.screens.seascape import Seascape
from luna.app.settings import preferences
from luna.app.settings.store import Settings
from luna.app.system import paths
from luna.app.system.crash_report import record_of, write_report
from luna.app.system.display import Window
from luna.app.system.frame_log import FrameLog
from luna.app.system.read_ahead import ReadAhead
from luna.ui.assets import Fonts, Sprites
from luna.ui.events import awaited
from luna.ui.loading import Loading
from luna.ui.sound import Silence
from luna.ui.text import Text
from luna.ui.theme import LEAST_SCALE, scale_for, theme
from luna.ui.widgets import Manager

FRAME = 1 / 60
FILLED = 0.98
"""Share of the window that a canvas enlarged on request may fill."""
RESIZE_REST = 0.12
"""Seconds without a further resize after which the scenes are laid out anew."""
IDLE, PREPARING = 0.07, 0.02
"""Seconds of waiting from which a moment is idle, and how much of it is used at a time to get ready for later."""
DIM = (5, 10, 28)
_SHAPED = (pygame.VIDEORESIZE, pygame.WINDOWMOVED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
"""The window has another size or place."""

_log = logging.getLogger(__name__)


class App:
    """What scenes share: settings, texts, sprites, fonts, storage, the window's size in px and the UI scale."""

    def __init__(
        self, window: Window, settings: Settings, text: Text, storage: Library, title_art: Loading | None = None
    ) -> None:
        self.window, self.settings, self.text, self.storage = window, settings, text, storage
        self.sprites, self.fonts = Sprites(paths.assets() / "art"), Fonts(paths.assets() / "fonts")
        self.seascape = Seascape(title_art or Loading(paths.title_art()))
        pygame.font.init()
        self.size = window.surface.get_size()
        self.sound = Silence()
        self.ahead = ReadAhead(text)
        self._stack = Stack()
        self._backdrop: pygame.Surface | None = None
        self._resize_due: float | None = None

    @property
    def wish(self) -> float:
        """The wanted size of bars, buttons and type as a multiple of the usual one."""
        return self.settings.get(preferences.UI_SCALE) / 100

    @property
    def u(self) -> float:
        """The UI scale where all can flow or scroll: 1 at 1920 x 1080, times the wanted size."""
        return scale_for(self.size, self.wish)

    def u_for(self, canvas: tuple[float, float]) -> float:
        """The UI scale for a canvas of logical units that has to fit the window as a whole."""
        room = min(side / length for side, length in zip(self.size, canvas, strict=True))
        return min(self.u, max(LEAST_SCALE, FILLED * room))

    def manager(self, u: float | None = None) -> Manager:
        """A pygame_gui manager for the window as it is now at a UI scale; build a new one after each resize."""
        return Manager(self.size, theme(u or self.u), self.fonts.folder)

    # -- scenes

    def push(self, scene: Scene) -> None:
        """Opens a scene above the others."""
        self._stack.push(scene, self.size)
        self._backdrop = None

    def pop(self) -> None:
        """Closes the top scene."""
        self._stack.pop()
        self._backdrop = None

    def replace(self, scene: Scene) -> None:
        """Opens a scene in place of the top one."""
        self._stack.replace(scene, self.size)
        self._backdrop = None

    def home(self) -> None:
        """Goes back to the first scene, the title."""
        self._stack.home()
        self._backdrop = None

    def quit(self) -> None:
        """Ends the program, after a question while the last actions are not on disk."""
        self.when_saved(self._stack.clear, quits=True)

    def when_saved(self, act: Callable[[], object], quits: bool = False) -> None:
        """Does what leaves the open game, or ends the program; first asks while its last actions are not on disk."""
        from luna.app.screens.unsaved import Unsaved

        if isinstance(self._stack.top, Unsaved):  # it is asked already
            return
        if self.storage.unsaved():
            self.push(Unsaved(self, act, quits))
        else:
            act()

    # -- the person's choices about the program itself

    def use_language(self, language: str) -> None:
        """Changes the language of everything at once and remembers it."""
        self.text.use(language)
        self.settings.put(preferences.LANGUAGE, language)
        pygame.display.set_caption(self.text("app-title"))
        for scene in self._stack:
            scene.language_changed()
            scene.dirty = True

    def next_language(self) -> None:
        """Changes to the language after the one in use."""
        languages = self.text.languages
        self.use_language(languages[(languages.index(self.text.language) + 1) % len(languages)])

    def open_rules(self) -> None:
        """Opens the rules book above what is to be seen; where it is open already, it stays as it is."""
        from luna.app.rules_book.scene import RulesBook

        if not any(isinstance(scene, RulesBook) for scene in self._stack):
            chapters = [scene.chapter for scene in self._stack if scene.chapter]
            self.push(RulesBook(self, *chapters[-1:]))

    def open_saved_games(self, file: Path | None = None) -> None:
        """Opens the list of saved games above what is to be seen; a file becomes one of them and is played."""
        from luna.app.saved_games.scene import open_list

        open_list(self, tuple(self._stack), file)

    def scale_changed(self) -> None:
        """Lays everything out anew in the wanted size."""
        self._lay_out()

    def sound_changed(self) -> None:
        """Takes volumes and mute from the settings."""
        self.sound.set_volumes(*preferences.volumes(self.settings))
        self.sound.mute(self.settings.get(preferences.MUTED))

    def toggle_fullscreen(self) -> None:
        """Changes between window and whole screen and remembers it."""
        self.window.toggle_fullscreen()
        self.settings.put(preferences.FULLSCREEN, self.window.fullscreen)
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
                self._rescue(error)

    def _go_on_loading(self) -> None:
        """What the first picture can do without and the next scenes need."""
        gc.enable()
        self.sound.open()
        self.ahead.start()
        self.sprites.read_ahead(paths.table_art().name)

    def _rescue(self, error: Exception) -> None:
        """After an error nobody expected: a report, and a dialog in place of all scenes; raises it where that fails."""
        from luna.app.screens.crash import Crash

        if isinstance(self._stack.top, Crash):
            raise error
        _log.critical("unexpected", exc_info=error)
        record = record_of(self.storage)
        report = write_report(paths.log_file().parent, error, record)
        self._stack.abandon()
        self.push(Crash(self, report, record is not None and not self.storage.unsaved()))

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to an event of the window or gives it to the top scene; True if somebody used it."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.KEYDOWN and event.key in (ways := self._keys()):
            ways[event.key]()
        elif event.type == pygame.DROPFILE:
            self.open_saved_games(Path(event.file))
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
            self._resize()
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
            surface.blit(self._dimmed(below, top.veil), (0, 0))
        top.draw(surface)
        top.dirty = False
        return True

    def _enliven(self) -> list[pygame.Rect]:
        """The areas in which the top scene has moved by itself; none while it waits to be drawn as a whole."""
        top = self._stack.top
        return [] if top is None or top.dirty else top.enliven(self.window.surface)

    def _dimmed(self, scenes: list[Scene], dark: int) -> pygame.Surface:
        """The covered scenes, darkened; drawn again only when one of them has changed."""
        if self._backdrop is None or any(scene.dirty for scene in scenes):
            self._backdrop = pygame.Surface(self.size)
            for scene in scenes:
                scene.draw(self._backdrop)
                scene.dirty = False
            veil = pygame.Surface(self.size, pygame.SRCALPHA)
            veil.fill((*DIM, dark))
            self._backdrop.blit(veil, (0, 0))
        return self._backdrop

    def _events(self, top: Scene, shown: float) -> list[pygame.event.Event]:
        """Waits for events, at most until the scene wants to move or the next frame may be shown."""
        rest = FRAME - (time.monotonic() - shown) if top.dirty else top.pause
        if self._resize_due is not None:
            rest = min(rest, RESIZE_REST)
        until = time.monotonic() + rest
        if not top.dirty and rest >= IDLE and self._prepare_texts():
            until = min(until, time.monotonic() + IDLE)
        return awaited(until - time.monotonic())

    def _prepare_texts(self) -> bool:
        """Uses an idle moment to get texts ready that may be asked for; False if there are none left."""
        until = time.monotonic() + PREPARING
        while time.monotonic() < until and not pygame.event.peek():
            if not self.text.prepare_next():
                return False
        return True

    def _resize(self) -> None:
        self.window.settle()
        for key, side in zip((preferences.WIDTH, preferences.HEIGHT), self.window.size, strict=True):
            self.settings.put(key, side)
        self.settings.put(preferences.MAXIMIZED, self.window.maximized)
        size = self.window.surface.get_size()
        if size != self.size:
            self.size = size
            self._lay_out()
        self._redraw()

    def _lay_out(self) -> None:
        self.sprites.clear()
        for scene in self._stack:
            scene.resize(self.size)
        self._redraw()

    def _redraw(self) -> None:
        self._backdrop = None
        for scene in self._stack:
            scene.dirty = True
