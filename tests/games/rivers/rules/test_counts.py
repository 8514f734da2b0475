"""Counts that must not change by accident: the table of actions and lines of play from a fixed set-up."""

from __future__ import annotations

from collections import Counter

from luna.core.seat import Seat
from luna.games.rivers.rules.actions import ACTIONS, FIRST
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.geography import CORNERS, SQUARES, WET
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.notation import code_of, notation
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.setup import Setup, initial_state

BAG = "rkbg" * 30 + "rb" * 6 + "r" * 11


def test_the_table_of_actions():
    assert Counter(action.kind for action in ACTIONS) == {
        "leader": 540,
        "withdraw": 4,
        "tile": 446,
        "catastrophe": 176,
        "swap": 209,
        "pass": 1,
        "war": 4,
        "commit": 7,
        "build": 483,
        "decline": 1,
        "leave": 10,
    }
    assert all(code_of(notation(code)) == code for code in range(len(ACTIONS)))
    assert list(FIRST.values()) == sorted(FIRST.values())


def test_the_map():
    assert (sum(WET), len(WET)) == (41, 176)
    assert sum(all(not WET[cell] for cell in CORNERS[square]) for square in SQUARES) == 80
    assert [square for square in SQUARES if WET[square]] == [62]


def test_lines_of_the_first_two_decisions():
    state = initial_state(shipped_board(), Setup((Seat("heron"), Seat("ram")), 0, BAG))
    first, second = Counter[str](), Counter[str]()
    for code in legal_codes(state):
        after = state.copy()
        play(after, code)
        first[ACTIONS[code].kind] += 1
        second[ACTIONS[code].kind] += len(legal_codes(after))
    assert first == {"catastrophe": 166, "leader": 132, "pass": 1, "swap": 35, "tile": 416}
    assert second == {"tile": 288458, "catastrophe": 123786, "leader": 98076, "swap": 24780, "pass": 750}
