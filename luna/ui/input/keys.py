"""What a key event means on any keyboard: first what the layout puts on the key, then where the key lies.

A layout without Latin letters (Russian, Greek) has them at their places on the American keyboard; so has one whose
digits need Shift (French). A key that bears a Latin letter means that letter wherever it lies: Z is Z on a German
keyboard.
"""

from __future__ import annotations

import string
import sys

import pygame

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
CONFIRM = (*ENTER, pygame.K_SPACE)
HELD = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE)  # fmt: skip
"""Keys that mean something only together with another."""
SYSTEM = "mac" if sys.platform == "darwin" else "other"
"""Whose names the keys have; a Mac says ⌘ where others say Ctrl."""

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_OTHER_LEVEL = pygame.KMOD_ALT | pygame.KMOD_MODE
_SIGNS = ("+", "-", "/", "?")
_LETTERS = {getattr(pygame, f"KSCAN_{letter}"): letter for letter in string.ascii_uppercase}
_DIGITS = {getattr(pygame, f"KSCAN_{digit}"): digit for digit in string.digits}
_BESIDE = {pygame.KSCAN_MINUS: "-", pygame.KSCAN_EQUALS: "+"}
"""French keyboards have no minus but on the 6, Czech ones no plus but on the 1."""


def plain(event: pygame.event.Event) -> str:
    """The capital letter, digit or one of `_SIGNS` of a key pressed without Ctrl, ⌘ and Alt; empty for all others."""
    return "" if event.mod & (_COMMAND | _OTHER_LEVEL) else mark(event)


def command(event: pygame.event.Event) -> str:
    """The same of a key pressed with Ctrl or ⌘; AltGr counts as Ctrl and Alt on some systems and is neither."""
    return mark(event) if event.mod & _COMMAND and not event.mod & _OTHER_LEVEL else ""


def mark(event: pygame.event.Event) -> str:
    """The same whatever is held beside it."""
    scan, typed, symbol = getattr(event, "scancode", 0), getattr(event, "unicode", ""), _symbol(event.key)
    in_digit_row = scan in _DIGITS and not event.mod & pygame.KMOD_SHIFT
    for sign in (typed, symbol):  # with Ctrl nothing is typed
        if sign in _SIGNS and not in_digit_row:
            return sign
    for sign in (typed.upper(), symbol.upper()):
        if sign in _LETTERS.values() or sign in _DIGITS.values():
            return sign
    if scan in _DIGITS:
        return _DIGITS[scan]
    # Only for a letter of another alphabet: a comma stays a comma where an American keyboard has an M.
    return _LETTERS.get(scan, "") if symbol.isalpha() else _BESIDE.get(scan, "")


def _symbol(key: int) -> str:
    """The sign on a key without Shift; empty for a key that has none."""
    return chr(key) if 0 < key <= sys.maxunicode else ""
