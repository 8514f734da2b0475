"""Who plays: a card for each seat in a row, and one for each that nobody has taken yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from luna.core.seat import NAME_LENGTH
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.shades import dimmed
from luna.ui.players import about, player_name
from luna.ui.setting_up.cards import BUTTON, PAD, SMALL, STEP, Cards
from luna.ui.setting_up.seating import Seating
from luna.ui.widgets.forms import Box

PEDESTAL, STANDING = 176.0, 214.0
"""Width of the field on which the figure of a seat stands, and the most of the figure's height."""
SWATCH, BETWEEN, SIGN = 62.0, 10.0, 0.72
"""Side of the button for another colour, room between two, and the share of it that its sign takes."""
SHOWN, FAINT, ADDED = 255, 165, 90
"""How bright a figure is that is chosen, one that could be, and that of an empty seat."""


class Looks(Protocol):
    """What a game shows of its seats; sizes in px."""

    @property
    def tints(self) -> Mapping[str, str]:
        """The colour of each seat in hex."""

    @property
    def add(self) -> str:
        """The words for one more seat."""

    def figure(self, colour: str, height: float) -> Placed:
        """What stands for a seat at large, its middle as its anchor."""

    def sign(self, colour: str, side: float) -> Placed:
        """The same at small."""

    def grade(self, level: str) -> str:
        """How hard a level is."""


@dataclass(frozen=True)
class SeatCards:
    """Shows who sits where, and lets it be changed; `levels` are the computer's, weakest first."""

    cards: Cards
    seating: Seating
    levels: Sequence[str]
    looks: Looks

    def place(self, boxes: Sequence[Box]) -> None:
        """All seats that take part; the empty ones too, as a way to more players."""
        for seat, box in enumerate(boxes):
            (self._place_seat if seat in self.seating.seats else self._place_empty)(seat, box)

    def _place_seat(self, seat: int, box: Box) -> None:
        (left, top, width, height), tall = box, box[3] - 218
        colour = self.seating.colours[seat]
        tint = self.looks.tints[colour]
        self.cards.card(box)
        stand = left + PAD, top + PAD, PEDESTAL, tall
        self.cards.form.panel(stand, 255, palette.mix(tint, palette.PANEL, 0.8), tint)
        self._figure(stand, colour, min(STANDING, 0.86 * tall), SHOWN)
        self._place_colours(seat, (left + PEDESTAL + 2 * PAD, top + PAD, width - PEDESTAL - 3 * PAD, tall))
        below = top + PAD + tall + 14
        self._place_player(seat, (left + PAD, below, width - 2 * PAD, top + height - below))

    def _place_colours(self, seat: int, box: Box) -> None:
        """The name of its colour, and those that it could have."""
        (left, top, width, _), own = box, self.seating.colours[seat]
        name = self.cards.text("order-name", colour=own)
        self.cards.title((left, top, width, 32), name, 22, palette.CREAM)
        for n, colour in enumerate(sorted(self.seating.colours, key=list(self.looks.tints).index)):
            row, column = divmod(n, 2)
            at = left + column * (SWATCH + BETWEEN), top + 40 + row * (SWATCH + BETWEEN), SWATCH, SWATCH
            self._place_colour(f"colour-{seat}-{colour}", at, seat, colour)

    def _place_colour(self, key: str, box: Box, seat: int, colour: str) -> None:
        form, chosen = self.cards.form, self.seating.colours[seat] == colour
        form.button(key, box, "", partial(self._take, seat, colour), "#swatch")
        form.mark(key, chosen)
        sign, anchor = self.looks.sign(colour, SIGN * SWATCH * form.ui_scale)
        form.picture(box, (sign if chosen else dimmed(sign, FAINT), anchor), clip=True)

    def _place_player(self, seat: int, box: Box) -> None:
        """Who plays there, and the person's name or how the level plays."""
        form, text, (left, top, width, height) = self.cards.form, self.cards.text, box
        level = self.seating.bots[seat]
        stepped = STEP + 8 if level else 0
        who = left + stepped, top, width - 2 * stepped, BUTTON
        form.button(f"who-{seat}", who, f"{player_name(text, level)}  ›", partial(self._ask, seat), "#small")
        form.explain(f"who-{seat}", text("explained-new-game", what="who"))
        below = top + BUTTON + 8
        if level:
            self.cards.steps(seat, box, level, self.levels, partial(self._give, seat))
            form.label((left, below, width, 26), self.looks.grade(level), SMALL + 1, palette.GOLD, "center")
            below += 28
        else:
            empty, name = text("order-name", colour=self.seating.colours[seat]), self.seating.names[seat]
            typed = partial(self._rename, seat)
            form.entry(f"name-{seat}", (left, below, width, BUTTON), name, empty, NAME_LENGTH, typed)
            below += BUTTON + 8
        self.cards.told((left, below, width, top + height - below), about(text, level), align="center")

    def _place_empty(self, seat: int, box: Box) -> None:
        """A seat that nobody has taken; it can be taken with all before it."""
        form, (left, top, width, height) = self.cards.form, box
        key, tall = f"add-{seat}", height - 218
        form.panel(box, 90)
        form.button(key, box, "", partial(self.count, seat + 1), "#ghost")
        self._figure((left, top + PAD, width, tall), self.seating.colours[seat], min(STANDING, 0.86 * tall), ADDED)
        form.label((left, top + tall + 40, width, 60), "+", 44, palette.GOLD, "center", "title", on=key)
        words = left + PAD, top + tall + 100, width - 2 * PAD, 60.0
        self.cards.told(words, self.looks.add, align="center", on=key)

    def _figure(self, box: Box, colour: str, height: float, level: int) -> None:
        picture, anchor = self.looks.figure(colour, height * self.cards.form.ui_scale)
        self.cards.form.picture(box, (picture if level == SHOWN else dimmed(picture, level), anchor), clip=True)

    # -- what the widgets do

    def count(self, players: int) -> None:
        """So many play."""
        self.seating.players = players
        self.cards.screen.rebuild()

    def _take(self, seat: int, colour: str) -> None:
        self.seating.take_colour(seat, colour)
        self.cards.screen.rebuild()

    def _ask(self, seat: int) -> None:
        colour, level = self.seating.colours[seat], self.seating.bots[seat]
        self.cards.screen.ask_who_plays(colour, level, partial(self._give, seat))

    def _give(self, seat: int, level: str) -> None:
        self.seating.bots[seat] = level
        self.cards.screen.rebuild()

    def _rename(self, seat: int, name: str) -> None:
        self.seating.names[seat] = name
        self.cards.screen.refresh()
