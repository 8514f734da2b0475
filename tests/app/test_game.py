"""The game under way: every change is saved, undo and redo go anywhere, a saved game resumes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from luna.app.game import Game, begin_game, resume_game
from luna.app.new_game_choice import NewGame
from luna.app.storage import Storage
from luna.core.record import RecordError
from luna.games.luna.rules.luna_rules import RULES

PLAYERS = NewGame("players", 0, (("red", "Ada Ö"), ("blue", "")), "free", "blue", None, 7)
FIGURES = {"priestess": "book", "builder": "tides", "apostate": "book"}
SOLO = NewGame("solo", 3, (("red", "Ada"), ("white", "")), "free", None, {**FIGURES, "builder": "book"}, 7)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "saves")


def play(game: Game, lines: int, seed: int = 0) -> None:
    lot = Random(seed)
    for _ in range(lines):
        game.play(lot.choice(RULES.legal(game.state)))


def test_a_choice_becomes_a_table(storage: Storage) -> None:
    game = begin_game(PLAYERS, storage)
    assert [(s.colour, s.kind, s.name) for s in game.setup.seats] == [("red", "human", "Ada Ö"), ("blue", "human", "")]
    assert game.setup.colours[game.setup.start] == "blue"
    solo = begin_game(SOLO, storage)
    assert solo.setup.seats[1].kind == "automaton"
    assert solo.setup.solo == 3
    assert solo.setup.figures == (5, 5, 5)


def test_the_same_table_number_lays_the_same_table(storage: Storage) -> None:
    assert begin_game(PLAYERS, storage).setup == begin_game(PLAYERS, storage).setup


def test_every_action_is_on_disk_at_once(storage: Storage) -> None:
    game = begin_game(PLAYERS, storage)
    for _ in range(40):
        play(game, 1, seed=len(game.match.steps))
        text = storage.unfinished()
        assert text is not None
        assert resume_game(text, storage).state.fields() == game.state.fields()


def test_undo_and_redo_are_saved_too(storage: Storage) -> None:
    game = begin_game(PLAYERS, storage)
    play(game, 30)
    last = game.state.fields()
    while game.undo_step():
        text = storage.unfinished()
        assert text is not None
        assert resume_game(text, storage).state.fields() == game.state.fields()
    assert not game.match.steps
    while game.redo():
        pass
    assert game.state.fields() == last
    assert not game.redo()


def test_undoing_an_action_takes_back_a_whole_journey(storage: Storage) -> None:
    game = begin_game(PLAYERS, storage)
    while game.state.phase != 2:
        play(game, 1)
    begun = len(game.match.steps)
    for line in _journey(game):
        code = RULES.code(game.state, line)
        assert code is not None
        game.play(code)
    assert len(game.match.steps) == begun + 3
    assert game.undo_turn()
    assert len(game.match.steps) == begun


def _journey(game: Game) -> list[str]:
    steps = [RULES.notation(game.state, code) for code in RULES.legal(game.state)]
    first = next(line for line in steps if line.startswith("journey"))
    return [first, first, "done"]  # pairs: two novices stand there


def test_a_finished_game_is_not_offered_again_but_can_be_undone(storage: Storage) -> None:
    game = begin_game(PLAYERS, storage)
    lot = Random(1)
    while legal := RULES.legal(game.state):
        game.play(lot.choice(legal))
    assert storage.unfinished() is None
    assert game.undo_step()
    assert storage.unfinished() is not None


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "saves"
    blocked.write_text("a file where the folder should be")
    game = begin_game(PLAYERS, Storage(blocked))
    assert game.failure is not None
    play(game, 3)
    assert len(game.match.steps) == 3
    assert game.failure is not None


def test_the_valid_part_of_a_damaged_record_is_kept_and_the_fault_named(storage: Storage) -> None:
    game = begin_game(PLAYERS, storage)
    play(game, 5)
    text = storage.unfinished()
    assert text is not None
    resumed = resume_game(text + "favor nowhere\n", storage)
    assert resumed.state.fields() == game.state.fields()
    assert resumed.fault is not None
    assert resumed.fault.reason == "unknown_action"
    with pytest.raises(RecordError):
        resume_game("nothing", storage)


def test_the_same_set_up_begins_again(storage: Storage) -> None:
    game = begin_game(PLAYERS, storage)
    first = game.state.fields()
    play(game, 9)
    again = game.restarted()
    assert again.state.fields() == first
    assert len(game.match.steps) == 9
