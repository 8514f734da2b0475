"""Hints that were measured against a search ten times as long: nine of ten are as good there too."""

from __future__ import annotations

import json

from tests.root import ROOT

FILE = ROOT / "build_scripts" / "games" / "luna" / "opponents" / "hints.jsonl"


def test_of_two_hundred_positions_of_all_rounds_nine_of_ten_hints_last():
    lines = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
    measured = [line for line in lines if line["players"] == 2 and not line["solo"]]
    assert measured
    for line in measured:
        assert line["positions"] >= 200
        assert line["within_by_round"].keys() == set("123456")
        assert line["within"] >= 0.9
        assert line["longer"] >= 10
