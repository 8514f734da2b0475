"""Saved games left damaged by a kill, a full disk or somebody: what is told of them, how they are played on."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from luna.app.saves import shelf
from luna.app.saves.failure import DAMAGED
from luna.app.saves.library import Library
from luna.app.saves.reading import Reading, read_game
from luna.app.session.session import load_game
from luna.core.game import AnyGame
from luna.core.record import RecordError
from luna.games.catalogue import GAMES
from tests.app.saves.saved import (
    begun,
    loaded,
    only_game,
    play,
    played,
    to_continue,
    told,
    tree,
)
from tests.app.saves.strange_files import put_in_place

FIRST, SECOND = "game-000001", "game-000002"


def test_what_a_kill_left_over_is_swept_away_when_the_game_is_opened(storage: Library, folder: Path):
    played(folder, 2)
    for name in (f".{FIRST}.luna-abc", ".last-abc"):
        (folder / name).write_bytes(b"half")
    (folder / ".game-000002.luna-abc").write_bytes(b"somebody else's")
    loaded(storage, FIRST)
    storage.close()
    assert [name for name in tree(folder) if name.startswith(".")] == [".game-000002.luna-abc"]


def test_a_torn_end_is_dropped_and_the_file_mended_by_the_next_action(storage: Library, folder: Path):
    content = played(folder, 5)
    only_game(folder).write_bytes(content + b"\0\0\0\0")
    game = loaded(storage, FIRST)
    assert len(game.match.steps) == 5
    assert game.trouble is not None
    assert (game.trouble.kind, game.trouble.length) == ("torn", 5)
    play(game, 1)
    assert b"\0" not in only_game(folder).read_bytes()
    assert only_game(folder).with_name(f"{FIRST}.luna.1").read_bytes().endswith(b"\0\0\0\0")
    assert (told(storage, FIRST).length, told(storage, FIRST).trouble) == (6, None)


@pytest.mark.parametrize("at", ["in the middle of a line", "behind a line", "in the header", "nothing left"])
def test_of_a_file_that_breaks_off_the_content_with_the_most_actions_is_played_on(
    storage: Library, folder: Path, at: str
):
    """21 actions and one taken back, as in a review: cut in half, the game went on with 5 without a word."""
    game = begun(storage, 21)
    game.go_to(20)
    storage.close()
    path = only_game(folder)
    content = path.read_bytes()
    whole = content.index(b"\n", content.index(b"# sum ", len(content) // 2)) + 1
    cuts = {"in the middle of a line": whole + 9, "behind a line": whole, "in the header": 30, "nothing left": 0}
    path.write_bytes(content[: cuts[at]])
    for anew in (storage, Library(folder, GAMES)):
        trouble = told(anew, FIRST).trouble
        assert trouble is not None
        assert (trouble.kind, trouble.length) == ("earlier", 21)
    before = tree(folder)
    game = loaded(storage, FIRST)
    assert len(game.match.steps) == 21
    assert str(game.trouble) == str(trouble)
    play(game, 1)
    storage.close()
    kept = {name: content for name, content in tree(folder).items() if name.startswith(FIRST)}
    assert kept.items() <= before.items()
    assert len(kept) == 2
    assert (told(storage, SECOND).length, told(storage, SECOND).trouble) == (22, None)


def test_lines_taken_back_are_no_sign_of_a_file_that_breaks_off(storage: Library, folder: Path):
    game = begun(storage, 21)
    for length in (5, 21, 5):
        game.go_to(length)
        game.file.drain()
    assert told(storage, FIRST).trouble is None
    play(game, 2)
    storage.close()
    assert (told(storage, FIRST).length, told(storage, FIRST).trouble) == (7, None)


@pytest.mark.parametrize("kind", ["folder", "pipe", "socket", "lost link", "circle of links"])
def test_what_has_the_name_of_a_game_and_is_no_file_is_told_and_can_be_deleted(
    storage: Library, folder: Path, kind: str
):
    begun(storage)
    storage.close()
    path = folder / f"{SECOND}.luna"
    put_in_place(path, kind)
    assert [game.id for game in storage.games()] == [SECOND, FIRST]
    fault = told(storage, SECOND).fault
    assert fault is not None
    assert fault.reason == ("unreadable" if "link" in kind else "not_a_file")
    with pytest.raises(RecordError):
        storage.open(SECOND)
    assert to_continue(storage) == FIRST
    assert storage.delete(SECOND) is None
    assert not os.path.lexists(path)
    assert storage.undelete(SECOND) is None


def test_one_game_on_which_the_program_fails_takes_no_other_away(
    storage: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    for _ in range(2):
        begun(storage)
    storage.close()
    really = read_game

    def fails(versions: list[Path], games: Sequence[AnyGame]) -> Reading:
        return 1 // 0 if versions[0].stem == SECOND else really(versions, games)  # type: ignore[return-value]

    monkeypatch.setattr(shelf, "read_game", fails)
    assert [(game.id, game.fault and game.fault.reason) for game in Library(folder, GAMES).games()] == [
        (SECOND, "failing"),
        (FIRST, None),
    ]


@pytest.mark.parametrize("folder_in_place", [1, 2])
def test_somebodys_folder_in_place_of_a_generation_does_not_keep_from_saving(
    storage: Library, folder: Path, folder_in_place: int
):
    game = begun(storage)
    (folder / f"{FIRST}.luna.{folder_in_place}").mkdir(parents=True)
    for length in (2, 1):
        game.go_to(length)
        game.file.drain()
    assert game.failure is None
    storage.close()
    assert told(storage, FIRST).length == 1


def damage_line(content: bytes, number: int) -> bytes:
    lines = content.split(b"\n")
    lines[number] = lines[number][:-1] + bytes([lines[number][-1] ^ 1])
    return b"\n".join(lines)


def test_a_damaged_game_is_played_on_in_a_new_file_and_stays_as_it_is(storage: Library, folder: Path):
    content = played(folder, 10)
    at = [line.startswith(b"#") for line in content.split(b"\n")].index(True) + 7
    path = only_game(folder)
    path.write_bytes(damaged := damage_line(content, at))
    summary = told(storage, FIRST)
    assert (summary.length, summary.fault and summary.fault.reason) == (3, "damaged")
    assert summary.fault is not None
    assert summary.fault.line == at + 2
    game = loaded(storage, FIRST)
    assert game.trouble is not None
    assert game.trouble.kind == "damaged"
    play(game, 2)
    assert path.read_bytes() == damaged
    assert (told(storage, SECOND).length, told(storage, SECOND).fault) == (5, None)
    assert to_continue(storage) == SECOND


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"\0" * 4096, b"luna-record 1\n---\n", None])
def test_the_content_before_helps_where_nothing_else_is_left(storage: Library, folder: Path, damage: bytes | None):
    game = begun(storage, 8)
    game.go_to(len(game.match.steps) - 1)
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
        (b"#" * 1_000_001, 0, "too_large"),
        (b" \n", 0, "empty"),
    ],
)
def test_a_file_that_cannot_be_played_says_why(storage: Library, folder: Path, content: bytes, line: int, reason: str):
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


@pytest.mark.parametrize(
    "content", [b"", b"luna-record x\n---\n", b"luna-record 4\nmode \xff", b"rivers-record 1\n---\n"]
)
def test_what_is_told_of_a_damaged_game_keeps_nothing_of_the_program_alive(
    storage: Library, folder: Path, content: bytes
):
    played(folder, 3)
    for each in folder.glob("game-000001*"):
        each.write_bytes(content)
    for _ in range(2):
        fault = told(storage, FIRST).fault
        assert fault is not None
        assert (fault.__traceback__, fault.__cause__, fault.__context__) == (None, None, None)
        with pytest.raises(RecordError):
            load_game(storage, FIRST)


def test_a_damaged_header_still_names_the_people_and_the_title(storage: Library, folder: Path):
    folder.mkdir()
    seats = "red=human:%C5%81u white=bot:level-2:councillor blue=automaton"
    text = f"luna-record 1\nseats {seats}\n# title Sunday%20evening\n---\n"
    (folder / f"{FIRST}.luna").write_text(text)
    summary = told(storage, FIRST)
    assert [(seat.colour, seat.kind, seat.name) for seat in summary.seats] == [
        ("red", "human", "Łu"),
        ("white", "bot", "level-2"),
        ("blue", "automaton", ""),
    ]
    assert (summary.title, summary.round, summary.finished) == ("Sunday evening", None, False)
