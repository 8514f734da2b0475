"""The preview at the table: what shows it and what takes it away."""

import pygame
import pytest

from luna.app.settings.language import LANGUAGES
from luna.app.table.preview import PreviewSwitch
from luna.games.luna.points.forecast import forecast
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.geometry.preview import ROWS
from tests.app.table.handing import meditate, press, table_for
from tests.app.table.hinting import with_hints


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
    now, paid, end = ROWS.index("now"), ROWS.index("paid"), ROWS.index("total")
    assert [values[now] for values in shown.orders.values()] == list(scene.game.state.influence[:3])
    for values in shown.orders.values():
        assert sum(values[paid:end]) == values[end], "what stands above the last row adds up to it"
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


def test_a_preview_that_gave_way_to_a_hint_comes_back_with_its_end(app):
    scene = with_hints(app)
    press(app, pygame.K_v, "v")
    scene.hints.press()
    assert scene.shown().preview is None
    scene.hints.close()
    assert scene.shown().preview
    scene.hints.press()
    press(app, pygame.K_v, "v")
    assert (bool(scene.shown().preview), scene.shown().tip) == (True, None)


def test_at_a_choice_what_can_be_compared_comes_before_a_preview_from_earlier(app):
    scene = table_for(app, solo=1)
    press(app, pygame.K_v, "v")
    while scene.game.state.phase != TIRE:
        scene.play(RULES.legal(scene.game.state)[0])
    assert (scene.shown().preview, bool(scene.shown().outlook)) == (None, True)
    press(app, pygame.K_v, "v")
    assert (bool(scene.shown().preview), scene.shown().outlook) == (True, None)
    press(app, pygame.K_v, "v")
    assert (scene.shown().preview, bool(scene.shown().outlook)) == (None, True)
