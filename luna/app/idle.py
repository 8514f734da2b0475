"""What moments are used for in which nothing happens: getting ready for later, and giving memory back."""

from __future__ import annotations

import time

import pygame

from luna.app.system import memory
from luna.ui.reading.text import Text

PREPARING = 0.02
"""Seconds of a moment that are used at a time to get ready."""


class Idle:
    """Uses such moments, one after the other."""

    def __init__(self, text: Text) -> None:
        self._text, self._let_go = text, False

    def let_go(self) -> None:
        """Scenes or pictures have been given up: once there is a moment, their memory goes back."""
        self._let_go = True

    def use(self) -> bool:
        """Uses a moment; False once nothing is left to be got ready."""
        if self.prepare_texts():
            return True
        if self._let_go:
            self._let_go = False
            memory.give_back()
        return False

    def prepare_texts(self) -> bool:
        """Gets texts ready that may be asked for; False if there are none left."""
        until = time.monotonic() + PREPARING
        while time.monotonic() < until and not pygame.event.peek():
            if not self._text.prepare_next():
                return False
        return True
