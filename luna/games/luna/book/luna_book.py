"""The rules book as `luna.ui.game_window.Book`."""

from __future__ import annotations

from collections.abc import Sequence

from luna.games.luna.book import chapters
from luna.games.luna.book.pictures import Pictures
from luna.games.luna.rules.board import shipped_board
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.blocks import Block
from luna.ui.reading.page import Album
from luna.ui.reading.text import Text


class LunaBook:
    """The chapters with the numbers of the shipped board."""

    chapters: Sequence[str] = chapters.CHAPTERS

    def group(self, text: Text, chapter: str) -> str:
        """The name of the part that begins with a chapter, empty where none does."""
        group = chapters.GROUPS.get(chapter)
        return text(f"reading-{group}") if group else ""

    def title(self, text: Text, chapter: str) -> str:
        """What stands above a chapter."""
        return chapters.title(text, chapter)

    def blocks(self, text: Text, chapter: str) -> tuple[Block, ...]:
        """A chapter in words."""
        return chapters.blocks(text, shipped_board(), chapter)

    def album(self, sprites: Sprites, fonts: Fonts, text: Text) -> Album:
        """Parts of the real table."""
        return Pictures(sprites, fonts, text)
