"""Every text can be drawn: what a face lacks is drawn in another one or stands as a dot."""

from __future__ import annotations

import pygame
import pytest

from luna.app.system import paths
from luna.ui.pictures.assets import STAND_IN, Fonts


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
