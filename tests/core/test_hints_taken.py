"""Who was helped stands in the record's notes, and comes back from there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.game import AnyGame
from luna.core.game_record import load_record, written
from luna.core.hints import HintsTaken, hints_of
from luna.games.luna.game import LUNA
from tests.toy.game import TOY

GAMES: list[AnyGame] = [LUNA, TOY]
RECORD = "toy-record 1\nseats amber=human: teal=human:\nstart teal\n---\ndraw 1\ndraw 2\n"


def test_where_nobody_was_helped_nothing_is_written():
    assert HintsTaken().written() == ""


def test_counts_and_the_ban_come_back_with_the_record():
    loaded = load_record(RECORD, GAMES)
    loaded.hints.take("amber")
    loaded.hints.take("amber")
    loaded.hints.take("teal")
    loaded.hints.allowed = False
    again = load_record(written(loaded), GAMES)
    assert again.hints == HintsTaken(allowed=False, by={"amber": 2, "teal": 1})
    assert again.match.length == loaded.match.length


@pytest.mark.parametrize("word", ["amber", "amber=", "=3", "amber=-1", "amber=3.5", "amber=12345678901", "amber=٣"])
def test_what_is_no_count_is_left_out(word):
    assert hints_of([f"teal=2 {word}"]) == HintsTaken(by={"teal": 2})


@given(st.dictionaries(st.sampled_from(("yellow", "red", "blue", "white")), st.integers(1, 9999)), st.booleans())
def test_every_count_is_read_as_it_was_written(by, allowed):
    taken = HintsTaken(allowed, by)
    notes = [line.removeprefix("# hints ") for line in taken.written().splitlines()]
    assert hints_of(notes) == taken
