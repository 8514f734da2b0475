"""A whole record: a set-up and the game played on it, as text and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from luna.core.match import Match
from luna.core.record import Line, RecordError, RecordLines, decode_lines, join, last_notes, note, split
from luna.core.rules import IllegalAction
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.header import KEYS, VERSION, format_header, parse_header
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State

LunaMatch = Match[State, Event]
Migration = Callable[[RecordLines], RecordLines]

MIGRATIONS: Mapping[str, Migration] = {}
"""From a version of the format to the next one; each changes the first header line too."""
UNDONE = "undone"


@dataclass(frozen=True, slots=True)
class Loaded:
    """A record as far as it is valid; `fault` says where and why the rest is not."""

    setup: Setup
    match: LunaMatch
    fault: RecordError | None


def new_match(board: Board, setup: Setup) -> LunaMatch:
    """A game before its first action."""
    return Match(RULES, initial_state(board, setup))


def format_record(board: Board, setup: Setup, match: LunaMatch) -> str:
    """The record up to the present position."""
    return join(format_header(setup, board), match.notations())


def format_undone(match: LunaMatch) -> str:
    """What can be played again, the next line first, as notes that may follow the record."""
    if not match.undone:
        return ""
    at = len(match.steps)
    match.go_to(at + match.undone)
    lines = match.notations()[at:]
    match.go_to(at)
    return "".join(f"{note(UNDONE, line)}\n" for line in lines)


def load_record(text: str, board: Board, migrations: Mapping[str, Migration] = MIGRATIONS) -> Loaded:
    """Replays a record through the rules; a bad header raises RecordError, a bad action ends the replay before it."""
    lines = _migrated(split(text), migrations)
    setup = parse_header(lines.header, board)
    match = new_match(board, setup)
    for line in lines.actions:
        fault = _replay(match, line)
        if fault:
            return Loaded(setup, match, fault)
    _put_undone(match, last_notes(text, UNDONE))
    return Loaded(setup, match, None)


def load_bytes(data: bytes, board: Board) -> Loaded:
    """Replays what is text of a file; raises RecordError as `load_record` does, for a byte in the header too."""
    text, fault = decode_lines(data)
    try:
        loaded = load_record(text, board)
    except RecordError as error:
        raise fault if fault and not 0 < error.line < fault.line else error from None
    return replace(loaded, fault=loaded.fault or fault)


def _migrated(lines: RecordLines, migrations: Mapping[str, Migration]) -> RecordLines:
    """The lines in the present version of the format; raises RecordError if they are in a newer one."""
    while (version := _version(lines)) in migrations:
        lines = migrations[version](lines)
    if version.isascii() and version.isdecimal() and len(version) < 10 and int(version) > int(VERSION):
        raise RecordError(lines.header[0].number, "newer_version", version)
    return lines


def _version(lines: RecordLines) -> str:
    key, _, version = lines.header[0].text.partition(" ") if lines.header else ("", "", "")
    return version if key == KEYS[0] else ""


def _put_undone(match: LunaMatch, notations: list[str]) -> None:
    """Lets lines be played again that were taken back before the record was written."""
    at = len(match.steps)
    for notation in notations:
        if _replay(match, Line(0, notation)):
            break
    match.go_to(at)


def _replay(match: LunaMatch, line: Line) -> RecordError | None:
    if match.state.phase == OVER:
        return RecordError(line.number, "after_end", line.text)
    code = RULES.code(match.state, line.text)
    if code is None:
        return RecordError(line.number, "unknown_action", line.text)
    try:
        match.play(code)
    except IllegalAction as error:
        return RecordError(line.number, "illegal_action", line.text, violation=error.violation)
    return None
