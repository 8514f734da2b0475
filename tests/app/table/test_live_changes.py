"""Language, size of type and the rules book at any moment, in any scene."""

from itertools import pairwise

import pygame
import pytest

from build_scripts.games.luna.sheets.form_scenes import SCENES
from luna.app.rules_book.scene import RulesBook
from luna.app.screens.menu import Menu
from luna.app.screens.options import Options
from luna.app.screens.title import Title
from luna.app.session.session import begin_game
from luna.app.settings import preferences, tips
from luna.app.settings.language import LANGUAGES
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.ui.context import FILLED
from tests.app.table.tables import CHOICE


@pytest.fixture
def app(make_app):
    app = make_app()
    app.push(Title(app.context))
    return app


def press(app, key):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=key, mod=0, unicode=""))


def mouse(app, kind, at, **more):
    app.handle(pygame.event.Event(kind, pos=at, **more))


def card_type(table):
    """Height of a line of the chronicle; bars stay as high as they are, so that the table keeps its size."""
    return table.page().entries[0].rect.height


def words(scene):
    """Everything a form scene says."""
    return [label.text for label in scene.form.labels] + [widget.text for widget in scene.form.widgets.values()]


@pytest.mark.parametrize("name", SCENES)
def test_f2_goes_through_the_languages_in_every_scene(app, name):
    scene = SCENES[name](app)
    app.push(scene)
    said = []
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        press(app, pygame.K_F2)
        assert app.context.text.language == language
        assert app.draw()
        said.append(words(scene))
    assert all(one != other for one, other in pairwise(said))
    assert app.context.settings.get(preferences.LANGUAGE) == LANGUAGES[0]


def test_the_language_changes_in_the_middle_of_a_drag(app, table):
    novice = next(pick for pick in sorted(table.turn.sources()) if pick.kind == "novice")
    middle = table.view.place(novice, table.shown()).center
    mouse(app, pygame.MOUSEBUTTONDOWN, middle, button=1)
    away = middle[0] + 90, middle[1] + 60
    mouse(app, pygame.MOUSEMOTION, away, rel=(90, 60), buttons=(1, 0, 0))
    carried = table.shown().carried
    prompt = table.shown().prompt
    press(app, pygame.K_F2)
    assert carried is not None
    assert table.shown().carried == carried
    assert table.shown().prompt != prompt
    assert app.draw()
    mouse(app, pygame.MOUSEBUTTONUP, away, button=1)
    assert table.shown().carried is None


def test_the_language_changes_under_an_open_dialog(app, table):
    app.push(Menu(app.context, LUNA, 7))
    before = table.shown().actions[0].label
    press(app, pygame.K_F2)
    assert app.draw()
    assert table.shown().actions[0].label != before


def menu(context):
    return Menu(context, LUNA)


@pytest.mark.parametrize("open_scene", [Title, menu, Options])
def test_f1_opens_the_rules_once_and_esc_goes_back(app, open_scene):
    scene = open_scene(app.context)
    app.push(scene)
    press(app, pygame.K_F1)
    press(app, pygame.K_F1)
    assert [type(each) for each in app.scenes][-2:] == [type(scene), RulesBook]
    press(app, pygame.K_ESCAPE)
    assert app.top is scene


def test_f1_puts_back_what_is_in_the_hand(app, table):
    middle = table.view.place(Pick("reserve"), table.shown()).center
    mouse(app, pygame.MOUSEBUTTONDOWN, middle, button=1)
    mouse(app, pygame.MOUSEMOTION, (600, 300), rel=(90, 60), buttons=(1, 0, 0))
    press(app, pygame.K_F1)
    assert isinstance(app.top, RulesBook)
    press(app, pygame.K_ESCAPE)
    assert table.shown().carried is None


@pytest.mark.parametrize("scene", [Title, menu])
def test_title_and_menu_have_a_button_for_the_rules(app, scene):
    app.push(scene(app.context))
    app.top.form.widgets["rules"].press()
    assert isinstance(app.top, RulesBook)


def test_a_larger_scale_is_seen_at_once_in_dialog_and_table(make_app):
    app = make_app(size=(1920, 1080))
    app.context.settings.put(tips.TIPS, "never")  # a tip takes the place of the chronicle
    app.push(Title(app.context))
    table = TableScene(app.context, begin_game(LUNA, CHOICE.drawn(), app.context.storage, CHOICE.seed))
    app.push(table)
    options = Options(app.context)
    app.push(options)
    app.draw()
    width, bar = options.form.widgets["back"].element.rect.width, card_type(table)
    options.form.widgets["ui_scale-150"].press()
    assert app.draw()
    assert options.form.widgets["back"].element.rect.width > width
    assert card_type(table) > bar
    options.form.widgets["ui_scale-100"].press()
    assert options.form.widgets["back"].element.rect.width == width


def test_a_canvas_takes_the_wanted_scale_as_far_as_it_fits(make_app):
    app = make_app(size=(1920, 1080))
    app.context.settings.put(preferences.UI_SCALE, 150)
    assert app.context.ui_scale == pytest.approx(1.5)
    assert app.context.ui_scale_for((400, 300)) == app.context.ui_scale
    assert app.context.ui_scale_for((400, 900)) == pytest.approx(1.2 * FILLED)
    app.context.settings.put(preferences.UI_SCALE, 80)
    assert app.context.ui_scale_for((400, 900)) == pytest.approx(0.8)


def test_the_smallest_window_is_not_made_smaller_still(make_app):
    app = make_app(size=(1280, 720))
    usual = app.context.ui_scale
    app.context.settings.put(preferences.UI_SCALE, 80)
    assert app.context.ui_scale == usual == app.context.ui_scale_for((1720, 960))
