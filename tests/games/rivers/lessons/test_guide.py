"""The guide of the first rounds: what it advises is legal, said in words that exist, and brings what it promises."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from luna.app.system import paths
from luna.core.game import new_match
from luna.core.rules import NOBODY
from luna.games.rivers.game import RIVERS
from luna.games.rivers.lessons.guide import FirstRounds
from luna.games.rivers.rules.constants import ACT, COLOURS, OVER
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State
from luna.ui.lessons.course import Advice
from luna.ui.reading.text import Text

GUIDE, PERSON = FirstRounds(), 0
SEEDS = range(8)


def followed(seed: int) -> Iterator[tuple[State, Advice | None, State]]:
    """Every position of first rounds in which the person follows all advice, with the advice and what came of it."""
    setup, dice = GUIDE.setup(seed), Random(seed)
    match = new_match(RIVERS, setup)
    while not GUIDE.over(match.state) and match.state.phase != OVER:
        state, advice = match.state, None
        if RULES.actor(state) == PERSON:
            advice = GUIDE.advice(RULES.observe(state, PERSON))
        match.play(advice.codes[0] if advice else RIVERS.bots.choose(setup, match, "level-1", dice)[0])
        if RULES.actor(state) == PERSON:
            yield state, advice, match.state


@pytest.mark.parametrize("seed", SEEDS)
def test_in_whole_first_rounds_there_is_always_an_advice_that_can_be_followed_and_told(seed: int) -> None:
    told = [(state, advice) for state, advice, _ in followed(seed)]
    assert len(told) >= 2 * 3
    for state, advice in told:
        assert advice is not None, RULES.notation(state, RULES.legal(state)[0])
        assert all(RULES.violation(state, code) is None for code in advice.codes)
        for language in ("en", "de", "pl", "it"):
            sentence = Text(paths.localization(), language).of("rivers")(advice.id, **advice.args)
            assert sentence != advice.id
            assert "{" not in sentence


def test_the_game_is_one_person_who_begins_against_the_weakest_computer() -> None:
    setup = GUIDE.setup(1)
    assert [seat.kind for seat in setup.seats] == ["human", "bot"]
    assert setup.seats[1].name == RIVERS.bots.levels[0]
    assert RULES.actor(RIVERS.first(setup)) == PERSON


def test_a_king_comes_first_and_then_another_leader_into_his_kingdom() -> None:
    ids = [advice.id for _, advice, _ in followed(1) if advice]
    assert ids[:2] == ["guide-king", "guide-leader"]


def test_a_tile_brings_the_points_that_are_promised() -> None:
    kinds = set()
    for state, advice, after in chain.from_iterable(map(followed, SEEDS)):
        kinds.add(advice.id if advice else "")
        if advice and advice.id == "guide-tile" and after.turn == state.turn and after.phase == ACT:
            colour = COLOURS.index(str(advice.args["colour"]))
            assert after.points[colour] - state.points[colour] == int(advice.args["points"])
    assert {"guide-king", "guide-leader", "guide-tile"} <= kinds


def test_nothing_is_said_where_nobody_decides() -> None:
    match, dice = new_match(RIVERS, GUIDE.setup(2)), Random(2)
    while RULES.actor(match.state) != NOBODY:
        match.play(dice.choice(RULES.legal(match.state)))
    assert GUIDE.advice(match.state) is None
