"""What a chapter of the rules book is made of: passages that name a text, a picture or a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from luna.ui.reading.blocks import Block, Kind

Lead = Literal["", "own", "shared"]
"""Where an item's leading words come from: its own text's attribute, or one of the texts `book-lead-…`."""


@dataclass(frozen=True, slots=True)
class Passage:
    """One place in a chapter; `word` ends the id of its text, or names the picture or the table."""

    kind: Kind | Literal["table", "ruling"]
    word: str
    lead: Lead = ""


Passages = tuple[Passage, ...]


def paragraphs(*words: str) -> Passages:
    """Running text."""
    return tuple(Passage("paragraph", word) for word in words)


def heading(word: str) -> Passages:
    """A heading within the chapter."""
    return (Passage("heading", word),)


def items(*words: str) -> Passages:
    """A list."""
    return tuple(Passage("item", word) for word in words)


def terms(*words: str) -> Passages:
    """A list, each with words of its own before it."""
    return tuple(Passage("item", word, "own") for word in words)


def rules(*words: str) -> Passages:
    """A list of the parts that every action has: cost, effect and so on."""
    return tuple(Passage("item", word, "shared") for word in words)


def examples(*words: str) -> Passages:
    """Boxes apart from the text."""
    return tuple(Passage("example", word) for word in words)


def picture(name: str) -> Passages:
    """A picture with its caption."""
    return (Passage("picture", name),)


def table(name: str) -> Passages:
    """Rows that the board fills."""
    return (Passage("table", name),)


def text_id(chapter: str, passage: Passage) -> str:
    """The id of a passage's text; a table's rows have none of their own."""
    return f"book-caption-{passage.word}" if passage.kind == "picture" else f"book-{chapter}-{passage.word.lower()}"


def lead_id(chapter: str, passage: Passage) -> str:
    """The id of the words before an item's text."""
    return f"{text_id(chapter, passage)}.lead" if passage.lead == "own" else f"book-lead-{passage.word}"


def composed(text: Callable[..., str], values: Mapping[str, str | int], chapter: str, passage: Passage) -> Block:
    """A passage in words; raises ValueError for a table, which is made of rows."""
    words = text(text_id(chapter, passage), **values)
    match passage.kind:
        case "picture":
            return Block("picture", words, picture=passage.word)
        case "ruling":
            return Block("item", words, lead=passage.word)
        case "table":
            raise ValueError(f"a table is made of rows: {passage.word}")
        case kind:
            return Block(kind, words, lead=text(lead_id(chapter, passage)) if passage.lead else "")
