"""Every legal action can be done by hand and by button; everything else is refused with its rule."""

from __future__ import annotations

from itertools import product

import pytest

from luna.core.intent import Pick, Spelling
from luna.core.rules import Violation
from luna.core.turn import Ask, GoOn, Outcome, Play, Refused
from luna.games.luna.picks.outcome import COUNTED, STEPWISE, ask_number, novices_of, plays_of
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.picks.turn import Turn
from luna.games.luna.points.forecast import forecast
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES, NOBODY
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.reasons import REASONS
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.table.positions import first_state, random_positions

POSITIONS = list(random_positions(12, every=19))


def after(state: State, *lines: str) -> State:
    for line in lines:
        code = RULES.code(state, line)
        assert code is not None, line
        state, _ = RULES.apply(state, code)
    return state


def clicked(state: State, spelling: Spelling) -> Outcome:
    turn, outcome = Turn(state), None
    for pick in spelling:
        outcome = turn.choose([pick])
        assert not isinstance(outcome, Refused), (pick, outcome)
    return outcome


def means(outcome: Outcome, code: int) -> bool:
    return outcome == Play(code) or (isinstance(outcome, Ask) and code in outcome.codes)


def spellings(state: State) -> list[tuple[int, Spelling]]:
    place = place_of(state)
    return [(code, spelling) for code in RULES.legal(state) for spelling in spell(place, code)[:6]]


def test_every_legal_action_is_done_by_clicking_any_of_its_spellings() -> None:
    for state in POSITIONS:
        for code, spelling in spellings(state):
            outcome = clicked(state, spelling)
            spared = ACTIONS[code].novice and isinstance(outcome, Play) and not ACTIONS[outcome.code].novice
            assert means(outcome, code) or spared, (RULES.notation(state, code), spelling, outcome)


def test_every_legal_action_has_a_spelling_that_reaches_it() -> None:
    for state in POSITIONS:
        place = place_of(state)
        for code in RULES.legal(state):
            assert any(means(clicked(state, spelling), code) for spelling in spell(place, code)[:9])


def test_every_action_of_two_picks_is_done_by_one_drag() -> None:
    dragged = 0
    for state in POSITIONS:
        for code, (piece, *rest) in spellings(state):
            if len(rest) == 1 and piece.kind != "action":
                outcome = Turn(state).drop(piece, [rest[0]])
                assert means(outcome, code) or (ACTIONS[code].novice and isinstance(outcome, Play)), (piece, rest)
                dragged += 1
    assert dragged > 300


def test_every_legal_action_has_its_button() -> None:
    for state in POSITIONS:
        buttons = {pick for pick in Turn(state).sources() if pick.kind == "action"}
        place = place_of(state)
        for code in RULES.legal(state):
            assert any(spelling[0] in buttons for spelling in spell(place, code))


def test_a_refused_drop_names_a_reason_and_changes_nothing() -> None:
    targets = [
        Pick("council"),
        Pick("apostate"),
        Pick("builder"),
        Pick("candle"),
        Pick("tile", "20"),
        Pick("field", "9"),
    ]
    targets += [Pick("island", name) for name in ISLAND_NAMES] + [Pick("favour", name) for name in ISLAND_NAMES]
    reasons = set()
    for state in POSITIONS[::10]:
        for piece in [Pick("novice", name) for name in ISLAND_NAMES] + [Pick("token", "shrine"), Pick("jetty")]:
            for target in targets:
                turn = Turn(state)
                outcome = turn.drop(piece, [target])
                if isinstance(outcome, Refused):
                    assert turn.picks == ()
                    assert set(outcome.violation.args) == set(REASONS[outcome.violation.reason])
                    reasons.add(outcome.violation.reason)
    assert len(reasons) > 8


@pytest.fixture
def preset() -> State:
    return first_state(2, preset=True)


def test_a_novice_dragged_beside_another_island_begins_a_journey(preset: State) -> None:
    here = next(p.key for p in sorted(Turn(preset).sources()) if p.kind == "novice")
    there = next(name for name in ISLAND_NAMES if name != here)
    outcome = Turn(preset).drop(Pick("novice", here), [Pick("figure"), Pick("island", there)])
    assert isinstance(outcome, Play)
    assert RULES.notation(preset, outcome.code) == f"journey {here}>{there}"


def test_the_council_asks_how_many_novices(preset: State) -> None:
    here = next(p.key for p in sorted(Turn(preset).sources()) if p.kind == "novice")
    outcome = Turn(preset).drop(Pick("novice", here), [Pick("council")])
    assert isinstance(outcome, Ask)
    assert {RULES.notation(preset, code) for code in outcome.codes} == {f"council {here} 1", f"council {here} 2"}


def test_of_several_amounts_the_one_that_leaves_the_order_best_off_is_asked_for_first(preset: State) -> None:
    """The second seat of the council is worth nothing in the end, the third one a point."""
    for island in ISLAND_NAMES:
        outcome = Turn(preset).drop(Pick("novice", island), [Pick("council")])
        if isinstance(outcome, Ask):
            leads = [lead(preset, play) for play in outcome.plays]
            assert leads == sorted(leads, reverse=True)


def lead(state: State, play: Play) -> int:
    """By how much an order would be ahead of the other one if the game were scored after an action."""
    told = forecast(RULES.apply(state, play.code)[0])
    assert told is not None
    return told.orders[state.actor].total - told.orders[1 - state.actor].total


def test_a_novice_on_the_wrong_tile_is_told_the_right_island(preset: State) -> None:
    turn = Turn(preset)
    tile = Snapshot.of(preset).path[0].tile
    symbol = place_of(preset).symbols[tile]
    here = next(p.key for p in sorted(turn.sources()) if p.kind == "novice" and p.key != symbol)
    outcome = turn.drop(Pick("novice", here), [Pick("tile", str(tile))])
    assert isinstance(outcome, Refused)
    assert outcome.violation.reason == "wrong_symbol"
    assert outcome.violation.args["needed_island"] == symbol


def test_pairs_are_placed_one_by_one_and_taken_back_one_by_one() -> None:
    state = first_state(2)
    free = [name for name in ISLAND_NAMES if name != "herbs"]
    state = after(state, f"place shrine {free[0]}", f"place shrine {free[1]}")
    own = free[0]
    turn = Turn(state)
    islands = [name for name in ISLAND_NAMES if name != own][:4]
    for name in islands[:3]:
        assert turn.drop(Pick("reserve"), [Pick("island", name)]) == GoOn()
    again = turn.drop(Pick("reserve"), [Pick("island", islands[0])])
    assert again == Refused(Violation("pair_there_already", {"island": islands[0]}))
    assert turn.choose([Pick("island", islands[0])]) == again
    assert turn.drop(Pick("reserve"), [Pick("council")]) == Refused(Violation("piece_goes", {"piece": "pairs"}))
    assert len(turn.picks) == 6
    assert turn.back()
    assert len(turn.picks) == 4
    assert turn.choose([Pick("island", islands[2])]) == GoOn()
    assert isinstance(turn.choose([Pick("island", islands[3])]), Play)


def test_pairs_never_go_to_the_own_shrine() -> None:
    state = after(first_state(2), "place shrine shrine", "place shrine book")
    outcome = Turn(state).choose([Pick("island", "shrine")])
    assert isinstance(outcome, Refused)
    assert outcome.violation.reason == "pairs_on_own_shrine"


def test_looking_at_an_island_without_a_piece_in_hand_is_not_refused(preset: State) -> None:
    assert Turn(preset).choose([Pick("island", "book")]) is None
    assert Turn(preset).choose([Pick("sea")]) is None


def test_a_second_click_on_the_same_piece_puts_it_back(preset: State) -> None:
    turn = Turn(preset)
    piece = next(p for p in sorted(turn.sources()) if p.kind == "novice")
    turn.choose([piece])
    assert turn.picks == (piece,)
    assert turn.choose_again([piece])
    assert not turn.picks


def test_a_piece_held_over_a_forbidden_place_is_told_the_rule_and_nothing_changes(preset: State) -> None:
    turn = Turn(preset)
    piece = next(p for p in sorted(turn.sources()) if p.kind == "novice")
    for pick in turn.targets_after(piece):
        assert turn.forbidden(piece, pick) is None
    assert turn.forbidden(piece, Pick("island", piece.key)) is None
    assert turn.forbidden(piece, Pick("sea")) is None
    other = next(name for name in ISLAND_NAMES if name != piece.key)
    violation = turn.forbidden(piece, Pick("favour", other))
    assert violation is not None
    assert violation.reason == "wrong_favour_island"
    assert not turn.picks


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


def test_the_tides_laid_on_novices_of_the_blocked_island_say_why_nothing_happens() -> None:
    refused = 0
    for state in random_positions(36, every=3):
        turn = Turn(state)
        tides, apostate = Pick("token", "tides"), place_of(state).apostate
        stuck = [Pick(kind, apostate) for kind in ("novice", "resting") if turn.stuck(Pick(kind, apostate))]
        if state.table.solo < 2 or tides not in turn.sources() or state.pending:
            continue
        for novices in [pick for pick in stuck if pick in turn.own]:
            outcome = Turn(state).drop(tides, [novices, Pick("island", apostate)])
            assert outcome == Refused(Violation("blocked_by_apostate", {"island": apostate}))
            refused += 1
    assert refused


def test_the_first_things_a_newcomer_tries_are_answered_by_what_to_do_instead(preset: State) -> None:
    here = next(p.key for p in sorted(Turn(preset).sources()) if p.kind == "novice")
    for place, told in ((Pick("field", "9"), "field"), (Pick("candle"), "candle"), (Pick("builder"), "builder")):
        outcome = Turn(preset).drop(Pick("novice", here), [place])
        assert outcome == Refused(Violation("place_takes", {"place": told}))
    assert Turn(preset).choose([Pick("action", "consecrate")]) == Refused(Violation("none_on_path"))
    assert Turn(preset).choose([Pick("action", "book")]) == Refused(Violation("no_novice_without_book"))


def test_a_button_stays_chosen_when_one_of_its_pieces_is_taken_up_and_carried() -> None:
    carried = set()
    for state in POSITIONS:
        for code, (button, *rest) in spellings(state):
            if button.kind == "action" and len(rest) == 2:
                turn = Turn(state)
                turn.choose([button])
                assert turn.lift([rest[0]]) == rest[0]
                outcome = turn.drop(rest[0], [rest[1]])
                assert means(outcome, code) or (ACTIONS[code].novice and isinstance(outcome, Play))
                carried.add(button.key)
    assert carried >= {"journey", "sail", "tides", "book"}


def test_a_hand_that_finds_nothing_to_take_up_leaves_the_button_chosen(preset: State) -> None:
    turn = Turn(preset)
    turn.choose([Pick("action", "council")])
    island = next(pick for pick in sorted(turn.targets()) if pick.kind == "island")
    assert turn.lift([island]) is None
    assert [pick.key for pick in turn.picks] == ["council"]
    assert turn.lift([Pick("novice", island.key), island]) == Pick("novice", island.key)
    assert not turn.picks


def test_a_question_is_about_a_number_where_a_group_is_all_that_is_open() -> None:
    asked_about: dict[bool, set[str]] = {True: set(), False: set()}
    for state in POSITIONS:
        for _, spelling in spellings(state):
            asked = clicked(state, spelling)
            if isinstance(asked, Ask):
                kinds = {ACTIONS[code].kind for code in asked.codes}
                token = any(ACTIONS[code].novice for code in asked.codes)
                number = ask_number(Position(state), asked)
                assert number == (not token and len(kinds) == 1 and kinds <= COUNTED | STEPWISE)
                asked_about[number] |= kinds
    assert asked_about[True] >= {"journey", "council", "sail"}
    assert asked_about[False] >= {"council", "book"}


def test_a_hand_takes_a_favour_only_where_one_lies() -> None:
    taken = gone = 0
    for state in POSITIONS:
        if state.actor == NOBODY:
            continue
        for island in ISLAND_NAMES:
            here = Snapshot.of(state).favours_left(island)
            assert here >= 0
            lifted = Turn(state).lift([Pick("favour", island)])
            assert (lifted is not None) == bool(here), (island, here)
            taken, gone = taken + bool(here), gone + (not here)
    assert taken
    assert gone


def appointable(state: State) -> dict[int, str]:
    """The tiles that the order to act can appoint a novice to, each with the island of its symbol."""
    codes = [ACTIONS[code] for code in RULES.legal(state) if ACTIONS[code].kind == "appoint"]
    return {action.tile: place_of(state).symbols[action.tile] for action in codes}


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
