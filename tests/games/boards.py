"""Files of board values that somebody changed."""

from __future__ import annotations

from collections.abc import Callable

from luna.core.board_values import BoardError


def changed(text: str, old: str, new: str) -> str:
    """A file with something else in it at one place."""
    assert old in text
    return text.replace(old, new, 1)


def wrong_key(read: Callable[[str], object], text: str) -> str:
    """The key a file is refused for; empty if it is read."""
    try:
        read(text)
    except BoardError as error:
        return error.key
    return ""
