"""Chapter 6: the scoring phase."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.scoring import preview

from .table_setup import Situation, table

DEVOTION, PRIESTESS, TEMPTED, APOSTATE, TEMPLE = range(5)


def shown(situation: Situation, part: int) -> list[int]:
    """One part of what scoring would give now, by seat: yellow, red, blue, white."""
    return list(preview(situation.state)[part])


def devout(**counts: int) -> Situation:
    """Four orders with active novices at the priestess."""
    situation = table(4, priestess="tides")
    for colour, count in counts.items():
        situation.with_active(colour, tides=count)
    return situation


def test_the_priestess_gives_6_3_1_with_a_tie_broken_by_the_council():
    situation = devout(yellow=3, red=2, blue=2, white=1).council_steps("blue", 1).council_steps("red", 2)
    assert shown(situation, PRIESTESS) == [6, 3, 1, 0]
    situation.council_steps("blue", 1)  # arrives later on red's seat: on top
    assert shown(situation, PRIESTESS) == [6, 1, 3, 0]


def test_a_tie_for_the_first_place_is_broken_by_the_council_too():
    situation = devout(yellow=2, white=2)
    assert shown(situation, PRIESTESS) == [3, 0, 0, 6]  # white's disc lies on top
    assert shown(situation.council_steps("yellow", 1), PRIESTESS) == [6, 0, 0, 3]


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_orders_the_priestess_gives_5_2_1(players: int):
    situation = table(players, priestess="tides").with_active("yellow", tides=2).with_active("red", tides=1)
    assert shown(situation, PRIESTESS)[:2] == [5, 2]
    three = table(3, priestess="tides").with_active("yellow", tides=3).with_active("red", tides=2)
    assert shown(three.with_active("blue", tides=1), PRIESTESS) == [5, 2, 1]


def test_the_priestess_counts_active_novices_and_own_shrines():
    situation = devout(yellow=1).with_inactive("yellow", tides=4).with_shrines("red", "tides")
    situation.with_active("red", tides=1)
    assert shown(situation, DEVOTION) == [1, 2, 0, 0]
    assert shown(situation, PRIESTESS) == [3, 6, 0, 0]


def test_without_a_novice_or_shrine_there_is_no_place_and_places_lapse():
    assert shown(devout().with_shrines("white", "tides"), PRIESTESS) == [0, 0, 0, 6]
    assert shown(devout().with_inactive("white", tides=3), PRIESTESS) == [0, 0, 0, 0]


def test_novices_on_path_temple_and_jetty_count_for_neither_figure():
    situation = devout().with_jetty("red", 2).with_novice_on("red", 8).with_figures(apostate="tides")
    assert shown(situation, DEVOTION) == shown(situation, TEMPTED) == [0, 0, 0, 0]


def test_the_apostate_takes_4_3_0_0():
    """One more than the novices there, active or not; shrines don't count."""
    situation = table(4, apostate="book").with_active("blue", book=1).with_inactive("blue", book=2)
    situation.with_active("red", book=2).with_shrines("white", "book")
    assert shown(situation, TEMPTED) == [0, 2, 3, 0]
    assert shown(situation, APOSTATE) == [0, -3, -4, 0]


def test_one_novice_with_the_apostate_costs_2():
    assert shown(table(4, apostate="book").with_inactive("red", book=1), APOSTATE) == [0, -2, 0, 0]


def test_each_novice_in_the_temple_earns_1():
    situation = table(4).in_temple("yellow", 28, 27).in_temple(None, 26)
    assert shown(situation, TEMPLE) == [3, 1, 1, 1]


def test_the_three_values_are_paid_at_once():
    situation = table(4, priestess="tides", apostate="book", actor="white").with_candles(1).with_influence("red", 1)
    situation.with_active("yellow", tides=2).with_inactive("red", book=2).with_active("red", tides=1)
    after = situation.play("meditate")
    assert after.influence("yellow") == 5 + 6 + 1
    assert after.influence("red") == 1 + 3 - 3 + 1  # never at -2 on the way
    assert after.influence("white") == 5 + 1 + 1  # the last candle
    assert after.influence("blue") == 5 + 1


def test_influence_never_falls_below_0():
    situation = table(4, apostate="book", actor="white").with_candles(1).with_influence("red", 2)
    situation.with_inactive("red", book=6)
    scored = next(event for event in situation.events("meditate") if isinstance(event, RoundScored))
    assert (scored.round, scored.paid[1], scored.total[1]) == (1, -2, 0)
    assert (scored.tempted[1], scored.apostate[1], scored.temple[1]) == (6, -7, 1)
    assert situation.play("meditate").influence("red") == 0
