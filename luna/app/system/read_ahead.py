"""What the program reads while its first picture is looked at, so that later it needs its folder no more.

A folder that was unpacked for a while is cleaned up by some systems, and one that was downloaded is moved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module

from luna.app.system import paths, unpacked
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import own_files
from luna.ui.pictures.background import Background
from luna.ui.reading.text import Text


class ReadAhead:
    """Reads files, texts and modules in a thread of its own; `modules` are those that are imported later."""

    def __init__(self, text: Text, modules: Iterable[str], games: Sequence[AnyGame]) -> None:
        self._text, self._modules, self._games = text, modules, games
        self._work: Background | None = None

    def start(self) -> None:
        """Begins, once."""
        if self._work is None:
            self._work = Background((step() for step in self.steps()), name="read ahead")

    def wait(self) -> None:
        """Returns when all has been read."""
        if self._work:
            self._work.join()

    def steps(self) -> list[Callable[[], object]]:
        """What is read, one thing after another."""
        return [
            partial(own_files.keep, paths.fonts()),
            self._text.read_ahead,
            *(partial(import_module, name) for name in self._modules),
            *(partial(_import_game, game) for game in self._games),
            partial(own_files.keep, paths.assets()),
            *(partial(_read_game, game) for game in self._games),
            partial(unpacked.clear_left, unpacked.folder()),
        ]


def _import_game(game: AnyGame) -> None:
    """What is not loaded with a game's rules: what it shows in the window, and its computer players."""
    for name in window_of(game).modules:
        import_module(name)
    _ = game.bots.think


def _read_game(game: AnyGame) -> None:
    window_of(game).read_ahead()
