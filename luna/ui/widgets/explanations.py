"""What buttons do, said beside one of them while the pointer rests on it or the keyboard has come to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.widgets.notice import draw_notice

REST = 0.5
"""Seconds for which the pointer has to rest on a button."""


class Explanations:
    """The sentences of a form by the keys of its buttons, and which of them is to be read now."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}
        self._pointer: tuple[int, int] | None = None
        self._over = ""
        self._rested = 0.0
        self._keyed = False
        self.shown = ""
        """The key of the button whose sentence is to be read, empty for none."""

    def focus_moved(self) -> None:
        """The keyboard has gone to another button."""
        self._keyed = True

    def follow(self, event: pygame.event.Event) -> None:
        """Where the pointer goes; whatever is pressed hides the sentence until something else is pointed at."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer, self._keyed = event.pos, False
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._keyed, self._rested = False, float("-inf")

    def update(self, seconds: float, focused: str | None, boxes: Mapping[str, pygame.Rect]) -> bool:
        """Lets time pass; True if another sentence is to be read now, or none any more."""
        at = self._pointer
        over = next((key for key in self.told if at and key in boxes and boxes[key].collidepoint(at)), "")
        self._rested = self._rested + seconds if over == self._over else 0.0
        self._over = over
        before, self.shown = self.shown, self._wanted(focused or "")
        return before != self.shown

    def draw(
        self,
        surface: pygame.Surface,
        fonts: Fonts,
        boxes: Mapping[str, pygame.Rect],
        words: Sequence[pygame.Rect],
        px: int,
        ui_scale: float,
    ) -> None:
        """The sentence that is to be read now, beside its button; it keeps off other buttons and `words`."""
        if self.shown in self.told and self.shown in boxes:
            others = [*(box for key, box in boxes.items() if key != self.shown), *words]
            told, at = self.told[self.shown], boxes[self.shown]
            draw_notice(surface, fonts, told, at, px, ui_scale, palette.GOLD, others)

    def _wanted(self, focused: str) -> str:
        if self._keyed:
            return focused if focused in self.told else ""
        return self._over if self._over and self._rested >= REST else ""
