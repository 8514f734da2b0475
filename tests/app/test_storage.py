"""The short way to the game that is to be continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.app.game import resume_game
from luna.app.saves.failure import SaveFailure
from luna.app.storage import SavedGame, Storage
from luna.core.record import RecordError
from tests.app.saved import RECORD, UNFINISHED, play

HEADER = "luna-record 1\nseats red=human:%C5%81ucja blue=bot:adept white=human:\n---\n"
SOLO = "luna-record 1\nmode solo 1\nseats red=human:Anna blue=automaton\n---\n"


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "saves")


def test_nothing_saved_is_nothing_to_continue(storage: Storage):
    assert storage.unfinished() is None
    assert storage.saved_game() is None


def test_an_unfinished_game_comes_back_as_it_was(storage: Storage):
    assert storage.save(UNFINISHED, finished=False, round=3) is None
    assert storage.unfinished() == UNFINISHED
    assert storage.file.name == "game-000001.luna"


def test_a_finished_game_is_not_offered_until_a_step_is_taken_back(storage: Storage):
    storage.save(RECORD, finished=True)
    assert storage.unfinished() is None
    assert storage.saved_game() is None
    storage.save(UNFINISHED, finished=False)
    assert storage.unfinished() == UNFINISHED


def test_names_and_round_are_told_even_if_the_record_is_not_valid(storage: Storage):
    storage.save(HEADER, finished=False, round=2)
    assert storage.saved_game() == SavedGame((("red", "Łucja"), ("blue", "adept"), ("white", "")), 2)
    storage.save(SOLO, finished=False)
    assert storage.saved_game() == SavedGame((("red", "Anna"),), None)
    storage.save("nonsense", finished=False)
    assert storage.saved_game() == SavedGame((), None)


def test_what_was_offered_goes_on_in_its_file_and_any_other_record_in_a_new_one(storage: Storage):
    storage.save(UNFINISHED, finished=False)
    text = storage.unfinished()
    assert text is not None
    play(resume_game(text, storage), 1)
    assert [game.length for game in storage.games()] == [UNFINISHED.count("\n") - 11 + 1]
    play(resume_game(UNFINISHED, storage), 2)
    assert [game.length for game in storage.games()] == [UNFINISHED.count("\n") - 11 + n for n in (2, 1)]


def test_an_offered_game_that_cannot_be_played_says_why(storage: Storage):
    storage.save("nonsense", finished=False)
    text = storage.unfinished()
    assert text == "nonsense\n"
    with pytest.raises(RecordError):
        resume_game(text, storage)


def test_a_folder_in_place_of_which_a_file_stands_is_a_failure(tmp_path: Path):
    (tmp_path / "saves").write_text("")
    assert Storage(tmp_path / "saves").save("a\n", finished=False) == SaveFailure("other")
