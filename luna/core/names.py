"""Names that people gave, made fit for one line of a window, a file or a terminal."""

from __future__ import annotations

import unicodedata


def clean(text: str, length: int) -> str:
    """The text as one line of at most `length` characters that can all be drawn and written.

    Characters that are none (control, format, halves of others, private, unassigned: Unicode categories C) are dropped,
    white space, separators of lines too, becomes single spaces. Clean text stays as it is.
    """
    visible = "".join(char for char in text if unicodedata.category(char)[0] != "C")
    return " ".join(visible.split())[: max(0, length)].rstrip()
