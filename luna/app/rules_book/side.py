"""The left side of the rules book: the contents, or what a search has found."""

from __future__ import annotations

import pygame

from luna.app.app_context import AppContext
from luna.app.rules_book.contents import BookList
from luna.app.rules_book.paper import INSIDE_LIST, bar_of, fade
from luna.app.rules_book.texts import BookTexts
from luna.core.turn import Point
from luna.ui.widgets.scroll import Scroll

AROUND = 44.0
"""What is to be seen above and below the row that was looked for, in logical units."""


class BookSide:
    """A list that scrolls; `query` is what is looked for, empty for the contents."""

    def __init__(self, context: AppContext, book: BookTexts) -> None:
        self._context, self._book = context, book
        self.query = ""
        self.beginnings: tuple[str, ...] = ()
        """Beginnings of the words that were found."""
        self.scroll = Scroll()
        self.hot = ""
        """The chapter under the pointer."""
        self._chosen = 0
        self._ui_scale = 1.0
        self._list = BookList(context.fonts, 1.0, 0)

    @property
    def picked(self) -> str:
        """The chapter found that Enter opens, empty where there is none."""
        targets = self._list.targets if self.query else []
        return targets[self._chosen] if targets else ""

    def lay(self, plate: pygame.Rect, ui_scale: float, chapter: str) -> None:
        """Sets the list on a plate of px, with the current chapter in view."""
        self._ui_scale = ui_scale
        inset = round(INSIDE_LIST * ui_scale)
        view = pygame.Rect(
            plate.x + inset, plate.y + inset, plate.width - round(44 * ui_scale), plate.height - 2 * inset
        )
        self.scroll.fit(view, bar_of(plate, ui_scale), 0, ui_scale)
        self._fill()
        self.reveal(self.picked or chapter)

    def look_for(self, query: str, chapter: str) -> None:
        """Shows what a search finds, or the contents at the current chapter."""
        self.query, self._chosen, self.hot = query.strip(), 0, ""
        self._fill()
        self.scroll.jump(0)
        self.reveal(self.picked or chapter)

    def choose(self, step: int) -> None:
        """Goes on to another of the chapters found."""
        if self.picked:
            self._chosen = (self._chosen + step) % len(self._list.targets)
            self.reveal(self.picked)

    def reveal(self, chapter: str) -> None:
        """Scrolls just far enough to show a chapter's row."""
        if span := self._list.span_of(chapter):
            self.scroll.reveal(*span, round(AROUND * self._ui_scale))

    def row_at(self, at: Point) -> str:
        """The chapter at a point of the window, empty where there is none."""
        view = self.scroll.view
        return self._list.target_at(at[1] - view.y + self.scroll.offset) if view.collidepoint(at) else ""

    def draw(self, surface: pygame.Surface, chapter: str) -> None:
        """The rows and the bar."""
        self._list.draw(surface, self.scroll.view, self.scroll.offset, chapter, self.hot or self.picked)
        fade(surface, self.scroll, self._ui_scale)
        self.scroll.draw(surface)

    def _fill(self) -> None:
        self._list = BookList(self._context.fonts, self._ui_scale, self.scroll.view.width)
        if self.query:
            self._add_found()
        else:
            self._add_contents()
        self.scroll.grow(self._list.height)

    def _add_contents(self) -> None:
        self.beginnings = ()
        for group, chapters in self._book.groups():
            self._list.add_group(group)
            for chapter in chapters:
                self._list.add_chapter(chapter, self._book.title(chapter))

    def _add_found(self) -> None:
        text, result = self._context.text, self._book.find(self.query)
        count = len(result.found)
        self.beginnings = result.beginnings
        self._list.add_message(text("reading-found", count=count) if count else text("reading-none"))
        for found in result.found:
            self._list.add_found(found)
