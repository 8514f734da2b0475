"""Luna's printed values as files of a person: see `luna.ui.printed_values`.

The title asks whether there are any, so the desk and what paints there are imported when somebody corrects something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from luna.core.board_values import BoardError
from luna.core.own_files import OwnFiles
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.own_board import own_board, own_name
from luna.games.luna.rules.setup import Setup
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.printed_values import Listed, ValuesError
from luna.ui.reading.text import Text

if TYPE_CHECKING:
    from luna.games.luna.printed.desk import LunaDesk


def boards(files: OwnFiles) -> Iterator[tuple[str, Board | BoardError]]:
    """Each file with its board, or why it has none."""
    for file in files.names():
        try:
            yield file, own_board(files.read(file))
        except BoardError as error:
            yield file, error
        except OSError as error:
            yield file, BoardError("file", str(error))


def usable(files: OwnFiles) -> dict[str, Board]:
    """The boards that can be played with, by their files."""
    return {file: board for file, board in boards(files) if isinstance(board, Board)}


class LunaValues:
    """Boards as files of the form of `board.toml`."""

    chapter = "values"

    def listed(self, files: OwnFiles) -> Sequence[Listed]:
        """The files by the names of their boards; those without one by their own."""
        return [
            Listed(file, found.name or file) if isinstance(found, Board) else Listed(file, file, found.key)
            for file, found in boards(files)
        ]

    def name(self, content: str) -> str:
        """What the board of a file is called; raises ValuesError."""
        return _board(content).name

    def played(self, setup: Setup) -> str:
        """What the board of a set-up is called, empty for that which is shipped."""
        return own_name(setup.board)

    def desk(self, text: Text, sprites: Sprites, fonts: Fonts, content: str = "") -> LunaDesk:
        """The board of a file, or that which is shipped; raises ValuesError."""
        from luna.games.luna.printed.desk import LunaDesk

        return LunaDesk(text, sprites, fonts, _board(content) if content else shipped_board())


def _board(content: str) -> Board:
    try:
        return own_board(content)
    except BoardError as error:
        raise ValuesError(error.key) from error
