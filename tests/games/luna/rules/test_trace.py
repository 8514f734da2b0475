"""The position after each event of an action: all that has happened so far, and nothing else."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.core.rules import IllegalAction
from luna.games.luna.game import LUNA
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.luna_rules import RULES
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import dealt

CHANGES: dict[type, set[str]] = {
    ev.ShrinePlaced: {"shrine", "shrines"},
    ev.PairsPlaced: {"active", "reserve"},
    ev.FavourReceived: {"favor"},
    ev.TokenSpent: {"favor"},
    ev.NovicesTired: {"active", "inactive"},
    ev.FavourTaken: {"favor", "herbs_taken"},
    ev.NoviceRecruited: {"reserve", "inactive"},
    ev.ShrineBuilt: {"shrine", "shrines"},
    ev.NovicesWoken: {"active", "inactive"},
    ev.NoviceTravelled: {"active", "inactive", "jetty", "moved", "pending"},
    ev.TravelEnded: {"moved", "pending"},
    ev.NovicesSailed: {"active", "jetty"},
    ev.NoviceAppointed: {"active", "owner"},
    ev.NoviceConsecrated: {"where", "influence"},
    ev.TileClaimed: {"active", "where", "owner", "influence"},
    ev.NoviceDisplaced: {"owner", "jetty", "inactive", "influence"},
    ev.BookMoved: {"book", "book_played", "influence"},
    ev.CouncilAdvanced: {"seat_at", "rank"},
    ev.ApostateDriven: {"figures"},
    ev.CandleTurned: {"lit", "influence"},
    ev.PhaseClosed: set(),
    ev.RoundScored: {"influence"},
    ev.StartPassed: {"start"},
    ev.FigureMoved: {"figures"},
    ev.RoundBegan: {"active", "inactive", "round", "lit", "book_played", "herbs_taken"},
    ev.GameEnded: {"influence", "phase", "actor"},
}
"""What an event may change in a position."""
PASSING_ON = {"actor", "phase", "prepared"}
"""What follows after all events: who decides next, and what."""


def changed(before, after):
    old, new = before.fields(), after.fields()
    return {name for name in old if old[name] != new[name]}


def played(mode, seed):
    """Each action of a random game: the position it was played in, its code and the step."""
    rng = random.Random(f"{mode} {seed}")
    match = new_match(LUNA, dealt(rng, mode))
    before = match.state
    for code in choices(match, rng):
        match.play(code)
        yield before, code, match.steps[-1]
        before = match.state


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=6)
@given(seed=st.integers(0, 10_000))
def test_each_event_changes_only_what_it_tells_of_and_the_last_one_leads_to_the_position_after_the_action(mode, seed):
    for state, code, step in played(mode, seed):
        untouched = state.copy()
        trace = RULES.trace(state, code)
        assert tuple(event for event, _ in trace) == step.events
        at = state
        for event, after in trace:
            assert changed(at, after) <= CHANGES[type(event)], event
            at = after
        assert changed(at, step.after) <= PASSING_ON, step.events
        assert not changed(state, untouched)
        assert all(after.log is None for _, after in trace)


def test_only_legal_actions_can_be_traced():
    state = new_match(LUNA, dealt(random.Random(1), MODES[0])).state
    illegal = next(code for code in range(1500) if code not in RULES.legal(state))
    with pytest.raises(IllegalAction):
        RULES.trace(state, illegal)
