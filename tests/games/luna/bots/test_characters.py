"""Characters of bots: they play by the rules, otherwise than the balanced one, and as well as it was measured."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from build_scripts.games.luna.opponents import characters
from build_scripts.games.luna.opponents.characters import ELSEWHERE, MEASURED, RESULTS, of_now, rows
from build_scripts.games.luna.opponents.pool import budget
from luna.ai.messages import Task, chosen, finished
from luna.app.commands.simulate import simulated
from luna.app.settings.language import LANGUAGES
from luna.core.game_record import load_record
from luna.core.seat import Seat
from luna.games.luna.bots import bot
from luna.games.luna.bots.bot import PackedMatch, choose, think, weights_for
from luna.games.luna.bots.characters import CHARACTERS, parse_characters
from luna.games.luna.bots.weights import SETS, WeightsError, shipped_weights
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.legal import legal_codes
from luna.ui.reading.text import Text
from tests.games.luna.bots.playing_bots import turns
from tests.games.luna.rules.random_games import BOARD
from tests.repository.text.fluent_files import FOLDER
from tests.root import ROOT

LIKED = {
    "zealot": ("consecrated", "temple"),
    "councillor": ("supported", "council"),
    "traveller": ("travelled",),
    "troublemaker": ("harm",),
}
"""What each does more than the balanced one."""
EQUAL = 50
"""Elo between a character and the balanced one that nobody notices."""


def setup_of(*characters: str):
    colours = zip(("red", "white"), characters, strict=True)
    return draw_setup(BOARD, [Seat(colour, "bot", "level-2", character) for colour, character in colours], 4)


@pytest.mark.parametrize("name", SETS)
def test_the_balanced_bot_has_the_shipped_weights_and_the_luck_of_a_seat_without_character(name):
    shipped = shipped_weights()
    assert weights_for(name).listed(2) == pytest.approx(shipped.sets[name], abs=1e-6)
    assert weights_for(name, character="of another version").listed(2) == weights_for(name).listed(2)
    assert str(setup_of("", "")) == str(setup_of("councillor", "troublemaker"))


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_plays_by_the_rules_and_otherwise_than_the_balanced_bot(character):
    others = 0
    for state, _ in islice(turns("2", 5, ("level-2",)), 150):
        first, second = (choose(state, "level-2", Random(1), character=each) for each in ("", character))
        assert second[0] in legal_codes(state)
        others += first != second
    assert others > 0


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_game_with_a_character_is_the_same_again_and_its_record_keeps_it(character):
    setup = setup_of(character, "")
    record = simulated(LUNA, setup, 4)
    loaded = load_record(record, [LUNA])
    assert loaded.fault is None
    assert loaded.match.state.phase == OVER
    assert loaded.setup == setup
    assert record == simulated(LUNA, setup, 4)
    balanced = simulated(LUNA, setup_of("", ""), 4)
    assert record.partition("---")[2] != balanced.partition("---")[2]


def test_a_worker_thinks_with_the_character_of_the_seat_to_act():
    balanced, councillors = (worked(setup_of(each, each)) for each in ("", "councillor"))
    assert balanced != councillors


def test_what_one_character_has_found_is_not_gone_on_with_by_another(monkeypatch):
    asked: list[str] = []
    monkeypatch.setattr(bot.MEMORY, "of", lambda setup, player, codes: asked.append(player))
    for character in ("", "councillor"):
        finished(think(Task(1, PackedMatch(setup_of(character, character), ()), "level-2")))
    assert len(set(asked)) == 2


def worked(setup):
    """The turns that a worker finds from the beginning of a game."""
    codes: list[int] = []
    for _ in range(40):
        codes += chosen([finished(think(Task(1, PackedMatch(setup, tuple(codes)), "level-2")))])
    return codes


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[one", "one"),
        ("[one]\nbeauty = 1.0", "one: must name"),
        ("[one]\ntemple = nan", "one: must hold"),
        ("a = 1", "a:"),
    ],
)
def test_a_wrong_file_is_refused_and_the_place_named(text, place):
    with pytest.raises(WeightsError, match=place if place != "one" else "."):
        parse_characters(text)


@pytest.fixture
def compiled(monkeypatch):
    """Levels search as where the rules are compiled, which is where they were measured."""
    monkeypatch.setattr("luna.games.luna.bots.levels.kernel_kind", lambda: "compiled")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_is_as_strong_as_the_balanced_bot_of_its_level(character):
    played = of_now(RESULTS, character)
    assert played
    for line in played:
        assert line["second"] == line["first"].partition(":")[0]
        assert abs(line["elo"][0]) <= EQUAL


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("level", "players"), ELSEWHERE)
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_character_was_found_to_be_weaker_on_another_level_or_among_more(character, level, players):
    for line in of_now(RESULTS, character, level, players):
        odds = 10 ** (-EQUAL / 400) / (players - 1)
        assert line["second"] == level
        assert line["interval"][1] >= odds / (1 + odds)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_is_told_apart_by_what_it_does(character):
    played = of_now(MEASURED, character)
    assert played
    for line in played:
        for feature in LIKED[character]:
            *_, difference, low, _ = line["features"][feature]
            assert difference > low > 0, feature


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_a_sentence_of_its_own(language):
    text = Text(FOLDER, language).of(LUNA.key)
    for id in ("character-name", "character-about"):
        assert len({text(id, character=each) for each in ("", *CHARACTERS)}) == 1 + len(CHARACTERS)


@pytest.mark.usefixtures("compiled")
def test_the_readme_tells_what_was_measured():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(row in readme for row in rows())


def test_what_a_player_searches_does_not_depend_on_its_character():
    assert budget("level-3:councillor", 2) == budget("level-3", 2) != ""


def test_the_games_of_a_character_are_counted_from_both_seats_and_the_same_again():
    games = characters.games_of("greedy", "random", 7)
    assert len(games) == 2
    assert games == characters.games_of("greedy", "random", 7)
    assert all(set(own) == set(other) == set(characters.FEATURES) for _, own, other in games)
