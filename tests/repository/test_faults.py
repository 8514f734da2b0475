"""The faults that `mutants.py` plants."""

from __future__ import annotations

from pathlib import Path

from build_scripts.games.luna.faults import faults

SOURCE = '''\
LIMIT = 3

def rested(used: int, barred: bool) -> int:
    """At least 2 novices."""
    if used < 2 and (not barred):
        used += 1
    return used'''


def test_each_fault_is_one_small_change_in_a_function(tmp_path: Path):
    file = tmp_path / "turns.py"
    file.write_text(SOURCE, encoding="utf-8")
    assert {fault.what: fault.planted() for fault in faults(tmp_path)} == {
        "if -> if True": SOURCE.replace("used < 2 and (not barred)", "True"),
        "if -> if False": SOURCE.replace("used < 2 and (not barred)", "False"),
        "and -> or": SOURCE.replace("and (not barred)", "or not barred"),
        "not x -> not not x": SOURCE.replace("not barred", "not not barred"),
        "Lt -> LtE": SOURCE.replace("<", "<="),
        "2 -> 3": SOURCE.replace("< 2", "< 3"),
        "Add -> Sub": SOURCE.replace("+=", "-="),
        "1 -> 2": SOURCE.replace("1", "2"),
        "line 6 left out": SOURCE.replace("used += 1", "pass"),
    }
