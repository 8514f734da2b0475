"""The examples E7 to E12 of the rules, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rivers.drawings import E7, E8, E9, E10, E11

from .asking import At, Played, all_points, hand_size, leader, play, points, region, targets, tile_at
from .picture import picture


def joined(at: At, active: str = "heron") -> Played:
    return play(at(picture(E7, active=active, hands={"heron": "kgggrb"})), "tile black h5")


def test_e7_the_active_player_names_the_war(at: At) -> None:
    state = joined(at).dump()
    assert (state["phase"], state["actor"]) == ("order", "heron")
    assert state["pending"] == {"kind": "war", "join": "h5", "open": ["black", "green"]}
    assert state["legal"] == ["war black", "war green"]


def test_e7_a_war_whose_leaders_are_cut_off_does_not_happen(at: At) -> None:
    game = play(joined(at), "war green")
    assert game.dump()["pending"]["strength"] == [0, 2]
    play(game, "commit 3", "commit 0")
    assert leader(game, "fish", "green") is None
    assert [tile_at(game, cell) for cell in ("i5", "j5")] == [".", "."]
    assert all_points(game) == {"heron": {"green": 3}}
    assert "k5" not in region(game, "h5")
    assert leader(game, "fish", "black") == "l5"
    assert (game.dump()["phase"], game.dump()["left"]) == ("act", 1)


def test_e7_the_joining_tile_counts_for_nobody_and_stays(at: At) -> None:
    game = play(joined(at), "war black")
    assert game.dump()["pending"]["strength"] == [1, 0]
    play(game, "commit 0", "commit 0")
    assert all_points(game) == {"heron": {"black": 1}}
    assert leader(game, "fish", "black") is None
    assert tile_at(game, "h5") == "k"


def test_e7_the_last_open_war_starts_without_a_line(at: At) -> None:
    game = play(joined(at), "war black", "commit 0", "commit 0")
    state = game.dump()
    assert (state["phase"], state["actor"]) == ("attack", "heron")
    assert (state["pending"]["colour"], state["pending"]["strength"]) == ("green", [0, 2])
    play(game, "commit 0", "commit 0")
    assert all_points(game) == {"heron": {"black": 1}, "fish": {"green": 1}}
    assert leader(game, "heron", "green") is None


@pytest.mark.parametrize(("active", "attacker", "defender"), [("palm", "heron", "fish"), ("ram", "fish", "heron")])
def test_e7_the_attacker_is_the_first_clockwise(at: At, active: str, attacker: str, defender: str) -> None:
    game = joined(at, active)
    assert game.dump()["actor"] == active
    play(game, "war green")
    assert game.dump()["actor"] == attacker
    pending = game.dump()["pending"]
    assert (pending["attacker"], pending["defender"]) == (attacker, defender)


@pytest.fixture
def e8(at: At) -> Played:
    return play(at(picture(E8, active="fish")), "tile red h5")


def test_e8_a_square_of_temples_asks_for_a_monument(e8: Played) -> None:
    assert all_points(e8) == {"fish": {"red": 1}}
    state = e8.dump()
    assert (state["phase"], state["actor"], state["left"]) == ("build", "fish", 1)
    assert state["pending"]["at"] == "h5"
    assert state["pending"]["squares"] == ["g4"]
    assert state["pending"]["pairs"] == ["black-red", "red-blue", "red-green"]


def test_e8_the_orphan_goes_at_the_end_of_the_turn(e8: Played) -> None:
    play(e8, "build g4 red-green")
    assert [tile_at(e8, cell) for cell in ("g4", "h4", "g5", "h5", "h6")] == ["#", "#", "#", "#", "r"]
    assert e8.dump()["monuments"]["red-green"] == {"at": "g4", "base": "red"}
    assert leader(e8, "heron", "blue") == "f5"
    play(e8, "pass")
    assert leader(e8, "heron", "blue") is None
    assert leader(e8, "fish", "red") == "g6"
    assert all_points(e8) == {"fish": {"red": 2}}


@pytest.mark.parametrize("cell", ["f4", "f6"])
def test_e8_a_new_temple_saves_the_leader(e8: Played, cell: str) -> None:
    play(e8, "build g4 red-green", f"tile red {cell}")
    assert e8.dump()["active"] == "palm"
    assert leader(e8, "heron", "blue") == "f5"


def test_e9_a_catastrophe_splits_a_kingdom(at: At) -> None:
    game = play(at(picture(E9)), "catastrophe h5")
    assert tile_at(game, "h5") == "x"
    assert game.dump()["out"]["black"] == 1
    assert game.dump()["players"]["heron"]["catastrophes"] == 1
    assert (region(game, "f5"), region(game, "j5")) == ({"f5", "g5"}, {"i5", "j5"})
    play(game, "tile black i4")
    assert all_points(game) == {}


def test_e9_a_king_without_a_temple_still_holds_his_cell(at: At) -> None:
    game = play(at(picture(E9)), "catastrophe g5")
    assert leader(game, "heron", "black") == "f5"
    assert region(game, "f5") == {"f5"}
    play(game, "tile black f4")
    assert all_points(game) == {"heron": {"black": 1}}
    assert leader(game, "heron", "black") is None


def test_e9_leaders_and_temples_with_treasures_are_never_hit(at: At) -> None:
    game = at(picture(E9))
    hit = targets(game, "catastrophe")
    assert hit.isdisjoint({"f5", "j5", *game.dump()["treasures"]})
    assert {"g5", "h5", "i5"} <= hit


def test_e10_the_traders_owner_chooses_what_the_rule_leaves_open(at: At) -> None:
    game = play(at(picture(E10.format("k"), left=1)), "tile blue e2")
    state = game.dump()
    assert all_points(game) == {}
    assert (state["phase"], state["actor"], state["active"], state["left"]) == ("leave", "ram", "heron", 0)
    assert state["pending"] == {"kind": "leave", "candidates": ["f3", "i7"]}
    assert {"b2", "f3", "i7"} <= set(state["treasures"])
    play(game, "leave i7")
    after = game.dump()
    assert set(state["treasures"]) - set(after["treasures"]) == {"b2", "f3"}
    assert after["players"]["ram"]["treasures"] == 2
    assert (after["phase"], after["active"], after["turn"]) == ("act", "ram", 2)


def test_e10_without_a_choice_nobody_is_asked(at: At) -> None:
    game = play(at(picture(E10.format(".."), left=1)), "tile blue e2")
    state = game.dump()
    assert (state["phase"], state["active"], state["players"]["ram"]["treasures"]) == ("act", "ram", 1)
    assert "b2" not in state["treasures"]
    assert {"f3", "i7"} <= set(state["treasures"])


BORDERED = """
     a   b   c
 1   ..  Gm  ..
 2   ..  r*  ..
 3   ..  k   ..
 4   ~~  b   ~~
 5   ..  k   ..
 6   ..  k   ..
 7   ~~  ..  ~~
 8   ..  r*  ..
"""


def test_e10_of_two_bordered_ones_either_may_stay(at: At) -> None:
    game = play(at(picture(BORDERED, left=1)), "tile blue b7")
    assert game.dump()["legal"] == ["leave b2", "leave b8"]
    play(game, "leave b8")
    assert "b2" not in game.dump()["treasures"]
    assert "b8" in game.dump()["treasures"]


def test_e10_treasures_are_looked_at_once_at_the_end(at: At) -> None:
    game = play(at(picture(E10.format("k"))), "tile blue e2", "catastrophe d2")
    state = game.dump()
    assert (state["phase"], state["active"], state["players"]["ram"]["treasures"]) == ("act", "ram", 0)


def ending(at: At, **changes: Any) -> Played:
    """Heron's trader in one kingdom with a black-green monument; the turn is short of its second action."""
    treasures = changes.pop("treasures", {"f3", "p2", "b8", "o9"})
    monuments = {"black-green": ("f4", "black")}
    return at(picture(E11, monuments=monuments, treasures=treasures, **changes))


def test_e11_few_treasures_end_the_game_after_the_whole_turn(at: At) -> None:
    game = play(ending(at, left=1, treasures={"f3", "i7", "o9"}, hands={"heron": "rkbgr"}), "pass", "leave f3")
    state = game.dump()
    assert (state["phase"], state["actor"], state["active"], state["left"]) == ("over", None, "heron", 0)
    assert (state["turn"], state["legal"], state["result"]["cause"]) == (1, [], ["treasures"])
    assert state["players"]["heron"]["treasures"] == 1
    assert hand_size(state, "heron") == 6
    assert all_points(game) == {"heron": {"green": 1}}


def test_e11_a_bag_that_fails_ends_the_game_after_the_monuments(at: At) -> None:
    game = play(ending(at, left=1, bag="rkb", hands={"heron": "rkbg", "fish": "rkbg"}), "pass")
    state = game.dump()
    assert [hand_size(state, seat) for seat in ("heron", "ram", "fish", "palm")] == [6, 6, 5, 6]
    assert (state["phase"], state["bag"], state["result"]["cause"]) == ("over", "", ["bag"])
    assert points(game, "heron") == {"green": 1}


def test_e11_a_bag_that_is_exactly_empty_does_not(at: At) -> None:
    game = play(ending(at, left=1, bag="rkbg", hands={"heron": "rkbg", "fish": "rkbg"}), "pass")
    state = game.dump()
    assert [hand_size(state, seat) for seat in ("heron", "ram", "fish", "palm")] == [6, 6, 6, 6]
    assert (state["phase"], state["bag"], state["active"]) == ("act", "", "ram")
    play(game, "leader red j6", "leader red h7")
    assert (game.dump()["phase"], game.dump()["active"]) == ("act", "fish")
    play(game, "tile green a5", "pass")
    assert (game.dump()["phase"], game.dump()["active"]) == ("over", "fish")


def test_e11_a_swap_the_bag_can_not_fill_is_the_last_action(at: At) -> None:
    game = play(ending(at, bag="kbg", hands={"heron": "rrrrkb"}), "swap red=4")
    state = game.dump()
    assert (state["phase"], state["turn"], state["left"], state["bag"]) == ("over", 1, 0, "")
    assert state["players"]["heron"]["hand"] == {"black": 2, "red": 0, "blue": 2, "green": 1}
    assert state["players"]["heron"]["swapped"] == {"black": 0, "red": 4, "blue": 0, "green": 0}
    assert points(game, "heron") == {"green": 1}


E12 = """
     a
 1   ..
"""


def test_e12_the_weakest_colour_decides_then_the_next(at: At) -> None:
    scored = {
        "heron": {"black": 7, "red": 5, "blue": 14, "green": 6},
        "ram": {"black": 8, "red": 7, "blue": 7, "green": 7},
        "fish": {"black": 7, "red": 8, "blue": 8, "green": 8},
    }
    begin = picture(E12, seats="heron ram fish", left=1, bag="", hands={"fish": "rkbg"}, points=scored)
    begin["treasures"] = ["f3", "n5", "i7", "o9", "f10", "k11"]
    for seat, count in (("heron", 3), ("ram", 1), ("fish", 0)):
        begin["players"][seat]["treasures"] = count
    game = play(at(begin), "pass")
    result = game.dump()["result"]
    assert result["allotted"]["heron"] == {"black": 0, "red": 2, "blue": 0, "green": 1}
    assert result["allotted"]["ram"] == {"black": 0, "red": 1, "blue": 0, "green": 0}
    assert result["scores"] == {"heron": [7, 7, 7, 14], "ram": [7, 7, 8, 8], "fish": [7, 8, 8, 8]}
    assert result["ranking"] == [["fish"], ["ram"], ["heron"]]
    assert {seat: game.dump()["players"][seat]["points"] for seat in scored} == scored
