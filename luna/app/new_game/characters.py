"""Which character a computer player has: balanced, or one that its game offers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from luna.app.app_context import AppContext
from luna.app.new_game.player_dialog import BUTTON, FOOT, LINE, MARGIN, PlayerDialog
from luna.core.game import AnyGame
from luna.ui.pictures import palette
from luna.ui.players import character_about, character_name
from luna.ui.widgets.forms import Form

HEIGHT = 64.0
BALANCED = ""


class Characters(PlayerDialog):
    """A dialog for the bot of a colour; `take` gets its character, "" for balanced, once the dialog has closed."""

    width, step, below = 1180.0, 80.0, LINE

    def __init__(
        self, context: AppContext, game: AnyGame, colour: str, chosen: str, take: Callable[[str], object]
    ) -> None:
        super().__init__(context, game, colour, chosen, (BALANCED, *game.bots.characters), take)

    def build(self, form: Form) -> None:
        super().build(form)
        note = MARGIN, self.canvas[1] - FOOT - LINE, self.width, LINE
        form.label(note, self.context.text("character-note"), 18, palette.QUIET)

    def heading(self, order: str) -> str:
        return self.context.text("character-heading", order=order)

    def add_row(self, form: Form, choice: str, top: float) -> None:
        text, key = self.context.text, self.key(choice)
        form.button(key, (MARGIN, top, BUTTON, HEIGHT), character_name(text, choice), partial(self.choose, choice))
        told, left = character_about(text, choice), MARGIN + BUTTON + 26
        box = left, top, self.width + MARGIN - left, HEIGHT
        used = form.paragraph(box, told, 18, palette.CREAM, key=f"about-{key}")
        form.paragraph((left, top + (HEIGHT - used) / 2, *box[2:]), told, 18, palette.CREAM, key=f"about-{key}")

    @staticmethod
    def key(choice: str) -> str:
        return choice or "balanced"
