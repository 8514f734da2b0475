"""`luna --selftest`: whether everything a packaged program needs is there and works, a line for each part.

It plays in a folder of its own, so that no game and no setting of the person is touched.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from luna.app.app import App
    from luna.app.scene import Scene
    from luna.app.scenes.table import TableScene

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
EXIT_FAULT = 1
SIZE = (1280, 720)
SEED = 1
BOT_SECONDS = 20.0


def selftest(options: argparse.Namespace) -> int:
    """Runs every check; 0 if all passed, else 1."""
    with _own_folder():
        checks = Checks()
        for name in ("kernel", "texts", "fonts", "sprites", "window", "sound", "saves", "bot", "scenes"):
            checks.run(name)
        checks.close()
    return EXIT_FAULT if checks.failed else 0


@contextmanager
def _own_folder() -> Iterator[None]:
    """Settings, saved games and log go to a folder that is gone afterwards."""
    before = os.environ.get("LUNA_HOME")
    with tempfile.TemporaryDirectory(prefix="luna-selftest-", ignore_cleanup_errors=True) as folder:
        os.environ["LUNA_HOME"] = folder
        try:
            yield
        finally:
            logging.shutdown()
            os.environ.pop("LUNA_HOME")
            if before is not None:
                os.environ["LUNA_HOME"] = before


class Checks:
    """The checks by name; each returns what it found and raises an exception where something is wrong."""

    def __init__(self) -> None:
        self.failed = False
        self._app: App | None = None

    def run(self, name: str) -> None:
        """Runs one check and prints its line."""
        check: Callable[[], str] = getattr(self, f"_{name}")
        try:
            found, verdict = check(), "ok"
        except Exception as error:  # whatever is wrong belongs into the report
            found, verdict, self.failed = f"{type(error).__name__}: {error}", "FAILED", True
        if sys.stdout:  # a windowed program may have none
            print(f"{name}: {verdict}: {found}".encode("ascii", "backslashreplace").decode("ascii"), flush=True)

    def close(self) -> None:
        """Closes what the checks have opened."""
        import pygame

        if self._app:
            self._app.quit()
            self._app.sound.close()
        pygame.quit()

    @property
    def _opened(self) -> App:
        if self._app is None:
            raise RuntimeError("there is no window")
        return self._app

    def _kernel(self) -> str:
        from luna.core.kernel import kernel_kind
        from luna.games.luna.rules import luna_rules

        del luna_rules  # imported so that the kernel is loaded and can be named
        return kernel_kind()

    def _texts(self) -> str:
        from luna.app import paths
        from luna.ui.text import LANGUAGES, Text

        names = [Text(paths.localization(), language)("language-name") for language in LANGUAGES]
        if len(set(names)) < len(LANGUAGES):
            raise ValueError(names)
        return ", ".join(names)

    def _fonts(self) -> str:
        from luna.app import paths
        from luna.ui.assets import FACES, Fonts

        fonts = Fonts(paths.assets() / "fonts")
        widths = [fonts.width("Żółw ß à ę −", role, 20) for role in FACES]
        if min(widths) <= 0:
            raise ValueError(widths)
        return f"{len(widths)} faces"

    def _window(self) -> str:
        import pygame

        from luna.app import paths
        from luna.app.app import App
        from luna.app.display import Window
        from luna.app.saves.library import Library
        from luna.app.settings import Settings
        from luna.ui.text import Text

        text = Text(paths.localization(), "en")
        window = Window(text("app-title"), paths.assets() / "icon" / "icon_256.png", SIZE, False)
        self._app = App(window, Settings(paths.settings_file()), text, Library(paths.saves_folder()))
        return f"{pygame.display.get_driver()} {window.surface.get_size()}"

    def _sprites(self) -> str:
        from luna.app import paths
        from luna.ui.assets import Sprites

        sprites = Sprites(paths.assets() / "art")
        missing = [name for name in sprites.names() if not (sprites.folder / "sprites" / f"{name}.png").is_file()]
        if missing:
            raise FileNotFoundError(missing)
        return f"{len(sprites.names())} sprites"

    def _sound(self) -> str:
        import pygame

        from luna.app import paths
        from luna.ui.sound import Sound

        self._opened.sound = Sound(paths.assets() / "sound", 0.5, 0.5, False)
        self._opened.sound.play("button")
        return "device" if pygame.mixer.get_init() else "no device: silent"

    def _saves(self) -> str:
        from luna.app.scenes.table import TableScene, resume_table

        table = self._table()
        self._act(table, Random(SEED), 40)
        steps, saved = len(table.game.match.steps), self._opened.storage.to_continue()
        again = resume_table(self._opened, saved.id) if saved else None
        if not isinstance(again, TableScene) or len(again.game.match.steps) != steps:
            raise ValueError("the saved game is not the one played")
        return f"{steps} actions saved and loaded"

    def _bot(self) -> str:
        from luna.app.thinker import Thinker
        from luna.games.luna.rules.luna_rules import RULES

        game, thinker = self._table().game, Thinker()
        thinker.ask(game.setup, game.match, "level-5")
        try:
            until = time.monotonic() + BOT_SECONDS
            while (codes := thinker.poll()) is None and time.monotonic() < until:
                time.sleep(0.01)
        finally:
            thinker.close()
        if not codes or codes[0] not in RULES.legal(game.state):
            raise ValueError(codes)
        return f"the worker answers {RULES.notation(game.state, codes[0])}"

    def _scenes(self) -> str:
        import pygame

        from luna.ui.text import LANGUAGES

        app, drawn = self._opened, 0
        for make in self._all_scenes():
            app.push(make())
            for language in LANGUAGES:
                app.use_language(language)
                app.update(0.02)
                if not app.draw():
                    raise ValueError("nothing drawn")
                pygame.display.flip()
                drawn += 1
        return f"{drawn} pictures"

    def _all_scenes(self) -> list[Callable[[], Scene]]:
        from luna.app.scenes.menu import Menu
        from luna.app.scenes.new_game import NewGameScene
        from luna.app.scenes.options import Options
        from luna.app.scenes.overview import Overview
        from luna.app.scenes.rules_book import RulesBook
        from luna.app.scenes.title import Title

        app = self._opened
        return [
            lambda: Title(app),
            lambda: NewGameScene(app),
            lambda: NewGameScene(app, "solo"),
            lambda: Options(app),
            lambda: RulesBook(app),
            self._table,
            lambda: Menu(app),
            lambda: Overview(app, self._table().game.state),
        ]

    def _table(self) -> TableScene:
        from luna.app.new_game_choice import NewGame
        from luna.app.scenes.table import open_table

        seats = (("yellow", ""), ("red", "Żółw ß"))
        choice = NewGame("players", 0, seats, "preset", start=None, figures=None, seed=SEED)
        return open_table(self._opened, choice)

    @staticmethod
    def _act(table: TableScene, lot: Random, actions: int) -> None:
        from luna.games.luna.rules.luna_rules import RULES

        for _ in range(actions):
            if legal := RULES.legal(table.game.state):
                table.game.play(lot.choice(legal))
