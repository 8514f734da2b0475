"""The saved games of version 0.1.0 are played on as they lie there: nothing of them is written anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from luna.app.saves.library import Library
from luna.core.game_record import written
from luna.games.catalogue import GAMES
from tests.app.saves.saved import loaded, play, told

OLD = Path(__file__).with_name("of_0_1_0")
SHARED, SOLO = "game-000001", "game-000002"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OLD, tmp_path / "saves"))


def test_they_are_listed_with_all_that_was_known_of_them(folder: Path):
    storage = Library(folder, GAMES)
    shared, solo = told(storage, SHARED), told(storage, SOLO)
    assert (shared.title, shared.trouble, shared.finished) == ("Sunday %", None, False)
    assert [(seat.colour, seat.kind, seat.name) for seat in shared.seats] == [
        ("red", "human", "Ada Ö"),
        ("blue", "bot", "level-3"),
        ("white", "human", "Bo"),
    ]
    assert [(seat.kind, seat.name) for seat in solo.seats] == [("human", "Łucja"), ("automaton", "")]
    assert (shared.length, solo.length, solo.trouble) == (41, 30, None)


@pytest.mark.parametrize(("id", "undone"), [(SHARED, 4), (SOLO, 0)])
def test_they_are_what_this_program_writes_itself(folder: Path, id: str, undone: int):
    storage = Library(folder, GAMES)
    reading = storage.read(id)
    assert reading.loaded is not None
    assert reading.loaded.match.undone == undone
    lines = [line for line in reading.text.split("\n") if not line.startswith(("# sum", "# title"))]
    assert "\n".join(lines) == written(reading.loaded)


def test_what_is_played_now_is_added_to_their_files(folder: Path):
    before, storage = (folder / f"{SOLO}.luna").read_bytes(), Library(folder, GAMES)
    play(loaded(storage, SOLO), 3)
    storage.close()
    assert (told(storage, SOLO).trouble, told(storage, SOLO).length) == (None, 33)
    assert (folder / f"{SOLO}.luna").read_bytes().startswith(before)


def test_what_was_taken_back_in_them_is_played_again(folder: Path):
    session = loaded(Library(folder, GAMES), SHARED)
    assert session.go_to(45)
    assert (session.match.length, session.match.undone) == (45, 0)
