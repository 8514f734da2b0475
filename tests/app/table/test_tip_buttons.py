"""The two buttons of a tip stand in one row of the narrowest box."""

import pytest

from luna.app.settings.language import LANGUAGES
from luna.app.system import paths
from luna.ui.pictures.assets import Fonts
from luna.ui.reading.text import Text
from tests.root import ROOT

ROOM, TYPE, PAD, BETWEEN = 181, 16, 7, 6
"""Px of the box at 1280×720, type, margin inside a button and distance of the two."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_buttons_have_room_beside_each_other(language):
    text, fonts = Text(ROOT / "localization", language), Fonts(paths.fonts())
    widths = [fonts.width(text(each), "body", TYPE) + 2 * PAD for each in ("tip-understood", "tip-off")]
    assert sum(widths) + BETWEEN <= ROOM
