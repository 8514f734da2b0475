"""Golden records: whole games played by hand in the real window; they play to the same end as ever.

`build_scripts/games/rivers/play_window.py` plays them anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from luna.core.game_record import format_record, load_record
from luna.core.seat import SeatKind
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import OVER
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.rivers_rules import RULES
from tests.root import ROOT

RECORDS = sorted((ROOT / "tests" / "games" / "rivers" / "golden").glob("*.luna"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_plays_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    loaded = load_record(text, [RIVERS])
    assert loaded.fault is None
    assert loaded.match.state.phase == OVER
    assert json.loads(json.dumps(dump(loaded.match.state))) == json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert format_record(RIVERS, loaded.setup, loaded.match) == text


def test_three_persons_at_one_screen_and_one_among_two_bots_were_played() -> None:
    setups = [load_record(path.read_text("utf-8"), [RIVERS]).setup for path in RECORDS]
    bots = [[seat.kind for seat in setup.seats].count(SeatKind.BOT) for setup in setups]
    assert [len(setup.seats) for setup in setups] == [3, 3]
    assert bots == [0, 2]


def test_every_kind_of_action_was_played_by_hand() -> None:
    kinds = set()
    for path in RECORDS:
        loaded = load_record(path.read_text("utf-8"), [RIVERS])
        for number, step in enumerate(loaded.match.steps):
            if loaded.setup.seats[RULES.actor(loaded.match.before(number))].kind == SeatKind.HUMAN:
                kinds.add(ACTIONS[step.code].kind)
    assert kinds == set(ActionKind)
