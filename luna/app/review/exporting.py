"""The export of a review while its window goes on, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Callable

from luna.app.review.export import Export
from luna.app.saves.failure import SaveFailure
from luna.ui.reading.text import Text


class Exporting:
    """At most one export at a time; `make` begins one."""

    def __init__(self, text: Text, make: Callable[[], Export]) -> None:
        self._text, self._make = text, make
        self._export: Export | None = None
        self._told: Callable[[], str] | None = None
        self.failed = False

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._export is not None

    @property
    def told(self) -> str:
        """How it stands, empty before the first one."""
        return self._told() if self._told else ""

    def begin(self) -> None:
        """Begins, unless one goes on."""
        if self._export is None:
            self._export, self.failed = self._make(), False
            self._told = lambda: self._text("review-exporting")

    def step(self) -> bool:
        """Goes on by a bit; True once it has ended."""
        if self._export is None:
            return False
        self._export.step()
        if not self._export.done:
            return False
        written, self._export = self._export.written, None
        self.failed = isinstance(written, SaveFailure)
        self._told = lambda: self._words(written)
        return True

    def _words(self, written: object) -> str:
        if isinstance(written, SaveFailure):
            return self._text(f"save-failure-{written.reason}")
        assert isinstance(written, tuple)
        folder, names = str(written[0].parent), " · ".join(path.name for path in written)
        return f"{self._text('review-exported', folder=folder)}\n{names}"
