"""The committed sounds: all that are wanted and no others, made from the scripts as they are, small and licensed."""

import ast
from pathlib import Path

import pytest

from build_scripts.games.luna.sound import lock
from luna.games.luna.view.motion import sounds

LUNA = lock.ROOT / "luna"
EFFECTS = {
    *("lift", "drop", "wrong", "row", "sail", "build", "candle", "book", "council", "displace", "points_up"),
    *("points_down", "round_end", "win", "loss", "tie", "button", "hover", "page", "favour", "recruit", "herbs"),
    *("appoint", "consecrate", "expel", "guardian", "start_marker", "turn", "undo", "open_menu"),
}
MUSIC = {"table", "title", "last_round"}
WANTED = sorted({f"effects/{name}" for name in EFFECTS} | {f"music/{name}" for name in MUSIC})
FOLDERS = (lock.GAME, lock.PROGRAM)
LARGEST = 6 * 1024 * 1024


def called_with_a_name(method: str) -> set[str]:
    """Every literal name the program gives to `….play` or `….music`."""
    trees = [ast.parse(path.read_text("utf-8")) for path in LUNA.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == method]
    return {name.value for name in named if isinstance(name, ast.Constant) and isinstance(name.value, str)}


def test_there_is_a_file_for_every_sound_and_no_other():
    found = {
        folder: {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.ogg")}
        for folder in FOLDERS
    }
    assert found[lock.PROGRAM] == lock.OF_PROGRAM
    assert sorted([*found[lock.PROGRAM], *found[lock.GAME]]) == WANTED == sorted(lock.read())


def test_the_game_asks_for_no_sound_that_does_not_exist():
    of_events = {name for name in sounds.EFFECTS.values() if name}
    assert of_events | called_with_a_name("play") <= EFFECTS
    assert called_with_a_name("music") <= MUSIC


@pytest.mark.parametrize("name", WANTED)
def test_it_was_made_by_the_scripts_as_they_are(name: str):
    entry = lock.read()[name]
    assert entry["sources"] == lock.fingerprint(name.split("/")[0]), "make it again: sound/make.py"
    assert entry["file"] == lock.hash_of(lock.file_of(name))


def test_another_line_in_a_script_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    before = lock.fingerprint("music"), lock.fingerprint("effects")
    for script in lock.SOURCES.glob("*.py"):
        (tmp_path / script.name).write_text(script.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(lock, "SOURCES", tmp_path)
    assert (lock.fingerprint("music"), lock.fingerprint("effects")) == before
    (tmp_path / "themes.py").write_text("CHORDS = {}\n", "utf-8")
    assert lock.fingerprint("music") != before[0]
    assert lock.fingerprint("effects") == before[1]


def test_every_script_belongs_to_a_lock():
    scripts = {path.name for path in lock.SOURCES.glob("*.py")}
    assert {name for made_from in lock.MADE_FROM.values() for name in made_from} | {"lock.py"} == scripts


def test_all_sounds_together_are_small():
    assert sum(path.stat().st_size for folder in FOLDERS for path in folder.rglob("*.ogg")) <= LARGEST


def test_the_licence_names_them():
    assert all("CC BY 4.0" in (folder / "LICENSE.txt").read_text("utf-8") for folder in FOLDERS)
    assert "sounds" in (lock.ROOT / "LICENSE").read_text("utf-8")
