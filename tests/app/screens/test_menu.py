"""The menu above the table, and the options."""

import pygame
import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.screens.menu import Menu
from luna.app.screens.title import Title
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.app.table.scene import TableScene
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.scene import Scene
from tests.app.table.hands import click, key, tops
from tests.app.table.tables import open_choice


@pytest.fixture
def menu(app):
    app.push(Scene())
    app.push(Menu(app.context, LUNA))
    return app


@pytest.mark.parametrize("way", [lambda app: click(app, "resume"), lambda app: key(app, pygame.K_ESCAPE)])
def test_the_menu_goes_back_to_the_table(menu, way):
    way(menu)
    assert tops(menu) == [Title, Scene]


def test_the_menu_leads_to_the_title(menu):
    click(menu, "title")
    assert tops(menu) == [Title]


WAYS_OUT = ("new", "saved", "seats", "rules", "overview", "options")


@pytest.mark.parametrize("way", WAYS_OUT)
def test_back_leads_to_the_menu_of_the_table_from_every_screen_that_it_opens(app, way):
    app.push(table := open_choice(app, PLAYED[1]))
    table.open_menu()
    before = app.scenes
    click(app, way)
    assert len(app.scenes) == len(before) + 1
    key(app, pygame.K_ESCAPE)
    assert app.scenes == before
    key(app, pygame.K_ESCAPE)
    assert app.top is table


def test_no_way_of_the_menu_leaves_the_table_but_those_that_say_so(app):
    app.push(table := open_choice(app, PLAYED[1]))
    table.open_menu()
    stays = {"resume", "hints", "fullscreen", "restart-round", "restart-table"}
    ways = {name for name in app.top.form.widgets if not name.startswith("language-")}
    assert ways - stays - {"title", "quit"} == set(WAYS_OUT)


@pytest.mark.parametrize(("code", "way"), [(pygame.K_F1, "rules"), (pygame.K_o, "overview")])
def test_a_key_that_the_menu_shows_does_the_same_there(app, code, way):
    app.push(table := open_choice(app, PLAYED[1]))
    table.open_menu()
    assert [label for label in app.top.form.labels if label.on == way]
    click(app, way)
    opened = type(app.top)
    key(app, pygame.K_ESCAPE)
    key(app, code)
    assert type(app.top) is opened


@pytest.mark.parametrize("code", [pygame.K_F1, pygame.K_o])
def test_back_leads_to_the_table_from_every_screen_that_its_keys_open(app, code):
    app.push(table := open_choice(app, PLAYED[1]))
    key(app, code)
    assert app.top is not table
    key(app, pygame.K_ESCAPE)
    assert app.top is table


def test_a_new_game_from_the_menu_takes_the_place_of_the_table(app):
    app.push(table := open_choice(app, PLAYED[1]))
    table.open_menu()
    click(app, "new")
    click(app, "begin")
    assert tops(app) == [Title, TableScene]
    assert app.top is not table


PLAYED = [
    NewGame("solo", 3, (("blue", "Ada"), ("yellow", "")), "free", None, None, 7),
    NewGame("players", 0, (("white", "Ada"), ("red", ""), ("blue", "Bo")), "free", None, None, 7, ("", "level-4", "")),
    NewGame("players", 0, (("red", ""), ("white", "")), "preset", None, None, 7, ("level-1", "level-2")),
]


@pytest.mark.parametrize("played", PLAYED)
def test_a_new_game_begins_like_the_one_just_played(app, played):
    app.push(table := open_choice(app, played))
    table.open_menu()
    click(app, "new")
    draft = app.top.setup_form.draft
    choice = draft.choice()
    assert (choice.mode, choice.level, choice.setup, choice.bots or ("",) * 2) == (
        played.mode,
        played.level,
        played.setup,
        played.bots or ("",) * 2,
    )
    assert choice.seats == played.seats
    assert sorted(draft.colours) == sorted(COLOURS)


@pytest.mark.parametrize(("played", "chapter"), [(PLAYED[0], "solo"), (PLAYED[1], "goal")])
def test_the_rules_open_at_the_aim_of_the_game_that_is_played(app, played, chapter):
    app.push(table := open_choice(app, played))
    key(app, pygame.K_F1)
    assert app.top.chapter == chapter
    app.pop()
    table.open_menu()
    click(app, "rules")
    assert app.top.chapter == chapter


def test_the_rules_open_at_the_aim_of_the_game_that_is_set_up(app):
    app.push(NewGameScene(app.context, LUNA, "solo"))
    key(app, pygame.K_F1)
    assert app.top.chapter == "solo"
    app.pop()
    click(app, "mode-players")
    key(app, pygame.K_F1)
    assert app.top.chapter == "goal"


def test_the_way_between_window_and_whole_screen_says_at_once_where_it_leads(menu):
    """Also where the window is as large as the screen."""
    words = menu.context.text
    for told in (words("fullscreen-leave"), words("fullscreen-enter")):
        key(menu, pygame.K_F11)
        menu.take_size()
        assert menu.top.form.widgets["fullscreen"].text == told


def test_a_language_chosen_in_the_menu_reaches_the_scenes_below(menu):
    click(menu, "language-de")
    assert menu.scenes[0].form.widgets["new"].text == "Gegen den Computer"


@pytest.fixture
def options(app):
    click(app, "options")
    return app


def test_options_take_effect_at_once_and_are_remembered(options):
    for widget in ("speed-2", "reduced_motion-True", "hand_over-off", "muted-True", "music_volume-less"):
        click(options, widget)
    kept = SettingsFile(options.context.settings.path)
    assert kept.get(preferences.SPEED) == "2"
    assert kept.get(preferences.REDUCED_MOTION)
    assert kept.get(preferences.HAND_OVER) == "off"
    assert kept.get(preferences.MUTED)
    assert kept.get(preferences.MUSIC_VOLUME) == preferences.MUSIC_VOLUME.default - 10


def test_a_volume_ends_at_nothing_and_at_everything(options):
    for widget, end in (("effects_volume-more", 100), ("effects_volume-less", 0)):
        for _ in range(12):
            if options.top.form.widgets[widget].element.is_enabled:
                click(options, widget)
        assert options.context.settings.get(preferences.EFFECTS_VOLUME) == end


def test_a_language_chosen_in_the_options_reaches_the_title(options):
    click(options, "language-it")
    assert options.scenes[0].form.widgets["new"].text == "Contro il computer"
    click(options, "back")
    assert tops(options) == [Title]
