"""The committed sounds: all that are wanted and no others, made from the scripts as they are, small and licensed."""

import ast
import dataclasses
import shutil
from pathlib import Path

import pytest

from build_scripts.sound import lock
from luna.games.luna.view.motion import sounds
from tests.ui.sound.games import EVERY, LOCKS, Sound

LUNA = lock.ROOT / "luna"
EFFECTS = {
    "luna": {
        *("lift", "drop", "wrong", "row", "sail", "build", "candle", "book", "council", "displace", "points_up"),
        *("points_down", "round_end", "win", "loss", "tie", "button", "hover", "page", "favour", "recruit", "herbs"),
        *("appoint", "consecrate", "expel", "guardian", "start_marker", "turn", "undo", "open_menu"),
    },
    "rivers": {
        *("tile", "leader", "withdraw", "leader_lost", "revolt", "war", "commit", "decided", "tiles_fall", "monument"),
        *("catastrophe", "treasure", "draw", "swap", "points_up", "turn_end", "turn", "win", "loss", "tie"),
    },
}
MUSIC = {"luna": {"table", "title", "last_round"}, "rivers": {"table", "title"}}
FOLDERS = {lock.PROGRAM, *(each.game for each in LOCKS.values())}
LARGEST = 10 * 1024 * 1024


def called_with_a_name(method: str) -> set[str]:
    """Every literal name the program gives to `….play` or `….music`."""
    trees = [ast.parse(path.read_text("utf-8")) for path in LUNA.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == method]
    return {name.value for name in named if isinstance(name, ast.Constant) and isinstance(name.value, str)}


@pytest.mark.parametrize("game", LOCKS)
def test_there_is_a_file_for_every_sound_and_no_other(game: str):
    own = LOCKS[game]
    found = {
        folder: {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.ogg")}
        for folder in own.folders
    }
    wanted = {f"effects/{name}" for name in EFFECTS[game]} | {f"music/{name}" for name in MUSIC[game]}
    assert found.get(lock.PROGRAM, set()) == own.of_program
    assert set().union(*found.values()) == wanted == set(own.read())


def test_the_games_ask_for_no_sound_that_does_not_exist():
    of_events = {name for name in sounds.EFFECTS.values() if name}
    assert of_events <= EFFECTS["luna"]
    assert called_with_a_name("play") <= set().union(*EFFECTS.values())
    assert called_with_a_name("music") <= set().union(*MUSIC.values())


@pytest.mark.parametrize("sound", EVERY, ids=str)
def test_it_was_made_by_the_scripts_as_they_are(sound: Sound):
    own = LOCKS[sound.game]
    entry = own.read()[sound.name]
    assert entry["sources"] == own.fingerprint(sound.kind), "make it again: sound/make.py"
    assert entry["file"] == lock.hash_of(own.file_of(sound.name))


@pytest.mark.parametrize("game", LOCKS)
def test_another_line_in_a_script_would_be_noticed(game: str, tmp_path: Path):
    own = LOCKS[game]
    before = own.fingerprint("music"), own.fingerprint("effects")
    moved = dataclasses.replace(own, sources=tmp_path / "own", shared=tmp_path / "shared")
    shutil.copytree(own.sources, moved.sources)
    shutil.copytree(own.shared, moved.shared)
    assert (moved.fingerprint("music"), moved.fingerprint("effects")) == before
    (moved.sources / "themes.py").write_text("CHORDS = {}\n", "utf-8")
    assert moved.fingerprint("music") != before[0]
    assert moved.fingerprint("effects") == before[1]
    (moved.shared / "tones.py").write_text("RATE = 8000\n", "utf-8")
    assert moved.fingerprint("effects") != before[1]


@pytest.mark.parametrize("game", LOCKS)
def test_every_script_belongs_to_a_lock(game: str):
    own = LOCKS[game]
    behind = {name for scripts in own.scripts.values() for name in scripts}
    assert behind | {"lock.py", "make.py"} == {path.name for path in own.sources.glob("*.py")}


def test_every_shared_script_belongs_to_all_locks():
    behind = {name for scripts in lock.SHARED_BY.values() for name in scripts}
    assert behind | {"lock.py", "tools.py"} == {path.name for path in lock.SHARED.glob("*.py")}


def test_all_sounds_together_are_small():
    assert sum(path.stat().st_size for folder in FOLDERS for path in folder.rglob("*.ogg")) <= LARGEST


def test_the_licence_names_them():
    assert all("CC BY 4.0" in (folder / "LICENSE.txt").read_text("utf-8") for folder in FOLDERS)
    assert "sounds" in (lock.ROOT / "LICENSE").read_text("utf-8")
