"""Every bot plays whole games, answers every kind of question, and decides alike wherever its seat sees the same."""

import pickle
from dataclasses import replace
from random import Random

import pytest

from luna.ai.messages import Task, chosen, finished
from luna.app.commands.simulate import simulated
from luna.core.game_record import load_record
from luna.core.match import Match
from luna.core.seat import Seat, SeatKind
from luna.games.rivers.bots.bot import BOT_NAMES, RANDOM, choose, think
from luna.games.rivers.bots.levels import LEVELS, PLAYERS
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.constants import OVER, PHASE_NAMES
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.search.plans import Effort
from luna.games.rivers.search.view import state_of, view_of
from tests.games.rivers.bots.at_table import random_matches, seen


@pytest.fixture
def hasty(monkeypatch):
    """Levels that try out plans do so a little only."""
    brief = Effort(worlds=1, firsts=2, pair_worlds=1, plans=2, reply_worlds=1)
    for key, level in LEVELS.items():
        if level.effort.pair_worlds:
            monkeypatch.setitem(PLAYERS, key, replace(level, compiled=brief, plain=brief))


def positions(phase, count=4, players=3):
    """Some positions of random games in a phase."""
    found = []
    for match in random_matches(count, players):
        states = [match.before(number) for number in range(match.length)]
        found += [state for state in states if PHASE_NAMES[state.phase] == phase][:count]
    return found


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("phase", ["act", "order", "attack", "defend", "build", "leave"])
def test_every_bot_answers_every_kind_of_question(name, phase, hasty):
    asked = positions(phase)
    assert asked
    for state in asked[:4]:
        (code,) = choose(view_of(seen(state)), name, Random(1))
        assert code in legal_codes(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_finish_a_game(players, hasty):
    bots = ("level-1", "level-2", "level-3", "level-5")[:players]
    setup = RIVERS.redrawn(RIVERS.drawn(None, bots, 0), players)
    loaded = load_record(simulated(RIVERS, setup, 1), [RIVERS])
    assert loaded.fault is None
    assert loaded.match.state.phase == OVER or loaded.match.state.turn > RIVERS.longest


def test_a_worker_decides_the_same_again(hasty):
    state = positions("act")[2]
    task = pickle.loads(pickle.dumps(Task(1, view_of(seen(state)), "level-4", seed=3)))
    assert chosen([finished(think(task))]) == chosen([finished(think(task))])


def test_a_view_is_all_of_what_a_seat_sees():
    for match in random_matches(2):
        for number in range(0, match.length, 9):
            known = seen(match.before(number))
            again = state_of(pickle.loads(pickle.dumps(view_of(known))))
            assert again.fields() == known.fields()
            assert RIVERS.dump(again) == RIVERS.dump(known)
            assert legal_codes(again) == legal_codes(known)


@pytest.mark.parametrize("name", [name for name in BOT_NAMES if name != RANDOM])
def test_a_bot_decides_alike_in_all_positions_that_look_the_same_to_it(name, hasty):
    rng = Random(5)
    for match in random_matches(2, 3):
        for number in rng.sample(range(match.length), 5):
            state = match.before(number)
            worlds = [state, *(RULES.imagine(state, state.actor, rng) for _ in range(2))]
            decided = {RIVERS.bots.choose(None, Match(RULES, world), name, Random(number)) for world in worlds}
            assert len(decided) == 1


def test_an_unknown_bot_is_refused():
    with pytest.raises(KeyError):
        RIVERS.bots.choose(None, next(random_matches(1)).cut(0), "level-9", Random(1))


def test_a_person_may_take_any_seat_among_bots():
    setup = RIVERS.drawn(None, ["level-1", "level-2"], 1)
    seats = (Seat("heron", SeatKind.HUMAN, "Anna"), RIVERS.seats(setup)[1])
    assert RIVERS.seats(RIVERS.reseated(setup, seats)) == seats
