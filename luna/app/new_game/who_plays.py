"""Who plays an order: a person or one of the computer's levels, each with what it can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.session.gauge import Gauge
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.players import about, player_name
from luna.ui.widgets.forms import Form

MARGIN, WIDTH = 44.0, 1420.0
HEAD, FOOT = 118.0, 92.0
BUTTON, HEIGHT, STEP = 330.0, 72.0, 100.0
LINE = 26.0
"""Height of a line beside a button."""
PERSON = ""


class WhoPlays(AppForm):
    """A dialog for the order of a colour; `take` gets the level, "" for a person, once the dialog has closed."""

    opaque = False

    def __init__(
        self, context: AppContext, game: AnyGame, colour: str, chosen: str, take: Callable[[str], object]
    ) -> None:
        super().__init__(context)
        self._window, self._bots, self._levels = window_of(game), game.bots, game.bots.levels
        self.gauge = Gauge(game, context.settings)
        self.canvas = WIDTH + 2 * MARGIN, HEAD + STEP * (1 + len(self._levels)) + FOOT
        self._colour, self._chosen, self._take = colour, chosen, take
        self.first = _key(chosen)

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 250)
        novice = self._window.emblem(self.context.sprites, self._colour, 66 * form.ui_scale)
        form.picture((MARGIN, 22, 66, 76), novice)
        order = text("order-name", colour=self._colour)
        form.label((MARGIN + 86, 30, WIDTH - 86, 52), text("seat-heading", order=order), 32, palette.GOLD, role="title")
        for row, level in enumerate((PERSON, *self._levels)):
            self._add_row(form, level, HEAD + STEP * row)
        form.button("back", (MARGIN, height - 76, BUTTON, 52), text("new-game-back"), self.back)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.gauge.update(seconds):
            self.rebuild()

    def close(self) -> None:
        self.gauge.end()
        super().close()

    def _strength(self, level: str) -> str:
        """What is known of a level, and how far it looks on this machine."""
        told = self._window.strength(self.context.text, level)
        rate = self.gauge.rate(level) if level in self._bots.clocked else 0
        here = self.context.text("bot-rate", count=rate) if rate else ""
        return " ".join(filter(None, (told, here)))

    def _add_row(self, form: Form, level: str, top: float) -> None:
        text, key = self.context.text, _key(level)
        form.button(key, (MARGIN, top, BUTTON, HEIGHT), player_name(text, level), partial(self._choose, level))
        form.mark(key, level == self._chosen)
        left, width = MARGIN + BUTTON + 26, WIDTH - BUTTON - 26
        lines = (
            (self._window.grade(text, level), palette.GOLD),
            (about(text, level), palette.CREAM),
            (self._strength(level), palette.QUIET),
        )
        told = [(words, colour) for words, colour in lines if words]
        top += (HEIGHT - LINE * len(told)) / 2
        for n, (words, colour) in enumerate(told):
            form.paragraph((left, top + LINE * n, width, LINE), words, 18, colour)

    def _choose(self, level: str) -> None:
        self.context.go.pop()
        self._take(level)


def _key(level: str) -> str:
    return level or "person"
