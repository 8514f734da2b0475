"""The rulings on revolts, wars and their tiles."""

from __future__ import annotations

from .asking import At, all_points, leader, play, region, tile_at
from .picture import picture

ACROSS = """
     f   g   h   i   j
 4   ..  ..  {}  ..  ..
 5   Rh  r   ..  r   Rf
 6   ..  r   ..  r   ..
 7   ..  ..  ..  ..  ..
"""


def test_r6_a_red_joining_tile_counts_for_nobody_and_stays(at: At) -> None:
    game = play(at(picture(ACROSS.format(".."))), "tile red h5")
    assert game.dump()["pending"]["strength"] == [2, 2]
    play(game, "commit 1", "commit 0")
    assert [tile_at(game, cell) for cell in ("h5", "i5", "i6")] == ["r", ".", "."]
    assert all_points(game) == {"heron": {"red": 3}}


def test_r7_a_leaderless_region_counts_for_nobody_and_loses_nothing(at: At) -> None:
    game = play(at(picture(ACROSS.format("r"))), "tile green h5")
    assert region(game, "h4") == region(game, "f5")
    assert game.dump()["pending"]["strength"] == [2, 2]
    play(game, "commit 0", "commit 0")
    assert leader(game, "heron", "red") is None
    assert [tile_at(game, cell) for cell in ("h4", "g5", "g6", "i5")] == ["r", ".", ".", "r"]
    assert all_points(game) == {"fish": {"red": 3}}


def test_r8_r9_what_an_earlier_war_cut_off_counts_and_falls_no_more(at: At) -> None:
    drawn = """
     d   e   f   g   h   i   j   k   l   m
 4   ..  ..  ..  ..  ..  Gf  ..  Kf  ..  ..
 5   Kh  r   Gh  r   ..  r   k   r   g   g
 6   ..  ..  ..  ..  ..  g   ..  ..  ..  ..
"""
    hands = {"heron": "kkkggr"}
    assert play(at(picture(drawn, hands=hands)), "tile red h5", "war green").dump()["pending"]["strength"] == [0, 3]
    game = play(at(picture(drawn, hands=hands)), "tile red h5", "war black", "commit 2", "commit 0")
    assert game.dump()["pending"]["colour"] == "green"
    assert game.dump()["pending"]["strength"] == [0, 1]
    play(game, "commit 2", "commit 0")
    assert [tile_at(game, cell) for cell in ("i6", "l5", "m5")] == [".", "g", "g"]
    assert all_points(game) == {"heron": {"black": 2, "green": 2}}


def test_r11_who_loses_a_revolt_after_a_move_is_in_the_supply(at: At) -> None:
    drawn = """
     f   g   h
 4   ..  ..  ..
 5   Kf  r   Kh
"""
    game = at(picture(drawn, active="fish"))
    assert "leader black f5" not in game.legal()
    play(game, "leader black g4", "commit 0")
    assert game.dump()["pending"]["strength"] == [1, 1]
    play(game, "commit 0")
    assert (leader(game, "fish", "black"), leader(game, "heron", "black")) == (None, "h5")


def test_r13_any_number_may_be_committed_and_is_asked_for(at: At) -> None:
    hands = {"heron": "rrrrrk", "fish": "kkkbbg"}
    game = play(at(picture(ACROSS.format(".."), hands=hands)), "tile black h5")
    assert game.legal() == [f"commit {number}" for number in range(6)]
    play(game, "commit 5")
    assert game.legal() == ["commit 0"]


def test_r31_nobody_flees_from_a_conflict(at: At) -> None:
    game = play(at(picture(ACROSS.format(".."))), "tile black h5")
    assert all(line.startswith("commit ") for line in game.legal())


THREE = """
     d   e   f   g   h   i   j   k   l
 4   ..  Gh  ..  r   ..  r   ..  Gf  ..
 5   Kh  r   k   r   ..  r   k   r   Kf
 6   ..  Bh  ..  ..  ..  ..  ..  Bf  ..
"""


def test_r33_the_order_is_asked_before_each_war(at: At) -> None:
    game = play(at(picture(THREE)), "tile red h5")
    assert game.legal() == ["war black", "war blue", "war green"]
    play(game, "war blue", "commit 0", "commit 0")
    assert game.legal() == ["war black", "war green"]
    play(game, "war green", "commit 0", "commit 0")
    assert game.dump()["pending"]["colour"] == "black"
    play(game, "commit 0", "commit 0")
    assert all_points(game) == {"fish": {"black": 2, "blue": 1, "green": 1}}


def test_r15_a_monument_waits_for_the_wars(at: At) -> None:
    drawn = """
     e   f   g   h   i   j
 4   Rh  r   r   r   ..  ..
 5   ..  ..  r   ..  r   Rf
"""
    game = play(at(picture(drawn, hands={"heron": "rrrrkk"})), "tile red h5")
    assert game.dump()["phase"] == "attack"
    play(game, "commit 0", "commit 0")
    assert game.dump()["pending"]["squares"] == ["g4"]


def test_r15_no_monument_when_the_war_took_its_tiles(at: At) -> None:
    drawn = """
     e   f   g   h   i   j
 4   Rh  r   r   r   ..  ..
 5   ..  ..  r   ..  r   Rf
"""
    hands = {"heron": "rkkkkk", "fish": "rrrrrr"}
    game = play(at(picture(drawn, hands=hands)), "tile red h5", "commit 0", "commit 6")
    assert [tile_at(game, cell) for cell in ("f4", "g4", "h4", "g5", "h5")] == [".", ".", ".", ".", "r"]
    assert game.dump()["phase"] == "act"
