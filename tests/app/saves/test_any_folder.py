"""Whatever has become of a file in the person's folder, the program starts, shows the title and lists what is whole.

`LUNA_MUTATIONS` in the environment names how many mutations are tried, `LUNA_MUTATIONS_FROM` the first one.
"""

from __future__ import annotations

import logging
import os
import shutil
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from build_scripts.sheets.plain import plain_widgets
from luna.app.app import App
from luna.app.new_game.scene import NewGameScene
from luna.app.saved_games.scene import SavedGames
from luna.app.saves.library import Library
from luna.app.screens.options import Options
from luna.app.screens.title import Title
from luna.app.session.session import begin_game
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.app.system.log import start_log
from luna.app.table.scene import TableScene
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from luna.games.luna.setting_up import preferences as setup_preferences
from tests.app.conftest import MakeApp
from tests.app.saves.saved import CHOICE, UNFINISHED, play
from tests.app.saves.strange_files import KINDS, put_in_place
from tests.app.table.hands import click, tops

COUNT, START = int(os.environ.get("LUNA_MUTATIONS", "60")), int(os.environ.get("LUNA_MUTATIONS_FROM", "0"))
LONGEST = 60
"""Seconds after which a mutation counts as one that hangs the program."""
TEXTS = (
    *(b"\0", b"\x1b[2J", b"%00", b"%0A", b"%ED%A0%80", "\u202e\u200b\ue000".encode(), b"\xff\xfe"),
    *(b"9" * 5000, b"[" * 3000, b"a." * 3000 + b"a = 1\n", b"human:%00%01" + b"%41" * 400 + b" "),
    b"# title %00%1B%E2%80%AE" + b"M" * 3000 + b"\n",
)
DATES = (4e11, -4e11, -1.0, 0.0, 2e10, 253402300800.0, -62135596801.0)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="pipes, sockets and alarms")


def build_home(home: Path) -> None:
    """A person's folder: four games with earlier contents, one in the bin, settings, a log, an exported game."""
    storage = Library(home / "data" / "saves", GAMES)
    for lines in (12, 30, 5):
        game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
        play(game, lines)
        game.go_to(lines - 2)
        game.file.drain()
        play(game, 3)
    storage.add(UNFINISHED)
    storage.delete(str(storage.add(UNFINISHED)))
    storage.rename("game-000002", "Sunday")
    storage.close()
    settings = SettingsFile(home / "config" / "settings.toml")
    settings.put(setup_preferences.NAMES, ("Ada", "Łucja", "", ""))
    settings.put(preferences.LANGUAGE, "de")
    settings.put(preferences.MUSIC_VOLUME, 30)
    for name in ("log/luna.log", "exports/Sunday.luna"):
        (home / name).parent.mkdir()
        (home / name).write_text(UNFINISHED)


def mutate(home: Path, rng: Random) -> tuple[str, Path]:
    """Does something to one file or folder; what it was and to which."""
    everything = sorted(path for path in home.rglob("*"))
    weights = [1 if path.is_dir() else 4 for path in everything]
    (path,) = rng.choices(everything, weights)
    ways = [date, become, vanish, rename]
    ways += [] if path.is_dir() else [flip, cut, insert, insert, replace, grow]
    way = rng.choice(ways)
    way(path, rng)
    return f"{way.__name__} {path.relative_to(home)}", path


def flip(path: Path, rng: Random) -> None:
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 1, 8, 200))):
        if data:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    path.write_bytes(data)


def cut(path: Path, rng: Random) -> None:
    data = path.read_bytes()
    begin = rng.choice((0, 0, rng.randrange(len(data) + 1)))
    path.write_bytes(data[begin : rng.randrange(begin, len(data) + 1)])


def insert(path: Path, rng: Random) -> None:
    data, at = path.read_bytes(), 0
    at = rng.randrange(len(data) + 1)
    if rng.random() < 0.4 and (names := [n for n in range(len(data)) if data.startswith((b"human:", b'"'), n)]):
        at = rng.choice(names) + (6 if data.startswith(b"human:", at) else 1)
    path.write_bytes(data[:at] + rng.choice((*TEXTS, rng.randbytes(20))) + data[at:])


def replace(path: Path, rng: Random) -> None:
    path.write_bytes(rng.choice((b"", b"\n", b"\0" * 4096, rng.randbytes(300), *TEXTS)))


def grow(path: Path, rng: Random) -> None:
    with path.open("ab") as file:
        file.write(rng.choice((b"\0", b"\n", b"9", b"x = 1\n", b"# undone x\n")) * rng.choice((10_000, 200_000)))


def date(path: Path, rng: Random) -> None:
    seconds = rng.choice(DATES)
    os.utime(path, (seconds, seconds))


def become(path: Path, rng: Random) -> None:
    vanish(path, rng)
    put_in_place(path, rng.choice(KINDS))


def vanish(path: Path, rng: Random) -> None:
    shutil.rmtree(path) if path.is_dir() else path.unlink()


def rename(path: Path, rng: Random) -> None:
    names = (
        "game-000009.luna",
        "game-999999999.luna.2",
        "last",
        "lock",
        "current.luna",
        ".game-000001.luna-x",
        "x" * 250,
    )
    target = path.with_name(rng.choice((*names, "bin", "settings.toml", "\udc80\u202e.luna")))
    if not os.path.lexists(target):
        path.rename(target)


@contextmanager
def alarm(seconds: int) -> Iterator[None]:
    """Raises TimeoutError when that takes too long."""

    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def start(app: App) -> None:
    """The program anew on the files as they are."""
    logging.getLogger("luna").handlers.clear()
    start_log(paths.log_file())
    app.close()
    app.context.settings = SettingsFile(paths.settings_file())
    app.context.storage = Library(paths.saves_folder(), GAMES)
    app.push(Title(app.context))
    app.draw()


def look_at_everything(app: App, harmed: str) -> set[str]:
    """The list with its pictures, the damaged game, the game to continue; the games that can be played on."""
    click(app, "saved")
    scene = app.top
    assert isinstance(scene, SavedGames)
    app.draw()
    for _ in scene.shown:
        app.update(0.01)
    app.draw()
    sound = {game.id for game in scene.shown if game.fault is None}
    if harmed in scene.ids:
        scene.play(harmed)
        app.draw()
    app.home()
    top = app.top
    assert isinstance(top, Title)
    if "continue" in top.form.widgets:
        top.form.widgets["continue"].press()
        assert tops(app) in ([Title, TableScene], [Title])
        app.draw()
    return sound


def look_at_settings(app: App) -> None:
    """The options and the new game screen, where names are kept, and a change of the settings."""
    for way, scene in (("options", Options), ("new", NewGameScene)):
        click(app, way)
        assert tops(app) == [Title, scene]
        app.draw()
        app.home()
    app.context.settings.put(preferences.EFFECTS_VOLUME, 20)


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("template") / "home"
    build_home(home)
    return home


@pytest.fixture(scope="module")
def one_app(make_app_once: MakeApp) -> Iterator[App]:
    """Its buttons are plain rectangles, since drawing them costs most and no text of a file stands on them."""
    with plain_widgets():
        yield make_app_once()


@pytest.mark.parametrize("part", range(4))
def test_any_mutation_leaves_a_program_that_lists_what_is_whole(
    template: Path, one_app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    faults = []
    for seed in range(START + part, START + COUNT, 4):
        home, rng = tmp_path / str(seed), Random(seed)
        shutil.copytree(template, home)
        monkeypatch.setenv("LUNA_HOME", str(home))
        done, path = mutate(home, rng)
        whole = untouched(template, home)
        try:
            with alarm(LONGEST):
                lost = whole - listed(one_app, path, seed)
        except Exception:
            faults.append(f"mutation {seed}: {done}\n{traceback.format_exc()}")
        else:
            faults += [f"mutation {seed}: {done} loses {lost}"] if lost else []
        shutil.rmtree(home)
    assert not faults, "\n".join(faults)


def listed(app: App, harmed: Path, seed: int) -> set[str]:
    """The games that a program tells of which is started on the files as they are."""
    start(app)
    if "saves" not in harmed.parts or seed % 10 == 0:
        look_at_settings(app)
    games = look_at_everything(app, harmed.name[:11])
    app.close()
    app.context.storage.close()
    return games


def untouched(template: Path, home: Path) -> set[str]:
    """The games whose newest content is as it was."""
    files = (path.relative_to(template) for path in template.rglob("game-*.luna") if path.parent.name == "saves")
    return {file.stem for file in files if (home / file).is_file() and same(template / file, home / file)}


def same(one: Path, other: Path) -> bool:
    return one.stat().st_size == other.stat().st_size and one.read_bytes() == other.read_bytes()
