"""Who sits at a table that is being set up, for any game."""

from __future__ import annotations

from typing import TypeVar

import pytest

from luna.core.seat import Seat, SeatKind
from luna.core.settings import Key
from luna.ui.setting_up.seating import Seating, remembered

T = TypeVar("T")
COLOURS = ("amber", "teal", "plum", "ivory")
LEVELS = ("easy", "hard")


class Kept:
    """Settings that are kept as long as the test runs."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, str], object] = {}

    def get(self, key: Key[T]) -> T:
        value = self.values.get((key.table, key.name), key.default)
        return key.read(list(value) if isinstance(value, tuple) else value)

    def put(self, key: Key[T], value: T) -> None:
        self.values[key.table, key.name] = value


@pytest.fixture
def settings() -> Kept:
    return Kept()


def keys(way: str = "computer", bots: tuple[str, ...] = ("", "easy", "easy", "easy")):
    return remembered("toy", way, COLOURS, LEVELS, bots)


def seating(players: int = 2, **changes: list[str]) -> Seating:
    values = {"colours": list(COLOURS), "names": [""] * 4, "bots": [""] * 4} | changes
    return Seating(players=players, **values)


def test_the_first_seats_take_part_with_persons_and_bots():
    taken = seating(3, names=["Ada", "", "", ""], bots=["", "hard", "", ""]).taken
    assert [(seat.kind, seat.name) for seat in taken] == [("human", "Ada"), ("bot", "hard"), ("human", "")]


def test_who_takes_a_colour_gives_its_own_away():
    chosen = seating()
    chosen.take_colour(0, "plum")
    assert chosen.colours == ["plum", "teal", "amber", "ivory"]


def test_persons_of_one_name_are_told_apart_and_a_bot_keeps_its_level():
    chosen = seating(3, names=["Ada", " Ada ", "Ada", ""], bots=["", "easy", "", ""])
    assert [seat.name for seat in chosen.taken] == ["Ada", "easy", "Ada 2"]
    assert chosen.renamed == ("Ada", "Ada 2")
    assert seating(2, names=["Ada", "Bo", "", ""]).renamed is None


def test_at_first_one_person_plays_against_the_easiest_level(settings: Kept):
    assert [seat.kind for seat in keys().recall(settings).taken] == [SeatKind.HUMAN, SeatKind.BOT]


def test_each_way_keeps_its_own_seats_and_all_the_same_names(settings: Kept):
    computer, players = keys(), keys("players", ("",) * 4)
    chosen = players.recall(settings)
    chosen.players, chosen.names[0] = 4, "Ada"
    chosen.take_colour(0, "ivory")
    players.remember(settings, chosen)
    assert players.recall(settings) == chosen
    other = computer.recall(settings)
    assert (other.players, other.names[0], other.colours[0]) == (2, "Ada", "ivory")


def test_colours_that_make_no_sense_are_the_usual_ones(settings: Kept):
    settings.put(keys().colours, ("amber", "amber", "plum", "ivory"))
    assert keys().recall(settings).colours == list(COLOURS)


def test_a_table_like_another_has_its_seats(settings: Kept):
    seats = [Seat("plum", SeatKind.HUMAN, "Ada"), Seat("teal", SeatKind.BOT, "hard"), Seat("amber")]
    assert keys().like(settings, seats).taken == tuple(seats)
