"""Amounts that are asked for stand in their order, so that the key of a digit means that many."""

from luna.core.turn import Ask
from luna.games.luna.picks.meaning import AMOUNTS, Meaning
from luna.games.luna.picks.outcome import novices_of
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from tests.games.luna.table.positions import random_positions


def test_of_equal_actions_the_fewest_novices_come_first():
    seen = set()
    for state in random_positions(12, every=17):
        meaning = Meaning(state, state)
        for kind in (ActionKind.COUNCIL, ActionKind.HERBS, ActionKind.SAIL):
            codes = [code for code in RULES.legal(state) if ACTIONS[code].kind == kind and not ACTIONS[code].novice]
            for source in {ACTIONS[code].source for code in codes}:
                plays = [play for c in codes if ACTIONS[c].source == source for play in meaning.plays_of(c)]
                asked = Ask(meaning.ordered(plays[::-1]))
                numbers = [novices_of(Position(state), play) for play in asked.plays]
                assert numbers == sorted(numbers)
                seen.add(kind) if len(set(numbers)) > 1 else None
    assert ActionKind.COUNCIL in seen
    assert seen <= AMOUNTS
