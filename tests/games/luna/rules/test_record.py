"""Whole records: replay, the line that is wrong, the prefix that is kept, and any garbage."""

from __future__ import annotations

from functools import cache
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.game import new_match
from luna.core.game_record import format_record, load_bytes, load_record
from luna.core.record import DIVIDER, RecordError, split
from luna.core.rules import Violation
from luna.games.luna.game import LUNA
from tests.games.luna.oracle.deal import MODES
from tests.garbage import read

from .random_games import recorded
from .table_setup import setup_of

HEADER = format_record(LUNA, setup_of(2), new_match(LUNA, setup_of(2)))
OPENING = """\
place shrine tides
place shrine book

# yellow takes the islands of the north
place pairs novice herbs sailboat shrine
place pairs novice tides herbs shrine
favor herbs
"""


def fault_of(text: str) -> tuple[int, str, list[str]]:
    """Line and reason of a record's first bad action line, and the lines kept before it."""
    loaded = load_record(text, [LUNA])
    assert loaded.fault is not None
    return loaded.fault.line, loaded.fault.reason, loaded.match.notations()


def test_comments_and_empty_lines_are_skipped():
    loaded = load_record(HEADER + OPENING, [LUNA])
    assert loaded.fault is None
    assert len(loaded.match.steps) == 5
    assert loaded.match.notations()[-1] == "favor herbs"


def test_lines_may_end_as_on_windows():
    assert load_record((HEADER + OPENING).replace("\n", "\r\n"), [LUNA]).fault is None


def test_a_record_is_written_up_to_the_present_position():
    loaded = load_record(HEADER + OPENING, [LUNA])
    loaded.match.go_to(2)
    assert format_record(LUNA, loaded.setup, loaded.match) == HEADER + "place shrine tides\nplace shrine book\n"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("favor moon", "unknown_action"),
        ("favor herbs ", "unknown_action"),
        ("favor herbs # cheap", "unknown_action"),
        ("favor book", "illegal_action"),
        ("end", "illegal_action"),
        (DIVIDER, "unknown_action"),
    ],
)
def test_a_bad_action_line_is_named_and_everything_before_it_is_kept(line: str, reason: str):
    """The header has 10 lines and the divider, the opening 7 with a comment and an empty line."""
    number, found, kept = fault_of(f"{HEADER}{OPENING}{line}\nmeditate\n")
    assert (number, found) == (11 + 7 + 1, reason)
    assert len(kept) == 5


def test_an_illegal_action_says_why():
    loaded = load_record(HEADER + OPENING + "favor book\n", [LUNA])
    assert loaded.fault is not None
    assert str(loaded.fault) == "line 19: illegal_action favor book"
    assert loaded.fault.violation == Violation("too_few_active", {"island": "book", "needed": 1, "have": 0})


def test_nothing_may_follow_the_end():
    text = recorded("2-preset", 1)
    number, reason, kept = fault_of(f"{text}\n# thanks for the game\nmeditate\n")
    assert (number, reason) == (text.count("\n") + 3, "after_end")
    assert len(kept) == text.count("\n") - 9  # eight header lines and the divider


def test_without_a_divider_there_is_no_record():
    with pytest.raises(RecordError) as caught:
        load_record(HEADER.replace(DIVIDER, ""), [LUNA])
    assert (caught.value.line, caught.value.reason) == (0, "no_divider")


# --- bytes


def test_a_byte_that_is_no_text_is_named_and_everything_before_its_line_is_kept():
    data = (HEADER + OPENING).encode() + b"favor h\xffrbs\nmeditate\n"
    loaded = load_bytes(data, [LUNA])
    assert loaded.fault is not None
    assert (loaded.fault.line, loaded.fault.reason) == (19, "not_utf8")
    assert len(loaded.match.steps) == 5


@pytest.mark.parametrize(
    ("first", "line", "reason"), [("favor moon", 19, "unknown_action"), ("meditate", 20, "not_utf8")]
)
def test_the_first_of_two_bad_lines_is_named(first: str, line: int, reason: str):
    fault = load_bytes((HEADER + OPENING + first).encode() + b"\n\xff\n", [LUNA]).fault
    assert fault is not None
    assert (fault.line, fault.reason) == (line, reason)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"), [("---", "", 19, "not_utf8"), ("mode players", "mode none", 3, "bad_value")]
)
def test_without_a_good_header_the_first_bad_line_is_named_too(old: str, new: str, line: int, reason: str):
    data = (HEADER + OPENING).replace(old, new).encode() + b"\xff"
    with pytest.raises(RecordError) as caught:
        load_bytes(data, [LUNA])
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_a_byte_order_mark_before_a_record_does_not_matter():
    loaded = load_bytes(b"\xef\xbb\xbf" + (HEADER + OPENING).encode(), [LUNA])
    assert loaded.fault is None
    assert len(loaded.match.steps) == 5


# --- any names


WRITTEN_NAMES = st.text(st.characters(exclude_characters=" \n\r%"), max_size=300) | st.text(
    st.characters(exclude_categories=["Cs"]), max_size=100
).map(lambda name: quote(name, safe=""))
"""Names as other programs may write them."""


@given(names=st.lists(WRITTEN_NAMES, min_size=2, max_size=2), kept=st.integers(0, 5))
def test_whatever_names_are_read_the_program_writes_what_it_reads(names: list[str], kept: int):
    header = HEADER
    for seat, name in zip(("yellow=human:", "red=human:"), names, strict=True):
        header = header.replace(seat, seat + name)
    actions = [line for line in OPENING.split("\n") if line and not line.startswith("#")][:kept]
    loaded = load_record(header + "\n".join(actions), [LUNA])
    written = format_record(LUNA, loaded.setup, loaded.match)
    again = load_record(written, [LUNA])
    assert again.fault is None
    assert (again.setup, again.match.notations()) == (loaded.setup, actions)
    assert format_record(LUNA, again.setup, again.match) == written


# --- garbage


@given(st.binary())
def test_any_bytes_are_refused_without_a_crash(data: bytes):
    read(LUNA, data)


@given(st.text())
def test_any_text_is_refused_without_a_crash(text: str):
    read(LUNA, text.encode("utf-8", "surrogatepass"))


@given(st.binary(), st.integers(0, len(HEADER)))
def test_any_bytes_in_a_header_are_refused_without_a_crash(data: bytes, at: int):
    whole = HEADER.encode()
    read(LUNA, whole[:at] + data + whole[at:])


@given(st.lists(st.text() | st.sampled_from((HEADER + OPENING).split("\n"))))
def test_any_lines_in_any_order_are_refused_without_a_crash(lines: list[str]):
    read(LUNA, "\n".join(lines).encode("utf-8", "surrogatepass"))


@given(st.lists(st.text() | st.sampled_from(OPENING.split("\n"))))
def test_any_lines_after_a_good_header_name_the_first_bad_one(lines: list[str]):
    text = HEADER + "\n".join(line.replace("\n", " ") for line in lines)
    the_first_bad_line_is_named(text)


@cache
def real_lines(mode: str) -> tuple[str, ...]:
    return tuple(recorded(mode, 7).split("\n"))


@st.composite
def damaged_records(draw: st.DrawFn) -> str:
    """A real record with one to three lines dropped, doubled, swapped or with another character."""
    lines = list(real_lines(draw(st.sampled_from(MODES))))
    for _ in range(draw(st.integers(1, 3))):
        at, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(("drop", "double", "swap", "flip"))):
            case "drop":
                del lines[at]
            case "double":
                lines.insert(other, lines[at])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "flip" if lines[at]:
                k = draw(st.integers(0, len(lines[at]) - 1))
                lines[at] = lines[at][:k] + draw(st.characters(exclude_characters="\n\r")) + lines[at][k + 1 :]
    return "\n".join(lines)


@given(damaged_records())
def test_a_damaged_record_names_its_first_bad_line(text: str):
    the_first_bad_line_is_named(text)


def the_header_is_wrong_there(text: str, error: RecordError) -> None:
    """The lines up to the named one, with nothing but a divider after them, are refused at the same place."""
    assert error.line <= text.count("\n") + 1
    upto = text.split("\n")[: error.line]
    with pytest.raises(RecordError) as caught:
        load_record("\n".join([*upto, DIVIDER]), [LUNA])
    assert caught.value.line == error.line or error.line == 0


def the_first_bad_line_is_named(text: str) -> None:
    """The lines before the named one are a good record by themselves and are what was kept; with it they are not."""
    try:
        loaded = load_record(text, [LUNA])
    except RecordError as error:
        the_header_is_wrong_there(text, error)
        return
    written = [line.text for line in split(text).actions]
    kept = loaded.match.notations()
    assert kept == written[: len(kept)]
    if loaded.fault is None:
        assert kept == written
        return
    raw = text.split("\n")
    prefix = "\n".join(raw[: loaded.fault.line - 1])
    again = load_record(prefix, [LUNA])
    assert again.fault is None
    assert again.match.state.fields() == loaded.match.state.fields()
    with_it = load_record(prefix + "\n" + raw[loaded.fault.line - 1], [LUNA]).fault
    assert with_it is not None
    assert (with_it.line, with_it.reason) == (loaded.fault.line, loaded.fault.reason)
