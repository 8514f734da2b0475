"""The line structure of all records."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.record import (
    DIVIDER,
    LONGEST_LINE,
    LONGEST_QUOTE,
    Line,
    RecordError,
    decode,
    decode_lines,
    join,
    last_notes,
    note,
    notes,
    split,
    without_notes,
)

COUNTED = st.text(st.characters(exclude_characters="\n\r"), min_size=1).filter(lambda line: not line.startswith("#"))


def test_a_record_is_split_at_the_divider_with_line_numbers_of_the_file():
    lines = split("a 1\n# note\n\nb 2\n---\n\nfirst\n#x\nsecond\n")
    assert lines.header == (Line(1, "a 1"), Line(4, "b 2"))
    assert lines.actions == (Line(7, "first"), Line(9, "second"))


def test_line_ends_of_windows_and_a_missing_last_one_do_not_matter():
    assert split("a\r\n---\r\nb") == split("a\n---\nb\n")


@pytest.mark.parametrize("ending", ["", "---\n"])
def test_a_comment_may_be_as_long_as_it_likes(ending: str):
    assert split("#" * (LONGEST_LINE + 1) + "\na\n---\n" + ending).header == (Line(2, "a"),)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("favor herbs", "favor herbs"),
        ("\x1b[31m\t\u202e\ud800\0", "\\x1b[31m\\t\\u202e\\ud800\\x00"),
        ("Łódź\xa0", "Łódź\\xa0"),
        ("9" * LONGEST_QUOTE, "9" * LONGEST_QUOTE),
        ("9" * (LONGEST_QUOTE + 1), "9" * (LONGEST_QUOTE - 1) + "…"),
    ],
)
def test_what_is_quoted_can_be_shown(text: str, shown: str):
    error = RecordError(1, "bad_value", text, text)
    assert error.detail == error.expected == shown
    assert str(error) == f"line 1: bad_value {shown} {shown}"


def test_text_ends_before_the_first_line_that_is_none():
    for bad in (b"\xff", b"a\0b"):
        text, fault = decode_lines(b"one\ntwo\n" + bad + b"\nthree\n")
        assert text == "one\ntwo\n"
        assert fault is not None
        assert fault.line == 3
    assert decode_lines("Łódź\n".encode()) == ("Łódź\n", None)


def test_only_the_first_divider_divides():
    assert split("---\n---\n").actions == (Line(2, DIVIDER),)


def test_a_comment_stands_at_the_beginning_of_a_line():
    assert split("---\nfirst # no comment\n # neither").actions == (
        Line(2, "first # no comment"),
        Line(3, " # neither"),
    )


@pytest.mark.parametrize("text", ["", "a\nb\n", " ---\n", "# ---"])
def test_without_a_divider_it_is_no_record(text: str):
    with pytest.raises(RecordError) as caught:
        split(text)
    assert (caught.value.line, caught.value.reason, str(caught.value)) == (0, "no_divider", "line 0: no_divider")


def test_a_header_line_has_an_end():
    fits = "x" * LONGEST_LINE
    assert split(f"{fits}\n---").header[0].text == fits
    with pytest.raises(RecordError) as caught:
        split(f"a\n{fits}x\n---")
    assert (caught.value.line, caught.value.reason) == (2, "line_too_long")


def test_an_error_tells_line_reason_and_detail():
    error = RecordError(4, "bad_value", "cat")
    assert str(error) == "line 4: bad_value cat"
    assert (error.line, error.reason, error.detail) == (4, "bad_value", "cat")


def test_bytes_that_are_no_utf8_are_named_by_their_line():
    assert decode("łódź\n---".encode()) == "łódź\n---"
    with pytest.raises(RecordError) as caught:
        decode(b"a\nb\n\xff\n---")
    assert (caught.value.line, caught.value.reason) == (3, "not_utf8")


def test_a_nul_byte_belongs_to_no_text_and_is_named_by_its_line():
    with pytest.raises(RecordError) as caught:
        decode(b"a\nb\0\n---")
    assert (caught.value.line, caught.value.reason) == (2, "nul_byte")


NOTED = "# title A\r\na\n# title B\n# titled C\n#title D\n---\n# undone x\nfirst\n\n# undone y\n# sum 1\n# undone z\n"


def test_a_note_is_a_comment_with_a_key():
    assert note("title", "A") == "# title A"
    assert notes(NOTED, "title") == ["A", "B"]
    assert notes(NOTED, "titled") == ["C"]


def test_the_last_notes_are_those_no_action_follows():
    assert last_notes(NOTED, "undone") == ["y", "z"]
    assert last_notes(NOTED, "title") == []
    assert last_notes("# undone x\n\n", "undone") == ["x"]


def test_notes_can_be_taken_out():
    assert (
        without_notes(NOTED, ("title", "sum"))
        == "a\n# titled C\n#title D\n---\n# undone x\nfirst\n\n# undone y\n# undone z\n"
    )
    assert without_notes("# finished\na\n", ("finished",)) == "a\n"


@given(st.lists(COUNTED.filter(lambda line: line != DIVIDER)), st.lists(COUNTED))
def test_what_was_joined_is_split_again(header: list[str], actions: list[str]):
    lines = split(join(header, actions))
    assert [line.text for line in lines.header] == header
    assert [line.text for line in lines.actions] == actions
    numbers = [line.number for line in (*lines.header, *lines.actions)]
    assert numbers == [*range(1, len(header) + 1), *range(len(header) + 2, len(header) + len(actions) + 2)]


@given(st.binary())
def test_any_bytes_are_lines_or_an_error_with_a_line_number(data: bytes):
    try:
        lines = split(decode(data))
    except RecordError as error:
        named = [error.line]
    else:
        assert all(line.text and not line.text.startswith("#") for line in (*lines.header, *lines.actions))
        named = [line.number for line in (*lines.header, *lines.actions)]
    assert all(0 <= number <= data.count(b"\n") + 1 for number in named)
