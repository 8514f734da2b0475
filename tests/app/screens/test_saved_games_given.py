"""Saved games that are given away or come from outside: by clipboard, as a file, dropped on the window."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from luna.app.app import App
from luna.app.saved_games.scene import SavedGames
from luna.app.screens.title import Title
from luna.app.system import paths
from luna.app.table.scene import TableScene
from luna.ui.input import clipboard
from tests.app.saves.saved import UNFINISHED
from tests.app.saves.strange_files import KINDS, put_in_place
from tests.app.screens.saved_list import add, drop, listed, saved_as, says, table, top
from tests.app.table.hands import click, tops


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of this test alone: its last text is the one that lies there."""
    texts: list[str] = []

    def copy(text: str) -> bool:
        texts.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    monkeypatch.setattr(clipboard, "pasted", lambda: texts[-1] if texts else "")
    return texts


def test_an_exported_game_lies_in_a_file_and_on_the_clipboard(app: App, board: list[str]) -> None:
    id = add(app)
    app.context.storage.rename(id, "Sunday")
    listed(app)
    click(app, f"export-{id}")
    (path,) = paths.exports_folder().iterdir()
    assert path.name == "Sunday.luna"
    assert path.read_text("utf-8") == board[-1]
    assert says(app, str(path.parent))
    assert says(app, path.name)


def test_what_lies_on_the_clipboard_becomes_a_game(app: App, board: list[str]) -> None:
    scene = listed(app)
    click(app, "import")
    assert says(app, "no text on the clipboard")
    board.append("nonsense")
    click(app, "import")
    assert says(app, "Line 1: ") or says(app, "The record cannot be used")
    assert not scene.ids
    board.append(UNFINISHED)
    click(app, "import")
    assert says(app, "The game is in the list now.")
    assert len(scene.ids) == 1
    assert scene.form.focused == f"play-{scene.ids[0]}"


def test_of_a_record_with_a_bad_line_the_valid_part_becomes_a_game_and_that_is_told(app: App, board: list[str]) -> None:
    scene = listed(app)
    board.append(f"{UNFINISHED}favor moon\n")
    click(app, "import")
    assert says(app, f"Only the undamaged part of the game has been imported. Line {UNFINISHED.count(chr(10)) + 1}: ")
    click(app, f"play-{scene.ids[0]}")
    assert saved_as(app) == scene.ids[0]
    assert len(table(app).game.match.steps) == UNFINISHED.count("\n") - 11


@pytest.mark.parametrize("name", ["given.luna", "given.txt"])
def test_a_file_dropped_on_the_window_is_played(app: App, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(UNFINISHED, "utf-8")
    drop(app, tmp_path / name)
    assert tops(app) == [Title, TableScene]
    assert len(table(app).game.match.steps) == UNFINISHED.count("\n") - 11


def test_of_a_dropped_file_the_valid_part_is_played(app: App, tmp_path: Path) -> None:
    (tmp_path / "given.luna").write_bytes(UNFINISHED.encode() + b"\xff\n")
    drop(app, tmp_path / "given.luna")
    assert len(table(app).game.match.steps) == UNFINISHED.count("\n") - 11
    assert app.context.storage.read(saved_as(app)).fault is None


@pytest.mark.parametrize(("content", "told"), [(None, "cannot be read"), ("broken\n", "---"), ("\0", "Line 1")])
def test_a_dropped_file_that_is_no_game_is_told_in_the_list(
    app: App, tmp_path: Path, content: str | None, told: str
) -> None:
    file = tmp_path / "given.txt"
    if content is not None:
        file.write_text(content, "utf-8")
    drop(app, file)
    assert tops(app) == [Title, SavedGames]
    assert says(app, told)
    assert not top(app).ids


@pytest.mark.skipif(os.name == "nt", reason="pipes and sockets")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_dropped_and_is_no_file_is_told_at_once(app: App, tmp_path: Path, kind: str) -> None:
    put_in_place(tmp_path / "given.luna", kind)
    drop(app, tmp_path / "given.luna")
    assert tops(app) == [Title, SavedGames]
    assert says(app, app.context.text("record-not-a-file") if "link" not in kind else "cannot be read")


def test_what_the_list_tells_is_told_in_the_language_of_the_moment(app: App, board: list[str]) -> None:
    listed(app)
    click(app, "import")
    for language in app.context.text.languages:
        app.use_language(language)
        assert says(app, app.context.text("saved-import-empty"))
    board.append("no record")
    click(app, "import")
    for language in app.context.text.languages:
        app.use_language(language)
        assert says(app, app.context.text("record-no-divider"))
