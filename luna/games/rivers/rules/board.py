"""What is printed on the components, read from `board.toml` and checked key by key."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources

from luna.core.board_values import BoardError, BoardValues, board_values
from luna.core.caching import cache
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, COLUMNS, LETTERS, PAIR_NAMES, ROWS, SEAT_NAMES

RIVER, LAND, START, BORDERED = "~.TC"
"""Letters of the map: river, land, a start temple with its treasure, the same on a bordered cell."""


@dataclass(frozen=True, slots=True)
class Board:
    """The printed values; `ground` has a letter for each cell, `tiles` and `bag` a number for each colour."""

    id: str
    ground: str
    tiles: tuple[int, ...]
    bag: tuple[int, ...]
    hand: int
    catastrophes: int
    actions: int
    treasures: int
    end_at: int

    @property
    def starts(self) -> tuple[int, ...]:
        """Cells of the start temples."""
        return tuple(cell for cell, letter in enumerate(self.ground) if letter in (START, BORDERED))

    @property
    def letters(self) -> str:
        """All tiles of the bag, by colour."""
        return "".join(letter * count for letter, count in zip(LETTERS, self.bag, strict=True))


def parse_board(text: str) -> Board:
    """The board of a `board.toml`; raises BoardError naming the key, or the line if it isn't TOML."""
    reader = board_values(text)
    reader.table("monuments").exactly("pairs", PAIR_NAMES)
    reader.table("seats").exactly("names", SEAT_NAMES)
    hand, treasures = reader.table("hand"), reader.table("treasures")
    board = Board(
        id=reader.word("id"),
        ground=_ground(reader.table("map")),
        tiles=_counts(reader.table("tiles")),
        bag=_counts(reader.table("bag")),
        hand=hand.number("size", 1, 6),
        catastrophes=hand.number("catastrophes", 0, 9),
        actions=reader.table("turn").number("actions", 1, 9),
        treasures=treasures.number("count", 0, 99),
        end_at=treasures.number("end_at", 0, 99),
    )
    _check(board)
    treasures.exactly("first", [CELL_NAMES[cell] for cell in board.starts if board.ground[cell] == BORDERED])
    return board


def _counts(reader: BoardValues) -> tuple[int, ...]:
    """A number of tiles for each colour."""
    return tuple(reader.number(colour, 0, 99) for colour in COLOURS)


def _ground(reader: BoardValues) -> str:
    rows = reader.words("cells", ROWS)
    if any(len(row) != COLUMNS for row in rows):
        raise reader.fault("cells", f"must have {ROWS} rows of {COLUMNS} cells")
    ground = "".join(rows)
    if not set(ground) <= {RIVER, LAND, START, BORDERED}:
        raise reader.fault("cells", f"must be made of {RIVER} {LAND} {START} {BORDERED}")
    return ground


def _check(board: Board) -> None:
    """What the values must have in common."""
    red = COLOURS.index("red")
    lying = [len(board.starts) if colour == red else 0 for colour in range(len(COLOURS))]
    for colour, name in enumerate(COLOURS):
        if board.bag[colour] != board.tiles[colour] - lying[colour]:
            raise BoardError(f"bag.{name}", f"must be {board.tiles[colour] - lying[colour]}")
    if board.treasures != len(board.starts):
        raise BoardError("treasures.count", "must be as many as the start temples of the map")


@cache
def shipped_board() -> Board:
    """The board this product ships; read once."""
    return parse_board(resources.files(__package__).joinpath("board.toml").read_text("utf-8"))
