"""Chapter 12: what holds in every position."""

from __future__ import annotations

from collections import Counter

from luna.games.rivers.rules.actions import ACTIONS, FIRST
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import (
    ACT,
    BLUE,
    CELLS,
    FLIPPED,
    LEADER,
    NOBODY,
    NOWHERE,
    OVER,
    RED,
    SPHERES,
    TEMPLE,
    TRADER,
)
from luna.games.rivers.rules.events import ConflictDecided, TilesFell
from luna.games.rivers.rules.geography import CORNERS, WET
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State

from .random_games import any_game, steps


def tiles_of(s: State) -> list[int]:
    """Where all tiles of each colour are, added up."""
    found = [s.cells[:CELLS].count(1 + colour) for colour in range(SPHERES)]
    for square, base in zip(s.monument, s.base, strict=True):
        if square != NOWHERE:
            found[base] += 4
    bag = s.table.bag[s.drawn :]
    for colour in range(SPHERES):
        found[colour] += sum(s.hand[colour::SPHERES]) + sum(s.swapped[colour::SPHERES]) + s.out[colour]
        found[colour] += bag.count(colour)
    return found


def check_always(s: State) -> None:
    assert tiles_of(s) == list(shipped_board().tiles)
    assert s.cells.count(FLIPPED) == 4 * sum(square != NOWHERE for square in s.monument)
    assert all(s.cells[cell] == FLIPPED for square in s.monument if square != NOWHERE for cell in CORNERS[square])
    assert sum(s.treasure) + sum(s.treasures) == shipped_board().treasures
    for cell, content in enumerate(s.cells):
        if 0 < content <= SPHERES:
            assert bool(WET[cell]) == (content == 1 + BLUE)
        if content >= LEADER:
            assert not WET[cell]
            assert s.leader[content - LEADER] == cell
    for seat in range(s.table.seats):
        assert s.held[seat] == sum(s.hand[SPHERES * seat : SPHERES * seat + SPHERES])
        assert s.given[seat] == sum(s.swapped[SPHERES * seat : SPHERES * seat + SPHERES])


def check_between_actions(s: State) -> None:
    for crowns in s.crowns:
        colours = Counter(bit % SPHERES for bit in range(16) if crowns >> bit & 1)
        assert not colours or max(colours.values()) == 1


def treasures_with(s: State, trader: int) -> int:
    """Treasures in the kingdom of a trader."""
    return sum(s.treasure[cell] for cell in range(CELLS) if s.crowns[cell] == s.crowns[trader])


def check_start_of_turn(s: State) -> None:
    for seat in range(s.table.seats):
        for colour in range(SPHERES):
            cell = s.leader[SPHERES * seat + colour]
            assert cell == NOWHERE or s.temples[cell]
        trader = s.leader[SPHERES * seat + TRADER]
        assert trader == NOWHERE or treasures_with(s, trader) <= 1
        assert s.held[seat] == shipped_board().hand


@any_game
def test_the_facts_of_every_position(seed: int, players: int):
    points: list[int] = []
    for state, code in steps(seed, players):
        check_always(state)
        if state.phase in (ACT, OVER):
            check_between_actions(state)
        if state.phase == ACT:
            assert FIRST["pass"] in legal_codes(state)
            if state.left == 2:
                check_start_of_turn(state)
        assert not points or all(now >= was for now, was in zip(state.points, points, strict=True))
        points = list(state.points)
        assert (state.actor == NOBODY) == (state.phase == OVER)
        assert code == -1 or code in legal_codes(state)


@any_game
def test_only_a_red_war_a_catastrophe_or_a_monument_takes_temples(seed: int, players: int):
    for state, code in steps(seed, players):
        if code < 0:
            continue
        after, events = RULES.apply(state, code)
        fewer = state.cells.count(TEMPLE) - after.cells.count(TEMPLE)
        if fewer > 0:
            red_war = any(isinstance(event, TilesFell) and event.colour == RED for event in events)
            assert red_war or ACTIONS[code].kind in ("catastrophe", "build")
        if any(isinstance(event, ConflictDecided) for event in events) and after.turn == state.turn:
            was, now = orphans(state), orphans(after)
            assert now <= was


@any_game
def test_who_only_plays_without_being_told_comes_to_the_same_position(seed: int, players: int):
    for state, code in steps(seed, players):
        if code >= 0:
            after, _ = RULES.apply(state, code)
            untold = state.copy()
            play(untold, code)
            assert untold.fields() == after.fields()


def orphans(s: State) -> set[int]:
    """Leaders without a temple."""
    return {place for place, cell in enumerate(s.leader) if cell != NOWHERE and not s.temples[cell]}


def test_random_games_meet_everything():
    met = Counter(ACTIONS[code].kind for seed in range(12) for _, code in steps(seed, 2 + seed % 3) if code >= 0)
    assert {kind for kind, count in met.items() if count} >= {"war", "commit", "build", "decline", "swap", "pass"}
