"""Bringing a file to its wanted content: adding, writing anew, generations, and disks that refuse."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from luna.app.saves.failure import SaveFailure
from luna.app.saves.writer import Writer
from tests.app.saves.saved import tree

PATIENCE = 10.0


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    return Writer(tmp_path / "saves" / "game.luna")


def put(writer: Writer, *contents: bytes) -> bool:
    """Has one content after the other written; whether the last one was."""
    for content in contents:
        writer.write(content)
        done = writer.drain(PATIENCE)
    return done


class FullDisk:
    """`os.write` of a disk with so many bytes left, that writes what fits."""

    def __init__(self, room: int, number: int = errno.ENOSPC) -> None:
        self.room, self._number, self._write = room, number, os.write

    def __call__(self, handle: int, data: bytes) -> int:
        if not self.room:
            raise OSError(self._number, os.strerror(self._number))
        written = self._write(handle, data[: self.room])
        self.room -= written
        return written


def test_what_goes_on_is_added_and_anything_else_written_anew(writer: Writer):
    put(writer, b"one\n")
    first = writer.path.stat().st_ino
    put(writer, b"one\ntwo\n")
    assert writer.path.stat().st_ino == first
    put(writer, b"one\nthree\n")
    assert writer.path.stat().st_ino != first
    assert tree(writer.path.parent) == {"game.luna": b"one\nthree\n", "game.luna.1": b"one\ntwo\n"}


@pytest.mark.parametrize("links", [True, False])
def test_two_generations_are_kept_with_and_without_hard_links(
    writer: Writer, monkeypatch: pytest.MonkeyPatch, links: bool
):
    def no_links(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    if not links:
        monkeypatch.setattr(os, "link", no_links)
    put(writer, b"1", b"2", b"3", b"4")
    assert tree(writer.path.parent) == {"game.luna": b"4", "game.luna.1": b"3", "game.luna.2": b"2"}


def test_a_kill_between_keeping_and_replacing_costs_no_generation(writer: Writer):
    put(writer, b"1", b"2")
    writer.path.with_name("game.luna.1").rename(writer.path.with_name("game.luna.2"))
    os.link(writer.path, writer.path.with_name("game.luna.1"))
    put(writer, b"3")
    assert tree(writer.path.parent) == {"game.luna": b"3", "game.luna.1": b"2", "game.luna.2": b"1"}


def test_an_empty_file_is_no_generation(writer: Writer):
    writer.path.parent.mkdir()
    writer.path.touch()
    put(writer, b"1")
    assert tree(writer.path.parent) == {"game.luna": b"1"}


def test_the_caller_does_not_wait_for_a_disk_that_hangs(writer: Writer, monkeypatch: pytest.MonkeyPatch):
    free, sync = threading.Event(), os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (free.wait(PATIENCE), sync(handle)))
    writer.write(b"1")
    writer.write(b"12")
    assert not writer.drain(0.05)
    free.set()
    assert writer.drain(PATIENCE)
    assert writer.path.read_bytes() == b"12"


def test_a_file_that_somebody_else_has_changed_is_kept_beside_the_new_one(writer: Writer):
    put(writer, b"one\n")
    writer.path.write_bytes(b"one\nmine\n")
    put(writer, b"one\ntwo\n")
    assert tree(writer.path.parent) == {"game.luna": b"one\ntwo\n", "game.luna.1": b"one\nmine\n"}


def test_a_link_is_replaced_not_followed(writer: Writer, tmp_path: Path):
    outside = tmp_path / "outside"
    outside.write_bytes(b"1")
    writer.path.parent.mkdir()
    writer.path.symlink_to(outside)
    put(Writer(writer.path, b"1"), b"12", b"123")
    assert (outside.read_bytes(), writer.path.read_bytes()) == (b"1", b"123")


@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "disk-full"), (errno.EROFS, "read-only"), (errno.EACCES, "read-only"), (errno.EIO, "other")],
)
@pytest.mark.parametrize("call", ["fsync", "write", "open", "replace"])
def test_a_refusal_is_a_value_leaves_the_file_and_passes(
    writer: Writer, monkeypatch: pytest.MonkeyPatch, call: str, number: int, reason: str
):
    put(writer, b"1", b"2", b"3")

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, call, refuse)
        assert not put(writer, b"4")
        assert writer.failure == SaveFailure(reason)
    assert writer.path.read_bytes() == b"3"
    assert put(writer, b"4")
    assert writer.path.read_bytes() == b"4"
    assert not writer.failure
    assert not [name for name in tree(writer.path.parent) if name.startswith(".")]


@pytest.mark.parametrize("room", range(0, 12, 3))
def test_a_disk_that_is_full_in_the_middle_of_a_line_loses_nothing(
    writer: Writer, monkeypatch: pytest.MonkeyPatch, room: int
):
    put(writer, b"one\n")
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", FullDisk(room))
        assert not put(writer, b"one\ntwo, which is long\n")
    assert writer.failure == SaveFailure("disk-full")
    assert writer.path.read_bytes().startswith(b"one\n")
    assert put(writer, b"one\ntwo, which is long\nthree\n")
    assert writer.path.read_bytes() == b"one\ntwo, which is long\nthree\n"
    assert writer.failure is None


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_a_line_that_does_not_fit_is_tried_once_more_as_a_whole_file(
    writer: Writer, monkeypatch: pytest.MonkeyPatch, number: int
):
    put(writer, b"one\n")
    disk = FullDisk(2, number)

    def write(handle: int, data: bytes) -> int:
        try:
            return disk(handle, data)
        except OSError:
            disk.room = 1000
            raise

    monkeypatch.setattr(os, "write", write)
    assert put(writer, b"one\ntwo\n")
    assert writer.path.read_bytes() == b"one\ntwo\n"


def test_a_folder_that_vanished_is_made_anew_with_everything(writer: Writer, tmp_path: Path):
    put(writer, b"one\n")
    writer.path.parent.rename(tmp_path / "elsewhere")
    assert put(writer, b"one\ntwo\n")
    assert tree(writer.path.parent) == {"game.luna": b"one\ntwo\n"}


def test_where_no_thread_can_be_had_the_caller_writes(writer: Writer, monkeypatch: pytest.MonkeyPatch):
    def no_thread(_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", no_thread)
    writer.write(b"1")
    assert writer.path.read_bytes() == b"1"
