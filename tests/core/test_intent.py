"""From picks to one action."""

from __future__ import annotations

import pytest

from luna.core.intent import Intent, Pick, Spelling

NOVICE, RED, BLUE, BUTTON = Pick("novice", "a"), Pick("island", "red"), Pick("island", "blue"), Pick("button", "go")
SPELLINGS: dict[int, tuple[Spelling, ...]] = {
    1: ((NOVICE, RED), (RED,)),
    2: ((NOVICE, BLUE),),
    3: ((NOVICE, BLUE),),
    4: ((BUTTON,), (NOVICE, RED, BUTTON)),
    5: (),
}


def intent(*codes: int) -> Intent:
    return Intent(codes or tuple(SPELLINGS), SPELLINGS.__getitem__)


def picked(start: Intent, *picks: Pick) -> Intent:
    for pick in picks:
        narrower = start.choose(pick)
        assert narrower is not None
        start = narrower
    return start


def test_an_intent_begins_with_every_spelled_action_and_none_complete():
    assert intent().codes_meant() == [1, 2, 3, 4]
    assert intent().complete() == []
    assert intent().targets() == {NOVICE, RED, BUTTON}


def test_a_pick_keeps_the_actions_spelled_with_it():
    carried = picked(intent(), NOVICE)
    assert carried.picks == (NOVICE,)
    assert carried.codes_meant() == [1, 2, 3, 4]
    assert carried.targets() == {RED, BLUE}


def test_a_fully_spelled_action_is_complete():
    assert picked(intent(), RED).complete() == [1]
    assert picked(intent(), BUTTON).complete() == [4]


def test_several_actions_of_one_spelling_ask_for_a_choice():
    assert picked(intent(), NOVICE, BLUE).complete() == [2, 3]


def test_an_action_may_be_complete_while_another_goes_on():
    dropped = picked(intent(), NOVICE, RED)
    assert dropped.complete() == [1]
    assert dropped.targets() == {BUTTON}
    assert picked(dropped, BUTTON).complete() == [4]


def test_a_pick_that_leads_nowhere_is_refused():
    assert intent().choose(BLUE) is None
    assert picked(intent(), NOVICE).choose(NOVICE) is None
    assert picked(intent(), BUTTON).choose(BUTTON) is None


def test_only_legal_codes_can_be_meant():
    assert intent(2, 5).targets() == {NOVICE}
    assert picked(intent(2, 5), NOVICE).targets() == {BLUE}
    assert intent(5).targets() == frozenset()


@pytest.mark.parametrize("picks", [(), (NOVICE,), (NOVICE, BLUE)])
def test_an_intent_may_be_taken_up_again_from_its_picks(picks: Spelling):
    again = Intent(tuple(SPELLINGS), SPELLINGS.__getitem__, picks)
    step_by_step = picked(intent(), *picks)
    assert (again.codes_meant(), again.targets()) == (step_by_step.codes_meant(), step_by_step.targets())


def test_picks_are_ordered_values():
    assert sorted([RED, BLUE, Pick("island"), NOVICE]) == [Pick("island"), BLUE, RED, NOVICE]
