"""The running game on disk."""

import errno
import os

import pytest

from luna.app.storage import SavedGame, SaveFailure, Storage

HEADER = "luna-record 1\nseats red=human:%C5%81ucja blue=bot:adept white=human:\n---\n"
SOLO = "luna-record 1\nmode solo 1\nseats red=human:Anna blue=automaton\n---\n"


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path / "saves")


def contents(storage):
    return {path.name: path.read_text("utf-8") for path in storage.file.parent.iterdir()}


def test_nothing_saved_is_nothing_to_continue(storage):
    assert storage.unfinished() is None
    assert storage.saved_game() is None


def test_an_unfinished_game_comes_back_as_it_was(storage):
    assert storage.save(HEADER + "meditate\n", finished=False, round=3) is None
    assert storage.unfinished() == HEADER + "meditate\n"
    assert storage.file.read_text("utf-8") == HEADER + "meditate\n# round 3\n"


def test_a_finished_game_is_not_offered_until_a_step_is_taken_back(storage):
    storage.save(HEADER + "meditate\n", finished=True)
    assert storage.unfinished() is None
    assert storage.saved_game() is None
    storage.save(HEADER, finished=False)
    assert storage.unfinished() == HEADER


def test_names_and_round_are_told_without_the_rules(storage):
    storage.save(HEADER, finished=False, round=2)
    assert storage.saved_game() == SavedGame((("red", "Łucja"), ("blue", "adept"), ("white", "")), 2)
    storage.save(SOLO, finished=False)
    assert storage.saved_game() == SavedGame((("red", "Anna"),), None)
    storage.save("nonsense", finished=False)
    assert storage.saved_game() == SavedGame((), None)


def test_two_earlier_generations_are_kept(storage):
    for number in range(4):
        storage.save(f"{number}\n", finished=False)
    assert contents(storage) == {"current.luna": "3\n", "previous-1.luna": "2\n", "previous-2.luna": "1\n"}


def test_generations_need_no_hard_links(storage, monkeypatch):
    def no_links(*_):
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    for number in range(4):
        assert storage.save(f"{number}\n", finished=False) is None
    assert contents(storage) == {"current.luna": "3\n", "previous-1.luna": "2\n", "previous-2.luna": "1\n"}


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe\xff"])
def test_a_damaged_file_gives_way_to_the_generation_before(storage, damage):
    storage.save("old\n", finished=False)
    storage.save("new\n", finished=False)
    storage.file.write_bytes(damage)
    assert storage.unfinished() == "old\n"
    storage.file.unlink()
    assert storage.unfinished() == "old\n"


@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "disk-full"), (errno.EROFS, "read-only"), (errno.EACCES, "read-only"), (errno.EIO, "other")],
)
def test_a_failed_save_is_a_value_and_leaves_the_last_one(storage, monkeypatch, number, reason):
    for content in ("a\n", "b\n", "c\n"):
        storage.save(content, finished=False)
    before = contents(storage)

    def fail(_):
        raise OSError(number, "no")

    monkeypatch.setattr(os, "fsync", fail)
    assert storage.save("d\n", finished=False) == SaveFailure(reason)
    assert contents(storage) == before


def test_a_folder_in_place_of_which_a_file_stands_is_a_failure(tmp_path):
    (tmp_path / "saves").write_text("")
    assert Storage(tmp_path / "saves").save("a\n", finished=False) == SaveFailure("other")


def test_a_kill_before_the_new_file_takes_its_place_loses_one_action(storage, monkeypatch):
    storage.save("a\n", finished=False)

    def die(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", die)
    with pytest.raises(KeyboardInterrupt):
        storage.save("b\n", finished=False)
    assert storage.unfinished() == "a\n"
