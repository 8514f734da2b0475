"""Whether the game gets to disk: what the table says of it, and the new attempts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luna.app.saves.failure import SaveFailure

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene

RETRY = 10.0
"""Seconds after which saving is tried again by itself."""


class Saving:
    """Tells when saving begins to fail and when that is over; meanwhile the top bar has a button."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._told: SaveFailure | None = None
        self._waited = 0.0

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        failure = self._scene.game.failure
        self._waited = self._waited + seconds if failure else 0.0
        if self._waited >= RETRY:
            self._waited = 0.0
            self._scene.game.file.retry()
        if failure != self._told:
            self._tell(failure)

    def press(self) -> None:
        """The button: a new attempt, and what came of it."""
        self._waited = 0.0
        self._scene.game.file.retry()
        self._scene.game.file.drain()
        self._tell(self._scene.game.failure)

    def _tell(self, failure: SaveFailure | None) -> None:
        self._told, text = failure, self._scene.context.text
        if failure:
            self._scene.picture.warn(text(f"save-failure-{failure.reason}"), self._scene.picture.middle())
        else:
            self._scene.picture.tell(text("saving-over"))
        self._scene.redraw()
