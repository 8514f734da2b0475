"""Names from anywhere become one line that can be drawn and written."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.core.names import clean

ANY_TEXT = st.text(st.characters())  # halves of characters included


@pytest.mark.parametrize("name", ["Łucja", "Ζωή", "Ольга", "O’Neil-Smith 3rd", "a=b %20", "Zoë", ""])
def test_names_of_any_script_stay_as_they_are(name: str):
    assert clean(name, 20) == name


@pytest.mark.parametrize(
    ("dirty", "cleaned"),
    [
        ("An\0na", "Anna"),
        ("\x1b[31mAnna", "[31mAnna"),
        ("An\nna\t Bo", "Anna Bo"),
        ("Anna\u2028Bo\u2029", "Anna Bo"),
        ("  Anna \u200b  Bo ", "Anna Bo"),
        ("An\ud800na\ufeff", "Anna"),
        ("An\u202ena", "Anna"),
        ("An\ue000na\U000e0fff", "Anna"),
        ("\0\x7f\x85", ""),
    ],
)
def test_what_is_no_character_is_dropped_and_white_space_is_one_space(dirty: str, cleaned: str):
    assert clean(dirty, 20) == cleaned


@given(ANY_TEXT, st.integers(0, 30))
def test_any_text_becomes_one_short_line_that_can_be_written(text: str, length: int):
    name = clean(text, length)
    assert len(name) <= length
    assert not any(unicodedata.category(char)[0] == "C" or unicodedata.category(char) in ("Zl", "Zp") for char in name)
    assert name == " ".join(name.split())
    assert clean(name, length) == name
    name.encode("utf-8")


def test_a_cut_leaves_no_space_at_the_end():
    assert clean("Anna Berta", 5) == "Anna"
