"""The real rules book: all chapters, in every language."""

import pygame
import pytest

from luna.app.rules_book.scene import RulesBook
from luna.app.rules_book.texts import BookTexts
from luna.app.settings.language import LANGUAGES
from luna.games.luna.book.chapters import GROUPS
from luna.games.luna.game import LUNA
from luna.ui.lessons.course import EXAMPLE
from luna.ui.printed_values import LINK
from tests.app.table.hands import key, look_for


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_groups_hold_every_chapter_once_and_in_order(make_app, language):
    book = BookTexts(make_app(language).context.text, LUNA.window().book)
    groups = book.groups()
    assert len({name for name, _ in groups}) == len(GROUPS)
    assert tuple(chapter for _, chapters in groups for chapter in chapters) == book.chapters


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_can_be_opened_and_read_to_its_end(make_app, language):
    app = make_app(language)
    app.push(RulesBook(app.context, LUNA))
    book = app.top
    for chapter in book.book.chapters:
        book.open(chapter)
        key(app, pygame.K_END)
        app.update(1)
        app.draw()
        targets = {link.target for _, link in book.page.links}
        assert targets <= {*book.book.chapters, EXAMPLE, LINK}, chapter
        assert all(box.right <= book.scroll.view.width for box, _ in book.page.links), chapter
    assert len(book.past) == len(book.book.chapters)


def test_pictures_are_drawn_while_a_word_is_still_looked_for(make_app):
    app = make_app("en")
    app.push(RulesBook(app.context, LUNA))
    book = app.top
    look_for(app, "consecration")
    key(app, pygame.K_RETURN)
    assert (book.chapter, book.form.focused) == ("consecrate", "search")
    for _ in range(20):
        app.update(0.02)
        app.draw()
    assert book.form.focused == "search"
    assert not book.page.make_next(0)


@pytest.mark.parametrize(
    ("language", "query", "chapter"),
    [
        ("en", "appointing", "appoint"),
        ("de", "Weihe", "consecrate"),
        ("pl", "kaplica", "shrine"),
        ("it", "santuario", "shrine"),
    ],
)
def test_a_word_of_the_game_finds_its_chapter(make_app, language, query, chapter):
    found = BookTexts(make_app(language).context.text, LUNA.window().book).find(query).found
    assert chapter in [each.key for each in found[:3]]
