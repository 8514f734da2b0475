"""What only a window manager does with a window: the whole screen and minimizing."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import MAXIMIZE, PANEL, Screen, eventually
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.core.intent import Pick
from tests.window.conftest import OpenTable
from tests.window.records import until

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not shutil.which("openbox"), reason="openbox not installed"),
]
WINDOW, WHOLE = (1400, 800), (1920, 1080)
LARGEST = WHOLE[0], WHOLE[1] - PANEL


@pytest.fixture(scope="module")
def managed() -> Iterator[Screen]:
    with Screen(WHOLE, managed=True) as screen:
        yield screen


def test_f11_fills_the_screen_and_comes_back_to_the_size_before(open_table: OpenTable, managed: Screen) -> None:
    record, line = until(lambda action, _: action.kind == "journey")
    hand = open_table(record, size=WINDOW, on=managed)
    program = hand.program
    for size in (WHOLE, WINDOW):
        program.key("F11")
        program.wait_for_size(size)
        hand.seen.resize(size)
        hand.see((size[0] // 2, size[1] - 120))
        hand.play(line if size == WHOLE else "done")
    settings = SettingsFile(program.settings_file)
    assert (settings.get(preferences.WIDTH), settings.get(preferences.HEIGHT)) == WINDOW
    assert not settings.get(preferences.FULLSCREEN)


def test_minimizing_puts_a_carried_piece_back(open_table: OpenTable, managed: Screen) -> None:
    record, line = until(lambda action, _: action.kind == "journey")
    hand = open_table(record, size=WINDOW, on=managed)
    program, before = hand.program, hand.lines()
    start, end = hand.drag_of(line)
    program.hold(start, end)
    program.minimize()
    program.release()
    program.come_back()
    hand.see(end)
    assert hand.lines() == before
    program.click(hand.seen.place(Pick("sea")))  # SDL never saw the release and therefore swallows the next press
    hand.play(line)


@pytest.fixture
def program(managed: Screen, tmp_path: Path) -> Iterator[Program]:
    """The title in a usual window."""
    with Program(managed, tmp_path / "game", size=WINDOW) as program:
        yield program


def remembers(program: Program, maximized: bool, fullscreen: bool = False) -> None:
    """Waits until the settings say so, with the size of the usual window beside it."""

    def says_so() -> bool:
        settings = SettingsFile(program.settings_file)
        size = settings.get(preferences.WIDTH), settings.get(preferences.HEIGHT)
        shape = settings.get(preferences.MAXIMIZED), settings.get(preferences.FULLSCREEN)
        return (size, shape) == (WINDOW, (maximized, fullscreen))

    eventually(f"maximized={maximized}, fullscreen={fullscreen} in the settings", says_so)


def test_a_maximized_window_is_so_again_after_the_whole_screen(program: Program) -> None:
    program.rest()
    before = program.place()
    program.key(MAXIMIZE)
    program.wait_for_size(LARGEST)
    remembers(program, maximized=True)
    for size in (WHOLE, LARGEST, WHOLE, LARGEST):
        program.key("F11")
        program.wait_for_size(size)
        remembers(program, maximized=True, fullscreen=size == WHOLE)
    program.key(MAXIMIZE)
    eventually("the place before", lambda: program.place() == before)
    remembers(program, maximized=False)


@pytest.mark.parametrize("whole", [False, True], ids=["maximized", "whole screen"])
def test_a_maximized_window_is_so_again_after_a_new_start(program: Program, whole: bool) -> None:
    program.key(MAXIMIZE)
    program.wait_for_size(LARGEST)
    remembers(program, maximized=True)
    if whole:
        program.key("F11")
        remembers(program, maximized=True, fullscreen=True)
    program.close()
    program.start()
    program.wait_for_size(WHOLE if whole else LARGEST)
    if whole:
        program.key("F11")
        program.wait_for_size(LARGEST)
    program.key(MAXIMIZE)
    program.wait_for_size(WINDOW)
    remembers(program, maximized=False)


def test_a_maximized_window_that_was_minimized_is_still_maximized(program: Program) -> None:
    program.key(MAXIMIZE)
    program.wait_for_size(LARGEST)
    remembers(program, maximized=True)
    program.minimize()
    program.come_back()
    for size in (WHOLE, LARGEST):
        program.key("F11")
        program.wait_for_size(size)
    remembers(program, maximized=True)
