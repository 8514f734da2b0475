"""The list of how games ended: each game once, as it ended last, whatever a kill or a hand did to its file."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from luna.app.saves.library import Library
from luna.app.saves.results import Player, Result, Results, result_of
from luna.app.session.session import begin_game
from luna.core.game_record import load_record
from luna.core.seat import SeatKind
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.draw import draw_setup
from tests.app.saves.saved import PLAYERS, RECORD

DAY = date(2026, 11, 29)


def result(number: int, points: int = 40) -> Result:
    players = (
        Player("yellow", "human", "Ada Ö", points, points > 30, 2, {"temple": 9}),
        Player("red", "bot", "level-3", 30, points < 30, 0, {"temple": 4}),
    )
    return Result(f"game-{number:06} 0123", "luna", "", "2026-11-29", players)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results"


def test_what_was_added_is_read_in_its_order(path):
    results = Results(path)
    assert results.read() == ()
    results.add(result(1))
    results.add(result(2))
    assert results.read() == (result(1), result(2))
    assert Results(path).read() == results.read()


def test_a_game_that_ended_anew_counts_once_and_as_it_ended_last(path):
    results = Results(path)
    for points in (40, 20):
        results.add(result(1, points))
    assert results.read() == (result(1, 20),)


def test_an_addition_leaves_what_is_there_untouched(path):
    results = Results(path)
    results.add(result(1))
    results.read()
    before = path.read_bytes()
    results.add(result(2))
    results.read()
    assert path.read_bytes().startswith(before)


def test_a_torn_end_costs_no_more_than_the_last_line(path):
    results = Results(path)
    for number in (1, 2):
        results.add(result(number))
    results.read()
    path.write_bytes(path.read_bytes()[:-40])
    assert Results(path).read()[:1] == (result(1),)
    results.add(result(3))
    kept = results.read()
    assert (kept[0], kept[-1]) == (result(1), result(3))
    assert Results(path).read() == kept


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b'luna-results 1\n---\n{"key":1}\n', b"\xff" * 50])
def test_what_is_no_list_counts_as_an_empty_one(path, content):
    path.write_bytes(content)
    assert Results(path).read() == ()
    results = Results(path)
    results.add(result(1))
    assert results.read() == (result(1),)


def test_a_line_that_says_nothing_costs_no_other(path):
    results = Results(path)
    results.add(result(1))
    results.read()
    path.write_text(path.read_text() + '{"key":"odd"}\n["list"]\n')
    assert Results(path).read() == (result(1),)


def test_a_line_that_is_no_json_costs_no_other_and_is_not_lost(path):
    results = Results(path)
    results.add(result(1))
    results.read()
    path.write_text(path.read_text() + "what somebody typed\n")
    results = Results(path)
    assert results.read() == (result(1),)
    results.add(result(2))
    assert results.read() == (result(1), result(2))
    assert "what somebody typed" in path.with_name("results.1").read_text()


def test_the_list_of_a_later_version_is_kept_beside_the_new_one(path):
    path.write_text("luna-results 2\n---\n{}\n")
    results = Results(path)
    results.add(result(1))
    assert results.read() == (result(1),)
    assert path.with_name("results.1").read_text().startswith("luna-results 2")


def test_forgetting_leaves_no_file(path):
    path.write_bytes(b"nonsense")
    results = Results(path)
    results.add(result(1))
    results.forget("luna")
    assert list(path.parent.iterdir()) == []
    assert results.read() == ()


def test_forgetting_a_game_leaves_those_of_another_and_nothing_beside_them(path):
    results, other = Results(path), replace(result(2), game="rivers")
    for each in (result(1), other, result(3)):
        results.add(each)
    results.forget("luna")
    assert Results(path).read() == (other,)
    assert list(path.parent.iterdir()) == [path]
    results.add(result(4))
    assert results.read() == Results(path).read() == (other, result(4))


@pytest.fixture(scope="module")
def finished():
    return load_record(RECORD, GAMES)


def test_the_sources_of_a_result_add_up_to_its_points(finished):
    ended = result_of(finished, "game-000001", DAY)
    assert ended is not None
    start = finished.game.progress(finished.match.first).scores
    for player, (colour, begun) in zip(ended.players, start, strict=True):
        assert player.colour == colour
        assert sum(player.sources.values()) == player.points - begun
    assert set().union(*(player.sources for player in ended.players)) <= set(finished.game.bots.sources)


def test_a_result_names_the_winner_and_the_margin(finished):
    ended = result_of(finished, "game-000001", DAY)
    assert ended is not None
    best = max(ended.players, key=lambda player: player.points)
    assert best.won
    assert ended.margin(ended.players.index(best)) == best.points - min(each.points for each in ended.players)


def test_only_whole_games_of_persons_that_began_at_their_beginning_count(finished):
    bots = [replace(seat, kind=SeatKind.BOT) for seat in finished.game.seats(finished.setup)]
    watched = replace(finished, setup=finished.game.reseated(finished.setup, bots))
    unfinished = replace(finished, match=finished.match.cut(9))
    for other in (watched, unfinished, replace(finished, branch="game-000001")):
        assert result_of(other, "game-000002", DAY) is None


def test_the_end_of_a_game_joins_the_list_also_when_it_comes_a_second_time(tmp_path):
    library = Library(tmp_path, GAMES)
    game = begin_game(LUNA, draw_setup(shipped_board(), PLAYERS, 3), library)
    for code in (step.code for step in load_record(RECORD, GAMES).match.steps):
        game.play(code)
    last = game.match.steps[-1].code
    assert len(library.results.read()) == 1
    game.go_to(game.match.length - 1)
    game.play(last)
    library.close()
    (ended,) = library.results.read()
    assert ended.key.startswith("game-000001 ")
    assert sorted(player.points for player in ended.players) == sorted(
        points for _, points in LUNA.progress(game.state).scores
    )
