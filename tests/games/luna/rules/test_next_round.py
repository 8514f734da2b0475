"""Chapter 6: from one round to the next."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.constants import COLOURS, ROUNDS, TILES
from luna.games.luna.rules.events import FigureMoved, RoundBegan, StartPassed
from luna.games.luna.rules.state import release_round, released

from .table_setup import RING, Situation, island, table


def closing(players: int = 3, **figures: str) -> Situation:
    """One candle is left to turn."""
    return table(players, **figures).with_candles(1)


def steps_from(name: str, steps: int) -> str:
    return RING[(RING.index(name) + steps) % len(RING)]


def test_resting_novices_wake_where_they_are():
    after = closing().with_inactive("red", tides=2).with_active("red", tides=1).play("meditate")
    assert after.novices("red", "tides") == (3, 0)


def test_the_priestess_goes_5_islands_on_or_6_with_four_orders():
    for players, steps in ((2, 5), (3, 5), (4, 6)):
        after = closing(players, priestess="herbs").play("meditate")
        assert after.figure("priestess") == steps_from("herbs", steps)


def test_the_builder_goes_4_islands_on():
    assert closing(builder="sailboat").play("meditate").figure("builder") == steps_from("sailboat", 4) == "novice"


def test_the_apostate_goes_to_the_next_island_with_a_novice():
    situation = closing(apostate="herbs").with_active("blue", herbs=3).with_inactive("red", book=1)
    assert situation.play("meditate").figure("apostate") == "book"
    moved = FigureMoved(2, island("herbs"), island("book"))
    assert moved in situation.events("meditate")


@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "white"])
@pytest.mark.parametrize("name", ["sailboat", "book", "novice", "tides"])
def test_the_apostate_looks_for_every_order_on_every_island(colour: str, name: str):
    assert closing(4, apostate="herbs").with_inactive(colour, **{name: 1}).play("meditate").figure("apostate") == name


def test_the_apostate_does_not_look_for_shrines():
    situation = closing(apostate="herbs").with_shrines("red", "sailboat").with_active("red", novice=1)
    assert situation.play("meditate").figure("apostate") == "novice"


def test_the_apostate_comes_back_to_his_own_island_last():
    assert closing(apostate="herbs").with_active("red", herbs=1).play("meditate").figure("apostate") == "herbs"


def test_the_apostate_stays_if_no_novice_is_on_any_island():
    situation = closing(apostate="herbs")
    assert FigureMoved(2, island("herbs"), island("herbs")) in situation.events("meditate")


def test_the_guardian_goes_on_and_the_tile_he_left_is_gone():
    after = closing().play("meditate")
    assert (after.seen()["round"], after.seen()["guardian"]) == (2, 5)
    guardians = [place["guardian"] for place in after.seen()["path"] if "guardian" in place]
    assert guardians == [2, 2, 3, 4, 5]


def test_tiles_not_taken_stay_with_the_novices_on_them():
    after = closing().with_novice_on("red", 8).play("meditate")
    assert after.seen()["path"][-3:] == [
        {"tile": 8, "novice": "red"},
        {"tile": 6, "novice": None},
        {"tile": 5, "novice": None},
    ]


def test_the_candles_are_lit_again():
    assert [closing(players).play("meditate").seen()["candles"]["lit"] for players in (2, 3, 4)] == [3, 4, 4]


def test_novices_on_tiles_jetty_and_in_temple_stay_where_they_are():
    before = closing().with_novice_on("red", 8).with_jetty("red", 2)
    after = before.play("meditate")
    assert after.player("red")["jetty"] == 2
    assert after.temple() == before.temple()
    assert after.player("red")["reserve"] == before.player("red")["reserve"]


def test_favours_and_council_stay_as_they_are():
    before = closing().with_tokens("blue", "herbs").council_steps("red", 4)
    after = before.play("meditate")
    assert (after.tokens("blue"), after.council()) == ({"herbs"}, before.council())


def test_the_events_tell_of_the_new_round():
    events = closing().events("meditate")
    assert events[-2:] == (StartPassed(1), RoundBegan(2, 5))
    assert [event.figure for event in events if isinstance(event, FigureMoved)] == [0, 1, 2]


def test_all_six_rounds_are_played():
    situation, rounds = table(4), []
    while situation.legal():
        rounds.append(situation.seen()["round"])
        situation = situation.play("meditate")
    assert rounds == sorted([1, 2, 3, 4, 5, 6] * 4)
    assert all(situation.influence(colour) >= 5 + 6 for colour in COLOURS)


def test_a_tile_is_released_from_its_round_on():
    for number in range(1, ROUNDS + 1):
        state = table().in_round(number).state
        for tile in range(1, TILES + 1):
            assert released(state, tile) == (release_round(state, tile) <= number)
