"""A second game in the list: a title of its own, and its own texts, sprites and sounds in its scenes."""

import shutil
from argparse import Namespace
from dataclasses import replace

import pygame
import pytest

from luna.app.rules_book.scene import RulesBook
from luna.app.screens.title import Title
from luna.app.seascape import title_art
from luna.app.settings import preferences
from luna.app.settings.language import LANGUAGES
from luna.app.system import paths
from luna.games.luna.game import LUNA, LunaGame
from luna.games.luna.window import LunaWindow
from luna.ui.reading.text import Text
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


def begin(app):
    click(app, "new")
    assert app.top.about == "second"
    click(app, "begin")


def new_setup():
    return LUNA.drawn(Namespace(players=2, solo=None, preset=False, board=None), ["level-1", "level-1"], 1)


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


def labels(app):
    return [label.text for label in app.top.form.labels]


def test_with_one_game_the_title_leads_to_no_other(app):
    assert not [key for key in app.top.form.widgets if key.startswith("game-")]
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g"))
    assert app.top.about == "luna"


def test_the_title_changes_to_the_next_game_and_back(both):
    assert NAME in labels(both)
    click(both, "game-second")
    assert tops(both) == [Title]
    assert both.top.about == "second"
    assert "Luna" in labels(both)
    click(both, "game-luna")
    assert both.top.about == "luna"


def test_a_key_changes_to_the_next_game(both):
    for game in ("second", "luna"):
        both.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g"))
        assert both.top.about == game


def test_a_fresh_program_opens_with_the_first_game_and_later_with_the_last_one(make_app, second):
    first = make_app(games=(LUNA, second))
    assert first.context.routes.title(first.context).about == "luna"
    first.push(first.context.routes.title(first.context))
    click(first, "game-second")
    again = make_app(games=(LUNA, second))
    assert again.context.routes.title(again.context).about == "second"
    alone = make_app()
    assert alone.context.routes.title(alone.context).about == "luna"


def test_the_title_is_about_the_game_played_last(both, second):
    both.push(both.context.routes.table(both.context, second, new_setup(), 1))
    both.home()
    assert both.top.about == "second"


def test_each_title_continues_a_game_of_its_own(both, second):
    click(both, "game-second")
    begin(both)
    both.home()
    assert "continue" in both.top.form.widgets
    click(both, "game-luna")
    assert "continue" not in both.top.form.widgets
    click(both, "game-second")
    click(both, "continue")
    assert both.top.about == "second"


def test_a_game_shows_its_own_picture_and_else_that_of_the_program(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "art_of", lambda game: tmp_path / game)
    assert title_art("second") == paths.title_art()
    (tmp_path / "second").mkdir()
    own = tmp_path / "second" / "title.webp"
    own.write_bytes(b"")
    assert title_art("second") == own


def test_a_turn_whose_end_shows_something_is_confirmed_unless_somebody_wishes_otherwise(both, second, monkeypatch):
    keys = preferences.confirms(final=False), preferences.confirms(final=True)
    assert [both.context.settings.get(key) for key in keys] == [False, True]
    monkeypatch.setattr(SecondWindow, "final_turns", True)
    for game, final in (("luna", False), ("second", True)):
        if both.top.about != game:
            click(both, f"game-{game}")
        click(both, "options")
        click(both, f"{preferences.confirms(final).name}-{not final}")
        both.pop()
        assert both.context.settings.get(preferences.confirms(final)) is not final


def test_the_rules_are_those_of_what_is_to_be_seen(both):
    click(both, "game-second")
    both.open_rules()
    assert isinstance(both.top, RulesBook)
    assert both.top.about == "second"
    both.home()
    click(both, "game-luna")
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
    click(both, "game-second")
    begin(both)
    assert both.top.about == "second"
    both.home()
    (game,) = both.context.storage.games()
    assert game.game is second
    click(both, "saved")
    for _ in range(3):
        both.update(0.02)
    assert both.draw()
    assert any(NAME in label for label in labels(both))
    click(both, f"play-{game.id}")
    assert both.top.about == "second"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_call_a_game_of_persons_alike(language):
    named = {Text(paths.localization(), language).of(game)("new-game-players") for game in ("luna", "rivers")}
    assert len(named) == 1
    assert len(named.pop()) <= 18
