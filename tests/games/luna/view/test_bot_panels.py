"""The panel of a computer player says how strong it is."""

import pygame
import pytest

from build_scripts.sheets.texts import recorded
from luna.app.session.seat_names import strengths
from luna.app.settings.language import LANGUAGES
from luna.core.seat import Seat, SeatKind
from luna.games.luna.game import LUNA
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.paint.panels import PanelPainter
from luna.ui.reading.text import Text
from luna.ui.table.shown import Shown
from tests.games.luna.view.states import random_state, with_order
from tests.root import ROOT


def test_a_bot_has_the_number_of_its_level_and_nobody_else_has_one():
    bots = Seat("red", SeatKind.BOT, "level-3"), Seat("white", SeatKind.BOT, "random")
    assert strengths((*bots, Seat("blue", SeatKind.HUMAN, "level-2")), LUNA.bots.levels) == {"red": 3}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_stands_below_the_name(sprites, fonts, language, size):
    text, state = Text(ROOT / "localization", language), random_state(4, 1)
    for colour in state.seats:
        state = with_order(state, colour, influence=9)
    for first in (1, 3):
        levels = {colour: first + n for n, colour in enumerate(state.seats)}
        names = {colour: text("bot-name", level=f"level-{number}") for colour, number in levels.items()}
        with recorded() as drawn:
            PanelPainter(Frame(size), sprites, fonts, text).paint(
                pygame.Surface(size), Shown(state, names, strengths=levels)
            )
        told = [each.text for each in drawn]
        for colour, name in names.items():
            assert name in told
            assert (text("panel-turn") if colour == state.actor else text("level-name", level=levels[colour])) in told
