"""Where a person's points came from beside the others', and what cost points lately: two lists of bars in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from luna.app.app_context import AppContext
from luna.app.saves.mistakes import Mistakes, lost_by_source
from luna.app.statistics.figures import Played, sources
from luna.app.table.telling.advice import points_told
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.table.amounts import AmountRows
from luna.ui.table.areas import Scaling
from luna.ui.table.shown import Amount
from luna.ui.widgets.forms import Box, Form

EARNED, LATELY = TABS = "earned", "lately"
ROWS, LEAST, TAB = 11, 0.05, 44.0


class PointsBars:
    """One of the lists at a time."""

    def __init__(self, context: AppContext, game: AnyGame) -> None:
        self._context, self._game = context, game
        self._mistakes = Mistakes(context.storage.mistakes_path)
        self.tab = EARNED
        """Which list is shown."""
        self._box: Box = (0, 0, 0, 0)
        self._amounts: tuple[Amount, ...] = ()

    def place(self, form: Form, box: Box, games: Sequence[Played], name: str, rebuild: Callable[[], object]) -> None:
        """The choice between the lists, a sentence, and room for the bars."""
        text, (left, top, width, _) = self._context.text, box
        self._rebuild = rebuild
        form.panel(box)
        half = (width - 42) / 2
        for n, tab in enumerate(TABS):
            place = left + 16 + n * (half + 10), top + 10, half, TAB
            form.button(f"points-{tab}", place, text("statistics-points", tab=tab), partial(self._show, tab), "#small")
            form.mark(f"points-{tab}", tab == self.tab)
        self._amounts = self._earned(games) if self.tab == EARNED else self._lost(name)
        told = text("statistics-points-about", tab=self.tab if self._amounts else f"no-{self.tab}")
        high = form.paragraph((left + 20, top + TAB + 18, width - 40, 52), told, 17, palette.QUIET, most=3)
        self._box = left + 20, top + TAB + 26 + high, width - 40, 300

    def draw(self, surface: pygame.Surface, form: Form) -> None:
        """The bars."""
        box = form.rect(self._box)
        AmountRows(Scaling(form.ui_scale), self._context.fonts).paint(surface, self._amounts, box.topleft, box.w)

    def forget(self) -> None:
        """Nobody's losses at the game are known any more."""
        self._mistakes.forget(self._game.key)

    def _show(self, tab: str) -> None:
        self.tab = tab
        self._rebuild()

    def _earned(self, games: Sequence[Played]) -> tuple[Amount, ...]:
        """What came from a source in a game beyond what the others had of it; the most first."""
        return self._told({source: own - other for source, (own, other) in sources(games).items()})

    def _lost(self, name: str) -> tuple[Amount, ...]:
        """What better actions would have brought in the games that were reviewed."""
        own = (each for each in self._mistakes.read() if (each.game, each.name) == (self._game.key, name))
        return self._told(lost_by_source(own))

    def _told(self, values: dict[str, float]) -> tuple[Amount, ...]:
        text, window = self._context.text, window_of(self._game)
        known = sorted((-value, source) for source, value in values.items() if abs(value) >= LEAST)
        own = window.texts(text)
        rows = [(source, -value) for value, source in known if source in self._game.bots.sources][:ROWS]
        return tuple(Amount(window.source(own, source), value, points_told(text, value)) for source, value in rows)
