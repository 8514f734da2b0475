"""The glossaries hold: no other word stands for a thing of the game, and a text that names it in English names it."""

import re
import tomllib
from functools import cache

import pytest

from luna.app.settings.language import LANGUAGES
from tests.repository.text.fluent_files import FOLDER, LUNA, OTHERS, TOLD, Reading, patterns, patterns_of

LINK = re.compile(r"\]\([a-z-]+\)")
EVERYDAY = {"order", "round", "seat"}
"""Words of everyday language too: a sentence may do without them."""
PARAPHRASED = {
    ("novice", "refusal-same-island"),
    ("island", "refusal-same-island"),
    ("shrine", "choice-shrine"),
    ("apostate", "action-name.full"),
    ("candle", "table-candles"),
    ("point", "review-tab"),
    ("council", "help-disc-title"),
    ("council", "help-seat-title"),
    ("novice", "outlook-group"),
}
"""Texts in which a language says it better without the word."""


@cache
def glossary(language, game=LUNA):
    return tomllib.loads((FOLDER / language / game / "glossary.toml").read_text("utf-8"))


@cache
def wording(language, game=LUNA):
    """The words of each text about the game by its id; names that functions put in are not among them.

    The program was written along with the first game and keeps to its words; those of another may be everyday there.
    """
    texts = patterns(language) if game == LUNA else patterns_of(language, game)
    told = {id: pattern for id, pattern in texts.items() if not id.startswith("cli-")}
    return {id: LINK.sub("]", " ".join(Reading(pattern).words)) for id, pattern in told.items()}


def whole_word(pattern):
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glossary_has_the_same_things_each_with_a_term_in_one_of_its_forms(language, game):
    assert list(glossary(language, game)) == list(glossary("en", game))
    for thing, entry in glossary(language, game).items():
        assert entry.keys() == {"term", "forms", "not"}, thing
        assert whole_word(entry["forms"]).search(entry["term"]), thing


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_another_word_for_a_thing(language, game):
    wrong = []
    for thing, entry in glossary(language, game).items():
        for banned in entry["not"]:
            found = whole_word(banned)
            texts = wording(language, game).items()
            wrong += [(thing, id, hit[0]) for id, text in texts if (hit := found.search(text))]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "words", "banned"),
    [
        ("de", "Der Automat handelt.", True),
        ("de", "Gespeichert wird automatisch.", False),
        ("pl", "Gra przeciw automatowi.", True),
        ("pl", "Gra zapisuje się automatycznie.", False),
        ("en", "The automaton acts.", True),
        ("en", "Saved automatically.", False),
    ],
)
def test_the_opponent_is_no_automaton_but_things_may_happen_by_themselves(language, words, banned):
    assert any(whole_word(each).search(words) for each in glossary(language)["opponent"]["not"]) is banned


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", OTHERS)
def test_a_thing_named_in_english_is_named_in_every_language(language, game):
    missing, texts = [], wording(language, game)
    for thing in glossary(language, game).keys() - EVERYDAY:
        entry = glossary(language, game)[thing]
        english, own = whole_word(glossary("en", game)[thing]["forms"]), whole_word(entry["forms"])
        missing += [
            (thing, id)
            for id, text in wording("en", game).items()
            if english.search(text) and id in texts and not own.search(texts[id])
        ]
    assert set(missing) - PARAPHRASED == set()
