"""Every bot plays whole games, answers every kind of question, and decides alike wherever its seat sees the same."""

import os
import pickle
import subprocess
import sys
from argparse import Namespace
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from time import process_time

import pytest

from luna.ai.messages import Task, chosen, finished
from luna.core.seat import Seat, SeatKind
from luna.games.rivers.bots.bot import BOT_NAMES, choose, think
from luna.games.rivers.bots.levels import LEVELS, PLAYERS
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.constants import PHASE_NAMES
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.search.plans import Effort
from luna.games.rivers.search.view import state_of, view_of
from tests.games.rivers.bots.at_table import random_matches, seen
from tests.games.rivers.bots.playing_child import POSITIONS, SETUP


@pytest.fixture
def hasty(monkeypatch):
    """Levels that try out plans do so a little only."""
    brief = Effort(worlds=1, firsts=2, pair_worlds=1, plans=2, reply_worlds=1)
    for key, level in LEVELS.items():
        if level.effort.pair_worlds:
            monkeypatch.setitem(PLAYERS, key, replace(level, compiled=brief, plain=brief))


PHASES = ("act", "order", "attack", "defend", "build", "leave")


@cache
def asked(phase):
    """The first position of a phase in a game in which all of them come up."""
    match = random_matches()[1]
    return next(s for s in map(match.before, range(match.length)) if PHASE_NAMES[s.phase] == phase)


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("phase", PHASES)
def test_every_bot_answers_every_kind_of_question(name, phase, hasty):
    state = asked(phase)
    (code,) = choose(view_of(seen(state)), name, Random(1))
    assert code in legal_codes(state)


@pytest.fixture(scope="module")
def told():
    """What bots did with the compiled rules, line by line."""
    compiled = {name: value for name, value in os.environ.items() if name != "LUNA_KERNEL"}
    child = [sys.executable, str(Path(__file__).with_name("playing_child.py"))]
    return subprocess.run(child, env=compiled, capture_output=True, text=True, check=True).stdout.splitlines()


def test_bots_finish_games_of_two_three_and_four(told):
    played = [line for line in told if line.startswith("played")]
    assert played == [f"played {players} None True" for players in (2, 3, 4)]


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_decides_alike_in_all_positions_that_look_the_same_to_it(name, told):
    assert told.count(f"alike {name} {POSITIONS}") == 3


def test_a_worker_decides_the_same_again(hasty):
    state = asked("act")
    task = pickle.loads(pickle.dumps(Task(1, view_of(seen(state)), "level-4", seed=3)))
    assert chosen([finished(think(task))]) == chosen([finished(think(task))])


def test_a_view_is_all_of_what_a_seat_sees():
    for match in random_matches()[:2]:
        for number in range(0, match.length, 9):
            known = seen(match.before(number))
            again = state_of(pickle.loads(pickle.dumps(view_of(known))))
            assert again.fields() == known.fields()
            assert RIVERS.dump(again) == RIVERS.dump(known)
            assert legal_codes(again) == legal_codes(known)


def test_an_unknown_bot_is_refused():
    with pytest.raises(KeyError):
        RIVERS.bots.choose(SETUP, random_matches()[0].cut(0), "level-9", Random(1))


def test_a_person_may_take_any_seat_among_bots():
    setup = RIVERS.drawn(Namespace(), ["level-1", "level-2"], 1)
    seats = (Seat("heron", SeatKind.HUMAN, "Anna"), RIVERS.seats(setup)[1])
    assert RIVERS.seats(RIVERS.reseated(setup, seats)) == seats


@pytest.mark.parametrize("phase", PHASES)
def test_a_bot_takes_a_while_for_every_commitment_and_for_nothing_else(phase):
    assert (RIVERS.bots.hesitation(asked(phase)) > 0) == (phase in ("attack", "defend"))


def test_the_strongest_level_has_committed_by_then_though_it_can_commit_much():
    positions = [match.before(line) for match in random_matches() for line in range(match.length)]
    committing = [state for state in positions if PHASE_NAMES[state.phase] in ("attack", "defend")]
    most = max(committing, key=lambda state: len(legal_codes(state)))
    began = process_time()
    choose(view_of(seen(most)), "level-5", Random(1))
    assert len(legal_codes(most)) > 3
    assert process_time() - began < RIVERS.bots.hesitation(most)
