"""The widgets for one field: a number with less and more, symbols, and what lies on an island of the preset start."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from luna.games.luna.printed import corrections, fields
from luna.games.luna.printed.corrections import LYING, lying
from luna.games.luna.printed.words import field_name
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import fitted
from luna.ui.printed_values import DeskScreen
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box

if TYPE_CHECKING:
    from luna.games.luna.printed.desk import LunaDesk

TITLE, SMALL, LEAST = 22.0, 17.0, 12.0
ROW, BUTTON, GAP = 58.0, 48.0, 6.0
FIGURES = {"builder": "master_builder", "apostate": "apostate"}


class Controls:
    """Places them in a box, and corrects the board of the desk."""

    def __init__(self, desk: LunaDesk, screen: DeskScreen, text: Text, sprites: Sprites, box: Box) -> None:
        self._desk, self._screen, self._text, self._sprites = desk, screen, text, sprites
        self._form, (self._left, self._y, self._width, _) = screen.form, box

    def place(self, key: str) -> None:
        """Those of a field; what can be done where none is chosen."""
        text, form = self._text, self._form
        if not key:
            self._told(text("printed-why"))
            self._told(text("printed-choose"))
            return
        title = self._left, self._y, self._width, 34.0
        room, name = round(self._width * form.ui_scale), field_name(text, key)
        told, px = fitted(form.fonts, name, "title", form.px(TITLE), room, form.px(LEAST))
        form.label(title, told, px / form.ui_scale, palette.GOLD, role="title")
        self._y += 44
        if fields.is_known(key):
            self._told(text("printed-is-known"))
            return
        kind, name, index = fields.parsed(key)
        board = self._desk.board
        if kind == "temple":
            self._tile(name, index)
        elif kind == "council":
            self._number("value", board.seats[index], partial(corrections.with_seat, board, index))
            self._place_refusal()
        elif kind == "priestess":
            self._priestess()
        else:
            self._island(index)

    # -- kinds of fields

    def _tile(self, colour: str, column: int) -> None:
        board = self._desk.board
        tile = board.temple[colour][column]
        self._number("value", tile, partial(corrections.with_tile, board, colour, column))
        self._place_refusal()
        self._told(self._text("printed-tile-swaps"))
        self._label(self._text("printed-symbol-of-tile"))
        self._icons("symbol", board.symbol[tile], partial(corrections.with_symbol, board, tile))

    def _priestess(self) -> None:
        board = self._desk.board
        places = board.priestess_places[2]
        self._told(self._text("printed-priestess", first=places[0]))
        for place in (1, 2):
            self._label(self._text("printed-place", number=place + 1))
            self._number(f"place-{place}", places[place], partial(corrections.with_place, board, place))
        self._place_refusal()

    def _island(self, position: int) -> None:
        board = self._desk.board
        preset = board.preset
        self._icons("island", preset.islands[position], partial(corrections.with_island, board, position))
        if position == 0:
            self._told(self._text("printed-first-position"))
        else:
            for colour in COLOURS:
                self._order(colour, position)
        self._label(self._text("printed-figures-here"))
        for n, (figure, sprite) in enumerate(FIGURES.items()):
            box = self._left + n * (BUTTON + 30 + GAP), self._y, BUTTON + 30, BUTTON + 10
            here = preset.figures[1 + n] == preset.islands[position]
            correct = partial(corrections.with_figure, board, figure, position)
            self._picture_button(f"figure-{figure}", box, sprite, here, correct)

    def _order(self, colour: str, position: int) -> None:
        """What an order has there: its shrine, two novices or the favour."""
        board = self._desk.board
        each, island = (self._width - 110) / 3, ISLAND_NAMES[board.preset.islands[position]]
        self._form.label((self._left, self._y, 104, BUTTON), self._text("order-name", colour=colour), SMALL)
        sprites = {"shrine": f"shrine_{colour}", "pair": f"novice_{colour}", "favor": f"favour_{island}"}
        for n, lies in enumerate(LYING):
            box = self._left + 110 + n * each, self._y, each - GAP, BUTTON
            chosen = lying(board.preset, colour, position) == lies
            correct = partial(corrections.with_lying, board, colour, position, lies)
            self._picture_button(f"{colour}-{lies}", box, sprites[lies], chosen, correct)
        self._y += BUTTON + GAP

    def _place_refusal(self) -> None:
        """Why a number was not taken."""
        refused = self._desk.refused
        if refused and refused[0] == self._desk.selected:
            least, most = fields.limits(self._desk.board, refused[0])
            words = self._text("printed-refused", number=refused[1], least=least, most=most)
            self._told(words, palette.REFUSAL)

    # -- widgets

    def _number(self, key: str, value: int, correct: Callable[[int], Board]) -> None:
        """Less, the number, more."""
        left, y, form = self._left, self._y, self._form
        for n, (name, sign, step) in enumerate((("less", "−", -1), ("more", "+", 1))):
            box = left + n * (BUTTON + 96), y, BUTTON, BUTTON
            form.button(f"{key}-{name}", box, sign, partial(self._correct, partial(correct, value + step)), "#small")
        form.label((left + BUTTON, y, 96, BUTTON), str(value), 30, palette.CREAM, "center", role="bold")
        self._y += ROW

    def _icons(self, key: str, chosen: int, correct: Callable[[int], Board]) -> None:
        """The seven islands or symbols."""
        each = self._width / len(ISLAND_NAMES)
        for island, name in enumerate(ISLAND_NAMES):
            box = self._left + island * each, self._y, each - GAP, BUTTON
            self._picture_button(f"{key}-{name}", box, f"favour_{name}", island == chosen, partial(correct, island))
        self._y += BUTTON
        name = self._text("island-name", island=ISLAND_NAMES[chosen])
        self._form.label((self._left, self._y, self._width, 28), name, SMALL, palette.QUIET)
        self._y += 36

    def _picture_button(self, key: str, box: Box, sprite: str, chosen: bool, correct: Callable[[], Board]) -> None:
        form = self._form
        form.button(key, box, "", partial(self._correct, correct), "#swatch")
        form.mark(key, chosen)
        form.picture(box, self._sprites.fitted(sprite, 0.8 * box[3] * form.ui_scale), clip=True)

    def _label(self, words: str) -> None:
        self._form.label((self._left, self._y, self._width, 28), words, SMALL, palette.QUIET)
        self._y += 32

    def _told(self, words: str, colour: str = palette.QUIET) -> None:
        self._y += self._form.paragraph((self._left, self._y, self._width, 80), words, SMALL, colour) + 12

    def _correct(self, correct: Callable[[], Board]) -> None:
        self._desk.use(correct())
        self._screen.rebuild()
