"""The program from its start to its end: settings, window, title, and the exit code."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from pathlib import Path

import pygame

from luna.app import log, paths, preferences
from luna.app.app import App
from luna.app.display import NoDisplayError, Window
from luna.app.frame_log import FrameLog
from luna.app.language import start_language
from luna.app.saves.library import Library
from luna.app.settings import Settings
from luna.ui.loading import Loading
from luna.ui.sound import Sound
from luna.ui.text import LANGUAGES, Text

EXIT_NO_DISPLAY = 3

_log = logging.getLogger(__name__)


def run(options: argparse.Namespace) -> int:
    """Opens the window and plays until it is closed; returns the exit code, 3 where there is no display."""
    title_art = Loading(paths.title_art())
    log.start_log(paths.log_file())
    settings = Settings(paths.settings_file())
    text = Text(paths.localization(), _language(settings, getattr(options, "language", None)))
    log.log_uncaught(lambda: text("app-crash", file=str(paths.log_file())))
    size = settings.get(preferences.WIDTH), settings.get(preferences.HEIGHT)
    try:
        icon = paths.assets() / "icon" / "icon_256.png"
        shape = settings.get(preferences.FULLSCREEN), settings.get(preferences.MAXIMIZED)
        window = Window(text("app-title"), icon, size, *shape)
    except NoDisplayError as error:
        _log.warning("no display: %s", error)
        print(text("app-no-display"), file=sys.stderr)
        return EXIT_NO_DISPLAY
    from luna.app.scenes.title import Title  # while the title's picture is being read

    app = App(window, settings, text, Library(paths.saves_folder()), title_art)
    app.sound = Sound(paths.assets() / "sound", *preferences.volumes(settings), settings.get(preferences.MUTED))
    frame_log = getattr(options, "frame_log", None)
    if file := getattr(options, "file", None):
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=file))
    app.run(Title(app), FrameLog(Path(frame_log) if frame_log else None))
    app.storage.close()
    app.sound.close()
    pygame.quit()
    return 0


def _language(settings: Settings, asked: str | None) -> str:
    chosen = asked or settings.get(preferences.LANGUAGE)
    system = [locale["language"] for locale in pygame.system.get_pref_locales()]
    return start_language(chosen, LANGUAGES, os.environ, system)
