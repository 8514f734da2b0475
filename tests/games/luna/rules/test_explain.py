"""Every reason of the list is given somewhere, with the values its sentence needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from luna.games.luna.rules.reasons import REASONS

from .table_setup import Situation, beginning, solo_round, solo_table, table

TRIED_ON_THE_TABLE = {
    "no_favour",
    "no_recruit",
    "none_to_wake",
    "none_active",
    "none_to_move",
    "none_to_sail",
    "no_tile_to_appoint",
    "none_on_path",
    "none_released",
    "no_novice_without_book",
    "no_use_for_book",
    "bribery_opens_nothing",
    "bribery_none_for",
    "novice_token_idle",
    "inactive_need_token",
    "jetty_needs_token",
    "builder_elsewhere",
    "apostate_elsewhere",
    "wrong_symbol",
    "wrong_field",
    "tile_goes",
    "wrong_favour_island",
    "not_your_piece",
    "pair_there_already",
    "bribery_elsewhere",
    "piece_goes",
    "stays_put",
    "place_takes",
    "button_waits",
}
"""Told of several actions at once, or of what no action of the game means; see tests/table/test_refusals.py."""


def novices() -> Situation:
    return table().with_active("yellow", tides=2)


def tokens(*favours: str) -> Situation:
    return novices().with_tokens("yellow", *favours)


CASES: dict[str, tuple[Callable[[], Situation], str]] = {
    "game_over": (lambda: table(3).in_round(6).with_candles(1).play("meditate"), "meditate"),
    "preparation_first": (beginning, "meditate"),
    "preparation_over": (table, "place shrine tides"),
    "shrine_first": (beginning, "place pairs novice tides herbs book"),
    "pairs_now": (
        lambda: beginning().play("place shrine book", "place shrine tides", "place shrine herbs"),
        "place shrine novice",
    ),
    "tire_first": (solo_round, "end"),
    "tire_over": (solo_table, "tire book"),
    "solo_only": (table, "end"),
    "no_candles_in_solo": (solo_table, "meditate"),
    "travel_open": (lambda: novices().play("journey tides>book"), "meditate"),
    "nothing_begun": (table, "done"),
    "shrine_island_taken": (lambda: beginning().play("place shrine book"), "place shrine book"),
    "herbs_island_banned": (lambda: beginning(2), "place shrine herbs"),
    "pairs_on_own_shrine": (
        lambda: beginning(2).play("place shrine book", "place shrine tides"),
        "place pairs novice tides herbs book",
    ),
    "blocked_by_apostate": (lambda: solo_table(2, apostate="tides").with_active("yellow", tides=2), "favor tides"),
    "token_not_owned": (novices, "sail tides>book 1"),
    "favour_owned": (lambda: tokens("tides"), "favor tides"),
    "herbs_taken": (
        lambda: (
            solo_table()
            .with_active("yellow", herbs=2)
            .with_inactive("yellow", book=1)
            .play("favor herbs", "herbs book 1")
        ),
        "favor herbs",
    ),
    "too_few_active": (novices, "favor book"),
    "too_few_inactive": (lambda: tokens("herbs"), "herbs tides 1"),
    "too_few_on_jetty": (lambda: tokens("tides"), "tides jetty>book"),
    "all_moved_already": (lambda: tokens("tides").play("tides tides>book"), "tides book~>herbs"),
    "same_island": (novices, "journey tides>tides"),
    "novice_for_novice": (lambda: tokens("novice"), "favor novice novice"),
    "token_cannot_enter": (lambda: tokens("novice").with_shrines("yellow", "bribery"), "appoint 6 novice"),
    "reserve_empty": (lambda: novices().with_reserve("yellow", 0), "recruit tides"),
    "no_shrine_left": (lambda: tokens("shrine").with_shrines_left("yellow", 0), "shrine"),
    "own_shrine_there": (lambda: tokens("shrine").with_shrines("yellow", "tides"), "shrine"),
    "not_on_herbs_island": (lambda: tokens("herbs"), "herbs herbs 1"),
    "tile_not_in_game": (table, "appoint 26"),
    "tile_in_temple": (table, "consecrate 3"),
    "tile_not_in_temple": (lambda: tokens("book"), "book 3>8"),
    "tile_occupied": (lambda: table().with_novice_on("red", 8), "appoint 8"),
    "tile_not_released": (table, "appoint 28"),
    "needs_bribery": (table, "appoint 12"),
    "no_own_novice_on_tile": (table, "consecrate 8"),
    "no_book_there": (lambda: tokens("book"), "book 8>3"),
    "book_already_there": (lambda: tokens("book"), "book 2>3"),
    "not_own_novice": (lambda: tokens("book"), "book 3>2"),
    "beyond_last_seat": (lambda: novices().council_steps("yellow", 14), "council tides 2"),
    "none_to_tire": (lambda: solo_round().without_novices("red"), "tire book"),
}


def test_every_reason_has_a_case():
    assert set(CASES) == set(REASONS) - TRIED_ON_THE_TABLE
    assert set(REASONS) >= TRIED_ON_THE_TABLE


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_is_given_with_its_values(reason: str):
    build, line = CASES[reason]
    found = build().refusal(line)
    assert found is not None
    assert found[0] == reason
    assert tuple(found[1]) == REASONS[reason]


def test_the_first_rule_in_the_way_is_named():
    """A favour that is owned stays owned however many novices are there; a token comes before its use."""
    situation = table(apostate="tides").with_tokens("yellow", "tides")
    assert situation.reason("favor tides") == "favour_owned"
    assert situation.reason("favor tides novice") == "favour_owned"
    assert situation.reason("sail tides>tides 1") == "token_not_owned"
    assert situation.reason("appoint 28") == "tile_not_released"


@pytest.mark.parametrize("level", [2, 3])
def test_a_blocked_island_is_named_before_missing_novices(level: int):
    situation = solo_table(level, apostate="book").with_tokens("yellow", "herbs", "tides", "sailboat")
    for line in (
        "favor book",
        "recruit book",
        "herbs book 1",
        "journey book>herbs",
        "tides book~>herbs",
        "council book 1",
    ):
        assert situation.refusal(line) == ("blocked_by_apostate", {"island": "book"})
