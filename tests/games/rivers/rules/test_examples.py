"""The twelve examples of the rules, each statement of them."""

from __future__ import annotations

from luna.games.rivers.rules.constants import CELL_NAMES, RED
from luna.games.rivers.rules.events import ConflictBegun, ConflictDecided, TilesFell, TreasuresTaken
from luna.games.rivers.rules.geography import STARTS
from luna.games.rivers.rules.scoring import allot, result

from .map_setup import Situation, by_colour, shown

E1 = """
     e   f   g   h
 2   ~~  ..  ..  ..
 3   ~~  r*  ..  ..
 4   ..  ..  k   ..
"""


def test_e1_where_a_leader_may_stand():
    near = shown(E1).legal("leader black ")
    around = {f"{column}{row}" for column in "efgh" for row in (2, 3, 4)}
    assert near & around == {"f2", "g3", "f4"}
    assert shown(E1).play("leader black g3").legal("withdraw ") == {"black"}
    assert shown(E1).play("leader black f4").dump()["phase"] == "act"


E2 = """
     f   g   h   i   j
 5   Kh  r   ..  r   Rf
"""


def test_e2_joining_by_a_leader():
    for seat in ("heron", "ram", "fish", "palm"):
        assert shown(E2, seat).refused("leader green h5") == ("leader_joins", {"cell": "h5", "kingdoms": 2})
    moved = shown(E2).play("leader black h5")
    assert moved.dump()["phase"] == "act"
    assert moved.leaders("heron") == {"black": "h5"}


E3 = """
     f   g   h   i
 4   ..  r   ..  ..
 5   r   Kh  r   ..
 6   ..  ..  ..  ..
"""


def test_e3_revolt_with_shared_temples():
    revolt = shown(E3, "fish").hand("fish", "rrrk").hand("heron", "rr").play("leader black h4")
    assert revolt.dump()["pending"] == {
        "kind": "revolt",
        "colour": "black",
        "join": None,
        "attacker": "fish",
        "defender": "heron",
        "strength": [2, 3],
        "committed": None,
    }
    revolt.play("commit 2")
    assert (revolt.dump()["actor"], revolt.dump()["active"]) == ("heron", "fish")
    revolt.play("commit 1")
    assert revolt.leaders("fish") == {}
    assert revolt.leaders("heron") == {"black": "g5"}
    assert revolt.points("heron") == by_colour(red=1)
    assert revolt.dump()["out"] == by_colour(red=3)
    assert "h4" in revolt.legal("leader black ")


E4 = """
     f   g   h   i   j
 4   ..  ..  ..  ..  ..
 5   Kh  r   ..  r   Rf
 6   ..  ..  g   ..  ..
 7   ..  ..  g   r*  ..
"""


def test_e4_joining_without_a_war():
    joined = shown(E4).hand("heron", "kk").play("tile black h5")
    assert joined.dump()["phase"] == "act"
    assert joined.points("heron") == by_colour()
    assert joined.play("tile black h4").points("heron") == by_colour(black=1)


def test_e4_three_kingdoms():
    three = shown(E4.replace("r*  ..", "r*  Bm")).hand("heron", "krbg")
    assert three.refused("tile black h5") == ("tile_joins_three", {"cell": "h5", "kingdoms": 3})
    assert not {line for line in three.legal("tile ") if line.endswith(" h5")}


def test_e5_the_king_as_stand_in():
    stand_in = shown(E4, "ram").hand("ram", "gk").play("tile green g4")
    assert stand_in.points("heron") == by_colour(green=1)
    assert stand_in.points("ram") == by_colour()
    stand_in.play("tile black i4")
    assert [stand_in.points(seat) for seat in ("ram", "fish")] == [by_colour(), by_colour()]


E6 = """
     f   g   h   i   j   k   l
 4   ..  ..  ..  ..  r   ..  ..
 5   Rh  r   ..  r   Rf  r   Kf
 6   ..  r   ..  k   ..  r   ..
 7   ..  ..  ..  r*  ..  ..  ..
"""


def test_e6_a_red_war_in_which_temples_stay():
    war = shown(E6).hand("heron", "grrrr").play("tile green h5")
    assert ConflictBegun(1, 71, 0, 2, 2, 5) in war.events
    war.play("commit 4", "commit 0")
    assert war.leaders("fish") == {"black": "l5"}
    assert [war.at(cell) for cell in ("i7", "k5", "i5", "j4", "k6")] == ["r", "r", ".", ".", "."]
    assert war.points("heron") == by_colour(red=4)
    assert war.dump()["out"] == by_colour(red=7)
    assert war.dump()["left"] == 1


E7 = """
     e   f   g   h   i   j   k   l
 3   ~~  r*  ..  ..  ..  ..  ..  ..
 4   ..  Gh  ..  ..  ..  ..  Gf  ..
 5   Kh  r   k   ..  g   g   r   Kf
"""


def test_e7_two_wars_the_second_vanishes():
    wars = shown(E7).hand("heron", "kggg").play("tile black h5")
    assert wars.dump()["pending"] == {"kind": "war", "join": "h5", "open": ["black", "green"]}
    wars.play("war green", "commit 3", "commit 0")
    assert wars.leaders("fish") == {"black": "l5"}
    assert (wars.at("i5"), wars.at("j5")) == (".", ".")
    assert wars.points("heron") == by_colour(green=3)
    assert wars.dump()["phase"] == "act"


def test_e7_the_other_order():
    wars = shown(E7).hand("heron", "kggg").play("tile black h5", "war black", "commit 0", "commit 0")
    assert wars.points("heron") == by_colour(black=1)
    assert wars.dump()["pending"]["colour"] == "green"
    assert wars.dump()["pending"]["strength"] == [0, 2]


def test_e7_who_attacks_is_counted_from_who_placed_the_tile():
    by_palm = shown(E7, "palm").hand("palm", "k").play("tile black h5")
    assert by_palm.dump()["actor"] == "palm"
    assert by_palm.play("war green").dump()["actor"] == "heron"
    assert shown(E7, "ram").hand("ram", "k").play("tile black h5", "war green").dump()["actor"] == "fish"


E8 = """
     e   f   g   h   i
 4   ..  ..  r   r   ..
 5   ..  Bh  r   ..  ..
 6   ..  ..  Rf  r   ..
"""


def test_e8_a_monument_orphans_a_leader():
    built = shown(E8, "fish").hand("fish", "rr").play("tile red h5")
    assert built.points("fish") == by_colour(red=1)
    assert built.dump()["pending"]["squares"] == ["g4"]
    built.play("build g4 red-green")
    assert built.dump()["monuments"]["red-green"] == {"at": "g4", "base": "red"}
    assert built.leaders("heron") == {"blue": "f5"}
    built.play("pass")
    assert built.leaders("heron") == {}
    assert built.leaders("fish") == {"red": "g6"}
    assert built.points("fish") == by_colour(red=2)


def test_e8_a_new_temple_saves_the_leader():
    for cell in ("f4", "f6"):
        saved = shown(E8, "fish").hand("fish", "rr").play("tile red h5", "build g4 red-green", f"tile red {cell}")
        assert saved.leaders("heron") == {"blue": "f5"}


E9 = """
     f   g   h   i   j
 5   Kh  r   k   r   Gf
"""


def test_e9_a_catastrophe_splits():
    split = shown(E9).hand("heron", "k").play("catastrophe h5")
    assert (split.at("h5"), split.dump()["out"]) == ("x", by_colour(black=1))
    split.play("tile black i4")
    assert [split.points(seat) for seat in ("heron", "fish")] == [by_colour(), by_colour()]


def test_e9_without_a_temple_the_king_goes_at_the_end_of_the_turn():
    bare = shown(E9).play("catastrophe g5")
    assert bare.leaders("heron") == {"black": "f5"}
    assert bare.play("pass").leaders("heron") == {}


def test_e9_what_a_catastrophe_cannot_hit():
    assert shown(E9).refused("catastrophe f5") == ("leader_there", {"cell": "f5", "seat": "heron"})
    assert shown(E9).refused("catastrophe j5") == ("leader_there", {"cell": "j5", "seat": "fish"})
    assert shown(E9).refused("catastrophe b2") == ("treasure_there", {"cell": "b2"})


E10 = """
     a   b   c   d   e   f   g   h   i
 1   ..  Gm  ..  ..  ~~  ~~  ~~  ~~  ~~
 2   ..  r*  k   g   ~~  r   ..  ..  ..
 3   ..  ..  ..  ~~  ~~  r*  ..  ..  ..
 4   ~~  ~~  ~~  ~~  ..  k   k   k   k
 5   ..  ..  ..  ..  ..  ..  ..  ..  k
 6   ..  ..  ..  ..  ..  ..  ..  ..  k
 7   ~~  ~~  ~~  ~~  ..  ..  ..  ..  r*
"""


def test_e10_treasures():
    asked = shown(E10, left=1).hand("heron", "b").play("tile blue e2")
    assert asked.dump()["pending"] == {"kind": "leave", "candidates": ["f3", "i7"]}
    assert (asked.dump()["actor"], asked.dump()["active"], asked.dump()["left"]) == ("ram", "heron", 0)
    assert asked.refused("leave b2") == ("bordered_first", {"cell": "b2"})
    asked.play("leave i7")
    assert asked.dump()["players"]["ram"]["treasures"] == 2
    assert asked.dump()["active"] == "ram"
    assert "i7" in asked.dump()["treasures"]


def test_e10_without_a_choice_there_is_no_question():
    two = shown(E10.replace("r*\n", "..\n"), left=1).hand("heron", "b").play("tile blue e2")
    assert TreasuresTaken(1, (17,), 37) in two.events
    assert two.dump()["active"] == "ram"


def test_e10_two_bordered_ones_are_a_choice():
    bordered = shown(
        """
     a   b   c
 1   ..  Gm  ..
 2   ..  r*  k
 3   ..  k   ..
 4   ..  k   ..
 5   ..  k   ..
 6   ..  k   ..
 7   ..  k   ..
 8   ..  r*  ..
"""
    ).play("pass")
    assert bordered.dump()["pending"] == {"kind": "leave", "candidates": ["b2", "b8"]}
    assert bordered.play("leave b2").dump()["players"]["ram"]["treasures"] == 1


def test_e10_treasures_are_looked_at_once():
    nothing = shown(E10).hand("heron", "b").play("tile blue e2", "catastrophe d2")
    assert nothing.dump()["players"]["ram"]["treasures"] == 0
    assert nothing.dump()["active"] == "ram"


E11 = """
     a   b   c   d   e   f   g
 1   ..  Gh  ..  ..  ~~  ~~  ~~
 2   ..  r*  k   k   b   ##  ##
 3   ..  ..  ..  ~~  b   ##  ##
 4   ..  ..  ..  ..  k   k   k
 5   ..  ..  ..  ..  ..  ..  k
 6   ..  ..  ..  ..  ..  ..  k
 7   ..  ..  ..  ..  ..  ..  k
 8   ..  ..  ..  ..  ..  k   k
 9   ..  ..  ..  ..  ..  k   ..
 10  ..  ..  ..  ..  ..  r*  ..
"""


def test_e11_the_last_treasures():
    last = shown(E11)
    last.state.monument[4], last.state.base[4] = 21, RED
    for cell in STARTS:
        last.state.treasure[cell] = int(CELL_NAMES[cell] in ("b2", "f10", "k1"))
    for seat in ("heron", "ram", "fish", "palm"):
        last.hand(seat, "rrrrrr")
    last.play("pass")
    assert last.dump()["treasures"] == ["k1", "f10"]
    assert last.dump()["result"]["cause"] == ["treasures"]
    assert last.points("heron") == by_colour(green=1)
    assert (last.dump()["actor"], last.dump()["active"], last.dump()["left"]) == (None, "heron", 0)


def lacking(heron: int, fish: int) -> Situation:
    """Hands that lack so many tiles."""
    hands = Situation().turn_of("heron")
    for seat in ("ram", "palm"):
        hands.hand(seat, "rrrrrr")
    return hands.hand("heron", "r" * (6 - heron)).hand("fish", "r" * (6 - fish))


def test_e11_the_bag_that_fails():
    failed = lacking(2, 2).bag("rrr").play("pass")
    assert failed.dump()["result"]["cause"] == ["bag"]
    assert [failed.state.held[seat] for seat in range(4)] == [6, 6, 5, 6]


def test_e11_an_empty_bag_does_not_end_the_game():
    empty = lacking(2, 2).bag("rrrr").play("pass")
    assert (empty.dump()["bag"], empty.dump()["phase"]) == ("", "act")
    assert empty.play("pass").dump()["phase"] == "act"


def test_e11_a_swap_that_the_bag_cannot_give():
    swapped = lacking(0, 0).bag("kkk").play("swap red=4")
    assert swapped.dump()["result"]["cause"] == ["bag"]
    assert swapped.dump()["players"]["heron"]["hand"] == by_colour(red=2, black=3)
    assert swapped.dump()["turn"] == 1


def test_e12_three_tied():
    tied = Situation(("heron", "ram", "fish"))
    rows = {"heron": (7, 5, 14, 6, 3), "ram": (8, 7, 7, 7, 1), "fish": (7, 8, 8, 8, 0)}
    for seat, values in enumerate(rows.values()):
        tied.state.points[4 * seat : 4 * seat + 4] = values[:4]
        tied.state.treasures[seat] = values[4]
    found = result(tied.state)
    assert found.scores == ((7, 7, 7, 14), (7, 7, 8, 8), (7, 8, 8, 8))
    assert found.ranking == ((2,), (1,), (0,))
    assert allot([7, 5, 14, 6], 3) == (0, 2, 0, 1)


def test_a_lost_war_takes_what_counted():
    war = shown(E6).hand("heron", "g").play("tile green h5", "commit 0", "commit 0")
    assert ConflictDecided(1, 71, 2, 0, 2, 5) in war.events
    assert TilesFell(1, (70, 86)) in war.events
    assert war.points("fish") == by_colour(red=3)
