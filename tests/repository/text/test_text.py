"""Texts come in the chosen language, in English where it has none, and never as an error on the table."""

import logging
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from luna.app.settings.language import LANGUAGES
from luna.ui.reading.text import Text, languages_in
from tests.repository.text.fluent_files import FOLDER, patterns

ENGLISH = """
language-name = English
# A comment = not a text
hello = Hello { $name }
    .short = Hi
fruit = { $count ->
    [one] { $count } pear
   *[other] { $count } pears
}
only-english = Just here
island-name = { $island ->
    [herbs] Herbs
   *[tides] Tides
 }
    .on = on { island-name } Island
-brand = Luna
trip = { ISLAND($to, case: "on") } with { -brand }
label =
    .short = L
city-name = { $nothing }
visit = See { CITY($to) }
bad-case = { ISLAND($to, case: "under") }
"""
POLISH = """
language-name = Polski
hello = Witaj, { $name }
    .short = Cześć
broken = { $count ->
fruit = { $count ->
    [one] { $count } gruszka
    [few] { $count } gruszki
   *[many] { $count } gruszek
 }
greedy = { $missing }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, content in (("en", ENGLISH), ("pl", POLISH)):
        _write(tmp_path / language / "app" / "all.ftl", content)
    return tmp_path


def _write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")


def test_texts_got_ready_are_not_parsed_again_and_say_the_same(folder, monkeypatch):
    ready, plain = Text(folder, "pl"), Text(folder, "pl")
    ready.read_ahead()
    while ready.prepare_next():
        pass
    for language in ("pl", "en"):
        plain.use(language)
        asked = {
            "trip": plain("trip", to="tides"),
            "fruit": plain("fruit", count=3),
            "broken": plain("broken", count=2),
        }
        with monkeypatch.context() as patch:
            patch.setattr(FluentParser, "parse", lambda *_: pytest.fail("parsed again"))
            ready.use(language)
            assert asked == {
                "trip": ready("trip", to="tides"),
                "fruit": ready("fruit", count=3),
                "broken": ready("broken", count=2),
            }


def test_the_texts_in_use_are_got_ready_first(folder, monkeypatch):
    text, parsed = Text(folder, "pl"), []
    text.read_ahead()
    parse = FluentParser.parse

    def watched(self, source):
        parsed.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", watched)
    text.prepare_next()
    assert parsed == ["language-name = Polski\n"]


def test_only_texts_that_have_been_read_are_got_ready(folder):
    text = Text(folder, "pl")
    assert not text.prepare_next()


def test_a_text_takes_its_arguments_and_attributes_stand_behind_a_dot(folder):
    text = Text(folder, "pl")
    assert text("hello", name="Ewa") == "Witaj, Ewa"
    assert text("hello.short") == "Cześć"


def test_the_only_person_is_spoken_to_where_a_text_can_do_that(folder):
    _write(
        folder / "en" / "app" / "you.ftl", "has = { $name } has one\n    .you = You have one\nplain = { $name }: go\n"
    )
    text = Text(folder, "en")
    to_one = text.to_one()
    assert (text("has", name="Ewa"), to_one("has", name="Ewa")) == ("Ewa has one", "You have one")
    assert to_one("plain", name="Ewa") == "Ewa: go"


def test_no_isolation_characters_stand_around_arguments(folder):
    assert Text(folder, "en")("hello", name="Ewa") == "Hello Ewa"


def test_the_language_changes_at_once_although_results_are_kept(folder):
    text = Text(folder, "pl")
    assert text("fruit", count=3) == "3 gruszki"
    text.use("en")
    assert (text.language, text("fruit", count=3)) == ("en", "3 pears")


def test_an_unknown_language_is_refused_and_the_old_one_stays(folder):
    text = Text(folder, "pl")
    with pytest.raises(ValueError, match="'xx'"):
        text.use("xx")
    assert text.language == "pl"


def test_every_folder_with_all_files_of_english_is_a_language_and_tells_its_name(folder):
    for name, files in (("fr", ["all.ftl"]), ("xx", ["some.ftl"]), ("notes", [])):
        (folder / name).mkdir()
        for file in files:
            _write(folder / name / "app" / file, "language-name = Français\n")
    (folder / "TRANSLATING.md").write_text("How to.\n", encoding="utf-8")
    text = Text(folder, "fr")
    assert text.languages == languages_in(folder) == ("en", "fr", "pl")
    assert [text.native_name(language) for language in text.languages] == ["English", "Français", "Polski"]


def test_numbers_are_not_grouped_but_counted(folder):
    assert Text(folder, "en")("fruit", count=12345) == "12345 pears"


def test_a_missing_text_is_taken_from_english_and_logged_once(folder, caplog):
    text = Text(folder, "pl")
    assert [text("only-english") for _ in range(3)] == ["Just here"] * 3
    text.use("pl")
    assert text("only-english") == "Just here"
    assert [record.getMessage() for record in caplog.records] == ["text pl/only-english: is missing"]


@pytest.mark.parametrize("id", ["nowhere", "hello.nowhere", "label", "broken", "-brand"])
def test_what_no_language_has_is_shown_as_its_id_and_logged(folder, caplog, id):
    assert Text(folder, "pl")(id) == id
    assert f"text en/{id}: is missing" in caplog.messages


def test_a_missing_argument_is_logged_and_leaves_a_readable_rest(folder, caplog):
    assert Text(folder, "en")("hello") == "Hello name"
    assert "text en/hello: Unknown external: name" in caplog.messages


def test_a_text_broken_in_one_language_is_taken_from_english(folder, caplog):
    with (folder / "en" / "app" / "all.ftl").open("a", encoding="utf-8") as file:
        file.write("greedy = Fine\n")
    assert Text(folder, "pl")("greedy") == "Fine"


def test_a_name_is_a_function_with_cases_for_other_texts(folder):
    assert Text(folder, "en")("trip", to="herbs") == "on Herbs Island with Luna"


def test_a_case_that_a_name_lacks_is_logged(folder, caplog):
    assert Text(folder, "en")("bad-case", to="herbs") == "ISLAND()"
    assert "text en/bad-case" in caplog.text


def test_a_name_broken_in_itself_is_logged_where_it_is_used(folder, caplog):
    assert Text(folder, "en")("visit", to="herbs") == "See CITY()"
    assert "text en/visit: Unknown external: nothing" in caplog.messages


def test_a_file_that_cannot_be_read_is_logged_and_the_others_serve(folder, caplog):
    (folder / "pl" / "app" / "bytes.ftl").write_bytes(b"latin = \xff\n")
    assert Text(folder, "pl")("hello.short") == "Cześć"
    assert "bytes.ftl cannot be read" in caplog.text


def test_without_any_files_the_ids_are_shown(tmp_path):
    assert Text(tmp_path / "nowhere", "en")("hello") == "hello"


@pytest.fixture
def games(folder: Path) -> Path:
    """Two games that share an id, one of them without Polish."""
    _write(folder / "en" / "moon" / "terms.ftl", "piece-name = Disc\nhello = Welcome { $name }\n")
    _write(folder / "pl" / "moon" / "terms.ftl", "piece-name = Krążek\n")
    _write(folder / "en" / "sun" / "terms.ftl", "piece-name = Ray\nrays = { PIECE($one) } of { -brand }\n")
    return folder


def test_a_game_says_its_own_texts_and_else_those_of_the_program(games):
    text = Text(games, "en")
    moon, sun = text.of("moon"), text.of("sun")
    assert [moon("piece-name"), sun("piece-name")] == ["Disc", "Ray"]
    assert [moon("hello", name="Ewa"), sun("hello", name="Ewa")] == ["Welcome Ewa", "Hello Ewa"]
    assert sun("rays", one=1) == "Ray of Luna"


def test_a_game_does_not_know_the_texts_of_another(games, caplog):
    assert Text(games, "en").of("moon")("rays") == "rays"
    assert "text en/rays: is missing" in caplog.messages


def test_a_change_of_language_reaches_every_game(games):
    text = Text(games, "en")
    moon = text.of("moon")
    assert moon("piece-name") == "Disc"
    text.use("pl")
    assert (moon.language, moon("piece-name"), moon("hello.short")) == ("pl", "Krążek", "Cześć")
    moon.use("en")
    assert (text.language, text("language-name")) == ("en", "English")


def test_a_language_that_a_game_lacks_is_one_all_the_same_and_the_game_speaks_english(games):
    text = Text(games, "pl")
    assert text.languages == ("en", "pl")
    assert text.of("sun")("piece-name") == "Ray"


def test_without_a_game_the_texts_of_all_are_found(games):
    text = Text(games, "en")
    assert (text("piece-name"), text("rays", one=1), text("only-english")) == ("Disc", "Disc of Luna", "Just here")


def test_a_game_may_have_its_texts_elsewhere(folder, tmp_path_factory):
    other = tmp_path_factory.mktemp("elsewhere")
    _write(other / "en" / "star" / "terms.ftl", "piece-name = Spark\n")
    star = Text(folder, "pl").of("star", other)
    assert (star("piece-name"), star("hello.short")) == ("Spark", "Cześć")


def test_what_was_read_ahead_needs_no_file_for_any_game(games):
    text = Text(games, "pl")
    text.read_ahead()
    for path in games.rglob("*.ftl"):
        path.unlink()
    moon = text.of("moon")
    assert [moon("piece-name"), moon("only-english"), text.of("sun")("piece-name")] == ["Krążek", "Just here", "Ray"]


def test_texts_of_a_game_are_got_ready_too(games, monkeypatch):
    text = Text(games, "pl").of("moon")
    text.read_ahead()
    while text.prepare_next():
        pass
    monkeypatch.setattr(FluentParser, "parse", lambda *_: pytest.fail("parsed again"))
    assert text("piece-name") == "Krążek"


def test_languages_call_themselves_by_their_own_names():
    text = Text(FOLDER, "en")
    assert [text.native_name(language) for language in LANGUAGES] == ["English", "Deutsch", "Italiano", "Polski"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_parsing_one_by_one_finds_every_text_of_the_files(language, caplog):
    text = Text(FOLDER, language)
    with caplog.at_level(logging.WARNING):
        for id in patterns(language):
            text(id)
    assert not [message for message in caplog.messages if "is missing" in message]
