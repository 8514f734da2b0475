"""The program from its start to its end: settings, window, title, and the exit code."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import sys
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

import pygame

from luna.app.app import App
from luna.app.app_context import AppContext, chosen_game
from luna.app.routes import SceneRoutes
from luna.app.saves.library import Library
from luna.app.seascape import Seascape, title_art
from luna.app.settings import preferences
from luna.app.settings.language import LANGUAGES, start_language
from luna.app.settings.store import SettingsFile
from luna.app.system import log, paths, unpacked
from luna.app.system.display import NoDisplayError, Window
from luna.app.system.frame_log import FrameLog
from luna.core.settings import Settings
from luna.games.catalogue import GAMES
from luna.ui.game_window import painter_of
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.background import end_all
from luna.ui.pictures.loading import Loading
from luna.ui.reading.text import Text
from luna.ui.sound import Sound

EXIT_NO_DISPLAY = 3

_log = logging.getLogger(__name__)


def run(options: argparse.Namespace) -> int:
    """Opens the window and plays until it is closed; returns the exit code, 3 where there is no display."""
    ending = Ending()
    with ExitStack() as at_end:
        for number in (signal.SIGINT, signal.SIGTERM):
            at_end.callback(signal.signal, number, signal.signal(number, ending.ask))
        at_end.callback(pygame.quit)
        at_end.callback(end_all)
        return _play(options, at_end, ending)


class Ending:
    """The system's wish to end the program: as good as the window's button, and kept while there is no window.

    Nothing is raised: in the middle of what Python does on its own account, such as freeing an object, an exception
    would be printed and forgotten.
    """

    asked = False

    def ask(self, number: int, frame: FrameType | None) -> None:
        """Hears the signal."""
        self.asked = True
        if pygame.display.get_init():
            pygame.event.post(pygame.event.Event(pygame.QUIT))


def _play(options: argparse.Namespace, at_end: ExitStack, ending: Ending) -> int:
    log.start_log(paths.log_file())
    settings = SettingsFile(paths.settings_file())
    size = settings.get(preferences.WIDTH), settings.get(preferences.HEIGHT)
    picture = Loading(title_art(chosen_game(GAMES, settings).key), likely=size if all(size) else None)
    text = Text(paths.localization(), language_of(settings, getattr(options, "language", None)))
    log.log_uncaught(lambda: text("app-crash", file=str(paths.log_file())))
    if ending.asked:
        return 0
    try:
        shape = settings.get(preferences.FULLSCREEN), settings.get(preferences.MAXIMIZED)
        window = Window(text("app-title"), paths.icon(), size, *shape)
    except NoDisplayError as error:
        _log.warning("no display: %s", error)
        print(text("app-no-display"), file=sys.stderr)
        return EXIT_NO_DISPLAY
    settings.put(preferences.FULLSCREEN, window.fullscreen)
    app = compose(window, settings, text, Library(paths.saves_folder(), GAMES))
    sound = Sound(paths.sounds(), *preferences.volumes(settings), settings.get(preferences.MUTED))
    app.context.sound = sound.of(paths.sounds_of(app.context.game.key))
    chosen = app.context.of(app.context.chosen)
    chosen.seascape.expect(picture)
    unpacked.end_with_starter(unpacked.folder(), lambda: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    title = app.context.routes.title(chosen)  # it imports while its picture is being read
    at_end.callback(sound.close)
    at_end.callback(app.context.storage.close)
    frame_log = getattr(options, "frame_log", None)
    if file := getattr(options, "file", None):
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=file))
    if not ending.asked:
        app.run(title, FrameLog(Path(frame_log) if frame_log else None))
    return 0


def compose(window: Window, settings: Settings, text: Text, storage: Library) -> App:
    """The program in its window, silent and without a scene."""
    first, *others = storage.catalogue
    for game in others:
        text.of(game.key, game.texts)
    fonts = Fonts(paths.fonts())
    context = AppContext(
        text.of(first.key, first.texts),
        Sprites(paths.art_of(first.key), painter_of(first, fonts)),
        fonts,
        settings,
        window.surface.get_size(),
        storage=storage,
        seascape=Seascape.of(first.key),
        routes=SceneRoutes(),
        games=storage.catalogue,
    )
    return App(window, context)


def language_of(settings: Settings, asked: str | None) -> str:
    """The language asked for, else the remembered one, else the one of the system."""
    chosen = asked or settings.get(preferences.LANGUAGE)
    system = [locale["language"] for locale in pygame.system.get_pref_locales()]
    return start_language(chosen, LANGUAGES, os.environ, system)
