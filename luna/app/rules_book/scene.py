"""The rules book: contents and search at the left, a chapter at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame_gui.elements import UIButton, UITextEntryLine

from luna.app.app_context import RULES, AppContext
from luna.app.app_form import AppForm
from luna.app.rules_book import paper as book_paper
from luna.app.rules_book.keys import BookKeys
from luna.app.rules_book.paper import Spread
from luna.app.rules_book.side import BookSide
from luna.app.rules_book.texts import BookTexts
from luna.core.game import AnyGame
from luna.core.turn import Point
from luna.ui import preferences, printed_values
from luna.ui.game_window import window_of
from luna.ui.input.pointer import Clicked, DragBegan, Dragged, Gesture, Hovered, Pointer, Scrolled
from luna.ui.lessons.course import EXAMPLE
from luna.ui.pictures import palette
from luna.ui.pictures.draw import fitted
from luna.ui.reading.blocks import Block
from luna.ui.reading.page import Album, Link, Page
from luna.ui.widgets.forms import Form
from luna.ui.widgets.scroll import Scroll

WHEEL = 110.0
"""How far a notch of the wheel scrolls, in logical units."""
QUERY_LENGTH = 40
BUTTON_SIZE, BUTTON_PAD = 19.0, 62.0
MARK_AT = 0.3
"""How far below the upper edge the first hit of a search is shown, as a share of the view."""


class RulesBook(AppForm):
    """Opens at a chapter or its beginning; raises ValueError if there is none of that name.

    Where what is played with has other values than the book tells, `printed` is what they are called.
    """

    canvas = book_paper.LEAST
    name = RULES

    def __init__(self, context: AppContext, game: AnyGame, chapter: str = "", printed: str = "") -> None:
        super().__init__(context)
        self._game, book = game, window_of(game).book
        self._album = book.album
        self.book, self._pictures = BookTexts(context.text, book), self._new_pictures()
        self.about, self._printed = game.key, printed
        self.chapter = chapter or self.book.chapters[0]
        if self.chapter not in self.book.chapters:
            raise ValueError(f"no such chapter: {chapter!r}")
        self.side, self.scroll = BookSide(context, self.book), Scroll()
        self.past: list[tuple[str, int]] = []
        """Chapters that were left, with the place in them."""
        self._marked: tuple[str, ...] = ()
        self._keys, self._pointer = BookKeys(self), Pointer()
        self._hot: Link | None = None
        self._read = False
        """Whether the text of the page is to be seen; what takes long has to wait for that, but not for the cursor."""

    # -- layout

    def origin(self) -> tuple[int, int]:
        return 0, 0

    def build(self, form: Form) -> None:
        text, spread = self.context.text, self._spread()
        form.label(spread.heading, text("reading-heading"), 34, palette.GOLD, "center", "title")
        form.entry("search", spread.entry, self.side.query, text("reading-search"), QUERY_LENGTH, self._typed)
        back, close = spread.halves(spread.list)
        form.button("back", back, text("reading-back"), self.go_back, "#small")
        form.button("close", close, text("reading-close"), self.context.go.pop, "#small")
        for step, box in zip((-1, 1), spread.halves(spread.paper), strict=True):
            form.button(f"turn{step}", box, "", partial(self.turn, step), "#small")
        self._name_buttons()
        self.side.lay(form.rect(spread.list), form.ui_scale, self.chapter)
        view = form.rect(spread.text)
        self.scroll.fit(
            view, book_paper.bar_of(form.rect(spread.paper), form.ui_scale), self.scroll.length, form.ui_scale
        )
        self._set_page()

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        form, spread = self.form, self._spread()
        plates = form.rect(spread.list), form.rect(spread.paper)
        self._backdrop = book_paper.backdrop(self.context.seascape.picture(self.context.size), plates, form.ui_scale)

    def enter(self) -> None:
        """The book stands as it was laid out: nothing of it changes while it is covered."""

    def language_changed(self) -> None:
        self.book.forget()
        self._pictures = self._new_pictures()
        self._marked = ()
        super().language_changed()

    def _new_pictures(self) -> Album:
        return self._album(self.context.sprites, self.context.fonts, self.context.text)

    def _spread(self) -> Spread:
        ui_scale = self.form.ui_scale
        return Spread(self.context.size[0] / ui_scale, self.context.size[1] / ui_scale)

    def _set_page(self) -> None:
        title, width = self.book.title(self.chapter), self.scroll.view.width
        self.page = Page(
            self.context.fonts, self.form.ui_scale, width, self.blocks, self._pictures, title, self._marked
        )
        self.scroll.grow(self.page.height)
        self._hot, self._read = None, False

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What the page is made of; above each chapter, as any may have a number, whose values it does not tell."""
        told = self.book.blocks(self.chapter)
        if not self._printed:
            return told
        return Block("item", self.context.text("reading-own-values"), lead=self._printed), *told

    def _name_buttons(self) -> None:
        """The buttons that turn the page bear the titles they lead to."""
        for step, sign in ((-1, "‹  {}"), (1, "{}  ›")):
            widget = self.form.widgets[f"turn{step}"]
            chapter, button = self.book.beside(self.chapter, step), widget.element
            assert isinstance(button, UIButton)
            px, room = self.form.px(BUTTON_SIZE), button.rect.width - self.form.px(BUTTON_PAD)
            title = self.book.title(chapter) if chapter else ""
            widget.text = sign.format(fitted(self.context.fonts, title, "body", px, room, px)[0]).strip()
            button.set_text(widget.text)
            self.form.enable(f"turn{step}", chapter is not None)
        self.form.enable("back", bool(self.past))

    # -- search

    def _typed(self, query: str) -> None:
        self.side.look_for(query, self.chapter)
        self.dirty = True

    def clear_search(self) -> None:
        """Shows the contents again."""
        widget = self.form.widgets["search"]
        assert isinstance(widget.element, UITextEntryLine)
        widget.element.set_text("")
        widget.text = ""
        self.form.focus_on(None)
        self._typed("")

    def open_found(self, chapter: str) -> None:
        """Opens a chapter of the list at the first of the words that were looked for."""
        self.open(chapter, self.side.beginnings)
        view = self.scroll.view.height
        mark = self.page.first_mark()
        if mark is not None and mark > view * (1 - MARK_AT):
            self.scroll.jump(mark - round(view * MARK_AT))

    # -- going through the book

    def open(self, chapter: str, marked: Sequence[str] = ()) -> None:
        """Opens a chapter, with words marked that begin in some way; the way back leads here."""
        if chapter in self.book.chapters:
            self.past.append((self.chapter, self.scroll.offset))
            self._show(chapter, tuple(marked))

    def watch_example(self) -> bool:
        """Opens the example of the game above the book; False if it has none."""
        if window_of(self._game).course.example is None:
            return False
        self.context.go.push(self.context.routes.example(self.context, self._game))
        return True

    def turn(self, step: int) -> None:
        """Opens the next chapter, or with -1 the one before."""
        if chapter := self.book.beside(self.chapter, step):
            self.open(chapter)

    def go_back(self) -> None:
        """Opens the chapter that was read before, where it was left."""
        if self.past:
            chapter, place = self.past.pop()
            self._show(chapter, ())
            self.scroll.jump(place)

    def back(self) -> None:
        if self.side.query or self.form.focused == "search":
            self.clear_search()
        else:
            self.context.go.pop()

    def _show(self, chapter: str, marked: tuple[str, ...]) -> None:
        self.chapter, self._marked = chapter, marked
        self._set_page()
        self.scroll.jump(0)
        self._name_buttons()
        if not self.side.query:
            self.side.reveal(chapter)
        self.dirty = True

    # -- keys and mouse

    def handle(self, event: pygame.event.Event) -> bool:
        if self._keys.handle(event):
            self.dirty = True
            return True
        for gesture in self._pointer.gestures(event):
            self._gesture(gesture)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            pressed = [scroll.press(event.pos) for scroll in self._scrolls()]
            self.dirty |= any(pressed)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_X1:
            self.go_back()
        return super().handle(event)

    def _scrolls(self) -> tuple[Scroll, Scroll]:
        return self.scroll, self.side.scroll

    def _gesture(self, gesture: Gesture) -> None:
        match gesture:
            case Hovered(at):
                self._hover(at)
            case Scrolled(at, steps):
                over_list = self.side.scroll.view.collidepoint(at)
                (self.side.scroll if over_list else self.scroll).by(-steps * WHEEL * self.form.ui_scale)
            case DragBegan(at) | Dragged(at):
                for scroll in self._scrolls():
                    self.dirty |= scroll.drag(at)
            case Clicked(at) if not self._let_go():
                self._click(at)
            case _:
                self._let_go()

    def _click(self, at: Point) -> None:
        self._hover(at)
        if self.side.hot or self._hot:
            self.context.sound.play("button")
        if self.side.hot:
            self.open_found(self.side.hot)
        elif self._hot and self._hot.target == EXAMPLE:
            self.watch_example()
        elif self._hot and self._hot.target == printed_values.LINK:
            self.context.go.push(self.context.routes.printed(self.context, self._game))
        elif self._hot:
            self.open(self._hot.target)
        self._hover(at)

    def _hover(self, at: Point) -> None:
        view = self.scroll.view
        x, y = at[0] - view.x, at[1] - view.y + self.scroll.offset
        hot, row = self.page.link_at(x, y) if view.collidepoint(at) else None, self.side.row_at(at)
        self.dirty |= (hot, row) != (self._hot, self.side.hot)
        self._hot, self.side.hot = hot, row

    def _let_go(self) -> bool:
        """Ends a drag of the bars; True if there was one."""
        let = [scroll.release() for scroll in self._scrolls()]
        self.dirty |= any(let)
        return any(let)

    def leave(self) -> None:
        self._pointer.release()
        self._let_go()
        super().leave()

    # -- living

    def update(self, seconds: float) -> None:
        super().update(seconds)
        gliding = not self.context.settings.get(preferences.REDUCED_MOTION)
        moved = [scroll.update(seconds, gliding) for scroll in self._scrolls()]
        self.dirty |= any(moved)
        self.pause = 0.0 if any(moved) or self._prepare() else AppForm.pause

    def _prepare(self) -> bool:
        """Makes a picture or composes a chapter ahead, once the text is to be seen; False if all is there."""
        if not self._read:
            return True
        if self.page.make_next(self.scroll.offset):
            self.dirty = True
            return True
        return self.book.compose_next()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._backdrop, (0, 0))
        self.side.draw(surface, self.chapter)
        self.page.draw(surface, self.scroll.view, self.scroll.offset, self._hot)
        book_paper.fade(surface, self.scroll, self.form.ui_scale)
        self.scroll.draw(surface)
        super().draw(surface)
        self._read = True
