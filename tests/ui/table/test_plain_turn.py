"""The plain turn: what is spelled is meant, nothing else; a refusal tells why."""

from __future__ import annotations

from random import Random

import pytest

from luna.core.intent import Pick
from luna.core.rules import CHANCE, Violation
from luna.core.seat import Seat
from luna.core.turn import Ask, GoOn, Play, Refused
from luna.ui.table.plain_turn import PlainTurn
from tests.toy.game import TOY, Setup
from tests.toy.rules import LEAD, LET, RULES, State, code_of
from tests.toy.turn import LET_PASS, PLACE, card, turn


@pytest.fixture
def state() -> State:
    """The first decision of a table for two."""
    state, rng = TOY.first(Setup((Seat("amber"), Seat("teal")), 0)), Random(3)
    while RULES.actor(state) == CHANCE:
        state, _ = RULES.apply(state, RULES.draw(state, rng))
    return state


def hand(state: State) -> tuple[int, ...]:
    return state.hands[RULES.actor(state)]


def test_picks_lead_to_the_action_they_spell(state):
    first, own = turn(state), hand(state)
    assert first.sources() == {card(each) for each in own}
    assert first.targets() == frozenset()
    assert first.choose([card(own[0])]) == GoOn()
    assert first.targets() == {PLACE}
    assert first.choose([PLACE]) == Play(code_of(LEAD, own[0]))


def test_another_piece_begins_anew(state):
    first, own = turn(state), hand(state)
    first.choose([card(own[0])])
    assert first.choose([card(own[1])]) == GoOn()
    assert first.picks == (card(own[1]),)


def test_a_pick_goes_back_and_all_go_at_once(state):
    first, own = turn(state), hand(state)
    first.choose([card(own[0])])
    assert first.choose_again([card(own[0])])
    assert (first.picks, first.back()) == ((), False)
    first.choose([card(own[0])])
    first.reset()
    assert first.picks == ()


def test_a_piece_is_dragged_to_where_it_may_go(state):
    first, own = turn(state), hand(state)
    assert first.lift([PLACE, card(own[0])]) == card(own[0])
    assert first.targets_after(card(own[0])) == {PLACE}
    assert first.plays_at(card(own[0]), PLACE) == (Play(code_of(LEAD, own[0])),)
    assert first.drop(card(own[0]), [PLACE]) == Play(code_of(LEAD, own[0]))


def test_a_drop_beside_means_nothing_and_changes_nothing(state):
    first, own = turn(state), hand(state)
    assert first.drop(card(own[0]), [Pick("table")]) is None
    assert first.picks == ()


def test_what_is_not_in_the_hand_is_refused_with_its_reason(state):
    first = turn(state)
    foreign = next(each for each in range(1, 11) if each not in hand(state))
    refused = first.choose([card(foreign)])
    assert isinstance(refused, Refused)
    assert refused.violation.reason == "not_in_hand"
    assert first.lift([card(foreign)]) is None
    assert first.refuse_lift([card(foreign)]) == refused
    assert first.stuck(card(foreign)) == refused.violation
    assert first.forbidden(card(foreign), PLACE) == refused


def test_a_card_too_low_to_beat_says_so(state):
    after, _ = RULES.apply(state, code_of(LEAD, hand(state)[-1]))
    answer = turn(after)
    low = [each for each in hand(after) if each < after.led]
    assert answer.choose([LET_PASS]) == Play(code_of(LET))
    assert [answer.stuck(card(each)) for each in low] == [Violation("too_low", {"card": each}) for each in low]


def test_the_surroundings_are_no_refusal(state):
    first = turn(state)
    assert first.choose([Pick("table")]) is None
    assert first.forbidden(card(hand(state)[0]), PLACE) is None


def test_actions_spelled_alike_are_asked_about(state):
    codes = RULES.legal(state)
    plain = PlainTurn(RULES, state, lambda _: ((Pick("pile"),),))
    assert plain.choose([Pick("pile")]) == Ask(tuple(map(Play, codes)))


def test_there_is_one_way_for_each_legal_action_and_none_for_another(state):
    played = set()
    for number in hand(state):
        first = turn(state)
        first.choose([card(number)])
        outcome = first.choose([PLACE])
        assert isinstance(outcome, Play)
        played.add(outcome.code)
    assert played == set(RULES.legal(state))
