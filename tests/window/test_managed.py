"""What only a window manager does with a window: the whole screen and minimizing."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from luna.app import preferences
from luna.app.settings import Settings
from luna.core.intent import Pick
from tests.window.conftest import OpenTable
from tests.window.records import until
from tests.window.screen import Screen

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not shutil.which("openbox"), reason="openbox not installed"),
]
WINDOW, WHOLE = (1400, 800), (1920, 1080)


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
    settings = Settings(program.settings_file)
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
