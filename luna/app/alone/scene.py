"""An evening alone: tables to be tried again and again, those of a day with the calendar, the way to the puzzles."""

from __future__ import annotations

import pygame

from luna.app.alone.card import Views
from luna.app.alone.day_tab import DayTab
from luna.app.alone.par_search import ParSearch
from luna.app.alone.standings import Standings
from luna.app.alone.tables_tab import TablesTab
from luna.app.alone.tabs import DAY, PUZZLES, TABLES, place_tabs
from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.core.alone import AnyChallenge
from luna.core.game import AnyGame
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Box, Form

MARGIN, WIDTH, HEIGHT = 40.0, 1740.0, 1000.0
HEADING, BODY, FOOT, BUTTON = 26.0, 96.0, 928.0, 54.0
LOOKS = 0.25
"""Seconds between two looks at what was found of a table."""


class Alone(AppForm):
    """What is chosen is played at a table above this screen, which sees how it went when it comes back."""

    canvas = (WIDTH, HEIGHT)
    first = "play"
    lobby = "alone-leave"

    def __init__(self, context: AppContext, game: AnyGame, tab: str = "") -> None:
        super().__init__(context)
        assert game.alone
        self.about, self._game, self._alone = game.key, game, game.alone
        self._tab, self._waited = tab or TABLES, 0.0
        self._search = ParSearch(game, context.storage.pars)
        self._standings = Standings(game, context.storage)
        views = Views(context)
        self.tables = TablesTab(context, self._alone, views, self._play, self._watch)
        self.daily = DayTab(context, self._alone, views, self._play_daily, self._watch)

    @property
    def searches(self) -> bool:
        """Whether a worker finds out what can be reached at a table."""
        return self._search.at_work

    @property
    def _shown(self) -> TablesTab | DayTab:
        return self.daily if self._tab == DAY else self.tables

    # -- what is shown

    def build(self, form: Form) -> None:
        text = self.context.text
        form.panel((0, 0, WIDTH, HEIGHT), 240)
        form.label((MARGIN, HEADING, 800, 52), text("alone-heading"), 34, palette.GOLD, role="title")
        place_tabs(form, text, self._game, WIDTH - MARGIN, self._tab, self._show)
        box = MARGIN, BODY, WIDTH - 2 * MARGIN, FOOT - BODY - 18
        self._shown.place(form, box, self._standings, self.rebuild)
        self._place_about(form, (MARGIN, FOOT + 2, WIDTH - 2 * MARGIN - 380, BUTTON))
        form.button("back", (WIDTH - MARGIN - 350, FOOT, 350, BUTTON), text("alone-back"), self.back)

    def _place_about(self, form: Form, box: Box) -> None:
        """What there is, or that what was reached is not on the disk."""
        text, failure = self.context.text, self.context.storage.tries.failure
        if failure:
            form.paragraph(box, text("reached-not-kept", reason=failure.reason), 18, palette.REFUSAL, most=2)
        else:
            form.paragraph(box, text("alone-about", tab=self._tab), 18, palette.QUIET, most=2)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)
        self._shown.draw(surface, self.form)

    # -- what can be done

    def _show(self, tab: str) -> None:
        if tab == PUZZLES:
            self.context.go.replace(self.context.routes.puzzles(self.context, self._game))
        else:
            self._tab = tab
            self.rebuild()

    def _play(self, challenge: AnyChallenge) -> None:
        """Begins with a table, under the name and in the colours of the last time."""
        routes, go, setup = self.context.routes, self.context.go, challenge.setup
        seated = self._alone.seated(setup, self.context.settings)
        go.when_saved(lambda: go.push(routes.table(self.context, self._game, seated, challenge.seed)))

    def _play_daily(self, challenge: AnyChallenge) -> None:
        """Begins with a table of a day; meanwhile a worker finds out what can be reached there."""
        self._search.ask(challenge)
        self._play(challenge)

    def _watch(self, challenge: AnyChallenge) -> None:
        """The best known, played through on the table."""
        par = self._standings.of(challenge).par
        if par:
            seated = self._alone.seated(challenge.setup, self.context.settings)
            self.context.go.push(self.context.routes.watched(self.context, self._game, seated, par.line))

    # -- scene

    def enter(self) -> None:
        """How it went at the table is known now."""
        self._look()
        super().enter()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._waited += seconds
        if self._search.at_work and self._waited >= LOOKS:
            self._waited = 0.0
            if self._search.look():
                self._look()
                self.rebuild()

    def _look(self) -> None:
        self._search.look()
        self._standings = Standings(self._game, self.context.storage)

    def close(self) -> None:
        self._search.close()
