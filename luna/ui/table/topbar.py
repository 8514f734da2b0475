"""The top bar: title, how the game stands and the buttons of the shell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.pictures.palette import BUTTON as BUTTON_FILL
from luna.ui.pictures.palette import CREAM, DISABLED, GOLD, HAIRLINE, QUIET, REFUSAL
from luna.ui.table.frame import Frame
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Button, Shown
from luna.ui.table.spot import BUTTON, FLAT, PANEL, Spot, boxed

TITLE, BODY = 20, 18
MARGIN, SPACE, CLEAR, LEAST_SPACE = 18, 38, 18, 22
"""Before the title, between the parts of the middle, least distance of the middle from title and buttons, and between
its own parts where there is little room."""
GIVEN_UP = ("redo", "undo-turn", "hint", "preview", "undo", "menu")
"""The order in which buttons lose their words where there is little room."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A part of the middle: what help about it would be about, its width, and what paints it from its left on."""

    pick: Pick
    width: int
    paint: Callable[[pygame.Surface, int, int], object]


@dataclass(frozen=True, slots=True)
class _Laid:
    """Where all of the bar lies: buttons with or without words, the middle's left edge and the space between its parts,
    whether the title has its words, and how many words were given up."""

    buttons: list[tuple[Button, pygame.Rect, bool]]
    left: int
    space: int
    titled: bool
    lost: int


class TopBar(ABC):
    """Lays out and draws the top bar.

    With little room the middle moves left and together, then buttons lose their words one by one, then the title. Type
    is as large as is wanted, but not so large that a word is lost which the usual size has room for.
    """

    emblem: str
    """What stands before the title."""

    def __init__(self, frame: Frame, fonts: Fonts, text: Callable[..., str]) -> None:
        self._wanted, self._fonts, self._text = frame, fonts, text
        self._frame = frame
        """With the type of the latest arrangement."""
        self._kept: tuple[Any, tuple[Button, ...], _Laid] | None = None

    @abstractmethod
    def title(self) -> str:
        """The game's name."""

    @abstractmethod
    def stands(self, state: Any) -> Sequence[Stand]:
        """The parts of the middle for a position, from the left."""

    def spots(self, state: Any, bar: tuple[Button, ...]) -> Iterator[Spot]:
        """The buttons."""
        for button, rect, _ in self._layout(state, bar).buttons:
            yield boxed(button.pick, BUTTON, rect, self._frame.px(8))

    def topics(self, state: Any, bar: tuple[Button, ...]) -> Iterator[Spot]:
        """What help can speak of: the parts of the middle, and the bar for the table as a whole."""
        laid, frame = self._layout(state, bar), self._frame
        left = laid.left
        for stand in self.stands(state):
            rect = pygame.Rect(left, frame.top.y, stand.width, frame.top.h)
            yield boxed(stand.pick, FLAT, rect.inflate(laid.space // 2, 0), frame.px(8))
            left = rect.right + laid.space
        yield boxed(Pick(TablePick.TABLE), PANEL, frame.top, 0)

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """All that stands in the bar; the bar itself never changes."""
        laid = self._layout(shown.state, shown.bar)
        frame, px = self._frame, self._frame.px
        y = frame.top.centery
        icon(surface, self.emblem, (px(MARGIN + 6), y), 12 * frame.ui_scale, GOLD)
        if laid.titled:
            line(surface, self._fonts, self.title(), (px(MARGIN + 28), y), "title", px(TITLE), GOLD)
        x = laid.left
        for stand in self.stands(shown.state):
            stand.paint(surface, x, y)
            x += stand.width + laid.space
        for button, rect, labelled in laid.buttons:
            self._button(surface, button, rect, labelled)

    def _layout(self, state: Any, bar: tuple[Button, ...]) -> _Laid:
        """The arrangement in the largest type that keeps as many words as the usual one; the latest is kept."""
        if self._kept is None or self._kept[0] is not state or self._kept[1] != bar:
            sizes = list(self._wanted.smaller())
            self._frame = sizes[-1]
            least = self._arranged(state, bar).lost
            for each in sizes:
                self._frame = each
                laid = self._arranged(state, bar)
                if laid.lost <= least:
                    break
            self._kept = state, bar, laid
        return self._kept[2]

    def _arranged(self, state: Any, bar: tuple[Button, ...]) -> _Laid:
        """The first arrangement that has room."""
        px, fonts = self._frame.px, self._fonts
        title = fonts.width(self.title(), "title", px(TITLE)) + px(6)
        spaces = (px(SPACE), px(LEAST_SPACE))
        plainest = len(GIVEN_UP)
        tries = [(True, space, 0) for space in spaces]
        tries += [(True, spaces[1], n) for n in range(1, plainest + 1)] + [(False, spaces[1], plainest)]
        for titled, space, plain in tries:
            buttons = self._laid(bar, [not button.icon or button.pick.key not in GIVEN_UP[:plain] for button in bar])
            earliest = px(MARGIN + 22 + CLEAR) + (title if titled else 0)
            width = self._middle_width(state, space)
            left = min((self._frame.size[0] - width) // 2, self._edge(buttons) - px(CLEAR) - width)
            if left >= earliest:
                break
        return _Laid(buttons, max(left, earliest), space, titled, plain + (not titled))

    def _edge(self, laid: list[tuple[Button, pygame.Rect, bool]]) -> int:
        return min((rect.left for _, rect, _ in laid), default=self._frame.size[0])

    def _laid(self, bar: tuple[Button, ...], labelled: list[bool]) -> list[tuple[Button, pygame.Rect, bool]]:
        px, right, laid = self._frame.px, self._frame.size[0] - self._frame.px(MARGIN - 8), []
        for button, full in zip(reversed(bar), reversed(labelled), strict=True):
            label = self._fonts.width(button.label, "body", px(BODY)) + px(12) if full else px(8)
            width = label + px(26 if button.icon else 8)
            margin = min(px(6), self._frame.top.h // 9)
            rect = pygame.Rect(right - width, margin, width, self._frame.top.h - 2 * margin)
            laid.append((button, rect, full))
            right = rect.left - px(6)
        return laid

    def _middle_width(self, state: Any, space: int) -> int:
        widths = [stand.width for stand in self.stands(state)]
        return sum(widths) + space * (len(widths) - 1)

    def word_width(self, word: str) -> int:
        """What a word of the middle takes with the space behind it."""
        return self._fonts.width(word, "body", self._frame.px(BODY)) + self._frame.px(8)

    def word(self, surface: pygame.Surface, word: str, x: int, y: int, colour: str = QUIET) -> int:
        """Draws it; where what follows begins."""
        line(surface, self._fonts, word, (x, y), "body", self._frame.px(BODY), colour)
        return x + self.word_width(word)

    def _button(self, surface: pygame.Surface, button: Button, rect: pygame.Rect, labelled: bool) -> None:
        px, colour = self._frame.px, CREAM if button.enabled else DISABLED
        edge, alpha = (GOLD, 255) if button.selected else (HAIRLINE, 160)
        if button.alarming:
            colour, edge, alpha = REFUSAL, REFUSAL, 255
        face = plate(rect.size, BUTTON_FILL, 190 if button.enabled else 60, px(8), edge, alpha)
        blit(surface, (face, (0, 0)), rect.topleft)
        x: float = rect.x + px(9)
        if button.icon:
            x = rect.x + px(18) if labelled else rect.centerx
            icon(surface, button.icon, (x, rect.centery), 9 * self._frame.ui_scale, colour)
            x += px(14)
        if labelled:
            line(surface, self._fonts, button.label, (x, rect.centery), "body", px(BODY), colour)
