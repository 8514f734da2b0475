"""Lines to type in: what cannot be drawn and what does not fit stays out, and the line says so."""

import pygame
import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.rules_book.scene import QUERY_LENGTH, RulesBook
from luna.app.settings.language import LANGUAGES
from luna.core.seat import NAME_LENGTH
from luna.core.seeds import SEED_DIGITS
from luna.games.luna.game import LUNA
from luna.ui.input import clipboard
from luna.ui.scene import Scene
from tests.app.table.hands import click, key, write

PASTE = {"us": ("v", pygame.KSCAN_V), "ru": ("м", pygame.KSCAN_V), "fr": ("v", pygame.KSCAN_V)}


@pytest.fixture
def names(app):
    """The set-up of a game with the first name's line in use."""
    app.push(NewGameScene(app.context, LUNA, "players"))
    click(app, "name-0")
    return app.top


def line(app, name="name-0"):
    return app.top.form.widgets[name].element


def paste(app, monkeypatch, text, layout="us"):
    on_it, scancode = PASTE[layout]
    monkeypatch.setattr(clipboard, "pasted", lambda: text)
    event = {"key": ord(on_it), "mod": pygame.KMOD_LCTRL, "unicode": "", "scancode": scancode}
    app.handle(pygame.event.Event(pygame.KEYDOWN, event))
    app.update(0.01)


def type_in(app, *texts):
    for text in texts:
        app.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))


@pytest.mark.parametrize("layout", PASTE)
def test_of_two_hundred_pasted_letters_those_that_fit_are_taken(app, names, monkeypatch, layout):
    paste(app, monkeypatch, "x" * 200, layout)
    assert names.setup_form.draft.names[0] == "x" * NAME_LENGTH
    assert line(app).refused == "long"


def test_what_is_pasted_takes_the_place_of_what_is_selected(app, names, monkeypatch):
    type_in(app, "Ada")
    key(app, pygame.K_a, mod=pygame.KMOD_CTRL)
    paste(app, monkeypatch, "Zoe\u0308\n")
    assert names.setup_form.draft.names[0] == "Zoë"
    assert line(app).refused is None


def test_a_copied_name_can_be_pasted_under_any_layout(app, names, monkeypatch):
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    type_in(app, "Ada")
    for place, on_it in (("A", "ф"), ("X", "ч")):
        scancode = getattr(pygame, f"KSCAN_{place}")
        event = {"key": ord(on_it), "mod": pygame.KMOD_LCTRL, "unicode": "", "scancode": scancode}
        app.handle(pygame.event.Event(pygame.KEYDOWN, event))
    assert copied == ["Ada"]
    assert names.setup_form.draft.names[0] == ""


@pytest.mark.parametrize("sign", ["😀", "א", "漢", "\x07", "\u202e", "\u200d", "\ufe0f"])
def test_a_sign_that_no_face_has_is_refused_with_a_sentence(app, names, sign):
    type_in(app, "A", sign)
    assert names.setup_form.draft.names[0] == "A"
    assert line(app).refused == "unknown"


def test_the_signs_that_can_be_drawn_are_kept_of_a_text_with_others(app, names, monkeypatch):
    paste(app, monkeypatch, "Zoë 👩‍🚀 Анна")
    assert names.setup_form.draft.names[0] == "Zoë  Анна"
    assert line(app).refused == "unknown"


@pytest.mark.parametrize("name", ["Анна Каренина", "Ελένη", "Żółć", "O’Neill"])
def test_latin_greek_and_cyrillic_names_are_taken(app, names, name):
    type_in(app, *name)
    assert names.setup_form.draft.names[0] == name
    assert line(app).refused is None


def test_a_letter_too_many_is_refused_with_a_sentence_until_the_next_key(app, names):
    write(app, "y" * (NAME_LENGTH + 1))
    assert names.setup_form.draft.names[0] == "y" * NAME_LENGTH
    assert line(app).refused == "long"
    key(app, pygame.K_BACKSPACE)
    assert line(app).refused is None


def test_the_sentence_goes_with_the_line(app, names):
    type_in(app, "😀")
    click(app, "name-1")
    click(app, "name-0")
    assert line(app).refused is None


@pytest.mark.parametrize(
    ("make", "name", "room"), [(NewGameScene, "seed", SEED_DIGITS), (RulesBook, "search", QUERY_LENGTH)]
)
def test_every_line_does_so(app, monkeypatch, make, name, room):
    app.push(make(app.context, LUNA))
    click(app, name)
    paste(app, monkeypatch, "1" * 200)
    assert line(app, name).text == "1" * room
    assert line(app, name).refused == "long"
    type_in(app, "漢")
    assert line(app, name).refused == "unknown"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["name-0", "seed"])
def test_the_sentence_is_drawn_beside_the_line_inside_the_window(make_app, language, name):
    app = make_app(language)
    app.push(NewGameScene(app.context, LUNA, "players"))
    click(app, name)
    before, after = pygame.Surface(app.context.size), pygame.Surface(app.context.size)
    app.top.form.update(0)
    app.top.draw(before)
    type_in(app, "😀")
    app.top.draw(after)
    changed = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    plate = max(changed.get_bounding_rects(), key=lambda rect: rect.w * rect.h)
    box = line(app, name).rect
    assert plate.w > 200
    assert after.get_rect().contains(plate)
    assert plate.inflate(0, 30).colliderect(box)


def test_leaving_a_form_by_a_key_leaves_no_pointer_of_its_lines_behind(app, names, monkeypatch):
    shown = list[int]()
    monkeypatch.setattr(pygame.mouse, "set_cursor", shown.append)
    app.push(Scene())
    assert shown == [pygame.SYSTEM_CURSOR_ARROW]
