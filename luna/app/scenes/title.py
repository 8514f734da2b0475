"""The title: continue, new game, solo, rules, options, fullscreen, quit, language."""

from __future__ import annotations

import logging
from functools import partial

import pygame

from luna.app.new_game_choice import Mode
from luna.app.scenes.form_scene import FormScene
from luna.app.storage import SavedGame
from luna.core.record import RecordError
from luna.ui import palette
from luna.ui.draw import fitted, icon
from luna.ui.forms import Form

_log = logging.getLogger(__name__)

LEFT, WIDTH = 110.0, 540.0
BUTTON, STEP = 58.0, 72.0


class Title(FormScene):
    """The first scene, at the bottom of the stack as long as the program runs."""

    canvas = (830, 1028)
    _damaged = False

    def origin(self) -> tuple[int, int]:
        return 0, super().origin()[1]

    def enter(self) -> None:
        self._damaged = False
        self.app.sound.music("title")
        super().enter()

    def back(self) -> None:
        """Esc leaves the title alone: the program ends only by its button or the window's."""

    def build(self, form: Form) -> None:
        text = self.app.text
        form.label((LEFT, 96, WIDTH, 150), text("game-title"), 132, palette.GOLD, role="title")
        form.label((LEFT, 246, 700, 34), text("game-subtitle"), 24, palette.CREAM)
        top = self._add_continue(form, 330.0)
        style = "" if "continue" in form.widgets else "#main"
        form.button("new", (LEFT, top, WIDTH, BUTTON), text("title-new"), partial(self._new_game, "players"), style)
        form.button("solo", (LEFT, top + STEP, WIDTH, BUTTON), text("title-solo"), partial(self._new_game, "solo"))
        ways = (
            ("rules", text("rules-open"), self.app.open_rules),
            ("options", text("options-open"), self._options),
            self.fullscreen_way(),
            ("quit", text("title-quit"), self.app.quit),
        )
        self.add_pairs(ways, (LEFT, top + 2 * STEP, WIDTH, BUTTON), STEP)
        self.add_languages(LEFT, 832, WIDTH)
        form.paragraph((LEFT, 904, WIDTH, 80), text("title-notice"), 17, palette.QUIET)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.app.seascape.picture(self.app.size), (0, 0))
        super().draw(surface)
        box = self.form.rect((LEFT + 392, 128, 84, 84))
        icon(surface, "moon", box.center, box.width / 2, palette.GOLD)

    def _add_continue(self, form: Form, top: float) -> float:
        """The button for the unfinished game, if there is one; returns where the next button goes."""
        game = self.app.storage.saved_game()
        if game is None:
            return top
        form.button("continue", (LEFT, top, WIDTH, BUTTON), self.app.text("title-continue"), self._continue, "#main")
        if self._damaged:
            line, colour = self.app.text("title-damaged", file=str(self.app.storage.file)), palette.REFUSAL
        else:
            px = form.px(18)
            line, colour = fitted(form.fonts, self._who(game), "body", px, round(WIDTH * form.u), px)[0], palette.QUIET
        return top + BUTTON + 18 + form.paragraph((LEFT, top + BUTTON + 4, WIDTH, 28), line, 18, colour)

    def _who(self, game: SavedGame) -> str:
        names = " · ".join(self.name_of(colour, name) for colour, name in game.seats)
        if game.round is None:
            return names
        return self.app.text("title-saved", names=names, round=game.round)

    def _continue(self) -> None:
        from luna.app.scenes.table import resume_table

        record = self.app.storage.unfinished()
        if record is None:
            return
        try:
            table = resume_table(self.app, record)
        except RecordError as error:
            _log.warning("%s: %s", self.app.storage.file, error)
            self._damaged = True
            self.rebuild()
        else:
            self.app.push(table)

    def _options(self) -> None:
        from luna.app.scenes.options import Options

        self.app.push(Options(self.app))

    def _new_game(self, mode: Mode) -> None:
        from luna.app.scenes.new_game import NewGameScene

        self.app.push(NewGameScene(self.app, mode))
