"""The rulings on actions, monuments, treasures, drawing and secrets."""

from __future__ import annotations

import pytest

from .asking import At, all_points, hand_size, leader, play, points, targets, tile_at
from .model import Oracle
from .picture import FULL_HAND, picture

NOTHING = """
     f
 5   ..
"""
SQUARE = """
     f   g   h   i
 4   ..  r   r   ..
 5   ..  r   ..  ..
 6   ..  ..  ..  ..
"""


def test_r12_a_pass_gives_up_the_second_action(at: At) -> None:
    game = play(at(picture(NOTHING)), "swap red=1", "pass")
    assert (game.dump()["active"], game.dump()["turn"], game.dump()["left"]) == ("ram", 2, 2)


def test_r14_a_declined_square_needs_a_new_tile_of_its_own(at: At) -> None:
    game = play(at(picture(SQUARE, hands={"heron": "rrrkkk"})), "tile red h5")
    assert game.legal() == ["build g4 black-red", "build g4 red-blue", "build g4 red-green", "decline"]
    play(game, "decline", "tile red f5")
    assert (game.dump()["phase"], game.dump()["active"]) == ("act", "ram")
    play(game, "tile red f4")
    assert game.dump()["pending"]["squares"] == ["f4"]


def test_r14_only_squares_with_the_placed_tile_and_monuments_of_its_colour(at: At) -> None:
    drawn = """
     e   f   g   h   i   j
 4   ..  r   r   r   k   k
 5   ..  r   ..  r   k   k
 6   ..  ..  ..  ..  ..  ..
"""
    begin = picture(drawn, monuments={"black-red": ("i4", "black")})
    pending = play(at(begin), "tile red g5").dump()["pending"]
    assert pending["squares"] == ["f4", "g4"]
    assert pending["pairs"] == ["red-blue", "red-green"]


def test_a_flipped_tile_connects_but_is_no_temple_and_no_part_of_a_square(at: At) -> None:
    game = play(at(picture(SQUARE, hands={"heron": "rrrrkk"})), "tile red h5", "build g4 red-blue")
    assert targets(game, "leader black").isdisjoint({"f5", "h3", "i4", "i5", "g6", "h6"})
    assert targets(game, "catastrophe").isdisjoint({"g4", "h4", "g5", "h5"})
    play(game, "tile red i4", "pass", "tile red i5")
    assert game.dump()["phase"] == "act"


def test_r16_r17_each_monument_pays_its_leader_and_the_king_stands_in_for_nobody(at: At) -> None:
    drawn = """
     e   f   g   h   i   j
 4   ..  k   k   r   r   ..
 5   ..  k   k   r   r   ..
 6   ..  r   Gh  Kf  r   ..
"""
    monuments = {"black-green": ("f4", "black"), "red-green": ("h4", "red")}
    game = play(at(picture(drawn, monuments=monuments, treasures={"k1", "b2", "p2"})), "pass")
    assert all_points(game) == {"heron": {"green": 2}}
    play(game, "pass", "pass")
    assert all_points(game) == {"heron": {"green": 2}, "fish": {"black": 1}}


def test_r19_a_swap_from_an_empty_bag_ends_the_game(at: At) -> None:
    game = play(at(picture(NOTHING, bag="")), "swap green=1")
    assert (game.dump()["phase"], game.dump()["result"]["cause"]) == ("over", ["bag"])


def test_r19_a_swap_that_takes_the_last_tiles_does_not(at: At) -> None:
    game = play(at(picture(NOTHING, bag="kkk")), "swap red=2 green=1")
    assert (game.dump()["phase"], game.dump()["left"], game.dump()["bag"]) == ("act", 1, "")


@pytest.mark.parametrize(("active", "short"), [("fish", "heron"), ("palm", "fish")])
def test_r20_the_bag_fails_the_one_who_comes_last_from_the_active_player(at: At, active: str, short: str) -> None:
    hands = {"heron": "rkbg", "fish": "rkbg"}
    game = play(at(picture(NOTHING, active=active, left=1, bag="rkb", hands=hands)), "pass")
    assert {seat for seat in game.dump()["seats"] if hand_size(game.dump(), seat) < 6} == {short}


def test_r21_a_treasure_on_a_flipped_tile_is_taken(at: At) -> None:
    drawn = """
     e   f   g   h   i
 2   ..  ..  ..  ..  ..
 3   ~~  r*  r   k   k
 4   ..  r   r   k   ..
 5   ..  k   k   k   ..
 6   ..  r   Gf  k   r
 7   ..  ..  ..  ..  r*
"""
    monuments = {"red-green": ("f3", "red")}
    game = at(picture(drawn, monuments=monuments))
    assert "f3" not in targets(game, "catastrophe")
    play(game, "pass")
    assert game.dump()["legal"] == ["leave f3", "leave i7"]
    play(game, "leave i7")
    assert "f3" not in game.dump()["treasures"]
    assert tile_at(game, "f3") == "#"


TWO_TRADERS = """
     f   g   h   i   j   k   l   m   n
 1   ..  ..  ..  ..  ..  r*  k   ..  ..
 2   ..  ..  ..  ..  ..  ..  k   ..  ..
 3   ..  ..  ..  ..  ..  ..  Gh  r   k
 4   ..  ..  ..  ..  ..  ..  ..  ..  k
 5   ..  ..  ..  ..  ..  ..  ..  ..  r*
 6   ..  ..  ..  r   Gm  ..  ..  ..  ..
 7   ..  ..  ..  r*  k   ..  ..  ..  ..
 8   ..  ..  ..  ..  k   ..  ..  ..  ..
 9   ..  ..  ..  ..  b   ..  ..  ..  ..
 10  ..  ..  ..  ..  k   ..  ..  ..  ..
 11  ..  ..  ..  ..  k   r*  ..  ..  ..
"""


@pytest.mark.parametrize(("active", "first", "second"), [("heron", "heron", "ram"), ("ram", "ram", "heron")])
def test_r23_traders_take_clockwise_from_the_active_player(at: At, active: str, first: str, second: str) -> None:
    candidates = {"heron": ["k1", "n5"], "ram": ["i7", "k11"]}
    game = play(at(picture(TWO_TRADERS, active=active)), "pass")
    assert (game.dump()["actor"], game.dump()["pending"]["candidates"]) == (first, candidates[first])
    play(game, f"leave {candidates[first][0]}")
    assert (game.dump()["actor"], game.dump()["pending"]["candidates"]) == (second, candidates[second])
    assert candidates[first][1] not in game.dump()["treasures"]
    play(game, f"leave {candidates[second][0]}")
    assert [game.dump()["players"][seat]["treasures"] for seat in ("heron", "ram")] == [1, 1]


def test_r24_a_catastrophe_hits_empty_river_and_temples_whose_treasure_is_gone(at: At) -> None:
    treasures = {"k1", "b2", "p2", "n5"}
    game = at(picture(NOTHING, treasures=treasures))
    assert {"e1", "f5", "f3", "i7"} <= targets(game, "catastrophe")
    assert targets(game, "catastrophe").isdisjoint(treasures)
    play(game, "catastrophe e1", "catastrophe f3")
    assert (tile_at(game, "e1"), tile_at(game, "f3"), game.dump()["out"]["red"]) == ("x", "x", 1)
    assert game.dump()["players"]["heron"]["catastrophes"] == 0
    play(game, "pass", "pass", "pass")
    assert not targets(game, "catastrophe")


def test_r25_a_complete_tie_shares_the_rank(at: At) -> None:
    scored = {
        "heron": {"black": 3, "red": 1, "blue": 2, "green": 9},
        "ram": {"black": 1, "red": 0, "blue": 9, "green": 9},
        "fish": {"black": 9, "red": 3, "blue": 1, "green": 2},
    }
    begin = picture(NOTHING, seats="heron ram fish", left=1, bag="", hands={"ram": "rkb"}, points=scored)
    game = play(at(begin), "pass")
    assert game.dump()["result"]["ranking"] == [["heron", "fish"], ["ram"]]


def test_r26_the_start_player_draws_six_then_the_next_clockwise() -> None:
    state = Oracle(["fish", "heron", "palm"], "heron", "r" * 6 + "k" * 6 + "b" * 6 + "g" * 125).dump()
    held = {seat: player["hand"] for seat, player in state["players"].items()}
    assert (held["heron"]["red"], held["palm"]["black"], held["fish"]["blue"]) == (6, 6, 6)
    assert len(state["bag"]) == 125


def test_a_view_hides_what_lies_behind_the_others_screens(at: At) -> None:
    game = play(at(picture(NOTHING)), "swap red=2 blue=1")
    whole, own, other = game.dump(), game.dump("heron"), game.dump("ram")
    assert own["players"]["heron"] == whole["players"]["heron"]
    assert own["bag"] == other["bag"] == len(whole["bag"])
    assert own["legal"] == whole["legal"]
    assert other["legal"] == []
    hidden = other["players"]["heron"]
    assert [hidden[key] for key in ("hand", "swapped", "points", "treasures")] == [len(FULL_HAND), 3, None, None]
    assert hidden["leaders"] == whole["players"]["heron"]["leaders"]


def test_a_finished_game_hides_nothing(at: At) -> None:
    game = play(at(picture(NOTHING, bag="")), "swap green=1")
    assert game.dump("ram") == game.dump()


def test_a_leader_may_be_taken_back_and_placed_again(at: At) -> None:
    game = play(at(picture(SQUARE)), "leader red f4", "withdraw red")
    assert leader(game, "heron", "red") is None
    assert (hand_size(game.dump(), "heron"), points(game, "heron")) == (6, {})
