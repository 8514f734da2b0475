"""The rules book: every chapter can be read in every language, its links lead somewhere, no text is left over."""

import re
from dataclasses import replace

import pytest

from luna.app.settings.language import LANGUAGES
from luna.games.rivers.book.chapters import CHAPTERS, GROUPS, blocks, passages, title
from luna.games.rivers.book.rivers_book import RiversBook
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.rulings import RULINGS
from luna.ui.reading.passages import lead_id, text_id
from luna.ui.reading.text import Text
from tests.repository.text.fluent_files import FOLDER, patterns
from tests.repository.text.test_sentences import SECOND_PERSON

BOARD = shipped_board()
LINK = re.compile(r"\[([^][]+)\]\(([a-z-]+)\)")
STRONG = re.compile(r"\*\*([^*]+)\*\*")


def prose(text):
    """Every piece of running text with its chapter."""
    found = [(chapter, title(text, chapter)) for chapter in CHAPTERS]
    for chapter in CHAPTERS:
        for block in blocks(text, BOARD, chapter):
            found += [(chapter, words) for words in (block.text, block.lead) if words]
    return found


def asked(chapter):
    shown = [passage for passage in passages(chapter) if passage.kind != "table"]
    leads = {lead_id(chapter, passage) for passage in shown if passage.lead}
    return {f"book-{chapter}-title"} | {text_id(chapter, passage) for passage in shown} | leads


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_uses_every_text_of_it_and_has_every_text_it_uses(language):
    used = set().union(*map(asked, CHAPTERS))
    assert {id for id in patterns(language, "rivers") if id.startswith("book-")} == used


def test_every_chapter_can_be_read_without_an_error(text, caplog):
    for chapter in CHAPTERS:
        assert all(block.text for block in blocks(text, BOARD, chapter))
    assert len({title(text, chapter) for chapter in CHAPTERS}) == len(CHAPTERS)
    assert all(RiversBook().group(text, chapter) for chapter in GROUPS)
    assert caplog.messages == []


def test_every_link_leads_to_another_chapter(text):
    targets = [(chapter, target) for chapter, words in prose(text) for _, target in LINK.findall(words)]
    assert [pair for pair in targets if pair[1] not in CHAPTERS or pair[0] == pair[1]] == []


def test_links_stand_in_the_same_places_in_every_language(text):
    english = Text(FOLDER, "en").of("rivers")
    for chapter in CHAPTERS:
        pairs = zip(blocks(text, BOARD, chapter), blocks(english, BOARD, chapter), strict=True)
        targets = [[sorted(target for _, target in LINK.findall(block.text)) for block in pair] for pair in pairs]
        assert [pair for pair in targets if pair[0] != pair[1]] == []


def test_markup_is_balanced_and_only_in_running_text(text):
    left = [LINK.sub(r"\1", STRONG.sub(r"\1", words)) for _, words in prose(text)]
    assert [words for words in left if re.search(r"[][*]|\]\(", words)] == []
    plain = [title(text, chapter) for chapter in CHAPTERS]
    plain += [block.lead for chapter in CHAPTERS for block in blocks(text, BOARD, chapter)]
    assert [words for words in plain if LINK.search(words) or STRONG.search(words)] == []


def test_nobody_is_addressed_as_you(text):
    pattern = SECOND_PERSON[text.language]
    assert [words for _, words in prose(text) if re.search(pattern, words, re.IGNORECASE)] == []


def test_every_ruling_is_told_under_its_number(text):
    told = [block.lead for block in blocks(text, BOARD, "rulings") if block.lead]
    assert told == [ruling.id for ruling in RULINGS]


@pytest.mark.parametrize(
    ("changed", "chapter"),
    [({"hand": 5}, "setup"), ({"end_at": 3}, "end"), ({"catastrophes": 3}, "catastrophes"), ({"actions": 3}, "turn")],
)
def test_who_corrects_a_printed_value_corrects_the_book(text, changed, chapter):
    boards = replace(BOARD, **changed), BOARD
    told, before = ([block.text for block in blocks(text, board, chapter)] for board in boards)
    number = str(*changed.values())
    differing = [line for line, old in zip(told, before, strict=True) if line != old]
    assert differing
    assert all(number in line for line in differing)
