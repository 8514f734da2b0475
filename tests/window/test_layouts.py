"""The keyboard of other countries: physical keys under a layout of X, pressed in the real window."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import Screen, eventually
from luna.games.luna.rules.constants import NO_MOVE
from tests.window.conftest import OpenTable
from tests.window.records import until

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not shutil.which("setxkbmap"), reason="setxkbmap not installed"),
]
CONTROL = 37
AMERICAN = {"Z": 52, "M": 58, "V": 55, "O": 32, "5": 14}
"""X's codes of the keys that bear these on an American keyboard."""
LABELLED: dict[str, dict[str, int]] = {
    "us": AMERICAN,
    "de": {**AMERICAN, "Z": 29},
    "fr": {**AMERICAN, "Z": 25, "M": 47},
    "pl": AMERICAN,
    "ru": AMERICAN,
    "gr": AMERICAN,
}
"""The keys that bear these under a layout; under Russian and Greek they bear them beside their own letters."""


@pytest.fixture
def layouts(screen: Screen) -> Iterator[Screen]:
    yield screen
    screen.use_layout("us")


def shows(program: Program, *places: int) -> None:
    """A key changes the picture, and Escape brings it back."""
    before = program.rest()
    program.press(*places)
    eventually(f"something happens at {places}", lambda: program.differs(before))
    program.rest()
    program.key("Escape")
    eventually("the picture before", lambda: not program.differs(before))


@pytest.mark.parametrize("layout", LABELLED)
def test_letters_and_digits_mean_what_stands_on_the_keys(open_table: OpenTable, layouts: Screen, layout: str) -> None:
    layouts.use_layout(layout)
    record, _ = until(lambda action, state: action.kind == "journey" and state.pending == NO_MOVE)
    hand, key = open_table(record), LABELLED[layout]
    program, before = hand.program, hand.lines()
    for sign in ("5", "V", "O"):
        shows(program, key[sign])
    program.press(key["M"])
    hand.expect([*before, "meditate"])
    program.press(CONTROL, key["Z"])
    hand.expect(before)
