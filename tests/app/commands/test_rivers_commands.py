"""The second game from the command line: what a replay shows to whom, and games that come to no end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from luna.__main__ import main
from luna.app.commands.simulate import simulated
from luna.core.game_record import load_record
from luna.core.seat import Seat, SeatKind
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.setup import draw_setup


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of three bots."""
    file = tmp_path_factory.mktemp("simulated") / "rivers.luna"
    assert main(["simulate", "--game", "rivers", "--players", "3", "--seed", "4", "--out", str(file)]) == 0
    return file


def states(capsys: pytest.CaptureFixture[str], record: Path, *seat: str) -> list[dict[str, Any]]:
    """Every position of a replay, as a seat may know it if one is named, but the last: then all is open."""
    assert main(["replay", "--json", "--every", *seat, str(record)]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()][:-1]


TILES, POINTS = ("hand", "swapped"), ("points", "treasures")
"""What a seat has behind its screen."""


def behind(state: dict[str, Any], colour: str) -> list[Any]:
    return [state["players"][colour][secret] for secret in (*TILES, *POINTS)]


def test_a_replay_shows_a_seat_what_is_behind_its_own_screen_only(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, colours = states(capsys, record), RIVERS.colours[:3]
    for number, colour in enumerate(colours, 1):
        seen = states(capsys, record, "--seat", str(number))
        assert states(capsys, record, "--seat", colour) == seen
        assert [behind(state, colour) for state in seen] == [behind(state, colour) for state in whole]
        assert all(hidden(state, other) for state in seen for other in colours if other != colour)


def test_who_only_looks_on_sees_behind_no_screen(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seen = states(capsys, record, "--seat", "0")
    assert all(hidden(state, colour) for state in seen for colour in RIVERS.colours[:3])


def hidden(state: dict[str, Any], colour: str) -> bool:
    """Whether of a seat's tiles and the bag only the numbers are told, of its points and what it may do nothing."""
    tiles = isinstance(state["bag"], int) and all(isinstance(state["players"][colour][part], int) for part in TILES)
    points = all(state["players"][colour][part] is None for part in POINTS)
    return tiles and points and (state["actor"] != colour or not state["legal"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_comes_to_no_end_is_given_up_after_400_turns(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    passing = RIVERS.rules.code(RIVERS.first(drawn(players)), "pass")
    monkeypatch.setattr(RIVERS.bots, "choose", lambda *asked: (passing,))
    loaded = load_record(simulated(RIVERS, drawn(players), 1), [RIVERS])
    assert loaded.match.state.turn == 401
    assert loaded.match.before(loaded.match.length - 1).turn == 400
    assert not RIVERS.progress(loaded.match.state).over


def drawn(players: int) -> Any:
    """A table of bots."""
    seats = [Seat(colour, SeatKind.BOT, "random") for colour in RIVERS.colours[:players]]
    return draw_setup(shipped_board(), seats, 1)
