"""The preview at the table: what shows it and what takes it away."""

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.app.table.preview import PreviewSwitch
from luna.games.luna.points.forecast import forecast
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from tests.app.table.handing import meditate, press, table_for


@pytest.fixture
def app(make_app):
    return make_app()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_banner_and_preview_are_drawn_inside_the_window(make_app, language, size):
    app = make_app(language, size)
    scene = table_for(app, 4)
    meditate(scene)
    plain, full = pygame.Surface(size), pygame.Surface(size)
    scene.hand_over.dismiss()
    scene.redraw()
    scene.draw(plain)
    press(app, pygame.K_r, "r")
    press(app, pygame.K_v, "v")
    scene.draw(full)
    changed = pygame.mask.from_threshold(full, (0, 0, 0), (1, 1, 1, 255), plain)
    changed.invert()
    assert changed.count() > size[0] * size[1] / 20
    assert pygame.Rect((0, 0), size).contains(changed.get_bounding_rects()[0])


def test_the_preview_shows_the_forecast_until_it_is_pressed_again(app):
    scene = table_for(app)
    assert scene.shown().preview is None
    press(app, pygame.K_v, "v")
    told, shown = forecast(scene.game.state), scene.shown().preview
    assert told
    assert shown
    assert shown.figures == told.figures
    assert [values[-1] for values in shown.orders.values()] == [order.total for order in told.orders]
    assert [values[3] for values in shown.orders.values()] == [order.paid for order in told.orders]
    press(app, pygame.K_v, "v")
    assert scene.shown().preview is None


def test_the_preview_follows_the_game(app):
    scene = table_for(app)
    scene.press_bar("preview")
    first = scene.shown().preview
    scene.play(next(code for code in RULES.legal(scene.game.state) if ACTIONS[code].kind == "council"))
    assert scene.shown().preview != first


def test_a_held_key_ends_the_preview_when_it_goes_up():
    now = 0.0
    switch = PreviewSwitch(lambda: now)
    switch.press()
    assert switch.on
    now = 0.1
    assert not switch.release()
    assert switch.on
    switch.press()
    assert not switch.on
    switch.press()
    now = 2.0
    assert switch.release()
    assert not switch.on
