"""A click on a tile of the path begins an appointment to it."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.core.turn import Ask, GoOn, Play, Refused
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ACTION
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.table.turns import POSITIONS, appointable


def test_a_click_on_a_tile_begins_its_appointment_and_one_more_ends_it() -> None:
    seen = 0
    for state in POSITIONS:
        for tile, island in appointable(state).items():
            turn, seen = Turn(state), seen + 1
            assert turn.choose([Pick("tile", str(tile))]) == GoOn()
            assert turn.targets() == {Pick("novice", island)}
            outcome = turn.choose([Pick("novice", island)])
            codes = [outcome.code] if isinstance(outcome, Play) else outcome.codes if isinstance(outcome, Ask) else ()
            assert codes
            assert {(ACTIONS[code].kind, ACTIONS[code].tile) for code in codes} == {("appoint", tile)}
    assert seen > 20


def test_a_clicked_tile_is_let_go_like_any_other_pick() -> None:
    state = next(state for state in POSITIONS if len(appointable(state)) > 1)
    first, second = (Pick("tile", str(tile)) for tile in list(appointable(state))[:2])
    turn = Turn(state)
    turn.choose([first])
    turn.choose([second])
    assert list(turn.picks) == [second]
    assert turn.choose_again([second])
    assert turn.picks == ()


def test_a_hand_that_takes_a_novice_needs_no_tile_that_was_clicked() -> None:
    state = next(state for state in POSITIONS if appointable(state))
    tile, island = next(iter(appointable(state).items()))
    turn = Turn(state)
    turn.choose([Pick("tile", str(tile))])
    assert turn.lift([Pick("novice", island)]) == Pick("novice", island)
    assert isinstance(turn.drop(Pick("novice", island), [Pick("tile", str(tile))]), Play | Ask)


def test_a_tile_that_nobody_can_be_appointed_to_says_why() -> None:
    reasons = set()
    for state in POSITIONS:
        if state.phase != ACTION or state.pending:
            continue
        for place in Snapshot.of(state).path:
            turn = Turn(state)
            outcome = turn.choose([Pick("tile", str(place.tile))])
            if isinstance(outcome, Refused):
                assert turn.picks == ()
                reasons.add(outcome.violation.reason)
            else:
                assert isinstance(outcome, GoOn)
    assert {"tile_not_released", "tile_occupied"} & reasons
    assert len(reasons) > 2


def test_an_empty_tile_is_no_piece_that_a_hand_takes_up() -> None:
    for state in POSITIONS:
        own = Turn(state).own
        for tile in appointable(state):
            assert Pick("tile", str(tile)) not in Turn(state).sources() or Pick("tile", str(tile)) in own
