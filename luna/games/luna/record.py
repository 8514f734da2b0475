"""A whole record: a set-up and the game played on it, as text and back."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.match import Match
from luna.core.record import Line, RecordError, join, split
from luna.core.rules import IllegalAction
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.header import format_header, parse_header
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State

LunaMatch = Match[State, Event]


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


def load_record(text: str, board: Board) -> Loaded:
    """Replays a record through the rules; a bad header raises RecordError, a bad action ends the replay before it."""
    lines = split(text)
    setup = parse_header(lines.header, board)
    match = new_match(board, setup)
    for line in lines.actions:
        fault = _replay(match, line)
        if fault:
            return Loaded(setup, match, fault)
    return Loaded(setup, match, None)


def _replay(match: LunaMatch, line: Line) -> RecordError | None:
    if match.state.phase == OVER:
        return RecordError(line.number, "after_end", line.text[:80])
    code = RULES.code(match.state, line.text)
    if code is None:
        return RecordError(line.number, "unknown_action", line.text[:80])
    try:
        match.play(code)
    except IllegalAction as error:
        return RecordError(line.number, "illegal_action", f"{line.text}: {error.violation.reason}")
    return None
