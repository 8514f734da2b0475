"""Luna's solo tables: how many there are, in which order, and how their best lines are looked for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pytest

from luna.ai.budget import Budget
from luna.ai.messages import Task
from luna.core.alone import Par
from luna.games.luna.alone.luna_alone import LunaAlone, solo_setup
from luna.games.luna.alone.par import LEVELS, easy_first, pars_of, parsed, written
from luna.games.luna.alone.par import Par as Kept
from luna.games.luna.alone.search import pars, search
from luna.games.luna.bots.planning import after, lead
from luna.games.luna.bots.portfolio import Portfolio
from luna.games.luna.game import LUNA
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.state import State

EACH = 30


def table(level: int, seed: int = 1) -> State:
    return LUNA.first(solo_setup(level, seed))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_thirty_tables_that_can_be_won_easy_ones_first(level):
    known = pars_of(level)
    assert len({each.seed for each in known}) == EACH
    assert list(known) == list(easy_first(known))
    assert all(each.best > 0 and each.seconds > 0 for each in known)


def test_what_is_written_is_read_again():
    known = [Kept(7, -3, 20, 60, ("place shrine book", "end")), Kept(8, 2, 30, 60, ("end",))]
    assert parsed(written(known)) == (known[1], known[0])


@pytest.mark.parametrize("level", LEVELS)
def test_a_portfolio_never_forgets_its_best_line_and_that_can_be_played(level):
    portfolio, before = Portfolio(table(level)), -1000.0
    for _ in range(4):
        portfolio.run(1500)
        assert portfolio.lead >= before
        before = portfolio.lead
    end = after(table(level), portfolio.line)
    assert end.phase == OVER
    assert lead(end) == portfolio.lead


def test_the_same_number_of_positions_finds_the_same():
    found = [Portfolio(table(1)), Portfolio(table(1))]
    for each in found:
        each.run(3000)
    assert found[0].line == found[1].line


def test_a_search_goes_on_from_a_line_that_is_known():
    first = Portfolio(table(2))
    first.run(4000)
    second = Portfolio(table(2), 1, (first.line, first.lead))
    assert (second.line, second.lead) == (first.line, first.lead)
    second.run(4000)
    assert second.lead >= first.lead
    assert lead(after(table(2), second.line)) == second.lead


def better(found: Sequence[Par | None]) -> list[Par]:
    return [each for each in found if each]


def test_while_a_table_is_played_each_better_line_is_reported_with_what_the_computer_reaches():
    found = better(list(pars(table(1), Budget(3000))))
    assert found
    assert [each.best for each in found] == sorted({each.best for each in found})
    assert len({each.bot for each in found}) == 1
    assert found[-1].line[-1] == "end"


def test_a_worker_needs_no_more_than_the_header_of_a_table_and_can_be_stopped():
    thinking = search(Task(1, tuple(LUNA.header(solo_setup(1, 1))), ""))
    reported = next(each for each in thinking if each)
    assert isinstance(reported, Par)
    thinking.close()


def test_a_table_of_the_day_is_for_two_orders_against_the_computer():
    duel = LunaAlone().of_day(date(2026, 11, 29))[-1]
    assert [seat.kind for seat in duel.setup.seats] == ["human", "bot"]
    assert duel.setup.seats[1].name == "level-4"
