"""The library of saved games: what it tells of each, what is continued, titles, deleting, damage, older versions."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from luna.app.game import Game, begin_game, load_game
from luna.app.saves.failure import DAMAGED, SaveFailure
from luna.app.saves.summary import Summary
from luna.app.storage import Storage
from luna.core.record import RecordError
from luna.games.luna.rules.luna_rules import RULES
from tests.app.saved import CHOICE, RECORD, UNFINISHED, only_game, play, played, tree

FIRST, SECOND, THIRD = "game-000001", "game-000002", "game-000003"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


@pytest.fixture
def storage(folder: Path) -> Storage:
    return Storage(folder)


def begun(storage: Storage, lines: int = 3) -> Game:
    game = begin_game(CHOICE, storage)
    play(game, lines)
    return game


def loaded(storage: Storage, id: str) -> Game:
    game = load_game(storage, id)
    assert isinstance(game, Game)
    return game


def told(storage: Storage, id: str) -> Summary:
    summary = storage.summary(id)
    assert summary is not None
    return summary


def to_continue(storage: Storage) -> str | None:
    game = storage.to_continue()
    return game.id if game else None


# -- games and what is told of them


def test_a_folder_that_is_not_there_has_no_games_and_is_not_made(storage: Storage, folder: Path):
    assert storage.games() == []
    assert storage.to_continue() is None
    assert not folder.exists()


def test_every_game_has_a_file_and_a_number_of_its_own(storage: Storage):
    for _ in range(3):
        begun(storage)
    assert [game.id for game in storage.games()] == [THIRD, SECOND, FIRST]


def test_a_number_is_never_used_again(storage: Storage):
    for _ in range(2):
        begun(storage)
    assert storage.delete(SECOND) is None
    begun(storage)
    assert [game.id for game in storage.games()] == [THIRD, FIRST]


def test_a_summary_tells_who_plays_and_how_far_it_is(storage: Storage, folder: Path):
    game = begun(storage, 40)
    summary = told(storage, FIRST)
    assert [(seat.colour, seat.name) for seat in summary.seats] == list(CHOICE.seats)
    assert (summary.round, summary.length, summary.finished) == (game.state.round, 40, False)
    assert (summary.phase, summary.fault, summary.title) == ("action", None, "")
    assert summary.date == only_game(folder).stat().st_mtime
    assert dict(summary.scores) == {"red": game.state.influence[0], "blue": game.state.influence[1]}


def test_a_finished_game_is_known_by_its_record(storage: Storage, folder: Path):
    folder.mkdir()
    (folder / "game-000007.luna").write_text(RECORD)
    summary = told(storage, "game-000007")
    assert (summary.phase, summary.finished, summary.round) == ("over", True, 6)


def test_a_summary_follows_every_change(storage: Storage):
    game = begun(storage, 5)
    assert told(storage, FIRST).length == 5
    game.undo_step()
    assert told(storage, FIRST).length == 4
    play(game, 1)
    assert told(storage, FIRST).length == 5


def test_a_summary_is_not_made_again_while_the_file_stays_the_same(storage: Storage, folder: Path):
    begun(storage)
    first = told(storage, FIRST)
    assert told(storage, FIRST) is first
    os.utime(only_game(folder), (1, 1))
    assert told(storage, FIRST).date == 1


@pytest.mark.parametrize("name", ["game-1.luna", "game-000001.txt", "game-٠٠٠٠٠١.luna", "notes.luna", "game-000002.luna"])
def test_other_files_in_the_folder_are_no_games(storage: Storage, folder: Path, name: str):
    folder.mkdir()
    (folder / name).write_text("" if name == "game-000002.luna" else RECORD)
    (folder / "game-000003.luna").mkdir()
    assert storage.games() == []


@pytest.mark.parametrize("id", ["", "last", "../game-000001", "game-000001/../x", "game-000001\0", "game-000009"])
def test_an_id_that_is_no_game_is_refused(storage: Storage, id: str):
    begun(storage)
    for way in (storage.read, storage.open, storage.delete, storage.undelete, storage.copy):
        with pytest.raises(RecordError) as caught:
            way(id)
        assert caught.value.reason == "no_such_game"
    assert storage.summary(id) is None


# -- the game to continue


def test_the_game_played_last_is_continued_by_the_next_start_too(storage: Storage, folder: Path):
    for _ in range(3):
        begun(storage)
    loaded(storage, SECOND)
    storage.close()
    assert to_continue(Storage(folder)) == SECOND


@pytest.mark.parametrize("content", [None, b"", b"\xff", b"../../etc/passwd\n", b"game-000042\n"])
def test_without_a_usable_note_the_game_begun_last_is_continued(storage: Storage, folder: Path, content: bytes | None):
    for _ in range(2):
        begun(storage)
    loaded(storage, FIRST)
    storage.close()
    (folder / "last").unlink() if content is None else (folder / "last").write_bytes(content)
    assert to_continue(Storage(folder)) == SECOND


def test_a_clock_that_goes_back_changes_nothing(storage: Storage, folder: Path):
    for _ in range(2):
        begun(storage)
    storage.close()
    for path in folder.iterdir():
        os.utime(path, (1, 1) if path.name.startswith(SECOND) else None)
    assert to_continue(Storage(folder)) == SECOND
    (folder / "last").unlink()
    assert to_continue(Storage(folder)) == SECOND


def test_a_game_that_is_over_gives_way_to_one_that_is_not(storage: Storage):
    begun(storage)
    game = begun(storage)
    while legal := RULES.legal(game.state):
        game.play(legal[-1])
    assert to_continue(storage) == FIRST
    game.undo_step()
    assert to_continue(storage) == SECOND


def test_a_sound_game_is_rather_continued_than_a_damaged_one_unless_that_was_played_last(storage: Storage, folder: Path):
    for _ in range(2):
        begun(storage)
    storage.close()
    (folder / f"{SECOND}.luna").write_bytes(b"\xff")
    assert to_continue(Storage(folder)) == SECOND
    (folder / "last").unlink()
    assert to_continue(Storage(folder)) == FIRST
    storage.delete(FIRST)
    assert to_continue(Storage(folder)) == SECOND


# -- playing on


def test_a_game_goes_on_in_its_own_file(storage: Storage, folder: Path):
    played(folder, 10)
    before = only_game(folder).read_bytes()
    game = loaded(storage, FIRST)
    assert (len(game.match.steps), game.fault) == (10, None)
    play(game, 1, seed=5)
    assert only_game(folder).read_bytes().startswith(before)
    assert told(storage, FIRST).length == 11


def test_a_file_written_by_hand_is_played_on_with_sums_and_kept_as_it_was(storage: Storage, folder: Path):
    folder.mkdir()
    path = folder / f"{FIRST}.luna"
    path.write_text(UNFINISHED.rstrip("\n") + "\n# by hand")
    play(loaded(storage, FIRST), 1)
    assert "# sum " in path.read_text()
    assert path.with_name(path.name + ".1").read_text().endswith("# by hand")


def test_what_a_kill_left_over_is_swept_away_when_the_game_is_opened(storage: Storage, folder: Path):
    played(folder, 2)
    (folder / f".{FIRST}.luna-abc").write_bytes(b"half")
    (folder / ".game-000002.luna-abc").write_bytes(b"somebody else's")
    loaded(storage, FIRST)
    assert [name for name in tree(folder) if name.startswith(".")] == [".game-000002.luna-abc"]


def test_a_torn_end_is_dropped_and_the_file_mended_by_the_next_action(storage: Storage, folder: Path):
    content = played(folder, 5)
    only_game(folder).write_bytes(content + b"\0\0\0\0")
    game = loaded(storage, FIRST)
    assert (len(game.match.steps), game.fault) == (5, None)
    play(game, 1)
    assert b"\0" not in only_game(folder).read_bytes()
    assert told(storage, FIRST).length == 6


def damage_line(content: bytes, number: int) -> bytes:
    lines = content.split(b"\n")
    lines[number] = lines[number][:-1] + bytes([lines[number][-1] ^ 1])
    return b"\n".join(lines)


def test_a_damaged_game_is_played_on_in_a_new_file_and_stays_as_it_is(storage: Storage, folder: Path):
    content = played(folder, 10)
    at = [line.startswith(b"#") for line in content.split(b"\n")].index(True) + 7
    path = only_game(folder)
    path.write_bytes(damaged := damage_line(content, at))
    summary = told(storage, FIRST)
    assert (summary.length, summary.fault and summary.fault.reason) == (3, "damaged")
    assert summary.fault is not None
    assert summary.fault.line == at + 2
    game = loaded(storage, FIRST)
    assert game.fault is not None
    play(game, 2)
    assert path.read_bytes() == damaged
    assert (told(storage, SECOND).length, told(storage, SECOND).fault) == (5, None)
    assert to_continue(storage) == SECOND


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"\0" * 4096, b"luna-record 1\n---\n", None])
def test_the_content_before_helps_where_nothing_else_is_left(storage: Storage, folder: Path, damage: bytes | None):
    game = begun(storage, 8)
    game.undo_step()
    storage.close()
    path = only_game(folder)
    path.unlink() if damage is None else path.write_bytes(damage)
    summary = told(storage, FIRST)
    assert summary.length == 8
    assert summary.fault is not None
    assert len(loaded(storage, FIRST).match.steps) == 8


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"nothing\n", 0, "no_divider"),
        (b"\xff\n", 1, "not_utf8"),
        (b"a\n\0", 2, "nul_byte"),
        (b"luna-record 2\n---\n", 1, "newer_version"),
        (b"luna-record 99999999999999999999\n---\n", 1, "version"),
        (b"luna-record one\n---\n", 1, "version"),
        (b"luna-record 1\nboard printed-1\n---\n", 2, "other_board"),
        (b"x" * 5000 + b"\n---\n", 1, "line_too_long"),
        (b"#" * 4_000_001, 0, "too_large"),
        (b" \n", 0, "empty"),
    ],
)
def test_a_file_that_cannot_be_played_says_why(
    storage: Storage, folder: Path, content: bytes, line: int, reason: str
):
    folder.mkdir()
    (folder / f"{FIRST}.luna").write_bytes(content)
    with pytest.raises(RecordError) as caught:
        load_game(storage, FIRST)
    assert (caught.value.line, caught.value.reason) == (line, reason)
    (summary,) = storage.games()
    assert summary.fault is not None
    assert (summary.fault.line, summary.fault.reason) == (line, reason)
    assert (folder / f"{FIRST}.luna").read_bytes() == content
    assert storage.rename(FIRST, "Sunday") == DAMAGED


def test_a_damaged_header_still_names_the_people_and_the_title(storage: Storage, folder: Path):
    folder.mkdir()
    text = "luna-record 1\nseats red=human:%C5%81u blue=automaton\n# title Sunday%20evening\n# round 4\n---\n# finished\n"
    (folder / f"{FIRST}.luna").write_text(text)
    summary = told(storage, FIRST)
    assert [(seat.colour, seat.kind, seat.name) for seat in summary.seats] == [
        ("red", "human", "Łu"),
        ("blue", "automaton", ""),
    ]
    assert (summary.title, summary.round, summary.finished) == ("Sunday evening", 4, True)


# -- titles, bin, copies


def test_a_title_is_kept_with_the_game_open_or_not(storage: Storage, folder: Path):
    game = begun(storage)
    assert storage.rename(FIRST, " Sunday\nevening ") is None
    assert told(storage, FIRST).title == "Sunday evening"
    play(game, 1)
    storage.close()
    other = Storage(folder)
    assert (told(other, FIRST).title, told(other, FIRST).length) == ("Sunday evening", 4)
    assert other.rename(FIRST, "Monday") is None
    assert (told(other, FIRST).title, told(other, FIRST).fault) == ("Monday", None)
    again = loaded(other, FIRST)
    play(again, 1)
    again.undo_step()
    assert (told(other, FIRST).title, told(other, FIRST).length) == ("Monday", 4)
    assert other.rename(FIRST, "") is None
    assert told(other, FIRST).title == ""
    assert b"# title" not in only_game(folder).read_bytes()


def test_a_new_title_keeps_the_content_before(storage: Storage, folder: Path):
    content = played(folder, 3)
    storage.rename(FIRST, "Sunday")
    assert (folder / f"{FIRST}.luna.1").read_bytes() == content


def test_a_deleted_game_comes_back_as_it_was(storage: Storage, folder: Path):
    game = begun(storage, 6)
    game.undo_step()
    storage.close()
    before = {name: content for name, content in tree(folder).items() if name.startswith(FIRST)}
    assert storage.delete(FIRST) is None
    assert storage.games() == []
    assert {name for name in tree(folder) if "game" in name} == {f"bin/{name}" for name in before}
    assert storage.undelete(FIRST) is None
    assert {name: content for name, content in tree(folder).items() if name.startswith(FIRST)} == before


def test_the_open_game_can_be_deleted(storage: Storage):
    begun(storage)
    assert storage.delete(FIRST) is None
    assert storage.to_continue() is None


def test_a_copy_is_a_game_of_its_own(storage: Storage, folder: Path):
    begun(storage, 5)
    storage.rename(FIRST, "Sunday")
    assert storage.copy(FIRST) == SECOND
    assert (told(storage, SECOND).title, told(storage, SECOND).length) == ("Sunday", 5)
    play(loaded(storage, SECOND), 1)
    assert (told(storage, FIRST).length, told(storage, SECOND).length) == (5, 6)


def test_what_cannot_be_arranged_is_a_value(storage: Storage, folder: Path, monkeypatch: pytest.MonkeyPatch):
    begun(storage)
    storage.close()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert storage.delete(FIRST) == SaveFailure("read-only")
        assert storage.rename(FIRST, "Sunday") == SaveFailure("read-only")
        patch.setattr(os, "open", refuse)
        assert storage.copy(FIRST) == SaveFailure("read-only")
    storage.delete(FIRST)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert storage.undelete(FIRST) == SaveFailure("read-only")
    assert storage.undelete(FIRST) is None
    assert told(storage, FIRST).length == 3


# -- the files of earlier versions of the program


def old_layout(folder: Path, *contents: str) -> None:
    folder.mkdir()
    for name, content in zip(("current.luna", "previous-1.luna", "previous-2.luna"), contents, strict=False):
        (folder / name).write_text(content)


def test_the_only_game_of_an_earlier_version_becomes_one_of_many(folder: Path):
    old_layout(folder, UNFINISHED + "# round 1\n", UNFINISHED, RECORD)
    storage = Storage(folder)
    assert to_continue(storage) == FIRST
    assert told(storage, FIRST).length == UNFINISHED.count("\n") - 11
    storage.close()
    assert set(tree(folder)) == {f"{FIRST}.luna", f"{FIRST}.luna.1", f"{FIRST}.luna.2", "last", "lock"}
    play(loaded(storage, FIRST), 1)
    assert told(storage, FIRST).fault is None


def test_a_finished_game_of_an_earlier_version_is_not_continued(folder: Path):
    old_layout(folder, RECORD + "# round 6\n# finished\n")
    assert to_continue(Storage(folder)) is None
    assert told(Storage(folder), FIRST).finished


def test_an_unreadable_game_of_an_earlier_version_gives_way_to_the_content_before(folder: Path):
    old_layout(folder, "\0\0\0\0", UNFINISHED)
    assert len(loaded(Storage(folder), FIRST).match.steps) == UNFINISHED.count("\n") - 11


def test_nothing_of_an_earlier_version_is_lost_when_it_cannot_be_taken_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    old_layout(folder, UNFINISHED)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert to_continue(Storage(folder)) is None
    assert (folder / "current.luna").read_text() == UNFINISHED
    assert to_continue(Storage(folder)) is not None


# -- a folder that comes and goes


def test_a_folder_that_vanishes_is_made_anew_with_the_whole_game(storage: Storage, folder: Path):
    game = begun(storage, 12)
    shutil.rmtree(folder)
    assert storage.games() == []
    play(game, 1)
    assert game.failure is None
    assert told(storage, FIRST).length == 13


def test_a_game_begun_where_nothing_can_be_written_is_saved_as_soon_as_it_can(tmp_path: Path):
    (tmp_path / "saves").write_text("a file where the folder should be")
    storage = Storage(tmp_path / "saves")
    game = begun(storage, 2)
    assert game.failure == SaveFailure("other")
    (tmp_path / "saves").unlink()
    play(game, 1)
    assert game.failure is None
    assert told(storage, FIRST).length == 3
