"""The toy game from the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from luna.app.commands.command_line import parse
from luna.games.luna.game import LUNA
from tests.toy.game import COLOURS, TOY
from tests.toy.rules import UNKNOWN

GAMES = (LUNA, TOY)


def run(arguments: Sequence[str]) -> int:
    options = parse([*arguments], GAMES)
    result = options.command(options)
    assert isinstance(result, int)
    return result


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two bots."""
    file = tmp_path / "toy.luna"
    asked = ["simulate", "--game", "toy", "--players", "2", "--bots", "guess,random", "--seed", "5", "--out", str(file)]
    assert run(asked) == 0
    return file


def states(capsys: pytest.CaptureFixture[str]) -> list[dict]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_simulated_game_holds_what_was_drawn(record: Path):
    lines = record.read_text("utf-8").splitlines()
    assert lines[0] == "toy-record 1"
    assert sum(line.startswith("draw ") for line in lines) == 10


def test_the_same_seed_gives_the_same_game(record: Path, tmp_path: Path):
    again = tmp_path / "again.luna"
    asked = ["simulate", "--game", "toy", "--players", "2", "--bots", "guess,random", "--seed", "5"]
    assert run([*asked, "--out", str(again)]) == 0
    assert again.read_text("utf-8") == record.read_text("utf-8")


def test_a_replay_shows_all_and_to_a_seat_what_it_may_know(record: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["replay", "--json", "--every", str(record)]) == 0
    whole = states(capsys)
    for seat, colour in enumerate(COLOURS[:2]):
        assert run(["replay", "--json", "--every", "--seat", str(seat + 1), str(record)]) == 0
        seen = states(capsys)
        assert run(["replay", "--json", "--every", "--seat", colour, str(record)]) == 0
        assert states(capsys) == seen
        assert [state["hands"][colour] for state in seen] == [state["hands"][colour] for state in whole]
        other = COLOURS[1 - seat]
        assert all(set(state["hands"][other]) <= {UNKNOWN} for state in seen)
        assert all(set(state["deck"]) <= {UNKNOWN} for state in seen)


def test_who_only_looks_on_sees_no_hand(record: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["replay", "--json", "--every", "--seat", "0", str(record)]) == 0
    assert all(set(hand) <= {UNKNOWN} for state in states(capsys) for hand in state["hands"].values())


def test_an_action_that_the_rules_forbid_is_told_in_the_words_of_the_game(
    record: Path, capsys: pytest.CaptureFixture[str]
):
    text = record.read_text("utf-8")
    record.write_text(text.replace("lead ", "beat ", 1), "utf-8")
    assert run(["replay", "--json", str(record)]) != 0
    assert "Not now." in capsys.readouterr().err
