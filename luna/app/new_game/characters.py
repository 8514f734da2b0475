"""Which character a computer player has: balanced, or one that its game offers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.players import character_about, character_name
from luna.ui.widgets.forms import Form

MARGIN, WIDTH = 44.0, 1180.0
HEAD, FOOT = 118.0, 92.0
BUTTON, HEIGHT, STEP = 330.0, 64.0, 80.0
LINE = 26.0
"""Height of a line beside a button."""
BALANCED = ""


class Characters(AppForm):
    """A dialog for the bot of a colour; `take` gets its character, "" for balanced, once the dialog has closed."""

    opaque = False

    def __init__(
        self, context: AppContext, game: AnyGame, colour: str, chosen: str, take: Callable[[str], object]
    ) -> None:
        super().__init__(context)
        self._window, self._characters = window_of(game), (BALANCED, *game.bots.characters)
        self.canvas = WIDTH + 2 * MARGIN, HEAD + STEP * len(self._characters) + LINE + FOOT
        self._colour, self._chosen, self._take = colour, chosen, take
        self.first = _key(chosen)

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 250)
        novice = self._window.emblem(self.context.sprites, self._colour, 66 * form.ui_scale)
        form.picture((MARGIN, 22, 66, 76), novice)
        heading = text("character-heading", order=text("order-name", colour=self._colour))
        form.label((MARGIN + 86, 30, WIDTH - 86, 52), heading, 32, palette.GOLD, role="title")
        for row, character in enumerate(self._characters):
            self._add_row(form, character, HEAD + STEP * row)
        form.label((MARGIN, height - FOOT - LINE, WIDTH, LINE), text("character-note"), 18, palette.QUIET)
        form.button("back", (MARGIN, height - 76, BUTTON, 52), text("new-game-back"), self.back)

    def _add_row(self, form: Form, character: str, top: float) -> None:
        text, key = self.context.text, _key(character)
        form.button(
            key, (MARGIN, top, BUTTON, HEIGHT), character_name(text, character), partial(self._choose, character)
        )
        form.mark(key, character == self._chosen)
        told, left = character_about(text, character), MARGIN + BUTTON + 26
        box = left, top, WIDTH + MARGIN - left, HEIGHT
        used = form.paragraph(box, told, 18, palette.CREAM, key=f"about-{key}")
        form.paragraph((left, top + (HEIGHT - used) / 2, *box[2:]), told, 18, palette.CREAM, key=f"about-{key}")

    def _choose(self, character: str) -> None:
        self.context.go.pop()
        self._take(character)


def _key(character: str) -> str:
    return character or "balanced"
