"""The program's own folder is moved, cleaned up or deleted while it runs: it goes on with what it has read."""

import os
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from threading import Event, Timer

import pygame
import pytest

from luna.app.system.read_ahead import ReadAhead
from luna.ui.pictures import own_files
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.background import end_all
from luna.ui.widgets.manager import Manager
from luna.ui.widgets.theme import theme
from tests.app.conftest import MakeApp
from tests.root import ROOT

PATIENCE = 10.0


@pytest.mark.slow
def test_everything_goes_on_without_the_program_folder(tmp_path: Path):
    tree = tmp_path / "tree"
    for name in ("luna", "assets", "localization"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, "-P", str(ROOT / "tests" / "app" / "system" / "folder_gone_child.py"), str(tree)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tree), "LUNA_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+ scenes, \d+ effects, a bot's move, the dialog after an error", done.stdout.strip())
    assert not tree.exists()
    assert ":luna.ui.sound:" not in done.stderr
    assert ":luna.ui.reading.text:" not in done.stderr


def test_a_file_stays_what_it_was_when_it_was_read(tmp_path: Path):
    file = tmp_path / "some.txt"
    file.write_bytes(b"before")
    assert own_files.content(file) == b"before"
    file.unlink()
    assert own_files.content(file) == own_files.opened(file).read() == b"before"
    assert own_files.is_there(file)
    assert not own_files.is_there(tmp_path / "never")
    with pytest.raises(FileNotFoundError):
        own_files.content(tmp_path / "never")


def test_fonts_of_texts_and_widgets_come_in_any_size_after_their_files_have_gone(tmp_path: Path):
    folder = tmp_path / "fonts"
    shutil.copytree(ROOT / "assets" / "app" / "fonts", folder)
    pygame.display.set_mode((100, 100))
    fonts = Fonts(folder)
    own_files.keep(folder)
    shutil.rmtree(folder)
    low, high = (fonts.font(role, px).get_height() for role, px in (("body", 20), ("bold", 40)))
    assert low < high
    small, large = (
        Manager((100, 100), theme(ui_scale), folder).get_theme().get_font(["button"]) for ui_scale in (1.0, 2.0)
    )
    assert small.get_rect("Luna").h < large.get_rect("Luna").h


def test_reading_ahead_that_fails_is_only_noted(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, caplog):
    def gone(folder: Path) -> None:
        raise FileNotFoundError(folder)

    monkeypatch.setattr(own_files, "keep", gone)
    ahead = ReadAhead(make_app().context.text, (), ())
    ahead.start()
    ahead.wait()
    assert "read ahead" in caplog.text


def test_reading_ahead_ends_when_the_program_does(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch):
    ahead, ended = make_app().ahead, Event()
    read: list[str] = []
    monkeypatch.setattr(ahead, "steps", lambda: [partial(ended.wait, PATIENCE), partial(read.append, "too late")])
    ahead.start()
    Timer(0.5, ended.set).start()
    end_all()
    assert ended.is_set()
    assert read == []
