"""What the views of all games are tried with: a window nobody sees, and the types of the program."""

import pygame
import pytest

from luna.ui.pictures.assets import Fonts
from tests.root import ROOT


@pytest.fixture(scope="session")
def window():
    pygame.display.init()
    return pygame.display.set_mode((1280, 720))


@pytest.fixture(scope="session")
def fonts(window):
    return Fonts(ROOT / "assets" / "app" / "fonts")
