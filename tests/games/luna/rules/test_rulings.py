"""Chapter 9: every ruling plays as decided."""

from __future__ import annotations

import pytest

from .table_setup import beginning, solo_round, solo_table, table


def test_r1_journey_and_tides_never_end_beside_the_own_island():
    situation = table().with_active("yellow", tides=1).with_inactive("yellow", tides=1).with_tokens("yellow", "tides")
    for line in ("journey tides>tides", "tides tides>tides", "tides tides~>tides"):
        assert situation.refusal(line) == ("same_island", {"island": "tides"})


def test_r2_each_order_places_its_four_pairs_at_once():
    situation = beginning(2).play("place shrine tides", "place shrine book", "place pairs novice herbs sailboat shrine")
    assert [situation.novices("yellow", name) for name in ("novice", "herbs", "sailboat", "shrine")] == [(2, 0)] * 4
    assert situation.seen()["actor"] == "red"


def test_r3_the_novice_token_alone_supports_the_council_or_expels():
    situation = table(apostate="herbs").with_tokens("yellow", "novice")
    assert situation.legal() == ["council 0 novice", "expel 0 novice", "meditate"]
    supported, expelled = situation.play("council 0 novice"), situation.play("expel 0 novice")
    assert (supported.council()["yellow"], supported.tokens("yellow")) == (1, set())
    assert (expelled.figure("apostate"), expelled.tokens("yellow")) == ("sailboat", set())


def test_r4_a_shrine_and_the_novice_token_take_a_favour_without_a_novice():
    situation = table().with_shrines("yellow", "herbs", "novice").with_tokens("yellow", "novice")
    assert situation.legal("favor") == ["favor herbs novice"]
    assert situation.play("favor herbs novice").tokens("yellow") == {"herbs"}


def test_r5_the_three_values_are_netted_and_the_total_floored():
    situation = table(2, priestess="tides", apostate="tides", actor="red").with_candles(1).with_influence("yellow", 0)
    situation.with_active("yellow", tides=4).with_inactive("red", tides=8).with_influence("red", 3)
    after = situation.play("meditate")
    assert after.influence("yellow") == 0 + 5 - 5 + 1  # not max(0, -5) first
    assert after.influence("red") == 0  # 3 + 1 - 9 + 1


def test_r6_the_book_of_an_own_novice_may_be_moved():
    situation = table(3).with_tokens("yellow", "book").in_temple("yellow", 8)
    assert situation.play("book 3>8").temple()[3] == ("yellow", False)


def test_r7_the_tile_of_a_displaced_novice_stays():
    after = table(2).in_temple("red", 8).with_novice_on("yellow", 11).in_round(2).play("consecrate 11")
    assert after.temple()[8] == (None, False)
    assert after.reason("appoint 8") == "tile_in_temple"


def test_r8_the_automaton_displaces():
    after = solo_round().in_round(2).in_temple("yellow", 8).play("tire book")
    assert after.player("yellow")["jetty"] == 1


def test_r9_the_block_follows_the_expelled_apostate_at_once():
    situation = solo_table(2, apostate="herbs").with_active("yellow", herbs=3, sailboat=2)
    assert situation.legal("favor") == ["favor sailboat"]
    after = situation.play("expel 1")
    assert after.figure("apostate") == "sailboat"
    assert after.legal("favor") == ["favor herbs"]


def test_r9_spending_the_islands_token_and_consecrating_stay_free():
    situation = solo_table(3, apostate="bribery").with_active("yellow", book=2).with_novice_on("yellow", 6)
    after = situation.with_tokens("yellow", "bribery").play("appoint 12", "consecrate 6")
    assert after.tokens("yellow") == set()


def test_r9_binds_only_the_humans_action_phase():
    situation = solo_round(3, apostate="novice")
    assert "tire novice" in situation.legal()
    assert situation.play("tire book").temple()[8] == ("red", True)  # 8 shows the apostate's island


def test_r10_the_first_book_of_a_solo_round_earns_1():
    situation = solo_table().with_tokens("yellow", "book").in_temple("yellow", 8)
    after = situation.play("book 2>8")
    assert after.influence("yellow") == 5 + 1
    assert not after.seen()["book_played"]


def test_r11_the_automatons_book_goes_to_its_lowest_tile_without_one():
    situation = solo_round().without_novices("red").with_active("red", novice=1, book=2)
    after = situation.in_temple("red", 5).play("tire book")
    assert after.temple()[2] == ("red", True)  # lowest, but it has one
    assert after.temple()[5] == ("red", True)
    assert after.temple()[8] == ("red", False)


def test_r12_an_action_without_effect_is_not_allowed():
    situation = table(builder="tides").with_active("yellow", tides=2).with_tokens("yellow", "shrine", "novice")
    situation.council_steps("yellow", 15).with_reserve("yellow", 0).with_shrines_left("yellow", 0)
    assert situation.reason("council tides 1") == "beyond_last_seat"
    assert situation.reason("council 0 novice") == "beyond_last_seat"
    assert situation.reason("recruit tides") == "reserve_empty"
    assert situation.reason("shrine") == "no_shrine_left"


def test_r13_meditating_is_the_only_way_to_pass():
    assert table().legal() == ["meditate"]
    assert "meditate" in table().with_active("yellow", tides=2).legal()


def test_r14_the_automatons_first_tile_carries_a_book():
    assert beginning(solo=1).temple()[2] == ("red", True)


@pytest.mark.parametrize("tile", [8, 12])
def test_r15_the_novice_token_replaces_the_second_novice_also_with_bribery(tile: int):
    situation = table().with_active("yellow", novice=1, book=1).with_tokens("yellow", "novice", "bribery")
    after = situation.play(f"appoint {tile} novice")
    assert after.tokens("yellow") == ({"bribery"} if tile == 8 else set())
    assert {"tile": tile, "novice": "yellow"} in after.seen()["path"]


def test_r15_the_novice_token_does_not_enter_a_tile():
    situation = table().with_active("yellow", novice=2).with_shrines("yellow", "novice").with_tokens("yellow", "novice")
    assert situation.legal("appoint") == ["appoint 8"]
    assert situation.reason("appoint 8 novice") == "token_cannot_enter"
    alone = table().with_tokens("yellow", "novice")
    assert alone.refusal("appoint 8 novice") == ("too_few_active", {"island": "novice", "needed": 1, "have": 0})


def test_r16_the_herbs_ban_of_two_orders_holds_in_solo():
    assert beginning(solo=1).reason("place shrine herbs") == "herbs_island_banned"


def test_r17_the_automatons_disc_goes_by_the_actual_number():
    after = solo_round().without_novices("red").with_active("red", book=5).play("tire book")
    assert after.council()["red"] == 5


def test_r18_the_automatons_shrine_counts_in_the_scoring_of_its_round():
    situation = solo_table(apostate="herbs").in_round(2).with_figures(builder="book", priestess="book")
    situation.with_active("yellow", book=2)
    situation.council_steps("yellow", 1)
    after = situation.play("end")
    assert after.influence("red") == 5 + 5 + 1  # two novices and the new shrine against two novices
    assert after.influence("yellow") == 5 + 2 + 1


def test_r19_in_solo_herbs_are_taken_once_per_round():
    situation = solo_table().with_shrines("yellow", "herbs", "novice").with_active("yellow", herbs=1, novice=1, book=2)
    situation.with_inactive("yellow", sailboat=2).with_tokens("yellow", "novice")
    taken = situation.play("favor herbs novice")
    assert (situation.seen()["herbs_taken"], taken.seen()["herbs_taken"]) == (False, True)
    used = taken.play("herbs sailboat 2", "favor novice")
    assert used.refusal("favor herbs") == used.refusal("favor herbs novice") == ("herbs_taken", {})
    later = used.play("end", "tire book")
    assert (later.seen()["round"], later.seen()["herbs_taken"]) == (2, False)
    assert "favor herbs" in later.legal()


def test_r19_a_token_from_before_is_used_as_well():
    situation = solo_table().with_active("yellow", herbs=2).with_inactive("yellow", book=2, novice=2)
    after = situation.with_tokens("yellow", "herbs").play("herbs book 2", "favor herbs", "herbs novice 2")
    assert (after.novices("yellow", "book"), after.novices("yellow", "novice")) == ((2, 0), (2, 0))


def test_r19_among_several_orders_herbs_are_not_limited():
    situation = table(2).with_active("yellow", herbs=4).with_inactive("yellow", book=2)
    after = situation.play("favor herbs", "meditate", "herbs book 1", "meditate")
    assert not after.seen()["herbs_taken"]
    assert "favor herbs" in after.legal()
