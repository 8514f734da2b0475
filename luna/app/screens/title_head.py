"""The head of the title: the name of a game with its sign, and the ways to the other games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.draw import icon
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

NAME, ONE_LINE, SMALLEST = 132.0, 76.0, 40.0
"""Type of the name at most, as one line, and at the least."""
TOP, HEIGHT, ROOM, SHARE = 96.0, 150.0, 580.0, 0.45
"""Where the name stands, its height and width at most, and the share of the height that is type in two lines."""
SIGN_LEFT, SIGN_TOP, SIGN, BESIDE = 370.0, 128.0, 84.0, (20.0, 28.0)
"""Where the sign stands at least, from the name's beginning, its side, and the room beside one line and beside two."""
SWITCH_TOP, SWITCH, PAD, GAP = 44.0, 44.0, 18.0, 12.0
"""Where the ways to other games stand, their height, the room at their sides and between two."""
TYPE, MARK = 20.0, 22.0
"""Type of a way to another game, and the side of its sign."""


class TitleHead:
    """Placed on the form of the title; the signs are drawn above it."""

    def __init__(self, left: float) -> None:
        self._left = left
        self._signs: list[tuple[str, Box]] = []

    def place(self, form: Form, text: Text, game: AnyGame) -> None:
        """The name of the shown game."""
        self._signs.clear()
        self._place_name(form, game, window_of(game).texts(text)("game-title"))

    def place_ways(
        self, form: Form, text: Text, others: Sequence[AnyGame], choose: Callable[[AnyGame], object]
    ) -> None:
        """Above it quiet buttons for the others; keys come to them after what was placed before."""
        left = self._left
        for other in others:
            left += GAP + self._place_way(form, text, left, other, choose)

    def draw(self, surface: pygame.Surface, form: Form) -> None:
        """The signs."""
        for symbol, at in self._signs:
            box = form.rect(at)
            icon(surface, symbol, box.center, box.width / 2, palette.GOLD)

    def _place_name(self, form: Form, game: AnyGame, name: str) -> None:
        """In two lines where it is long; the sign stands beside it."""
        lines, size = [name], _largest(form, [name], NAME)
        if size < ONE_LINE:
            lines = _halves(name)
            size = _largest(form, lines, SHARE * HEIGHT)
        each = HEIGHT / len(lines)
        for n, line in enumerate(lines):
            form.label((self._left, TOP + each * n, ROOM, each), line, size, palette.GOLD, role="title")
        if symbol := window_of(game).symbol:
            left = self._left + max(SIGN_LEFT, _width(form, lines, size) + BESIDE[len(lines) - 1])
            self._signs.append((symbol, (left, SIGN_TOP, SIGN, SIGN)))

    def _place_way(
        self, form: Form, text: Text, left: float, game: AnyGame, choose: Callable[[AnyGame], object]
    ) -> float:
        """A button with sign and name; returns its width."""
        name = window_of(game).texts(text)("game-title")
        key, symbol = f"game-{game.key}", window_of(game).symbol
        words = PAD + (MARK + GAP if symbol else 0.0)
        width = words + form.fonts.width(name, "body", form.px(TYPE)) / form.ui_scale + PAD
        form.button(key, (left, SWITCH_TOP, width, SWITCH), "", partial(choose, game), "#small")
        form.label((left + words, SWITCH_TOP, width - words, SWITCH), name, TYPE, palette.CREAM, on=key)
        form.explain(key, text("explained-other-game", name=name))
        if symbol:
            self._signs.append((symbol, (left + PAD, SWITCH_TOP + (SWITCH - MARK) / 2, MARK, MARK)))
        return width


def _width(form: Form, lines: Sequence[str], size: float) -> float:
    """Of the longest line, in logical units."""
    return max(form.fonts.width(line, "title", form.px(size)) for line in lines) / form.ui_scale


def _largest(form: Form, lines: Sequence[str], most: float) -> float:
    """The type in which every line has room."""
    size = most
    while size > SMALLEST and _width(form, lines, size) > ROOM:
        size -= 2
    return size


def _halves(name: str) -> list[str]:
    """A name of several words in two lines, as equal as can be."""
    words = name.split(" ")
    cuts = ([" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words)))
    return min(cuts, key=lambda lines: max(map(len, lines)), default=[name])
