"""A game's title: a note in its header, and part of a file's name when the game is given to somebody."""

from __future__ import annotations

import re
import unicodedata
from urllib.parse import quote, unquote

from luna.core.names import clean
from luna.core.record import DIVIDER, note, notes, without_notes

TITLE = "title"
LONGEST_TITLE = 60
_LONGEST_NAME = 100
"""Bytes of a file's name; the narrowest of common file systems takes 143."""
_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_RESERVED = re.compile(r"(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³])\s*(\..*)?", re.IGNORECASE)


def title_of(text: str) -> str:
    """The title a record has; empty for none."""
    found = notes(text, TITLE)
    return clean_title(unquote(found[0])) if found else ""


def clean_title(title: str) -> str:
    """A title as it is kept: one line without signs that cannot be seen, not too long."""
    return clean(" ".join(title.split()), LONGEST_TITLE)


def titled(text: str, title: str) -> str:
    """The record with this title in place of its own; an empty one leaves none."""
    text = without_notes(text, (TITLE,))
    title = clean_title(title)
    header, divider, actions = text.partition(f"\n{DIVIDER}")
    return f"{header}\n{note(TITLE, quote(title, safe=''))}{divider}{actions}" if title and divider else text


def file_name(title: str, otherwise: str) -> str:
    """A name for a file, without suffix, that every system takes and that leads nowhere else."""
    words = unicodedata.normalize("NFC", _visible(title))
    name = _FORBIDDEN.sub("_", words).encode()[:_LONGEST_NAME].decode(errors="ignore").strip(". ")
    return f"_{name}" if _RESERVED.fullmatch(name) else name or otherwise


def _visible(title: str) -> str:
    return "".join(c for c in title if unicodedata.category(c)[0] != "C")
