"""The program ends cleanly at any moment, also while pictures, sound and games are still being read."""

import argparse
import os
import subprocess
import sys
import threading
import time
from signal import SIGTERM, raise_signal

import pygame
import pytest

from luna.app import opening
from luna.app.screens.title import Title
from luna.ui.pictures.background import Background, end_all
from tests.root import ROOT

MOMENTS = [f"{0.02 * n:.2f}" for n in range(1, 25)]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere there are no such signals")
@pytest.mark.parametrize(("signal", "moments"), [("SIGTERM", MOMENTS), ("SIGINT", MOMENTS[::6])])
def test_told_to_end_at_any_moment_it_ends_with_0_and_without_a_word(tmp_path, signal, moments):
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.system.ending_child", signal, *moments],
        cwd=ROOT,
        env={**os.environ, "LUNA_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["0 []"] * len(moments)


def test_told_to_end_while_an_object_is_freed_it_opens_no_window(tmp_path, monkeypatch, capfd):
    class Freed:
        def __del__(self):
            raise_signal(SIGTERM)

    def language(*asked):
        Freed()
        return "en"

    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    monkeypatch.setattr(opening, "language_of", language)
    monkeypatch.setattr(opening, "Window", lambda *asked: pytest.fail("a window"))
    assert opening.run(argparse.Namespace()) == 0
    assert capfd.readouterr().err == ""


def test_an_error_while_starting_leaves_no_thread_and_no_window(tmp_path, monkeypatch):
    def fails(app):
        raise RuntimeError("no title")

    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    monkeypatch.setattr(Title, "__init__", lambda self, app: fails(app))
    before = set(threading.enumerate())
    with pytest.raises(RuntimeError, match="no title"):
        opening.run(argparse.Namespace())
    assert set(threading.enumerate()) <= before
    assert not pygame.display.get_init()


def test_work_in_the_background_ends_after_the_step_that_is_being_done():
    done, first = [], threading.Event()

    def steps():
        for number in range(1000):
            done.append(number)
            first.set()
            time.sleep(0.001)
            yield

    work = Background(steps(), "steps")
    first.wait()
    end_all()
    assert not work.is_alive()
    assert 0 < len(done) < 1000


def test_an_error_in_the_background_is_logged_and_stays_there(caplog, capfd):
    def steps():
        yield
        raise ValueError("torn picture")

    Background(steps(), "picture").join()
    assert "torn picture" in caplog.text
    assert capfd.readouterr().err == ""
