"""A table view on a window nobody sees."""

import pygame
import pytest

from luna.games.luna.view.view import TableView
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text
from tests.root import ROOT


@pytest.fixture(scope="session", autouse=True)
def window():
    pygame.display.init()
    return pygame.display.set_mode((1280, 720))


@pytest.fixture(scope="session")
def sprites(window):
    return Sprites(ROOT / "assets" / "luna" / "art")


@pytest.fixture(scope="session")
def fonts(window):
    return Fonts(ROOT / "assets" / "app" / "fonts")


@pytest.fixture
def make_view(sprites, fonts):
    """A fresh view: `make_view((1280, 720), "de")`."""

    def make(size=(1280, 720), language="en"):
        view = TableView(sprites, fonts, Text(ROOT / "localization", language))
        view.resize(size)
        return view

    return make
