"""The table by keyboard: every action has a key, Tab and arrows go from place to place, Enter picks."""

from __future__ import annotations

import pygame

from luna.app.session.table import Table
from luna.app.table.gestures.entering import entered
from luna.app.table.gestures.pointing import Pointing
from luna.app.table.gestures.stops import Stops
from luna.app.table.port import Intents, TablePort
from luna.core.intent import Pick
from luna.ui.input import keys
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.picks import OUTLOOK_KEY, TablePick
from luna.ui.widgets.focus import ARROWS

PREVIEW, RECAP, OVERVIEW, PACE, ALL_KEYS = "V", "R", "O", "P", "?"
SPEED_KEYS = {"+": 1, "-": -1}
NOT_BARE = pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META
"""What is held with an arrow that is meant for something else."""


def ends_motion(event: pygame.event.Event) -> bool:
    """Whether a key in the middle of a motion skips it."""
    return not (event.key in keys.HELD or keys.plain(event) in SPEED_KEYS)


class Keyboard:
    """What keys mean at the table where nothing lies over it."""

    def __init__(self, game: GameAtTable, table: Table, pointing: Pointing, port: TablePort, intents: Intents) -> None:
        self._game, self._table, self._pointing, self._port, self._intents = game, table, pointing, port, intents
        self._stops = Stops(game, table, pointing, port)

    def release(self, event: pygame.event.Event) -> bool:
        """The key of the preview, held for some time, ends it when it goes up."""
        return keys.mark(event) == PREVIEW and self._intents.release_preview()

    def steer(self, event: pygame.event.Event) -> bool:
        """Arrows lead from place to place while the keyboard is at the table; False for all else."""
        bare = event.type == pygame.KEYDOWN and event.key in ARROWS and not event.mod & NOT_BARE
        return bare and self._table.looked is None and self._stops.lead(ARROWS[event.key])

    def press(self, event: pygame.event.Event) -> bool:
        """Reacts to a key; False if it means nothing here."""
        intents = self._intents
        if event.key == pygame.K_ESCAPE:
            intents.escape()
        elif event.key == pygame.K_BACKSPACE:
            intents.undo()
        elif event.key == pygame.K_TAB:
            self._stops.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_UP, pygame.K_DOWN) and (self._table.question or self._stops.compared):
            self._stops.step(-1 if event.key == pygame.K_UP else 1)
        elif self._table.open and (event.key in keys.ENTER or keys.plain(event) in self._game.ending):
            intents.confirm()
        elif event.key in keys.CONFIRM:
            self._confirm()
        elif command := keys.command(event):
            return self._command(command, again=bool(event.mod & pygame.KMOD_SHIFT))
        else:
            return self._letter(keys.plain(event))
        return True

    def _command(self, letter: str, again: bool) -> bool:
        """What a letter means with Ctrl; `again` with Shift too."""
        if letter == "Z":
            self._intents.undo_turn() if again else self._intents.undo()
        elif letter == "Y":
            self._intents.redo()
        else:
            return False
        return True

    def _letter(self, key: str) -> bool:
        """What a letter, digit or sign means: an option of a question first, then as it stands on the buttons."""
        if self._table.question and key.isdecimal() and self._intents.answer(int(key) - 1):
            return True
        if key in SPEED_KEYS:
            self._intents.change_speed(SPEED_KEYS[key])
        elif key == PREVIEW:
            self._intents.press_bar("preview")
        elif key == OUTLOOK_KEY:
            self._intents.press_bar("outlook")
        elif key == RECAP:
            self._intents.recap()
        elif key == PACE:
            self._intents.change_pace()
        elif key == OVERVIEW:
            self._intents.open_overview()
        elif key == ALL_KEYS:
            self._intents.press_bar("keys")
        else:
            return self._by_name(key)
        return True

    def _by_name(self, key: str) -> bool:
        """The button of the action bar with this key."""
        pick = self._game.keys(self._table.present).get(key)
        if pick is None:
            return False
        self._pick(pick)
        return True

    def _confirm(self) -> None:
        table, focus = self._table, self._pointing.focus
        if table.over:
            self._intents.press_bar("result")
        elif table.question:
            self._answer(focus)
        elif pick := entered(table, self._pointing):
            self._pick(pick)
        else:
            self._intents.go_on()

    def _answer(self, focus: Pick | None) -> None:
        """Gives the answer that the keyboard is on; what only lies under the pointer is gone to first."""
        if focus and focus.kind == TablePick.CHOICE:
            self._intents.answer(int(focus.key))
        else:
            self._stops.step(0)

    def _pick(self, pick: Pick) -> None:
        rect = self._port.place(pick)
        self._intents.click([pick], rect.center if rect else self._port.middle)
