"""Chapter 5, movement: journey, tides and sail."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.events import NovicesSailed, NoviceTravelled, TokenSpent, TravelEnded

from .table_setup import Situation, island, table

# --- journey


def test_a_journey_sets_active_novices_down_beside_other_islands():
    situation = table().with_active("yellow", tides=2, book=1)
    after = situation.play("journey tides>herbs", "journey tides>book", "journey book>herbs", "done")
    assert after.novices("yellow", "herbs") == (0, 2)
    assert after.novices("yellow", "book") == (0, 1)
    assert after.novices("yellow", "tides") == (0, 0)
    assert after.seen()["actor"] == "red"


def test_a_journey_goes_on_until_done():
    begun = table().with_active("yellow", tides=2).play("journey tides>herbs")
    assert begun.seen()["actor"] == "yellow"
    assert begun.seen()["pending"] == {"kind": "journey", "moved": {"herbs": 1}}
    assert begun.legal() == [f"journey tides>{name}" for name in island_names("tides")] + ["done"]
    assert begun.refusal("meditate") == ("travel_open", {"kind": "journey"})
    assert begun.refusal("tides tides>herbs") == ("travel_open", {"kind": "journey"})


def island_names(*without: str) -> list[str]:
    names = ("shrine", "herbs", "tides", "sailboat", "bribery", "book", "novice")
    return [name for name in names if name not in without]


def test_done_is_needed_even_when_no_step_is_possible():
    begun = table().with_active("yellow", tides=1).play("journey tides>herbs")
    assert begun.legal() == ["done"]
    assert begun.play("done").seen()["pending"] is None


def test_done_without_a_step_is_nothing():
    assert table().with_active("yellow", tides=1).reason("done") == "nothing_begun"


def test_resting_novices_and_those_of_jetty_path_and_temple_make_no_journey():
    situation = table().with_inactive("yellow", tides=2).with_jetty("yellow", 1).with_novice_on("yellow", 8)
    assert situation.legal("journey") == []
    assert situation.refusal("journey tides>book") == ("too_few_active", {"island": "tides", "needed": 1, "have": 0})


def test_novices_of_others_make_no_journey():
    assert table().with_active("red", tides=2).legal("journey") == []


def test_the_events_of_a_journey_tell_each_step():
    situation = table().with_active("yellow", tides=2)
    tides, herbs = island("tides"), island("herbs")
    assert situation.events("journey tides>herbs") == (NoviceTravelled(0, "journey", tides, herbs, True),)
    assert situation.play("journey tides>herbs").events("done") == (TravelEnded(0, "journey"),)


# --- tides


def rowing() -> Situation:
    """Yellow owns tides; novices everywhere."""
    built = table().with_active("yellow", tides=2).with_inactive("yellow", book=2).with_jetty("yellow", 2)
    return built.with_tokens("yellow", "tides")


def test_tides_move_active_resting_and_jetty_novices():
    after = rowing().play("tides tides>herbs", "tides book~>herbs", "tides jetty>herbs", "done")
    assert after.novices("yellow", "herbs") == (0, 3)
    assert after.novices("yellow", "tides") == (1, 0)
    assert after.novices("yellow", "book") == (0, 1)
    assert after.player("yellow")["jetty"] == 1


def test_the_tides_token_returns_with_the_first_step():
    begun = rowing().play("tides jetty>book")
    assert begun.tokens("yellow") == set()
    assert begun.legal("tides") != []
    assert begun.seen()["pending"] == {"kind": "tides", "moved": {"book": 1}}
    step = NoviceTravelled(0, "tides", -1, island("book"), False)
    assert rowing().events("tides jetty>book") == (TokenSpent(0, island("tides")), step)
    assert begun.events("tides jetty>book") == (step,)
    assert begun.events("done") == (TravelEnded(0, "tides"),)


@pytest.mark.parametrize(
    ("line", "source", "was_active"),
    [("tides tides>herbs", "tides", True), ("tides book~>herbs", "book", False)],
)
def test_a_step_of_tides_tells_whether_the_novice_was_active(line: str, source: str, was_active: bool):
    step = NoviceTravelled(0, "tides", island(source), island("herbs"), was_active)
    assert rowing().events(line)[-1] == step


def test_tides_need_their_token():
    situation = table().with_active("yellow", tides=2).with_inactive("yellow", tides=1).with_jetty("yellow", 1)
    for line in ("tides tides>book", "tides tides~>book", "tides jetty>book"):
        assert situation.refusal(line) == ("token_not_owned", {"favour": "tides"})


def test_tides_may_take_jetty_novices_to_any_island():
    assert [line for line in rowing().legal("tides") if "jetty" in line] == [
        f"tides jetty>{name}" for name in island_names()
    ]


def test_nobody_moves_twice_in_one_tides():
    moved = rowing().play("tides tides>herbs")
    assert moved.refusal("tides herbs~>book") == ("all_moved_already", {"island": "herbs"})
    two_there = rowing().play("tides tides>book", "tides book~>herbs", "tides book~>herbs")
    assert two_there.refusal("tides book~>herbs") == ("all_moved_already", {"island": "book"})
    assert two_there.legal("tides") == [
        *(f"tides tides>{name}" for name in island_names("tides")),
        *(f"tides jetty>{name}" for name in island_names()),
    ]


def test_the_next_tides_forget_who_moved():
    again = rowing().play("tides tides>herbs", "done", "meditate", "meditate").with_tokens("yellow", "tides")
    assert "tides herbs~>book" in again.legal()


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("tides shrine~>book", ("too_few_inactive", {"island": "shrine", "needed": 1, "have": 0})),
        ("tides shrine>book", ("too_few_active", {"island": "shrine", "needed": 1, "have": 0})),
        ("tides book~>book", ("same_island", {"island": "book"})),
        ("tides book>book", ("same_island", {"island": "book"})),
    ],
)
def test_tides_need_a_novice_and_another_island(line: str, refusal: tuple[str, dict[str, int | str]]):
    assert rowing().refusal(line) == refusal


def test_tides_find_nobody_on_an_empty_jetty():
    situation = table().with_tokens("yellow", "tides")
    assert situation.refusal("tides jetty>book") == ("too_few_on_jetty", {"needed": 1, "have": 0})


# --- sail


def test_sailing_brings_one_or_two_novices_who_stay_active():
    situation = table().with_active("yellow", tides=3).with_tokens("yellow", "sailboat")
    after = situation.play("sail tides>herbs 2")
    assert after.novices("yellow", "tides") == (1, 0)
    assert after.novices("yellow", "herbs") == (2, 0)
    assert after.tokens("yellow") == set()
    assert situation.legal("sail tides>herbs") == ["sail tides>herbs 1", "sail tides>herbs 2"]
    assert situation.events("sail tides>herbs 1")[1] == NovicesSailed(0, island("tides"), island("herbs"), 1)


def test_sailing_fetches_novices_from_the_jetty():
    situation = table().with_jetty("yellow", 2).with_tokens("yellow", "sailboat")
    after = situation.play("sail jetty>herbs 2")
    assert after.novices("yellow", "herbs") == (2, 0)
    assert after.player("yellow")["jetty"] == 0
    assert situation.events("sail jetty>herbs 2")[1] == NovicesSailed(0, -1, island("herbs"), 2)


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("sail tides>herbs 2", ("too_few_active", {"island": "tides", "needed": 2, "have": 1})),
        ("sail tides>tides 1", ("same_island", {"island": "tides"})),
        ("sail jetty>herbs 2", ("too_few_on_jetty", {"needed": 2, "have": 1})),
    ],
)
def test_the_boat_needs_its_crew_and_another_island(line: str, refusal: tuple[str, dict[str, int | str]]):
    situation = table().with_active("yellow", tides=1).with_inactive("yellow", tides=1).with_jetty("yellow", 1)
    assert situation.with_tokens("yellow", "sailboat").refusal(line) == refusal


def test_sailing_needs_its_token():
    situation = table().with_active("yellow", tides=2).with_jetty("yellow", 1)
    for line in ("sail tides>herbs 1", "sail jetty>herbs 1"):
        assert situation.refusal(line) == ("token_not_owned", {"favour": "sailboat"})
