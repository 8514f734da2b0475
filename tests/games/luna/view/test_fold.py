"""Pictures between the events of an action: true positions that lead from one position to the next."""

import copy
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import dump
from luna.games.luna.view.motion.draft import aloft
from luna.games.luna.view.motion.fold import landed, lifted
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import dealt

WITH_THE_REAL_ONE = ("legal", "actor", "pending", "phase", "result")


def played(mode, seed):
    """Each action of a random game: position before, events, position after."""
    rng = random.Random(f"{mode} {seed}")
    match = new_match(LUNA, dealt(rng, mode))
    before = dump(match.state)
    for code in choices(match, rng):
        events = match.play(code)
        after = dump(match.state)
        yield before, events, after
        before = after


def seen(state):
    return {key: value for key, value in state.items() if key not in WITH_THE_REAL_ONE}


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=8)
@given(seed=st.integers(0, 10_000))
def test_folding_the_events_of_an_action_leads_to_the_position_after_it(mode, seed):
    for before, events, after in played(mode, seed):
        untouched, state = copy.deepcopy(before), before
        for event in events:
            state = landed(state, event)
        assert seen(state) == seen(after), events
        assert before == untouched


def novices(state):
    """How many novices of each order stand at each place."""
    count: dict[tuple[object, ...], int] = {}
    for colour, player in state["players"].items():
        count[colour, "reserve"], count[colour, "jetty"] = player["reserve"], player["jetty"]
        for island in ISLAND_NAMES:
            here = player["islands"][island]
            count[colour, island, "active"], count[colour, island, "inactive"] = here["active"], here["inactive"]
        for place in (*state["path"], *state["temple"]):
            if "tile" in place:
                key = colour, place["tile"], "book" in place
                count[key] = int(place["novice"] == colour)
    return count


@pytest.mark.parametrize("mode", MODES)
def test_what_moves_stands_nowhere_while_it_is_on_its_way(mode):
    for before, events, _ in played(mode, 3):
        state = before
        for event in events:
            source, way, target = novices(state), novices(lifted(state, event)), novices(landed(state, event))
            places = source.keys() | target.keys() | way.keys()
            expected = {place: min(source.get(place, 0), target.get(place, 0)) for place in places}
            assert {place: way.get(place, 0) for place in places} == expected, event
            state = landed(state, event)
            assert not aloft(state)


def test_a_token_on_its_way_is_in_no_hand_and_on_no_pile():
    spent = 0
    for before, events, _ in played(MODES[0], 5):
        state = before
        for event in events:
            if type(event).__name__ == "TokenSpent":
                colour, favour = state["seats"][event.seat], ISLAND_NAMES[event.favour]
                assert favour not in lifted(state, event)["players"][colour]["favors"]
                assert aloft(lifted(state, event)) == (f"favour:{favour}",)
                spent += 1
            state = landed(state, event)
    assert spent
