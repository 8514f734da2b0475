"""What the parts of the set-up form share: the draft that they change, and the widgets that show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from luna.core.settings import Settings
from luna.games.luna.setting_up.choice import Draft, Way, going_over
from luna.games.luna.view.portraits import portrait
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.shades import dimmed
from luna.ui.setting_up.cards import Cards
from luna.ui.widgets.forms import Box

LINE = 1.35
"""From line to line as a multiple of the type."""
SHOWN, FAINT = 255, 110
"""How bright a novice is that is chosen and one that is not."""


@dataclass
class Desk(Cards):
    """One form with its `draft`; `kept` are the drafts of the other ways to play that were gone through."""

    sprites: Sprites
    settings: Settings
    draft: Draft
    kept: dict[Way, Draft] = field(default_factory=dict)

    # -- what the widgets do

    def set(self, name: str, value: object) -> None:
        """Gives a field of the draft a value."""
        setattr(self.draft, name, value)
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

    def choice(self, box: Box, name: str, value: object, words: str) -> None:
        """A button that gives a field of the draft a value and is marked when it has it."""
        key = f"{name}-{value}"
        self.form.button(key, box, words, partial(self.set, name, value), "#small")
        self.form.mark(key, getattr(self.draft, name) == value)

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
