"""Chapter 5, work on the islands: favour, recruiting, building, herbs."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.events import FavourTaken, NovicesTired, NovicesWoken, ShrineBuilt, TokenSpent

from .table_setup import island, table

# --- taking a favour


def test_a_favour_costs_two_active_novices_of_its_island():
    situation = table().with_active("yellow", herbs=3).play("favor herbs")
    assert situation.tokens("yellow") == {"herbs"}
    assert situation.novices("yellow", "herbs") == (1, 2)
    assert situation.seen()["actor"] == "red"


def test_one_novice_is_too_few_for_a_favour():
    lone = table().with_active("yellow", herbs=1).with_inactive("yellow", herbs=2)
    assert lone.legal("favor") == []
    assert lone.refusal("favor herbs") == ("too_few_active", {"island": "herbs", "needed": 2, "have": 1})


def test_with_an_own_shrine_one_novice_is_enough_for_a_favour():
    situation = table().with_active("yellow", herbs=1).with_shrines("yellow", "herbs")
    assert situation.play("favor herbs").novices("yellow", "herbs") == (0, 1)
    tired = table().with_inactive("yellow", herbs=1).with_shrines("yellow", "herbs")
    assert tired.refusal("favor herbs") == ("too_few_active", {"island": "herbs", "needed": 1, "have": 0})


def test_the_shrine_of_another_order_gives_no_discount():
    situation = table().with_active("yellow", herbs=1).with_shrines("red", "herbs")
    assert situation.legal("favor") == []


def test_nobody_owns_two_tokens_of_a_kind():
    situation = table().with_active("yellow", herbs=2).with_tokens("yellow", "herbs")
    assert situation.refusal("favor herbs") == ("favour_owned", {"favour": "herbs"})
    assert situation.with_tokens("red", "tides").with_active("yellow", tides=2).reason("favor tides") is None


def test_the_novice_token_stands_for_one_novice_of_a_favour():
    situation = table().with_active("yellow", herbs=1).with_tokens("yellow", "novice")
    assert situation.legal("favor") == ["favor herbs novice"]
    after = situation.play("favor herbs novice")
    assert after.tokens("yellow") == {"herbs"}
    assert after.novices("yellow", "herbs") == (0, 1)


def test_the_novice_token_does_not_buy_a_novice_token():
    situation = table().with_active("yellow", novice=2).with_tokens("yellow", "novice")
    assert situation.reason("favor novice novice") == "novice_for_novice"
    assert situation.reason("favor novice") == "favour_owned"
    assert table().refusal("favor novice novice") == ("token_not_owned", {"favour": "novice"})


def test_a_novice_token_must_be_owned_to_be_used():
    situation = table().with_active("yellow", herbs=2)
    assert situation.refusal("favor herbs novice") == ("token_not_owned", {"favour": "novice"})


def test_the_events_of_a_favour_tell_what_was_paid():
    situation = table().with_active("yellow", herbs=1).with_tokens("yellow", "novice")
    herbs = island("herbs")
    paid = (NovicesTired(0, herbs, 1), FavourTaken(0, herbs), TokenSpent(0, island("novice")))
    assert situation.events("favor herbs novice") == paid


# --- recruiting


def test_recruiting_brings_a_third_resting_novice():
    situation = table().with_active("yellow", book=2)
    reserve = situation.player("yellow")["reserve"]
    after = situation.play("recruit book")
    assert after.novices("yellow", "book") == (0, 3)
    assert after.player("yellow")["reserve"] == reserve - 1


def test_recruiting_has_no_discount():
    situation = table().with_active("yellow", book=1).with_shrines("yellow", "book")
    assert situation.refusal("recruit book") == ("too_few_active", {"island": "book", "needed": 2, "have": 1})


def test_the_novice_token_recruits_with_one_novice_but_not_with_none():
    situation = table().with_active("yellow", book=1).with_tokens("yellow", "novice")
    assert situation.legal("recruit") == ["recruit book novice"]
    after = situation.play("recruit book novice")
    assert after.novices("yellow", "book") == (0, 2)
    assert after.tokens("yellow") == set()
    alone = ("too_few_active", {"island": "tides", "needed": 1, "have": 0})
    assert situation.refusal("recruit tides novice") == alone


def test_nobody_recruits_from_an_empty_reserve():
    situation = table().with_active("yellow", book=2).with_reserve("yellow", 0)
    assert situation.legal("recruit") == []
    assert situation.reason("recruit book") == "reserve_empty"


# --- building


def test_a_shrine_needs_the_builder():
    """There is one action `shrine`; it means the builder's island whatever other islands offer."""
    elsewhere = table(builder="tides").with_active("yellow", herbs=5).with_tokens("yellow", "shrine")
    assert elsewhere.legal("shrine") == []
    assert elsewhere.refusal("shrine") == ("too_few_active", {"island": "tides", "needed": 2, "have": 0})
    assert elsewhere.with_figures(builder="herbs").legal("shrine") == ["shrine"]


def test_a_shrine_costs_its_token_and_two_novices():
    situation = table(builder="tides").with_active("yellow", tides=2).with_tokens("yellow", "shrine")
    after = situation.play("shrine")
    assert after.player("yellow")["islands"]["tides"] == {"active": 0, "inactive": 2, "shrine": True}
    assert after.player("yellow")["shrines"] == 5
    assert after.tokens("yellow") == set()
    built = (TokenSpent(0, island("shrine")), NovicesTired(0, island("tides"), 2), ShrineBuilt(0, island("tides")))
    assert situation.events("shrine") == built


def test_a_shrine_is_not_built_without_the_token():
    situation = table(builder="tides").with_active("yellow", tides=2)
    assert situation.refusal("shrine") == ("token_not_owned", {"favour": "shrine"})


def test_an_island_holds_one_shrine_of_each_order():
    situation = table(builder="tides").with_active("yellow", tides=2).with_tokens("yellow", "shrine")
    assert situation.with_shrines("red", "tides").legal("shrine") == ["shrine"]
    assert situation.with_shrines("yellow", "tides").refusal("shrine") == ("own_shrine_there", {"island": "tides"})


def test_no_shrine_is_built_out_of_an_empty_supply():
    situation = table(builder="tides").with_active("yellow", tides=2).with_tokens("yellow", "shrine")
    assert situation.with_shrines_left("yellow", 0).reason("shrine") == "no_shrine_left"


def test_the_novice_token_builds_with_one_novice():
    situation = table(builder="tides").with_active("yellow", tides=1).with_tokens("yellow", "shrine", "novice")
    assert situation.legal("shrine") == ["shrine novice"]
    after = situation.play("shrine novice")
    assert (after.novices("yellow", "tides"), after.tokens("yellow")) == ((0, 1), set())
    nobody = table(builder="tides").with_tokens("yellow", "shrine", "novice")
    assert nobody.refusal("shrine novice") == ("too_few_active", {"island": "tides", "needed": 1, "have": 0})


def test_with_two_orders_the_herbs_island_takes_a_shrine_after_the_preparation():
    situation = table(2, builder="herbs").with_active("yellow", herbs=2).with_tokens("yellow", "shrine")
    assert situation.play("shrine").player("yellow")["islands"]["herbs"]["shrine"]


# --- herbs


def test_herbs_wake_one_or_two_novices_of_one_island():
    situation = table().with_inactive("yellow", tides=3, book=1).with_tokens("yellow", "herbs")
    assert situation.legal("herbs") == ["herbs tides 1", "herbs tides 2", "herbs book 1"]
    after = situation.play("herbs tides 2")
    assert after.novices("yellow", "tides") == (2, 1)
    assert after.tokens("yellow") == set()
    assert situation.events("herbs tides 2")[1] == NovicesWoken(0, island("tides"), 2)


def test_the_novice_token_has_no_place_in_herbs():
    situation = table().with_inactive("yellow", tides=1).with_tokens("yellow", "herbs", "novice")
    assert situation.play("herbs tides 1").tokens("yellow") == {"novice"}


def test_herbs_never_work_on_the_herbs_island():
    situation = table().with_inactive("yellow", herbs=2).with_tokens("yellow", "herbs")
    assert situation.legal("herbs") == []
    assert situation.reason("herbs herbs 1") == "not_on_herbs_island"


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("herbs book 2", ("too_few_inactive", {"island": "book", "needed": 2, "have": 1})),
        ("herbs tides 1", ("too_few_inactive", {"island": "tides", "needed": 1, "have": 0})),
    ],
)
def test_herbs_need_resting_novices(line: str, refusal: tuple[str, dict[str, int | str]]):
    situation = table().with_inactive("yellow", book=1).with_active("yellow", tides=2).with_tokens("yellow", "herbs")
    assert situation.refusal(line) == refusal


def test_herbs_need_their_token():
    situation = table().with_inactive("yellow", tides=2)
    assert situation.refusal("herbs tides 1") == ("token_not_owned", {"favour": "herbs"})
    assert situation.refusal("herbs herbs 1") == ("token_not_owned", {"favour": "herbs"})
