"""Every text can be drawn: what a face lacks is drawn in another one or stands as a dot."""

from __future__ import annotations

import pygame
import pytest

from luna.app.system import paths
from luna.ui.pictures.assets import STAND_IN, Fonts
from luna.ui.widgets.manager import Manager
from luna.ui.widgets.theme import theme


@pytest.fixture(scope="module")
def fonts():
    pygame.display.set_mode((600, 400))
    return Fonts(paths.fonts())


def pixels(fonts, text, role="body", px=40):
    return fonts.render(text, role, px, "white").get_buffer().raw


@pytest.mark.parametrize("role", ["title", "body", "bold"])
def test_the_letters_of_the_four_languages_are_known(fonts, role):
    assert all(fonts.has(each, role) for each in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜàèéìòùÀÈÉÌÒÙ’“”„–−…")


@pytest.mark.parametrize("name", ["漢字", "😀", "Zoë 😀", "\ud83d"])
def test_what_no_face_has_stands_as_a_dot(fonts, name):
    shown = "".join(each if fonts.has(each) else STAND_IN for each in name)
    assert STAND_IN in shown
    assert pixels(fonts, name) == pixels(fonts, shown)
    assert fonts.width(name, "body", 20) == fonts.width(shown, "body", 20)


@pytest.mark.parametrize("sign", ["\u0301", "\u200b", "\u00ad", "\ufeff", "\u202e", "\u00a0"])
def test_signs_without_width_do_no_harm(fonts, sign):
    for role in ("title", "body"):
        assert fonts.width(f"a{sign}b", role, 20) >= fonts.width("ab", role, 20)


@pytest.mark.parametrize("name", ["αβ", "Анна"])
def test_what_only_the_title_face_lacks_is_drawn_in_another(fonts, name):
    assert [fonts.has(name[0], role) for role in ("title", "bold")] == [False, True]
    assert pixels(fonts, name, "title") == pixels(fonts, name, "bold")


@pytest.mark.parametrize("style", [["button"], ["#small"], ["text_entry_line"]])
@pytest.mark.parametrize("ui_scale", [0.7, 1.0, 1.3])
def test_the_letters_of_buttons_and_lines_stand_as_evenly_as_in_all_other_texts(fonts, style, ui_scale):
    """A font rounded to whole px for every letter draws “Window” as “Wind ow”."""
    font = Manager((600, 400), theme(ui_scale), fonts.folder).get_theme().get_font(style)
    role = "title" if style == ["button"] else "body"
    for text in ("Window", "In others’ turns too", "Żółty", "Wersja"):
        drawn, plain = (
            each.get_bounding_rect()
            for each in (
                font.render_premul(text, pygame.Color("white")),
                fonts.render(text, role, font.get_point_size(), "white"),
            )
        )
        assert drawn == plain
        assert font.get_rect(text).w == fonts.width(text, role, font.get_point_size())
        placed = font.render_premul_to(text, pygame.Color("white"), (400, 200), (20, 100))
        assert placed.get_bounding_rect().size == plain.size
