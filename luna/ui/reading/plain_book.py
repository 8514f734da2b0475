"""What a rules book is besides its chapters' words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from luna.ui.reading.text import Text


class PlainBook:
    """Chapters in reading order, some of which begin a part of the book; its texts are `book-CHAPTER-title`."""

    def __init__(self, chapters: Sequence[str], groups: Mapping[str, str]) -> None:
        self.chapters, self._groups = chapters, groups

    def group(self, text: Text, chapter: str) -> str:
        """The name of the part that begins with a chapter, empty where none does."""
        group = self._groups.get(chapter)
        return text(f"reading-{group}") if group else ""

    def title(self, text: Text, chapter: str) -> str:
        """What stands above a chapter; raises KeyError where there is none."""
        if chapter not in self.chapters:
            raise KeyError(chapter)
        return text(f"book-{chapter}-title")
