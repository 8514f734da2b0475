"""What the cards of a set-up form are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from luna.ui.game_window import SetupScreen
from luna.ui.pictures import palette
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form
from luna.ui.widgets.label import Align

PAD = 18.0
HEADING, SMALL = 20.0, 17.0
"""Type of a card's heading and of what is said about it."""
BUTTON, STEP = 48.0, 44.0
"""Height of the buttons of a seat, and the width of those for a step up or down."""


@dataclass
class Cards:
    """The widgets of one screen in the language of `text`."""

    text: Text
    screen: SetupScreen

    @property
    def form(self) -> Form:
        """The widgets as they are now."""
        return self.screen.form

    def card(self, box: Box, heading: str = "") -> None:
        """The ground of a card, with a line of gold at its top."""
        self.form.panel(box, 200)
        if heading:
            self.title((box[0] + PAD, box[1] + 8, box[2] - 2 * PAD, 32), heading, HEADING, palette.GOLD)

    def title(self, box: Box, words: str, size: float, colour: str, align: Align = "left", on: str = "") -> None:
        """A line of the titles' type, as large as there is room."""
        form, room = self.form, self.form.rect(box).width
        while size > SMALL and form.fonts.width(words, "title", form.px(size)) > room:
            size -= 0.5
        form.label(box, words, size, colour, align, role="title", on=on)

    def told(self, box: Box, words: str, colour: str = palette.QUIET, align: Align = "left", on: str = "") -> float:
        """A few lines; returns their height."""
        return self.form.paragraph(box, words, SMALL, colour, align, on=on)

    def tile(self, key: str, box: Box, title: str, about: str, press: Callable[[], object], *, chosen: bool) -> None:
        """A large button with its name and what it means."""
        left, top, inner = box[0] + PAD, box[1], box[2] - 2 * PAD
        self.form.button(key, box, "", press, "#swatch")
        self.form.mark(key, chosen)
        loud, quiet = (palette.GLINT, palette.CREAM) if chosen else (palette.CREAM, palette.QUIET)
        self.title((left, top + 9, inner, 30), title, 21, loud, on=key)
        self.told((left, top + 40, inner, box[3] - 42), about, quiet, on=key)

    def steps(self, seat: int, box: Box, level: str, levels: Sequence[str], give: Callable[[str], None]) -> None:
        """At both ends of a line: a level down, a level up; `levels` are the computer's, weakest first."""
        (left, top, width, _), at = box, levels.index(level)
        for step, sign, x, what in ((-1, "−", left, "easier"), (1, "+", left + width - STEP, "harder")):
            key, to = f"level{sign}{seat}", min(len(levels) - 1, max(0, at + step))
            self.form.button(key, (x, top, STEP, BUTTON), sign, partial(give, levels[to]), "#small")
            self.form.enable(key, to != at)
            self.form.explain(key, self.text("explained-new-game", what=what))
