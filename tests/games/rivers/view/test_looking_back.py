"""While a position is looked at, nothing of the bar that leads through the game lies on the map."""

from itertools import combinations

import pytest

from luna.core.intent import Pick
from luna.games.rivers.rules.constants import ACT
from luna.games.rivers.view.frame import Frame
from luna.ui.table.picks import LOOK_BAR, LOOK_SLIDER, TablePick
from luna.ui.table.shown import Button, LookBack
from tests.games.rivers.view.pictures_of import first, shown

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
SCALES = [0.8, 1.0, 1.25]


def looked(told):
    """The look at a step, of which a dialog tells in full where `told`."""
    icons = {"back": "rewind", "run": "run", "forth": "forward"}
    steps = [Button(Pick(TablePick.LOOK, name), "", icon) for name, icon in icons.items()]
    full = [Button(Pick(TablePick.LOOK, "full"), "Details", key="D")] if told else []
    play = Button(Pick(TablePick.LOOK, "play"), "Ab hier weiterspielen", key="A")
    now = Button(Pick(TablePick.LOOK, "now"), "Zurück zum Spiel", key="Enter", primary=True)
    return LookBack("Runde 7", "Schritt 3 von 9", 3, (*steps, *full, play, now), 9, 9)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("told", [False, True])
def test_slider_and_buttons_lie_beside_one_another_off_the_map(make_view, say, size, scale, told):
    view, look = make_view(size, "de", scale), looked(told)
    what = shown(view, first(ACT), say("de"), look=look)
    boxes = [view.place(each, what) for each in (LOOK_BAR, *(button.pick for button in look.buttons))]
    assert all(Frame(size, scale).bottom.contains(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]
    assert boxes[0].contains(view.place(LOOK_SLIDER, what))
    assert min(box.h for box in boxes) >= 24
    for button, box in zip(look.buttons, boxes[1:], strict=True):
        assert view.picks_at(box.center, what)[0] == button.pick
