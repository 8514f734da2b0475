"""What is said of the solo levels is what was measured."""

import json
from pathlib import Path

import pytest

from build_scripts.games.luna.opponents import solo
from luna.games.luna.bots.strength import SOLO_TABLES, SOLO_WON
from luna.games.luna.bots.weights import shipped_weights

LINES = [json.loads(line) for line in Path(solo.__file__).with_name("solo.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("level", solo.LEVELS)
def test_each_solo_level_was_measured_with_the_shipped_weights(level):
    (line,) = (line for line in LINES if (line["solo"], line["player"]) == (level, "level-3"))
    assert (line["tables"], round(line["won"] * line["tables"])) == (SOLO_TABLES, SOLO_WON[level])
    assert (line["weights"], line["kernel"]) == (shipped_weights().digest("solo"), "compiled")


def test_a_table_is_measured_the_same_every_time():
    assert solo.lead_at("level-1", 2, 3) == solo.lead_at("level-1", 2, 3)


def test_the_levels_get_harder():
    assert SOLO_WON[1] > SOLO_WON[2] > SOLO_WON[3]
