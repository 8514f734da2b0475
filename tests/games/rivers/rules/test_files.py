"""Board and record headers: a broken one gives an error that names the key or the line."""

from __future__ import annotations

from importlib import resources

import pytest

from luna.core.record import Line, RecordError
from luna.core.seat import Seat, SeatKind
from luna.games.rivers.rules.board import parse_board, shipped_board
from luna.games.rivers.rules.header import format_header, parse_header
from luna.games.rivers.rules.setup import Setup, draw_setup
from tests.games.boards import changed, wrong_key

TEXT = resources.files("luna.games.rivers.rules").joinpath("board.toml").read_text("utf-8")
SEATS = (Seat("heron", SeatKind.HUMAN, "Anna"), Seat("ram", SeatKind.BOT, "adept"), Seat("fish"))


def test_the_shipped_file_is_read_in_full():
    board = parse_board(TEXT)
    assert board == shipped_board()
    assert (board.id, board.tiles, board.bag) == ("valley-1", (30, 57, 36, 30), (30, 47, 36, 30))
    assert (board.hand, board.catastrophes, board.actions, board.treasures, board.end_at) == (6, 2, 2, 10, 2)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('id = "valley-1"', "id = 7", "id"),
        ('id = "valley-1"', 'id = "two words"', "id"),
        ('id = "valley-1"', "", "id"),
        ("[hand]", "[hant]", "hand"),
        ("[hand]", "[[hand]]", "hand"),
        ("size = 6", "size = 7", "hand.size"),
        ("size = 6", "size = true", "hand.size"),
        ("catastrophes = 2", 'catastrophes = "2"', "hand.catastrophes"),
        ("actions = 2", "actions = 0", "turn.actions"),
        ('"....~~~~~.T.~...",', "", "map.cells"),
        ('"....~~~~~.T.~...",', '"....~~~~~.T.~..",', "map.cells"),
        ('"....~~~~~.T.~...",', '"....~~~~~.T.~..o",', "map.cells"),
        ('"....~~~~~.T.~...",', "7,", "map.cells"),
        ("red   = 57", "red   = 58", "bag.red"),
        ("blue  = 36", "blue  = 37", "bag.blue"),
        ('"heron", "ram"', '"ram", "heron"', "seats.names"),
        ("count = 10", "count = 11", "treasures.count"),
        ('first = ["b2",', 'first = ["b3",', "treasures.first"),
        ('"blue-green"]', '"green-blue"]', "monuments.pairs"),
        ("[map]", "[map", "file"),
    ],
)
def test_a_broken_file_names_the_key(old: str, new: str, key: str):
    assert wrong_key(parse_board, changed(TEXT, old, new)) == key


def header(**values: str) -> list[Line]:
    """The lines of a right header with some values changed; an empty one takes the line away."""
    setup = Setup(SEATS, 1, shipped_board().letters)
    lines = dict(line.split(" ", 1) for line in format_header(setup, shipped_board()))
    lines.update({name.replace("_", "-"): value for name, value in values.items()})
    kept = [f"{key} {value}" for key, value in lines.items() if value]
    return [Line(number, text) for number, text in enumerate(kept, 1)]


def test_a_header_tells_the_whole_setup():
    setup = draw_setup(shipped_board(), SEATS, 5)
    lines = [Line(number, text) for number, text in enumerate(format_header(setup, shipped_board()), 1)]
    assert parse_header(lines, shipped_board()) == setup
    assert draw_setup(shipped_board(), SEATS, 5) == setup != draw_setup(shipped_board(), SEATS, 6)


LETTERS = shipped_board().letters


@pytest.mark.parametrize(
    ("changed", "line", "reason"),
    [
        ({"rivers_record": "2"}, 1, "version"),
        ({"board": "valley-2"}, 2, "unknown_board"),
        ({"board": ""}, 2, "missing_header"),
        ({"seats": "heron=human:A"}, 3, "bad_value"),
        ({"seats": "heron=human:A heron=human:B"}, 3, "bad_value"),
        ({"seats": "heron=human:A toad=human:B"}, 3, "bad_value"),
        ({"seats": "heron=human:A ram=automaton"}, 3, "bad_value"),
        ({"seats": "heron=human:A ram"}, 3, "bad_value"),
        ({"start": "palm"}, 4, "bad_value"),
        ({"bag": "x" * 143}, 5, "other_character"),
        ({"bag": LETTERS[1:]}, 5, "other_count"),
        ({"bag": LETTERS + "r"}, 5, "other_count"),
        ({"bag": "b" + LETTERS[1:]}, 5, "other_count"),
        ({"bag": ""}, 4, "missing_header"),
        ({"zzz": "1"}, 6, "unknown_header"),
    ],
)
def test_a_broken_header_names_the_line(changed: dict[str, str], line: int, reason: str):
    with pytest.raises(RecordError) as caught:
        parse_header(header(**changed), shipped_board())
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_an_unknown_line_stands_in_place_of_a_known_one():
    lines = header()
    with pytest.raises(RecordError) as caught:
        parse_header([lines[0], Line(2, "mode solo"), *lines[1:]], shipped_board())
    assert (caught.value.reason, caught.value.detail) == ("unknown_header", "mode")


def test_a_bag_with_other_tiles_names_colour_and_numbers():
    with pytest.raises(RecordError) as caught:
        parse_header(header(bag="b" + LETTERS[1:]), shipped_board())
    assert (caught.value.detail, caught.value.expected) == ("black 29", "black 30")


def test_of_a_bag_with_a_strange_character_that_and_those_of_tiles_are_named():
    with pytest.raises(RecordError) as caught:
        parse_header(header(bag=LETTERS[:9] + "y" + LETTERS[10:]), shipped_board())
    assert (caught.value.line, caught.value.detail, caught.value.expected) == (5, "y", "k, r, b, g")


def test_no_value_is_told_as_such():
    with pytest.raises(RecordError) as caught:
        parse_header([Line(1, "rivers-record")], shipped_board())
    assert caught.value.reason == "no_value"
