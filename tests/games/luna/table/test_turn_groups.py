"""How many novices a gesture means: in the hand, at the place they are carried to, and where it has to be asked."""

from __future__ import annotations

from itertools import product

import pytest

from luna.core.intent import Pick
from luna.core.turn import Ask, GoOn, Play
from luna.games.luna.picks.outcome import COUNTED, STEPWISE, ask_number, novices_of, plays_of
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State
from tests.games.luna.table.positions import first_state
from tests.games.luna.table.turns import POSITIONS, after, clicked, spellings


@pytest.fixture
def preset() -> State:
    return first_state(2, preset=True)


def test_the_council_asks_how_many_novices(preset: State) -> None:
    here = next(p.key for p in sorted(Turn(preset).sources()) if p.kind == "novice")
    outcome = Turn(preset).drop(Pick("novice", here), [Pick("council")])
    assert isinstance(outcome, Ask)
    assert {RULES.notation(preset, code) for code in outcome.codes} == {f"council {here} 1", f"council {here} 2"}


def test_of_several_amounts_the_fewest_are_asked_for_first(preset: State) -> None:
    """The key of a digit means that many, whatever would be best."""
    for island in ISLAND_NAMES:
        outcome = Turn(preset).drop(Pick("novice", island), [Pick("council")])
        if isinstance(outcome, Ask):
            assert [RULES.notation(preset, play.code)[-1] for play in outcome.plays] == ["1", "2"]


def test_a_group_travels_by_one_step_for_each_novice(preset: State) -> None:
    here = next(p.key for p in sorted(Turn(preset).sources()) if p.kind == "novice")
    there = next(name for name in ISLAND_NAMES if name != here)
    piece, place = Pick("novice", here), [Pick("island", there)]
    code = RULES.code(preset, f"journey {here}>{there}")
    assert code is not None
    assert Turn(preset).drop(piece, place, 2) == Play(code, 2)
    assert Turn(preset).drop(piece, place) == Play(code, 1)
    asked = clicked(preset, (piece, *place))
    assert isinstance(asked, Ask)
    assert set(asked.plays) == {Play(code, 1), Play(code, 2)}


def test_the_novices_in_the_hand_are_as_many_wherever_they_go() -> None:
    """Fewer only where the place takes fewer, more only where it needs more; and it is known before the drop."""
    seen = set()
    for state in POSITIONS[::3]:
        position = Position(state)
        for piece in [pick for pick in sorted(Turn(state).sources()) if pick.kind in ("novice", "resting", "jetty")]:
            for count, place in product(Turn(state).counts_after(piece), sorted(Turn(state).targets_after(piece))):
                turn = Turn(state)
                number, foretold = turn.fitting(piece, place, count), turn.plays_at(piece, place, count)
                outcome = turn.drop(piece, [place], count)
                if isinstance(outcome, GoOn):
                    continue
                plays = (outcome,) if isinstance(outcome, Play) else outcome.plays if isinstance(outcome, Ask) else ()
                assert plays
                assert foretold == plays
                possible = {novices_of(position, play) for c in RULES.legal(state) for play in plays_of(position, c)}
                assert {novices_of(position, play) for play in plays} == {number}
                assert number == count or (number in possible and number != 0)
                for play in plays:
                    after(state, *[RULES.notation(state, play.code)] * play.times)
                    seen.add((ACTIONS[play.code].kind, number == count))
    assert {("journey", True), ("tides", True), ("tides_inactive", True), ("council", True)} <= seen
    assert {kind for kind, alike in seen if not alike} & {"favor", "recruit", "appoint"}
    assert ("journey", False) not in seen


def test_a_place_that_takes_fewer_novices_than_are_carried_takes_as_many_as_it_can(preset: State) -> None:
    here = next(p.key for p in sorted(Turn(preset).sources()) if p.kind == "novice")
    turn, piece = Turn(preset), Pick("novice", here)
    assert turn.fitting(piece, Pick("council"), 9) == 2
    assert turn.fitting(piece, Pick("favour", here), 1) == 2
    assert turn.fitting(piece, Pick("council"), 0) == 0
    assert turn.fitting(piece, Pick("candle"), 2) == 0


def test_a_question_is_about_a_number_where_a_group_is_all_that_is_open() -> None:
    asked_about: dict[bool, set[str]] = {True: set(), False: set()}
    for state in POSITIONS:
        for _, spelling in spellings(state):
            asked = clicked(state, spelling)
            if isinstance(asked, Ask) and len(asked.plays) > 1:
                kinds = {ACTIONS[code].kind for code in asked.codes}
                token = any(ACTIONS[code].novice for code in asked.codes)
                number = ask_number(Position(state), asked)
                assert number == (not token and len(kinds) == 1 and kinds <= COUNTED | STEPWISE)
                asked_about[number] |= kinds
    assert asked_about[True] >= {"journey", "council", "sail"}
    assert asked_about[False] >= {"council", "book"}
