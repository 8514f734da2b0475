"""The statistics: what is counted, whom it is about, the bars, giving away and forgetting."""

from __future__ import annotations

import csv
from dataclasses import replace

import pygame
import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.saves.mistakes import Mistake, Mistakes
from luna.app.saves.results import Player, Result
from luna.app.screens.title import Title
from luna.app.statistics.figures import Kind, by_kind, by_level, figures, games_of, names, sources
from luna.app.statistics.scene import Statistics
from luna.app.system import paths
from luna.games.luna.game import LUNA
from tests.app.table.hands import click, key

LEVELS = LUNA.bots.levels


def person(name: str, points: int, won: bool, temple: int = 0) -> Player:
    return Player("yellow", "human", name, points, won, 1, {"temple": temple})


def bot(level: str, points: int, temple: int = 0) -> Player:
    return Player("red", "bot", level, points, False, 0, {"temple": temple})


def result(number: int, *players: Player, variant: str = "") -> Result:
    return Result(f"game-{number:06} x", "luna", variant, f"2026-11-{number:02}", players)


GAMES = (
    result(1, person("Ada", 30, False, 4), bot("level-2", 40, 8)),
    result(2, person("Ada", 50, True, 10), bot("level-2", 40, 8)),
    result(3, person("Bo", 20, False), bot("level-1", 21)),
    result(4, person("Ada", 44, True, 10), bot("level-1", 40), bot("level-3", 20)),
    result(5, person("Ada", 33, True), Player("red", "automaton", "", 30, False, 0, {}), variant="solo-1"),
)


def test_who_played_most_comes_first():
    assert names(GAMES) == ("Ada", "Bo")


def test_games_are_counted_won_and_weighed():
    told = figures(games_of(GAMES, "Ada"))
    assert told is not None
    assert (told.games, told.won, told.best, told.streak, told.hints) == (4, 3, 10, 3, 4)
    assert told.margin == (-10 + 10 + 4 + 3) / 4
    assert figures(()) is None


def test_kinds_are_told_apart_and_the_usual_rules_come_first():
    kinds = by_kind(games_of(GAMES, "Ada"))
    assert {kind: len(games) for kind, games in kinds.items()} == {Kind("", 2): 2, Kind("", 3): 1, Kind("solo-1", 2): 1}
    assert list(kinds) == [Kind("", 2), Kind("", 3), Kind("solo-1", 2)]


def test_of_several_computer_players_the_strongest_counts():
    levels = by_level(games_of(GAMES, "Ada"), LEVELS)
    assert {level: len(games) for level, games in levels.items()} == {1: 2, 2: 1}


def test_sources_are_weighed_against_those_of_the_others():
    own, others = sources(games_of(GAMES, "Ada"))["temple"]
    assert own == (4 + 10 + 10 + 0) / 4
    assert others == (8 + 8 + 0 + 0) / 4


def test_a_person_with_two_seats_has_both():
    twice = result(6, person("Ada", 10, False), replace(person("Ada", 12, True), colour="red"))
    assert [each.margin for each in games_of((twice,), "Ada")] == [-2, 2]


@pytest.fixture
def scene(app):
    for each in GAMES:
        app.context.storage.results.add(each)
    app.push(Title(app.context))
    click(app, "statistics")
    assert isinstance(app.top, Statistics)
    return app.top


def told(scene):
    return [label.text for label in scene.form.labels]


def test_the_title_leads_there_and_esc_back(app, scene):
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Title)


def test_it_begins_with_who_played_most_and_can_be_about_another(app, scene):
    assert len(scene.chosen) == 4
    click(app, "name-1")
    assert [each.own.name for each in scene.chosen] == ["Bo"]


def test_a_kind_of_game_can_be_chosen_and_left_again(app, scene):
    click(app, "kind-2")
    assert {each.kind for each in scene.chosen} == {Kind("", 3)}
    click(app, "kind-0")
    assert len(scene.chosen) == 4


def test_a_bar_tells_of_its_game_by_pointer_and_by_key(app, scene):
    before = told(scene)
    key(app, pygame.K_PAGEUP)
    by_key = [text for text in told(scene) if text not in before]
    assert len(by_key) == 1
    assert "33" in by_key[0]
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=scene.margins.bar(0).center, rel=(1, 1), buttons=(0, 0, 0)))
    by_pointer = [text for text in told(scene) if text not in before]
    assert len(by_pointer) == 1
    assert "40" in by_pointer[0]


def test_the_table_has_a_row_for_each_seat(app, scene):
    click(app, "export")
    (file,) = paths.exports_folder().glob("*.csv")
    rows = list(csv.DictReader(file.read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == sum(len(each.players) for each in GAMES if each.players[0].name == "Ada")
    assert {row["temple"] for row in rows} == {"0", "4", "8", "10"}
    assert any(str(file.parent) in text or file.name in text for text in told(scene))


def test_all_is_forgotten_only_with_the_second_press(app, scene):
    click(app, "forget")
    assert app.context.storage.results.read()
    click(app, "forget")
    assert app.context.storage.results.read() == ()
    assert scene.chosen == ()
    assert "forget" not in scene.form.widgets


def test_recent_losses_are_forgotten_with_the_games_and_another_game_is_not(app, scene):
    lost = [Mistake(game, "t", game, "Ada", {"temple": 2.0}) for game in ("luna", "rivers")]
    mistakes, results = Mistakes(app.context.storage.mistakes_path), app.context.storage.results
    mistakes.add(lost)
    results.add(other := replace(GAMES[0], key="other", game="rivers"))
    click(app, "forget")
    click(app, "forget")
    assert mistakes.read() == (lost[1],)
    assert results.read() == (other,)


def test_another_choice_takes_the_first_press_back(app, scene):
    click(app, "forget")
    click(app, "kind-1")
    click(app, "forget")
    assert app.context.storage.results.read()


def test_who_has_played_nothing_is_invited_to_a_first_game(make_app):
    app = make_app()
    app.push(Title(app.context))
    app.push(Statistics(app.context, LUNA))
    key(app, pygame.K_RETURN)
    assert isinstance(app.top, NewGameScene)
    app.top.back()
    assert isinstance(app.top, Title)
