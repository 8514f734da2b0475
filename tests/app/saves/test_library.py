"""The library of saved games: what it tells of each, which is continued, and how one is played on, sound or damaged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from luna.app.saves.library import Library
from luna.core.record import RecordError
from luna.games.catalogue import GAMES
from luna.games.luna.rules.luna_rules import RULES
from tests.app.saves.saved import (
    CHOICE,
    RECORD,
    UNFINISHED,
    begun,
    loaded,
    only_game,
    play,
    played,
    to_continue,
    told,
)

FIRST, SECOND, THIRD = "game-000001", "game-000002", "game-000003"


# -- games and what is told of them


def test_a_folder_that_is_not_there_has_no_games_and_is_not_made(storage: Library, folder: Path):
    assert storage.games() == []
    assert storage.to_continue() is None
    assert not folder.exists()


def test_every_game_has_a_file_and_a_number_of_its_own(storage: Library):
    for _ in range(3):
        begun(storage)
    assert [game.id for game in storage.games()] == [THIRD, SECOND, FIRST]


def test_a_game_left_before_its_first_action_does_not_stay(storage: Library, folder: Path):
    begun(storage, 0)
    assert [game.id for game in storage.games()] == [FIRST]
    storage.close()
    begun(Library(folder, GAMES), 1)
    assert [game.id for game in Library(folder, GAMES).games()] == [SECOND]


@pytest.mark.parametrize("kept", ["played", "titled", "undone"])
def test_a_game_with_anything_of_its_own_stays(storage: Library, kept: str):
    game = begun(storage, 0 if kept == "titled" else 1)
    if kept == "titled":
        storage.rename(FIRST, "Sunday")
    if kept == "undone":
        game.go_to(len(game.match.steps) - 1)
    begun(storage, 1)
    assert [game.id for game in storage.games()] == [SECOND, FIRST]


def test_a_number_is_never_used_again(storage: Library):
    for _ in range(2):
        begun(storage)
    assert storage.delete(SECOND) is None
    begun(storage)
    assert [game.id for game in storage.games()] == [THIRD, FIRST]


def test_a_summary_tells_who_plays_and_how_far_it_is(storage: Library, folder: Path):
    game = begun(storage, 40)
    summary = told(storage, FIRST)
    assert [(seat.colour, seat.name) for seat in summary.seats] == list(CHOICE.seats)
    assert (summary.round, summary.length, summary.finished) == (game.state.round, 40, False)
    assert (summary.phase, summary.fault, summary.title) == ("action", None, "")
    assert summary.date == only_game(folder).stat().st_mtime
    assert dict(summary.scores) == {"red": game.state.influence[0], "blue": game.state.influence[1]}


def test_a_finished_game_is_known_by_its_record(storage: Library, folder: Path):
    folder.mkdir()
    (folder / "game-000007.luna").write_text(RECORD)
    summary = told(storage, "game-000007")
    assert (summary.phase, summary.finished, summary.round) == ("over", True, 6)


def test_a_summary_follows_every_change(storage: Library):
    game = begun(storage, 5)
    assert told(storage, FIRST).length == 5
    game.go_to(len(game.match.steps) - 1)
    assert told(storage, FIRST).length == 4
    play(game, 1)
    assert told(storage, FIRST).length == 5


def test_a_summary_is_not_made_again_while_the_file_stays_the_same(storage: Library, folder: Path):
    begun(storage)
    first = told(storage, FIRST)
    assert told(storage, FIRST) is first
    os.utime(only_game(folder), (1, 1))
    assert told(storage, FIRST).date == 1


@pytest.mark.parametrize(
    "name", ["game-1.luna", "game-000001.txt", "game-٠٠٠٠٠١.luna", "notes.luna", "game-000002.luna"]
)
def test_other_files_in_the_folder_are_no_games(storage: Library, folder: Path, name: str):
    folder.mkdir()
    (folder / name).write_text("" if name == "game-000002.luna" else RECORD)
    assert storage.games() == []


@pytest.mark.parametrize("id", ["", "last", "../game-000001", "game-000001/../x", "game-000001\0", "game-000009"])
def test_an_id_that_is_no_game_is_refused(storage: Library, id: str):
    begun(storage)
    for way in (storage.read, storage.open, storage.delete, storage.undelete, storage.copy):
        with pytest.raises(RecordError) as caught:
            way(id)
        assert caught.value.reason == "no_such_game"
    assert storage.summary(id) is None


# -- the game to continue


def test_the_game_played_last_is_continued_by_the_next_start_too(storage: Library, folder: Path):
    for _ in range(3):
        begun(storage)
    loaded(storage, SECOND)
    storage.close()
    assert to_continue(Library(folder, GAMES)) == SECOND


@pytest.mark.parametrize("content", [None, b"", b"\xff", b"../../etc/passwd\n", b"game-000042\n"])
def test_without_a_usable_note_the_game_begun_last_is_continued(storage: Library, folder: Path, content: bytes | None):
    for _ in range(2):
        begun(storage)
    loaded(storage, FIRST)
    storage.close()
    (folder / "last").unlink() if content is None else (folder / "last").write_bytes(content)
    assert to_continue(Library(folder, GAMES)) == SECOND


def test_a_game_that_a_kill_left_empty_is_not_continued(storage: Library, folder: Path):
    begun(storage)
    storage.close()
    (folder / f"{SECOND}.luna").touch()  # its number was taken and noted as the last, its first content never came
    (folder / "last").write_text(f"{SECOND}\n")
    assert to_continue(Library(folder, GAMES)) == FIRST
    (folder / f"{FIRST}.luna").unlink()
    assert to_continue(Library(folder, GAMES)) is None


def test_a_clock_that_goes_back_changes_nothing(storage: Library, folder: Path):
    for _ in range(2):
        begun(storage)
    storage.close()
    for path in folder.iterdir():
        os.utime(path, (1, 1) if path.name.startswith(SECOND) else None)
    assert to_continue(Library(folder, GAMES)) == SECOND
    (folder / "last").unlink()
    assert to_continue(Library(folder, GAMES)) == SECOND


def test_a_game_that_is_over_gives_way_to_one_that_is_not(storage: Library):
    begun(storage)
    game = begun(storage)
    while legal := RULES.legal(game.state):
        game.play(legal[-1])
    assert to_continue(storage) == FIRST
    game.go_to(len(game.match.steps) - 1)
    assert to_continue(storage) == SECOND


def test_a_sound_game_is_rather_continued_than_a_damaged_one_unless_that_was_played_last(
    storage: Library, folder: Path
):
    for _ in range(2):
        begun(storage)
    storage.close()
    (folder / f"{SECOND}.luna").write_bytes(b"\xff")
    assert to_continue(Library(folder, GAMES)) == SECOND
    (folder / "last").unlink()
    assert to_continue(Library(folder, GAMES)) == FIRST
    storage.delete(FIRST)
    assert to_continue(Library(folder, GAMES)) == SECOND


# -- playing on


def test_a_game_goes_on_in_its_own_file(storage: Library, folder: Path):
    played(folder, 10)
    before = only_game(folder).read_bytes()
    game = loaded(storage, FIRST)
    assert (len(game.match.steps), game.trouble) == (10, None)
    play(game, 1, seed=5)
    assert only_game(folder).read_bytes().startswith(before)
    assert told(storage, FIRST).length == 11


def test_a_file_written_by_hand_is_played_on_with_sums_and_kept_as_it_was(storage: Library, folder: Path):
    folder.mkdir()
    path = folder / f"{FIRST}.luna"
    path.write_text(UNFINISHED.rstrip("\n") + "\n# by hand")
    play(loaded(storage, FIRST), 1)
    assert "# sum " in path.read_text()
    assert path.with_name(path.name + ".1").read_text().endswith("# by hand")
