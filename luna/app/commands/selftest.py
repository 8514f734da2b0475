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
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from luna.app.app import App
    from luna.core.game import AnyGame

EXIT_FAULT = 1
SIZE = (1280, 720)
BOT_SECONDS = 60.0
SOUND_SECONDS = 5.0
GROUND = ("texts", "fonts", "window")
"""Without these nothing else can be checked: whoever waits for a font that is not there waits for ever."""
NO_SIGN = "\uffff"
"""What no font has: it is drawn like every sign that is missing."""
LETTERS = "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜäöüßÀÈÉÌÒÙàèéìòù"
SIGNS = "„“”’«»–—−×…·0123456789+%"


def selftest(options: argparse.Namespace) -> int:
    """Runs every check; 0 if all passed, else 1."""
    checks = Checks()
    checks.run("folders")
    with _own_folder():
        for name in ("kernel", "texts", "fonts", "window", "sprites", "sound", "saves", "bot", "scenes"):
            if not checks.run(name) and name in GROUND:
                break
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

    def run(self, name: str) -> bool:
        """Runs one check and prints its line; False if something is wrong."""
        check: Callable[[], str] = getattr(self, f"_{name}")
        try:
            found, verdict = check(), "ok"
        except Exception as error:  # whatever is wrong belongs into the report
            found, verdict, self.failed = f"{type(error).__name__}: {error}", "FAILED", True
        if sys.stdout:  # a windowed program may have none
            print(f"{name}: {verdict}: {found}".encode("ascii", "backslashreplace").decode("ascii"), flush=True)
        return verdict == "ok"

    def close(self) -> None:
        """Closes what the checks have opened."""
        import pygame

        from luna.ui.pictures.background import end_all

        if self._app:
            self._app.quit()
            self._app.context.sound.close()
        end_all()
        pygame.quit()

    @property
    def _opened(self) -> App:
        if self._app is None:
            raise RuntimeError("there is no window")
        return self._app

    def _folders(self) -> str:
        """Only named here: nothing may be written there by a test."""
        from luna.app.system import paths

        folders = [paths.settings_file().parent, paths.saves_folder(), paths.log_file().parent, paths.exports_folder()]
        if not all(folder.is_absolute() for folder in folders):
            raise ValueError(folders)
        return ", ".join(map(str, folders))

    def _kernel(self) -> str:
        from luna.core.kernel import kernel_kind
        from luna.games.catalogue import GAMES

        del GAMES  # imported so that the kernel is loaded and can be named
        return kernel_kind()

    def _texts(self) -> str:
        from luna.app.settings.language import LANGUAGES
        from luna.app.system import paths
        from luna.ui.reading.text import Text

        names = [Text(paths.localization(), language)("language-name") for language in LANGUAGES]
        if len(set(names)) < len(LANGUAGES):
            raise ValueError(names)
        return ", ".join(names)

    def _fonts(self) -> str:
        from luna.app.system import paths
        from luna.ui.pictures.assets import FACES, Fonts

        fonts = Fonts(paths.fonts())
        for role in FACES:
            signs = LETTERS + (SIGNS if role != "title" else "")
            *drawn, blank = (_drawn(fonts.font(role, 40), sign) for sign in (*signs, NO_SIGN))
            if missing := [sign for sign, picture in zip(signs, drawn, strict=True) if picture == blank]:
                raise ValueError(f"{role} lacks {missing}")
        return f"{len(FACES)} faces with all letters"

    def _window(self) -> str:
        import pygame

        from luna.app.opening import compose
        from luna.app.saves.library import Library
        from luna.app.settings.store import SettingsFile
        from luna.app.system import paths
        from luna.app.system.display import Window
        from luna.games.catalogue import GAMES
        from luna.ui.reading.text import Text

        text = Text(paths.localization(), "en")
        window = Window(text("app-title"), paths.icon(), SIZE, False)
        self._app = compose(window, SettingsFile(paths.settings_file()), text, Library(paths.saves_folder(), GAMES))
        return f"{pygame.display.get_driver()} {window.surface.get_size()}"

    def _sprites(self) -> str:
        from luna.app.system import paths
        from luna.games.catalogue import GAMES
        from luna.ui.pictures.assets import Sprites

        read = 0
        for sprites in (Sprites(paths.art_of(game.key)) for game in GAMES):
            empty = [name for name in sprites.names() if min(sprites.get(name, 20)[0].get_size()) < 1]
            empty += [path.name for path in sprites.folder.glob("*.webp") if sprites.picture(path.name).get_width() < 1]
            if empty:
                raise ValueError(empty)
            read += len(sprites.names())
        return f"{read} sprites read"

    def _sound(self) -> str:
        """With the device there is, or without one; all files are decoded where nobody hears them."""
        from luna.app.system import paths
        from luna.games.catalogue import GAMES
        from luna.ui.sound import Sound

        sound = Sound(paths.sounds(), 0.5, 0.5, False)
        self._opened.context.sound = sound.of(paths.sounds_of(GAMES[0].key))
        sound.open()
        sound.music("title")
        sound.play("button")
        heard = sound.ready(SOUND_SECONDS)
        sound.close()
        files = sum(map(_decoded, (paths.sounds(), *(paths.sounds_of(game.key) for game in GAMES))))
        return f"{'device' if heard else 'no device: silent'}, {files} files decoded"

    def _saves(self) -> str:
        from luna.app.commands.selftest_scenes import played, table
        from luna.app.table.scene import TableScene, resume_table

        steps = list[int]()
        for game in self._opened.context.games:
            scene = table(self._opened, game)
            played(scene, lambda events, scene=scene: len(scene.game.match.steps) >= 40)  # type: ignore[misc]
            steps.append(len(scene.game.match.steps))
            saved = self._opened.context.storage.to_continue(game)
            again = resume_table(self._opened.context, saved.id) if saved else None
            if not isinstance(again, TableScene) or len(again.game.match.steps) != steps[-1]:
                raise ValueError("the saved game is not the one played")
        return f"{', '.join(map(str, steps))} actions saved and loaded"

    def _bot(self) -> str:
        return ", ".join(map(self._answer, self._opened.context.games))

    def _answer(self, game: AnyGame) -> str:
        """What the highest level of a game says to its beginning."""
        from multiprocessing import active_children

        from luna.app.commands.selftest_scenes import table
        from luna.app.session.thinker import Thinker

        session, level = table(self._opened, game).game, game.bots.levels[-1]
        thinker = Thinker(game.bots)
        thinker.ask(session.setup, session.match, level)
        workers = {child.pid for child in active_children()} - {os.getpid()}
        try:
            until = time.monotonic() + BOT_SECONDS
            while (codes := thinker.poll()) is None and time.monotonic() < until:
                time.sleep(0.01)
        finally:
            thinker.close()
        if not codes or codes[0] not in session.rules.legal(session.state) or not workers or active_children():
            raise ValueError(codes, workers, active_children())
        return f"{level} in {len(workers)} processes answers {session.rules.notation(session.state, codes[0])}"

    def _scenes(self) -> str:
        from luna.app.commands.selftest_scenes import draw, scenes
        from luna.app.settings.language import LANGUAGES

        opened = scenes(self._opened)
        for name, open_it in opened.items():
            self._opened.home()
            open_it()
            draw(self._opened, name)
        return f"{len(opened)} in {len(LANGUAGES)} languages: {', '.join(opened)}"


def _drawn(font: pygame.font.Font, sign: str) -> bytes:
    import pygame

    return pygame.image.tobytes(font.render(sign, True, "white"), "RGBA")


def _decoded(folder: Path) -> int:
    """How many effects and pieces of music are read, by a device that is only thought of."""
    import pygame

    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.init()
        effects, music = (sorted((folder / kind).glob("*.ogg")) for kind in ("effects", "music"))
        silent = [path.name for path in effects if pygame.mixer.Sound(path).get_length() <= 0]
        for piece in music:
            pygame.mixer.music.load(piece)
        if silent or not effects or not music:
            raise ValueError(silent, effects, music)
        return len(effects) + len(music)
    finally:
        pygame.mixer.quit()
        os.environ.pop("SDL_AUDIODRIVER")
        if before is not None:
            os.environ["SDL_AUDIODRIVER"] = before
