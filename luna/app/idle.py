"""What moments are used for in which nothing happens: getting ready for later, giving memory back, garbage."""

from __future__ import annotations

import time

import pygame

from luna.app.system import garbage, memory
from luna.ui.reading.text import Text

PREPARING = 0.02
"""Seconds of a moment that are used at a time to get ready."""
REST = 2.0
"""Seconds without any change after which a look for garbage holds nobody up."""


class Idle:
    """Uses such moments, one after the other."""

    def __init__(self, text: Text) -> None:
        self._text, self._let_go, self._given_up = text, False, False
        self._kept: bool | None = None
        """Whether only the title was open when what stays was kept; None before that."""

    def let_go(self) -> None:
        """Scenes or pictures have been given up: once there is a moment, their memory goes back."""
        self._let_go = self._given_up = True

    def use(self, rested: float, at_home: bool) -> bool:
        """Uses a moment; False once nothing is left to be got ready.

        `rested` is how many seconds nothing has changed, `at_home` whether no scene is open but the first one.
        """
        if self.prepare_texts():
            return True
        if rested >= REST:
            self._look_for_garbage(at_home)
        if self._let_go:
            self._let_go = False
            memory.give_back()
        return False

    def _look_for_garbage(self, at_home: bool) -> None:
        """With all texts ready what stays is kept; at home once more, without the scenes that were open then."""
        if self._kept is None or at_home > self._kept:
            garbage.keep()
            self._kept = at_home
        elif self._given_up or garbage.due():
            garbage.look()
        else:
            return
        self._let_go |= self._given_up
        self._given_up = False

    def prepare_texts(self) -> bool:
        """Gets texts ready that may be asked for; False if there are none left."""
        until = time.monotonic() + PREPARING
        while time.monotonic() < until and not pygame.event.peek():
            if not self._text.prepare_next():
                return False
        return True
