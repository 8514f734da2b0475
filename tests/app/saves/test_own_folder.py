"""A game's own files of a person: there after they were written, nowhere else, and no trouble where they are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.app.saves.own_folder import OwnFolder
from luna.core.own_files import NO_FILES


@pytest.fixture
def folder(tmp_path: Path) -> OwnFolder:
    return OwnFolder(tmp_path / "luna")


def test_a_file_is_there_after_it_was_added_and_its_name_is_its_own(folder: OwnFolder) -> None:
    assert folder.names() == ()
    assert [folder.add("Anna", "1"), folder.add("Anna", "2")] == ["Anna", "Anna (2)"]
    assert folder.names() == ["Anna", "Anna (2)"]
    assert [folder.read(name) for name in folder.names()] == ["1", "2"]


def test_a_file_is_replaced_and_removed(folder: OwnFolder) -> None:
    name = folder.add("Żółw", "1")
    folder.write(name, "2")
    assert folder.read(name) == "2"
    folder.remove(name)
    assert folder.names() == []
    with pytest.raises(FileNotFoundError):
        folder.read(name)


@pytest.mark.parametrize("name", ["../outside", "/etc/passwd", "..", "", "con", "a/b"])
def test_no_name_leads_out_of_the_folder(folder: OwnFolder, name: str) -> None:
    added = folder.add(name, "1")
    assert folder.names() == [added]
    assert [path.parent for path in folder.path.iterdir()] == [folder.path]


def test_what_is_no_text_raises_oserror(folder: OwnFolder) -> None:
    folder.add("a", "1")
    folder.path.joinpath("b.toml").write_bytes(b"\xff\xfe")
    folder.path.joinpath("c.toml").mkdir()
    for name, reason in (("b", "no text"), ("c", "directory|not a file")):
        with pytest.raises(OSError, match=reason):
            folder.read(name)


def test_where_nothing_is_kept_there_is_nothing() -> None:
    assert NO_FILES.names() == ()
    for act in (NO_FILES.read, NO_FILES.remove):
        with pytest.raises(FileNotFoundError):
            act("a")
    for write in (NO_FILES.write, NO_FILES.add):
        with pytest.raises(PermissionError):
            write("a", "1")
