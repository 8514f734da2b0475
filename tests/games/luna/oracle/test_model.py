"""The oracle against the examples and the sharp corners of the rule texts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import release
from .deal import ISLANDS, deal
from .model import Oracle
from .scoring import apostate_cost, priestess_points, score_end
from .table import Field, Guardian, Place

# --- the texts' examples


def test_path_of_yellow_and_blue(start: Callable[..., Oracle]) -> None:
    path = start().table.path
    values = [entry.value if isinstance(entry, Guardian) else entry.number for entry in path]
    assert values[:7] == [2, 28, 25, 2, 23, 21, 3]
    assert len(path) == 18
    assert values[-3:] == [6, 8, 6]


def test_priestess_ties_go_by_the_council(four: Oracle) -> None:
    table = four.table
    for colour, novices in (("yellow", 3), ("red", 2), ("blue", 2), ("white", 1)):
        table.players[colour].islands["tides"] = Place(active=novices, inactive=5)
    table.advance("blue", 1)
    table.advance("red", 2)
    table.advance("white", 9)
    assert priestess_points(table) == {"yellow": 6, "red": 3, "blue": 1}
    table.advance("blue", 1)
    assert priestess_points(table) == {"yellow": 6, "blue": 3, "red": 1}


def test_priestess_places_without_pieces_lapse(four: Oracle) -> None:
    four.table.players["white"].islands["tides"].shrine = True
    assert priestess_points(four.table) == {"white": 6}


def test_apostate_takes_one_more_than_the_novices(four: Oracle) -> None:
    table = four.table
    table.players["blue"].islands["book"] = Place(active=1, inactive=2)
    table.players["red"].islands["book"] = Place(active=2)
    table.players["white"].islands["book"] = Place(shrine=True)
    assert [apostate_cost(table, c) for c in ("blue", "red", "white", "yellow")] == [4, 3, 0, 0]


def test_exactly_one_of_several_neighbours_is_displaced(two: Oracle) -> None:
    table = two.table
    # around 23 lie 28, 2, 12, 19 and 13; 6 and 21 are further away
    blue = {28: False, 12: True, 19: False, 6: False, 21: False}
    table.temple.update({number: Field("blue", book) for number, book in blue.items()})
    table.temple[13] = Field("red", False)
    table.path = [e for e in table.path if isinstance(e, Guardian) or e.number not in table.temple]
    release(table, 23, "red")
    two.play("consecrate 23")
    assert [number for number, field in table.temple.items() if field.novice is None] == [19]
    assert table.players["blue"].jetty == 1
    assert table.players["red"].influence == 5 + 6 + 1


def test_final_scoring_of_yellow(four: Oracle) -> None:
    yellow = four.table.players["yellow"]
    for island in ("book", "herbs", "tides", "shrine"):
        yellow.islands[island].shrine = True
    yellow.favors = {"herbs", "book"}
    four.table.advance("yellow", 11)
    score_end(four.table)
    assert yellow.influence - 5 == 16 + 2 + 6


# --- preparation


def test_two_players_put_no_shrine_on_the_herbs_island(four: Oracle, start: Callable[..., Oracle]) -> None:
    assert "place shrine herbs" not in start().legal()
    assert "place shrine herbs" in four.legal()


def test_preparation_gives_the_favours_of_the_two_empty_islands(two: Oracle) -> None:
    assert two.as_json()["players"]["red"]["favors"] == ["book", "bribery"]
    assert two.as_json()["players"]["red"]["reserve"] == 4
    assert two.as_json()["actor"] == "red"


def test_no_island_gets_two_shrines_in_the_preparation(start: Callable[..., Oracle]) -> None:
    oracle = start()
    oracle.play("place shrine tides")
    assert oracle.as_json()["actor"] == "blue"
    assert [line.split()[2] for line in oracle.legal()] == sorted(set(ISLANDS) - {"herbs", "tides"})


def test_preset_gives_the_listed_favours(board: dict[str, Any]) -> None:
    header = deal(random.Random(1), "4-preset")
    oracle = Oracle.from_header(header, board)
    for colour in oracle.table.seats:
        player = oracle.table.players[colour]
        empty = {i for i, place in player.islands.items() if not place.active and not place.shrine}
        assert player.favors == empty
    assert oracle.table.phase == "action"
    assert all(player.islands["novice"].active == 2 for player in oracle.table.players.values())


# --- actions


def test_discount_and_novice_token_for_a_favour(two: Oracle) -> None:
    red = two.table.players["red"]
    red.favors = {"novice"}
    assert "favor tides novice" in two.legal()  # R4: own shrine, no novice there
    assert "favor tides" not in two.legal()
    assert "favor novice novice" not in two.legal()
    assert "favor novice" not in two.legal()  # owned
    two.play("favor tides novice")
    assert red.favors == {"tides"}


def test_novice_token_never_goes_with_an_appointment_at_a_discount(two: Oracle) -> None:
    table = two.table
    table.players["red"].favors = {"novice"}
    table.players["red"].islands["novice"].active = 1
    assert "appoint 8 novice" in two.legal()
    assert "appoint 8" not in two.legal()
    table.players["red"].islands["novice"].shrine = True
    assert "appoint 8 novice" not in two.legal()
    assert "appoint 8" in two.legal()


def test_bribery_reaches_one_group_and_is_spent_only_there(two: Oracle) -> None:
    table = two.table
    for place in table.players["red"].islands.values():
        place.active = 2
    tiles = {line.split()[1] for line in two.legal() if line.startswith("appoint")}
    assert tiles == {"8", "6", "12", "11"}
    two.play("appoint 12")
    assert table.players["red"].favors == {"book"}
    two.play("meditate")
    assert "consecrate 12" not in two.legal()
    table.players["red"].favors.add("bribery")
    two.play("consecrate 12")
    assert table.players["red"].influence == 5 + 6
    assert "bribery" not in table.players["red"].favors


def test_tides_never_moves_a_novice_twice(two: Oracle) -> None:
    red = two.table.players["red"]
    red.favors, red.jetty = {"tides"}, 1
    two.play("tides jetty>book")
    assert red.favors == set()
    assert not [line for line in two.legal() if line.startswith("tides book")]
    red.islands["book"].inactive += 1
    two.play("tides book~>tides")
    assert not [line for line in two.legal() if line.startswith("tides book")]
    assert two.as_json()["pending"] == {"kind": "tides", "moved": {"book": 1, "tides": 1}}
    assert "meditate" not in two.legal()
    two.play("done")
    assert two.as_json()["actor"] == "blue"


def test_first_book_of_a_round_earns_two_with_two_players(two: Oracle) -> None:
    table = two.table
    table.temple[8] = Field("red", book=False)
    table.temple[12] = Field("blue", book=False)
    table.players["blue"].favors = {"book"}
    two.play("book 3>8")  # R6: an own book
    two.play("book 8>12")
    assert [table.players[c].influence for c in ("red", "blue")] == [7, 6]


def test_last_council_seat_is_reached_under_the_others(two: Oracle) -> None:
    table = two.table
    assert two.as_json()["council"] == [["blue", 0], ["red", 0]]
    table.advance("red", 14)
    assert "council novice 2" not in two.legal()
    two.play("council novice 1")
    table.advance("blue", 15)
    assert two.as_json()["council"] == [["red", 15], ["blue", 15]]
    two.play("meditate")
    assert not [line for line in two.legal() if line.startswith("council")]


def test_seven_novices_bring_the_apostate_back(two: Oracle) -> None:
    two.table.players["red"].islands["book"].active = 7
    two.play("expel 7")
    assert two.table.figures["apostate"] == "book"


# --- rounds


def test_influence_is_netted_before_the_floor(two: Oracle) -> None:
    table = two.table
    for colour, novices in (("red", 6), ("blue", 3)):
        table.players[colour].influence = 1
        table.players[colour].islands["book"].inactive = novices
    for line in ("meditate", "meditate", "meditate"):
        two.play(line)
    # with the priestess blue has two novices, red one shrine; red turned the last candle
    assert table.players["blue"].influence == 1 + 5 - 4 + 1
    assert table.players["red"].influence == max(0, 1 + 1 + 2 - 7 + 1) == 0


def test_two_players_hand_the_marker_on(two: Oracle) -> None:
    for line in ("meditate", "meditate", "meditate"):
        two.play(line)
    state = two.as_json()
    assert (state["round"], state["start"], state["actor"]) == (2, "blue", "blue")
    assert (state["guardian"], state["candles"]) == (5, {"lit": 3, "turned": 0})
    assert state["figures"] == {"priestess": "bribery", "builder": "book", "apostate": "novice"}


def test_left_of_the_last_candle_starts_with_four_players(board: dict[str, Any]) -> None:
    oracle = Oracle.from_header(deal(random.Random(3), "4-preset"), board)
    first = oracle.table.from_start()
    oracle.play(next(line for line in oracle.legal() if line.startswith("council")))
    for _ in range(4):
        oracle.play("meditate")
    assert oracle.table.start == first[1]


def test_apostate_stays_if_nobody_is_elsewhere(two: Oracle) -> None:
    for player in two.table.players.values():
        for island, place in player.islands.items():
            place.active = 1 if island == "book" else 0
    for line in ("meditate", "meditate", "meditate"):
        two.play(line)
    assert two.table.figures["apostate"] == "book"


def test_other_boards_and_a_preset_solo_are_refused(board: dict[str, Any]) -> None:
    good = deal(random.Random(5), "solo 3")
    Oracle.from_header(["# a comment", "", *good], board)
    figures = "figures priestess=book builder=herbs apostate=book"
    for bad in ("board other-1", "setup preset", f"start {good[3].split()[1].split('=')[0]}", figures):
        word = bad.split()[0]
        with pytest.raises(ValueError, match=r"another|solo|level 3"):
            Oracle.from_header([bad if line.split()[0] == word else line for line in good], board)


def test_illegal_lines_change_nothing(two: Oracle) -> None:
    before = two.as_json()
    for line in ("recruit tides", "end", "done", "tire book", "expel 1", "nonsense", ""):
        with pytest.raises(ValueError, match="not legal"):
            two.play(line)
    assert two.as_json() == before
