"""The screen of the printed values: corrected on the picture, kept as files, played with."""

from __future__ import annotations

import pygame
import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.printed.scene import PrintedScene
from luna.app.rules_book.scene import RulesBook
from luna.app.screens.title import Title
from luna.app.system import paths
from luna.app.table.scene import TableScene
from luna.games.catalogue import GAMES
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.board_faults import PROBLEMS
from luna.games.luna.rules.own_board import own_board
from luna.ui.input import clipboard
from tests.app.table.hands import click, key, press_at, tops, write

SEAT, TILE, ISLAND, GUARDIAN = "council.seats[4]", "temple.yellow[0]", "preset.islands[2]", "guardian.values"
PRIESTESS = "priestess.players_2.places"


@pytest.fixture
def screen(app):
    click(app, "printed")
    return app.top


def at(scene, field):
    """The middle of a field in the window."""
    left, top, width, height = scene.keeping.desk.fields[field]
    return scene.form.rect((scene.picture.left + left, scene.picture.top + top, width, height)).center


def choose(app, field):
    press_at(app, at(app.top, field))


def digits(app, number):
    for digit in str(number):
        key(app, ord(digit), digit)
    app.update(0.01)


def ctrl(app, letter):
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=letter, mod=pygame.KMOD_CTRL, unicode=""))
    app.update(0.01)


def turn(app, field, steps):
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at(app.top, field), rel=(0, 0), buttons=(0, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=steps, x=0))


def name(app, words):
    app.top.form.focus_on("name")
    write(app, words)


def board(app):
    return app.top.keeping.desk.board


def files():
    return sorted(path.name for path in paths.own_folder("luna").glob("*"))


def told(app):
    return " ".join(label.text for label in app.top.form.labels)


def kept(app, called="Anna"):
    """Corrects a seat and keeps that under a name."""
    choose(app, SEAT)
    digits(app, 1)
    name(app, called)
    click(app, "save")


def test_a_value_is_corrected_by_a_click_and_its_digits(app, screen):
    choose(app, TILE)
    digits(app, 12)
    assert board(app).temple["yellow"][0] == 12
    assert board(app).temple["blue"][3] == 6  # where the 12 was; the 1 that came first is where it was
    assert board(app).temple["green"][5] == 1


def test_what_has_no_name_yet_says_so_until_it_has_one(app, screen):
    unnamed = app.context.text("printed-state", state="unnamed")
    choose(app, SEAT)
    digits(app, 1)
    assert unnamed in told(app)
    name(app, "Anna")
    assert unnamed not in told(app)
    assert app.context.text("printed-state", state="changed") in told(app)


@pytest.mark.parametrize(
    ("field", "typed", "least", "most"), [(TILE, 99, 1, 28), (TILE, 0, 1, 28), (SEAT, 11, 0, 10), (PRIESTESS, 6, 0, 5)]
)
def test_a_number_that_no_box_can_have_there_is_refused_at_the_field_and_changes_nothing(
    app, screen, field, typed, least, most
):
    choose(app, field)
    before = board(app)
    digits(app, typed)
    ctrl(app, pygame.K_y)
    assert board(app) == before
    assert app.context.text("printed-refused", number=typed, least=least, most=most) in told(app)
    digits(app, 3)
    assert "not possible" not in told(app)


def test_a_typed_number_is_one_correction_that_can_be_taken_back_and_made_again(app, screen):
    choose(app, TILE)
    digits(app, 12)
    ctrl(app, pygame.K_z)
    assert board(app) == shipped_board()
    assert not screen.form.widgets["undo"].element.is_enabled
    ctrl(app, pygame.K_y)
    assert board(app).temple["yellow"][0] == 12
    click(app, "undo")
    assert board(app) == shipped_board()


def test_a_reset_can_be_taken_back_and_is_no_news_after_a_correction(app, screen):
    choose(app, SEAT)
    digits(app, 1)
    click(app, "reset")
    assert app.context.text("printed-is-reset") in told(app)
    choose(app, SEAT)
    digits(app, 1)
    assert app.context.text("printed-is-reset") not in told(app)
    ctrl(app, pygame.K_z)
    ctrl(app, pygame.K_z)
    assert board(app).seats[4] == 1


def test_an_import_without_text_says_where_a_file_goes_even_beside_a_fault(app, screen, monkeypatch):
    monkeypatch.setattr(clipboard, "pasted", lambda: "")
    choose(app, SEAT)
    digits(app, 9)
    click(app, "import")
    assert str(paths.own_folder("luna")) in told(app)


def test_wheel_and_signs_go_to_the_next_number(app, screen):
    turn(app, SEAT, 1)
    assert board(app).seats[4] == 3
    key(app, pygame.K_MINUS, "-")
    key(app, pygame.K_MINUS, "-")
    assert board(app).seats[4] == 1


def test_arrows_go_from_field_to_field(app, screen):
    choose(app, SEAT)
    key(app, pygame.K_RIGHT)
    assert app.top.keeping.desk.selected == "council.seats[5]"
    digits(app, 3)
    assert board(app).seats[5] == 3


def test_a_press_beside_all_fields_says_that_nothing_is_corrected_there(app, screen):
    picture = screen.picture
    press_at(app, screen.form.rect((picture.left + 3, picture.top + 3, 0, 0)).topleft)
    assert app.context.text("printed-elsewhere") in told(app)
    choose(app, SEAT)
    digits(app, 1)
    assert app.context.text("printed-elsewhere") not in told(app)


def test_what_is_known_cannot_be_corrected(app, screen):
    for field in (GUARDIAN, "council.seats[15]", "builder.moves"):
        turn(app, field, 1)
        choose(app, field)
        digits(app, 7)
        assert app.context.text("printed-is-known") in told(app)
    assert board(app) == shipped_board()


def test_what_is_impossible_is_named_and_cannot_be_kept(app, screen):
    name(app, "Anna")
    choose(app, SEAT)
    digits(app, 9)
    assert "Council, seat 6: " in told(app)
    assert app.top.keeping.desk.marked
    assert not app.top.form.widgets["save"].element.is_enabled
    assert not app.top.form.widgets["export"].element.is_enabled


@pytest.mark.parametrize("language", ["en", "de", "pl", "it"])
def test_each_fault_has_a_sentence(make_app, language):
    text = make_app(language).context.text
    for problem in PROBLEMS:
        assert text(f"printed-{problem}") != f"printed-{problem}"


def test_symbol_island_and_pieces_are_chosen_by_their_pictures(app, screen):
    choose(app, TILE)
    click(app, "symbol-herbs")
    assert board(app).symbol[6] == 1
    assert "must be on exactly four tiles" in told(app)
    click(app, "reset")
    choose(app, ISLAND)
    click(app, "island-herbs")
    click(app, "white-shrine")
    click(app, "figure-builder")
    preset = board(app).preset
    assert (preset.islands[2], preset.orders["white"].shrine, preset.figures[1]) == (1, 1, 1)


def test_values_are_kept_as_a_file_and_played_with(app, screen):
    kept(app)
    assert files() == ["Anna.toml"]
    own = own_board(paths.own_folder("luna").joinpath("Anna.toml").read_text("utf-8"))
    assert (own.name, own.seats[4]) == ("Anna", 1)
    click(app, "back")
    click(app, "new")
    assert app.top.form.widgets["board"].text == "Shipped values"
    click(app, "board")
    assert app.top.form.widgets["board"].text == "Values: Anna"
    click(app, "begin")
    assert tops(app) == [Title, TableScene]
    (record,) = paths.saves_folder().glob("*.luna")
    assert f"board {own.id}\nprinted name=Anna " in record.read_text("utf-8")
    app.home()
    assert "Anna" in told(app)  # beside “Continue”
    click(app, "new")
    assert app.top.form.widgets["board"].text == "Values: Anna"


def test_without_values_of_ones_own_nothing_is_to_be_chosen(app):
    click(app, "new")
    assert tops(app) == [Title, NewGameScene]
    assert "board" not in app.top.form.widgets


def test_a_file_that_was_kept_is_kept_again_or_anew(app, screen):
    kept(app)
    digits(app, 2)
    name(app, "Bo")
    click(app, "save")
    assert files() == ["Anna.toml"]
    click(app, "save-as")
    assert files() == ["Anna.toml", "Bo.toml"]


def test_deleting_takes_two_presses(app, screen):
    kept(app)
    click(app, "delete")
    assert files() == ["Anna.toml"]
    assert app.top.form.widgets["delete"].text == "Really delete"
    click(app, "delete")
    assert files() == []
    assert board(app) == shipped_board()


def test_one_press_leads_back_to_the_shipped_values(app, screen):
    kept(app)
    click(app, "reset")
    assert board(app) == shipped_board()
    assert app.top.keeping.desk.name == "Anna"


def test_what_is_not_kept_is_left_by_two_presses_only(app, screen):
    choose(app, SEAT)
    digits(app, 1)
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Title, PrintedScene]
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Title]


def test_one_goes_through_all_values(app, screen):
    kept(app, "Anna")
    click(app, "after")
    assert board(app) == shipped_board()
    click(app, "before")
    assert (board(app).name, board(app).seats[4]) == ("Anna", 1)


def test_values_are_given_away_and_brought_in(app, screen, monkeypatch, tmp_path):
    lying = list[str]()
    monkeypatch.setattr(clipboard, "copy", lying.append)
    monkeypatch.setattr(clipboard, "pasted", lambda: lying[-1])
    kept(app)
    click(app, "export")
    exported = paths.exports_folder() / "Anna.toml"
    assert exported.read_text("utf-8") == lying[-1]
    click(app, "reset")
    click(app, "import")
    assert board(app).seats[4] == 1
    click(app, "reset")
    app.take_file(exported)
    assert (board(app).seats[4], app.top.keeping.desk.name) == (1, "Anna")
    broken = tmp_path / "broken.toml"
    broken.write_text(exported.read_text("utf-8").replace("moves = 4", "moves = 3"), "utf-8")
    app.take_file(broken)
    assert "builder.moves" in told(app)
    assert board(app).builder_moves == 4


def test_a_file_that_is_broken_takes_nothing_else_away(app):
    folder = paths.own_folder("luna")
    folder.mkdir(parents=True)
    folder.joinpath("broken.toml").write_text("x = = 1", "utf-8")
    click(app, "printed")
    kept(app, "Zoë")
    click(app, "after")
    assert "broken: file" in told(app)
    assert board(app) == shipped_board()
    click(app, "after")
    assert board(app).name == "Zoë"
    click(app, "delete")
    click(app, "delete")
    click(app, "back")
    click(app, "new")
    assert "board" not in app.top.form.widgets


def test_the_rules_book_leads_there_and_back(app, screen):
    key(app, pygame.K_F1)
    assert isinstance(app.top, RulesBook)
    assert app.top.chapter == "values"


def test_a_game_without_such_values_does_not_offer_the_screen(make_app):
    app = make_app(games=GAMES)
    app.push(Title(app.context))
    assert "printed" in app.top.form.widgets
    key(app, pygame.K_g, "g")
    assert "printed" not in app.top.form.widgets
