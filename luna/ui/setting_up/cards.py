"""What the cards of a set-up form are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from luna.ui.game_window import SetupScreen
from luna.ui.pictures import palette
from luna.ui.pictures.draw import wrapped
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import LEADING, Box, Form
from luna.ui.widgets.label import Align

PAD = 18.0
HEADING, SMALL, ROOMY = 20.0, 17.0, 1.12
"""Type of a card's heading and of what is said about it, and how many times larger that is where it has room."""
BUTTON, STEP = 48.0, 44.0
"""Height of the buttons of a seat, and the width of those for a step up or down."""


class Tile(NamedTuple):
    """A large button with its name and what it means."""

    key: str
    name: str
    about: str
    press: Callable[[], object]
    chosen: bool


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

    def told(
        self,
        box: Box,
        words: str,
        colour: str = palette.QUIET,
        align: Align = "left",
        on: str = "",
        size: float | None = None,
    ) -> float:
        """A few lines in the largest type that has room, or in a `size`; returns their height."""
        return self.form.paragraph(box, words, size or self.roomy([words], box), colour, align, on=on)

    def roomy(self, texts: Sequence[str], box: Box) -> float:
        """The largest type in which texts have room below one another."""
        form, size = self.form, SMALL * max(ROOMY, self.form.wanted)
        while size > SMALL:
            room, px = form.rect(box).width, form.px(size)
            if sum(len(wrapped(form.fonts, each, "body", px, room)) for each in texts) * size * LEADING <= box[3]:
                return size
            size -= 0.5
        return SMALL

    def tiles(self, boxes: Sequence[Box], tiles: Sequence[Tile]) -> None:
        """Large buttons, all in the same type."""
        rooms = [(left + PAD, top + 40, width - 2 * PAD, height - 42) for left, top, width, height in boxes]
        size = min(self.roomy([each.about], room) for each, room in zip(tiles, rooms, strict=True))
        for each, box, room in zip(tiles, boxes, rooms, strict=True):
            self.form.button(each.key, box, "", each.press, "#swatch")
            self.form.mark(each.key, each.chosen)
            loud, quiet = (palette.GLINT, palette.CREAM) if each.chosen else (palette.CREAM, palette.QUIET)
            self.title((room[0], box[1] + 9, room[2], 30), each.name, 21, loud, on=each.key)
            self.told(room, each.about, quiet, on=each.key, size=size)

    def steps(self, seat: int, box: Box, level: str, levels: Sequence[str], give: Callable[[str], None]) -> None:
        """At both ends of a line: a level down, a level up; `levels` are the computer's, weakest first."""
        (left, top, width, _), at = box, levels.index(level)
        for step, sign, x, what in ((-1, "−", left, "easier"), (1, "+", left + width - STEP, "harder")):
            key, to = f"level{sign}{seat}", min(len(levels) - 1, max(0, at + step))
            self.form.button(key, (x, top, STEP, BUTTON), sign, partial(give, levels[to]), "#small")
            self.form.enable(key, to != at)
            self.form.explain(key, self.text("explained-new-game", what=what))
