"""Chapter 5: supporting the council and expelling the apostate."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.events import ApostateDriven, CouncilAdvanced, NovicesTired, TokenSpent

from .table_setup import RING, island, table

# --- council


def test_each_novice_of_one_island_takes_the_disc_one_seat_on():
    situation = table().with_active("yellow", tides=3, herbs=1)
    after = situation.play("council tides 3")
    assert after.council()["yellow"] == 3
    assert after.novices("yellow", "tides") == (0, 3)
    assert situation.legal("council") == [
        "council herbs 1",
        "council tides 1",
        "council tides 2",
        "council tides 3",
    ]
    moved = (NovicesTired(0, island("tides"), 3), CouncilAdvanced(0, 0, 3, 1))
    assert situation.events("council tides 3") == moved


def test_the_novice_token_is_one_more_novice_for_the_council():
    situation = table().with_active("yellow", tides=1).with_tokens("yellow", "novice")
    after = situation.play("council tides 1 novice")
    assert after.council()["yellow"] == 2
    assert after.tokens("yellow") == set()
    assert situation.events("council tides 1 novice")[1] == TokenSpent(0, island("novice"))


def test_an_arriving_disc_lies_on_top_of_those_on_its_seat():
    situation = table(4)
    assert list(situation.council()) == ["white", "blue", "red", "yellow"]
    situation.council_steps("red", 2).council_steps("yellow", 2)
    assert list(situation.council()) == ["yellow", "red", "white", "blue"]
    situation.council_steps("blue", 1)
    assert list(situation.council()) == ["yellow", "red", "blue", "white"]


def test_on_the_last_seat_an_arriving_disc_goes_under_the_others():
    situation = table().council_steps("red", 15).council_steps("yellow", 14).with_active("yellow", tides=1)
    after = situation.play("council tides 1")
    assert list(after.council().items()) == [("red", 15), ("yellow", 15), ("blue", 0)]


def test_no_disc_goes_beyond_the_last_seat():
    situation = table().with_active("yellow", tides=3).with_tokens("yellow", "novice").council_steps("yellow", 13)
    assert situation.legal("council") == [
        "council tides 1",
        "council tides 1 novice",
        "council tides 2",
        "council 0 novice",
    ]
    assert situation.refusal("council tides 2") is None
    assert situation.refusal("council tides 3") == ("beyond_last_seat", {"left": 2})
    assert situation.refusal("council tides 2 novice") == ("beyond_last_seat", {"left": 2})
    arrived = situation.council_steps("yellow", 2)
    assert arrived.legal("council") == []
    assert arrived.refusal("council 0 novice") == ("beyond_last_seat", {"left": 0})


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("council tides 2", ("too_few_active", {"island": "tides", "needed": 2, "have": 1})),
        ("council tides 1 novice", ("token_not_owned", {"favour": "novice"})),
        ("council 0 novice", ("token_not_owned", {"favour": "novice"})),
    ],
)
def test_the_council_wants_novices_of_one_island(line: str, refusal: tuple[str, dict[str, int | str]]):
    assert table().with_active("yellow", tides=1, book=1).refusal(line) == refusal


# --- expel


def test_each_novice_of_his_island_drives_the_apostate_one_island_on():
    situation = table(apostate="herbs").with_active("yellow", herbs=3, tides=2)
    assert situation.legal("expel") == ["expel 1", "expel 2", "expel 3"]
    after = situation.play("expel 2")
    assert after.figure("apostate") == RING[RING.index("herbs") + 2]
    assert after.novices("yellow", "herbs") == (1, 2)
    assert situation.events("expel 2")[1] == ApostateDriven(0, island("herbs"), island("shrine"))


def test_seven_novices_bring_the_apostate_back():
    after = table(apostate="herbs").with_active("yellow", herbs=7).play("expel 7")
    assert after.figure("apostate") == "herbs"


def test_the_apostate_goes_round_the_circle():
    after = table(apostate="bribery").with_active("yellow", bribery=2).play("expel 2")
    assert after.figure("apostate") == "tides"


def test_the_novice_token_is_one_more_novice_for_expelling():
    situation = table(apostate="herbs").with_active("yellow", herbs=1).with_tokens("yellow", "novice")
    assert situation.legal("expel") == ["expel 1", "expel 1 novice", "expel 0 novice"]
    after = situation.play("expel 1 novice")
    assert after.figure("apostate") == "shrine"
    assert after.tokens("yellow") == set()


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("expel 1", ("too_few_active", {"island": "herbs", "needed": 1, "have": 0})),
        ("expel 1 novice", ("token_not_owned", {"favour": "novice"})),
        ("expel 0 novice", ("token_not_owned", {"favour": "novice"})),
    ],
)
def test_expelling_wants_active_novices_of_the_apostates_island(line: str, refusal: tuple[str, dict[str, int | str]]):
    situation = table(apostate="herbs").with_active("yellow", tides=4).with_inactive("yellow", herbs=2)
    assert situation.refusal(line) == refusal
