"""A line to type in that says what it does not take."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Literal

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from luna.ui.input import clipboard, keys
from luna.ui.pictures.assets import Fonts

Refusal = Literal["unknown", "long"]
"""A sign that no face can draw, or more than fits."""
_SHORTCUTS = ("A", "C", "X")
_PASTE = "V"


class Entry(UITextEntryLine):
    """Takes what the faces can draw, up to `limit` characters; `refused` tells why the last text came in cut.

    Typed and pasted texts are composed (é is one character), and any space of theirs becomes a usual one.
    """

    refused: Refusal | None = None

    def __init__(
        self, rect: pygame.Rect, manager: UIManager, fonts: Fonts, empty: str, style: str | None, limit: int
    ) -> None:
        super().__init__(rect, manager, placeholder_text=empty, object_id=style)
        self._fonts, self.limit = fonts, limit

    def focus(self) -> None:
        focus: Callable[[], None] = super().focus
        focus()
        self.refused = None

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.refused = None
        if self.is_enabled and self.is_focused:
            if event.type == pygame.TEXTINPUT:
                self.take(event.text)
                return True
            if event.type == pygame.KEYDOWN:
                letter = keys.command(event)
                if letter == _PASTE:
                    self.take(clipboard.pasted().strip("\r\n"))
                    return True
                if letter in _SHORTCUTS:
                    event = pygame.event.Event(event.type, {**event.dict, "key": ord(letter.lower())})
        return bool(super().process_event(event))

    def take(self, text: str) -> None:
        """Puts a text where the cursor is, or in place of what is selected."""
        composed = re.sub(r"\s", " ", unicodedata.normalize("NFC", text))
        known = "".join(filter(self._fonts.draws, composed))
        first, last = sorted(self.select_range) if self._selects else (self.edit_position, self.edit_position)
        before, after = self.text[:first], self.text[last:]
        fitting = known[: max(0, self.limit - len(before) - len(after))]
        self.refused = "unknown" if known != composed else "long" if fitting != known else None
        if fitting:
            self.set_text(before + fitting + after)
            self.select_range = [0, 0]
            self.edit_position = len(before) + len(fitting)
            self.cursor_has_moved_recently = True

    @property
    def _selects(self) -> bool:
        first, last = self.select_range
        return bool(first != last)
