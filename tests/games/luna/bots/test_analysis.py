"""An analysis says where its values come from: the parts add up, along every line and in what the search tells."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from luna.ai.budget import Budget
from luna.ai.messages import Task, Thinking
from luna.app.session.analyst import Analyst
from luna.core.analysis import Analysis, Inquiry, Line
from luna.core.game import new_match
from luna.games.luna.bots.analysis import analyse, reports
from luna.games.luna.bots.bot import PackedMatch, think, weights_for
from luna.games.luna.bots.weights import set_of
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.scoring import council_points, favour_points, shrine_points
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.features import Features, estimate
from luna.games.luna.search.insisting import insist
from luna.games.luna.search.sources import NAMES, Sources, begin, booked, take_apart
from luna.games.luna.search.tree import Tree
from tests.games.luna.bots.bots_setup import setup_of
from tests.games.luna.bots.playing_bots import turns
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import dealt

LONG = 30.0


def wander(state: State, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if state.phase != OVER:
            play(state, rng.choice(legal_codes(state)))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(12))
def test_what_was_earned_on_the_way_and_is_expected_after_it_adds_up_to_the_value(mode, seed):
    rng = Random(f"{mode} {seed}")
    state = initial_state(dealt(rng, mode))
    weights, sources, scratch = weights_for(set_of(state.table)), Sources(), Features()
    wander(state, rng, rng.randrange(120))
    for _ in range(8):
        if state.phase == OVER:
            return
        seat = rng.randrange(state.table.seats)
        begin(state, sources)
        for _ in range(rng.randrange(40)):
            if state.phase != OVER:
                booked(state, rng.choice(legal_codes(state)), sources)
        take_apart(state, seat, weights, sources)
        worth = [estimate(state, each, weights, scratch) for each in range(state.table.seats)]
        lead = worth[seat] - max(points for n, points in enumerate(worth) if n != seat)
        assert sum(sources.listed()) == pytest.approx(lead, abs=1e-6)


@pytest.mark.parametrize("mode", MODES)
def test_every_point_of_a_whole_game_is_booked_where_it_was_earned(mode):
    """At the end nothing is an expectation: council, shrines and favours are just what the rules pay for them."""
    rng = Random(mode)
    state = initial_state(dealt(rng, mode))
    sources, weights = Sources(), weights_for(set_of(state.table))
    begin(state, sources)
    while state.phase != OVER:
        booked(state, rng.choice(legal_codes(state)), sources)
    final = state.fields()["influence"]
    assert isinstance(final, list)
    final = final[: state.table.seats]
    for seat in range(state.table.seats):
        take_apart(state, seat, weights, sources)
        parts = dict(zip(NAMES, sources.listed(), strict=True))
        assert sum(parts.values()) == final[seat] - max(f for n, f in enumerate(final) if n != seat)
        rivals = [n for n in range(state.table.seats) if n != seat]
        rival = max(rivals, key=lambda n: (final[n], -n))
        for source, points in (("council", council_points), ("shrines", shrine_points), ("favours", favour_points)):
            assert parts[source] == points(state, seat) - points(state, rival)


def middle(mode: str, turn: int = 12) -> State:
    return [state for state, _ in turns(mode, 5, ("level-1",))][turn]


@pytest.mark.parametrize("mode", MODES)
def test_a_search_that_explains_itself_finds_the_same(mode):
    state = middle(mode)
    weights = weights_for(set_of(state.table))
    plain, explaining = Tree(state, weights, 2000), Tree(state, weights, 2000, explains=True)
    assert plain.run(300) == explaining.run(300)
    assert plain.results() == explaining.results()
    visited = [row for row in plain.results() if row[1]]
    assert [(codes, visits) for codes, visits, _, _ in visited] == [row[:2] for row in explaining.explained()]


def test_reports_come_one_after_the_other_each_with_more_behind_it_and_the_best_first():
    found = [each for each in reports(middle(MODES[0]), Budget(3000)) if each]
    assert [each.iterations for each in found] == sorted({each.iterations for each in found})
    last = found[-1]
    assert last.best.visits == max(line.visits for line in last.lines)
    others = [line.value for line in last.lines[1:]]
    assert others == sorted(others, reverse=True)


def test_a_worker_reports_and_has_no_vote():
    setup = setup_of(2)
    thinking = analyse(Task(1, Inquiry(PackedMatch(setup, ())), ""))
    first = next(each for each in thinking if each is not None)
    assert isinstance(first, Analysis)
    assert set(first.best.codes) <= set(legal_codes(initial_state(setup)))
    thinking.close()


@pytest.mark.parametrize("mode", MODES)
def test_a_turn_that_was_played_is_judged_also_where_the_search_would_not_have_looked_at_it(mode):
    rng, state = Random(mode), middle(mode)
    for code in rng.sample(legal_codes(state), 5):
        if not ends_the_turn(state, code):
            continue
        last = [each for each in reports(state, Budget(400), (code,)) if each][-1]
        assert last.played
        assert last.played.visits > 0
        assert last.loss == pytest.approx(max(0.0, last.best.value - last.played.value))
        assert after(state, last.played.codes) == after(state, (code,))


def ends_the_turn(state: State, code: int) -> bool:
    return not LUNA.rules.goes_on(LUNA.rules.apply(state, code)[0])


def after(state: State, codes: Sequence[int]) -> object:
    here = state.copy()
    for code in codes:
        play(here, code)
    return here.fields()


def test_the_best_candidate_insisted_on_changes_nothing():
    state = middle(MODES[0])
    weights = weights_for(set_of(state.table))
    plain, insisting = Tree(state, weights, 500, explains=True), Tree(state, weights, 500, explains=True)
    insist(insisting, plain.results()[0][0])
    plain.run(200)
    insisting.run(200)
    assert insisting.insisted == 0
    assert insisting.results() == plain.results()


def test_the_same_novices_on_another_way_are_the_same_turn():
    """A journey in another order leads to the same position: the search's own stands for it."""
    games = (turns(MODES[0], seed, ("level-2",)) for seed in range(20))
    state = next(s for game in games for s, codes in game if len(codes) > 3 and len(set(codes)) > 2)
    tree = Tree(state, weights_for(set_of(state.table)), 500)
    journey = next(codes for codes, *_ in tree.results() if len(codes) > 2 and len(set(codes[:-1])) > 1)
    other = [*reversed(journey[:-1]), journey[-1]]
    count = len(tree.results())
    insist(tree, other)
    assert len(tree.results()) == count
    assert after(state, tree.results()[tree.insisted][0]) == after(state, other)


def test_what_every_order_may_expect_is_its_final_influence():
    state = middle(MODES[0], 60)
    last = [each for each in reports(state, Budget(400)) if each][-1]
    lead = last.expected[state.actor] - max(e for n, e in enumerate(last.expected) if n != state.actor)
    assert len(last.expected) == state.table.seats
    assert lead == pytest.approx(last.best.value, abs=3.0)


def test_each_other_line_is_as_good_as_one_within_a_hair_or_worse_and_a_line_is_found_by_its_codes():
    lines = tuple(Line((code,), (value, 1.0), 10) for code, value in ((1, 5.0), (2, 4.97), (3, 4.0)))
    analysis = Analysis(lines, 30)
    for told, as_good in ((0, {(2,)}), (1, {(1,)}), (2, {(1,), (2,)})):
        assert {line.codes for line in analysis.as_good(lines[told], 0.05)} == as_good
    assert [analysis.after(line, 0.05) for line in lines] == [lines[2], lines[2], None]
    assert analysis.line((3,)) == lines[2]
    assert analysis.line((4,)) is None


def test_the_analyst_tells_more_and_more_and_is_quiet_when_told_to_stop():
    setup = setup_of(2)
    match, analyst = new_match(LUNA, setup), Analyst(LUNA.bots)
    try:
        analyst.ask(setup, match)
        end = time.monotonic() + LONG
        while (first := analyst.look()) is None and time.monotonic() < end:
            time.sleep(0.01)
        assert first
        while (second := analyst.look()) is first and analyst.at_work and time.monotonic() < end:
            time.sleep(0.01)
        assert second
        assert second.iterations >= first.iterations
        analyst.cancel()
        assert analyst.look() is None
        assert not analyst.at_work
    finally:
        analyst.close()


def test_thinking_for_a_vote_reports_nothing():
    setup = setup_of(2)
    thinking = think(Task(1, PackedMatch(setup, ()), "level-3"))
    assert set(reported(thinking)) <= {None}


def reported(thinking: Thinking) -> Iterator[object]:
    yield from thinking


@pytest.mark.parametrize("mode", MODES)
def test_what_was_played_and_the_best_are_compared_by_searches_as_long_as_one_another(mode):
    state = initial_state(dealt(Random(mode), mode))
    wander(state, Random(3), 60)
    worst = tuple(Tree(state, weights_for(set_of(state.table)), 100).results()[-1][0])
    *_, found = reports(state, Budget(1200), worst)
    assert found
    assert found.played
    assert found.played.codes == worst
    if found.played.codes != found.best.codes:
        assert abs(found.played.visits - found.best.visits) <= 0.1 * found.best.visits
        assert found.line(worst) in (None, found.played)
