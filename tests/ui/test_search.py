"""Chapters are found by words in any form, without accents and case."""

from __future__ import annotations

import pytest

from luna.ui.reading.search import Index, fold, hits

POLISH = {
    "shrine": ("Budowa kaplicy", ["Zakon stawia kaplicę na wyspie."]),
    "end": ("Koniec gry", ["Za kaplice są 4 punkty wpływów.", "Łódź nie daje nic."]),
    "turn": ("Tura", ["Nowicjusze stoją na wyspach."]),
}
GERMAN = {
    "shrine": ("Kultstätten", ["Eine Kultstätte spart einen Novizen."]),
    "expel": ("Abtrünniger", ["Der Abtrünnige muss die Insel verlassen."]),
    "path": ("Weg", ["Außen liegt die große Insel mit Novizen."]),
}
ENGLISH = {"bribery": ("Bribery", ["A guardian is bribed."]), "appoint": ("Appointment", ["A novice."])}
ITALIAN = {
    "table": ("Il tavolo", ["Sull’isola stanno i Novizi.", "Le isole sono sette."]),
    "sail": ("Barca", ["Più in là."]),
}


def index_of(chapters):
    index = Index()
    for key, (title, paragraphs) in chapters.items():
        index.add(key, title, paragraphs)
    return index


def keys(chapters, query):
    return [found.key for found in index_of(chapters).find(query).found]


@pytest.mark.parametrize(
    ("word", "plain"),
    [
        ("Łódź", "lodz"),
        ("GROSS", "gross"),
        ("groß", "gross"),
        ("Ægir", "aegir"),
        ("Più", "piu"),
        ("Kultstätte", "kultstatte"),
    ],
)
def test_words_are_compared_as_small_plain_letters(word, plain):
    assert fold(word) == plain


@pytest.mark.parametrize(
    ("chapters", "query", "found"),
    [
        (POLISH, "kaplica", ["shrine", "end"]),
        (POLISH, "KAPLIC", ["shrine", "end"]),
        (POLISH, "lodz", ["end"]),
        (POLISH, "wyspa", ["turn", "shrine"]),
        (GERMAN, "kultstatte", ["shrine"]),
        (GERMAN, "Abtrünnigen", ["expel"]),
        (GERMAN, "gross", ["path"]),
        (GERMAN, "Kultstaette", ["shrine"]),
        (ITALIAN, "isole", ["table"]),
        (ITALIAN, "isola", ["table"]),
        (ITALIAN, "piu", ["sail"]),
        (ENGLISH, "bribing", ["bribery"]),
        (ENGLISH, "appointing", ["appoint"]),
    ],
)
def test_a_word_is_found_in_its_other_forms(chapters, query, found):
    assert keys(chapters, query) == found


def test_every_word_must_occur_in_the_chapter():
    assert keys(GERMAN, "insel novize") == ["path"]
    assert keys(GERMAN, "insel kaplica") == []


def test_a_short_word_keeps_its_ending():
    assert keys({"a": ("A", ["temp"])}, "tems") == []


@pytest.mark.parametrize("query", ["", "   ", "…", "-"])
def test_a_query_without_words_finds_nothing(query):
    assert index_of(POLISH).find(query).found == ()


def test_a_word_in_the_title_counts_more_than_many_in_the_text():
    chapters = {"text": ("A", ["Tides and tides"] * 30), "title": ("Tides", ["nothing"])}
    assert keys(chapters, "tides") == ["title", "text"]


def test_a_full_word_counts_more_than_its_stem():
    assert keys({"stem": ("A", ["shrines"]), "full": ("B", ["shrined"])}, "shrined") == ["full", "stem"]


def test_words_close_together_count_more():
    chapters = {"apart": ("A", ["last", "candle"]), "close": ("B", ["the last candle", "x"])}
    assert keys(chapters, "last candle") == ["close", "apart"]


def test_equal_chapters_stay_in_reading_order():
    assert keys({"b": ("X", ["novice"]), "a": ("Y", ["novice"])}, "novice") == ["b", "a"]


def test_the_excerpt_shows_the_first_hit_and_marks_all_of_them():
    text = (
        "Nothing to see in this long beginning of a sentence, but then two shrines and one more shrine, and a long end "
        * 2
    )
    (found,) = index_of({"a": ("A", ["other", text])}).find("shrine").found
    assert [found.excerpt[start:end] for start, end in found.marks][:2] == ["shrines", "shrine"]
    assert found.excerpt.startswith("… ")
    assert found.excerpt.endswith(" …")
    assert found.excerpt.strip("… ") in text


def test_a_title_alone_still_gives_an_excerpt():
    (found,) = index_of({"a": ("Tides", ["Short."])}).find("tides").found
    assert (found.excerpt, found.marks) == ("Short.", ())


def test_a_long_word_without_spaces_does_not_grow_the_excerpt():
    (found,) = index_of({"a": ("A", ["x" * 500])}).find("xxxx").found
    assert len(found.excerpt) < 150


def test_hits_are_whole_words():
    assert hits("Ein Tempel, zwei TEMPEL; Templer", ("tempel",)) == [(4, 10), (17, 23)]
    assert hits("anything", ()) == []
