"""The four languages say the same things: same ids, same arguments, every plural form, every letter in the fonts."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from fluent.syntax import ast

from luna.app.settings.language import LANGUAGES
from luna.games.catalogue import GAMES
from luna.games.luna.picks.bar import button_of
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, FIGURE_NAMES, ISLAND_NAMES, PHASE_NAMES
from luna.ui.reading.text import PROGRAM, Text
from tests.repository.text.fluent_files import (
    FILES,
    FOLDER,
    LUNA,
    OTHERS,
    PARTS,
    TOLD,
    Reading,
    entries,
    patterns,
    patterns_of,
    variables,
)
from tests.root import ROOT

SPEAKING = sorted(path for path in (ROOT / "luna").rglob("*.py") if path.parent.name not in ("core", "ai", "rules"))
PLURALS = {"one", "few", "many"}
KEYS = {
    "island-name": ISLAND_NAMES,
    "island-kind": ISLAND_NAMES,
    "favour-name": ISLAND_NAMES,
    "order-name": COLOURS,
    "board-name": BOARD_NAMES,
    "phase-name": PHASE_NAMES,
    "figure-name": (*FIGURE_NAMES, "guardian", "start"),
    "action-name": {button_of(action).key for action in ACTIONS} | {"novice", "bribery"},
    "card-favour-rule": ISLAND_NAMES,
}
"""What names of Luna and of the program tell apart."""
OF_GAMES = {"game-title", "game-subtitle", "title-notice", "order-name", "bot-name", "bot-about", "cli-bots"}
"""What the program asks of every game's texts."""
OF_SOME = {"opponent-name", "character-name", "character-about", "character-note"}
"""The same of a game with automatons, or with bots of different characters."""
KEYS |= dict.fromkeys(("action-name.full", "action-help"), KEYS["action-name"])
KEYS |= dict.fromkeys(("figure-name.the", "figure-name.start"), KEYS["figure-name"])


def _files(language: str) -> set[tuple[str, str]]:
    return {(path.parent.name, path.name) for path in FILES if path.parents[1].name == language}


def test_every_file_of_texts_belongs_to_the_program_or_to_a_game():
    assert {part for part, _ in _files("en")} == set(PARTS)
    assert set(FILES) == set(FOLDER.rglob("*.ftl"))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_has_a_syntax_error(language, part):
    assert [entry.content for entry in entries(language, part) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language, part):
    ids = Counter(entry.id.name for entry in entries(language, part) if isinstance(entry, ast.Message | ast.Term))
    assert [id for id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language):
    assert _files(language) == _files("en")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_ids_and_attributes_in_every_part(language, part):
    assert patterns_of(language, part).keys() ^ patterns_of("en", part).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_says_contains_no_text_of_a_game(language):
    own = patterns_of(language, PROGRAM)
    readings = [Reading(pattern) for pattern in own.values()]
    named = {f"{name.lower()}-name" for reading in readings for name, _ in reading.functions}
    assert {id for reading in readings for id in reading.messages} | named <= own.keys()


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments(language, game):
    shared = patterns("en", game).keys() & patterns(language, game).keys()
    differing = {id for id in shared if variables(language, id, game) != variables("en", id, game)}
    assert differing == set()


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_is_a_name_and_has_the_case(language, game):
    used = {call for pattern in patterns(language, game).values() for call in Reading(pattern).functions}
    needed = {f"{name.lower()}-name" + (f".{case}" if case else "") for name, case in used}
    assert needed - patterns(language, game).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", KEYS)
def test_every_key_of_a_name_is_spelled_out(language, id):
    assert Reading(patterns(language)[id]).choices[0] >= set(KEYS[id])


@pytest.mark.parametrize("language", LANGUAGES)
def test_islands_favours_orders_and_figures_have_names_of_their_own(language):
    text = Text(FOLDER, language)
    for id, argument in (("island-name", "island"), ("favour-name", "favour"), ("order-name", "colour")):
        assert len({text(id, **{argument: key}) for key in KEYS[id]}) == len(KEYS[id])
    cases = [id for id in patterns(language) if id.startswith("island-name.")]
    assert all(len({text(case, island=island) for island in ISLAND_NAMES}) == 7 for case in cases)


def _choices(language: str, game: str) -> Iterator[tuple[str, set[str]]]:
    for id, pattern in patterns(language, game).items():
        yield from ((id, keys) for keys in Reading(pattern).choices)


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_text_has_all_plural_forms_of_its_language(language, game):
    needed = {"one", "few", "many", "other"} if language == "pl" else {"one", "other"}
    assert [id for id, keys in _choices(language, game) if keys & PLURALS and not keys >= needed] == []


@pytest.mark.parametrize(
    ("count", "noun"),
    [
        (0, "miejsc"),
        (1, "miejsce"),
        (2, "miejsca"),
        (4, "miejsca"),
        (5, "miejsc"),
        (12, "miejsc"),
        (14, "miejsc"),
        (21, "miejsc"),
        (22, "miejsca"),
        (25, "miejsc"),
        (102, "miejsca"),
        (112, "miejsc"),
    ],
)
def test_polish_nouns_follow_their_number(count, noun):
    assert Text(FOLDER, "pl")("count-seats", count=count) == f"{count} {noun}"


@pytest.mark.parametrize(("language", "one", "many"), [("en", "seat", "seats"), ("de", "Sitz", "Sitze")])
def test_english_and_german_nouns_follow_their_number(language, one, many):
    text = Text(FOLDER, language)
    assert [text("count-seats", count=count) for count in (0, 1, 2)] == [f"0 {many}", f"1 {one}", f"2 {many}"]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ("Herb Island", "on Herb Island", "from Herb Island")),
        ("de", ("die Heilkräuterinsel", "auf der Heilkräuterinsel", "von der Heilkräuterinsel")),
        ("pl", ("wyspa ziół", "na wyspie ziół", "z wyspy ziół")),
        ("it", ("l’Isola delle Erbe", "sull’Isola delle Erbe", "dall’Isola delle Erbe")),
    ],
)
def test_islands_stand_in_the_case_a_sentence_needs(language, forms):
    text = Text(FOLDER, language)
    assert tuple(text(f"island-name.{case}", island="herbs") for case in ("the", "on", "from")) == forms


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_written_without_an_error(language, caplog, game):
    text = Text(FOLDER, language).of(game)
    written = [text(id, **dict.fromkeys(variables(language, id, game), 2)) for id in patterns(language, game)]
    assert caplog.messages == []
    assert [line for line in written if not line.strip() or re.search(r"[{}\u2066-\u2069]", line)] == []


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_quotes_and_minus_are_the_typographic_ones(language, game):
    plain = re.compile(r"['\"]|(?<!\w)-\d|\.\.\.| - ")
    words = {id: "".join(Reading(pattern).words) for id, pattern in patterns(language, game).items()}
    assert {id: line for id, line in words.items() if plain.search(line)} == {}


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_spaces_or_hyphens_of_a_special_kind(language, game):
    """Where a line must not end is the matter of `luna.ui.reading.breaks`."""
    special = re.compile("[\u00a0\u00ad\u2007-\u200d\u2011\u202f\u2060\ufeff]")
    words = {id: "".join(Reading(pattern).words) for id, pattern in patterns(language, game).items()}
    assert [id for id, line in words.items() if special.search(line)] == []


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_lines_tables_and_steps_are_not_grouped(language, game):
    text = Text(FOLDER, language).of(game)
    counting = {id: names for id in patterns(language, game) if (names := variables(language, id, game))}
    written = {id: text(id, **dict.fromkeys(names, 1234567)) for id, names in counting.items()}
    assert [id for id, line in written.items() if re.search(r"1\D234\D567", line)] == []


def _glyphs(font: pygame.font.Font, character: str) -> bytes:
    return pygame.image.tobytes(font.render(character, True, "white"), "RGBA")


@pytest.mark.parametrize("path", sorted((ROOT / "assets" / "app" / "fonts").glob("*.ttf")), ids=lambda path: path.stem)
def test_every_letter_is_in_the_fonts(path: Path):
    pygame.font.init()
    font = pygame.font.Font(path, 40)
    absent = _glyphs(font, "\ue000")  # a private character, drawn as the sign for a missing glyph
    assert _glyphs(font, "漢") == absent
    texts = (patterns(language, game).values() for language in LANGUAGES for game in TOLD)
    written = {c for text in texts for p in text for c in "".join(Reading(p).words)}
    needed = {c for c in written | set("0123456789") if not c.isspace()}
    needed -= {"⌘", "→"} if path.stem.startswith("Cinzel") else set()  # in lists of keys and in hints, never in a title
    assert {c for c in needed if _glyphs(font, c) == absent} == set()


def _calls(path: Path) -> Iterator[tuple[int, str, set[str], bool]]:
    """Line, id and arguments of the calls that ask for a text by a literal id; whether ** may add arguments."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, python.Call) or not node.args or not isinstance(node.args[0], python.Constant):
            continue
        called, id = node.func, node.args[0].value
        name = called.id if isinstance(called, python.Name) else getattr(called, "attr", "")
        if name.lstrip("_") == "text" and isinstance(id, str):
            named = {keyword.arg for keyword in node.keywords if keyword.arg}
            yield node.lineno, id, named, len(named) < len(node.keywords)


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_code_asks_only_for_texts_that_exist_with_their_arguments(path: Path):
    wrong, games = [], [game for game in TOLD if game in path.relative_to(ROOT / "luna").parts]
    game = games[0] if games else LUNA
    for line, id, named, more in _calls(path):
        if id not in patterns("en", game):
            wrong.append(f"{line}: no text {id}")
        elif not (named <= variables("en", id, game) if more else named == variables("en", id, game)):
            wrong.append(f"{line}: {id} takes {sorted(variables('en', id, game))}, not {sorted(named)}")
    assert wrong == []


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(ROOT)))
def test_code_outside_a_game_asks_only_for_texts_of_the_program_and_of_every_game(path: Path):
    shared = patterns_of("en", PROGRAM).keys() | OF_GAMES | OF_SOME
    own = "games" in path.relative_to(ROOT).parts
    assert [id for _, id, _, _ in _calls(path) if not own and id.partition(".")[0] not in shared] == []


@pytest.mark.parametrize("part", [game.key for game in GAMES])
def test_every_game_has_the_texts_that_the_program_asks_of_it(part):
    assert OF_GAMES - patterns_of("en", part).keys() == set()
    assert patterns_of("en", PROGRAM).keys() & OF_GAMES == set()
