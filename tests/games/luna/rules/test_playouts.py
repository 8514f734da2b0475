"""Random games of every mode, with everything that must hold checked at every position.

LUNA_GAMES sets how many games; the modes take turns.
"""

from __future__ import annotations

import os
import random

import pytest

from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.core.game_record import format_record, load_record
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import IN_TEMPLE, ISLANDS, NOBODY, NOVICES, ON_PATH, OVER, ROUNDS, SHRINES, TILES
from luna.games.luna.rules.explain import explain_at
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.reasons import REASONS
from luna.games.luna.rules.state import State
from tests.games.luna.oracle.deal import MODES

from .random_games import dealt

GAMES = int(os.environ.get("LUNA_GAMES", "18"))
LONGEST = 3000
"""Far more actions than any game of these players had."""


@pytest.mark.parametrize("game", range(GAMES))
def test_all_that_must_hold_holds_at_every_position(game: int):
    mode = MODES[game % len(MODES)]
    rng = random.Random(f"{mode} {game}")
    setup = dealt(rng, mode)
    match = new_match(LUNA, setup)
    for code in choices(match, rng):
        pieces_are_conserved(match.state)
        exactly_the_legal_actions_have_no_violation(match.state)
        legal_lines_name_their_actions(match.state)
        playing_changes_the_next_position_only(match, code)
        assert len(match.steps) < LONGEST
    pieces_are_conserved(match.state)
    exactly_the_legal_actions_have_no_violation(match.state)
    assert (match.state.phase, match.state.round, match.state.actor) == (OVER, ROUNDS, NOBODY)
    replay_equals_play(match, format_record(LUNA, setup, match))


def pieces_are_conserved(state: State) -> None:
    seats, tokens = range(state.table.seats), state.table.tokens
    for seat in seats:
        cells = range(seat * ISLANDS, seat * ISLANDS + ISLANDS)
        on_tiles = sum(state.owner[tile] == seat for tile in range(1, TILES + 1))
        counts = [state.reserve[seat], state.jetty[seat], on_tiles]
        counts += [state.active[cell] for cell in cells] + [state.inactive[cell] for cell in cells]
        assert sum(counts) == NOVICES
        assert min([*counts, state.shrines[seat], state.influence[seat]]) >= 0
        assert state.shrines[seat] + sum(state.shrine[cell] for cell in cells) == SHRINES
    for island in range(ISLANDS):
        assert sum(state.favor[seat * ISLANDS + island] for seat in seats) <= tokens
        assert all(state.favor[seat * ISLANDS + island] in (0, 1) for seat in seats)
        assert all(state.shrine[seat * ISLANDS + island] in (0, 1) for seat in seats)
    assert sorted(state.rank[: len(seats)]) == list(seats)
    assert [state.seat_at[seat] for seat in state.rank[: len(seats)]] == sorted(
        state.seat_at[: len(seats)], reverse=True
    )
    tiles_and_books_are_conserved(state, len(seats))


def tiles_and_books_are_conserved(state: State, seats: int) -> None:
    used = {tile for board in state.table.boards for tile in board.tiles}
    for tile in range(1, TILES + 1):
        assert (state.where[tile] in (ON_PATH, IN_TEMPLE)) == (tile in used)
        assert state.owner[tile] == NOBODY or tile in used
        assert not state.book[tile] or (state.where[tile] == IN_TEMPLE and state.owner[tile] != NOBODY)
    assert sum(state.book) == seats


def exactly_the_legal_actions_have_no_violation(state: State) -> None:
    legal = list(RULES.legal(state))
    assert legal == sorted(set(legal))
    position, allowed = Position(state), []
    for code in range(len(ACTIONS)):
        found = explain_at(position, code)
        if found is None:
            allowed.append(code)
        else:
            assert tuple(found.args) == REASONS[found.reason]
    assert allowed == legal


def legal_lines_name_their_actions(state: State) -> None:
    for code in RULES.legal(state):
        assert RULES.code(state, RULES.notation(state, code)) == code


def playing_changes_the_next_position_only(match: LunaMatch, code: int) -> None:
    """Plays on; the position before stays as it was, the events account for every point, a search gets the same."""
    before, was = match.state, match.state.fields()
    searched = before.copy()
    play(searched, code)
    events = match.play(code)
    assert searched.fields() == match.state.fields()
    assert before.fields() == was
    assert match.state is not before
    assert match.state.log is None
    points = before.influence[:]
    for event in events:
        count_points(event, points)
    assert points == match.state.influence


def count_points(event: ev.Event, points: list[int]) -> None:
    match event:
        case ev.NoviceConsecrated() | ev.TileClaimed() | ev.BookMoved() | ev.CandleTurned():
            points[event.seat] += event.points
        case ev.NoviceDisplaced():
            points[event.by] += 1
        case ev.RoundScored():
            for seat, paid in enumerate(event.paid):
                points[seat] += paid
            assert tuple(points[: len(event.paid)]) == event.total
        case ev.GameEnded():
            assert tuple(points[: len(event.before)]) == event.before
            for seat, parts in enumerate(zip(event.shrines, event.favours, event.council, strict=True)):
                points[seat] += sum(parts)
            assert tuple(points[: len(event.final)]) == event.final


def replay_equals_play(match: LunaMatch, text: str) -> None:
    loaded = load_record(text, [LUNA])
    assert loaded.fault is None
    assert len(loaded.match.steps) == len(match.steps)
    assert loaded.match.first.fields() == match.first.fields()
    for again, step in zip(loaded.match.steps, match.steps, strict=True):
        assert (again.code, again.events) == (step.code, step.events)
        assert again.after.fields() == step.after.fields()
    assert format_record(LUNA, loaded.setup, loaded.match) == text
