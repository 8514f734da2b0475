"""The top bar: title, round, guardian, candles and the buttons of the shell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.pictures.palette import BUTTON as BUTTON_FILL
from luna.ui.pictures.palette import CREAM, DISABLED, GOLD, HAIRLINE, PIP_OFF, QUIET, REFUSAL, SHIELD
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Button, Shown
from luna.ui.table.spot import BUTTON, FLAT, PANEL, Spot, boxed

TITLE, BODY, VALUE = 20, 18, 20
MARGIN, SPACE, CLEAR, LEAST_SPACE = 18, 38, 18, 22
"""Before the title, between the parts of the middle, least distance of the middle from title and buttons, and between
its own parts where there is little room."""
PIP, PIP_STEP, CANDLE_STEP, SHIELD_WIDTH = 15, 20, 25, 30
CANDLE, CANDLE_HEIGHT, CANDLE_FOOT = 0.66, 28, 7
"""Scale of a candle, its height, and how far below the line of the bar its foot stands, in logical px."""
GIVEN_UP = ("redo", "undo-turn", "hint", "preview", "undo", "menu")
"""The order in which buttons lose their words where there is little room."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """Where all of the bar lies: buttons with or without words, the middle's left edge and the space between its parts,
    and whether the title has its words."""

    buttons: list[tuple[Button, pygame.Rect, bool]]
    left: int
    space: int
    titled: bool


class TopBar:
    """Lays out and draws the top bar.

    With little room the middle moves left and together, then buttons lose their words one by one, then the title.
    """

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text

    def spots(self, state: Snapshot, bar: tuple[Button, ...]) -> Iterator[Spot]:
        """The buttons."""
        for button, rect, _ in self._layout(state, bar).buttons:
            yield boxed(button.pick, BUTTON, rect, self._frame.px(8))

    def topics(self, state: Snapshot, bar: tuple[Button, ...]) -> Iterator[Spot]:
        """What help can speak of: round, guardian, candles, and the bar for the table as a whole."""
        frame, laid = self._frame, self._layout(state, bar)
        left = laid.left
        for kind, width in zip((Kind.ROUND, Kind.TOP_GUARDIAN, Kind.TOP_CANDLES), self._widths(state), strict=False):
            rect = pygame.Rect(left, frame.top.y, width, frame.top.h)
            yield boxed(Pick(kind), FLAT, rect.inflate(laid.space // 2, 0), frame.px(8))
            left = rect.right + laid.space
        yield boxed(Pick(TablePick.TABLE), PANEL, frame.top, 0)

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """All that stands in the bar; the bar itself never changes."""
        frame, px = self._frame, self._frame.px
        y = frame.top.centery
        laid = self._layout(shown.state, shown.bar)
        icon(surface, "moon", (px(MARGIN + 6), y), 12 * frame.ui_scale, GOLD)
        if laid.titled:
            line(surface, self._fonts, self._text("table-title"), (px(MARGIN + 28), y), "title", px(TITLE), GOLD)
        x = self._round(surface, shown.state, laid.left, y) + laid.space
        x = self._guardian(surface, shown.state, x, y) + laid.space
        self._candles(surface, shown.state, x, y)
        for button, rect, labelled in laid.buttons:
            self._button(surface, button, rect, labelled)

    def _layout(self, state: Snapshot, bar: tuple[Button, ...]) -> _Laid:
        """The first arrangement that has room."""
        px, fonts = self._frame.px, self._fonts
        title = fonts.width(self._text("table-title"), "title", px(TITLE)) + px(6)
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
        return _Laid(buttons, max(left, earliest), space, titled)

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

    def _middle_width(self, state: Snapshot, space: int) -> int:
        widths = self._widths(state)
        return sum(widths) + space * (len(widths) - 1)

    def _widths(self, state: Snapshot) -> list[int]:
        """Of round, guardian and, where there are any, candles."""
        px, candles = self._frame.px, state.candles
        widths = [
            self._word(self._round_word(state)) + px(PIP_STEP * ROUNDS),
            self._word("table-guardian") + px(SHIELD_WIDTH),
        ]
        if candles:
            widths.append(self._word(self._candles_word(state)) + px(CANDLE_STEP * candles))
        return widths

    def _word(self, id: str) -> int:
        return self._fonts.width(self._text(id), "body", self._frame.px(BODY)) + self._frame.px(8)

    @staticmethod
    def _round_word(state: Snapshot) -> str:
        return "table-preparation" if state.preparing else "table-round"

    @staticmethod
    def _candles_word(state: Snapshot) -> str:
        return "table-last-candle" if state.ends_with_next_candle else "table-candles"

    def _label(self, surface: pygame.Surface, id: str, x: int, y: int, colour: str = QUIET) -> int:
        line(surface, self._fonts, self._text(id), (x, y), "body", self._frame.px(BODY), colour)
        return x + self._word(id)

    def _round(self, surface: pygame.Surface, state: Snapshot, x: int, y: int) -> int:
        px = self._frame.px
        x = self._label(surface, self._round_word(state), x, y)
        for number in range(1, ROUNDS + 1):
            reached = not state.preparing and number <= state.round
            middle = x + px(PIP_STEP) / 2, y
            self._disc(surface, middle, px(PIP), GOLD if reached else PIP_OFF, 255, 0)
            if reached and number == state.round and not state.over:
                self._disc(surface, middle, px(PIP + 6), CREAM, 0, 255)
            x += px(PIP_STEP)
        return x

    def _disc(
        self, surface: pygame.Surface, middle: tuple[float, float], side: int, colour: str, alpha: int, ring: int
    ) -> None:
        disc = plate((side, side), colour, alpha, side // 2 + 1, colour, ring, max(1, self._frame.px(2)))
        blit(surface, (disc, (side / 2, side / 2)), middle)

    def _guardian(self, surface: pygame.Surface, state: Snapshot, x: int, y: int) -> int:
        px = self._frame.px
        x = self._label(surface, "table-guardian", x, y)
        middle = x + px(SHIELD_WIDTH) / 2, y
        icon(surface, "shield", middle, 15 * self._frame.ui_scale, SHIELD)
        line(surface, self._fonts, str(state.guardian), middle, "bold", px(VALUE), CREAM, "center")
        return x + px(SHIELD_WIDTH)

    def _candles(self, surface: pygame.Surface, state: Snapshot, x: int, y: int) -> None:
        px = self._frame.px
        if not state.candles:
            return
        x = self._label(surface, self._candles_word(state), x, y, GOLD if state.ends_with_next_candle else QUIET)
        for k in range(state.candles):
            sprite = "candle_unlit" if k < state.turned else "candle_lit"
            scale = min(self._frame.ui_scale, self._frame.top.h / (CANDLE_HEIGHT + 6))
            image = self._sprites.get(sprite, 100 * scale, CANDLE)
            blit(surface, image, (x + px(CANDLE_STEP) / 2, y + scale * CANDLE_FOOT))
            x += px(CANDLE_STEP)

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
