"""The rules book: every chapter can be read in every language, its links lead somewhere, no text is left over."""

import re
from dataclasses import replace

import pytest

from luna.app.settings.language import LANGUAGES
from luna.games.luna.book.chapters import CHAPTERS, blocks, passages, title
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.rulings import RULINGS
from luna.ui import printed_values
from luna.ui.lessons.course import EXAMPLE
from luna.ui.reading.passages import lead_id, text_id
from luna.ui.reading.text import Text
from tests.repository.text.fluent_files import FOLDER, patterns
from tests.repository.text.test_sentences import SECOND_PERSON

WRITTEN = tuple(language for language in LANGUAGES if (FOLDER / language / "luna" / "book.ftl").exists())
BOARD = shipped_board()
LINK = re.compile(r"\[([^][]+)\]\(([a-z-]+)\)")
STRONG = re.compile(r"\*\*([^*]+)\*\*")

PICTURES = {
    "blocked",
    "places",
    "preparation",
    "table",
    "island",
    "preset-start",
    "path",
    "released",
    "council-start",
    "first-tile",
    "favours",
    "take-favour",
    "recruit",
    "build-shrine",
    "herbs",
    "journey",
    "tides",
    "sail",
    "appoint",
    "consecrate",
    "displacement",
    "book",
    "council-move",
    "expel",
    "candles",
    "priestess-tie",
    "apostate",
    "temple-income",
    "guardian-moves",
    "end-score",
    "solo-start",
    "solo-round",
}


@pytest.fixture(params=WRITTEN)
def text(request) -> Text:
    return Text(FOLDER, request.param)


def _prose(text: Text) -> list[tuple[str, str]]:
    """Every piece of running text with its chapter: titles, texts and the words before them."""
    found = [(chapter, title(text, chapter)) for chapter in CHAPTERS]
    for chapter in CHAPTERS:
        for block in blocks(text, BOARD, chapter):
            found += [(chapter, words) for words in (block.text, block.lead) if words]
    return found


def _asked(chapter: str) -> set[str]:
    shown = [passage for passage in passages(chapter) if passage.kind != "table"]
    leads = {lead_id(chapter, passage) for passage in shown if passage.lead}
    return {f"book-{chapter}-title"} | {text_id(chapter, passage) for passage in shown} | leads


@pytest.mark.parametrize("language", WRITTEN)
def test_the_book_uses_every_text_of_it_and_has_every_text_it_uses(language):
    used = {"book-values-preset-order"}.union(*(_asked(chapter) for chapter in CHAPTERS))
    assert {id for id in patterns(language) if id.startswith("book-")} == used


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_text_stands_twice_in_a_chapter(chapter):
    ids = [text_id(chapter, passage) for passage in passages(chapter) if passage.kind != "table"]
    assert sorted(ids) == sorted(set(ids))


def test_every_chapter_can_be_read_without_an_error(text, caplog):
    for chapter in CHAPTERS:
        assert all(block.text for block in blocks(text, BOARD, chapter))
    assert caplog.messages == []


def test_titles_tell_the_chapters_apart(text):
    assert len({title(text, chapter) for chapter in CHAPTERS}) == len(CHAPTERS)


def test_every_link_leads_to_another_chapter(text):
    wrong = [
        (chapter, target)
        for chapter, words in _prose(text)
        for _, target in LINK.findall(words)
        if target not in (*CHAPTERS, EXAMPLE, printed_values.LINK) or target == chapter
    ]
    assert wrong == []


def test_every_chapter_is_linked_from_another(text):
    assert {target for _, words in _prose(text) for _, target in LINK.findall(words)} == {
        *CHAPTERS,
        EXAMPLE,
        printed_values.LINK,
    } - {"goal"}


def test_links_stand_in_the_same_places_in_every_language(text):
    english = Text(FOLDER, "en")
    for chapter in CHAPTERS:
        pairs = zip(blocks(text, BOARD, chapter), blocks(english, BOARD, chapter), strict=True)
        targets = [[sorted(target for _, target in LINK.findall(block.text)) for block in pair] for pair in pairs]
        assert [pair for pair in targets if pair[0] != pair[1]] == []


def test_markup_is_balanced(text):
    left = [LINK.sub(r"\1", STRONG.sub(r"\1", words)) for _, words in _prose(text)]
    assert [words for words in left if re.search(r"[][*]|\]\(", words)] == []


def test_only_running_text_has_markup(text):
    plain = [title(text, chapter) for chapter in CHAPTERS]
    for chapter in CHAPTERS:
        for block in blocks(text, BOARD, chapter):
            plain += [block.lead, block.text if block.kind in ("heading", "picture") else ""]
    assert [words for words in plain if LINK.search(words) or STRONG.search(words)] == []


def test_nobody_is_addressed_as_you(text):
    pattern = SECOND_PERSON[text.language]
    assert [words for _, words in _prose(text) if re.search(pattern, words, re.IGNORECASE)] == []


def test_every_picture_is_shown_and_has_a_caption(text):
    shown = [block for chapter in CHAPTERS for block in blocks(text, BOARD, chapter) if block.picture]
    assert {block.picture for block in shown} == PICTURES
    assert all(block.kind == "picture" for block in shown)


def test_every_chapter_has_a_picture(text):
    assert all(any(block.picture for block in blocks(text, BOARD, chapter)) for chapter in CHAPTERS)


def test_every_ruling_is_told_under_its_number(text):
    told = [block.lead for block in blocks(text, BOARD, "rulings") if block.kind == "item"]
    assert told == [ruling.id for ruling in RULINGS]


def test_every_temple_tile_stands_once_in_each_table_of_the_printed_values(text):
    rows = [block for block in blocks(text, BOARD, "values") if re.fullmatch(r"\d+(, \d+)*", block.text)]
    numbers = sorted(int(number) for row in rows for number in row.text.split(", "))
    assert numbers == sorted([*range(1, 29), *range(1, 29)])


def _words(board, chapter: str) -> str:
    return " ".join(block.text for block in blocks(Text(FOLDER, "en"), board, chapter))


def test_the_path_of_the_example_is_the_one_of_the_printed_rules():
    assert "2, 28, 25, 2, 23, 21, 3" in _words(BOARD, "setup")


@pytest.mark.parametrize(
    ("changed", "chapter", "told"),
    [
        ({"builder_moves": 3}, "next-round", "by 3 islands."),
        ({"builder_moves": 1}, "next-round", "by 1 island."),
        ({"guardian": (9, 5, 4, 3, 2, 1)}, "consecrate", "9, 5, 4, 3, 2, 1"),
        ({"seats": (*range(15), 33)}, "end", "33 on the last one"),
        ({"priestess_places": {2: (8, 7, 6), 3: (5, 2, 1), 4: (6, 3, 1)}}, "scoring", "8/7/6"),
        ({"priestess_moves": {2: 5, 3: 4, 4: 6}}, "next-round", "4 with three"),
        ({"id": "measured-1"}, "values", "measured-1"),
    ],
)
def test_who_corrects_a_printed_value_corrects_the_book(changed, chapter, told):
    assert told not in _words(BOARD, chapter)
    assert told in _words(replace(BOARD, **changed), chapter)
