"""What a chapter of the rules book is made of: entries that name a text, a picture or a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from luna.ui.blocks import Kind

Lead = Literal["", "own", "shared"]
"""Where an item's leading words come from: its own text's attribute, or one of the texts `book-lead-…`."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One place in a chapter; `word` ends the id of its text, or names the picture or the table."""

    kind: Kind | Literal["table", "ruling"]
    word: str
    lead: Lead = ""


Entries = tuple[Entry, ...]


def paragraphs(*words: str) -> Entries:
    """Running text."""
    return tuple(Entry("paragraph", word) for word in words)


def heading(word: str) -> Entries:
    """A heading within the chapter."""
    return (Entry("heading", word),)


def items(*words: str) -> Entries:
    """A list."""
    return tuple(Entry("item", word) for word in words)


def terms(*words: str) -> Entries:
    """A list, each with words of its own before it."""
    return tuple(Entry("item", word, "own") for word in words)


def rules(*words: str) -> Entries:
    """A list of the parts that every action has: cost, effect and so on."""
    return tuple(Entry("item", word, "shared") for word in words)


def examples(*words: str) -> Entries:
    """Boxes apart from the text."""
    return tuple(Entry("example", word) for word in words)


def picture(name: str) -> Entries:
    """A picture with its caption."""
    return (Entry("picture", name),)


def table(name: str) -> Entries:
    """Rows that the board fills."""
    return (Entry("table", name),)
