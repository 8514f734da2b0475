"""With large type in a small window all can be done, by mouse and by keyboard, at a table as large as ever."""

from __future__ import annotations

import pytest

from luna.core.intent import Pick
from tests.window.conftest import OpenTable
from tests.window.records import until

pytestmark = pytest.mark.window


@pytest.mark.parametrize(("kind", "text_size"), [("consecrate", 200), ("council", 200), ("recruit", 150)])
def test_an_action_by_hand(open_table: OpenTable, kind: str, text_size: int) -> None:
    record, line = until(lambda action, _: action.kind == kind and not action.novice)
    hand = open_table(record, "de", text_size=text_size)
    hand.play(line)
    assert hand.lines()[-1] == line


def test_buttons_without_words_are_pressed_and_every_panel_is_there(open_table: OpenTable) -> None:
    record, _ = until(lambda action, _: action.kind == "meditate")
    hand = open_table(record, "de", text_size=200)
    shown = hand.seen.scene.shown()
    panels = [hand.seen.scene.place(Pick("player", colour)) for colour in shown.state.seats]
    assert all(panels)
    before = hand.lines()
    meditate = hand.seen.scene.place(Pick("action", "meditate"))
    assert meditate is not None
    hand.program.click(meditate.center)
    hand.expect([*before, "meditate"])
    hand.program.key("BackSpace")
    hand.expect(before)
    hand.program.key("m")
    hand.expect([*before, "meditate"])
