"""An analysis is made of what a seat sees, judges every kind of question, and says where a lead comes from."""

from functools import cache
from random import Random

import pytest

from luna.ai.messages import Task, finished
from luna.core.analysis import Analysis, Inquiry
from luna.games.rivers.bots import analysis
from luna.games.rivers.bots.analysis import FEWEST, analyse, reports
from luna.games.rivers.bots.calibration import BANDS, LOWEST, STAGES, band, forecast, stage_of
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import OVER, PHASE_NAMES
from luna.games.rivers.rules.events import Event
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.sight import imagine, observe
from luna.games.rivers.search.plans import Effort
from luna.games.rivers.search.sources import SOURCES, usual_sources
from luna.games.rivers.search.view import view_of
from luna.games.rivers.search.weight_names import NAMES, USUAL
from luna.games.rivers.search.worth import Weights, Worth
from tests.games.rivers.bots.at_table import random_matches, seen

PHASES = ("act", "order", "attack", "defend", "build", "leave")
SHORT = 1
"""Iterations of the shortest analysis."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """Few actions, found at a glance."""
    monkeypatch.setattr(analysis, "EFFORT", Effort(worlds=1, firsts=2, pair_worlds=1))


@cache
def asked(phase):
    """The first position of a phase in a game in which all of them come up, not at its very beginning."""
    match = random_matches()[1]
    return next(s for s in map(match.before, range(40, match.length)) if PHASE_NAMES[s.phase] == phase)


def told(state, played=(), iterations=SHORT):
    """The last of what is reported."""
    *_, last = (found for found in reports(view_of(seen(state)), played, iterations) if found)
    return last


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_what_a_line_brought_and_lets_expect_adds_up_to_the_lead(players, seed):
    match, rng = random_matches(1, players)[0], Random(f"{players} {seed}")
    for number in rng.sample(range(match.length), 12):
        before = match.before(number)
        seat = before.actor
        world, events = imagine(before, seat, rng), list[Event]()
        after = world.copy()
        after.log = events
        for _ in range(rng.randrange(1, 30)):
            if after.phase != OVER:
                play(after, rng.choice(legal_codes(after)))
        worth = Worth(Weights([USUAL[name] for name in NAMES]), seat)
        worth.look(after)
        parts = usual_sources(seat).parts(world, events, after)
        assert len(parts) == len(SOURCES)
        assert sum(parts) == pytest.approx(worth.lead(after, seat), abs=1e-6)


def test_points_are_booked_where_they_were_earned():
    """Between two positions without leaders nothing is expected but of hands."""
    match = random_matches()[0]
    world, events = imagine(match.first, match.first.actor, Random(1)), list[Event]()
    after = world.copy()
    after.log = events
    play(after, next(code for code in legal_codes(after) if ACTIONS[code].kind == ActionKind.PASS))
    parts = dict(zip(SOURCES, usual_sources(world.actor).parts(world, events, after), strict=True))
    assert {source for source, points in parts.items() if abs(points) > 1e-9} <= {"hand"}


@pytest.mark.parametrize("phase", PHASES)
def test_every_kind_of_question_gets_lines_that_can_be_played_the_best_first(phase):
    state = asked(phase)
    found = told(state)
    assert found.lines
    assert {line.codes[0] for line in found.lines} <= set(legal_codes(state))
    assert all(len(line.codes) == 1 and line.visits >= FEWEST for line in found.lines)
    values = [line.value for line in found.lines]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("phase", PHASES)
def test_positions_that_look_the_same_to_a_seat_are_analysed_alike(phase):
    """Whatever others hold, have hidden behind their screens, or will draw."""
    state = asked(phase)
    other = imagine(state, state.actor, Random(5))
    assert other.fields()["hand"] != state.fields()["hand"]
    assert view_of(seen(other)) == view_of(seen(state))
    assert told(other) == told(state)


@pytest.mark.parametrize("phase", PHASES)
def test_what_was_played_is_judged_in_the_same_worlds_also_where_nothing_speaks_for_it(phase):
    state = asked(phase)
    for code in Random(phase).sample(legal_codes(state), min(3, len(legal_codes(state)))):
        found = told(state, (code,))
        assert found.played
        assert found.played.codes == (code,)
        assert found.played.visits == found.best.visits
        assert found.loss == pytest.approx(found.best.value - found.played.value)


def test_reports_come_one_after_the_other_from_more_and_more_worlds():
    found = [each for each in reports(view_of(seen(asked("attack"))), (), 480) if each]
    assert [each.best.visits for each in found] == sorted(each.best.visits for each in found)
    assert found[0].best.visits == 1


def test_a_worker_reports_and_has_no_vote():
    thinking = analyse(Task(1, Inquiry(view_of(seen(asked("build"))), (), SHORT), ""))
    first = next(each for each in thinking if each is not None)
    assert isinstance(first, Analysis)
    assert finished(thinking) == ()


def test_what_is_foretold_of_a_game_ends_with_its_result():
    match = random_matches()[0]
    final = forecast(match.state)
    assert final.expected == tuple(float(points) for _, points in RIVERS.progress(match.state).scores)
    assert final.off == 0
    for number in range(0, match.length, 40):
        found = forecast(match.before(number))
        assert len(found.expected) == 2
        assert found.off > 0


def test_every_stage_of_the_bag_has_its_numbers():
    assert {len(stages) for stages in (*BANDS.values(), *LOWEST.values())} == {STAGES}
    match = random_matches()[0]
    stages = [stage_of(match.before(number)) for number in range(match.length)]
    assert stages == sorted(stages)
    assert set(stages) == set(range(STAGES))


def test_how_sure_values_are_is_known_to_everybody():
    """A band of what only some know would tell it."""
    for number in range(0, random_matches()[0].length, 20):
        state = random_matches()[0].before(number)
        bands = {band(observe(state, seat)) for seat in range(2)}
        assert bands == {band(state)}
