"""`board.toml`: a broken file gives an error that names the key."""

from __future__ import annotations

from importlib import resources

import pytest

from luna.core.board_values import BoardError
from luna.games.luna.rules.board import parse_board, shipped_board
from luna.games.luna.rules.constants import BRIBERY, HERBS, NOVICE
from tests.games.boards import changed, wrong_key

TEXT = resources.files("luna.games.luna.rules").joinpath("board.toml").read_text("utf-8")


def test_the_shipped_file_is_read_in_full():
    board = parse_board(TEXT)
    assert board == shipped_board()
    assert board.id == "reconstructed-1"
    assert (board.priestess_moves, board.builder_moves) == ({2: 5, 3: 5, 4: 6}, 4)
    assert board.priestess_places == {2: (5, 2, 1), 3: (5, 2, 1), 4: (6, 3, 1)}
    assert board.seats == (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10)
    assert (board.symbol[28], board.colour[28]) == (5, "yellow")
    assert board.preset.islands[0] == board.preset.figures[0] == NOVICE
    assert board.preset.figures[2] == BRIBERY


def test_preset_positions_become_islands():
    preset = shipped_board().preset
    red = preset.orders["red"]
    assert red.favors == (HERBS, BRIBERY)  # positions 5 and 7
    assert red.shrine == preset.islands[2]
    assert red.pairs == tuple(preset.islands[k] for k in (0, 1, 3, 5))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('id = "reconstructed-1"', "id = 7", "id"),
        ('id = "reconstructed-1"', 'id = "two words"', "id"),
        ('id = "reconstructed-1"', 'id = ""', "id"),
        ('id = "reconstructed-1"', "", "id"),
        ("[builder]", "[bilder]", "builder"),
        ("[builder]", "[[builder]]", "builder"),
        ("\nmoves = 4\n", "\nmoves = 8\n", "builder.moves"),
        ("[builder]                   # known\nmoves = 4", "[builder]\nmoves = true", "builder.moves"),
        ("players_3 = { moves = 5", "players_3 = { moves = -1", "priestess.players_3.moves"),
        ("places = [6, 3, 1]", "places = [6, 3]", "priestess.players_4.places"),
        ("places = [6, 3, 1]", "places = [6, 3.0, 1]", "priestess.players_4.places[1]"),
        ("values = [6, 5, 4, 3, 2, 2]", "values = 6", "guardian.values"),
        ("values = [6, 5, 4, 3, 2, 2]", "values = [6, 5, 4, 3, 2, 10]", "guardian.values[5]"),
        ("seats = [0, 0, 1, 1,", "seats = [0, 1, 0, 1,", "council.seats[2]"),
        ("yellow = [6, 19,", "yellow = [6, 29,", "temple.yellow[1]"),
        ("yellow = [6, 19,", "yellow = [6, 6,", "temple"),
        ("yellow = [6, 19, 28, 13, 3,", "yellow = [6, 19, 28, 13, 2,", "temple"),
        ("shrine   = [2, 7,", "shrine   = [2, 2,", "symbols.shrine"),
        ("herbs    = [4,", "herbs    = [2,", "symbols.herbs"),
        ('islands   = ["novice", "tides",', 'islands   = ["novice", "novice",', "preset.islands"),
        ("priestess = 1\n", "priestess = 0\n", "preset.priestess"),
        ("favors = [4, 6]", "favors = [4, 5]", "preset.yellow"),
        ("[preset.white]", "[preset.black]", "preset.white"),
    ],
)
def test_a_wrong_value_names_its_key(old: str, new: str, key: str):
    with pytest.raises(BoardError, match=r"^board\.toml: ") as caught:
        parse_board(changed(TEXT, old, new))
    assert caught.value.key == key
    assert f" {key}: " in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "key", "low", "high"),
    [
        ("places = [5, 2, 1]", "places = [5, #, 1]", "priestess.players_2.places[1]", 0, 99),
        ("seats = [0, 0,", "seats = [0, #,", "council.seats[1]", 0, 99),
        ("yellow = [6, 19,", "yellow = [#, 19,", "temple.yellow[0]", 1, 28),
        ("shrine   = [2, 7,", "shrine   = [2, #,", "symbols.shrine[1]", 1, 28),
        ("builder   = 2\n", "builder   = #\n", "preset.builder", 1, 7),
        ("shrine = 2\n", "shrine = #\n", "preset.yellow.shrine", 1, 7),
        ("pairs  = [1, 3, 5, 7]", "pairs  = [#, 3, 5, 7]", "preset.yellow.pairs[0]", 1, 7),
        ("favors = [4, 6]", "favors = [4, #]", "preset.yellow.favors[1]", 1, 7),
    ],
)
def test_a_value_may_lie_at_its_bounds_and_not_beyond(old: str, new: str, key: str, low: int, high: int):
    def wrong(value: int) -> str:
        return wrong_key(parse_board, changed(TEXT, old, new.replace("#", str(value))))

    assert key not in (wrong(low), wrong(high))
    assert wrong(low - 1) == wrong(high + 1) == key


def test_two_of_the_low_tiles_on_one_board_are_refused():
    swapped = (
        TEXT.replace("3, 21, 11]", "2, 21, 11]").replace("[15, 2, 23", "[15, 3, 23").replace("6, 19, 28", "1, 19, 28")
    )
    assert wrong_key(parse_board, swapped.replace("9, 1, 20]", "9, 6, 20]")) == "temple.yellow"


def test_a_file_that_is_no_toml_says_so():
    with pytest.raises(BoardError, match="file") as caught:
        parse_board("id = = 3")
    assert caught.value.key == "file"


def test_boards_of_the_temple_are_told_apart_by_their_colour():
    boards = shipped_board().boards(("yellow", "red"))
    assert set(boards) == set(shipped_board().boards(("red", "yellow")))
    assert len({hash(board) for board in boards}) == 2
