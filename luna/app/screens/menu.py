"""The menu over the table."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import Any

import pygame

from luna.app.app_context import AppContext, AtTable, Seating
from luna.app.app_form import AppForm, Way
from luna.app.session.table_names import table_name
from luna.app.table.gestures.keys import OVERVIEW
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.input import keys
from luna.ui.pictures import palette
from luna.ui.players import player_name, with_character
from luna.ui.widgets.forms import Form

MARGIN, WIDTH = 50.0, 680.0
BUTTON, STEP = 56.0, 70.0
SHORTCUTS = {"rules": "F1", "overview": OVERVIEW, "fullscreen": "F11"}
"""What a key does as well, here and at the table."""
SEATS_WIDTH, SEAT_STEP = 760.0, 84.0


EXPLAINED = "restart-round", "restart-table", "new", "saved", "seats", "overview", "hints", "title"
"""Buttons whose words alone do not tell everybody what they do."""


class Menu(AppForm):
    """What can be done while the game rests.

    `seed` = the number it was drawn by, `seating` = who can take over there, `setup` = what a new game begins like,
    `table` = the one it lies over.
    """

    opaque = False
    canvas = (WIDTH + 2 * MARGIN, 700.0 + 2 * STEP)
    first = "resume"

    def __init__(
        self,
        context: AppContext,
        game: AnyGame,
        seed: int | None = None,
        seating: Seating | None = None,
        setup: Any = None,
        table: AtTable | None = None,
    ) -> None:
        super().__init__(context)
        self._game, self._seed, self._seating, self._setup = game, seed, seating, setup
        self._table = table

    def build(self, form: Form) -> None:
        text, go = self.context.text, self.context.go
        form.panel((0, 0, *self.canvas), 248)
        form.label((MARGIN, 34, WIDTH, 52), text("menu-heading"), 34, palette.GOLD, "center", "title")
        form.button("resume", (MARGIN, 112, WIDTH, BUTTON), text("menu-resume"), go.pop, "#main")
        ways: tuple[Way, ...] = (
            ("restart-round", text("menu-restart-round"), partial(self._restart, "round")),
            ("restart-table", text("menu-restart-table"), partial(self._restart, "table")),
            ("new", text("menu-new"), self._new_game),
            ("saved", text("saved-open"), go.open_saved_games),
            ("seats", text("seats-open"), self._seats),
            ("rules", text("rules-open"), go.open_rules),
            ("overview", text("overview-title"), self._overview),
            ("options", text("options-open"), self._options),
            *self._hints(),
            self.fullscreen_way(),
            ("title", text(go.way_back), partial(go.when_saved, go.leave_table)),
            ("quit", text("menu-quit"), go.quit),
        )
        self.add_pairs(ways, (MARGIN, 112 + STEP, WIDTH, BUTTON), STEP, SHORTCUTS)
        self.explain("explained-menu", *EXPLAINED)
        form.enable("overview", self._table is not None)
        form.enable("seats", self._seating is not None)
        for what in ("round", "table"):
            form.enable(f"restart-{what}", self._table is not None and self._table.can_restart(what))
        self.add_languages(MARGIN, 482 + 2 * STEP, WIDTH)
        self._foot(form)

    def _foot(self, form: Form) -> None:
        """Whether the game is on disk, what is played, and the name of the table, else the number it was drawn by."""
        text = self.context.text
        failure = self.context.storage.unsaved()
        saved, colour = text("menu-saved"), palette.QUIET
        if failure:
            saved, colour = text(f"save-failure-{failure.reason}"), palette.REFUSAL
        used = form.paragraph((MARGIN, 552 + 2 * STEP, WIDTH, 60), saved, 18, colour, "center")
        below = 552 + 2 * STEP + used + 8
        named = self._table_name()
        told = " · ".join(filter(None, (self._variant(), named)))
        for words in filter(None, (told, "" if named else self._number())):
            form.label((MARGIN, below, WIDTH, 28), words, 18, palette.QUIET, "center")
            below += 28

    def _number(self) -> str:
        return "" if self._seed is None else self.context.text("menu-seed", seed=str(self._seed))

    def _table_name(self) -> str:
        """Which table of an evening alone it is, if any."""
        return "" if self._setup is None else table_name(self.context.text, self._game, self._setup, date.today())

    def _variant(self) -> str:
        """By which rules and printed values it is played, where they are not the usual ones."""
        if self._setup is None:
            return ""
        return window_of(self._game).variant(self.context.text, self._game.variant(self._setup))

    def _hints(self) -> tuple[Way, ...]:
        """Whether anybody gets hints in this game, changed by a press."""
        allowed = self._table.hints_allowed if self._table else None
        if allowed is None:
            return ()
        return (("hints", self.context.text("menu-hints", allowed="yes" if allowed else "no"), self._allow_hints),)

    def _allow_hints(self) -> None:
        if self._table:
            self._table.allow_hints(not self._table.hints_allowed)
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and keys.plain(event) == OVERVIEW:
            self._overview()
            return True
        return super().handle(event)

    def _overview(self) -> None:
        if self._table:
            self._table.open_overview()

    def _options(self) -> None:
        self.context.go.push(self.context.routes.options(self.context))

    def _new_game(self) -> None:
        self.context.go.push(self.context.routes.new_game(self.context, self._game, like=self._setup))

    def _restart(self, what: str) -> None:
        self.context.go.pop()
        if self._table:
            self._table.restart(what)

    def _seats(self) -> None:
        if self._seating:
            self.context.go.push(Seats(self.context, self._game, self._seating))


class Seats(AppForm):
    """Who plays each order of the table; a bot takes over from a person, or the other way round, at once."""

    opaque = False
    first = "back"

    def __init__(self, context: AppContext, game: AnyGame, seating: Seating) -> None:
        super().__init__(context)
        self._game, self._window = game, window_of(game)
        self._seating = seating

    def measure(self, form: Form) -> tuple[float, float]:
        return SEATS_WIDTH + 2 * MARGIN, 270 + SEAT_STEP * len(self._seating.players)

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 250)
        form.label((MARGIN, 30, SEATS_WIDTH, 52), text("seats-heading"), 32, palette.GOLD, "center", "title")
        for row, (index, seat, name) in enumerate(self._seating.players):
            top = 104 + SEAT_STEP * row
            emblem = self._window.emblem(self.context.sprites, seat.colour, 64 * form.ui_scale)
            form.picture((MARGIN, top, 66, 72), emblem)
            level = seat.name if seat.kind == "bot" else ""
            grade = self._window.grade(text, level)
            if seat.character in self._game.bots.characters:
                grade = with_character(text, grade, seat)
            form.label((MARGIN + 84, top + (0 if grade else 8), 330, 44 if grade else 56), name, 20)
            form.label((MARGIN + 84, top + 38, 330, 28), grade, 17, palette.QUIET)
            ask = partial(self._ask, index, seat.colour, level)
            form.button(f"who-{index}", (MARGIN + 430, top + 8, SEATS_WIDTH - 430, 56), player_name(text, level), ask)
        form.paragraph((MARGIN, height - 156, SEATS_WIDTH, 60), text("seats-note"), 18, palette.QUIET)
        form.button("back", (MARGIN, height - 84, SEATS_WIDTH, BUTTON), text("new-game-back"), self.back, "#main")

    def _ask(self, index: int, colour: str, level: str) -> None:
        give, free = partial(self._give, index), self._seating.can_sit(index)
        self.context.go.push(self.context.routes.who_plays(self.context, self._game, colour, level, give, free))

    def _give(self, index: int, level: str) -> None:
        self._seating.reseat(index, level)
        self.rebuild()
