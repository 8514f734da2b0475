"""The program with both games in folders of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from luna.app.app import App
from luna.app.session.session import Session
from luna.app.settings import tips as tips_settings
from luna.app.table.scene import TableScene
from luna.games.catalogue import GAMES
from luna.games.rivers.game import RIVERS
from tests.app.conftest import new_app
from tests.games.rivers.window.program import Rivers

Begin = Callable[[], Rivers]
Open = Callable[[Session], TableScene]


@pytest.fixture
def begin(tmp_path, monkeypatch) -> Iterator[Begin]:
    """Starts the program; its scenes end with the test."""
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    with ExitStack() as at_end:

        def made() -> Rivers:
            program = Rivers()
            at_end.callback(program.app.context.storage.close)
            at_end.callback(program.app.close)
            return program

        yield made


@pytest.fixture
def program(begin: Begin) -> Rivers:
    """The program at the title of the second game."""
    return begin()


@pytest.fixture
def app(tmp_path, monkeypatch) -> Iterator[App]:
    """The program without tips, at no scene of this game yet."""
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    app = new_app(games=GAMES)
    app.context.settings.put(tips_settings.TIPS, "never")
    yield app
    app.close()
    app.context.storage.close()


@pytest.fixture
def opened(app: App) -> Open:
    """Opens the table of a game."""

    def opened(game: Session) -> TableScene:
        scene = TableScene(app.context.of(RIVERS), game)
        app.push(scene)
        app.draw()
        return scene

    return opened
