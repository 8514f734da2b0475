"""Alone all that follows is the person's own choice: lines are planned to the end, and can really be played."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from build_scripts.games.luna.opponents import solo
from luna.ai.budget import Budget
from luna.ai.messages import finished
from luna.core.analysis import Analysis
from luna.core.game_record import load_record
from luna.core.kernel import kernel_kind
from luna.games.luna.bots.analysis import reports
from luna.games.luna.bots.bot import thoughts, weights_for
from luna.games.luna.bots.planning import Comparison, after, lead, plans, reordered
from luna.games.luna.bots.stalling import END
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ACTION, OVER, ROUNDS
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search import planner as planner_module
from luna.games.luna.search.planner import Planner, fingerprint
from tests.games.luna.bots.bots_setup import setup_of
from tests.games.luna.bots.playing_bots import turns

SOLO = ("solo 1", "solo 2", "solo 3")
MEDITATE = FIRST["meditate"]


def planner_of(state: State, width: int = 1) -> Planner:
    return Planner(state, weights_for("solo"), width)


@cache
def moments(mode: str) -> list[State]:
    """Some positions of a game of a weak player."""
    return [state for state, _ in turns(mode, 5, ("level-1",))][::17]


def planned(state: State) -> tuple[State, tuple[tuple[int, ...], ...]]:
    """A position and the best line found from there; none where no action is to be chosen."""
    planner = planner_of(state, width=8)
    planner.run(2000 if state.phase == ACTION else 0)
    return state, tuple(planner.line) if state.phase == ACTION else ()


def follow(state: State, line: list[tuple[int, ...]]) -> State:
    here = state.copy()
    for codes in line:
        for code in codes:
            assert code in legal_codes(here)
            play(here, code)
    return here


@pytest.mark.parametrize("name", ["level-4", "level-5"])
def test_workers_compare_their_lines_in_points_however_clear_the_lead(name):
    root = initial_state(setup_of(1, solo=1))
    (vote,) = finished(thoughts(root, name, Random(1), 0, 0, 1))
    assert vote.value > 8
    assert vote.value == round(vote.value)


@pytest.mark.parametrize("mode", SOLO)
def test_the_line_that_is_found_can_be_played_and_ends_with_the_lead_it_tells(mode):
    for state in moments(mode):
        planner = planner_of(state)
        planner.run(400)
        end = follow(state, planner.line)
        assert end.phase == OVER
        assert lead(end) == planner.lead


def test_more_positions_never_make_the_line_worse():
    planner, before = planner_of(initial_state(setup_of(1, solo=2))), -1000.0
    for _ in range(12):
        planner.run(100)
        assert planner.lead >= before
        before = planner.lead
    assert before > -1000.0


def test_before_a_line_is_found_the_turn_that_promises_most_is_one():
    state = initial_state(setup_of(1, solo=1))
    planner = planner_of(state)
    assert len(planner.line) == 1
    assert planner.line[0][0] in legal_codes(state)


def test_where_everything_was_looked_at_the_search_ends():
    """With all novices at rest at the end only a few things are left to do."""
    state = next(s for s, codes in turns("solo 1", 5, ("level-1",)) if s.round == ROUNDS and codes == (END,))
    planner = planner_of(state, width=512)
    assert planner.run(1_000_000) < 1_000_000
    assert planner.complete
    over = after(state, ((END,),))
    assert planner.lead >= lead(over)
    assert planner_of(over).lead == lead(over)
    assert planner_of(over).run(10) == 0


def test_positions_are_told_apart_but_not_by_influence():
    for mode in SOLO:
        kinds: dict[int, object] = {}
        for state, _ in turns(mode, 7, ("level-1",)):
            fields = {name: value for name, value in state.fields().items() if name != "influence"}
            assert kinds.setdefault(fingerprint(state), fields) == fields
        assert len(kinds) > 20


def choosing(mode: str) -> State:
    return next(state for state in moments(mode) if state.phase == ACTION)


@cache
def plan(mode: str) -> Analysis | None:
    *_, found = plans(choosing(mode), Budget(400))
    return found


@pytest.mark.parametrize("mode", SOLO)
def test_what_is_told_of_a_choice_is_a_lead_that_can_be_had(mode):
    found = plan(mode)
    assert isinstance(found, Analysis)
    assert found.best.value == max(line.value for line in found.lines)
    assert found.best.value == pytest.approx(found.expected[0] - found.expected[1])
    assert found.best.value == round(found.best.value)
    assert len({line.visits for line in found.lines}) == 1


@pytest.mark.parametrize("mode", SOLO)
def test_who_asks_for_a_hint_alone_gets_what_the_planner_found(mode):
    *_, hint = reports(choosing(mode), Budget(400))
    assert hint == plan(mode)


@pytest.mark.parametrize("mode", SOLO)
def test_what_has_led_once_is_compared_to_the_end(mode):
    for state in [s for s in moments(mode) if s.phase == ACTION][:2]:
        comparison, led = Comparison(state, weights_for("solo"), 12), set[tuple[int, ...]]()
        for _ in range(8):
            comparison.run(200)
            if comparison.compared:
                told = comparison.told(1)
                assert led <= {line.codes for line in told.lines}
                led.add(told.best.codes)


@cache
def compared(slice_: int) -> Analysis:
    """What is told after 3,200 positions."""
    comparison = Comparison(choosing("solo 2"), weights_for("solo"), 12)
    for _ in range(3200 // slice_):
        assert comparison.run(slice_) == slice_
    assert comparison.compared
    return comparison.told(3200)


@pytest.mark.parametrize("slice_", [1, 50, 320])
def test_what_is_found_is_the_same_in_slices_of_any_size(slice_):
    """A busy machine gets smaller slices."""
    assert compared(slice_) == compared(3200)


def test_the_best_line_may_as_well_begin_with_a_turn_that_hinders_nothing():
    state, line = next(found for found in map(planned, moments("solo 1")) if found[1] and found[1][0] != (END,))
    first = line[: line.index((END,))]
    swapped = [reordered(state, line, codes) for codes in first]
    assert swapped[0] == line
    for codes, other in zip(first, swapped, strict=True):
        assert not other or (other[0] == codes and sorted(other) == sorted(line))
    assert reordered(state, line, (MEDITATE,)) == ()


def test_who_plans_is_ahead_of_who_does_not():
    assert solo.lead_at("level-4", 2, 3) > solo.lead_at("level-3", 2, 3)


LONG_ROUNDS = """luna-record 1
board reconstructed-1
mode solo 1
seats yellow=human: red=automaton
setup free
start red
boards yellow red
deal yellow=3 red=4
islands book shrine sailboat bribery tides herbs novice
figures priestess=tides builder=novice apostate=bribery
---
place shrine sailboat
place pairs shrine bribery tides novice
tire tides
journey bribery>sailboat
done
herbs sailboat 1
appoint 5
consecrate 5
book 6>5
favor shrine
shrine
journey bribery>herbs
done
end
tire sailboat
"""


def test_turns_of_a_round_that_grows_too_long_are_not_taken_for_those_of_another_beam(monkeypatch):
    """Compiled the beams grow until that happens; interpreted, where they are slow, rounds are called long at once."""
    compiled = kernel_kind() == "compiled"
    monkeypatch.setattr(planner_module, "LONGEST", 2, raising=False)
    state = load_record(LONG_ROUNDS, (LUNA,)).match.state
    planner = planner_of(state)
    while planner.width < (1024 if compiled else 8) and not planner.complete:
        planner.run(10)
    end = follow(state, planner.line)
    assert lead(end) == planner.lead
