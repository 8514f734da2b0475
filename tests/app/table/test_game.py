"""The game under way: every change is saved, undo and redo go anywhere, a saved game resumes."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from luna.app.saves.failure import SaveFailure
from luna.app.saves.library import Library
from luna.app.session.decisions import redo, undo, undo_turn
from luna.app.session.session import Session, begin_game, load_game
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.setting_up.choice import NewGame
from tests.app.saves.saved import CHOICE, only_game, play
from tests.root import ROOT

FIGURES = {"priestess": "book", "builder": "tides", "apostate": "book"}
SOLO = NewGame("solo", 3, (("red", "Ada"), ("white", "")), "free", None, {**FIGURES, "builder": "book"}, 7)


def on_disk(game: Session) -> LunaMatch:
    """What the next start of the program would find."""
    assert game.file.drain()
    assert game.file.path
    reading = Library(game.file.path.parent, GAMES).read(game.file.path.stem)
    assert reading.fault is None
    assert reading.loaded
    return reading.loaded.match


def fields(state: State) -> object:
    return state.fields()


def test_a_choice_becomes_a_table(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    assert [(s.colour, s.kind, s.name) for s in game.setup.seats] == [("red", "human", "Ada Ö"), ("blue", "human", "")]
    assert game.setup.colours[game.setup.start] == "blue"
    solo = begin_game(LUNA, SOLO.drawn(), storage, SOLO.seed)
    assert solo.setup.seats[1].kind == "automaton"
    assert solo.setup.solo == 3
    assert solo.setup.figures == (5, 5, 5)


def test_the_same_table_number_lays_the_same_table(storage: Library) -> None:
    assert (
        begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed).setup
        == begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed).setup
    )


def test_a_new_game_leaves_the_one_before_alone(storage: Library) -> None:
    play(begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed), 3)
    play(begin_game(LUNA, SOLO.drawn(), storage, SOLO.seed), 1)
    assert [(game.length, game.seats[1].kind) for game in storage.games()] == [(1, "automaton"), (3, "human")]


def test_every_action_is_on_disk(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    for number in range(40):
        play(game, 1, seed=number)
        assert fields(on_disk(game).state) == fields(game.state)


def test_an_action_is_added_to_the_file_and_nothing_before_it_touched(storage: Library, folder: Path) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, 5)
    file = only_game(folder)
    before, inode = file.read_bytes(), file.stat().st_ino
    play(game, 1)
    assert file.stat().st_ino == inode
    added = file.read_bytes().removeprefix(before).decode()
    assert added.startswith(game.match.notations()[-1] + "\n# sum ")
    assert added.count("\n") == 2


def test_undo_and_redo_are_saved_too(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, 30)
    last = fields(game.state)
    while undo(game):
        found = on_disk(game)
        assert (fields(found.state), found.undone) == (fields(game.state), game.match.undone)
    assert not game.match.steps
    while redo(game):
        assert fields(on_disk(game).state) == fields(game.state)
    assert fields(game.state) == last


def test_what_was_undone_can_be_played_again_after_a_restart(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, 20)
    lines = game.match.notations()
    game.go_to(4)
    storage.close()
    again = load_game(storage, "game-000001")
    assert isinstance(again, Session)
    assert (len(again.match.steps), again.match.undone) == (4, 16)
    while redo(again):
        pass
    assert again.match.notations() == on_disk(again).notations() == lines


def test_a_new_action_forgets_what_was_undone_on_disk_too(storage: Library, folder: Path) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, 20)
    game.go_to(4)
    other = next(code for code in RULES.legal(game.state) if code != next_code(game))
    game.play(other)
    assert (game.match.undone, on_disk(game).undone) == (0, 0)
    assert "# undone" not in only_game(folder).read_text("utf-8")
    assert not redo(game)


def next_code(game: Session) -> int:
    """What redo would play."""
    game.match.go_to(len(game.match.steps) + 1)
    code = game.match.steps[-1].code
    game.match.go_to(len(game.match.steps) - 1)
    return code


def test_there_is_nothing_before_the_first_line_and_after_the_last(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, 3)
    assert [game.go_to(length) for length in (-1, 4, 99)] == [False] * 3
    assert len(game.match.steps) == 3
    assert not redo(game)
    assert game.go_to(0)
    assert not undo(game)
    assert not undo_turn(game)


def test_undoing_an_action_takes_back_a_whole_journey(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    while game.state.phase != 2:
        play(game, 1)
    begun = len(game.match.steps)
    for line in _journey(game):
        code = RULES.code(game.state, line)
        assert code is not None
        game.play(code)
    assert len(game.match.steps) == begun + 3
    assert undo_turn(game)
    assert len(game.match.steps) == begun


def _journey(game: Session) -> list[str]:
    steps = [RULES.notation(game.state, code) for code in RULES.legal(game.state)]
    first = next(line for line in steps if line.startswith("journey"))
    return [first, first, "done"]  # pairs: two novices stand there


def test_a_finished_game_is_not_offered_again_but_can_be_undone(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    rng = Random(1)
    while legal := RULES.legal(game.state):
        game.play(rng.choice(legal))
    assert storage.to_continue() is None
    assert undo(game)
    assert storage.to_continue() is not None


def test_a_full_disk_is_told_the_game_goes_on_and_the_next_action_saves_all(
    storage: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, 3)
    with monkeypatch.context() as patch:

        def full(*_: object) -> int:
            raise OSError(errno.ENOSPC, "no space")

        patch.setattr(os, "write", full)
        play(game, 4)
        assert game.failure == SaveFailure("disk-full")
    assert len(game.match.steps) == 7
    play(game, 1)
    assert game.failure is None
    assert len(on_disk(game).steps) == 8


def test_the_same_set_up_begins_again_as_a_game_of_its_own(storage: Library) -> None:
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    first = fields(game.state)
    play(game, 9)
    again = game.restarted()
    assert fields(again.state) == first
    assert len(game.match.steps) == 9
    assert [summary.length for summary in storage.games()] == [0, 9]


@pytest.mark.slow
def test_wherever_1000_games_go_back_and_forth_they_are_what_their_lines_tell() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "LUNA_KERNEL"}
    command = [sys.executable, "-m", "tests.app.table.wandering_child", "1000"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    games, back, forth = map(int, done.stdout.split())
    assert games == 1000
    assert back > 5 * games
    assert forth > games
