"""What the program reads while its first picture is looked at, so that later it needs its folder no more.

A folder that was unpacked for a while is cleaned up by some systems, and one that was downloaded is moved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module

from luna.app.system import paths, unpacked
from luna.ui import own_files
from luna.ui.background import Background
from luna.ui.text import Text


class ReadAhead:
    """Reads files, texts and modules in a thread of its own; `modules` are those that are imported later."""

    def __init__(self, text: Text, modules: Iterable[str]) -> None:
        self._text, self._modules = text, modules
        self._work: Background | None = None

    def start(self) -> None:
        """Begins, once."""
        if self._work is None:
            self._work = Background((step() for step in self._steps()), name="read ahead")

    def wait(self) -> None:
        """Returns when all has been read."""
        if self._work:
            self._work.join()

    def _steps(self) -> list[Callable[[], object]]:
        return [
            partial(own_files.keep, paths.assets() / "fonts"),
            self._text.read_ahead,
            *(partial(import_module, name) for name in self._modules),
            partial(own_files.keep, paths.assets()),
            _read_tables,
            partial(unpacked.clear_left, unpacked.folder()),
        ]


def _read_tables() -> None:
    """The files beside the rules; parsed once and kept by those who parse them."""
    from luna.games.luna.bots.weights import shipped_weights
    from luna.games.luna.rules.board import shipped_board

    shipped_board()
    shipped_weights()
