"""The puzzles that come with the game: each can be played, is far enough ahead, and is proven."""

from __future__ import annotations

import pytest

from build_scripts.games.luna.puzzles.deep import DEEP
from build_scripts.games.luna.puzzles.exactly import Ending
from build_scripts.games.luna.puzzles.ship import DONE
from luna.app.puzzles.posed import posed
from luna.core.game_record import load_record
from luna.core.puzzles import GAP, HARDEST, Puzzle
from luna.games.luna.game import LUNA

PUZZLES = LUNA.puzzles()
QUICK, FEW = 40, 4
"""Positions of a proof that is made again in a moment, and how many of these are."""


def test_there_are_many_and_each_has_a_key_of_its_own():
    assert len({puzzle.key for puzzle in PUZZLES}) == len(PUZZLES) >= 60


def test_there_are_some_of_each_difficulty_and_a_hard_one_has_several_actions():
    assert {puzzle.difficulty for puzzle in PUZZLES} == set(range(1, HARDEST + 1))
    assert all(len(puzzle.answers) > 1 for puzzle in PUZZLES if puzzle.difficulty == HARDEST)


def test_some_are_for_three_orders():
    assert {len(LUNA.seats(load_record(puzzle.record, (LUNA,)).setup)) for puzzle in PUZZLES} == {2, 3}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_a_puzzle_can_be_played_and_its_answers_are_far_enough_ahead(puzzle: Puzzle):
    found = posed(LUNA, puzzle)
    assert 1 <= puzzle.difficulty <= HARDEST
    assert 1 <= len(found.judged) <= 3
    assert len({judged.seat for judged in found.judged}) == 1
    for judged in found.judged:
        assert judged.loss >= GAP - 0.05
        assert len(judged.best.parts) == len(judged.played.parts) == len(LUNA.bots.sources)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_a_puzzle_is_proven_to_the_end_or_by_fifty_times_the_work_of_the_highest_level(puzzle: Puzzle):
    assert all(answer.exact or answer.work >= DONE * DEEP for answer in puzzle.answers)


@pytest.mark.parametrize(
    "puzzle",
    [puzzle for puzzle in PUZZLES if puzzle.answers[0].exact and puzzle.answers[0].work <= QUICK][:FEW],
    ids=lambda puzzle: puzzle.key,
)
def test_an_exact_proof_can_be_made_again(puzzle: Puzzle):
    found = posed(LUNA, puzzle)
    judged = found.judged[0]
    again = Ending(found.loaded.match.before(judged.start)).found(judged.best.codes, judged.played.codes)
    assert (again.value, again.gap) == (round(judged.best.value), round(judged.ahead))
