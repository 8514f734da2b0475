"""Chapter 5: moving a book."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.events import BookMoved, TokenSpent

from .table_setup import Situation, island, table


def reading(players: int = 3) -> Situation:
    """Yellow owns Book and has a novice without one on 8; low tiles: yellow 3, red 2, blue 4."""
    return table(players).with_tokens("yellow", "book").in_temple("yellow", 8).in_temple("red", 6).in_temple(None, 5)


def test_a_book_comes_to_an_own_novice_and_earns_1():
    after = reading().play("book 2>8")
    assert (after.temple()[2], after.temple()[8]) == (("red", False), ("yellow", True))
    assert after.influence("yellow") == 5 + 1
    assert after.tokens("yellow") == set()
    assert reading().events("book 2>8") == (TokenSpent(0, island("book")), BookMoved(0, 2, 8, 1, 1))


def test_whose_book_it_was_is_told():
    novice = reading().in_temple("yellow", 9, book=True)
    told = [novice.events(line)[-1] for line in ("book 3>8", "book 4>8", "book 9>8")]
    assert told == [BookMoved(0, source, 8, 1, loser) for source, loser in ((3, 0), (4, 2), (9, 0))]


def test_every_book_can_come_to_every_own_novice_without_one():
    assert reading().legal("book") == ["book 2>8", "book 3>8", "book 4>8"]


def test_with_two_orders_the_first_book_of_a_round_earns_2():
    first = reading(2).play("book 2>8")
    assert first.influence("yellow") == 5 + 2
    assert first.seen()["book_played"]
    second = first.with_tokens("red", "book").play("book 3>6")
    assert second.influence("red") == 5 + 1


def test_the_next_round_has_a_first_book_again():
    later = reading(2).play("book 2>8").with_candles(1).play("meditate")
    assert (later.seen()["round"], later.seen()["book_played"]) == (2, False)


def test_with_three_orders_no_book_is_the_first():
    assert not reading().play("book 2>8").seen()["book_played"]


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("book 6>8", ("no_book_there", {"tile": 6})),
        ("book 2>6", ("not_own_novice", {"tile": 6})),
        ("book 2>5", ("not_own_novice", {"tile": 5})),
        ("book 2>10", ("tile_not_in_temple", {"tile": 10})),
        ("book 2>3", ("book_already_there", {"tile": 3})),
        ("book 3>3", ("book_already_there", {"tile": 3})),
    ],
)
def test_a_book_needs_a_tile_that_has_one_and_an_own_novice_without(
    line: str, refusal: tuple[str, dict[str, int | str]]
):
    assert reading().refusal(line) == refusal


def test_a_book_needs_the_token():
    situation = table().in_temple("yellow", 8)
    assert situation.legal("book") == []
    assert situation.refusal("book 2>8") == ("token_not_owned", {"favour": "book"})
