"""Setting up a game: the form of the game with a way back and one on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.session.gauge import Gauge
from luna.app.settings import tips as tips_settings
from luna.core.game import AnyGame
from luna.ui.game_window import SetupMaterials, window_of
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Form

EDGE, BACK_WIDTH, TIPS_WIDTH, RIGHT_WIDTH = 50.0, 300.0, 300.0, 500.0
"""Room at both sides, and the widths of the way back, of the switch of tips and of the way on."""
GAP = 30.0
FOOT, BUTTON = 82.0, 58.0


class NewGameScene(AppForm):
    """The set-up screen; what was chosen last time is there again, or what makes a table `like` one that was played."""

    first = "begin"

    def __init__(self, context: AppContext, game: AnyGame, mode: str = "", like: Any = None) -> None:
        super().__init__(context)
        self._game, window = game, window_of(game)
        made_of = SetupMaterials(context.text, context.sprites, context.settings, mode, like, context.own_files)
        self.setup_form = window.setup_form(made_of)
        self.canvas = self.setup_form.size
        self.about = game.key
        self.gauge = Gauge(game, context.settings)

    def build(self, form: Form) -> None:
        self.chapter = self.setup_form.chapter
        form.panel((0, 0, *self.canvas))
        form.label((EDGE, 28, 600, 52), self.context.text("new-game-heading"), 34, palette.GOLD, role="title")
        self.setup_form.place(self)
        left, top = self.canvas[0] - EDGE - RIGHT_WIDTH, self.canvas[1] - FOOT
        form.button("back", (EDGE, top, BACK_WIDTH, BUTTON), self.context.text("new-game-back"), self.back)
        form.button("tips", (EDGE + BACK_WIDTH + GAP, top, TIPS_WIDTH, BUTTON), self._tips_words(), self._switch_tips)
        form.mark("tips", self._tips_wanted)
        form.explain("tips", self.context.text("explained-new-game", what="tips"))
        begin = left, top, RIGHT_WIDTH, BUTTON
        form.button("begin", begin, self.context.text("new-game-begin"), self._begin, "#main")
        self.refresh()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.gauge.update(seconds)

    def leave(self) -> None:
        self.gauge.end()
        super().leave()

    def close(self) -> None:
        self.gauge.end()
        super().close()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)

    def refresh(self) -> None:
        """Shows what follows from what is being typed."""
        message, hinders = self.setup_form.message()
        left = EDGE + BACK_WIDTH + TIPS_WIDTH + 2 * GAP
        room = self.canvas[0] - left - RIGHT_WIDTH - EDGE - GAP
        colour = palette.REFUSAL if hinders else palette.GOLD
        box = left, self.canvas[1] - FOOT, room, 50.0
        used = self.form.paragraph(box, message, 18, colour, "center", key="message")
        box = left, self.canvas[1] - FOOT + (BUTTON - used) / 2, room, 50.0
        self.form.paragraph(box, message, 18, colour, "center", key="message")
        self.form.enable("begin", not hinders)
        self.dirty = True

    def ask_who_plays(self, colour: str, chosen: str, take: Callable[[str], object]) -> None:
        """Opens the dialog for who plays a seat; `take` gets the level, "" for a person."""
        self.context.go.push(self.context.routes.who_plays(self.context, self._game, colour, chosen, take))

    def ask_character(self, colour: str, chosen: str, take: Callable[[str], object]) -> None:
        """Opens the dialog for the character of a seat's bot; `take` gets it, "" for balanced."""
        self.context.go.push(self.context.routes.characters(self.context, self._game, colour, chosen, take))

    @property
    def _tips_wanted(self) -> bool:
        """Whether the game to be begun is one with tips."""
        return tips_settings.wanted(self.context.settings, self._game.key, self.setup_form.kind)

    def _tips_words(self) -> str:
        return self.context.text("new-game-tips", shown="yes" if self._tips_wanted else "no")

    def _switch_tips(self) -> None:
        """No tips, or all of them as in a first game: somebody else may sit here now."""
        if self._tips_wanted:
            self.context.settings.put(tips_settings.TIPS, "never")
        else:
            tips_settings.begin_again(self.context.settings)
        self.rebuild()

    def _begin(self) -> None:
        """Leaves whatever lies below, which may be another table."""
        self.context.go.when_saved(partial(self._open, *self.setup_form.chosen()))

    def _open(self, setup: Any, seed: int | None) -> None:
        self.context.go.home()
        self.context.go.push(self.context.routes.table(self.context, self._game, setup, seed))
