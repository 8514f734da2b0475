"""Every reason of the list is given somewhere, with the values its sentence needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from luna.games.rivers.rules.reasons import REASONS
from luna.games.rivers.rules.rivers_rules import RULES
from tests.games.rivers.drawings import E2, E3, E4, E7, E8, E9, E10

from .map_setup import Situation, shown


def act() -> Situation:
    return shown(E9).hand("heron", "k")


def order() -> Situation:
    return shown(E7).hand("heron", "kkgg").play("tile black h5")


def revolt() -> Situation:
    return shown(E3, "fish").hand("fish", "r").play("leader black h4")


def building() -> Situation:
    return shown(E8, "fish").hand("fish", "rr").play("tile red h5")


def built() -> Situation:
    situation = building()
    situation.state.monument[4], situation.state.base[4] = 0, 1
    return situation


def monument() -> Situation:
    return building().play("build g4 red-green")


def leaving() -> Situation:
    return shown(E10.format("k"), left=1).hand("heron", "b").play("tile blue e2")


def over() -> Situation:
    return act().bag("").play("pass")


CASES: list[tuple[str, Callable[[], Situation], str, dict[str, int | str]]] = [
    ("game_over", over, "pass", {}),
    ("order_first", order, "tile black h4", {}),
    ("order_first", order, "commit 0", {}),
    ("commit_first", revolt, "pass", {}),
    ("build_first", building, "tile red h7", {}),
    ("leave_first", leaving, "pass", {}),
    ("no_wars_to_order", act, "war red", {}),
    ("no_conflict", act, "commit 0", {}),
    ("nothing_to_build", act, "decline", {}),
    ("nothing_to_build", act, "build g4 red-green", {}),
    ("no_treasure_to_leave", act, "leave b2", {}),
    ("leader_there", act, "leader red j5", {"cell": "j5", "seat": "fish"}),
    ("leader_is_here", act, "leader black f5", {"cell": "f5"}),
    ("tile_there", act, "tile black h5", {"cell": "h5"}),
    ("flipped_there", monument, "tile red h5", {"cell": "h5"}),
    ("catastrophe_there", lambda: act().play("catastrophe h5"), "tile black h5", {"cell": "h5"}),
    ("no_temple_beside", act, "leader black h4", {"cell": "h4"}),
    ("leader_joins", lambda: shown(E2), "leader red h5", {"cell": "h5", "kingdoms": 2}),
    ("leader_in_supply", act, "withdraw red", {"colour": "red"}),
    ("none_in_hand", act, "tile red h4", {"colour": "red"}),
    (
        "tile_joins_three",
        lambda: shown(E4.format("Bm")).hand("heron", "k"),
        "tile black h5",
        {"cell": "h5", "kingdoms": 3},
    ),
    (
        "no_catastrophe_left",
        lambda: act().play("catastrophe a1", "catastrophe b1").turn_of("heron"),
        "catastrophe a2",
        {},
    ),
    ("treasure_there", act, "catastrophe b2", {"cell": "b2"}),
    ("too_few_tiles", act, "swap black=2", {"colour": "black", "needed": 2, "have": 1}),
    ("too_few_tiles", revolt, "commit 2", {"colour": "red", "needed": 2, "have": 1}),
    ("war_not_open", order, "war red", {"colour": "red"}),
    ("square_not_complete", building, "build a1 red-green", {"cell": "a1"}),
    ("pair_without_colour", building, "build g4 blue-green", {"pair": "blue-green", "colour": "red"}),
    ("pair_built", built, "build g4 red-green", {"pair": "red-green"}),
    ("no_such_treasure", leaving, "leave f10", {"cell": "f10"}),
    ("bordered_first", leaving, "leave b2", {"cell": "b2"}),
]


@pytest.mark.parametrize(("reason", "situation", "line", "args"), CASES)
def test_the_reason(reason: str, situation: Callable[[], Situation], line: str, args: dict[str, int | str]):
    assert situation().refused(line) == (reason, args)
    assert set(args) == set(REASONS[reason])


def test_every_reason_is_met():
    assert {case[0] for case in CASES} == set(REASONS)


def test_reasons_are_given_for_exactly_what_is_not_legal():
    for situation in (act(), order(), revolt(), building(), leaving(), over()):
        legal = set(RULES.legal(situation.state))
        for code in range(1881):
            assert (RULES.violation(situation.state, code) is None) == (code in legal)
