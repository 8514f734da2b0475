"""The rules book as `luna.ui.game_window.Book`, still without pictures."""

from __future__ import annotations

from luna.games.rivers.book import chapters
from luna.games.rivers.rules.board import shipped_board
from luna.ui.reading.blocks import Block
from luna.ui.reading.plain_book import PlainBook
from luna.ui.reading.text import Text


class RiversBook(PlainBook):
    """The chapters with the numbers of the shipped board."""

    def __init__(self) -> None:
        super().__init__(chapters.CHAPTERS, chapters.GROUPS)

    def blocks(self, text: Text, chapter: str) -> tuple[Block, ...]:
        """A chapter in words."""
        return chapters.blocks(text, shipped_board(), chapter)
