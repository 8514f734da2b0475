"""A novice that is to take a favour may be let go anywhere on the name of its island or on the coins there."""

from functools import cache

import pytest

from luna.core.intent import Pick
from luna.core.turn import Play
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.table.shown import Shown
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES

SIZES = [(1280, 720), (1920, 1080)]


@cache
def takers():
    """Positions in which a novice can take a favour, one for each island."""
    found = dict[str, State]()
    for state in random_positions(12, every=13):
        for island in ISLAND_NAMES:
            if Pick(Kind.FAVOUR, island) in Turn(state).targets_after(Pick(Kind.NOVICE, island)):
                found.setdefault(island, state)
    return found


def held(state, island):
    """The table with a novice of an island in the hand."""
    return Shown(Snapshot.of(state), NAMES, targets=Turn(state).targets_after(Pick(Kind.NOVICE, island)))


def dropped(view, state, island, at):
    """What becomes of a novice that is let go at a point."""
    return Turn(state).drop(Pick(Kind.NOVICE, island), view.picks_at(at, held(state, island)))


def takes_favour(outcome):
    return isinstance(outcome, Play) and ACTIONS[outcome.code].kind == ActionKind.FAVOUR


def name_of(view, state, island):
    """Where the name of an island stands, to the right of its coins."""
    coins = view.place(Pick(Kind.FAVOUR, island), Shown(Snapshot.of(state), NAMES))
    spots = [spot for spot in view.topics(Shown(Snapshot.of(state), NAMES)).spots if spot.pick.key == island]
    return coins, min((spot.rect for spot in spots if spot.pick.kind == Kind.ISLAND), key=lambda rect: rect.h)


@pytest.mark.parametrize("size", SIZES)
def test_everywhere_on_name_and_coins_the_favour_is_taken(make_view, size):
    view = make_view(size)
    assert len(takers()) == len(ISLAND_NAMES)
    for island, state in takers().items():
        coins, name = name_of(view, state, island)
        zone = name.union(coins)
        for x in range(zone.left, zone.right, 7):
            for y in range(zone.top, zone.bottom, 5):
                assert takes_favour(dropped(view, state, island, (x, y))), (island, x, y)


def test_close_beside_them_in_the_water_too_but_not_far_off(make_view):
    view = make_view()
    for island, state in takers().items():
        _, name = name_of(view, state, island)
        assert takes_favour(dropped(view, state, island, (name.right + 6, name.centery))), island
        assert not takes_favour(dropped(view, state, island, (name.right + 40, name.centery))), island


def test_who_carries_a_novice_from_elsewhere_means_the_island_of_the_name(make_view):
    view, met = make_view(), 0
    for state in random_positions(6, every=29):
        for source in sorted(pick for pick in Turn(state).sources() if pick.kind == Kind.NOVICE):
            goals = sorted(pick for pick in Turn(state).targets_after(source) if pick.kind == Kind.ISLAND)
            for goal in goals:
                _, name = name_of(view, state, goal.key)
                assert view.picks_at(name.center, held(state, source.key))[0] == goal
                met += 1
    assert met > 20


def test_with_an_empty_hand_the_name_is_the_island_alone(make_view):
    view = make_view()
    for island, state in takers().items():
        _, name = name_of(view, state, island)
        picks = view.picks_at((name.right - 4, name.centery), Shown(Snapshot.of(state), NAMES))
        assert picks == [Pick(Kind.ISLAND, island)]
