"""Chapter 3: set-up."""

from __future__ import annotations

import pytest

from luna.core.seat import Seat
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS, ISLANDS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.setup import initial_state

from .table_setup import RING, Situation, beginning

BOARD = shipped_board()


def seats(count: int) -> list[Seat]:
    return [Seat(colour) for colour in COLOURS[:count]]


def path_values(situation: Situation) -> list[int]:
    return [value for place in situation.seen()["path"] for key, value in place.items() if key != "novice"]  # type: ignore[misc]


def test_the_path_of_yellow_and_blue_begins_2_28_25_2_23_21_3():
    path = path_values(beginning(2))
    assert path[:7] == [2, 28, 25, 2, 23, 21, 3]
    assert path[7:] == [19, 17, 4, 15, 13, 5, 12, 11, 6, 8, 6]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tiles_as_orders_follow_each_guardian_tile(players: int):
    path = path_values(beginning(players))
    assert len(path) == 6 + 6 * players
    assert path[:: players + 1] == [2, 2, 3, 4, 5, 6]
    tiles = [value for k, value in enumerate(path) if k % (players + 1)]
    assert tiles == sorted(tiles, reverse=True)
    assert tiles[-1] > 4


def test_the_guardian_stands_on_the_6():
    assert beginning(4).seen()["guardian"] == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_5_influence_and_a_booked_novice_on_a_low_tile(players: int):
    start = beginning(players)
    assert [start.influence(colour) for colour in COLOURS[:players]] == [5] * players
    temple = start.temple()
    assert sorted(novice or "" for novice, _ in temple.values()) == sorted(COLOURS[:players])
    assert all(tile <= 4 and book for tile, (_, book) in temple.items())


@pytest.mark.parametrize("players", [2, 3])
def test_seats_that_nobody_has_hold_nothing(players: int):
    row = Position(beginning(players).state).row
    for name in ("influence", "reserve", "jetty", "shrines", "seat_at", "rank"):
        assert not any(row(name)[players:]), name
    for name in ("active", "inactive", "shrine", "favor"):
        assert not any(row(name)[players * ISLANDS :]), name


def test_two_orders_have_3_candles_and_more_have_4():
    assert [beginning(players).seen()["candles"]["lit"] for players in (2, 3, 4)] == [3, 4, 4]
    assert beginning(solo=1).seen()["candles"] == {"lit": 0, "turned": 0}


def test_the_start_orders_disc_lies_at_the_bottom():
    assert beginning(4, start="red").seen()["council"] == [("yellow", 0), ("white", 0), ("blue", 0), ("red", 0)]


def test_the_islands_lie_in_the_drawn_circle():
    start = beginning(3)
    assert start.seen()["islands"] == list(RING)
    assert start.state.table.tokens == 3
    assert beginning(solo=2).state.table.tokens == 1


def test_the_preset_start_needs_no_preparation():
    drawn = draw_setup(BOARD, seats(4), 5, preset=True)
    start = Situation(initial_state(drawn))
    seen = start.seen()
    assert (seen["phase"], seen["actor"]) == ("action", drawn.colours[drawn.start])
    assert seen["islands"] == ["novice", "tides", "sailboat", "shrine", "herbs", "book", "bribery"]
    assert seen["figures"] == {"priestess": "novice", "builder": "tides", "apostate": "bribery"}
    for colour in COLOURS:
        assert start.novices(colour, "novice") == (2, 0)
        assert (start.player(colour)["reserve"], start.player(colour)["shrines"]) == (4, 5)
    assert start.tokens("yellow") == {"shrine", "book"}  # positions 4 and 6
    assert start.player("white")["islands"]["book"]["shrine"]  # position 6


@pytest.mark.parametrize("preset", [False, True])
def test_the_same_seed_draws_the_same_set_up(preset: bool):
    drawn = [draw_setup(BOARD, seats(3), seed, preset=preset) for seed in (1, 1, 2, 3, 4)]
    assert drawn[0] == drawn[1]
    assert len({(setup.boards, setup.deal, setup.start) for setup in drawn}) > 1


def test_every_set_up_that_is_drawn_keeps_the_rules_of_setting_up():
    for seed in range(60):
        setup = draw_setup(BOARD, seats(2 + seed % 3), seed)
        assert len(set(setup.boards)) == len(setup.boards) == len(setup.seats)
        low = {tile for colour in setup.boards for tile in BOARD.temple[colour] if tile <= 4}
        assert set(setup.deal) == low
        assert len(setup.deal) == len(low)
        assert sorted(setup.islands) == list(range(7))
        assert setup.start in range(len(setup.seats))


def test_every_start_board_and_island_is_drawn_sometimes():
    setups = [draw_setup(BOARD, seats(2), seed) for seed in range(80)]
    assert {setup.start for setup in setups} == {0, 1}
    assert len({board for setup in setups for board in setup.boards}) == 4
    assert {figure for setup in setups for figure in setup.figures} == set(range(7))


def test_what_people_choose_changes_nothing_else_of_the_lot():
    rng = draw_setup(BOARD, seats(3), 9)
    chosen = draw_setup(BOARD, seats(3), 9, start=(rng.start + 1) % 3, figures=(1, 2, 3))
    assert chosen.start != rng.start
    assert chosen.figures == (1, 2, 3)
    assert (chosen.boards, chosen.deal, chosen.islands) == (rng.boards, rng.deal, rng.islands)


def test_solo_is_begun_by_the_automaton_and_level_3_puts_the_builder_beside_the_priestess():
    pair = [Seat("blue"), Seat("white", "automaton")]
    easy, hard = (draw_setup(BOARD, pair, 4, solo=level) for level in (1, 3))
    assert easy.start == hard.start == 1
    assert hard.figures == (easy.figures[0], easy.figures[0], easy.figures[2])
    assert easy.colours == ("blue", "white")
    assert easy.figures[0] != easy.figures[1]


def test_solo_has_no_preset_start():
    seats = [Seat("red"), Seat("blue", "automaton")]
    with pytest.raises(ValueError, match="free set-up"):
        draw_setup(BOARD, seats, 1, preset=True, solo=1)
