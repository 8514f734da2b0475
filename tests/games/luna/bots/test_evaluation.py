"""The quick evaluation is the plain one: features times weights, for every order, after every candidate."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import pytest

from luna.core.kernel import is_current
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ACTION, NO_MOVE, OVER
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import Candidates, candidates_of, find
from luna.games.luna.search.evaluation import Evaluation
from luna.games.luna.search.evaluation import estimate as quick
from luna.games.luna.search.feature_names import NAMES
from luna.games.luna.search.features import Features, Weights, estimate
from tests.games.luna.bots.playing_bots import turns
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import played
from tests.root import ROOT

STEPS = {"journey", "tides", "tides_inactive", "tides_jetty"}


def all_matter() -> Weights:
    """Weights of which none is 0, with any number of candles: what the shipped ones leave out is tried too."""
    rng = random.Random(4)
    return Weights([rng.uniform(-2.0, 2.0) for _ in NAMES], [rng.uniform(-0.5, 0.5) for _ in NAMES])


@cache
def positions(mode: str) -> tuple[State, ...]:
    """Of a random game, where anything happens, and of one that computer players play, where it makes sense."""
    _, match = played(mode, 3)
    wild = [step.after for step in match.steps][::4]
    return (*wild, match.state, *(state for state, _ in turns(mode, 8, ("level-2",))))


def margin(state: State, seat: int, weights: Weights) -> float:
    scratch = Features()
    estimates = [estimate(state, each, weights, scratch) for each in range(state.table.seats)]
    return estimates[seat] - max(value for each, value in enumerate(estimates) if each != seat)


def after(state: State, codes: list[int]) -> State:
    later = state.copy()
    for code in codes:
        play(later, code)
    return later


@pytest.mark.parametrize("mode", MODES)
def test_every_order_is_worth_its_features_times_their_weights(mode):
    states = positions(mode)
    weights, scratch = all_matter(), Features()
    evaluations = {state.table: Evaluation(state, weights) for state in states}
    for state in random.Random(1).sample(states, len(states)):  # what is remembered of one must not spoil the next
        for seat in range(state.table.seats):
            assert quick(evaluations[state.table], state, seat) == estimate(state, seat, weights, scratch)


def decisions(mode: str) -> Iterator[State]:
    return (s for s in positions(mode)[::3] if s.phase == ACTION and s.pending == NO_MOVE)


@pytest.mark.parametrize("mode", MODES)
def test_every_candidate_has_the_margin_that_it_leads_to(mode):
    for state in decisions(mode):
        weights = all_matter()
        for codes, score in candidates_of(state, weights):
            done = after(state, codes[:-1] if len(codes) > 1 else codes)
            assert score == margin(done, state.actor, weights), (codes, state.fields())


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("mode", MODES)
def test_a_plan_begins_with_the_best_of_all_steps(mode, alone):
    seen = set()
    for state in decisions(mode):
        weights, seat = all_matter(), state.actor
        found = Candidates(state, weights)
        found.alone = alone
        find(state, True, found)
        plans = [(codes, score) for codes, score in found.listed() if len(codes) == 2]
        for kind in ({"journey"}, STEPS - {"journey"}):
            steps = [after(state, [code]) for code in legal_codes(state) if ACTIONS[code].kind in kind]
            scratch = Features()
            values = [estimate(s, seat, weights, scratch) if alone else margin(s, seat, weights) for s in steps]
            mine = [score for codes, score in plans if ACTIONS[codes[0]].kind in kind]
            assert mine == ([max(values)] if values else [])
            seen |= kind if values else set()
    assert "journey" in seen


def test_a_game_that_is_over_is_worth_its_influence():
    state = positions("2")[[s.phase for s in positions("2")].index(OVER)]
    evaluation = Evaluation(state, weights_for("players_2"))
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    assert [quick(evaluation, state, seat) for seat in (0, 1)] == influence[:2]


def searched(kernel: str) -> list[str]:
    """Kind of the kernel and digest of what it found."""
    environment = {name: value for name, value in os.environ.items() if name != "LUNA_KERNEL"}
    if kernel == "interpreted":
        environment["LUNA_KERNEL"] = kernel
    command = [sys.executable, "-m", "tests.games.luna.bots.searching_child"]
    child = subprocess.run(
        command, cwd=ROOT, env=environment | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.split()


@pytest.mark.slow
def test_the_search_finds_the_same_compiled_and_interpreted():
    if not is_current():
        pytest.skip("the kernel is not compiled")
    compiled, plain = searched("compiled"), searched("interpreted")
    assert (compiled[0], plain[0]) == ("compiled", "interpreted")
    assert compiled[1:] == plain[1:]
