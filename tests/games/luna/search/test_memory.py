"""What a search found goes on in the search from a later position of the same game."""

from __future__ import annotations

from random import Random

import pytest

from luna.core.game import new_match
from luna.games.luna.bots.bot import choose, weights_for
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.memory import Memory
from luna.games.luna.bots.weights import set_of
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State
from luna.games.luna.search.grafting import graft, reached
from luna.games.luna.search.tree import Tree
from tests.games.luna.bots.bots_setup import setup_of

FOUND = 60


def tree_of(state: State, room: int = 2000, part: int = 0, parts: int = 1) -> Tree:
    return Tree(state, weights_for(set_of(state.table)), room, part, parts)


def best(tree: Tree) -> list[int]:
    return max(tree.results(), key=lambda result: (result[1], result[2]))[0]


def played(match: LunaMatch, codes: list[int]) -> State:
    for code in codes:
        match.play(code)
    return match.state


def begun(players: int = 2) -> tuple[LunaMatch, Tree]:
    """A game in which somebody has a choice, and what was found there."""
    match = new_match(LUNA, setup_of(players))
    tree = tree_of(match.state)
    while len(tree.results()) < 2:
        tree = tree_of(played(match, best(tree)))
    tree.run(FOUND)
    return match, tree


def found(tree: Tree) -> dict[tuple[int, ...], tuple[int, float]]:
    """By candidate of the root its visits and mean value."""
    return {tuple(codes): (visits, round(value, 9)) for codes, visits, value, _ in tree.results()}


def below(tree: Tree, node: int) -> int:
    """How often a position of a tree was left again."""
    return int(tree.node_visits[node])


def test_of_two_what_was_found_behind_the_turn_that_is_played_goes_on():
    match, old = begun()
    codes = best(old)
    new = tree_of(played(match, codes))
    node = reached(old, codes)
    assert node > 0
    came = graft(new, old, node)
    assert came == below(old, node) == sum(visits for visits, _ in found(new).values()) > 0
    assert new.nodes > came / 2


def test_a_tree_that_took_over_goes_on_as_one_that_found_it_out_itself():
    match, old = begun()
    codes = best(old)
    state = played(match, codes)
    node = reached(old, codes)
    new, itself = tree_of(state), tree_of(state)
    came = graft(new, old, node)
    itself.run(came)
    assert found(new) == found(itself)
    new.run(FOUND)
    itself.run(FOUND)
    assert found(new) == found(itself)


@pytest.mark.parametrize("part", [0, 1])
def test_a_share_of_the_work_takes_over_only_its_candidates(part):
    match, old = begun()
    codes = best(old)
    state = played(match, codes)
    node = reached(old, codes)
    whole, share = tree_of(state), tree_of(state, part=part, parts=2)
    graft(whole, old, node)
    assert graft(share, old, node) == sum(visits for visits, _ in found(share).values())
    assert found(share) == {codes: found(whole)[codes] for codes in found(share)}


def test_at_most_half_of_the_room_is_taken_over():
    match, old = begun()
    codes = best(old)
    small = tree_of(played(match, codes), room=12)
    graft(small, old, reached(old, codes))
    assert small.nodes <= 7
    small.run(FOUND)
    assert small.nodes <= 13


def test_where_it_did_not_look_there_is_nothing_to_go_on_with():
    _, old = begun()
    assert reached(old, []) == 0
    assert reached(old, [*best(old)[:-1], -5]) == -1
    unseen = tree_of(begun()[0].state)
    assert reached(unseen, best(unseen)) == -1


def test_among_many_only_the_own_search_goes_on():
    match, old = begun(3)
    codes = best(old)
    state = played(match, codes)
    assert state.actor != old.actor
    new = tree_of(state)
    assert graft(new, old, reached(old, codes)) == 0
    assert all(visits == 0 for visits, _ in found(new).values())


def test_another_game_another_player_or_an_undo_begins_anew():
    match, old = begun()
    setup, before = setup_of(2), tuple(step.code for step in match.steps)
    codes = best(old)
    state = played(match, codes)
    after = (*before, *codes)

    def recalled(game: Setup, player: str, codes: tuple[int, ...], share: int) -> object:
        memory = Memory()
        memory.of(setup, "level-6", before)(old, 0)
        return memory.of(game, player, codes)(tree_of(state), share)

    assert recalled(setup, "level-6", after, 0) == below(old, reached(old, codes))
    assert recalled(setup, "level-5", after, 0) == 0
    assert recalled(setup_of(3), "level-6", after, 0) == 0
    assert recalled(setup, "level-6", (99, *after[1:]), 0) == 0
    assert recalled(setup, "level-6", after, 1) == 0


def test_only_a_level_that_thinks_by_the_clock_recalls(monkeypatch):
    asked = list[int]()
    match, _ = begun()
    for name, level in LEVELS.items():
        if level.search(2):
            choose(match.state, name, Random(1), recall=lambda tree, share: asked.append(share))
            assert asked == (list(range(level.root_workers)) if name in LUNA.bots.clocked else [])
