"""A view of the table on a window nobody sees."""

import pytest

from luna.games.rivers.view.view import RiversView
from luna.ui.pictures.assets import Sprites
from luna.ui.reading.text import Text
from tests.root import ROOT


@pytest.fixture(scope="session")
def sprites(window):
    return Sprites(ROOT / "assets" / "rivers" / "art")


@pytest.fixture(scope="session")
def say():
    """The texts of the game in a language."""
    return lambda language: Text(ROOT / "localization", language).of("rivers")


@pytest.fixture
def make_view(sprites, fonts, say):
    """A fresh view: `make_view((1280, 720), "de")`."""

    def make(size=(1280, 720), language="en", text_scale=1.0):
        view = RiversView(sprites, fonts, say(language))
        view.resize(size, text_scale)
        return view

    return make
