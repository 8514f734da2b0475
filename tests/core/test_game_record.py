"""Which game a record is of stands in its first line."""

from __future__ import annotations

import pytest

from luna.core.game import AnyGame, game_of
from luna.core.game_record import load_bytes, load_record, record_game
from luna.core.record import RecordError
from luna.games.luna.game import LUNA
from tests.toy.game import TOY

GAMES: list[AnyGame] = [LUNA, TOY]
RECORD = "toy-record 1\nseats amber=human: teal=human:\nstart teal\n---\ndraw 1\ndraw 2\n"


def test_the_first_line_names_the_game():
    for games in (GAMES, GAMES[::-1]):
        assert record_game(f"# a comment\n\n{RECORD}", games) == TOY
        assert load_record(RECORD, games).game == TOY


def test_what_is_of_no_game_is_read_as_a_record_of_the_first():
    with pytest.raises(RecordError) as caught:
        load_record(RECORD.replace("toy-record", "chess-record"), GAMES)
    assert (caught.value.line, caught.value.reason, caught.value.detail) == (1, "unknown_header", "chess-record")


def test_a_newer_record_of_a_game_is_refused_as_such():
    with pytest.raises(RecordError) as caught:
        load_record(RECORD.replace("record 1", "record 2"), GAMES)
    assert (caught.value.line, caught.value.reason) == (1, "newer_version")


def test_a_forbidden_line_tells_whose_rule_forbids_it():
    loaded = load_record(f"{RECORD}draw 2\n", GAMES)
    assert loaded.match.length == 2
    assert loaded.fault is not None
    assert (loaded.fault.line, loaded.fault.reason, loaded.fault.game) == (7, "illegal_action", "toy")
    assert loaded.fault.violation is not None


def test_a_byte_that_is_no_text_ends_a_record_of_any_game():
    loaded = load_bytes(RECORD.encode() + b"draw \xff\n", GAMES)
    assert loaded.match.length == 2
    assert loaded.fault is not None
    assert (loaded.fault.line, loaded.fault.reason) == (7, "not_utf8")


def test_a_game_is_found_by_its_key():
    assert game_of(GAMES, "toy") == TOY
    with pytest.raises(KeyError):
        game_of(GAMES, "chess")
