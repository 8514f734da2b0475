"""The library of saved games: titles, bin, copies, files of earlier versions, and folders that come and go."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from luna.app.saves.failure import SaveFailure
from luna.app.saves.folder import Folder
from luna.app.saves.library import Library
from luna.games.catalogue import GAMES
from tests.app.saves.saved import begun, loaded, only_game, play, played, told, tree

FIRST, SECOND, THIRD = "game-000001", "game-000002", "game-000003"


# -- titles, bin, copies


def test_a_title_is_kept_with_the_game_open_or_not(storage: Library, folder: Path):
    game = begun(storage)
    assert storage.rename(FIRST, " Sunday\nevening ") is None
    assert told(storage, FIRST).title == "Sunday evening"
    play(game, 1)
    storage.close()
    other = Library(folder, GAMES)
    assert (told(other, FIRST).title, told(other, FIRST).length) == ("Sunday evening", 4)
    assert other.rename(FIRST, "Monday") is None
    assert (told(other, FIRST).title, told(other, FIRST).fault) == ("Monday", None)
    again = loaded(other, FIRST)
    play(again, 1)
    again.go_to(len(again.match.steps) - 1)
    assert (told(other, FIRST).title, told(other, FIRST).length) == ("Monday", 4)
    assert other.rename(FIRST, "") is None
    assert told(other, FIRST).title == ""
    assert b"# title" not in only_game(folder).read_bytes()


def test_a_new_title_keeps_the_content_before(storage: Library, folder: Path):
    content = played(folder, 3)
    storage.rename(FIRST, "Sunday")
    assert (folder / f"{FIRST}.luna.1").read_bytes() == content


def test_a_new_title_changes_neither_the_date_nor_the_place_in_the_list(storage: Library, folder: Path):
    for id, hour in ((FIRST, 1), (SECOND, 2)):
        begun(storage)
        storage.close()
        os.utime(folder / f"{id}.luna", ns=(hour * 3_600 * 10**9,) * 2)
    assert storage.rename(FIRST, "Sunday") is None
    assert [(game.id, game.date) for game in storage.games()] == [(SECOND, 7_200), (FIRST, 3_600)]


def test_a_deleted_game_comes_back_as_it_was(storage: Library, folder: Path):
    game = begun(storage, 6)
    game.go_to(len(game.match.steps) - 1)
    storage.close()
    before = {name: content for name, content in tree(folder).items() if name.startswith(FIRST)}
    assert storage.delete(FIRST) is None
    assert storage.games() == []
    assert {name for name in tree(folder) if "game" in name} == {f"bin/{name}" for name in before}
    assert storage.undelete(FIRST) is None
    assert {name: content for name, content in tree(folder).items() if name.startswith(FIRST)} == before


def test_the_open_game_can_be_deleted(storage: Library):
    begun(storage)
    assert storage.delete(FIRST) is None
    assert storage.to_continue() is None


def test_a_copy_is_a_game_of_its_own(storage: Library, folder: Path):
    begun(storage, 5)
    storage.rename(FIRST, "Sunday")
    assert storage.copy(FIRST) == SECOND
    assert (told(storage, SECOND).title, told(storage, SECOND).length) == ("Sunday", 5)
    play(loaded(storage, SECOND), 1)
    assert (told(storage, FIRST).length, told(storage, SECOND).length) == (5, 6)


def test_what_cannot_be_arranged_is_a_value(storage: Library, folder: Path, monkeypatch: pytest.MonkeyPatch):
    begun(storage)
    storage.close()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert storage.delete(FIRST) == SaveFailure("read-only")
        assert storage.rename(FIRST, "Sunday") == SaveFailure("read-only")
        patch.setattr(Folder, "reserve", refuse)
        assert storage.copy(FIRST) == SaveFailure("read-only")
    storage.delete(FIRST)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert storage.undelete(FIRST) == SaveFailure("read-only")
    assert storage.undelete(FIRST) is None
    assert told(storage, FIRST).length == 3


# -- a folder that comes and goes


def test_a_folder_that_vanishes_is_made_anew_with_the_whole_game(storage: Library, folder: Path):
    game = begun(storage, 12)
    shutil.rmtree(folder)
    assert storage.games() == []
    play(game, 1)
    assert game.failure is None
    assert told(storage, FIRST).length == 13


def test_a_game_begun_where_nothing_can_be_written_is_saved_as_soon_as_it_can(folder: Path):
    folder.write_text("a file where the folder should be")
    storage = Library(folder, GAMES)
    game = begun(storage, 2)
    assert game.failure == SaveFailure("other")
    folder.unlink()
    play(game, 1)
    assert game.failure is None
    assert told(storage, FIRST).length == 3
