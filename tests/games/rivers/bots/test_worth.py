"""What a position is worth, part by part: each with a weight of 1 and all others of 0."""

import pytest

from luna.games.rivers.search.weight_names import NAMES
from luna.games.rivers.search.worth import Weights, Worth
from tests.games.rivers.bots.at_table import position

HERON, RAM = 0, 1
BLACK, RED, BLUE, GREEN = range(4)
KING = "leader black f4"
"""Beside the temple with the treasure at f3, on land that goes on to all sides."""


def worth(state, me=-1, **weights):
    """By seat, for somebody who weighs these things only."""
    found = Worth(Weights([weights.get(name, 0.0) for name in NAMES]), me)
    found.look(state)
    return found


def seat(state, number, **weights):
    """What these things are worth to one seat beside its points."""
    return worth(state, **weights).seats[number] - worth(state).seats[number]


def test_weights_are_as_many_as_names():
    with pytest.raises(ValueError):
        Weights([1.0])


def test_a_leader_on_the_board():
    state = position("kkkrrr", "rrrrrr", KING)
    assert [seat(state, n, leader=1) for n in (HERON, RAM)] == [1, 0]


def test_a_leader_whose_colour_has_room_and_tiles_in_hand():
    state = position("kkrrrr", "rrrrrr", KING)
    assert seat(state, HERON, growth=1) == 1
    assert seat(state, HERON, fitting=1) == 2 + 3  # and three red ones, for which the king stands in


def test_a_farmer_grows_on_the_river_only():
    dry = position("bbrrrr", "rrrrrr", "leader blue j1")
    wet = position("bbrrrr", "rrrrrr", "leader blue j1", "tile red j2", "pass", "tile red i2")
    assert seat(dry, HERON, growth=1) == 1  # i1 is river
    assert seat(wet, HERON, growth=1) == 1
    inland = position("bbrrrr", "rrrrrr", "leader blue j11")
    assert seat(inland, HERON, growth=1) == 0


def test_a_king_stands_in_for_leaders_that_are_not_there():
    alone = position("kkrrrr", "rrrrrr", KING)
    joined = position("kkrrrr", "rrrrrr", KING, "leader red g3")
    assert seat(alone, HERON, king_growth=1) == 3
    assert seat(joined, HERON, king_growth=1) == 2


def test_support_and_temples():
    state = position("kkrrrr", "rrrrrr", KING, "tile black g4", "pass", "tile red e4")
    assert seat(state, HERON, support=1) == 1
    assert seat(state, HERON, temples=1) == 2


def test_tiles_in_hand_and_catastrophes():
    state = position("kkrrrb", "rrrrrr")
    assert seat(state, HERON, red=1) == 3
    assert seat(state, HERON, kinds=1) == 3
    assert seat(state, HERON, catastrophe=1) == 2
    assert seat(position("kkrrrb", "rrrrrr", "catastrophe a1"), HERON, catastrophe=1) == 1


def test_a_treasure_with_a_trader_lies_ready():
    state = position("ggrrrr", "rrrrrr", "leader green f4")
    assert seat(state, HERON, lying=1) == 1
    assert seat(position("ggrrrr", "rrrrrr", KING), HERON, lying=1) == 0


def test_points_of_others_count_alike_and_own_ones_as_they_are_needed():
    state = position("kkkrrr", "rrrrrr", KING, "tile black g4", "pass", "tile black h4", "tile black h5")
    assert state.points[0] == 3
    assert worth(state).seats[HERON] == 3
    own = worth(state, me=HERON, lowest=3)
    assert 0 < own.seats[HERON] < 3
    cares = [own.care[colour] for colour in (BLACK, RED, BLUE, GREEN)]
    assert cares[RED] == cares[BLUE] == cares[GREEN] > cares[BLACK]
    assert sum(cares) == pytest.approx(4)


def test_the_lowest_colour_alone_is_what_counts_for_who_looks_at_nothing_else():
    state = position("kkkrrr", "rrrrrr", KING, "tile black g4", "pass", "tile black h4", "tile black h5")
    assert worth(state, me=HERON, lowest=0.05).seats[HERON] == pytest.approx(0, abs=0.2)


APART = (KING, "tile black g4", "leader black j1", "tile red j2", "tile black h4", "tile black h3", "pass")
JOINABLE = (*APART, "tile black h2")
"""Two kings with i2 between their kingdoms; heron has four settlements there, ram none."""


def test_a_war_that_can_be_begun_is_hope_for_the_stronger_and_danger_for_the_weaker():
    apart = position("kkkkrr", "rrrrrr", *APART)
    assert [seat(apart, n, war_won=1, war_lost=1, waiting=1, leader=1) for n in (HERON, RAM)] == [1, 1]
    near = position("kkkkrr", "rrrrrr", *JOINABLE)
    assert seat(near, HERON, war_won=1) == 1
    assert seat(near, HERON, war_lost=1, leader=1) == 1
    assert seat(near, RAM, war_lost=1, leader=1) == 1 - 1


def test_a_war_matters_less_to_who_has_to_wait():
    near = position("kkkkrr", "rrrrrr", *JOINABLE, "pass")
    assert near.actor == RAM
    assert seat(near, HERON, war_won=1, waiting=0.5) == 0.5


def test_a_leader_with_few_temples_fears_revolts():
    state = position("kkkkkk", "rrrrrr", KING)
    assert seat(state, HERON, leader=1, revolt=1, waiting=1) == 1 - 1
    calm = position("rrrrrr", "kkkkkk", KING)
    assert seat(calm, HERON, leader=1, revolt=1, waiting=1) == 1


def test_the_lead_is_what_the_others_have_less_on_average():
    state = position("kkkrrr", "rrrrrr", KING)
    found = worth(state, leader=1)
    assert found.lead(state, HERON) == 1
    assert found.lead(state, RAM) == -1
