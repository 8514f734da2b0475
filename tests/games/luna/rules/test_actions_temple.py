"""Chapter 5, the way into the temple: appoint and consecrate, Bribery, displacement.

Three orders, first round: 8 (novice), 6 (bribery) and 5 (sailboat) are released; 12 (book), 11 (sailboat) and
10 (bribery) lie between the guardian and the next guardian tile; yellow, blue and red boards from the gate.
"""

from __future__ import annotations

import pytest

from luna.games.luna.rules.events import NoviceAppointed, NoviceConsecrated, NoviceDisplaced, NovicesTired, TokenSpent

from .table_setup import Situation, island, table

# --- appoint


def test_appointing_puts_one_novice_on_the_tile_and_one_to_rest():
    situation = table().with_active("yellow", novice=3)
    after = situation.play("appoint 8")
    assert after.novices("yellow", "novice") == (1, 1)
    assert {"tile": 8, "novice": "yellow"} in after.seen()["path"]
    novice = island("novice")
    assert situation.events("appoint 8") == (NoviceAppointed(0, novice, 8), NovicesTired(0, novice, 1))


def test_one_novice_is_too_few_to_appoint():
    situation = table().with_active("yellow", novice=1)
    assert situation.refusal("appoint 8") == ("too_few_active", {"island": "novice", "needed": 2, "have": 1})


def test_only_novices_of_the_tiles_island_can_be_appointed():
    assert table().with_active("yellow", novice=2, sailboat=2).legal("appoint") == ["appoint 5", "appoint 8"]


def test_with_an_own_shrine_nobody_else_is_used_to_appoint():
    situation = table().with_active("yellow", novice=2).with_shrines("yellow", "novice")
    after = situation.play("appoint 8")
    assert after.novices("yellow", "novice") == (1, 0)
    assert situation.events("appoint 8") == (NoviceAppointed(0, island("novice"), 8),)


def test_only_released_tiles_can_be_entered():
    situation = table().with_active("yellow", book=2, shrine=2).with_tokens("red", "bribery")
    assert situation.legal("appoint") == []
    assert situation.refusal("appoint 12") == ("needs_bribery", {"tile": 12})
    assert situation.refusal("appoint 27") == ("tile_not_released", {"tile": 27})


def test_each_round_releases_one_more_group():
    situation = table().with_active("yellow", novice=2, sailboat=2, bribery=2, book=2)
    released = [sorted(int(line.split()[1]) for line in situation.in_round(k).legal("appoint")) for k in (1, 2, 3, 6)]
    assert released[0] == [5, 6, 8]
    assert released[1] == [5, 6, 8, 10, 11, 12]
    assert released[2] == [5, 6, 8, 10, 11, 12, 13, 14]
    assert released[3] == [5, 6, 8, 10, 11, 12, 13, 14, 17, 24, 25, 28]


def test_a_tile_holds_one_novice():
    situation = table().with_active("yellow", novice=2).with_novice_on("red", 8)
    assert situation.refusal("appoint 8") == ("tile_occupied", {"tile": 8, "order": "red"})
    assert table().with_active("yellow", novice=2).with_novice_on("yellow", 8).legal("appoint") == []


@pytest.mark.parametrize(("tile", "reason"), [(26, "tile_not_in_game"), (3, "tile_in_temple")])
def test_a_tile_must_lie_on_the_path(tile: int, reason: str):
    for verb in ("appoint", "consecrate"):
        assert table().refusal(f"{verb} {tile}") == (reason, {"tile": tile})


def test_bribery_opens_the_group_behind_the_guardian_and_is_spent():
    situation = table().with_active("yellow", book=2).with_tokens("yellow", "bribery")
    after = situation.play("appoint 12")
    assert after.tokens("yellow") == set()
    assert {"tile": 12, "novice": "yellow"} in after.seen()["path"]
    assert situation.events("appoint 12")[0] == TokenSpent(0, island("bribery"))


def test_bribery_is_kept_for_a_released_tile():
    situation = table().with_active("yellow", novice=2).with_tokens("yellow", "bribery")
    assert situation.play("appoint 8").tokens("yellow") == {"bribery"}


def test_in_the_last_round_nothing_is_left_to_bribe():
    situation = table().with_active("yellow", book=2).with_tokens("yellow", "bribery").in_round(6)
    after = situation.play("appoint 28")
    assert after.tokens("yellow") == {"bribery"}


# --- consecrate


def test_consecrating_earns_the_guardians_value_and_costs_nobody():
    situation = table().with_novice_on("yellow", 8).with_active("yellow", novice=2)
    after = situation.play("consecrate 8")
    assert after.influence("yellow") == 5 + 6
    assert after.temple()[8] == ("yellow", False)
    assert after.novices("yellow", "novice") == (2, 0)
    assert not any(place.get("tile") == 8 for place in after.seen()["path"])
    assert situation.events("consecrate 8") == (NoviceConsecrated(0, 8, 6),)


@pytest.mark.parametrize(("number", "value"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_the_guardian_gives_less_from_round_to_round(number: int, value: int):
    situation = table().in_round(number).with_novice_on("yellow", 8)
    assert situation.play("consecrate 8").influence("yellow") == 5 + value


def test_only_the_own_novice_is_consecrated():
    situation = table().with_novice_on("red", 8)
    assert situation.refusal("consecrate 8") == ("no_own_novice_on_tile", {"tile": 8})
    assert situation.refusal("consecrate 6") == ("no_own_novice_on_tile", {"tile": 6})


def test_a_bribed_novice_waits_for_the_guardian_or_another_bribery():
    bribed = table().with_novice_on("yellow", 12, 15)
    assert bribed.refusal("consecrate 12") == ("needs_bribery", {"tile": 12})
    assert bribed.refusal("consecrate 15") == ("tile_not_released", {"tile": 15})
    again = bribed.with_tokens("yellow", "bribery")
    assert again.legal("consecrate") == ["consecrate 12"]
    after = again.play("consecrate 12")
    assert after.tokens("yellow") == set()
    assert after.influence("yellow") == 5 + 6
    assert bribed.in_round(2).with_tokens("yellow", "bribery").play("consecrate 12").tokens("yellow") == {"bribery"}


# --- displacement


def crowded() -> Situation:
    """Around 23 lie 28, 19, 13, 2 and 12; red is to displace. Two orders, yellow and blue boards, last round."""
    built = table(2, actor="red", start="red").in_round(6).in_temple("yellow", 28, 19, 6)
    return built.in_temple("yellow", 12, book=True).in_temple("red", 13).with_novice_on("red", 23)


def test_exactly_one_of_several_neighbours_is_displaced():
    """Red stays, the higher number stays, the book protects; only 19 goes."""
    after = crowded().play("consecrate 23")
    assert [tile for tile, (novice, _) in after.temple().items() if novice is None] == [19]
    assert after.player("yellow")["jetty"] == 1
    assert after.influence("red") == 5 + 2 + 1
    assert crowded().events("consecrate 23") == (NoviceConsecrated(1, 23, 2), NoviceDisplaced(0, 1, 19, -1))


def test_all_unprotected_lower_neighbours_go_at_once():
    situation = table(3).in_temple("red", 13, 12).in_temple("blue", 19).without_book(2).with_novice_on("yellow", 23)
    after = situation.in_round(6).play("consecrate 23")
    assert [tile for tile, (novice, _) in after.temple().items() if novice is None] == [2, 12, 13, 19]
    assert (after.player("red")["jetty"], after.player("blue")["jetty"]) == (3, 1)
    assert after.influence("yellow") == 5 + 2 + 4


def test_displacing_is_mandatory_after_bribery_too():
    situation = table(2).in_temple("red", 8).with_novice_on("yellow", 11).with_tokens("yellow", "bribery")
    after = situation.play("consecrate 11")
    assert after.temple()[8] == (None, False)
    assert after.influence("yellow") == 5 + 6 + 1


def test_there_are_no_chains_and_nobody_displaces_by_staying():
    situation = crowded().play("consecrate 23")
    assert situation.temple()[28] == ("yellow", False)  # 28 is higher than 23 and new to nobody
    assert situation.temple()[23] == ("red", False)


def test_losing_a_book_later_displaces_nobody():
    situation = table(2, actor="red").in_round(6).in_temple("yellow", 12, book=True).in_temple("red", 23)
    after = situation.with_tokens("red", "book").play("book 12>23")
    assert after.temple()[12] == ("yellow", False)


def test_an_empty_field_is_displaced_by_nobody():
    after = crowded().in_temple(None, 15).play("consecrate 23")
    assert after.influence("red") == 5 + 2 + 1


def test_the_novice_token_has_no_place_in_consecrating():
    assert not any("novice" in line for line in crowded().with_tokens("red", "novice").legal("consecrate"))
