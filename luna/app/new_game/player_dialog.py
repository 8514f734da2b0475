"""A dialog about who plays an order: a choice a row, with a button and what there is to say of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Form

MARGIN, HEAD, FOOT, BUTTON, LINE = 44.0, 118.0, 92.0, 330.0, 26.0
"""Logical px: margin at the sides, room above and below the rows, width of a button, height of a line beside one."""


class PlayerDialog(AppForm):
    """For the order of a colour; `take` gets the choice, once the dialog has closed.

    `width` is that between the margins, `step` from row to row, `below` what follows the rows, all in logical px.
    """

    opaque = False
    width, step, below = 0.0, 0.0, 0.0

    def __init__(
        self,
        context: AppContext,
        game: AnyGame,
        colour: str,
        chosen: str,
        choices: Sequence[str],
        take: Callable[[str], object],
    ) -> None:
        super().__init__(context)
        self.window, self.choices, self.chosen = window_of(game), choices, chosen
        self.canvas = self.width + 2 * MARGIN, HEAD + self.step * len(choices) + self.below + FOOT
        self._colour, self._take = colour, take
        self.first = self.key(chosen)

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 250)
        novice = self.window.emblem(self.context.sprites, self._colour, 66 * form.ui_scale)
        form.picture((MARGIN, 22, 66, 76), novice)
        heading = self.heading(text("order-name", colour=self._colour))
        form.label((MARGIN + 86, 30, self.width - 86, 52), heading, 32, palette.GOLD, role="title")
        for row, choice in enumerate(self.choices):
            self.add_row(form, choice, HEAD + self.step * row)
            form.mark(self.key(choice), choice == self.chosen)
        form.button("back", (MARGIN, height - 76, BUTTON, 52), text("new-game-back"), self.back)

    def choose(self, choice: str) -> None:
        """A button was pressed."""
        self.context.go.pop()
        self._take(choice)

    @staticmethod
    @abstractmethod
    def key(choice: str) -> str:
        """The name of the button of a choice."""

    @abstractmethod
    def heading(self, order: str) -> str:
        """What is asked about an order."""

    @abstractmethod
    def add_row(self, form: Form, choice: str, top: float) -> None:
        """Adds the button of a choice, and what it means."""
