"""The top bar: title, round, guardian, candles and the buttons of the shell."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
MARGIN, SPACE, CLEAR = 18, 38, 30
"""Before the title, between the parts of the middle, and least distance of the middle from title and buttons."""
PIP, PIP_STEP, CANDLE_STEP, SHIELD_WIDTH = 15, 22, 29, 30


class TopBar:
    """Lays out and draws the top bar; with little room the middle moves left, then the buttons lose their labels."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text

    def spots(self, state: Snapshot, bar: tuple[Button, ...]) -> Iterator[Spot]:
        """The buttons."""
        for button, rect, _ in self._buttons(state, bar)[0]:
            yield boxed(button.pick, BUTTON, rect, self._frame.px(8))

    def topics(self, state: Snapshot, bar: tuple[Button, ...]) -> Iterator[Spot]:
        """What help can speak of: round, guardian, candles, and the bar for the table as a whole."""
        frame, left = self._frame, self._buttons(state, bar)[1]
        for kind, width in zip((Kind.ROUND, Kind.TOP_GUARDIAN, Kind.TOP_CANDLES), self._widths(state), strict=False):
            rect = pygame.Rect(left, frame.top.y, width, frame.top.h)
            yield boxed(Pick(kind), FLAT, rect.inflate(frame.px(SPACE) // 2, 0), frame.px(8))
            left = rect.right + frame.px(SPACE)
        yield boxed(Pick(TablePick.TABLE), PANEL, frame.top, 0)

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """All that stands in the bar; the bar itself never changes."""
        frame, px = self._frame, self._frame.px
        y = frame.top.centery
        icon(surface, "moon", (px(MARGIN + 6), y), 12 * frame.ui_scale, GOLD)
        line(surface, self._fonts, self._text("table-title"), (px(MARGIN + 28), y), "title", px(TITLE), GOLD)
        buttons, x = self._buttons(shown.state, shown.bar)
        x = self._round(surface, shown.state, x, y) + px(SPACE)
        x = self._guardian(surface, shown.state, x, y) + px(SPACE)
        self._candles(surface, shown.state, x, y)
        for button, rect, labelled in buttons:
            self._button(surface, button, rect, labelled)

    def _buttons(self, state: Snapshot, bar: tuple[Button, ...]) -> tuple[list[tuple[Button, pygame.Rect, bool]], int]:
        """Each button with its place and whether it has a label, and the left edge of the middle."""
        px, width = self._frame.px, self._middle_width(state)
        centred = (self._frame.size[0] - width) // 2
        earliest = px(MARGIN + 28 + CLEAR) + self._fonts.width(self._text("table-title"), "title", px(TITLE))
        laid = self._laid(bar, [True] * len(bar))
        left = min(centred, self._edge(laid) - px(CLEAR) - width)
        if left < earliest:
            laid = self._laid(bar, [not button.icon for button in bar])
            left = max(earliest, min(centred, self._edge(laid) - px(CLEAR) - width))
        return laid, left

    def _edge(self, laid: list[tuple[Button, pygame.Rect, bool]]) -> int:
        return min((rect.left for _, rect, _ in laid), default=self._frame.size[0])

    def _laid(self, bar: tuple[Button, ...], labelled: list[bool]) -> list[tuple[Button, pygame.Rect, bool]]:
        px, right, laid = self._frame.px, self._frame.size[0] - self._frame.px(MARGIN - 8), []
        for button, full in zip(reversed(bar), reversed(labelled), strict=True):
            label = self._fonts.width(button.label, "body", px(BODY)) + px(12) if full else px(8)
            width = label + px(26 if button.icon else 8)
            rect = pygame.Rect(right - width, px(6), width, self._frame.top.h - 2 * px(6))
            laid.append((button, rect, full))
            right = rect.left - px(6)
        return laid

    def _middle_width(self, state: Snapshot) -> int:
        widths = self._widths(state)
        return sum(widths) + self._frame.px(SPACE) * (len(widths) - 1)

    def _widths(self, state: Snapshot) -> list[int]:
        """Of round, guardian and, where there are any, candles."""
        px, candles = self._frame.px, state.candles
        widths = [
            self._word(self._round_word(state)) + px(PIP_STEP * ROUNDS),
            self._word("table-guardian") + px(SHIELD_WIDTH),
        ]
        if candles:
            widths.append(self._word("table-candles") + px(CANDLE_STEP * candles))
        return widths

    def _word(self, id: str) -> int:
        return self._fonts.width(self._text(id), "body", self._frame.px(BODY)) + self._frame.px(8)

    @staticmethod
    def _round_word(state: Snapshot) -> str:
        return "table-preparation" if state.preparing else "table-round"

    def _label(self, surface: pygame.Surface, id: str, x: int, y: int) -> int:
        line(surface, self._fonts, self._text(id), (x, y), "body", self._frame.px(BODY), QUIET)
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
        x = self._label(surface, "table-candles", x, y)
        for k in range(state.candles):
            sprite = "candle_unlit" if k < state.turned else "candle_lit"
            image = self._sprites.get(sprite, 100 * self._frame.ui_scale, 0.66)
            blit(surface, image, (x + px(CANDLE_STEP) / 2, y + px(12)))
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
