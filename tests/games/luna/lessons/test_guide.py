"""The guide of the first round: what it advises is legal, and there is always something to be said."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from random import Random

import pytest

from luna.core.game import new_match
from luna.core.rules import NOBODY
from luna.games.luna.game import LUNA
from luna.games.luna.lessons.guide import FirstRound
from luna.games.luna.rules.constants import ACTION, NO_MOVE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.ui.lessons.course import Advice
from tests.repository.text.fluent_files import patterns

GUIDE = FirstRound()


@pytest.mark.parametrize("seed", range(6))
def test_in_a_whole_first_round_every_advice_can_be_followed(seed):
    match, dice = new_match(LUNA, GUIDE.setup(seed)), Random(seed)
    advised = 0
    while not GUIDE.over(match.state):
        state = match.state
        if state.actor == 0 and state.phase == ACTION and state.pending == NO_MOVE:
            advice = GUIDE.advice(state)
            assert advice is not None
            assert advice.id in patterns("en")
            for code in advice.codes:
                assert RULES.violation(match.state, code) is None
                match.play(code)
            advised += 1
        else:
            match.play(dice.choice(RULES.legal(state)))
    assert advised >= 3


def test_the_game_is_one_person_who_begins_against_the_weakest_computer_with_the_preset():
    setup = GUIDE.setup(1)
    assert setup.preset
    assert [seat.kind for seat in setup.seats] == ["human", "bot"]
    assert setup.seats[1].name == LUNA.bots.levels[0]
    assert RULES.actor(LUNA.first(setup)) == 0


def test_a_consecration_comes_before_all_else_and_tells_its_points():
    match = new_match(LUNA, GUIDE.setup(1))
    appoint = next(code for code in RULES.legal(match.state) if "appoint" in RULES.notation(match.state, code))
    match.play(appoint)
    match.play(next(code for code in RULES.legal(match.state) if "council" in RULES.notation(match.state, code)))
    advice = GUIDE.advice(match.state)
    assert advice
    assert advice.id == "guide-consecrate"
    assert advice.args["points"] == 6


def test_nothing_is_said_where_nobody_decides():
    match, dice = new_match(LUNA, GUIDE.setup(2)), Random(2)
    while RULES.actor(match.state) != NOBODY:
        match.play(dice.choice(RULES.legal(match.state)))
    assert GUIDE.advice(match.state) is None


def followed(seed: int) -> Iterator[tuple[State, Advice]]:
    """Positions of a first round in which every advice is followed, each with the advice; the others do anything."""
    match, dice = new_match(LUNA, GUIDE.setup(seed)), Random(seed)
    while not GUIDE.over(match.state):
        advice = GUIDE.advice(match.state) if match.state.actor == 0 else None
        if advice:
            yield match.state, advice
        for code in advice.codes if advice else (dice.choice(RULES.legal(match.state)),):
            match.play(code)


def test_tokens_that_bring_something_are_used_before_the_round_may_end():
    advised: dict[str, list[tuple[State, Advice]]] = {}
    for state, advice in chain.from_iterable(followed(seed) for seed in range(12)):
        advised.setdefault(advice.id, []).append((state, advice))
    for state, advice in advised["guide-book"]:
        after = RULES.apply(state, advice.codes[0])[0]
        assert after.influence[0] - state.influence[0] == advice.args["points"] == 2
        assert state.owner[int(advice.about.key)] == 1
    for state, advice in advised["guide-herbs"]:
        assert RULES.notation(state, advice.codes[0]) == f"herbs {advice.args['island']} 2"
    for state, _ in advised["guide-meditate"]:
        assert "shrine" not in map(partial(RULES.notation, state), RULES.legal(state))
