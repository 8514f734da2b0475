"""The library of saved games: what it tells of each, which is continued, and how one is played on, sound or damaged."""

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
    tree,
)
from tests.app.saves.strange_files import put_in_place

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


def test_a_damaged_header_still_names_the_people_and_the_title(storage: Library, folder: Path):
    folder.mkdir()
    text = "luna-record 1\nseats red=human:%C5%81u blue=automaton\n# title Sunday%20evening\n---\n"
    (folder / f"{FIRST}.luna").write_text(text)
    summary = told(storage, FIRST)
    assert [(seat.colour, seat.kind, seat.name) for seat in summary.seats] == [
        ("red", "human", "Łu"),
        ("blue", "automaton", ""),
    ]
    assert (summary.title, summary.round, summary.finished) == ("Sunday evening", None, False)
