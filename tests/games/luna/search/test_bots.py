"""Computer opponents: every level plays by the rules, plays the same again, and errs only a little."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from luna.ai.budget import Budget
from luna.ai.messages import Task, chosen, finished
from luna.app.commands.simulate import simulated
from luna.app.settings.language import LANGUAGES
from luna.core.game import new_match
from luna.core.game_record import load_record
from luna.core.match import Match
from luna.core.seat import Seat
from luna.games.luna.bots import bot
from luna.games.luna.bots.bot import BOT_NAMES, PackedMatch, choose, think, weights_for
from luna.games.luna.bots.levels import LEVELS, Search
from luna.games.luna.bots.weights import set_of
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ACTION, NO_MOVE, OVER, PREPARE, TIRE
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.edges import VISITS
from luna.games.luna.search.features import Weights
from luna.games.luna.search.tree import DOUBT, Tree
from luna.ui.reading.text import Text
from tests.games.luna.bots.bots_setup import setup_of
from tests.games.luna.bots.playing_bots import turns
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import BOARD
from tests.repository.text.fluent_files import FOLDER
from tests.root import ROOT

EVALUATING = ("level-1", "level-2")
JOURNEYS = range(FIRST["journey"], FIRST["done"])


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that search do so for a moment only."""
    for key, level in LEVELS.items():
        if level.compiled:
            brief = 3 * (Search(Budget(8), 100),)
            monkeypatch.setitem(LEVELS, key, replace(level, compiled=brief, plain=brief))


@pytest.fixture
def remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be done in a position is worked out once, however often it is asked."""
    kept: dict[tuple[str, Weights, bool], Any] = {}

    def once(state: State, weights: Weights, macros: bool) -> Any:
        key = str(state.fields()), weights, macros
        if key not in kept:
            kept[key] = candidates_of(state, weights, macros)
        return kept[key]

    monkeypatch.setattr(bot, "candidates_of", once)


def moments(mode: str, every: int = 9) -> list[State]:
    """Positions of a bots' game: the first of each phase, and then every so many turns."""
    seen: set[int] = set()
    chosen = []
    for number, (state, _) in enumerate(turns(mode, 5, ("level-1",))):
        if state.phase not in seen or number % every == 0:
            chosen.append(state)
        seen.add(state.phase)
    return chosen


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("mode", ["2", "4-preset", "solo 1", "solo 3"])
def test_every_bot_plays_by_the_rules_in_every_phase(name, mode):
    states = moments(mode)
    expected = {ACTION} if "preset" in mode else {PREPARE, ACTION} | ({TIRE} if "solo" in mode else set())
    assert {state.phase for state in states} == expected
    for state in states:
        match = Match(RULES, state)
        for code in choose(state, name, Random(1)):
            match.play(code)
        assert match.state.pending == NO_MOVE or name == "random"


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", LEVELS)
def test_a_journey_that_was_begun_is_gone_on_with(name):
    state = next(s for s, codes in turns("3", 2, ("level-2",)) if codes[0] in JOURNEYS)
    code = next(code for code in legal_codes(state) if code in JOURNEYS)
    begun, _ = RULES.apply(state, code)
    assert begun.pending != NO_MOVE
    assert choose(begun, name, Random(1))[0] in legal_codes(begun)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_same_position_and_seed_give_the_same_turn(name):
    setup = setup_of(3)
    for codes in ((), (legal_codes(initial_state(setup))[0],)):
        task = Task(1, PackedMatch(setup, codes), name, seed=4)
        assert chosen([finished(think(task))]) == chosen([finished(think(task))])


def test_luck_differs_between_seeds_and_between_positions():
    setup = setup_of(2)
    state = initial_state(setup)
    later, _ = RULES.apply(state, legal_codes(state)[0])
    drawn = {bot.rng_of(setup, s, seed).random() for s in (state, later) for seed in (0, 1)}
    assert len(drawn) == 4


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize("name", EVALUATING)
@pytest.mark.parametrize("mode", ["2", "4", "solo 2"])
def test_a_weak_level_never_plays_far_below_the_best(name, mode):
    level = LEVELS[name]
    varied = 0
    for state in moments(mode):
        weights = weights_for(set_of(state.table), level.fondness)
        scores = {tuple(codes): score for codes, score in candidates_of(state, weights, level.macros)}
        played = {choose(state, name, Random(seed)) for seed in range(25)}
        assert all(scores[codes] >= max(scores.values()) - level.reach for codes in played)
        varied += len(played) > 1
    assert varied > 0


def test_the_third_level_plays_only_what_its_search_values_as_much():
    level = LEVELS["level-3"]
    search = level.search(2)
    assert search
    for state in moments("2", every=25):
        if len(candidates_of(state, weights_for(set_of(state.table)))) == 1:
            continue
        values, serious = found(state, search, level.fondness)
        for seed in range(3):
            assert values[choose(state, "level-3", Random(seed))] >= max(serious) - level.reach


def found(state: State, search: Search, fondness: float) -> tuple[dict[tuple[int, ...], float], list[float]]:
    """The value of each candidate after a whole search, and those of the candidates it took seriously."""
    tree = Tree(state, weights_for(set_of(state.table), fondness), search.nodes)
    tree.run(search.budget.iterations)
    most = max(visits for _, visits, *_ in tree.results())
    serious = [value for _, visits, value, _ in tree.results() if visits >= bot.SERIOUS * most]
    return {tuple(codes): value for codes, _, value, _ in tree.results()}, serious


@pytest.mark.parametrize(("mode", "iterations"), [("2", 300), ("3", 60), ("4", 60)])
def test_a_search_that_is_settled_would_not_have_changed_its_mind(mode, iterations):
    earlier = 0
    for state in moments(mode, every=20):
        tree = Tree(state, weights_for(set_of(state.table)), 6 * iterations)
        left, leader = iterations, None
        while left:
            if leader is None and tree.settled(left):
                leader = most_visited(tree)
                earlier += 1
            tree.run(1)
            left -= 1
        assert leader in (None, most_visited(tree))
    assert earlier > 0


def most_visited(tree: Tree) -> list[int]:
    return max(tree.results(), key=lambda result: (result[1], result[2]))[0]


def test_levels_that_count_play_what_the_whole_search_would(monkeypatch):
    level = LEVELS["level-4"]
    states = [s for s in moments("2", every=20) if len(candidates_of(s, weights_for(set_of(s.table)))) > 1]
    early = [choose(state, level.key, Random(1)) for state in states]
    monkeypatch.setattr(bot, "settled", lambda *_: lambda left: False)
    assert [choose(state, level.key, Random(1)) for state in states] == early


@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_many_a_first_iteration_goes_once_around_the_table(players):
    state = next(s for s, _ in turns(str(players), 5, ("level-1",)) if s.phase == ACTION)
    tree = Tree(state, weights_for(set_of(state.table)), 200)
    assert tree.run(1) == 1
    assert tree.nodes == 1 + (1 if players == 2 else players)
    assert tree.run(10) == 10
    assert 12 <= tree.nodes <= 1 + 11 * players


@pytest.mark.parametrize("mode", ["2", "3"])
def test_two_workers_divide_the_candidates(mode):
    for state in moments(mode, every=20):
        weights = weights_for(set_of(state.table))
        whole, *halves = (
            [tuple(codes) for codes, *_ in Tree(state, weights, 50, part, parts).results()]
            for part, parts in ((0, 1), (0, 2), (1, 2))
        )
        assert halves == [whole[::2], whole[1::2]]


@pytest.mark.parametrize("mode", ["2", "4"])
def test_a_search_ends_when_its_room_is_used_up(mode):
    for state in moments(mode, every=30):
        tree = Tree(state, weights_for(set_of(state.table)), 40)
        if len(tree.results()) > 1 and state.round == 1:
            assert tree.run(500) < 500
        assert tree.nodes <= 41


def test_the_first_level_never_travels_and_the_second_does():
    travelled = {name: any(c[0] in JOURNEYS for _, c in turns("3", 2, (name,))) for name in EVALUATING}
    assert travelled == {"level-1": False, "level-2": True}


def test_a_sent_position_is_the_one_of_the_game():
    setup = setup_of(2)
    match = new_match(LUNA, setup)
    rng = Random(3)
    for _ in range(40):
        match.play(rng.choice(RULES.legal(match.state)))
    position = PackedMatch(setup, tuple(step.code for step in match.steps))
    assert position.state()[0].fields() == match.state.fields()


def test_levels_play_in_simulated_games():
    setup = draw_setup(BOARD, [Seat("red", "bot", "level-2"), Seat("white", "bot", "level-1")], 4)
    record = simulated(LUNA, setup, 4)
    loaded = load_record(record, [LUNA])
    assert loaded.fault is None
    assert loaded.match.state.phase == OVER
    assert record == simulated(LUNA, setup, 4)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_fast_bots_ends_with_all_pieces(mode):
    assert sum(1 for _ in turns(mode, 3, EVALUATING)) > 20


@pytest.mark.slow
def test_a_hundred_games_of_fast_bots_end_with_all_pieces():
    environment = {name: value for name, value in os.environ.items() if name != "LUNA_KERNEL"}
    child = subprocess.run(
        [sys.executable, "-m", "tests.games.luna.bots.playing_bots", "100"],
        cwd=ROOT,
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.stdout.strip() == "100", child.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_description_of_its_own(language):
    text = Text(FOLDER, language)
    names = {text("bot-name", level=name) for name in BOT_NAMES}
    about = {text("bot-about", level=name) for name in BOT_NAMES}
    assert len(names) == len(about) == len(BOT_NAMES)
    assert names.isdisjoint(BOT_NAMES)
    assert text("bot-name", level="visitor") == "visitor"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_tells_its_number_and_how_hard_it_is_and_is_called_like_no_thing_of_the_game(language):
    text, things = Text(FOLDER, language), tomllib.loads((FOLDER / language / "luna" / "glossary.toml").read_text())
    grades = [text("bot-grade", level=level) for level in LEVELS]
    assert [[part for part in grade.split() if part.isdecimal()] for grade in grades] == [[str(n)] for n in range(1, 7)]
    assert len({grade.partition("·")[2] for grade in grades}) == len(grades)
    for name in (text("bot-name", level=level) for level in LEVELS):
        assert not [thing for thing, each in things.items() if re.search(rf"\b({each['forms']})\b", name, re.I)]


def test_among_many_who_answers_has_more_candidates_only_where_a_position_is_visited_often():
    start = new_match(LUNA, setup_of(3)).state
    tree = Tree(start, weights_for(set_of(start.table)), 4000)
    tree.run(500)
    others = [node for node in range(tree.nodes) if tree.node_answers[node]]
    seldom = often = 0
    for node in others:
        first, answers = tree.node_first[node], tree.node_answers[node]
        more = [tree.whole[8 * edge + VISITS] for edge in range(first + answers, first + tree.node_count[node])]
        seldom += bool(any(more) and tree.node_visits[node] <= DOUBT)
        often += bool(any(more))
    assert seldom == 0
    assert often > 0
