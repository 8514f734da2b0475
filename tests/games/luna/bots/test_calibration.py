"""Points are told only where they were measured to mean something: the bands follow from the recorded lines."""

from __future__ import annotations

import json

import pytest

from luna.games.luna.bots.calibration import PLAYERS, SOLO, band
from luna.games.luna.rules.constants import PREPARE, ROUNDS
from luna.games.luna.rules.setup import initial_state
from tests.games.luna.bots.bots_setup import setup_of
from tests.root import ROOT

FILE = ROOT / "build_scripts" / "games" / "luna" / "opponents" / "calibration.jsonl"
LINES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
CORRELATED, ONE_SIDED, HALF_A_POINT = 0.5, 0.5, 0.5


def told(line: dict[str, float]) -> float | None:
    """The error to a tenth where it may be told."""
    known = line["correlation"] >= CORRELATED and abs(line["bias"]) <= max(ONE_SIDED * line["error"], HALF_A_POINT)
    return round(line["error"], 1) if known else None


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line['players']}-{line['solo']}-{line['round']}")
def test_each_band_is_the_measured_error(line):
    bands = SOLO[line["solo"]] if line["solo"] else PLAYERS[line["players"]]
    assert bands[line["round"] - 1] == told(line)


def test_every_band_was_measured():
    measured = {(line["players"], line["solo"]) for line in LINES}
    assert measured == {*((players, 0) for players in PLAYERS), *((2, level) for level in SOLO)}
    assert all(len(bands) == ROUNDS for bands in (*PLAYERS.values(), *SOLO.values()))


def test_in_the_preparation_no_points_are_told():
    state = initial_state(setup_of(2))
    assert state.phase == PREPARE
    assert band(state) is None
