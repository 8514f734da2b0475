"""A key means the letter that stands on it, and where the layout has none the letter of its place."""

import pygame
import pytest

from luna.ui.input import keys

CTRL, META, ALT, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LMETA, pygame.KMOD_LALT, pygame.KMOD_LSHIFT


def pressed(place, on_it, mod=0, typed=""):
    """The key at the place of an American one, with the sign that the layout puts there."""
    scancode = getattr(pygame, f"KSCAN_{place}")
    return pygame.event.Event(pygame.KEYDOWN, key=ord(on_it), mod=mod, unicode=typed, scancode=scancode)


LETTERS = [
    ("us", "Z", "z", "Z"),
    ("de", "Y", "z", "Z"),
    ("de", "Z", "y", "Y"),
    ("fr", "W", "z", "Z"),
    ("fr", "SEMICOLON", "m", "M"),
    ("fr", "Q", "a", "A"),
    ("ru", "Z", "я", "Z"),
    ("ru", "M", "ь", "M"),
    ("gr", "V", "ω", "V"),
    ("gr", "O", "ο", "O"),
    ("gr", "Z", "ζ", "Z"),
]


@pytest.mark.parametrize(("layout", "place", "on_it", "letter"), LETTERS)
def test_the_letter_on_the_key_comes_first_and_the_place_where_it_is_of_another_alphabet(layout, place, on_it, letter):
    assert keys.plain(pressed(place, on_it, typed=on_it)) == letter
    assert keys.command(pressed(place, on_it, mod=CTRL)) == letter
    assert keys.mark(pressed(place, on_it)) == letter


DIGITS = [
    ("us", "4", "4", "4", 0, "4"),
    ("fr", "1", "&", "&", 0, "1"),
    ("fr", "1", "&", "1", SHIFT, "1"),
    ("fr", "6", "-", "-", 0, "6"),
    ("fr", "0", "à", "à", 0, "0"),
    ("cz", "1", "+", "+", 0, "1"),
    ("ch", "1", "1", "+", SHIFT, "+"),
    ("keypad", "KP_5", "5", "5", 0, "5"),
]


@pytest.mark.parametrize(("layout", "place", "on_it", "typed", "mod", "sign"), DIGITS)
def test_digits_need_no_shift(layout, place, on_it, typed, mod, sign):
    assert keys.plain(pressed(place, on_it, mod, typed)) == sign


SIGNS = [
    ("us", "EQUALS", "=", "+", SHIFT, "+"),
    ("us", "MINUS", "-", "-", 0, "-"),
    ("us", "SLASH", "/", "/", 0, "/"),
    ("us", "SLASH", "/", "?", SHIFT, "?"),
    ("de", "MINUS", "ß", "?", SHIFT, "?"),
    ("de", "7", "7", "/", SHIFT, "/"),
    ("de", "RIGHTBRACKET", "+", "+", 0, "+"),
    ("fr", "MINUS", ")", ")", 0, "-"),
]


@pytest.mark.parametrize(("layout", "place", "on_it", "typed", "mod", "sign"), SIGNS)
def test_signs_are_where_the_layout_has_them(layout, place, on_it, typed, mod, sign):
    assert keys.plain(pressed(place, on_it, mod, typed)) == sign


@pytest.mark.parametrize("place", ["M", "V", "Z"])
def test_a_comma_is_no_letter_although_it_lies_where_one_is_elsewhere(place):
    assert keys.plain(pressed(place, ",", typed=",")) == ""


@pytest.mark.parametrize("mod", [CTRL, META])
def test_control_and_the_command_key_of_a_mac_make_a_command_and_no_letter(mod):
    event = pressed("Z", "z", mod)
    assert (keys.command(event), keys.plain(event)) == ("Z", "")


@pytest.mark.parametrize("mod", [ALT, CTRL | ALT, pygame.KMOD_MODE])
def test_alt_and_its_kin_type_other_signs(mod):
    event = pressed("Z", "z", mod, "ż")
    assert (keys.command(event), keys.plain(event)) == ("", "")


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_LSHIFT, pygame.K_TAB, pygame.K_LEFT])
def test_what_bears_no_sign_means_none(key):
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    assert keys.mark(event) == ""
