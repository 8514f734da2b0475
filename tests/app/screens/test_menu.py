"""The menu above the table, and the options."""

import pygame
import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.screens.menu import Menu
from luna.app.screens.title import Title
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
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


def test_the_menu_leads_to_the_title_and_to_a_new_game(menu):
    click(menu, "title")
    assert tops(menu) == [Title]
    menu.push(Menu(menu.context, LUNA))
    click(menu, "new")
    assert tops(menu) == [Title, NewGameScene]


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
