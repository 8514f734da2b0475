"""What the buttons, keys and entries of the scenes do."""

import sys
import types
from functools import partial

import pygame
import pytest

from luna.app import preferences
from luna.app.saves.failure import OPEN_ELSEWHERE
from luna.app.scene import Scene
from luna.app.scenes.game_end import EndCallbacks, GameEnd
from luna.app.scenes.menu import Menu
from luna.app.scenes.new_game import NewGameScene
from luna.app.scenes.round_end import RoundEnd
from luna.app.scenes.table import TableScene
from luna.app.scenes.title import Title
from luna.app.settings import Settings
from tests.app.saved import UNFINISHED
from tests.app.scenes import FINAL_ROWS, LONG, PLAYED, ROUND_SCORE, nothing


def key(app, code, unicode="", mod=0):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=code, mod=mod, unicode=unicode))
    if unicode:
        app.handle(pygame.event.Event(pygame.TEXTINPUT, text=unicode))


def click(app, widget):
    at = app._stack.top.form.widgets[widget].element.rect.center
    pygame.mouse.set_pos(at)
    app.update(0.01)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=at))
    app.update(0.01)


@pytest.fixture
def tables(monkeypatch):
    """Stands in for the table: notes what it is opened with."""
    opened = []
    module = types.ModuleType("luna.app.scenes.table")

    def open_table(app, argument):
        opened.append(argument)
        return Scene()

    def resume_table(app, id):
        reading = app.storage.read(id)
        if not reading.loaded:
            raise reading.fault
        return open_table(app, id)

    module.__dict__.update(open_table=open_table, resume_table=resume_table, TableScene=Scene)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return opened


@pytest.fixture
def app(make_app):
    app = make_app()
    app.push(Title(app))
    return app


def tops(app):
    return [type(scene) for scene in app._stack]


def test_a_click_on_a_language_changes_and_remembers_it(app):
    click(app, "language-pl")
    assert app.text.language == "pl"
    assert app._stack.top.form.widgets["new"].text == "Nowa gra"
    assert 'language = "pl"' in app.settings._path.read_text("utf-8")


def test_quit_ends_the_program(app):
    click(app, "quit")
    assert app._stack.top is None


def test_escape_does_not_end_the_program(app):
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Title]


def test_without_a_saved_game_there_is_nothing_to_continue(app):
    assert "continue" not in app._stack.top.form.widgets


def test_a_saved_game_goes_on(app, tables):
    id = app.storage.add(PLAYED)
    app._stack.top.enter()
    click(app, "continue")
    assert tables == [id]
    assert tops(app) == [Title, Scene]


def test_the_button_to_continue_names_players_and_round(app):
    app.storage.add(UNFINISHED)
    app._stack.top.enter()
    assert any(label.text == "random · random · Round 2" for label in app._stack.top.form.labels)


def test_a_game_that_cannot_be_read_is_named(app, tables):
    app.storage.path(app.storage.add(PLAYED)).write_text("broken\n")
    app._stack.top.enter()
    click(app, "continue")
    assert tops(app) == [Title]
    assert any("cannot be opened" in label.text for label in app._stack.top.form.labels)


def test_of_a_game_in_another_window_a_copy_goes_on(app, monkeypatch):
    id = app.storage.add(PLAYED)
    app._stack.top.enter()
    really_open = app.storage.open
    monkeypatch.setattr(app.storage, "open", lambda each: OPEN_ELSEWHERE if each == id else really_open(each))
    click(app, "continue")
    assert tops(app) == [Title]
    assert any("another window" in label.text for label in app._stack.top.form.labels)
    click(app, "continue")
    assert tops(app) == [Title, TableScene]
    assert app._stack.top.game.file.path.stem != id


def test_a_game_that_vanished_meanwhile_is_no_error(app, tables):
    id = app.storage.add(PLAYED)
    app._stack.top.enter()
    app.storage.delete(id)
    click(app, "continue")
    assert not tables


def test_keys_alone_start_a_game(app, tables):
    key(app, pygame.K_DOWN)
    key(app, pygame.K_RETURN)
    assert tops(app) == [Title, NewGameScene]
    key(app, pygame.K_RETURN)
    assert [choice.mode for choice in tables] == ["players"]
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
    assert app._stack.top.form.focused == "colour-0-yellow"
    click(app, "players-3")
    click(app, "colour-0-blue")
    click(app, "start-2")
    click(app, "setup-free")
    click(app, "choose_figures-True")
    click(app, "apostate-herbs")
    click(app, "begin")
    (choice,) = tables
    assert choice.seats == (("blue", "Łu"), ("red", ""), ("yellow", ""))
    assert choice.start == "yellow"
    assert choice.figures["apostate"] == "herbs"


def test_a_typed_seed_is_used_and_a_wrong_one_holds_the_start(app, tables):
    click(app, "new")
    click(app, "seed")
    for letter in "4x":
        key(app, ord("a"), letter)
    click(app, "begin")
    assert not tables
    assert any("digits" in label.text for label in app._stack.top.form.labels)
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
    entry = app._stack.top.form.widgets["name-0"].element
    empty = entry.text_colour
    key(app, ord("a"), "A")
    key(app, ord("b"), "b")
    assert [entry.text, sum(entry.text_colour[:3]) > sum(empty[:3])] == ["Ab", True]
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_BACKSPACE)
    assert [entry.text, entry.text_colour] == ["", empty]


def test_equal_names_are_announced(app):
    click(app, "new")
    for entry in ("name-0", "name-1"):
        click(app, entry)
        key(app, ord("a"), "A")
    assert any("A 2" in label.text for label in app._stack.top.form.labels)


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


@pytest.fixture
def menu(app):
    app.push(Scene())
    app.push(Menu(app))
    return app


@pytest.mark.parametrize("way", [lambda app: click(app, "resume"), lambda app: key(app, pygame.K_ESCAPE)])
def test_the_menu_goes_back_to_the_table(menu, way):
    way(menu)
    assert tops(menu) == [Title, Scene]


def test_the_menu_leads_to_the_title_and_to_a_new_game(menu):
    click(menu, "title")
    assert tops(menu) == [Title]
    menu.push(Menu(menu))
    click(menu, "new")
    assert tops(menu) == [Title, NewGameScene]


def test_a_language_chosen_in_the_menu_reaches_the_scenes_below(menu):
    click(menu, "language-de")
    assert next(iter(menu._stack)).form.widgets["new"].text == "Neues Spiel"


def scoring(app):
    seen = []
    app.push(RoundEnd(app, ROUND_SCORE, lambda: seen.append(tops(app))))
    return app._stack.top, seen


def test_the_scoring_closes_before_the_game_goes_on(app):
    scene, seen = scoring(app)
    scene.finish()
    key(app, pygame.K_RETURN)
    assert seen == [[Title]]


@pytest.mark.parametrize(
    "skip", [lambda app: key(app, pygame.K_SPACE), lambda app: click(app, "go"), lambda app: key(app, pygame.K_ESCAPE)]
)
def test_any_press_shows_the_whole_scoring_and_only_the_next_one_closes_it(app, skip):
    scene, seen = scoring(app)
    assert scene.shown_steps == 0
    skip(app)
    assert scene.over
    assert scene.shown_steps == 4
    assert not seen
    skip(app)
    assert seen == [[Title]]


@pytest.mark.parametrize(("speed", "seconds"), [("0.5", 2.0), ("1", 1.0), ("2", 0.5)])
def test_the_steps_of_a_scoring_follow_the_chosen_speed(app, speed, seconds):
    app.settings.put(preferences.SPEED, speed)
    scene, _ = scoring(app)
    for steps in (1, 2, 3, 4):
        app.update(seconds)
        assert scene.shown_steps == steps
    assert not scene.over
    app.update(seconds)
    assert scene.over


def test_a_scoring_at_once_shows_everything_at_once(app):
    app.settings.put(preferences.SPEED, "instant")
    scene, _ = scoring(app)
    assert scene.over
    words = [label.text for label in scene.form.labels]
    assert "+6" in words
    assert "−13" in words


def test_before_its_step_a_value_is_not_told(app):
    scene, _ = scoring(app)
    app.update(1.1)
    words = [label.text for label in scene.form.labels]
    assert "+6" in words
    assert "−13" not in words


def test_influence_counts_up_from_before_to_after(app):
    scene, _ = scoring(app)
    row = ROUND_SCORE.rows[0]
    seen = []
    for _ in range(60):
        app.update(0.1)
        seen.append(scene._counted(row))
    assert seen[0] == row.before
    assert seen == sorted(seen)
    assert len(set(seen)) > 3
    assert seen[-1] == row.total


@pytest.fixture
def options(app):
    click(app, "options")
    return app


def test_options_take_effect_at_once_and_are_remembered(options):
    for widget in ("speed-2", "reduced_motion-True", "hand_over-off", "muted-True", "music_volume-less"):
        click(options, widget)
    kept = Settings(options.settings._path)
    assert kept.get(preferences.SPEED) == "2"
    assert kept.get(preferences.REDUCED_MOTION)
    assert kept.get(preferences.HAND_OVER) == "off"
    assert kept.get(preferences.MUTED)
    assert kept.get(preferences.MUSIC_VOLUME) == preferences.MUSIC_VOLUME.default - 10


def test_a_volume_ends_at_nothing_and_at_everything(options):
    for widget, end in (("effects_volume-more", 100), ("effects_volume-less", 0)):
        for _ in range(12):
            if options._stack.top.form.widgets[widget].element.is_enabled:
                click(options, widget)
        assert options.settings.get(preferences.EFFECTS_VOLUME) == end


def test_a_language_chosen_in_the_options_reaches_the_title(options):
    click(options, "language-it")
    assert next(iter(options._stack)).form.widgets["new"].text == "Nuova partita"
    click(options, "back")
    assert tops(options) == [Title]


@pytest.fixture
def game_end(app):
    notes: list[str] = []
    app.push(Scene())
    callbacks = EndCallbacks(*(partial(notes.append, name) for name in ("rematch", "again", "undo")))
    app.push(GameEnd(app, FINAL_ROWS, None, callbacks))
    return app, notes


@pytest.mark.parametrize(
    ("widget", "noted", "left"),
    [
        ("look", [], [Title, Scene]),
        ("rematch", ["rematch"], [Title, Scene]),
        ("again", ["again"], [Title, Scene]),
        ("undo", ["undo"], [Title, Scene]),
        ("title", [], [Title]),
    ],
)
def test_the_end_of_the_game_leads_on(game_end, widget, noted, left):
    app, notes = game_end
    click(app, widget)
    assert notes == noted
    assert tops(app) == left


def test_the_end_lists_the_orders_by_rank(game_end):
    app, _ = game_end
    names = [label.text for label in app._stack.top.form.labels]
    places = [names.index(place) for place in "1234"]
    assert places == sorted(places)
    assert names[places[2] + 1] == "Bo"


def test_the_end_explains_a_tie_and_says_nothing_without_one(game_end):
    app, _ = game_end
    assert any("council" in label.text and LONG in label.text for label in app._stack.top.form.labels)
    app.push(GameEnd(app, FINAL_ROWS[1:], None, EndCallbacks(nothing, nothing, nothing)))
    assert not any("ahead in the council" in label.text for label in app._stack.top.form.labels)


def test_the_end_shows_every_round(game_end):
    app, _ = game_end
    click(app, "tab-rounds")
    words = [label.text for label in app._stack.top.form.labels]
    assert words.count("−14") == 4 * 6
    assert all(f"Round {number}" in words for number in range(1, 7))
