"""A second game in the list: a button on the title, and its own texts, sprites and sounds in its scenes."""

import shutil
from dataclasses import replace

import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.rules_book.scene import RulesBook
from luna.app.screens.title import Title
from luna.app.settings.language import LANGUAGES
from luna.app.system import paths
from luna.games.luna.game import LUNA, LunaGame
from luna.games.luna.window import LunaWindow
from tests.app.table.hands import click, tops

NAME = "Second moon"


class SecondWindow(LunaWindow):
    def __init__(self, folder):
        self.folder = folder

    def texts(self, text):
        return text.of("second", self.folder)


class SecondGame(LunaGame):
    key, record_key = "second", "second-record"

    def __init__(self, folder):
        self.folder = folder

    def window(self):
        return SecondWindow(self.folder)

    def header(self, setup):
        return [line.replace(LUNA.record_key, self.record_key) for line in super().header(setup)]

    def parse_header(self, lines):
        return super().parse_header([replace(line, text=line.text.replace("second", "luna")) for line in lines])


@pytest.fixture
def second(tmp_path, monkeypatch):
    """A game with the rules and pictures of Luna and a name of its own."""
    for language in LANGUAGES:
        shutil.copytree(paths.localization() / language / "luna", tmp_path / "texts" / language / "second")
        name = tmp_path / "texts" / language / "second" / "z.ftl"
        name.write_text(f"game-title = {NAME}\n", "utf-8")
    art = paths.art_of("luna")
    monkeypatch.setattr(paths, "art_of", lambda game: art)
    return SecondGame(tmp_path / "texts")


@pytest.fixture
def both(make_app, second):
    app = make_app(games=(LUNA, second))
    app.push(Title(app.context))
    return app


def test_with_one_game_the_title_offers_only_its_own_ways(app):
    assert not [key for key in app.top.form.widgets if key.startswith("new-")]


def test_each_further_game_has_a_button_with_its_name(both):
    assert both.top.form.widgets["new-second"].text == NAME
    click(both, "new-second")
    assert tops(both) == [Title, NewGameScene]
    assert both.top.about == "second"


def test_the_rules_are_those_of_what_is_to_be_seen(both):
    click(both, "new-second")
    both.open_rules()
    assert isinstance(both.top, RulesBook)
    assert both.top.about == "second"
    both.home()
    both.open_rules()
    assert both.top.about == "luna"


def test_the_scenes_of_a_game_get_its_texts_and_follow_the_window(both, second):
    context = both.context.of(second)
    assert context.text("game-title") == NAME
    assert both.context.of(LUNA) is both.context
    both.context.resize((1920, 1080))
    assert (context.size, context.ui_scale) == ((1920, 1080), both.context.ui_scale)
    assert context.of(LUNA) is both.context


def test_a_saved_game_is_told_and_played_as_what_it_is(both, second):
    click(both, "new-second")
    click(both, "begin")
    assert both.top.about == "second"
    both.home()
    (game,) = both.context.storage.games()
    assert game.game is second
    click(both, "saved")
    for _ in range(3):
        both.update(0.02)
    assert both.draw()
    click(both, f"play-{game.id}")
    assert both.top.about == "second"
