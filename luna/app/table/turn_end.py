"""The end of a turn that a person confirms, for tables where that is wanted: nobody else acts until then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from luna.app.session.decisions import bot_at
from luna.app.session.session import Session
from luna.app.settings import preferences
from luna.core.intent import Pick
from luna.games.luna.rules.constants import NOBODY
from luna.games.luna.view.shown import Button, Shown

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene

CONFIRM = Pick("bar", "confirm")


class TurnEnd:
    """Knows whether the turn just played is still `open`; what lay there when the table was opened is not."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._ended = len(scene.game.match.steps)
        """Up to which line all turns have been ended."""
        self.open = False

    def new_position(self) -> None:
        """Another position is on the table."""
        game = self._scene.game
        lines, wanted = len(game.match.steps), self._scene.app.settings.get(preferences.CONFIRM_TURNS)
        self.open = wanted and lines > self._ended and _passed_on(game)
        self._ended = self._ended if self.open else lines
        self._scene.picture.acted = _last_actor(game) if self.open else None

    def confirm(self) -> None:
        """Ends the turn: the next order acts."""
        if not self.open:
            return
        scene = self._scene
        self._ended = len(scene.game.match.steps)
        scene.position_changed()
        scene.picture.hand_over.begin(_last_actor(scene.game))

    def over(self, shown: Shown) -> Shown:
        """The picture of an open turn: ending it is all that can be done."""
        actor = shown.state.actor
        if not self.open or self._scene.looking.on or actor is None:
            return shown
        text = self._scene.app.text
        button = Button(CONFIRM, text("bar-confirm"), "check", text("key-enter"), primary=True)
        told = text("prompt-confirm", name=self._scene.picture.names[actor])
        return replace(shown, prompt=told, actions=(button,), tip=None)


def _last_actor(game: Session) -> int:
    """The seat that played the last line."""
    return game.rules.actor(game.match.before(game.match.length - 1))


def _passed_on(game: Session) -> bool:
    """Whether the last line was a person's and another seat is to act after it."""
    before = game.match.before(len(game.match.steps) - 1)
    return game.state.actor not in (NOBODY, before.actor) and not bot_at(game.seats, before.actor)
