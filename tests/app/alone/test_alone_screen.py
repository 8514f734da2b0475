"""An evening alone on the screen: choosing, playing to the end, coming back, and watching the best known."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pygame
import pytest

from luna.app.alone.scene import Alone
from luna.app.alone.watched import WatchedTable
from luna.app.puzzles.contents import Puzzles
from luna.app.saves.tries import Try
from luna.app.screens.title import Title
from luna.app.table.scene import TableScene
from luna.core.alone import Par, table_key
from luna.core.rules import NOBODY
from luna.games.luna.game import LUNA
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.setting_up import preferences
from tests.app.alone.known import known
from tests.app.table.hands import click, key

TABLES = LUNA.alone.tables("solo-1")
KNOWN = known(TABLES[0])


@pytest.fixture
def hub(app) -> Alone:
    app.push(Title(app.context))
    click(app, "alone")
    assert isinstance(app.top, Alone)
    return app.top


def tried(app, number: int) -> None:
    table = table_key(LUNA, TABLES[number].setup)
    app.context.storage.tries.add(Try(table, "game-000009", 3, 0, date.today().isoformat()))


def _code(table: TableScene, line: str) -> int:
    code = LUNA.rules.code(table.game.state, line)
    assert code is not None
    return code


def labels(form) -> str:
    return " ".join(label.text for label in form.labels)


def test_a_table_is_played_to_its_end_and_its_stars_are_seen_back_at_the_tables(app, hub):
    click(app, "play")
    table = app.top
    assert isinstance(table, TableScene)
    assert table.game.seed == TABLES[0].seed
    for line in KNOWN.line:
        table.game.play(_code(table, line))
    assert "Gold" in table.remark
    assert app.context.text(app.way_back) == app.context.text("alone-leave")
    app.leave_table()
    assert app.top is hub
    assert hub.form.widgets["watch"].element.is_enabled
    assert f"+{KNOWN.best}" in labels(hub.form)


@pytest.mark.parametrize("tab", ["tables", "day"])
def test_the_puzzles_are_one_press_away_and_have_the_same_tabs(app, hub, tab):
    tabs = {key for key in hub.form.widgets if key.startswith("tab-")}
    click(app, "tab-puzzles")
    assert isinstance(app.top, Puzzles)
    assert {key for key in app.top.form.widgets if key.startswith("tab-")} == tabs
    click(app, f"tab-{tab}")
    assert isinstance(app.top, Alone)
    assert ("daily-0" in app.top.form.widgets) == (tab == "day")
    click(app, "tab-puzzles")
    app.top.back()
    assert isinstance(app.top, Title)


def test_a_table_of_which_nothing_is_known_yet_tells_that_there_are_three_grades(app, hub):
    click(app, "tab-day")
    told, text = labels(hub.form), app.context.text
    assert all(text("alone-grade", grade=grade) in told for grade in ("won", "silver", "gold"))
    assert told.count(text("alone-from-later")) == 2


def test_the_best_known_is_watched_only_after_a_try_and_runs_by_itself(app, hub):
    assert not hub.form.widgets["watch"].element.is_enabled
    tried(app, 0)
    hub.enter()
    click(app, "watch")
    watched = app.top
    assert isinstance(watched, WatchedTable)
    assert watched.history.running
    assert watched.remark == ""
    key(app, pygame.K_RETURN)
    assert isinstance(app.top, GameEnd)
    app.pop()
    watched.press_bar("leave")
    assert app.top is hub


def test_what_is_played_on_from_the_best_known_is_no_try(app, hub):
    tried(app, 0)
    hub.enter()
    click(app, "watch")
    watched = app.top
    watched.look_at(len(KNOWN.line) - 1)
    watched.play_on()
    table = app.top
    assert isinstance(table, TableScene)
    assert not isinstance(table, WatchedTable)
    table.game.play(_code(table, KNOWN.line[-1]))
    assert len(app.context.storage.tries.read()) == 1
    assert table.remark == ""


def test_watching_leaves_no_saved_game(app, hub):
    tried(app, 0)
    hub.enter()
    click(app, "watch")
    app.top.undo()
    app.pop()
    assert app.context.storage.ids() == []


def test_a_second_press_on_a_table_plays_it(app, hub):
    click(app, "table-7")
    assert hub.tables.chosen == 7
    click(app, "table-7")
    assert app.top.game.seed == TABLES[7].seed


def test_it_all_goes_by_keyboard(app, hub):
    key(app, pygame.K_RETURN)
    assert isinstance(app.top, TableScene)
    app.leave_table()
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Title)


def test_who_sits_at_a_table_is_called_as_the_last_time(app, hub):
    app.context.settings.put(preferences.NAMES, ("Ada",))
    app.context.settings.put(preferences.COLOUR_ORDER, ("blue", "white", "red", "yellow"))
    click(app, "play")
    assert [(seat.colour, seat.name) for seat in app.top.game.seats] == [("blue", "Ada"), ("white", "")]


class Found:
    """A worker that has found something at once."""

    def __init__(self) -> None:
        self.asked: list[object] = []
        self.found: object = None
        self.closed = False

    def ask(self, task) -> None:
        self.asked.append(task.position)
        self.found = Par(33, ("end",), 5)

    def poll(self) -> None:
        return None

    def cancel(self) -> None:
        self.found = None

    def close(self, patience: float = 0) -> None:
        self.closed = True


def test_while_a_table_of_the_day_is_played_a_worker_finds_out_what_can_be_reached(app, hub, monkeypatch):
    worker = Found()
    monkeypatch.setattr("luna.app.alone.par_search.WorkerProcess", lambda think: worker)
    app.pop()
    app.push(Alone(app.context, LUNA))
    click(app, "tab-day")
    click(app, "play")
    (challenge, *_) = LUNA.alone.of_day(date.today())
    assert worker.asked == [tuple(LUNA.header(challenge.setup))]
    table, rng = app.top, Random(1)
    while LUNA.rules.actor(table.game.state) != NOBODY:
        for code in LUNA.bots.choose(table.game.setup, table.game.match, "random", rng):
            table.game.play(code)
    assert "+33" in table.remark
    app.leave_table()
    assert "+33" in labels(app.top.form)
    assert app.context.storage.pars.read() == {table_key(LUNA, challenge.setup): Par(33, ("end",), 5)}
    app.pop()
    assert worker.closed


def test_of_the_table_of_two_orders_it_is_found_out_too_and_said_whose_games_that_is(app, hub, monkeypatch):
    worker = Found()
    monkeypatch.setattr("luna.app.alone.par_search.WorkerProcess", lambda think: worker)
    app.pop()
    app.push(Alone(app.context, LUNA))
    click(app, "tab-day")
    click(app, "daily-3")
    assert app.context.text("alone-unknown") in labels(app.top.form)
    click(app, "play")
    assert [seat.kind for seat in app.top.game.seats] == ["human", "bot"]
    duel = LUNA.alone.of_day(date.today())[3]
    assert worker.asked == [tuple(LUNA.header(duel.setup))]
    app.leave_table()
    assert app.context.text("alone-known-games", lead="+33") in labels(app.top.form)


@pytest.mark.parametrize("seconds", [0, 1])
def test_once_more_after_a_table_for_one_is_at_the_same_table(app, hub, seconds):
    click(app, "tab-day" if seconds else "table-2")
    click(app, "play")
    table = app.top
    table.game.play(LUNA.rules.legal(table.game.state)[0])
    assert table.tried_again
    table.again()
    assert app.top is not table
    assert not app.top.game.match.steps
    assert table_key(LUNA, app.top.game.setup) == table_key(LUNA, table.game.setup)
    assert app.top.game.seed == table.game.seed


def test_another_month_of_the_calendar_has_its_own_days(app, hub):
    click(app, "tab-day")
    first = date.today().replace(day=1)
    assert f"day-{first.isoformat()}" in hub.form.widgets
    assert not hub.form.widgets["month-after"].element.is_enabled


@pytest.mark.parametrize("language", ["de", "it", "pl"])
def test_the_language_changes_everything_at_once(app, hub, language):
    before = labels(hub.form)
    app.use_language(language)
    assert labels(hub.form) != before


def test_the_calendar_asks_for_a_table_until_one_was_finished_today(app, hub):
    text = app.context.text
    click(app, "tab-day")
    assert text("alone-today", begun="no") in labels(hub.form)
    finished(app, date.today() - timedelta(1))
    app.pop()
    app.push(Alone(app.context, LUNA, "day"))
    assert text("alone-streak", count=1) in labels(app.top.form)
    assert text("alone-today", begun="yes") in labels(app.top.form)
    finished(app, date.today())
    app.pop()
    app.push(Alone(app.context, LUNA, "day"))
    assert text("alone-streak", count=2) in labels(app.top.form)
    assert text("alone-today", begun="yes") not in labels(app.top.form)


def finished(app, day: date) -> None:
    """The first table of a day was played to its end on it."""
    table = table_key(LUNA, LUNA.alone.of_day(day)[0].setup)
    app.context.storage.tries.add(Try(table, f"game-{day.day:06}", 3, 0, day.isoformat()))
