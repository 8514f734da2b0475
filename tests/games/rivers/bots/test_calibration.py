"""Points are told only where they were measured to mean something: the numbers follow from the recorded lines."""

import json

import pytest

from build_scripts.games.rivers.opponents.calibrate import pooled
from luna.games.rivers.bots.calibration import BANDS, LOWEST, STAGES
from tests.root import ROOT

FILE = ROOT / "build_scripts" / "games" / "rivers" / "opponents" / "calibration.jsonl"
LINES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
MEASURED = sorted({(line["players"], line["stage"]) for line in LINES})
CORRELATED, ONE_SIDED, HALF_A_POINT = 0.5, 0.5, 0.5


def told(line):
    """The error to a tenth where it may be told."""
    known = line["correlation"] >= CORRELATED and abs(line["bias"]) <= max(ONE_SIDED * line["error"], HALF_A_POINT)
    return round(line["error"], 1) if known else None


@pytest.mark.parametrize(("players", "stage"), MEASURED)
def test_each_number_was_measured(players, stage):
    line = pooled([each for each in LINES if (each["players"], each["stage"]) == (players, stage)])
    assert BANDS[players][stage] == told(line)
    assert LOWEST[players][stage] == (round(line["base"], 1), round(line["per_worth"], 3), round(line["lead_error"], 1))


def test_all_numbers_of_seats_and_quarters_are_there():
    for players in (2, 3, 4):
        assert [stage for seats, stage in MEASURED if seats == players] == list(range(STAGES))
    assert set(BANDS) == set(LOWEST) == {2, 3, 4}
    assert {len(stages) for stages in (*BANDS.values(), *LOWEST.values())} == {STAGES}
