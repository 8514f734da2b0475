"""Whatever is dragged on the table and cannot be: the answer is a true reason, in every phase."""

from itertools import product

from luna.core.intent import Pick
from luna.core.turn import Refused
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.picks.unmovable import OF_AN_ORDER, STAYS
from luna.games.luna.rules.constants import NOBODY, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.reading.refusal import refusal
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import first_state, random_positions
from tests.root import ROOT

OUT_OF_PLACE = {"preparation_over", "preparation_first", "tire_over", "tire_first", "bribery_opens_nothing"}
"""Reasons that would be true of an action which nobody means by a drag."""


def positions():
    """Of every phase, of games of several and of every solo level."""
    choosing = first_state(solo=3)
    while choosing.phase != TIRE:
        choosing, _ = RULES.apply(choosing, RULES.legal(choosing)[0])
    found = [choosing, first_state(2, preset=True), first_state(3), *(first_state(solo=level) for level in (1, 2, 3))]
    return [state for state in (*found, *random_positions(12, every=37)) if state.actor != NOBODY]


POSITIONS = positions()


def things(state):
    """All that nobody, or another order, moves."""
    shown = Snapshot.of(state)
    others = [colour for colour in shown.seats if colour != shown.actor]
    for kind in STAYS:
        yield Pick(kind, {Kind.DISC: others[0], Kind.START: others[0]}.get(kind, ""))
    for kind, colour in product(OF_AN_ORDER, others):
        yield Pick(kind, f"{colour}:herbs")
    for place in shown.path:
        if place.novice != shown.actor:
            yield Pick(Kind.TILE, str(place.tile))


def reason(turn, pick):
    outcome = turn.refuse_lift([pick])
    assert isinstance(outcome, Refused), pick
    return outcome.violation


def test_there_are_positions_of_every_phase():
    assert {Snapshot.of(state).phase for state in POSITIONS} >= {"prepare", "tire", "action"}


def test_everything_that_cannot_be_taken_up_says_why():
    for state in POSITIONS:
        turn = Turn(state)
        for pick in things(state):
            assert reason(turn, pick).reason in {"stays_put", "not_your_piece"}


def test_what_belongs_to_another_order_names_it():
    for state in POSITIONS:
        shown = Snapshot.of(state)
        for place in shown.path:
            if place.novice and place.novice != shown.actor:
                told = reason(Turn(state), Pick(Kind.ON_TILE, str(place.tile)))
                assert told.args == {"order": place.novice}


def test_own_pieces_are_not_said_to_stay():
    for state in POSITIONS:
        turn = Turn(state)
        assert all(turn.refuse_lift([pick]) is None for pick in turn.own)


def test_candles_are_clicked_not_dragged():
    turn = Turn(first_state(2, preset=True))
    assert reason(turn, Pick(Kind.CANDLE)).reason == "place_takes"


def test_the_apostate_of_the_third_solo_level_cannot_be_expelled_and_the_answer_says_so():
    text = Text(ROOT / "localization", "en")
    told = {level: refusal(text, reason(Turn(first_state(solo=level)), Pick(Kind.APOSTATE)), {}) for level in (1, 2, 3)}
    assert told[1] == told[2] != told[3]
    assert "level 3" in told[3]


def test_a_shrine_of_the_reserve_never_speaks_of_the_preparation_once_it_is_over():
    shrines, told = Pick(Kind.SHRINES), set()
    for state in POSITIONS:
        if Snapshot.of(state).phase == "action" and shrines in Turn(state).own:
            for place in (Pick(Kind.ISLAND, "herbs"), Pick(Kind.ISLAND, "book"), Pick(Kind.COUNCIL)):
                outcome = Turn(state).drop(shrines, [place])
                if isinstance(outcome, Refused):
                    told.add(outcome.violation.reason)
            stuck = Turn(state).stuck(shrines)
            told.add(stuck.reason if stuck else "")
    assert "token_not_owned" in told
    assert not told & OUT_OF_PLACE


def test_own_pieces_that_go_nowhere_never_give_the_reason_of_another_phase():
    for state in POSITIONS:
        if Snapshot.of(state).phase != "action" or state.pending:
            continue
        turn = Turn(state)
        legal = RULES.legal(state)
        for pick in turn.own:
            stuck = turn.stuck(pick)
            assert not legal or stuck is None or stuck.reason not in OUT_OF_PLACE - {"bribery_opens_nothing"}, pick
