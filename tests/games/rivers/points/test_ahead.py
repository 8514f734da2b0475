"""What hangs on the next tiles and leaders is what the rules make of each of them."""

import pytest

from luna.core.turn import Play
from luna.games.rivers.points.ahead import Threat, earning, threats
from luna.games.rivers.points.prospect import prospect
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import ACT, COLOURS, SPHERES
from luna.games.rivers.rules.events import PointsGained
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.table.previewing import preview
from tests.games.rivers.drawings import E3
from tests.games.rivers.rules.map_setup import shown
from tests.games.rivers.view.pictures_of import game

SEEDS = range(3)
PLACED = (ActionKind.TILE, ActionKind.LEADER)


def turns(seed, every=6):
    return [state for state in game(seed, 3)[::every] if state.phase == ACT]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tile_in_the_hand_brings_at_best_what_is_told(seed):
    found = 0
    for state in turns(seed):
        seat, best = state.actor, [0] * SPHERES
        for code in RULES.legal(state):
            action = ACTIONS[code]
            if action.kind == ActionKind.TILE:
                events = prospect(state, Play(code)).events
                tiles = (each for each in events if isinstance(each, PointsGained) and each.cell == action.cell)
                best[action.colour] = max(best[action.colour], sum(each.points for each in tiles if each.seat == seat))
        told = earning(RULES.observe(state, seat), seat)
        for colour in range(SPHERES):
            if state.hand[SPHERES * seat + colour]:
                assert told[colour] == best[colour]
                found += told[colour]
    assert found


@pytest.mark.parametrize("seed", SEEDS)
def test_no_conflict_that_another_can_begin_is_worse_than_what_is_told(seed):
    found = 0
    for state in turns(seed, 9):
        for seat in {0, 1, 2} - {state.actor}:
            told = threats(RULES.observe(state, seat), seat)
            for code in (each for each in RULES.legal(state) if ACTIONS[each].kind in PLACED):
                for begun in prospect(state, Play(code)).conflicts:
                    if seat in (begun.attacker, begun.defender):
                        sides = [begun.attack, begun.defence]
                        own, other = sides if begun.attacker == seat else sides[::-1]
                        worst = told[begun.colour]
                        assert worst
                        assert worst.weight >= Threat(other, own, lost=False).weight
                        found += 1
    assert found


def test_a_revolt_with_as_many_temples_is_told_but_lost_to_nobody():
    state = shown(E3).state
    told = dict(zip(COLOURS, threats(state, 0), strict=True))
    assert told["black"] == Threat(other=3, own=3, lost=False)
    assert told["blue"] is None


def test_it_is_told_between_actions_only():
    states = game(1, 3)
    for state in states[:: len(states) // 30]:
        told = preview(RULES.observe(state, max(state.actor, 0)))
        assert told is None or bool(told.tile) == bool(told.threats) == (state.phase == ACT)
