"""What a table for one person is called wherever it is spoken of: by its number among its kind, or by its day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from luna.core.alone import table_key
from luna.core.caching import cache
from luna.core.game import AnyGame
from luna.ui.reading.text import Text


def table_name(text: Text, game: AnyGame, setup: Any, day: date) -> str:
    """The name of a table that was played on a day, or begun the day before; empty for any other one."""
    if game.alone is None:
        return ""
    key = table_key(game, setup)
    if number := _numbers(game).get(key):
        return text("alone-table", number=number)
    days = (each for each in (day, day - timedelta(1)) if key in _of_day(game, each))
    found = next(days, None)
    return text("alone-table-of-day", date=day_name(text, found)) if found else ""


def day_name(text: Text, day: date) -> str:
    """A day of the calendar."""
    return text("statistics-day", day=str(day.day), month=day.month, year=str(day.year))


@cache
def _numbers(game: AnyGame) -> Mapping[str, int]:
    """The tables that come with a game, counted from 1 in each kind."""
    assert game.alone
    tables = {kind: game.alone.tables(kind) for kind in game.alone.kinds}
    return {table_key(game, each.setup): n for there in tables.values() for n, each in enumerate(there, 1)}


@cache
def _of_day(game: AnyGame, day: date) -> frozenset[str]:
    assert game.alone
    return frozenset(table_key(game, each.setup) for each in game.alone.of_day(day))
