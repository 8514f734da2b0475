"""The chapters of the rules book in the language in use, composed when they are needed, and the search in them."""

from __future__ import annotations

from luna.ui.game_window import Book
from luna.ui.reading import markup
from luna.ui.reading.blocks import Block
from luna.ui.reading.search import Index, Result
from luna.ui.reading.text import Text


class BookTexts:
    """Titles and blocks by chapter; `forget` them after a change of language."""

    def __init__(self, text: Text, book: Book) -> None:
        self._text, self._book = text, book
        self.chapters = book.chapters
        self.forget()

    def forget(self) -> None:
        """Every text is composed anew."""
        self._blocks: dict[str, tuple[Block, ...]] = {}
        self._index: Index | None = None

    def title(self, chapter: str) -> str:
        """What stands above a chapter; raises KeyError where there is none."""
        return self._book.title(self._text, chapter)

    def blocks(self, chapter: str) -> tuple[Block, ...]:
        """What a chapter is made of."""
        if chapter not in self._blocks:
            self._blocks[chapter] = self._book.blocks(self._text, chapter)
        return self._blocks[chapter]

    def groups(self) -> list[tuple[str, list[str]]]:
        """The contents: the name of each part with its chapters."""
        parts = list[tuple[str, list[str]]]()
        for chapter in self.chapters:
            if group := self._book.group(self._text, chapter):
                parts.append((group, []))
            parts[-1][1].append(chapter)
        return parts

    def beside(self, chapter: str, step: int) -> str | None:
        """The chapter before or after another one, None at the ends of the book."""
        place = self.chapters.index(chapter) + step
        return self.chapters[place] if 0 <= place < len(self.chapters) else None

    def compose_next(self) -> bool:
        """Composes one more chapter ahead of a search; False if all are there."""
        missing = next((chapter for chapter in self.chapters if chapter not in self._blocks), None)
        if missing:
            self.blocks(missing)
        return missing is not None

    def find(self, query: str) -> Result:
        """The chapters with all words of a query."""
        if self._index is None:
            self._index = Index()
            for chapter in self.chapters:
                texts = (f"{block.lead}: {block.text}" if block.lead else block.text for block in self.blocks(chapter))
                self._index.add(chapter, self.title(chapter), [markup.plain(text) for text in texts if text])
        return self._index.find(query)
