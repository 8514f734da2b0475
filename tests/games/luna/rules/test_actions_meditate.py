"""Chapter 5: turns and meditation."""

from __future__ import annotations

import pytest

from luna.core.rules import IllegalAction
from luna.games.luna.rules.events import CandleTurned, RoundScored, StartPassed

from .table_setup import table


def test_orders_act_in_turn_clockwise():
    situation = table(3, actor="blue")
    actors = []
    for _ in range(3):
        actors.append(situation.seen()["actor"])
        situation = situation.play("meditate")
    assert actors == ["blue", "yellow", "red"]


def test_meditating_turns_one_candle():
    situation = table(3).play("meditate")
    assert situation.seen()["candles"] == {"lit": 3, "turned": 1}
    assert situation.influence("yellow") == 5
    assert table(3).events("meditate") == (CandleTurned(0, 3, 0),)


def test_who_has_meditated_goes_on_taking_turns():
    situation = table(2).with_active("red", tides=2).play("meditate", "favor tides")
    assert situation.seen()["actor"] == "yellow"


def test_meditating_is_legal_whatever_else_is_possible():
    situation = table().with_active("yellow", tides=5)
    assert situation.legal()[-1] == "meditate"
    assert table().legal() == ["meditate"]


def test_the_last_candle_ends_the_phase_and_earns_1_outside_the_netting():
    """The apostate would cost yellow 3; at 1 influence the point comes first and the floor after it."""
    situation = table(3, apostate="book").with_inactive("yellow", book=4).with_influence("yellow", 1).with_candles(1)
    candle, scored, *_ = situation.events("meditate")
    assert candle == CandleTurned(0, 0, 1)
    assert isinstance(scored, RoundScored)
    assert scored.paid[0] == -2  # 1 + 1, then 1 for the temple - 5, never below 0
    after = situation.play("meditate")
    assert after.influence("yellow") == 0
    assert after.seen()["round"] == 2


@pytest.mark.parametrize(("actor", "left"), [("yellow", "red"), ("red", "blue"), ("blue", "yellow")])
def test_who_sits_left_of_the_last_candle_starts_the_next_round(actor: str, left: str):
    after = table(3, actor=actor).with_candles(1).play("meditate")
    assert (after.seen()["start"], after.seen()["actor"]) == (left, left)


def test_the_marker_may_stay_where_it_was():
    situation = table(3, actor="blue", start="yellow").with_candles(1)
    assert situation.play("meditate").seen()["start"] == "yellow"
    assert not any(isinstance(event, StartPassed) for event in situation.events("meditate"))


@pytest.mark.parametrize("actor", ["yellow", "red"])
def test_with_two_orders_the_marker_changes_hands_whoever_turned_the_candle(actor: str):
    after = table(2, actor=actor, start="yellow").with_candles(1).play("meditate")
    assert after.seen()["start"] == after.seen()["actor"] == "red"


@pytest.mark.parametrize("line", ["end", "tire tides"])
def test_solo_lines_belong_to_solo(line: str):
    assert table().reason(line) == "solo_only"
    with pytest.raises(IllegalAction):
        table().play(line)
