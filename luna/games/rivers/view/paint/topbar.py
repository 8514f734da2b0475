"""The middle of the top bar: the round, the actions left, the bag and the treasures on the map."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.games.rivers.picks.kinds import BAG
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.view.looks import light_of
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.pictures.palette import CREAM, GOLD, PIP_OFF
from luna.ui.table import topbar
from luna.ui.table.picks import TABLE
from luna.ui.table.topbar import Stand

VALUE, SIGN = 19, 24
PIP, PIP_STEP = 15, 20


class TopBar(topbar.TopBar):
    """The top bar of this game."""

    emblem = "ziggurat"

    def title(self) -> str:
        """The game's name."""
        return self._text("game-title")

    def stands(self, state: Snapshot) -> list[Stand]:
        """All four; no actions once the game is over."""
        text, px = self._text, self._frame.px
        round_word, actions = text("round-name", round=state.round), text("table-actions")
        parts = [Stand(TABLE, self.word_width(round_word), self._plain(round_word))]
        if state.actor:
            width = self.word_width(actions) + shipped_board().actions * px(PIP_STEP)
            parts.append(Stand(TABLE, width, self._pips(state, actions)))
        for pick, symbol, count in ((BAG, "bag", state.bag), (TABLE, "urn", state.lying)):
            width = px(SIGN) + self._fonts.width(str(count), "bold", px(VALUE))
            parts.append(Stand(pick, width, self._number(symbol, count)))
        return parts

    def _plain(self, word: str) -> Callable[[pygame.Surface, int, int], object]:
        return lambda surface, x, y: self.word(surface, word, x, y)

    def _pips(self, state: Snapshot, word: str) -> Callable[[pygame.Surface, int, int], None]:
        """The actions of this turn, those left bright."""

        def paint(surface: pygame.Surface, x: int, y: int) -> None:
            px = self._frame.px
            x = self.word(surface, word, x, y)
            for number in range(shipped_board().actions):
                colour = light_of(state.active) if number < state.left else PIP_OFF
                disc = plate((px(PIP), px(PIP)), colour, 255, px(PIP) // 2 + 1, colour, 0)
                blit(surface, (disc, (px(PIP) / 2, px(PIP) / 2)), (x + px(PIP_STEP) * (number + 0.5), y))

        return paint

    def _number(self, symbol: str, count: int) -> Callable[[pygame.Surface, int, int], None]:
        def paint(surface: pygame.Surface, x: int, y: int) -> None:
            px = self._frame.px
            icon(surface, symbol, (x + px(9), y), 10 * self._frame.ui_scale, GOLD)
            line(surface, self._fonts, str(count), (x + px(SIGN), y), "bold", px(VALUE), CREAM)

        return paint
