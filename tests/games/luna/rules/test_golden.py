"""Golden records: whole games that were read by eye; they play to the same end as ever.

`build_scripts/games/luna/golden.py` makes them anew; its differences are to be read.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from luna.core.game_record import format_record, load_record
from luna.games.luna.game import LUNA
from luna.games.luna.rules.dump import dump
from tests.root import ROOT

RECORDS = sorted((ROOT / "tests" / "games" / "luna" / "golden").glob("*.luna"))


def test_there_is_a_golden_record_of_each_mode():
    names = {path.stem for path in RECORDS}
    modes = [f"{kind}-{players}" for kind in ("free", "preset") for players in (2, 3, 4)]
    assert names >= {*modes, "solo-1", "solo-2", "solo-3"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_plays_to_the_same_end(path: Path):
    text = path.read_text("utf-8")
    loaded = load_record(text, [LUNA])
    assert loaded.fault is None
    assert json.loads(json.dumps(dump(loaded.match.state))) == json.loads(path.with_suffix(".json").read_text("utf-8"))
    written = "".join(f"{line}\n" for line in text.split("\n") if line and not line.startswith("#"))
    assert format_record(LUNA, loaded.setup, loaded.match) == written
