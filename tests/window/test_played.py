"""The games that `play_window.py` played by hand in the real window: they replay to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.core.game_record import format_record, load_record
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import OVER, ROUNDS
from tests.window.records import PLAYED

RECORDS = sorted(PLAYED.glob("*.luna"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_played_game_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")
    loaded = load_record(text, [LUNA])
    assert loaded.fault is None
    assert (loaded.match.state.phase, loaded.match.state.round) == (OVER, ROUNDS)
    assert format_record(LUNA, loaded.setup, loaded.match) == text


def test_hot_seat_and_every_solo_level_were_played() -> None:
    setups = [load_record(path.read_text("utf-8"), [LUNA]).setup for path in RECORDS]
    assert sorted((setup.solo, len(setup.seats)) for setup in setups) == [(0, 3), (1, 2), (2, 2), (3, 2)]


def test_every_kind_of_action_was_played_by_hand() -> None:
    kinds = set()
    for path in RECORDS:
        match = load_record(path.read_text("utf-8"), [LUNA]).match
        kinds |= {ACTIONS[step.code].kind for step in match.steps}
    assert kinds == {action.kind for action in ACTIONS}
