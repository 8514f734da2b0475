"""The chapters of the rules book, put into words and blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from luna.games.luna.book.contents import CONTENTS
from luna.games.luna.book.facts import facts, table
from luna.games.luna.book.passages import Passage
from luna.games.luna.rules.board import Board
from luna.ui.reading.blocks import Block

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
        table(text, board, passage.word) if passage.kind == "table" else (_composed(text, values, chapter, passage),)
        for passage in passages(chapter)
    )
    return tuple(chain.from_iterable(parts))


def passages(chapter: str) -> Iterator[Passage]:
    """What a chapter is made of, before it is put into words."""
    return chain.from_iterable(CONTENTS[chapter])


def text_id(chapter: str, passage: Passage) -> str:
    """The id of a passage's text; a table's rows have none of their own."""
    return f"book-caption-{passage.word}" if passage.kind == "picture" else f"book-{chapter}-{passage.word.lower()}"


def lead_id(chapter: str, passage: Passage) -> str:
    """The id of the words before an item's text."""
    return f"{text_id(chapter, passage)}.lead" if passage.lead == "own" else f"book-lead-{passage.word}"


def _composed(text: Callable[..., str], values: Mapping[str, str | int], chapter: str, passage: Passage) -> Block:
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
