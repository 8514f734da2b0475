"""Records of other versions of the format: older ones are brought up to date line by line, newer ones refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from luna.core.game import Migration
from luna.core.game_record import load_record
from luna.core.record import Line, RecordError, RecordLines
from luna.games.luna.game import LUNA, LunaGame
from tests.app.saves.saved import UNFINISHED


def renamed(lines: tuple[Line, ...], old: str, new: str) -> tuple[Line, ...]:
    """The lines with another word at their beginning, numbered as before."""
    return tuple(
        replace(line, text=new + line.text.removeprefix(old)) if line.text.startswith(old) else line for line in lines
    )


def from_0(lines: RecordLines) -> RecordLines:
    """What would bring a format up to date that had no `mode` and called shrines chapels."""
    first, board, *rest = renamed(lines.header, "luna-record 0", "luna-record 1")
    header = (first, board, Line(board.number, "mode players"), *rest)
    return RecordLines(header, renamed(lines.actions, "place chapel", "place shrine"))


def from_minus_1(lines: RecordLines) -> RecordLines:
    """What would come before that."""
    return RecordLines(renamed(lines.header, "luna-record -1", "luna-record 0"), lines.actions)


OLD = UNFINISHED.replace("record 1", "record 0").replace("mode players\n", "").replace("place shrine", "place chapel")


class WithWays(LunaGame):
    """Luna after the format has changed twice."""

    migrations: Mapping[str, Migration] = {"0": from_0, "-1": from_minus_1}


GAMES = [WithWays()]


def test_an_older_record_is_read_through_every_version_since():
    now = load_record(UNFINISHED, [LUNA])
    for old in (OLD, OLD.replace("record 0", "record -1")):
        loaded = load_record(old, GAMES)
        assert (loaded.setup, loaded.match.notations(), loaded.fault) == (now.setup, now.match.notations(), None)


def test_a_fault_in_an_older_record_names_the_line_of_its_file():
    loaded = load_record(OLD + "favor nowhere\n", GAMES)
    assert loaded.fault is not None
    assert loaded.fault.line == OLD.count("\n") + 1


def test_without_a_way_an_older_record_is_refused():
    with pytest.raises(RecordError) as caught:
        load_record(OLD, [LUNA])
    assert (caught.value.line, caught.value.reason, caught.value.detail) == (1, "version", "0")


@pytest.mark.parametrize("version", ["2", "10", "999999999"])
def test_a_newer_record_is_refused_as_such(version: str):
    with pytest.raises(RecordError) as caught:
        load_record(UNFINISHED.replace("record 1", f"record {version}"), [LUNA])
    assert (caught.value.line, caught.value.reason, caught.value.detail) == (1, "newer_version", version)


@pytest.mark.parametrize("version", ["one", "1.0", "²", "9" * 5000, "", "-1"])
def test_what_is_no_version_is_refused_too(version: str):
    text = UNFINISHED.replace("record 1", f"record {version}")
    with pytest.raises(RecordError) as caught:
        load_record(text, [LUNA])
    assert caught.value.line == 1
    assert caught.value.reason in ("version", "line_too_long", "no_value")


def test_another_board_is_refused_with_both_named():
    with pytest.raises(RecordError, match="line 2: other_board printed-1 reconstructed-1"):
        load_record(UNFINISHED.replace("reconstructed-1", "printed-1"), [LUNA])


def test_every_way_leads_to_the_version_that_is_written():
    assert all(int(version) < int(LUNA.record_version) for version in LUNA.migrations)
    now, known = int(LUNA.record_version), sorted(map(int, LUNA.migrations))
    assert known == list(range(now - len(known), now))


def test_lines_that_were_taken_back_can_be_played_again_while_they_are_legal():
    lines = UNFINISHED.split("\n")
    text = "\n".join([*lines[:30], *(f"# undone {line}" for line in lines[30:-1]), "# undone favor nowhere", ""])
    loaded = load_record(text, [LUNA])
    assert (len(loaded.match.steps), loaded.match.undone, loaded.fault) == (30 - 11, 10, None)
    loaded.match.go_to(29)
    assert loaded.match.notations() == load_record(UNFINISHED, [LUNA]).match.notations()


def test_a_line_taken_back_before_another_was_played_is_forgotten():
    lines = UNFINISHED.split("\n")
    text = "\n".join([*lines[:30], f"# undone {lines[30]}", *lines[30:]])
    assert load_record(text, [LUNA]).match.undone == 0
