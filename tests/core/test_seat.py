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


def test_an_automaton_has_no_name():
    seat = Seat("red", SeatKind.AUTOMATON)
    assert format_seat(seat) == "red=automaton"
    assert parse_seat("red=automaton") == seat


@pytest.mark.parametrize(
    "field", ["red", "red=", "red=human", "red=robot:x", "red=human:%", "red=human:%ff", "red=bot:%g0"]
)
def test_what_names_no_seat_is_refused(field: str):
    with pytest.raises(ValueError):  # noqa: PT011 (the whole field is wrong)
        parse_seat(field)


def test_a_seat_is_the_same_in_words_however_its_kind_was_given():
    assert str(Seat("red", "human", "Bo")) == str(Seat("red", SeatKind.HUMAN, "Bo"))
