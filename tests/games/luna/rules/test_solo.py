"""Chapter 8: solo; yellow plays against the automaton red."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.events import BookMoved, NoviceDisplaced, NovicesTired, PhaseClosed, ShrineBuilt, TileClaimed
from luna.games.luna.rules.position import Position

from .table_setup import RING, Situation, beginning, island, solo_round, solo_table, table

PAIRS = "place pairs novice herbs sailboat shrine"


# --- preparation


def test_the_automaton_is_prepared_first():
    """Tile 2 shows the shrine island, the builder stands on tides; all 13 novices are out."""
    red = beginning(solo=1).player("red")
    counts = {name: red["islands"][name]["active"] for name in ISLAND_NAMES}
    assert counts == dict.fromkeys(ISLAND_NAMES, 2) | {"tides": 1, "shrine": 1}
    assert (red["reserve"], red["shrines"], red["favors"]) == (0, 5, [])
    assert red["islands"]["tides"]["shrine"]
    assert beginning(solo=1).temple() == {2: ("red", True), 3: ("yellow", True)}


def test_the_human_prepares_alone_then_the_round_begins():
    begun = beginning(solo=1).play("place shrine book", PAIRS)
    assert (begun.seen()["phase"], begun.seen()["actor"]) == ("tire", "yellow")
    assert begun.tokens("yellow") == {"tides", "bribery"}
    assert begun.seen()["council"] == [("yellow", 0), ("red", 0)]  # the automaton counts as start order


def test_the_builders_and_the_herbs_island_take_no_shrine_of_the_human():
    situation = beginning(solo=1)
    assert situation.refusal("place shrine tides") == ("shrine_island_taken", {"island": "tides", "order": "red"})
    assert situation.reason("place shrine herbs") == "herbs_island_banned"
    assert len(situation.legal()) == 5


# --- the start of a round


def test_the_human_chooses_an_island_with_active_novices_of_the_automaton():
    situation = solo_round().without_novices("red").with_active("red", book=1, tides=2).with_inactive("red", herbs=2)
    assert situation.legal() == ["tire tides", "tire book"]
    assert situation.refusal("tire herbs") == ("none_to_tire", {"island": "herbs"})
    assert situation.reason("meditate") == situation.reason("end") == "tire_first"


def test_the_chosen_novices_tire_and_the_disc_advances_by_their_number():
    situation = solo_round().without_novices("red").with_active("red", book=3)
    after = situation.play("tire book")
    assert after.novices("red", "book") == (0, 3)
    assert list(after.council().items()) == [("red", 3), ("yellow", 0)]
    assert after.seen()["phase"] == "action"
    assert situation.events("tire book")[0] == NovicesTired(1, island("book"), 3)


def test_the_automaton_takes_the_highest_released_tile_of_its_active_novices():
    """Two orders, first round: 8 (novice) and 6 (bribery) are released."""
    situation = solo_round().with_shrines("red")
    after = situation.play("tire book")
    assert after.temple()[8] == ("red", True)
    assert after.novices("red", "novice") == (1, 0)
    assert after.influence("red") == 5 + 6 + 1
    assert TileClaimed(1, island("novice"), 8, 6) in situation.events("tire book")


@pytest.mark.parametrize("hindrance", ["occupied", "tired"])
def test_a_tile_that_is_taken_or_whose_novices_rest_is_passed_over(hindrance: str):
    if hindrance == "occupied":
        after = solo_round().with_novice_on("yellow", 8).play("tire book")
    else:
        after = solo_round().play("tire novice")
    assert 8 not in after.temple()
    assert after.temple()[6] == ("red", True)


def test_a_placed_tile_whose_novice_was_displaced_is_not_taken_again():
    """8 is released and its field empty, but it lies in the temple (R7)."""
    after = solo_round().in_temple(None, 8).play("tire book")
    assert after.temple()[8] == (None, False)
    assert after.temple()[6] == ("red", True)
    none_left = solo_round().in_temple(None, 8, 6).play("tire book")
    assert none_left.temple() == {2: ("red", True), 3: ("yellow", True), 6: (None, False), 8: (None, False)}
    assert none_left.influence("red") == 5


def test_the_automaton_displaces_like_everybody_and_the_human_goes_to_the_jetty():
    """11 lies beside 8."""
    situation = solo_round().in_round(2).in_temple("yellow", 8)
    after = situation.play("tire book")
    assert after.temple()[11] == ("red", True)
    assert after.temple()[8] == (None, False)
    assert after.player("yellow")["jetty"] == 1
    assert after.influence("red") == 5 + 5 + 1 + 1
    assert NoviceDisplaced(0, 1, 8, -1) in situation.events("tire book")


def test_the_book_on_the_humans_lowest_tile_comes_to_the_automatons_lowest_without_one():
    situation = solo_round().in_temple("yellow", 13, book=True).in_temple(None, 5)
    after = situation.play("tire book")
    assert after.temple()[3] == ("yellow", False)
    assert after.temple()[13] == ("yellow", True)
    assert after.temple()[8] == ("red", True)
    assert BookMoved(1, 3, 8, 1, 0) in situation.events("tire book")


def test_no_book_is_taken_from_a_human_who_has_none():
    after = solo_round().without_book(3).play("tire book")
    assert after.temple()[8] == ("red", False)
    assert after.influence("red") == 5 + 6


def test_without_a_tile_nothing_is_scored_and_no_book_is_taken():
    after = solo_round().with_novice_on("yellow", 8, 6).play("tire book")
    assert after.temple() == {2: ("red", True), 3: ("yellow", True)}
    assert after.influence("red") == 5


def test_the_automatons_disc_stops_at_the_last_seat_and_stays_there():
    situation = solo_round().council_steps("red", 14)
    arrived = situation.play("tire book")
    assert arrived.council() == {"red": 15, "yellow": 0}
    again = solo_round().council_steps("red", 15).council_steps("yellow", 15).play("tire book")
    assert list(again.council()) == ["red", "yellow"]


# --- the action phase


def test_the_human_acts_as_often_as_wished():
    situation = solo_table().with_active("yellow", tides=2, herbs=2)
    after = situation.play("favor tides", "favor herbs", "tides herbs~>book", "done")
    assert after.seen()["actor"] == "yellow"
    assert after.legal()[-1] == "end"


def test_there_are_no_candles_in_solo():
    assert solo_table().reason("meditate") == "no_candles_in_solo"
    assert solo_table().reason("tire tides") == "tire_over"


def test_the_phase_is_not_ended_during_a_journey():
    begun = solo_table().with_active("yellow", tides=1).play("journey tides>book")
    assert begun.legal() == ["done"]
    assert begun.refusal("end") == ("travel_open", {"kind": "journey"})


def test_ending_the_phase_earns_nothing():
    situation = solo_table()
    after = situation.play("end")
    assert after.influence("yellow") == 5 + 1  # the novice in the temple
    assert situation.events("end")[0] == PhaseClosed(0)
    assert (after.seen()["phase"], after.seen()["round"], after.seen()["start"]) == ("tire", 2, "red")
    assert after.seen()["actor"] == "yellow"


def test_a_displaced_novice_of_the_automaton_tires_beside_its_symbols_island():
    situation = solo_table().in_round(2).with_novice_on("yellow", 11).without_novices("red").in_temple("red", 8)
    after = situation.play("consecrate 11")
    assert after.novices("red", "novice") == (0, 1)
    assert after.player("red")["jetty"] == 0
    assert after.influence("yellow") == 5 + 5 + 1
    assert NoviceDisplaced(1, 0, 8, island("novice")) in situation.events("consecrate 11")


# --- the end of a round


def test_the_automaton_builds_beside_the_builder_with_an_active_novice():
    situation = solo_table().in_round(2).with_figures(builder="book")
    after = situation.play("end")
    assert after.player("red")["islands"]["book"]["shrine"]
    assert after.player("red")["shrines"] == 4
    assert ShrineBuilt(1, island("book")) in situation.events("end")
    assert after.novices("red", "book") == (2, 0)


@pytest.mark.parametrize("hindrance", ["first round", "own shrine", "tired", "nobody"])
def test_the_automaton_does_not_build(hindrance: str):
    situation = solo_table().in_round(1 if hindrance == "first round" else 2).with_figures(builder="book")
    if hindrance == "own shrine":
        situation.with_figures(builder="tides")
    elif hindrance != "first round":
        situation.without_novices("red").with_active("red", novice=1)
        situation.with_inactive("red", book=1 if hindrance == "tired" else 0)
    assert situation.play("end").player("red")["shrines"] == 5


def test_the_automaton_takes_part_in_scoring_but_never_pays_the_apostate():
    situation = solo_table(apostate="book").with_inactive("yellow", book=1).with_figures(priestess="herbs")
    after = situation.play("end")
    assert after.influence("red") == 5 + 5 + 1
    assert after.influence("yellow") == 5 - 2 + 1


def test_the_apostate_looks_only_for_the_human():
    assert solo_table(apostate="herbs").with_active("yellow", bribery=1).play("end").figure("apostate") == "bribery"
    assert solo_table(apostate="herbs").play("end").figure("apostate") == "herbs"


def test_priestess_and_builder_move_as_with_two_orders():
    after = solo_table(priestess="novice", builder="tides").play("end")
    assert after.figure("priestess") == RING[5]
    assert after.figure("builder") == RING[5]


# --- levels


def used_at(situation: Situation, name: str) -> set[str]:
    """Verbs of the legal lines that begin at an island."""
    words = [line.replace("~>", " ").replace(">", " ").split(" ") for line in situation.legal()]
    return {word[0] for word in words if len(word) > 1 and word[1] == name}


@pytest.mark.parametrize(("level", "expelling"), [(1, True), (2, True), (3, False)])
def test_the_third_level_blocks_expelling(level: int, expelling: bool):
    situation = solo_table(level, apostate="book").with_active("yellow", book=2).with_tokens("yellow", "novice")
    assert bool(situation.legal("expel")) == expelling
    for line in ("expel 1", "expel 0 novice"):
        assert (situation.refusal(line) == ("blocked_by_apostate", {"island": "book"})) != expelling


def test_the_first_level_blocks_nothing():
    situation = solo_table(1, apostate="book").with_active("yellow", book=2)
    assert used_at(situation, "book") == {"favor", "recruit", "journey", "council"}


@pytest.mark.parametrize("level", [2, 3])
def test_the_higher_levels_block_the_apostates_island(level: int):
    situation = solo_table(level, apostate="book", builder="book").with_active("yellow", book=3, herbs=1)
    situation.with_inactive("yellow", book=2).with_jetty("yellow", 1)
    situation.with_tokens("yellow", "shrine", "herbs", "tides", "sailboat", "bribery", "novice")
    assert used_at(situation, "book") == set()
    blocked = [f"{verb} book" for verb in ("favor", "recruit")] + ["shrine", "herbs book 1", "council book 1"]
    blocked += ["journey book>herbs", "tides book>herbs", "tides book~>herbs", "sail book>herbs 1", "appoint 12"]
    for line in blocked:
        assert situation.refusal(line) == ("blocked_by_apostate", {"island": "book"})
    free = {"sail herbs>book 1", "journey herbs>book", "tides jetty>book", "council 0 novice", "end"}
    assert free <= set(situation.legal())


# --- tokens


def test_a_token_lies_at_its_island_for_each_order_but_in_solo_for_the_person_alone():
    assert Position(table(3).state).tokens_left(island("tides")) == 3
    assert Position(table(3).with_tokens("red", "tides").state).tokens_left(island("tides")) == 2
    assert Position(solo_table().state).tokens_left(island("tides")) == 1
    assert Position(solo_table().with_tokens("yellow", "tides").state).tokens_left(island("tides")) == 0
