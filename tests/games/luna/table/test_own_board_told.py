"""Where a game is told of, it is told which printed values it is played with, if they are a person's own."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from luna.core.seat import Seat, SeatKind
from luna.games.luna.bots.bot import PackedMatch
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.setup import Setup
from luna.games.luna.words.chronicle import Chronicle
from luna.ui.reading.text import Text
from tests.games.luna.rules.random_boards import random_board
from tests.root import ROOT

OWN = random_board(Random(2), "Anna’s box")


def setup(board: Board, solo: int = 0) -> Setup:
    seats = [Seat("yellow"), Seat("red", SeatKind.AUTOMATON if solo else SeatKind.HUMAN)]
    return draw_setup(board, seats, 4, solo=solo, preset=not solo)


@pytest.fixture(scope="module")
def text() -> Text:
    return Text(ROOT / "localization", "en").of("luna")


def told(text: Text, of: Setup) -> str:
    return LUNA.window().variant(text, LUNA.variant(of))


def test_lists_and_statistics_tell_games_on_own_values_apart(text: Text) -> None:
    assert told(text, setup(shipped_board())) == ""
    assert told(text, setup(OWN)) == "2 players · Anna’s box"
    assert told(text, setup(shipped_board(), 2)) == "Solo, level 2"
    assert told(text, setup(OWN, 2)) == "Solo, level 2 · Anna’s box"
    assert told(text, setup(random_board(Random(3)))).startswith("2 players · own-")


def test_the_chronicle_begins_with_the_name_of_own_values(text: Text) -> None:
    for board, heading in ((shipped_board(), "Round 1"), (OWN, "Round 1 · Anna’s box")):
        beginning = Chronicle(text, ["", ""], ("yellow", "red")).beginning(LUNA.first(setup(board)))
        assert beginning.text == heading


def test_a_worker_plays_on_the_board_of_the_game() -> None:
    sent = pickle.dumps(PackedMatch(setup(OWN), ()))
    state, _ = pickle.loads(sent).state()
    assert state.table.board == OWN
    assert len(sent) < 5000


def test_a_new_draw_for_the_same_seats_keeps_the_board() -> None:
    assert LUNA.redrawn(setup(OWN), 9).board == OWN
    assert LUNA.reseated(setup(OWN), setup(OWN).seats).board == OWN
