"""What the parts of the set-up form share: the draft that they change, and the widgets that they are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from luna.core.settings import Settings
from luna.games.luna.setting_up.choice import Draft, Way, going_over
from luna.games.luna.view.portraits import portrait
from luna.ui.game_window import SetupScreen
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.shades import dimmed
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form
from luna.ui.widgets.label import Align

PAD = 18.0
HEADING, SMALL = 20.0, 17.0
"""Type of a card's heading and of what is said about it."""
LINE = 1.35
"""From line to line as a multiple of the type."""
SHOWN, FAINT = 255, 110
"""How bright a novice is that is chosen and one that is not."""


@dataclass
class Desk:
    """One form with its `draft`; `kept` are the drafts of the other ways to play that were gone through."""

    text: Text
    sprites: Sprites
    settings: Settings
    draft: Draft
    screen: SetupScreen
    kept: dict[Way, Draft]

    @property
    def form(self) -> Form:
        """The widgets as they are now."""
        return self.screen.form

    # -- what the widgets do

    def set(self, field: str, value: object) -> None:
        """Gives a field of the draft a value."""
        setattr(self.draft, field, value)
        if self.draft.start not in self.draft.seats:
            self.draft.start = None
        self.screen.rebuild()

    def go_over(self, way: Way) -> None:
        """Takes up another way to play; coming back to one brings back what was chosen for it."""
        old = self.kept[self.draft.mode] = self.draft
        new = going_over(self.settings, old, way)
        if way in self.kept:
            before = self.kept[way]
            new.players, new.level, new.setup, new.bots = before.players, before.level, before.setup, before.bots
        self.draft = new
        self.set("start", old.start)

    def do(self, change: Callable[..., object], *values: object) -> None:
        """Changes the draft and shows it."""
        change(*values)
        self.screen.rebuild()

    # -- widgets

    def card(self, box: Box) -> None:
        """The ground of a card."""
        self.form.panel(box, 200)

    def heading(self, box: Box, text_id: str) -> None:
        """A line of gold at the top of a card."""
        self.title((box[0] + PAD, box[1] + 8, box[2] - 2 * PAD, 32), self.text(text_id), HEADING, palette.GOLD)

    def title(self, box: Box, words: str, size: float, colour: str, align: Align = "left", on: str = "") -> None:
        """A line of the titles' type, as large as there is room."""
        form, room = self.form, self.form.rect(box).width
        while size > SMALL and form.fonts.width(words, "title", form.px(size)) > room:
            size -= 0.5
        form.label(box, words, size, colour, align, role="title", on=on)

    def told(self, box: Box, words: str, colour: str = palette.QUIET, align: Align = "left", on: str = "") -> float:
        """A few lines; returns their height."""
        return self.form.paragraph(box, words, SMALL, colour, align, on=on)

    def choice(self, box: Box, field: str, value: object, words: str) -> None:
        """A button that gives a field of the draft a value and is marked when it has it."""
        key = f"{field}-{value}"
        self.form.button(key, box, words, partial(self.set, field, value), "#small")
        self.form.mark(key, getattr(self.draft, field) == value)

    def tile(self, key: str, box: Box, title: str, about: str, press: Callable[[], object], *, chosen: bool) -> None:
        """A large button with its name and what it means."""
        left, top, inner = box[0] + PAD, box[1], box[2] - 2 * PAD
        self.form.button(key, box, "", press, "#swatch")
        self.form.mark(key, chosen)
        loud, quiet = (palette.GLINT, palette.CREAM) if chosen else (palette.CREAM, palette.QUIET)
        self.title((left, top + 9, inner, 30), title, 21, loud, on=key)
        self.told((left, top + 40, inner, box[3] - 42), about, quiet, on=key)

    def swatch(
        self, key: str, box: Box, colour: str, press: Callable[[], object], *, chosen: bool, bright: bool
    ) -> None:
        """A button with a novice: colour, hood and emblem tell the orders apart."""
        self.form.button(key, box, "", press, "#swatch")
        self.form.mark(key, chosen)
        self.novice(box, colour, 0.8 * box[3], SHOWN if chosen or bright else FAINT)

    def novice(self, box: Box, colour: str, height: float, level: int = SHOWN) -> None:
        """A novice of an order in the middle of a box."""
        px = round(height * self.form.ui_scale)
        picture, (across, down) = portrait(self.sprites, colour, px)
        placed = picture if level == SHOWN else dimmed(picture, level)
        self.form.picture(box, (placed, (across, down - px / 2)), clip=True)
