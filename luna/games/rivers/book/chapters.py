"""The chapters of the rules book, put into words and blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from luna.games.rivers.book.contents import CONTENTS
from luna.games.rivers.book.facts import facts, table
from luna.games.rivers.rules.board import Board
from luna.ui.reading.blocks import Block
from luna.ui.reading.passages import Passage, composed

CHAPTERS: tuple[str, ...] = tuple(CONTENTS)
"""Ids of the chapters in reading order."""
GROUPS = {"goal": "basics", "leaders": "actions", "turn-end": "ending", "rulings": "reference"}
"""The parts of the book by their first chapters."""


def title(text: Callable[..., str], chapter: str) -> str:
    """The title of a chapter."""
    return text(f"book-{chapter}-title")


def blocks(text: Callable[..., str], board: Board, chapter: str) -> tuple[Block, ...]:
    """A chapter in words, with the numbers of `board`; raises KeyError for an unknown chapter."""
    values = facts(board)
    parts = (
        table(text, board, passage.word) if passage.kind == "table" else (composed(text, values, chapter, passage),)
        for passage in passages(chapter)
    )
    return tuple(chain.from_iterable(parts))


def passages(chapter: str) -> Iterator[Passage]:
    """What a chapter is made of, before it is put into words."""
    return chain.from_iterable(CONTENTS[chapter])
