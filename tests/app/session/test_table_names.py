"""A table for one person has one name, wherever it is spoken of."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from luna.app.alone.scene import Alone
from luna.app.saved_games.words import players
from luna.app.screens.menu import Menu
from luna.app.session.table_names import day_name, table_name
from luna.games.luna.game import LUNA
from luna.games.luna.rules.setup import Setup
from tests.app.table.hands import click

TODAY = date(2026, 11, 30)
KINDS = LUNA.alone.kinds


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_that_comes_with_the_game_is_called_by_its_number_whoever_plays_in_whichever_colour(app, kind):
    challenge, text = LUNA.alone.tables(kind)[1], app.context.text
    person, opponent = challenge.setup.seats
    seats = replace(person, colour="white", name="Ada"), replace(opponent, colour="blue")
    for setup in (challenge.setup, replace(challenge.setup, seats=seats)):
        assert table_name(text, LUNA, setup, TODAY) == text("alone-table", number=2)


@pytest.mark.parametrize("ago", [0, 1])
def test_a_table_of_a_day_is_called_by_it(app, ago):
    day, text = TODAY - timedelta(ago), app.context.text
    for challenge in LUNA.alone.of_day(day):
        told = table_name(text, LUNA, challenge.setup, TODAY)
        assert told == text("alone-table-of-day", date=day_name(text, day))


def test_any_other_table_has_no_name(app):
    old = LUNA.alone.of_day(TODAY - timedelta(40))[0].setup
    assert table_name(app.context.text, LUNA, old, TODAY) == ""
    for game in app.context.games:
        if game.alone is None:
            assert table_name(app.context.text, game, None, TODAY) == ""


def test_menu_and_saved_games_call_it_as_the_tables_do(app):
    app.push(Alone(app.context, LUNA))
    click(app, "table-1")
    click(app, "play")
    table, text = app.top, app.context.text
    setup = table.game.setup
    assert isinstance(setup, Setup)
    table.game.play(LUNA.rules.legal(table.game.state)[0])
    app.push(Menu(app.context, LUNA, table.game.seed, setup=setup))
    told = " ".join(label.text for label in app.top.form.labels)
    assert text("alone-table", number=2) in told
    assert text("menu-seed", seed=str(table.game.seed)) not in told
    (saved,) = app.context.storage.ids()
    assert text("alone-table", number=2) in players(text, app.context.storage.summary(saved))
