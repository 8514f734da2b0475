"""A whole record: a set-up and the game played on it, as text and back, for any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic

from luna.core.branch import BRANCH, branch_note, branch_of
from luna.core.game import Game, SetupT, new_match
from luna.core.given_seats import GIVEN, given_note, given_of
from luna.core.hints import HINTS, HintsTaken, hints_of
from luna.core.match import Match
from luna.core.record import Line, RecordError, RecordLines, decode_lines, join, last_notes, note, split
from luna.core.rules import NOBODY, EventT, IllegalAction, StateT

UNDONE = "undone"
TURN, OPEN = "turn", "open"
_LONGEST_VERSION = 9
"""Digits."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[SetupT, StateT, EventT]):
    """A record as far as it is valid; `fault` says where and why the rest is not, `hints` who was helped.

    `branch` is the id of the saved game that it went another way from, if any. `open` = who played the last turn has
    yet to end it. `given` are seats that persons have left to the computer, where seats have secrets.
    """

    game: Game[SetupT, StateT, EventT]
    setup: SetupT
    match: Match[StateT, EventT]
    fault: RecordError | None
    hints: HintsTaken = field(default_factory=HintsTaken)
    branch: str = ""
    open: bool = False
    given: frozenset[str] = frozenset()


AnyLoaded = Loaded[Any, Any, Any]


def format_record(game: Game[SetupT, StateT, EventT], setup: SetupT, match: Match[StateT, EventT]) -> str:
    """The record up to the present position."""
    return join(game.header(setup), match.notations())


def format_undone(match: Match[StateT, EventT]) -> str:
    """What can be played again, the next line first, as notes that may follow the record."""
    return "".join(f"{note(UNDONE, line)}\n" for line in match.undone_notations())


def written(loaded: Loaded[SetupT, StateT, EventT]) -> str:
    """What the program itself writes of a record: its valid part, what can be played again, hints, origin."""
    turn = f"{note(TURN, OPEN)}\n" if loaded.open else ""
    notes = (
        format_undone(loaded.match)
        + turn
        + loaded.hints.written()
        + branch_note(loaded.branch)
        + given_note(loaded.given)
    )
    return format_record(loaded.game, loaded.setup, loaded.match) + notes


def load_record(text: str, games: Sequence[Game[SetupT, StateT, EventT]]) -> Loaded[SetupT, StateT, EventT]:
    """Replays a record of one of these games, which its first line names; of none it is read as one of the first game.

    A bad header raises RecordError, a bad action ends the replay before it.
    """
    game = record_game(text, games)
    lines = _migrated(split(text), game)
    setup = game.parse_header(lines.header)
    match, hints = new_match(game, setup), hints_of(last_notes(text, HINTS))
    branch, given = branch_of(last_notes(text, BRANCH)), given_of(last_notes(text, GIVEN))
    for line in lines.actions:
        fault = _replay(game, match, line)
        if fault:
            return Loaded(game, setup, match, fault, hints, branch, given=given)
    _put_undone(game, match, last_notes(text, UNDONE))
    return Loaded(game, setup, match, None, hints, branch, OPEN in last_notes(text, TURN), given)


def record_game(text: str, games: Sequence[Game[SetupT, StateT, EventT]]) -> Game[SetupT, StateT, EventT]:
    """The one of these games that a record is of by its first line, the first of them if it is of none."""
    line = next((line for line in text.split("\n") if line.strip() and not line.startswith("#")), "")
    key = line.partition(" ")[0]
    return next((game for game in games if game.record_key == key), games[0])


def load_bytes(data: bytes, games: Sequence[Game[SetupT, StateT, EventT]]) -> Loaded[SetupT, StateT, EventT]:
    """Replays what is text of a file; raises RecordError as `load_record` does, for a byte in the header too."""
    text, fault = decode_lines(data)
    try:
        loaded = load_record(text, games)
    except RecordError as error:
        raise fault if fault and not 0 < error.line < fault.line else error from None
    return replace(loaded, fault=loaded.fault or fault)


def _migrated(lines: RecordLines, game: Game[SetupT, StateT, EventT]) -> RecordLines:
    """The lines in the present version of the format; raises RecordError if they are in a newer one."""
    while (version := _version(lines, game)) in game.migrations:
        lines = game.migrations[version](lines)
    counted = version.isascii() and version.isdecimal() and len(version) <= _LONGEST_VERSION
    if counted and int(version) > int(game.record_version):
        raise RecordError(lines.header[0].number, "newer_version", version)
    return lines


def _version(lines: RecordLines, game: Game[SetupT, StateT, EventT]) -> str:
    key, _, version = lines.header[0].text.partition(" ") if lines.header else ("", "", "")
    return version if key == game.record_key else ""


def _put_undone(game: Game[SetupT, StateT, EventT], match: Match[StateT, EventT], notations: list[str]) -> None:
    """Lets lines be played again that were taken back before the record was written."""
    at = match.length
    for notation in notations:
        if _replay(game, match, Line(0, notation)):
            break
    match.go_to(at)


def _replay(game: Game[SetupT, StateT, EventT], match: Match[StateT, EventT], line: Line) -> RecordError | None:
    if game.rules.actor(match.state) == NOBODY:
        return RecordError(line.number, "after_end", line.text)
    code = game.rules.code(match.state, line.text)
    if code is None:
        return RecordError(line.number, "unknown_action", line.text)
    try:
        match.play(code)
    except IllegalAction as error:
        return RecordError(line.number, "illegal_action", line.text, violation=error.violation, game=game.key)
    return None
