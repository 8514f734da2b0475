"""Who plays an order: a person or one of the computer's levels, each with what it can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from luna.app.app_context import AppContext
from luna.app.new_game.player_dialog import BUTTON, LINE, MARGIN, PlayerDialog
from luna.app.session.gauge import Gauge
from luna.core.game import AnyGame
from luna.ui.pictures import palette
from luna.ui.players import about, player_name
from luna.ui.widgets.forms import Form

HEIGHT = 72.0
PERSON = ""


class WhoPlays(PlayerDialog):
    """A dialog for the order of a colour; `take` gets the level, "" for a person, once the dialog has closed.

    `person` = whether a person may be chosen: not where one would see what the computer holds.
    """

    width, step = 1420.0, 100.0

    def __init__(
        self,
        context: AppContext,
        game: AnyGame,
        colour: str,
        chosen: str,
        take: Callable[[str], object],
        person: bool = True,
    ) -> None:
        super().__init__(context, game, colour, chosen, (PERSON, *game.bots.levels), take)
        self._person = person
        self._bots, self.gauge = game.bots, Gauge(game, context.settings)

    def heading(self, order: str) -> str:
        return self.context.text("seat-heading", order=order)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.gauge.update(seconds):
            self.rebuild()

    def close(self) -> None:
        self.gauge.end()
        super().close()

    def _strength(self, level: str) -> str:
        """What is known of a level, and how far it looks on this machine."""
        told = self.window.strength(self.context.text, level)
        rate = self.gauge.rate(level) if level in self._bots.clocked else 0
        here = self.context.text("bot-rate", count=rate) if rate else ""
        return " ".join(filter(None, (told, here)))

    def add_row(self, form: Form, choice: str, top: float) -> None:
        text = self.context.text
        button = MARGIN, top, BUTTON, HEIGHT
        form.button(self.key(choice), button, player_name(text, choice), partial(self.choose, choice))
        able = self._person or choice != PERSON
        form.enable(self.key(choice), able)
        left, width = MARGIN + BUTTON + 26, self.width - BUTTON - 26
        lines = (
            (self.window.grade(text, choice), palette.GOLD),
            (about(text, choice) if able else text("seat-person-secret"), palette.CREAM),
            (self._strength(choice), palette.QUIET),
        )
        told = [(words, colour) for words, colour in lines if words]
        top += (HEIGHT - LINE * len(told)) / 2
        for n, (words, colour) in enumerate(told):
            form.paragraph((left, top + LINE * n, width, LINE), words, 18, colour)

    @staticmethod
    def key(choice: str) -> str:
        return choice or "person"
