"""Tables for one person: what a lead is worth there, and what tells one table from another."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from luna.core.alone import GRADES, Par, table_key
from luna.core.game import AnyGame, new_match
from luna.core.game_record import load_record
from luna.core.record import join
from luna.core.rules import NOBODY
from luna.games.catalogue import GAMES

ALONE = tuple(game for game in GAMES if game.alone)
every_game = pytest.mark.parametrize("game", ALONE, ids=lambda game: game.key)
DAY = date(2026, 11, 29)


def par(best: int, bot: int) -> Par:
    return Par(best, (), bot)


@pytest.mark.parametrize(("best", "bot"), [(44, 26), (60, 59), (20, -3), (8, 8), (5, 0), (2, -9), (1, 1)])
def test_grades_rise_from_winning_to_what_is_known_and_the_best_known_has_them_all(best, bot):
    grades = par(best, bot).grades
    assert list(grades) == sorted(grades)
    assert grades[0] == 1
    assert par(best, bot).grade(best) == GRADES
    assert [par(best, bot).grade(least) for least in grades if grades.count(least) == 1] == [
        n for n, least in enumerate(grades, 1) if grades.count(least) == 1
    ]


def test_gold_leaves_two_points_and_of_a_large_lead_a_twentieth():
    assert par(20, 0).gold == 18
    assert par(80, 0).gold == 76


def test_silver_is_what_the_computer_reaches_but_no_gift_where_that_loses():
    assert par(44, 26).silver == 26
    assert par(20, -3).silver == 9
    assert par(44, 44).silver == par(44, 44).gold


@pytest.mark.parametrize("lead", [0, -12])
def test_a_table_that_was_not_won_has_no_grade(lead):
    assert par(44, 26).grade(lead) == 0


@every_game
def test_tables_are_told_apart_whoever_plays_there(game: AnyGame):
    alone = game.alone
    assert alone
    challenges = [*(each for kind in alone.kinds for each in alone.tables(kind)), *alone.of_day(DAY)]
    keys = [table_key(game, each.setup) for each in challenges]
    assert len(set(keys)) == len(keys)
    for each, key in zip(challenges, keys, strict=True):
        seats = game.seats(each.setup)
        colours = [*game.colours[len(seats) :], *game.colours][: len(seats)]
        others = [replace(seat, colour=colour) for seat, colour in zip(seats, colours, strict=True)]
        others[0] = replace(others[0], name="Ada")
        assert table_key(game, game.reseated(each.setup, others)) == key


@every_game
def test_a_day_has_the_same_tables_for_everybody_and_no_other_day_has_them(game: AnyGame):
    assert game.alone
    assert game.alone.of_day(DAY) == game.alone.of_day(DAY)
    assert not {each.seed for each in game.alone.of_day(DAY)} & {
        each.seed for each in game.alone.of_day(date(2026, 11, 30))
    }


@every_game
def test_every_table_can_be_begun_and_its_kind_is_that_of_its_set_up(game: AnyGame):
    assert game.alone
    for each in (*(t for kind in game.alone.kinds for t in game.alone.tables(kind)), *game.alone.of_day(DAY)):
        assert game.rules.actor(new_match(game, each.setup).state) != NOBODY
        assert game.variant(each.setup) == each.kind


@every_game
def test_the_best_known_replays_to_its_lead(game: AnyGame):
    assert game.alone
    for kind in game.alone.kinds:
        for each in game.alone.tables(kind):
            assert each.par
            loaded = load_record(join(game.header(each.setup), [*each.par.line]), (game,))
            assert loaded.fault is None
            progress = game.progress(loaded.match.state)
            assert progress.over
            own, *others = (points for _, points in progress.scores)
            assert own - max(others) == each.par.best
