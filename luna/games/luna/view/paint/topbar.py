"""The middle of the top bar: round, guardian and candles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.pictures.palette import CREAM, GOLD, PIP_OFF, QUIET, SHIELD
from luna.ui.table import topbar
from luna.ui.table.topbar import Stand

VALUE = 20
PIP, PIP_STEP, CANDLE_STEP, SHIELD_WIDTH = 15, 20, 25, 30
CANDLE_WORDS = "table-candles", "table-last-candle"
CANDLE, CANDLE_HEIGHT, CANDLE_FOOT = 0.66, 28, 7
"""Scale of a candle, its height, and how far below the line of the bar its foot stands, in logical px."""


class TopBar(topbar.TopBar):
    """Luna's top bar."""

    emblem = "moon"

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        super().__init__(frame, fonts, text)
        self._sprites = sprites

    def title(self) -> str:
        """The game's name."""
        return self._text("table-title")

    def stands(self, state: Snapshot) -> list[Stand]:
        """Round, guardian and, where there are any, candles, with room for either of their words: so nothing shifts."""
        px, candles = self._frame.px, state.candles
        words = self._round_word(state), self._text("table-guardian"), self._candles_word(state)
        kinds = (
            (Kind.ROUND, px(PIP_STEP * ROUNDS), self._round),
            (Kind.TOP_GUARDIAN, px(SHIELD_WIDTH), self._guardian),
            (Kind.TOP_CANDLES, px(CANDLE_STEP * candles), self._candles),
        )
        widths = [*map(self.word_width, words[:2]), max(self.word_width(self._text(word)) for word in CANDLE_WORDS)]
        return [
            Stand(Pick(kind), room + width, partial(paint, state, word))
            for word, room, (kind, width, paint) in zip(words, widths, kinds, strict=True)
            if width
        ]

    def _round_word(self, state: Snapshot) -> str:
        return self._text("table-preparation" if state.preparing else "table-round")

    def _candles_word(self, state: Snapshot) -> str:
        return self._text(CANDLE_WORDS[state.ends_with_next_candle])

    def _round(self, state: Snapshot, word: str, surface: pygame.Surface, x: int, y: int) -> None:
        px = self._frame.px
        x = self.word(surface, word, x, y)
        for number in range(1, ROUNDS + 1):
            reached = not state.preparing and number <= state.round
            middle = x + px(PIP_STEP) / 2, y
            self._disc(surface, middle, px(PIP), GOLD if reached else PIP_OFF, 255, 0)
            if reached and number == state.round and not state.over:
                self._disc(surface, middle, px(PIP + 6), CREAM, 0, 255)
            x += px(PIP_STEP)

    def _disc(
        self, surface: pygame.Surface, middle: tuple[float, float], side: int, colour: str, alpha: int, ring: int
    ) -> None:
        disc = plate((side, side), colour, alpha, side // 2 + 1, colour, ring, max(1, self._frame.px(2)))
        blit(surface, (disc, (side / 2, side / 2)), middle)

    def _guardian(self, state: Snapshot, word: str, surface: pygame.Surface, x: int, y: int) -> None:
        px = self._frame.px
        x = self.word(surface, word, x, y)
        middle = x + px(SHIELD_WIDTH) / 2, y
        icon(surface, "shield", middle, 15 * self._frame.ui_scale, SHIELD)
        line(surface, self._fonts, str(state.guardian), middle, "bold", px(VALUE), CREAM, "center")

    def _candles(self, state: Snapshot, word: str, surface: pygame.Surface, x: int, y: int) -> None:
        px = self._frame.px
        x = self.word(surface, word, x, y, GOLD if state.ends_with_next_candle else QUIET)
        for k in range(state.candles):
            sprite = "candle_unlit" if k < state.turned else "candle_lit"
            scale = min(self._frame.ui_scale, self._frame.top.h / (CANDLE_HEIGHT + 6))
            image = self._sprites.get(sprite, 100 * scale, CANDLE)
            blit(surface, image, (x + px(CANDLE_STEP) / 2, y + scale * CANDLE_FOOT))
            x += px(CANDLE_STEP)
