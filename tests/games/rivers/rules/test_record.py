"""Whole records: replay, the line that is wrong, the prefix that is kept, and any garbage."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.game import new_match
from luna.core.game_record import format_record, load_record
from luna.core.record import DIVIDER, RecordError
from luna.core.rules import Violation
from luna.core.seat import Seat
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.setup import Setup
from tests.games.rivers.oracle.wander import random_game
from tests.garbage import read

SETUP = Setup((Seat("heron"), Seat("ram")), 0, "rkbg" * 30 + "rb" * 6 + "r" * 11)
HEADER = format_record(RIVERS, SETUP, new_match(RIVERS, SETUP))
OPENING = """\
leader black f4
tile red f2

# ram answers beside it
leader black g3
commit 1
commit 0
"""
OPENING_LINES = [line for line in OPENING.split("\n") if line and not line.startswith("#")]
AFTER_OPENING = HEADER.count("\n") + OPENING.count("\n") + 1
"""The number of the first line after it."""


@cache
def recorded() -> str:
    """A whole game by the other model of the rules."""
    return "\n".join([*random_game(2, 3), ""])


def test_a_whole_game_is_read_and_written_as_it_was():
    loaded = load_record(recorded(), [RIVERS])
    assert loaded.fault is None
    assert format_record(RIVERS, loaded.setup, loaded.match) == recorded()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("tile purple h5", "unknown_action"),
        ("tile red h5 ", "unknown_action"),
        ("tile red  h5", "unknown_action"),
        ("tile red H5", "unknown_action"),
        ("tile red q5", "unknown_action"),
        ("tile blue h5", "unknown_action"),
        ("tile red h5 # near it", "unknown_action"),
        ("leader black e1", "unknown_action"),
        ("commit 7", "unknown_action"),
        ("commit 01", "unknown_action"),
        ("swap red=1 black=1", "unknown_action"),
        ("swap black=0 red=1", "unknown_action"),
        ("swap red=7", "unknown_action"),
        ("build g4 red-black", "unknown_action"),
        ("leave a1", "unknown_action"),
        ("leader black", "unknown_action"),
        (DIVIDER, "unknown_action"),
        ("withdraw red", "illegal_action"),
        ("commit 0", "illegal_action"),
        ("war red", "illegal_action"),
        ("catastrophe f3", "illegal_action"),
    ],
)
def test_a_bad_action_line_is_named_and_everything_before_it_is_kept(line: str, reason: str):
    loaded = load_record(f"{HEADER}{OPENING}{line}\npass\n", [RIVERS])
    assert loaded.fault is not None
    assert (loaded.fault.line, loaded.fault.reason) == (AFTER_OPENING, reason)
    assert loaded.match.notations() == OPENING_LINES


def test_an_illegal_action_says_why():
    fault = load_record(f"{HEADER}{OPENING}catastrophe f3\n", [RIVERS]).fault
    assert fault is not None
    assert (fault.violation, fault.game) == (Violation("treasure_there", {"cell": "f3"}), "rivers")


def test_within_a_conflict_nothing_else_is_taken():
    fault = load_record(f"{HEADER}leader black f4\npass\nleader black g3\npass\n", [RIVERS]).fault
    assert fault is not None
    assert (fault.line, fault.violation) == (HEADER.count("\n") + 4, Violation("commit_first", {}))


def test_nothing_may_follow_the_end():
    loaded = load_record(f"{recorded()}pass\n", [RIVERS])
    assert loaded.fault is not None
    assert (loaded.fault.line, loaded.fault.reason) == (recorded().count("\n") + 1, "after_end")
    assert loaded.match.notations() == recorded().split("\n")[6:-1]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("record 1", "record 2", (1, "newer_version", "2", "")),
        ("valley-1", "valley-2", (2, "unknown_board", "valley-2", "valley-1")),
        ("heron=human:", "heron=human", (3, "bad_value", "heron=human ram=human:", "")),
        ("start heron", "start fish", (4, "bad_value", "fish", "")),
        ("bag rkbg", "bag rrbg", (5, "other_count", "black 29", "black 30")),
        ("bag rkbg", "bag rkb", (5, "other_count", "green 29", "green 30")),
        ("bag rkbg", "bag rkbgr", (5, "other_count", "red 48", "red 47")),
        ("start heron\n", "", (4, "missing_header", "start", "")),
        (f"{DIVIDER}\n", f"mode solo\n{DIVIDER}\n", (6, "unknown_header", "mode solo", DIVIDER)),
        (DIVIDER, "", (0, "no_divider", "", "")),
    ],
)
def test_a_bad_header_is_refused_with_line_reason_and_values(old: str, new: str, fault: tuple[int, str, str, str]):
    assert old in HEADER
    with pytest.raises(RecordError) as caught:
        load_record(HEADER.replace(old, new, 1) + OPENING, [RIVERS])
    found = caught.value
    assert (found.line, found.reason, found.detail, found.expected) == fault


# --- garbage


@given(st.binary(), st.integers(0, len(HEADER)))
def test_any_bytes_in_a_header_are_refused_without_a_crash(data: bytes, at: int):
    whole = HEADER.encode()
    read(RIVERS, whole[:at] + data + whole[at:])


@given(st.lists(st.text() | st.sampled_from((HEADER + OPENING).split("\n"))))
def test_any_lines_in_any_order_are_refused_without_a_crash(lines: list[str]):
    read(RIVERS, "\n".join(lines).encode("utf-8", "surrogatepass"))


@given(st.lists(st.text() | st.sampled_from(recorded().split("\n")[6:])))
def test_any_lines_after_a_good_header_are_read_up_to_the_first_bad_one(lines: list[str]):
    read(RIVERS, (HEADER + "\n".join(lines)).encode("utf-8", "surrogatepass"))
