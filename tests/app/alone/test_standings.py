"""How one stands at the tables: the best of all ends counts, and the days in a row."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from luna.app.alone.standings import Standings
from luna.app.saves.library import Library
from luna.app.saves.tries import Try
from luna.core.alone import AnyChallenge, Par, table_key
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from tests.app.alone.known import known

TODAY = date(2026, 11, 29)
TABLE = LUNA.alone.tables("solo-1")[0]
PAR = known(TABLE)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path, GAMES)


def end(library: Library, challenge: AnyChallenge, lead: int, game: int = 1, day: date = TODAY, hints: int = 0) -> None:
    key = table_key(LUNA, challenge.setup)
    library.tries.add(Try(key, f"game-{game:06}", lead, hints, day.isoformat()))


def test_nothing_is_known_of_a_person_before_the_first_end(library):
    standing = Standings(LUNA, library).of(TABLE)
    assert (standing.best, standing.tries, standing.grade, standing.hints) == (None, 0, 0, 0)
    assert standing.best_known == PAR.best


def test_the_best_end_counts_with_the_hints_that_it_took(library):
    end(library, TABLE, 12, 1, hints=3)
    end(library, TABLE, 30, 2, hints=1)
    end(library, TABLE, -4, 3)
    standing = Standings(LUNA, library).of(TABLE)
    assert (standing.best, standing.tries, standing.hints) == (30, 3, 1)
    assert standing.grade == PAR.grade(30)


def test_what_is_taken_back_and_ended_anew_is_the_same_try(library):
    end(library, TABLE, 12)
    end(library, TABLE, 15)
    assert Standings(LUNA, library).of(TABLE).tries == 1


def test_who_does_better_than_anybody_sets_the_best_known(library):
    end(library, TABLE, PAR.best + 3)
    standing = Standings(LUNA, library).of(TABLE)
    assert standing.best_known == PAR.best + 3
    assert standing.grade == 3


def test_at_a_table_of_the_day_winning_is_one_star_until_more_is_known_of_it(library):
    challenge = LUNA.alone.of_day(TODAY)[0]
    end(library, challenge, 25)
    assert (Standings(LUNA, library).of(challenge).grade, Standings(LUNA, library).of(challenge).best_known) == (
        1,
        None,
    )
    library.pars.put(table_key(LUNA, challenge.setup), Par(26, ("end",), 3))
    after = Standings(LUNA, library).of(challenge)
    assert (after.grade, after.best_known) == (3, 26)


@pytest.mark.parametrize(("ago", "streak"), [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2, 4), 3), ((1, 2), 2)])
def test_days_in_a_row_go_up_to_today_or_as_long_as_today_can_be_played_yesterday(library, ago, streak):
    for each in ago:
        day = TODAY - timedelta(each)
        end(library, LUNA.alone.of_day(day)[each % 4], -1, day=day)
    assert Standings(LUNA, library).streak(TODAY) == streak


def test_a_day_that_is_played_later_does_not_mend_a_streak(library):
    end(library, LUNA.alone.of_day(TODAY - timedelta(1))[0], 9, day=TODAY)
    assert Standings(LUNA, library).streak(TODAY) == 0
