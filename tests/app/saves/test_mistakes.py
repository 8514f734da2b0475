"""The list of what cost people points: each action once, the last ones, whatever a kill or a hand did to its file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from luna.app.saves.mistakes import MOST, Mistake, Mistakes, mistake_of
from luna.core.game_record import load_record
from luna.games.catalogue import GAMES
from tests.app.saves.saved import RECORD
from tests.app.saves.test_reviews import judgements


def mistake(number: int) -> Mistake:
    return Mistake(f"{number:016}", "table", "luna", "Ada Ö", {"temple": 1.5, "books": -0.25})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mistakes"


def test_what_was_added_is_read_in_its_order(path):
    assert Mistakes(path).read() == ()
    Mistakes(path).add([mistake(1), mistake(2)])
    Mistakes(path).add([mistake(3)])
    assert Mistakes(path).read() == (mistake(1), mistake(2), mistake(3))


def test_an_action_counts_once_however_often_its_game_is_reviewed(path):
    for _ in range(3):
        Mistakes(path).add([mistake(1)])
    assert Mistakes(path).read() == (mistake(1),)


def test_an_addition_leaves_what_is_there_untouched(path):
    Mistakes(path).add([mistake(1)])
    before = path.read_bytes()
    Mistakes(path).add([mistake(2)])
    assert path.read_bytes().startswith(before)


def test_the_oldest_go_where_there_are_too_many(path):
    Mistakes(path).add(mistake(n) for n in range(MOST))
    Mistakes(path).add([mistake(MOST)])
    kept = Mistakes(path).read()
    assert len(kept) <= MOST
    assert kept[-1] == mistake(MOST)


def test_a_torn_end_costs_no_more_than_the_last_line(path):
    Mistakes(path).add([mistake(1), mistake(2)])
    path.write_bytes(path.read_bytes()[:-40])
    known = Mistakes(path).read()
    assert known[:1] == (mistake(1),)
    Mistakes(path).add([mistake(3)])
    assert Mistakes(path).read() == (*known, mistake(3))


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b'luna-mistakes 1\n---\n{"key":1}\n', b"\xff" * 50])
def test_what_is_no_list_counts_as_an_empty_one(path, content):
    path.write_bytes(content)
    assert Mistakes(path).read() == ()
    Mistakes(path).add([mistake(1)])
    assert Mistakes(path).read() == (mistake(1),)


def test_a_line_that_says_nothing_costs_no_other(path):
    Mistakes(path).add([mistake(1)])
    path.write_text(path.read_text() + '{"key":"odd"}\nnonsense\n["list"]\n')
    assert Mistakes(path).read() == (mistake(1),)
    Mistakes(path).add([mistake(2)])
    assert Mistakes(path).read() == (mistake(1), mistake(2))


def test_forgetting_leaves_no_file(path):
    Mistakes(path).add([mistake(1)])
    Mistakes(path).forget("luna")
    assert not path.exists()
    Mistakes(path).forget("luna")


def test_forgetting_a_game_leaves_what_was_lost_at_another(path):
    other = replace(mistake(2), game="rivers")
    Mistakes(path).add([mistake(1), other])
    Mistakes(path).forget("luna")
    assert Mistakes(path).read() == (other,)


def test_the_sources_of_a_mistake_add_up_to_its_loss():
    loaded = load_record(RECORD, GAMES)
    judged = judgements(loaded)[0]
    played = replace(judged.played, parts=(-1.0, *judged.best.parts[1:]))
    found = mistake_of(loaded, replace(judged, played=played))
    assert sum(found.lost.values()) == pytest.approx(judged.best.value - played.value, abs=0.01)
    assert (found.game, found.name) == ("luna", loaded.game.seats(loaded.setup)[judged.seat].name)
