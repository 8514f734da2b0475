"""Games from outside and for others: text, files, and names that lead nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from luna.app.saves.exchange import Imported, export_file, import_file, import_text
from luna.app.saves.failure import SaveFailure
from luna.app.saves.library import Library
from luna.app.saves.titles import clean_title, file_name, title_of, titled
from luna.app.session.session import Session, load_game
from luna.core.record import RecordError, split
from luna.games.catalogue import GAMES
from tests.app.saves.saved import RECORD, UNFINISHED, play, played, tree
from tests.root import ROOT

FIRST = "game-000001"
GOLDEN = sorted((ROOT / "tests" / "games" / "luna" / "golden").rglob("*.luna"))
TRICKS = ["../../etc/passwd", "/etc/passwd", "..\\..\\x", "C:\\x", "a\0b", ".", "..", "", " . ", "~", "x" * 300]
TRICKS += [
    "CON",
    "nul.txt",
    "com1",
    "LPT¹",
    "aux .luna",
    "🌙" * 80,
    "e\u0301",
    "\u202egpj.exe",
    "\ud800",
    "a\nb",
    "-rf",
]


def test_a_game_given_away_and_taken_again_is_the_same(storage: Library, folder: Path):
    played(folder, 9)
    storage.rename(FIRST, "Sunday")
    text = storage.export_text(FIRST)
    assert "# sum" not in text
    assert import_text(storage, text) == Imported("game-000002")
    assert (title_of(text), storage.export_text("game-000002")) == ("Sunday", text)


@pytest.mark.parametrize("change", [str, lambda t: "\ufeff" + t, lambda t: t.replace("\n", "\r\n"), str.rstrip])
def test_a_text_may_have_gone_through_other_programs(storage: Library, change):
    assert import_text(storage, change(RECORD)) == Imported(FIRST)
    assert storage.export_text(FIRST) == RECORD


def test_a_save_file_can_be_taken_over_as_it_is_even_with_a_torn_end(storage: Library, tmp_path: Path):
    content = played(tmp_path / "other", 9)
    (tmp_path / "sent.luna").write_bytes(content[:-3])
    assert import_file(storage, tmp_path / "sent.luna") == Imported(FIRST)
    game = load_game(storage, FIRST)
    assert isinstance(game, Session)
    assert len(game.match.steps) == 9


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_records_of_earlier_versions_can_be_taken_over(storage: Library, path: Path):
    assert import_file(storage, path) == Imported(FIRST)
    summary = storage.summary(FIRST)
    assert summary is not None
    record = path.read_text("utf-8")
    assert (summary.fault, summary.length) == (None, len(split(record).actions))
    assert storage.export_text(FIRST) == record


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        ("favor nowhere\nmeditate\n", "unknown_action"),
        ("\ud800\n", "not_utf8"),
        ("\0\n", "nul_byte"),
        ("# sum 00000000\n", "damaged"),
        ("end\n", "illegal_action"),
    ],
)
def test_of_a_text_with_anything_wrong_the_valid_part_is_taken_over(storage: Library, end: str, reason: str):
    text = UNFINISHED.replace("---\n", "# title Sunday\n---\n")
    added = import_text(storage, text + end)
    assert isinstance(added, Imported)
    assert added.fault is not None
    assert (added.fault.line, added.fault.reason) == (42, reason)
    assert storage.read(added.id).fault is None
    assert storage.export_text(added.id) == text


def test_a_byte_that_is_no_text_ends_the_valid_part_of_a_file(storage: Library, tmp_path: Path):
    (tmp_path / "sent.luna").write_bytes(UNFINISHED.encode() + b"medit\xffte\nmeditate\n")
    added = import_file(storage, tmp_path / "sent.luna")
    assert isinstance(added, Imported)
    assert added.fault is not None
    assert (added.fault.line, added.fault.reason) == (41, "not_utf8")
    assert storage.export_text(added.id) == UNFINISHED


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 0, "no_divider"),
        ("\ud800\n", 1, "not_utf8"),
        (UNFINISHED.replace("record 1", "record 2"), 1, "newer_version"),
        ("#" * 1_000_001, 0, "too_large"),
    ],
)
def test_a_text_in_which_nothing_is_valid_is_refused_with_the_line(
    storage: Library, tmp_path: Path, text: str, line: int, reason: str
):
    with pytest.raises(RecordError) as caught:
        import_text(storage, text)
    assert (caught.value.line, caught.value.reason) == (line, reason)
    assert tree(tmp_path) == {}


def test_of_a_damaged_game_the_valid_part_is_copied_and_given_away(storage: Library, folder: Path):
    folder.mkdir()
    text = UNFINISHED.replace("---\n", "# title Sunday\n---\n") + "favor nowhere\nmeditate\n"
    (folder / f"{FIRST}.luna").write_text(text)
    valid = text.removesuffix("favor nowhere\nmeditate\n")
    assert storage.export_text(FIRST) == valid
    assert storage.copy(FIRST) == "game-000002"
    assert storage.read("game-000002").fault is None
    assert storage.export_text("game-000002") == valid


def test_a_game_in_which_nothing_is_valid_is_not_given_away(storage: Library, folder: Path, tmp_path: Path):
    folder.mkdir()
    (folder / f"{FIRST}.luna").write_text("nothing")
    for way in (lambda: storage.export_text(FIRST), lambda: export_file(storage, FIRST, tmp_path / "out")):
        with pytest.raises(RecordError, match="no_divider"):
            way()
    with pytest.raises(RecordError, match="no_divider"):
        storage.copy(FIRST)
    assert set(tree(tmp_path)) == {f"saves/{FIRST}.luna"}


def test_a_file_is_refused_like_its_text(storage: Library, tmp_path: Path):
    for content, reason in ((b"\xff", "not_utf8"), (b"x" * 1_000_001, "too_large")):
        (tmp_path / "sent.luna").write_bytes(content)
        with pytest.raises(RecordError) as caught:
            import_file(storage, tmp_path / "sent.luna")
        assert caught.value.reason == reason
    with pytest.raises(FileNotFoundError):
        import_file(storage, tmp_path / "nothing.luna")


def test_a_game_is_written_under_its_title_and_never_over_another_file(storage: Library, folder: Path, tmp_path: Path):
    played(folder, 3)
    storage.rename(FIRST, "Sunday: 1/2")
    names = [export_file(storage, FIRST, tmp_path / "out") for _ in range(3)]
    assert names == [tmp_path / "out" / f"Sunday_ 1_2{more}.luna" for more in ("", " (2)", " (3)")]
    assert set(tree(tmp_path / "out").values()) == {storage.export_text(FIRST).encode()}


def test_without_a_title_it_is_named_after_the_people(storage: Library, folder: Path, tmp_path: Path):
    played(folder, 3)
    assert export_file(storage, FIRST, tmp_path) == tmp_path / "Ada Ö.luna"


def test_a_link_in_the_way_is_not_written_through(storage: Library, folder: Path, tmp_path: Path):
    played(folder, 3)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "Ada Ö.luna").symlink_to(tmp_path / "elsewhere")
    assert export_file(storage, FIRST, tmp_path / "out") == tmp_path / "out" / "Ada Ö (2).luna"
    assert not (tmp_path / "elsewhere").exists()


def test_a_folder_that_takes_nothing_is_a_value(storage: Library, folder: Path, tmp_path: Path):
    played(folder, 3)
    (tmp_path / "file").write_text("")
    assert export_file(storage, FIRST, tmp_path / "file") == SaveFailure("other")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_nothing_half_written_stays_on_a_full_disk(
    storage: Library, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    played(folder, 3)
    opened = Path.open

    def full(path: Path, mode: str):
        file = opened(path, mode)
        return opened(Path("/dev/full"), "wb") if mode == "xb" else file

    monkeypatch.setattr(Path, "open", full)
    assert export_file(storage, FIRST, tmp_path / "out") == SaveFailure("disk-full")
    assert tree(tmp_path / "out") == {}


@pytest.mark.parametrize("title", TRICKS)
def test_no_title_leads_out_of_the_folder(storage: Library, folder: Path, tmp_path: Path, title: str):
    played(folder, 3)
    assert storage.rename(FIRST, title) is None
    before = tree(tmp_path)
    written = export_file(storage, FIRST, tmp_path / "out")
    assert isinstance(written, Path)
    after = tree(tmp_path)
    assert after.keys() - before.keys() == {f"out/{written.name}"}
    assert {name: after[name] for name in before} == before


@given(st.text())
def test_any_text_makes_a_name_that_every_system_takes(title: str):
    name = file_name(title, "game")
    assert name
    assert name not in (".", "..")
    assert not set(name) & set('<>:"/\\|?*\0')
    assert name.isprintable() or any(c.isspace() for c in name)
    assert len(f"{name} (99).luna".encode()) <= 143
    assert name == name.strip(". ")
    assert name.split(".")[0].strip().upper() not in {"CON", "PRN", "AUX", "NUL", "COM1", "LPT9"}


@given(st.text(), st.text())
def test_any_title_comes_back_from_the_record_on_one_line(title: str, other: str):
    text = titled(titled(UNFINISHED, other), title)
    assert title_of(text) == clean_title(title)
    assert len(clean_title(title)) <= 60
    assert text.count("\n") == UNFINISHED.count("\n") + bool(clean_title(title))
    assert titled(text, "") == UNFINISHED


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text() | st.lists(st.text() | st.sampled_from(RECORD.split("\n"))).map("\n".join))
def test_any_text_is_a_game_or_refused(folder: Path, text: str):
    storage = Library(folder, GAMES)
    try:
        added = import_text(storage, text)
    except RecordError as error:
        named = error.line
    else:
        assert isinstance(added, Imported)
        assert storage.read(added.id).fault is None
        named = added.fault.line if added.fault else 0
    assert 0 <= named <= text.count("\n") + 1


def test_a_game_taken_over_is_played_on(storage: Library):
    assert import_text(storage, UNFINISHED) == Imported(FIRST)
    game = load_game(storage, FIRST)
    assert isinstance(game, Session)
    play(game, 2)
    summary = storage.summary(FIRST)
    assert summary is not None
    assert summary.length == UNFINISHED.count("\n") - 11 + 2
