"""Pictures between the positions of an action: what is on its way stands nowhere."""

import random

import pytest

from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.games.luna.game import LUNA
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.motion.airborne import between
from luna.games.luna.view.motion.staging import traced
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import dealt


def happened(mode, seed):
    """Each event of a random game with the positions before and after it."""
    rng = random.Random(f"{mode} {seed}")
    match = new_match(LUNA, dealt(rng, mode))
    before = match.state
    for code in choices(match, rng):
        match.play(code)
        seen = Snapshot.of(before)
        for event, after in traced(before, match.steps[-1:]):
            yield seen, event, after
            seen = after
        before = match.state


def novices(state):
    """How many novices of each order stand at each place."""
    count: dict[tuple[object, ...], int] = {}
    for colour, order in state.orders.items():
        count[colour, "reserve"], count[colour, "jetty"] = order.reserve, order.jetty
        for island in ISLAND_NAMES:
            here = order.islands[island]
            count[colour, island, "active"], count[colour, island, "inactive"] = here.active, here.inactive
        count |= {(colour, place.tile, "path"): int(place.novice == colour) for place in state.path}
        count |= {(colour, placed.tile, "temple"): int(placed.novice == colour) for placed in state.temple}
    return count


@pytest.mark.parametrize("mode", MODES)
def test_what_moves_stands_nowhere_while_it_is_on_its_way(mode):
    for before, event, after in happened(mode, 3):
        source, way, target = novices(before), novices(between(before, after, [event])), novices(after)
        places = source.keys() | target.keys() | way.keys()
        expected = {place: min(source.get(place, 0), target.get(place, 0)) for place in places}
        assert {place: way.get(place, 0) for place in places} == expected, event
        assert not after.aloft


def test_a_token_on_its_way_is_in_no_hand_and_on_no_pile():
    spent = 0
    for before, event, after in happened(MODES[0], 5):
        if isinstance(event, ev.TokenSpent | ev.FavourTaken | ev.FavourReceived):
            favour = ISLAND_NAMES[event.favour if isinstance(event, ev.TokenSpent) else event.island]
            way, colour = between(before, after, [event]), before.seats[event.seat]
            assert favour not in way.orders[colour].favours
            assert way.favours_left(favour) == min(before.favours_left(favour), after.favours_left(favour))
            spent += isinstance(event, ev.TokenSpent)
    assert spent


def test_a_figure_that_comes_back_to_its_island_is_on_its_way_too():
    state = next(happened(MODES[0], 1))[0]
    assert "apostate" in between(state, state, [ev.ApostateDriven(0, 2, 2)]).aloft


@pytest.mark.parametrize("mode", MODES)
def test_points_are_counted_only_when_what_brings_them_has_arrived(mode):
    for before, event, after in happened(mode, 4):
        way = between(before, after, [event])
        assert [order.influence for order in way.orders.values()] == [
            order.influence for order in before.orders.values()
        ]


@pytest.mark.parametrize("mode", MODES)
def test_until_all_has_happened_it_is_the_turn_of_who_acted(mode):
    for before, _, after in happened(mode, 6):
        assert (after.actor, after.phase) == (before.actor, before.phase)
