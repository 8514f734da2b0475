"""The examples E1 to E6 of the rules, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.games.rivers.drawings import E1, E2, E3, E4, E6

from .asking import At, Played, all_points, leader, play, region, targets, tile_at
from .picture import picture


def test_e1_a_leader_stands_on_land_next_to_a_temple(at: At) -> None:
    shown = {f"{column}{row}" for column in "efghi" for row in range(1, 6)}
    assert targets(at(picture(E1)), "leader black") & shown == {"f2", "g3", "f4"}


@pytest.mark.parametrize("cell", ["g3", "f4"])
def test_e1_a_leader_may_join_what_was_no_kingdom(at: At, cell: str) -> None:
    game = play(at(picture(E1)), f"leader black {cell}")
    assert region(game, "f3") == {"f3", "g4", cell}
    assert (game.dump()["phase"], game.dump()["left"]) == ("act", 1)


@pytest.mark.parametrize("seat", ["heron", "ram", "fish", "palm"])
def test_e2_no_leader_from_the_supply_joins_kingdoms(at: At, seat: str) -> None:
    assert "leader green h5" not in at(picture(E2, active=seat)).legal()


def test_e2_a_leader_is_lifted_before_its_place_is_judged(at: At) -> None:
    game = play(at(picture(E2)), "leader black h5")
    assert leader(game, "heron", "black") == "h5"
    assert (game.dump()["phase"], game.dump()["pending"]) == ("act", None)
    assert region(game, "h5") == {"g5", "h5", "i5", "j5"}


def test_e3_shared_temples_count_for_both_in_a_revolt(at: At) -> None:
    game = play(at(picture(E3, active="fish")), "leader black h4")
    state = game.dump()
    assert (state["phase"], state["actor"]) == ("attack", "fish")
    assert state["pending"] == {
        "kind": "revolt",
        "colour": "black",
        "join": None,
        "attacker": "fish",
        "defender": "heron",
        "strength": [2, 3],
        "committed": None,
    }


def test_e3_the_defender_wins_the_tie_and_a_red_point(at: At) -> None:
    game = play(at(picture(E3, active="fish")), "leader black h4", "commit 2")
    before = game.dump()
    assert (before["phase"], before["actor"], before["active"]) == ("defend", "heron", "fish")
    assert (before["pending"]["committed"], before["out"]["red"]) == (2, 2)
    play(game, "commit 1")
    assert leader(game, "fish", "black") is None
    assert leader(game, "heron", "black") == "g5"
    assert all_points(game) == {"heron": {"red": 1}}
    state = game.dump()
    assert state["out"] == {"black": 0, "red": 3, "blue": 0, "green": 0}
    assert [state["players"][seat]["hand"]["red"] for seat in ("heron", "fish")] == [1, 0]


def test_e3_the_same_revolt_may_be_tried_again(at: At) -> None:
    game = play(at(picture(E3, active="fish")), "leader black h4", "commit 2", "commit 1")
    assert (game.dump()["actor"], game.dump()["left"]) == ("fish", 1)
    play(game, "leader black h4")
    assert game.dump()["pending"]["strength"] == [2, 3]


def test_e4_joining_without_a_war_brings_nobody_a_point(at: At) -> None:
    game = play(at(picture(E4.format(".."))), "tile black h5")
    assert region(game, "f5") == {"f5", "g5", "h5", "i5", "j5", "h6", "h7", "i7"}
    assert (game.dump()["phase"], game.dump()["pending"]) == ("act", None)
    assert all_points(game) == {}


def test_e4_the_second_tile_beside_one_kingdom_scores(at: At) -> None:
    game = play(at(picture(E4.format(".."))), "tile black h5", "tile black h4")
    assert all_points(game) == {"heron": {"black": 1}}


def test_e4_nothing_joins_three_kingdoms(at: At) -> None:
    two, three = (at(picture(E4.format(sign))).legal() for sign in ("..", "Gm"))
    lines = {f"tile {colour} h5" for colour in ("black", "red", "green")}
    assert lines <= set(two)
    assert not lines & set(three)


def test_e5_the_king_stands_in_for_a_missing_trader(at: At) -> None:
    game = play(at(picture(E4.format(".."), active="ram")), "tile green g4")
    assert all_points(game) == {"heron": {"green": 1}}


def test_e5_without_leader_and_king_nobody_scores(at: At) -> None:
    game = play(at(picture(E4.format(".."), active="ram")), "tile black i4")
    assert all_points(game) == {}


@pytest.fixture
def e6(at: At) -> Played:
    return play(at(picture(E6, hands={"heron": "rrrrgk"})), "tile green h5")


def test_e6_a_single_war_starts_by_itself(e6: Played) -> None:
    state = e6.dump()
    assert all_points(e6) == {}
    assert (state["phase"], state["actor"], state["left"]) == ("attack", "heron", 1)
    assert (state["pending"]["kind"], state["pending"]["colour"], state["pending"]["join"]) == ("war", "red", "h5")
    assert (state["pending"]["attacker"], state["pending"]["defender"]) == ("heron", "fish")
    assert state["pending"]["strength"] == [2, 5]


def test_e6_temples_with_treasures_or_leaders_stay(e6: Played) -> None:
    play(e6, "commit 4", "commit 0")
    assert (leader(e6, "fish", "red"), leader(e6, "heron", "red")) == (None, "f5")
    assert [cell for cell in ("i5", "j4", "k6") if tile_at(e6, cell) != "."] == []
    assert [tile_at(e6, cell) for cell in ("i7", "k5", "g5", "g6", "h5")] == ["r", "r", "r", "r", "g"]
    assert "i7" in e6.dump()["treasures"]
    assert all_points(e6) == {"heron": {"red": 4}}
    assert e6.dump()["out"]["red"] == 7


def test_e6_the_loser_is_cut_off(e6: Played) -> None:
    play(e6, "commit 4", "commit 0")
    assert region(e6, "h5") == {"f5", "g5", "g6", "h5"}
    assert region(e6, "k5") == {"k5", "l5"}
    assert leader(e6, "fish", "black") == "l5"
    assert region(e6, "i6") == {"i6", "i7"}
