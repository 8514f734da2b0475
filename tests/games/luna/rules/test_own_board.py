"""Boards that persons corrected: their games are games like all others, and their records carry them."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from importlib import resources
from random import Random

import pytest
import tomli_w

from build_scripts.games.luna.random_choices import choices
from build_scripts.games.luna.wander import wander
from luna.core.game import new_match
from luna.core.game_record import format_record, load_record
from luna.core.record import RecordError
from luna.core.seat import Seat, SeatKind
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.board_faults import faults
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.header import format_header
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.own_board import identified, own_board, packed, unpacked, values_of
from luna.games.luna.rules.setup import Setup
from tests.games.boards import changed, wrong_key
from tests.games.luna.oracle.model import Oracle

from .random_boards import random_board

SHIPPED = resources.files("luna.games.luna.rules").joinpath("board.toml").read_text("utf-8")
MODES = (("2", 0), ("3", 0), ("4", 0), ("2-preset", 0), ("4-preset", 0), ("2", 1), ("2", 2), ("2", 3))


def drawn(board: Board, mode: str, solo: int, seed: int) -> Setup:
    seats = [Seat(colour, SeatKind.BOT, "random") for colour in COLOURS[: int(mode[0])]]
    if solo:
        seats[1] = Seat(seats[1].colour, SeatKind.AUTOMATON)
    return draw_setup(board, seats, seed, preset=mode.endswith("preset"), solo=solo)


def as_text(position: object) -> str:
    return json.dumps(position, sort_keys=True)


@pytest.mark.parametrize("seed", range(20))
def test_a_random_board_is_allowed_and_can_be_written_and_read(seed: int):
    board = random_board(Random(seed), "Anna: 1 = ż")
    assert not list(faults(board))
    assert unpacked(packed(board)) == board
    assert own_board(tomli_w.dumps(values_of(board))) == board
    assert board.id.startswith("own-")


@pytest.mark.parametrize(("mode", "solo"), MODES)
def test_a_game_on_an_own_board_is_played_as_the_second_model_plays_it(mode: str, solo: int):
    for seed in range(4):
        rng, board = Random(f"{mode} {solo} {seed}"), random_board(Random(seed))
        setup = drawn(board, mode, solo, seed)
        header = [line for line in format_header(setup) if not line.startswith("printed ")]
        oracle, match = Oracle.from_header(header, {"id": board.id, **values_of(board)}), new_match(LUNA, setup)
        while legal := oracle.legal():
            assert as_text(dump(match.state)) == as_text(oracle.as_json())
            line = wander(rng, legal)
            code = RULES.code(match.state, line)
            assert code is not None
            oracle.play(line)
            match.play(code)
        assert as_text(dump(match.state)) == as_text(oracle.as_json())


@pytest.mark.parametrize(("mode", "solo"), MODES)
def test_a_record_carries_its_board(mode: str, solo: int):
    for seed in range(3):
        board = random_board(Random(seed), "Anna")
        setup = drawn(board, mode, solo, seed)
        match = new_match(LUNA, setup)
        for code in choices(match, Random(seed)):
            match.play(code)
        record = format_record(LUNA, setup, match)
        loaded = load_record(record, [LUNA])
        assert loaded.fault is None
        assert loaded.setup == setup
        assert loaded.setup.board == board
        assert format_record(LUNA, loaded.setup, loaded.match) == record


def test_games_on_several_boards_do_not_know_of_each_other():
    boards = [shipped_board(), random_board(Random(1)), random_board(Random(2)), shipped_board()]
    states = [LUNA.first(drawn(board, "4-preset", 0, 5)) for board in boards]
    assert [state.table.board for state in states] == boards
    assert [tuple(board.tiles for board in state.table.boards) for state in states] == [
        tuple(board.temple[colour] for colour in drawn(board, "4-preset", 0, 5).boards) for board in boards
    ]
    assert dump(states[0]) == dump(states[3]) != dump(states[1])


def test_a_record_on_the_shipped_board_says_no_more_than_before():
    assert [line.split(" ")[0] for line in format_header(drawn(shipped_board(), "2", 0, 1))][:3] == [
        "luna-record",
        "board",
        "mode",
    ]


def test_the_id_follows_from_the_values_and_not_from_the_name():
    board = random_board(Random(3), "Anna")
    assert identified(replace(board, name="Bo")).id == board.id
    assert identified(replace(board, seats=(0, *board.seats[:15]))).id != board.id


def test_a_file_with_the_shipped_values_is_the_shipped_board_under_whatever_name():
    assert own_board(SHIPPED) is shipped_board()
    assert own_board(SHIPPED.replace('id = "reconstructed-1"', 'name = "Mine"')) is shipped_board()


def test_a_board_whose_values_are_not_there_is_refused_and_it_is_said_that_they_are_missing():
    record = format_record(LUNA, setup := drawn(random_board(Random(1)), "2", 0, 1), new_match(LUNA, setup))
    lines = record.split("\n")
    assert lines[2].startswith("printed ")
    with pytest.raises(RecordError, match=f"line 2: other_board {setup.board.id} reconstructed-1"):
        load_record("\n".join(lines[:2] + lines[3:]), [LUNA])


def test_values_that_somebody_changed_are_refused_in_a_record():
    record = format_record(LUNA, setup := drawn(random_board(Random(1)), "2", 0, 1), new_match(LUNA, setup))
    seats = ",".join(map(str, setup.board.seats))
    with pytest.raises(RecordError, match="line 3: board_id"):
        load_record(record.replace(seats, "0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,10"), [LUNA])
    with pytest.raises(RecordError, match=r"line 3: bad_board council\.seats\[15\]"):
        load_record(record.replace(seats, "0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,99"), [LUNA])
    for broken in ("printed", "printed x", "printed temple=1 temple.yellow=2", "printed name="):
        with pytest.raises(RecordError, match="line 3: "):
            load_record(record.replace(record.split("\n")[2], broken), [LUNA])


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("players_3 = { moves = 5", "players_3 = { moves = 4", "priestess.players_3.moves"),
        ("places = [5, 2, 1]", "places = [6, 2, 1]", "priestess.players_2.places"),
        ("places = [6, 3, 1]", "places = [6, 3, 2]", "priestess.players_4.places"),
        ("places = [5, 2, 1]", "places = [5, 2, 3]", "priestess.players_2.places"),
        ("5, places = [5, 2, 1] }\nplayers_4", "5, places = [5, 2, 0] }\nplayers_4", "priestess.players_3.places"),
        ("\nmoves = 4\n", "\nmoves = 5\n", "builder.moves"),
        ("values = [6, 5, 4, 3, 2, 2]", "values = [6, 5, 4, 3, 2, 1]", "guardian.values"),
        ("9, 10]", "9, 11]", "council.seats[15]"),
        ("4, 4, 5, 6, 7", "4, 4, 5, 5, 7", "council.seats"),
        ("yellow = [6, 19, 28", "yellow = [6, 19, 27", "temple"),
        ("priestess = 1\n", "priestess = 2\n", "preset.priestess"),
        ("shrine = 2\npairs  = [1, 3, 5, 7]", "shrine = 1\npairs  = [2, 3, 5, 7]", "preset.yellow"),
    ],
)
def test_what_the_rule_texts_say_cannot_be_changed(old: str, new: str, key: str):
    assert wrong_key(own_board, changed(SHIPPED, old, new)) == key


def test_the_highest_tiles_stay_on_the_boards_that_the_texts_tell_of():
    text = changed(changed(SHIPPED, "[6, 19, 28,", "[6, 19, 27,"), "14, 27]", "14, 28]")
    assert wrong_key(own_board, text) == "temple.yellow[2]"


def test_a_list_is_the_same_in_whatever_order_it_is_written():
    values = tomllib.loads(SHIPPED)
    values["preset"]["red"]["pairs"].reverse()
    values["symbols"]["herbs"].reverse()
    assert own_board(tomli_w.dumps(values)) is shipped_board()


def test_set_ups_can_be_keys_and_differ_by_their_boards():
    own = random_board(Random(1), "")
    tables = {drawn(board, "2", 0, 7) for board in (shipped_board(), own, unpacked(packed(own)))}
    assert len(tables) == 2
