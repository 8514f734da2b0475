"""The best known of a table, watched: it runs by itself, and from any moment of it one can play on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from luna.app.app_context import AppContext
from luna.app.lessons.unkept import Unkept, unkept_game
from luna.app.session.session import Session
from luna.app.table.scene import TableScene
from luna.core.game import AnyGame
from luna.core.game_record import Loaded
from luna.core.intent import Pick
from luna.core.record import join
from luna.core.rules import NOBODY
from luna.ui.table.picks import KEYS, TablePick
from luna.ui.table.shown import Button, Shown

LEAVE = "leave"
"""The button of the top bar."""
KEPT_BUTTONS = KEYS, Pick(TablePick.BAR, "preview")
BEST_KNOWN = "best-known"
"""What a game branched off from that was played on from here: half of it was known, so it is no try of the table."""


class WatchedTable(TableScene):
    """Looks back on a game that nobody has played here; nothing of it is kept. `line` are a record's lines."""

    _begun = False

    def __init__(self, context: AppContext, game: AnyGame, setup: Any, line: Sequence[str]) -> None:
        record = join(game.header(setup), [*line])
        super().__init__(context, unkept_game(game, record, context.storage))

    def enter(self) -> None:
        super().enter()
        if not self._begun:
            self._begun = True
            self.history.run_from(0)
            self.history.from_result = self.history.on

    def shown(self) -> Shown:
        if self._shown is None:
            shown = super().shown()
            leave = Button(Pick(TablePick.BAR, LEAVE), self.context.text("alone-leave"), "flag")
            kept = (each for each in shown.bar if each.pick in KEPT_BUTTONS)
            self._shown = replace(shown, bar=(*kept, leave))
        return self._shown

    def press_bar(self, name: str) -> None:
        if name == LEAVE:
            self.open_menu()
        else:
            super().press_bar(name)

    @property
    def remark(self) -> str:
        """It was no try."""
        return ""

    def reckoned(self) -> bool:
        """Nor is anything reckoned."""
        return False

    @property
    def gives_hints(self) -> bool:
        """There is nothing to be decided."""
        return False

    def has_tips(self) -> bool:
        """Nobody is taught here."""
        return False

    def open_menu(self) -> None:
        """Leaves."""
        self.hand.let_go()
        self.context.go.pop()

    def undo(self) -> None:
        """What is watched stays as it is."""

    def undo_turn(self) -> None:
        """The same."""

    def play_on(self) -> None:
        """A game of its own from the moment that is looked at."""
        looked, game, go = self.table.looked, self.game, self.context.go
        if looked is None or game.rules.actor(game.match.before(looked)) == NOBODY:
            return
        part = Session(Loaded(game.game, game.setup, game.match.cut(looked), None), game.storage, Unkept())

        def open_it() -> None:
            branch = part.branched(game.seats, self.context.text("alone-branch"), BEST_KNOWN)
            go.replace(self.context.routes.played_on(self.context, branch))

        go.when_saved(open_it)
