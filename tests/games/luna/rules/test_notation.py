"""Actions and their lines."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.games.luna.rules.actions import ACTIONS, FIRST, PAIRS
from luna.games.luna.rules.notation import code_of, notation

from .table_setup import RING, beginning

TABLE = beginning().state.table
LINES = [notation(TABLE, code) for code in range(len(ACTIONS))]

FORMATS = (
    r"place shrine {i}",
    r"place pairs {i} {i} {i} {i}",
    r"(favor|recruit) {i}( novice)?",
    r"shrine( novice)?",
    r"herbs {i} [12]",
    r"(journey|tides) {i}>{i}",
    r"tides ({i}~|jetty)>{i}",
    r"done",
    r"sail ({i}|jetty)>{i} [12]",
    r"appoint {t}( novice)?",
    r"consecrate {t}",
    r"book {t}>{t}",
    r"council {i} ([1-9]|1[0-3])( novice)?",
    r"council 0 novice",
    r"expel ([1-9]|1[0-3])( novice)?",
    r"expel 0 novice",
    r"meditate",
    r"tire {i}",
    r"end",
)
ANY_FORMAT = re.compile(
    "|".join(f"({line})" for line in FORMATS)
    .replace("{i}", f"({'|'.join(RING)})")
    .replace("{t}", "([1-9]|1[0-9]|2[0-8])")
)


def test_there_are_1440_actions_with_lines_of_the_record_format():
    assert len(ACTIONS) == len(set(LINES)) == 1440
    assert all(ANY_FORMAT.fullmatch(line) for line in LINES)


def test_every_line_names_its_action():
    assert [code_of(TABLE, line) for line in LINES] == list(range(len(ACTIONS)))


def test_codes_of_a_kind_lie_together():
    kinds = [action.kind for action in ACTIONS]
    assert sorted(FIRST.values()) == [0] + [k for k in range(1, len(kinds)) if kinds[k] != kinds[k - 1]]
    assert len(PAIRS) == 35


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "place pairs",
        "place pairs novice tides herbs",
        "place pairs tides novice herbs sailboat",
        "place pairs novice tides herbs herbs",
        "place pairs novice tides herbs sailboat ",
        "place pairs novice tides herbs sailboat moon",
        "place pairs novice tides herbs sailboat shrine",
        "Meditate",
        "meditate ",
        " meditate",
        "favor  herbs",
        "favor moon",
        "favor herbs novice novice",
        "herbs tides 3",
        "herbs tides 01",
        "sail tides>jetty 1",
        "appoint 0",
        "appoint 29",
        "council 0",
        "council herbs 14",
        "expel 0",
        "tides jetty~>book",
    ],
)
def test_only_the_canonical_line_is_an_action(line: str):
    assert code_of(TABLE, line) is None


@given(st.text() | st.sampled_from(LINES).flatmap(lambda line: st.text().map(lambda tail: line + tail)))
def test_any_text_is_an_action_or_none(line: str):
    code = code_of(TABLE, line)
    assert (code is None) == (line not in LINES)
    assert code is None or LINES[code] == line


@given(st.lists(st.sampled_from([*RING, "moon", ""])))
def test_pairs_are_read_only_in_the_order_of_the_circle(names: list[str]):
    in_order = len(names) == 4 and names == [name for name in RING if name in names]
    assert (code_of(TABLE, "place pairs " + " ".join(names)) is not None) == in_order
