"""In solo a journey ends by itself with the next action; with several players it does not."""

import pytest

from luna.core.turn import Ask, Play
from luna.games.luna.picks.onward import DONE, beyond, onward
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import NO_MOVE
from luna.games.luna.rules.luna_rules import RULES
from tests.games.luna.rules.random_games import played


def travelling(mode, seeds):
    """Positions in the middle of a journey or tides."""
    states = (step.after for seed in range(seeds) for step in played(mode, seed)[1].steps)
    return [state for state in states if state.pending != NO_MOVE]


def meant(state, code):
    """The plays that a turn makes of the best spelling of an action."""
    turn, outcome = Turn(state), None
    for pick in spell(place_of(onward(state)), code)[0]:
        outcome = turn.choose([pick])
    return outcome.plays if isinstance(outcome, Ask) else [outcome]


@pytest.mark.parametrize("mode", ["solo 1", "solo 2", "solo 3"])
def test_every_action_after_a_journey_is_meant_by_its_picks_and_ends_the_journey(mode):
    kinds = set()
    for state in travelling(mode, 6)[::3]:
        after = onward(state)
        plain = [code for code in sorted(beyond(state, after)) if not ACTIONS[code].novice]
        for code in plain[::5]:
            play = next(play for play in meant(state, code) if isinstance(play, Play) and play.code == code)
            assert play.first == (DONE,)
            assert play.code in RULES.legal(after)
            kinds.add(ACTIONS[code].kind)
    assert {ActionKind.COUNCIL, ActionKind.FAVOUR} <= kinds


@pytest.mark.parametrize("mode", ["solo 1", "solo 3"])
def test_further_steps_still_belong_to_the_journey(mode):
    for state in travelling(mode, 4)[::3]:
        for code in RULES.legal(state)[:-1][::7]:
            assert all(play.first == () for play in meant(state, code) if play.code == code)


@pytest.mark.parametrize("mode", ["2", "3"])
def test_with_several_players_a_journey_has_to_be_ended(mode):
    for state in travelling(mode, 3):
        assert onward(state) is state
        assert Turn(state).sources() == {pick for code in RULES.legal(state) for pick in _firsts(state, code)}


def _firsts(state, code):
    return [picks[0] for picks in spell(place_of(state), code)]
