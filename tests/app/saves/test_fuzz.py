"""Saved games that were cut, changed or filled with anything: never a crash, never a line that was not played."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from luna.app.saves.library import Library
from luna.app.saves.reading import Reading
from luna.app.session.session import Session, begin_game, load_game
from luna.core.record import RecordError
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from tests.app.saves.saved import CHOICE, play, tree

FIRST = "game-000001"


class Shelf:
    """A folder with one game, 30 lines played one by one and two of them taken back; what lies beside it is watched."""

    def __init__(self, home: Path) -> None:
        self.home, self.folder = home, home / "saves"
        (home / "beside").write_text("mine")
        storage = Library(self.folder, GAMES)
        game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
        play(game, 15)
        game.go_to(13)
        play(game, 15)
        storage.close()
        self.lines = game.match.notations()
        self.file = self.folder / f"{FIRST}.luna"
        self.content = self.file.read_bytes()
        self.sealed = self.content.index(b"\n", self.content.index(b"# sum ")) + 1
        for path in self.folder.glob("*.luna.?"):
            path.unlink()

    def glance(self, content: bytes) -> Reading:
        """What is valid of this content."""
        self.file.write_bytes(content)
        return Library(self.folder, GAMES).read(FIRST)

    def read(self, content: bytes) -> Reading:
        """The same by a program that lists, reads and opens it; nothing else may change."""
        self.file.write_bytes(content)
        storage = Library(self.folder, GAMES)
        storage.games()
        try:
            reading = storage.read(FIRST)
            game = load_game(storage, FIRST)
        except RecordError as error:
            reading = Reading("", None, error)
        else:
            assert isinstance(game, Session)
            assert str(game.trouble) == str(reading.trouble)
        storage.close()
        assert reading.fault is None or 0 <= reading.fault.line <= content.count(b"\n") + 1
        assert self.file.read_bytes() == content
        assert {name for name in tree(self.home) if not name.startswith("saves/")} == {"beside"}
        return reading


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    return Shelf(tmp_path_factory.mktemp("home"))


def lines_of(reading: Reading) -> list[str]:
    return reading.loaded.match.notations() if reading.loaded else []


def test_cut_at_any_byte_it_keeps_every_line_that_is_whole(shelf: Shelf):
    for end in range(shelf.sealed, len(shelf.content)):
        reading = shelf.glance(shelf.content[:end])
        whole = [line for line in shelf.content[shelf.sealed : end].split(b"\n")[:-1] if line[:1] != b"#"]
        assert reading.fault is None
        assert (reading.torn is None) == (shelf.content[end - 1 : end] == b"\n")
        assert lines_of(reading) == shelf.lines[: len(whole)]


def test_cut_in_its_header_it_has_no_line(shelf: Shelf):
    for end in range(1, shelf.sealed):
        assert lines_of(shelf.glance(shelf.content[:end])) == []


@given(st.integers(min_value=0), st.integers(0, 7))
def test_a_changed_bit_adds_and_changes_no_line(shelf: Shelf, at: int, bit: int):
    at %= len(shelf.content)
    changed = bytearray(shelf.content)
    changed[at] ^= 1 << bit
    reading = shelf.read(bytes(changed))
    if at >= shelf.sealed:
        kept = lines_of(reading)
        assert kept == shelf.lines[: len(kept)]
        assert reading.trouble or kept == shelf.lines
    else:
        assert reading.fault


@given(st.integers(min_value=0), st.binary(min_size=1, max_size=200), st.booleans())
@example(600, b"\0" * 200, True)
@example(600, b"\xff\xfe", False)
def test_foreign_bytes_in_the_middle_are_told(shelf: Shelf, at: int, data: bytes, instead: bool):
    at = shelf.sealed + at % (len(shelf.content) - shelf.sealed - 20)
    changed = shelf.content[:at] + data + shelf.content[at + (len(data) if instead else 0) :]
    reading = shelf.read(changed)
    kept = lines_of(reading)
    if changed.startswith(shelf.content):
        return
    assert kept[: len(shelf.lines)] == shelf.lines[: len(kept)] or reading.fault


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "cp037", "utf-8-sig"])
def test_another_encoding_is_told(shelf: Shelf, encoding: str):
    reading = shelf.read(shelf.content.decode().encode(encoding))
    assert reading.fault is not None


@pytest.mark.parametrize("line", [b"x" * 900_000, b"# sum " * 150_000, b"seats " * 150_000, b"\n" * 900_000])
def test_huge_lines_take_no_time(shelf: Shelf, line: bytes):
    for content in (line, shelf.content + line, shelf.content[:300] + line + shelf.content[300:]):
        kept = lines_of(shelf.read(content))
        assert kept == shelf.lines[: len(kept)]


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(
    st.binary(max_size=400)
    | st.lists(st.sampled_from([b"---", b"# sum 00000000", b"luna-record 1", b"\0", b"# undone x"])).map(b"\n".join)
)
def test_any_bytes_are_a_game_or_told(shelf: Shelf, data: bytes):
    if data:
        reading = shelf.read(data)
        assert reading.loaded or reading.fault
