"""The chapters of the rules book, put into words and blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from luna.games.luna.book.contents import CONTENTS
from luna.games.luna.book.entries import Entry
from luna.games.luna.book.facts import facts, table
from luna.games.luna.rules.board import Board
from luna.ui.blocks import Block

CHAPTERS: tuple[str, ...] = tuple(CONTENTS)
"""Ids of the chapters in reading order."""
GROUPS = {
    "goal": "basics",
    "favor": "actions",
    "favours": "scoring",
    "two-players": "variants",
    "rulings": "reference",
}
"""The parts of the book by their first chapters."""


def title(text: Callable[..., str], chapter: str) -> str:
    """The title of a chapter."""
    return text(f"book-{chapter}-title")


def blocks(text: Callable[..., str], board: Board, chapter: str) -> tuple[Block, ...]:
    """A chapter in words, with the numbers of `board`; raises KeyError for an unknown chapter."""
    values = facts(text, board)
    parts = (
        table(text, board, entry.word) if entry.kind == "table" else (_composed(text, values, chapter, entry),)
        for entry in entries(chapter)
    )
    return tuple(chain.from_iterable(parts))


def entries(chapter: str) -> Iterator[Entry]:
    """What a chapter is made of, before it is put into words."""
    return chain.from_iterable(CONTENTS[chapter])


def text_id(chapter: str, entry: Entry) -> str:
    """The id of an entry's text; a table's rows have none of their own."""
    return f"book-caption-{entry.word}" if entry.kind == "picture" else f"book-{chapter}-{entry.word.lower()}"


def lead_id(chapter: str, entry: Entry) -> str:
    """The id of the words before an item's text."""
    return f"{text_id(chapter, entry)}.lead" if entry.lead == "own" else f"book-lead-{entry.word}"


def _composed(text: Callable[..., str], values: Mapping[str, str | int], chapter: str, entry: Entry) -> Block:
    words = text(text_id(chapter, entry), **values)
    match entry.kind:
        case "picture":
            return Block("picture", words, picture=entry.word)
        case "ruling":
            return Block("item", words, lead=entry.word)
        case "table":
            raise ValueError(f"a table is made of rows: {entry.word}")
        case kind:
            return Block(kind, words, lead=text(lead_id(chapter, entry)) if entry.lead else "")
