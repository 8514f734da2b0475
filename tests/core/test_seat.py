"""Seats are written into records and read again, with clean names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.seat import NAME_LENGTH, Seat, SeatKind, format_seat, parse_seat

KINDS = st.sampled_from([SeatKind.HUMAN, SeatKind.BOT])


@given(KINDS, st.text())
def test_a_seat_is_read_as_it_was_written(kind: SeatKind, name: str):
    seat = Seat("red", kind, name)
    assert len(seat.name) <= NAME_LENGTH
    assert parse_seat(format_seat(seat)) == seat
    assert " " not in format_seat(seat)


def test_a_bot_may_have_a_character_and_who_has_none_is_written_as_ever():
    seat = Seat("red", SeatKind.BOT, "level-3", "zealot")
    assert format_seat(seat) == "red=bot:level-3:zealot"
    assert parse_seat(format_seat(seat)) == seat
    assert format_seat(Seat("red", SeatKind.BOT, "level-3")) == "red=bot:level-3"
    assert parse_seat("red=human:a:b") == Seat("red", SeatKind.HUMAN, "a:b")


def test_a_character_is_not_in_the_words_of_a_seat():
    assert str(Seat("red", "bot", "level-3", "zealot")) == str(Seat("red", "bot", "level-3"))


def test_an_automaton_has_no_name():
    seat = Seat("red", SeatKind.AUTOMATON)
    assert format_seat(seat) == "red=automaton"
    assert parse_seat("red=automaton") == seat


@pytest.mark.parametrize(
    "field",
    [
        "red",
        "red=",
        "red=human",
        "red=robot:x",
        "red=human:%",
        "red=human:%ff",
        "red=bot:%g0",
        "red=bot:x:",
        "red=bot:x:Y",
    ],
)
def test_what_names_no_seat_is_refused(field: str):
    with pytest.raises(ValueError):  # noqa: PT011 (the whole field is wrong)
        parse_seat(field)


def test_a_seat_is_the_same_in_words_however_its_kind_was_given():
    assert str(Seat("red", "human", "Bo")) == str(Seat("red", SeatKind.HUMAN, "Bo"))
