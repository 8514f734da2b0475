"""A program without a visible window, with its own user folders."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from luna.app.app import App
from luna.app.opening import compose
from luna.app.saves.library import Library
from luna.app.screens.title import Title
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.app.system.display import Window
from luna.core.game import AnyGame
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from luna.ui.reading.text import Text

MakeApp = Callable[..., App]


def new_app(language: str = "en", size: tuple[int, int] = (1280, 720), games: Sequence[AnyGame] = (LUNA,)) -> App:
    """An app whose files lie where LUNA_HOME says."""
    text = Text(paths.localization(), language)
    icon = paths.art_of("luna") / "sprites" / "start_marker.png"
    window = Window("Luna", icon, size, fullscreen=False)
    pygame.mouse.set_pos((0, 0))
    return compose(window, SettingsFile(paths.settings_file()), text, Library(paths.saves_folder(), games))


@pytest.fixture
def make_app(tmp_path, monkeypatch) -> Iterator[MakeApp]:
    """Makes an app in a language and window size; its files lie in a temporary folder, its scenes end with the test."""
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    with ExitStack() as at_end:

        def make(*args, **options) -> App:
            app = new_app(*args, **options)
            at_end.callback(app.close)
            return app

        yield make
        pygame.event.get()  # those that nobody took name the widgets that posted them, and so keep whole programs


@pytest.fixture
def titled(make_app: MakeApp) -> App:
    """An app that shows its title."""
    app = make_app()
    app.push(Title(app.context))
    return app


@pytest.fixture
def app(titled: App) -> App:
    """The same, unless a folder has another one."""
    return titled


@pytest.fixture(scope="module")
def make_app_once(tmp_path_factory) -> Iterator[MakeApp]:
    """The same for a whole module of tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUNA_HOME", str(tmp_path_factory.mktemp("home")))
        yield new_app


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where saved games would lie; it is not there yet."""
    return tmp_path / "saves"


@pytest.fixture
def storage(folder: Path) -> Library:
    """The saved games of that folder, without an app."""
    return Library(folder, GAMES)
