"""How a game of Between the Rivers ended, and why one is ahead of another."""

from __future__ import annotations

from itertools import pairwise

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.seat import Seat
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import OVER, SEAT_NAMES
from luna.games.rivers.rules.setup import Setup, initial_state
from luna.games.rivers.rules.state import State
from luna.games.rivers.scenes.standings import headline, outcome, reasons, runs, standings
from luna.ui.reading.text import Text
from tests.repository.text.fluent_files import FOLDER

NAMES = dict(zip(SEAT_NAMES, ("Eva", "Jan", "Bo", "Al"), strict=True))


@pytest.fixture(params=LANGUAGES)
def text(request) -> Text:
    return Text(FOLDER, request.param).of("rivers")


@pytest.fixture
def english() -> Text:
    return Text(FOLDER, "en").of("rivers")


def ended(*points: tuple[int, ...], treasures: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """A game that is over, with each seat's points by colour."""
    seats = tuple(map(Seat, SEAT_NAMES[: len(points)]))
    state = initial_state(shipped_board(), Setup(seats, 0, shipped_board().letters))
    state.phase = OVER
    state.points[: 4 * len(points)] = [each for seat in points for each in seat]
    state.treasures[:] = treasures
    return state


def test_treasures_lie_where_there_is_least_and_the_weakest_colours_are_known(english: Text):
    (row, _) = standings(english, ended((1, 4, 3, 6), (0, 0, 0, 0), treasures=(3, 0, 0, 0)), NAMES)
    assert (row.allotted, row.totals, row.ordered) == ((3, 0, 0, 0), (4, 4, 3, 6), (3, 4, 4, 6))
    assert row.weakest == {2}


def test_who_is_equal_shares_a_place_and_the_next_one_is_left_out(english: Text):
    rows = standings(english, ended((2, 2, 2, 2), (5, 5, 5, 5), (2, 2, 2, 2), (0, 9, 9, 9)), NAMES)
    assert [(row.name, row.place) for row in rows] == [("Jan", 1), ("Eva", 2), ("Bo", 2), ("Al", 4)]


@pytest.mark.parametrize(
    ("better", "worse", "told"),
    [
        ((3, 9, 9, 9), (2, 9, 9, 9), "3 to 2 in the weakest colour"),
        ((2, 4, 9, 9), (2, 3, 9, 9), "equal in the weakest colour, 4 to 3 in the second weakest"),
        ((2, 3, 6, 9), (2, 3, 5, 9), "equal in the two weakest colours, 6 to 5 in the third"),
        ((2, 3, 5, 9), (2, 3, 5, 8), "equal in three colours, 9 to 8 in the strongest"),
    ],
)
def test_the_colour_that_decided_is_told(english: Text, better, worse, told):
    rows = standings(english, ended(worse, better), NAMES)
    assert list(reasons(english, rows)) == [f"Jan is ahead of Eva: {told}."]


def test_in_every_language_each_pair_has_its_reason_and_the_first_are_named(text: Text, caplog):
    for points in ([(3, 3, 3, 3), (3, 3, 3, 3), (1, 2, 3, 4)], [(5, 5, 5, 5), (1, 1, 1, 1), (1, 1, 1, 0)]):
        rows = standings(text, ended(*points), NAMES)
        told = list(reasons(text, rows))
        for (first, second), words in zip(pairwise(rows), told, strict=True):
            assert first.name in words
            assert second.name in words
        assert all(row.name in headline(text, rows) for row in rows if row.place == 1)
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("weakest", "expected"),
    [({0}, [(0, 1)]), ({0, 2, 3}, [(0, 1), (2, 2)]), ({0, 1, 2, 3}, [(0, 4)]), ({1, 3}, [(1, 1), (3, 1)])],
)
def test_the_weakest_side_by_side_are_named_once(weakest, expected):
    assert sorted(runs(weakest)) == expected


@pytest.mark.parametrize(
    ("persons", "points", "told"),
    [
        (("heron",), ((5, 5, 5, 5), (4, 4, 4, 4)), "win"),
        (("heron",), ((4, 4, 4, 4), (5, 5, 5, 5)), "loss"),
        (("heron",), ((5, 5, 5, 5), (5, 5, 5, 5)), "tie"),
        (("heron", "ram"), ((4, 4, 4, 4), (5, 5, 5, 5)), "win"),
        (("heron", "ram"), ((4, 4, 4, 4), (3, 3, 3, 3), (5, 5, 5, 5)), "loss"),
        ((), ((4, 4, 4, 4), (5, 5, 5, 5)), "win"),
    ],
)
def test_the_end_is_a_defeat_where_no_person_has_won_and_a_tie_where_the_victory_is_shared(
    english: Text, persons: tuple[str, ...], points: tuple[tuple[int, ...], ...], told: str
):
    assert outcome(standings(english, ended(*points), NAMES), persons) == told


def test_the_heading_says_how_it_ended_and_every_end_has_words_of_its_own(text: Text):
    told = {text("ending-heading", told="X", outcome=each) for each in ("win", "tie", "loss")}
    assert len(told) == 3
    assert all(each.startswith("X") for each in told)


def test_totals_are_compared_from_the_weakest_on_each_with_its_colour(english):
    (first, *_) = standings(english, ended((4, 10, 3, 7), (1, 1, 1, 1)), NAMES)
    assert first.order == (2, 0, 3, 1)
    assert first.ordered == (3, 4, 7, 10)
    assert [first.totals[colour] for colour in first.order] == list(first.ordered)
