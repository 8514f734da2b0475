"""What the buttons, keys and entries of the scenes do."""

import sys
import types

import pygame
import pytest

from build_scripts.games.luna.sheets.form_scenes import PLAYED
from luna.app.new_game.scene import NewGameScene
from luna.app.saves.failure import OPEN_ELSEWHERE
from luna.app.screens.title import Title
from luna.app.table.scene import TableScene
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.scene import Scene
from tests.app.saves.saved import UNFINISHED
from tests.app.table.hands import click, key, tops


@pytest.fixture
def tables(monkeypatch):
    """Stands in for the table: notes what it is opened with."""
    opened = []
    module = types.ModuleType("luna.app.table.scene")

    def drawn(choice):
        opened.append(choice)
        return setup_of(choice)

    def opens(argument):
        opened.append(argument)
        return Scene()

    def resume_table(context, id):
        reading = context.storage.read(id)
        if not reading.loaded:
            raise reading.fault
        return opens(id)

    setup_of = NewGame.drawn
    monkeypatch.setattr(NewGame, "drawn", drawn)
    module.__dict__.update(open_table=lambda *_: Scene(), resume_table=resume_table, TableScene=TableScene)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return opened


def test_a_click_on_a_language_changes_and_remembers_it(app):
    click(app, "language-pl")
    assert app.context.text.language == "pl"
    assert app.top.form.widgets["new"].text == "Gra z komputerem"
    assert 'language = "pl"' in app.context.settings.path.read_text("utf-8")


def test_quit_ends_the_program(app):
    click(app, "quit")
    assert app.top is None


def test_escape_does_not_end_the_program(app):
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Title]


def test_without_a_saved_game_there_is_nothing_to_continue(app):
    assert "continue" not in app.top.form.widgets


def test_a_saved_game_goes_on(app, tables):
    id = app.context.storage.add(PLAYED)
    app.top.enter()
    click(app, "continue")
    assert tables == [id]
    assert tops(app) == [Title, Scene]


def test_the_button_to_continue_names_players_and_round(app):
    app.context.storage.add(UNFINISHED)
    app.top.enter()
    assert any(label.text == "random · random · Round 2" for label in app.top.form.labels)


def test_a_game_that_cannot_be_read_is_named(app, tables):
    app.context.storage.path(app.context.storage.add(PLAYED)).write_text("broken\n")
    app.top.enter()
    click(app, "continue")
    assert tops(app) == [Title]
    assert any("cannot be opened" in label.text for label in app.top.form.labels)


def test_why_a_game_cannot_be_continued_is_said_in_the_language_of_the_moment(app, monkeypatch):
    broken = app.context.storage.add(PLAYED)
    app.context.storage.path(broken).write_text("broken\n")
    app.top.enter()
    click(app, "continue")
    assert any("cannot be opened" in label.text for label in app.top.form.labels)
    app.use_language("it")
    assert not any("cannot be opened" in label.text for label in app.top.form.labels)
    app.context.storage.add(PLAYED)
    app.top.enter()
    monkeypatch.setattr(app.context.storage, "open", lambda _: OPEN_ELSEWHERE)
    click(app, "continue")
    for language in app.context.text.languages:
        app.use_language(language)
        words = " ".join(label.text for label in app.top.form.labels)
        assert app.context.text("save-failure-open-elsewhere")[:20] in words


def test_of_a_game_in_another_window_a_copy_goes_on(app, monkeypatch):
    id = app.context.storage.add(PLAYED)
    app.top.enter()
    really_open = app.context.storage.open
    monkeypatch.setattr(app.context.storage, "open", lambda each: OPEN_ELSEWHERE if each == id else really_open(each))
    click(app, "continue")
    assert tops(app) == [Title]
    assert any("another window" in label.text for label in app.top.form.labels)
    click(app, "continue")
    assert tops(app) == [Title, TableScene]
    assert app.top.game.file.path.stem != id


def test_a_game_that_vanished_meanwhile_is_no_error(app, tables):
    id = app.context.storage.add(PLAYED)
    app.top.enter()
    app.context.storage.delete(id)
    click(app, "continue")
    assert not tables


def test_keys_alone_start_a_game(app, tables):
    key(app, pygame.K_DOWN)
    key(app, pygame.K_DOWN)
    key(app, pygame.K_RETURN)
    assert tops(app) == [Title, NewGameScene]
    key(app, pygame.K_RETURN)
    assert [(choice.mode, choice.bots) for choice in tables] == [("players", ("", "level-1"))]
    assert tops(app) == [Title, Scene]


def test_solo_opens_the_set_up_for_solo(app, tables):
    click(app, "solo")
    click(app, "level-3")
    click(app, "begin")
    assert [(choice.mode, choice.level) for choice in tables] == [("solo", 3)]


def test_names_are_typed_and_kept_when_something_else_is_chosen(app, tables):
    click(app, "new")
    click(app, "name-0")
    for letter in "Łu":
        key(app, ord("a"), letter)
    key(app, pygame.K_RETURN)
    assert app.top.form.focused == "colour-0-yellow"
    click(app, "players-3")
    click(app, "colour-0-blue")
    click(app, "start-2")
    click(app, "setup-free")
    click(app, "choose_figures-True")
    click(app, "apostate-herbs")
    click(app, "begin")
    (choice,) = tables
    assert choice.seats == (("blue", "Łu"), ("red", ""), ("yellow", ""))
    assert choice.bots == ("", "level-1", "level-1")
    assert choice.start == "yellow"
    assert choice.figures["apostate"] == "herbs"


def test_a_typed_seed_is_used_and_a_wrong_one_holds_the_start(app, tables):
    click(app, "new")
    click(app, "seed")
    for letter in "4x":
        key(app, ord("a"), letter)
    click(app, "begin")
    assert not tables
    assert any("digits" in label.text for label in app.top.form.labels)
    click(app, "seed")
    key(app, pygame.K_END)
    key(app, pygame.K_BACKSPACE)
    click(app, "begin")
    assert [choice.seed for choice in tables] == [4]


def test_a_start_player_who_leaves_is_drawn_by_lot_again(app, tables):
    click(app, "new")
    click(app, "players-4")
    click(app, "start-3")
    click(app, "players-2")
    click(app, "begin")
    assert [choice.start for choice in tables] == [None]


def test_what_could_be_typed_is_paler_than_what_is_typed(app):
    click(app, "new")
    click(app, "name-0")
    entry = app.top.form.widgets["name-0"].element
    empty = entry.text_colour
    key(app, ord("a"), "A")
    key(app, ord("b"), "b")
    assert [entry.text, sum(entry.text_colour[:3]) > sum(empty[:3])] == ["Ab", True]
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_BACKSPACE)
    assert [entry.text, entry.text_colour] == ["", empty]


def test_a_name_takes_only_what_can_be_shown(app):
    click(app, "new")
    click(app, "name-0")
    for letter in "Ł漢😀ż":
        key(app, ord("x"), letter)
    assert app.top.form.widgets["name-0"].element.text == "Łż"


def test_equal_names_are_announced(app):
    click(app, "players")
    for entry in ("name-0", "name-1"):
        click(app, entry)
        key(app, ord("a"), "A")
    assert any("A 2" in label.text for label in app.top.form.labels)


def test_escape_goes_back_to_the_title(app):
    click(app, "new")
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Title]


def test_typing_leaves_no_repeating_keys_behind(app):
    click(app, "new")
    click(app, "name-0")
    assert pygame.key.get_repeat() != (0, 0)
    key(app, pygame.K_ESCAPE)
    assert pygame.key.get_repeat() == (0, 0)


def test_an_empty_seat_is_taken_by_a_click_and_its_level_changed_by_another(app, tables):
    click(app, "new")
    click(app, "add-3")
    click(app, "level+2")
    click(app, "begin")
    assert [choice.bots for choice in tables] == [("", "level-1", "level-2", "level-1")]


def test_going_to_another_way_to_play_and_back_loses_nothing(app, tables):
    click(app, "new")
    click(app, "level+1")
    click(app, "mode-players")
    assert "name-1" in app.top.form.widgets
    click(app, "mode-solo")
    click(app, "level-2")
    click(app, "mode-computer")
    click(app, "begin")
    assert [choice.bots for choice in tables] == [("", "level-2")]


def test_at_one_screen_persons_play(app, tables):
    click(app, "players")
    click(app, "begin")
    assert [choice.bots for choice in tables] == [("", "")]
