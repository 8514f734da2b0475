"""Where a line of text must not end, so that no translator has to write spaces of a special kind."""

from __future__ import annotations

import re

TIE = "\u00a0"
"""Stands for a space at which no line ends."""

_MARK = r"(?:\*\*|\]\([\w-]+\))?"
"""The end of strong words or of a link, see `luna.ui.reading.markup`."""
_AFTER = re.compile(rf"(?<![\w’])(\w{_MARK}) (?=\S)")
_BEFORE = re.compile(r" (?=[%…–]|(?:\*\*)?\d{1,2}(?:\*\*)?(?:[.:;!?)]|$))")


def tied(text: str) -> str:
    """The text with ties: after a word of one letter or digit, before a dash, % or …, before a last number.

    Polish asks for the first (“w świątyni”), and no other language suffers from it; the rest is good use everywhere.
    """
    return _BEFORE.sub(TIE, _AFTER.sub(rf"\1{TIE}", text))


def untied(text: str) -> str:
    """The text as it is drawn and searched, with plain spaces."""
    return text.replace(TIE, " ")
