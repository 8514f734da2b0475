"""A table view on a window nobody sees."""

import pytest

from luna.games.luna.table.view import LunaView
from luna.ui.pictures.assets import Sprites
from luna.ui.reading.text import Text
from tests.root import ROOT


@pytest.fixture(scope="session")
def sprites(window):
    return Sprites(ROOT / "assets" / "luna" / "art")


@pytest.fixture
def make_view(sprites, fonts):
    """A fresh view: `make_view((1280, 720), "de")`."""

    def make(size=(1280, 720), language="en"):
        view = LunaView(sprites, fonts, Text(ROOT / "localization", language))
        view.resize(size)
        return view

    return make
