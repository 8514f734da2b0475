"""The desk at which a board is corrected: the picture of the table in the preset start, and one field at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import pygame
import tomli_w

from luna.core.names import clean
from luna.core.seat import Seat
from luna.games.luna.printed import corrections, fields
from luna.games.luna.printed.controls import Controls
from luna.games.luna.printed.words import field_name
from luna.games.luna.rules.board import NAME_LENGTH, Board, shipped_board
from luna.games.luna.rules.board_faults import faults
from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES
from luna.games.luna.rules.own_board import identified, values_of
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.view.paint.vignette import WHOLE, Cutout, Vignette, VignettePainter
from luna.games.luna.view.snapshot import Snapshot
from luna.ui import printed_values
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.printed_values import DeskScreen
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box

SCALE = 0.93
"""Of the picture, where 1 is the table at 1080p."""


class LunaDesk(printed_values.Desk):
    """A board that may be impossible for a while; the one that is saved is not."""

    size = WHOLE[2] * SCALE, WHOLE[3] * SCALE

    def __init__(self, text: Text, sprites: Sprites, fonts: Fonts, board: Board) -> None:
        self._text, self._sprites, self._fonts = text, sprites, fonts
        self.board, self.name, self.selected = board, board.name, ""
        self._past, self._future = list[Board](), list[Board]()
        self._typed: tuple[str, str, Board] = "", "", board
        """The field that digits were typed for, these, and the board before them."""
        self.refused: tuple[str, int] | None = None
        """The field and the number that it cannot have, as long as nothing else was done."""

    def use(self, board: Board) -> None:
        """Goes on with a corrected board."""
        self._forget_typing()
        if board != self.board:
            self._past.append(self.board)
            self._future.clear()
            self.board = board

    def reset(self) -> None:
        self.use(shipped_board())

    @property
    def undoable(self) -> bool:
        return bool(self._past)

    def undo(self) -> bool:
        return self._step(self._past, self._future)

    def redo(self) -> bool:
        return self._step(self._future, self._past)

    def _step(self, come_from: list[Board], leads_back: list[Board]) -> bool:
        self._forget_typing()
        if not come_from:
            return False
        leads_back.append(self.board)
        self.board = come_from.pop()
        return True

    def _forget_typing(self) -> None:
        self._typed, self.refused = ("", "", self.board), None

    # -- what is seen

    @property
    def fields(self) -> Mapping[str, Box]:
        """Figures and places, islands below them."""
        return dict(fields.boxes(self.board, SCALE))

    @property
    def marked(self) -> Sequence[str]:
        """The fields of all faults."""
        return [place for fault in faults(self.board) for place in fields.places_of(self.board, fault.key)]

    @property
    def known(self) -> Sequence[str]:
        """What the rule texts tell."""
        return [key for key in self.fields if fields.is_known(key)]

    def faults(self) -> Sequence[str]:
        """What the rule texts do not allow."""
        text = self._text
        return [
            text("printed-fault", field=field_name(text, fault.key), problem=text(f"printed-{fault.problem}"))
            for fault in faults(self.board)
        ]

    def picture(self, scale: float) -> pygame.Surface:
        """The table of four orders as it is laid for the preset start."""
        s = SCALE * scale
        seen = Vignette(Snapshot.of(initial_state(self._laid())), WHOLE, s, ISLAND_NAMES)
        return self._painter.paint(seen, Cutout(WHOLE, s, scale))

    @cached_property
    def _painter(self) -> VignettePainter:
        return VignettePainter(self._sprites, self._fonts, self._text)

    def _laid(self) -> Setup:
        board, seats = self.board, tuple(Seat(colour) for colour in COLOURS)
        deal, preset = tuple(min(board.temple[colour]) for colour in fields.FROM_GATE), board.preset
        return Setup(seats, 0, fields.FROM_GATE, deal, preset.islands, preset.figures, preset=True, board=board)

    # -- what is corrected

    def place(self, screen: DeskScreen, box: Box) -> None:
        """Number and symbol of a tile, the worth of a seat, places at the priestess, or what lies on an island."""
        Controls(self, screen, self._text, self._sprites, box).place(self.selected)

    def turn(self, step: int) -> bool:
        """The next number."""
        value = fields.number(self.board, self.selected)
        return value is not None and self._set(value + step)

    def type(self, digit: str) -> bool:
        """One digit after another makes a number; what it changes places with is looked for from where it began."""
        field, before, began = self._typed
        if field != self.selected or len(before) == 2:
            before, began = "", self.board
        elif self.board != began:
            self.undo()  # the digits are one correction
            self._future.clear()
        taken = self._set(int(before + digit))
        if taken and not self.refused:
            self._typed = self.selected, before + digit, began
        return taken

    def _set(self, value: int) -> bool:
        """Gives the selected field a number, or says that it cannot have that; False where it has none."""
        if fields.number(self.board, self.selected) is None:
            return False
        self._forget_typing()
        least, most = fields.limits(self.board, self.selected)
        if least <= value <= most:
            self.use(self._with(value))
        else:
            self.refused = self.selected, value
        return True

    def _with(self, value: int) -> Board:
        """The board with a number in the selected field."""
        kind, colour, index = fields.parsed(self.selected)
        if kind == "temple":
            return corrections.with_tile(self.board, colour, index, value)
        if kind == "council":
            return corrections.with_seat(self.board, index, value)
        return corrections.with_place(self.board, 1, value)

    def content(self) -> str:
        """As `board.toml`, under its name."""
        return text_of(replace(self.board, name=clean(self.name, NAME_LENGTH)))


def text_of(board: Board) -> str:
    """The file of a board; what is shipped has no name of its own."""
    board = identified(board)
    return tomli_w.dumps({"id": board.id, **values_of(board)})
