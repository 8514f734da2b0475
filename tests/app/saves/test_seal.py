"""The checksums in a saved game tell a torn end from damage."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.app.saves.seal import Content, seal, unseal
from luna.core.record import notes

LINES = st.text(st.characters(exclude_characters="\0\n", exclude_categories=["Cs"]), max_size=30)
START = seal(b"", "head\n---\n")
FILE = seal(seal(START, "first\n"), "second\n")


def add_all(content: bytes, lines: list[str]) -> bytes:
    for line in lines:
        content = seal(content, f"{line}\n")
    return content


@given(st.lists(LINES, min_size=1, max_size=8))
def test_what_was_sealed_line_by_line_is_read_whole(lines: list[str]):
    found = unseal(add_all(b"", lines))
    assert found.fault is None
    assert found.sealed
    assert len(notes(found.text, "sum")) >= len(lines)
    assert seal(b"", "head\n---\n" + "".join(f"{line}\n" for line in lines)) == add_all(START, lines)
    assert [line for line in found.text.split("\n") if not line.startswith("# sum ")][:-1] == [
        line for line in lines if not line.startswith("# sum ")
    ]


def test_a_file_without_sums_is_trusted_with_its_last_line_whole_or_not():
    for text in ("head\n---\nfirst", "head\n---\nfirst\n"):
        assert unseal(text.encode()) == Content(text, fault=None, sealed=False)


@pytest.mark.parametrize("end", range(len(START), len(FILE)))
def test_a_torn_end_leaves_the_lines_before_it(end: int):
    found = unseal(FILE[:end])
    assert found.fault is None
    whole = FILE[:end].count(b"\nfirst\n") + FILE[:end].count(b"\nsecond\n")
    assert [line for line in found.text.split("\n") if line and line[0] != "#"] == ["head", "---", "first", "second"][
        : 2 + whole
    ]


@pytest.mark.parametrize("tail", [b"thi", b"\0" * 600, b"third\n\0\0\0", b"\xff\xfe\n", b"# sum 12"])
def test_whatever_a_power_cut_leaves_at_the_end_is_dropped(tail: bytes):
    found = unseal(FILE + tail)
    assert (found.fault, found.sealed) == (None, False)
    assert found.torn is not None
    assert found.torn.line >= FILE.count(b"\n") + 1
    assert found.text.startswith(FILE.decode())
    assert found.text.removeprefix(FILE.decode()) in ("", "third\n")


def test_a_whole_line_without_its_sum_counts():
    assert unseal(FILE + b"third\n# su").text == FILE.decode() + "third\n"


def places(part: bytes) -> list[int]:
    return list(range(FILE.index(part), FILE.index(part) + len(part)))


@pytest.mark.parametrize("at", places(b"first") + places(b"second") + places(FILE[-9:-1]))
@pytest.mark.parametrize("bit", [1 << k for k in range(8)])
def test_a_changed_bit_in_an_action_or_a_sum_is_told_with_the_line_of_the_sum(at: int, bit: int):
    found = unseal(FILE[:at] + bytes([FILE[at] ^ bit]) + FILE[at + 1 :])
    if found.fault is None:  # the last sum has a digit that is none and is a comment like any other
        assert at >= len(FILE) - 9
        assert not found.sealed
        return
    assert found.fault.reason == "damaged"
    kept = [line for line in found.text.split("\n") if line and line[0] != "#"]
    assert kept == ["head", "---", "first"][: 3 if at > FILE.index(b"second") - 1 else 2]


def test_damage_in_the_head_leaves_the_lines_to_the_rules():
    found = unseal(FILE.replace(b"head", b"heap"))
    assert found.fault is not None
    assert (found.fault.line, found.fault.reason) == (3, "damaged")
    assert found.text == FILE.decode().replace("head", "heap")


@pytest.mark.parametrize(("byte", "reason"), [(b"\0", "nul_byte"), (b"\xff", "not_utf8")])
def test_bytes_that_are_no_text_are_named_in_a_file_without_sums(byte: bytes, reason: str):
    found = unseal(b"head\n---\nfirst\n" + byte + b"\nthird\n")
    assert found.fault is not None
    assert (found.fault.line, found.fault.reason, found.text) == (4, reason, "head\n---\nfirst\n")


@given(st.binary(max_size=300))
def test_any_bytes_are_read(data: bytes):
    for content in (data, FILE + data, data + FILE):
        found = unseal(content)
        assert found.fault is None or 1 <= found.fault.line <= content.count(b"\n") + 1
