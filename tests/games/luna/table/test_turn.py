"""Every legal action can be done by hand and by button; everything else is refused with its rule."""

from __future__ import annotations

import pytest

from luna.core.intent import Pick
from luna.core.rules import Violation
from luna.core.turn import GoOn, Play, Refused
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.reasons import REASONS
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.table.positions import first_state, random_positions
from tests.games.luna.table.turns import POSITIONS, after, clicked, means, spellings


@pytest.fixture
def preset() -> State:
    return first_state(2, preset=True)


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


def test_a_novice_dragged_beside_another_island_begins_a_journey(preset: State) -> None:
    here = next(p.key for p in sorted(Turn(preset).sources()) if p.kind == "novice")
    there = next(name for name in ISLAND_NAMES if name != here)
    outcome = Turn(preset).drop(Pick("novice", here), [Pick("figure"), Pick("island", there)])
    assert isinstance(outcome, Play)
    assert RULES.notation(preset, outcome.code) == f"journey {here}>{there}"


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


def test_once_a_pair_lies_every_island_for_the_next_one_is_a_target() -> None:
    state = after(first_state(2), "place shrine shrine", "place shrine book")
    turn, free = Turn(state), [name for name in ISLAND_NAMES if name != "shrine"]
    for count in range(1, 4):
        turn.choose([Pick("island", free[count])])
        assert {pick.key for pick in turn.targets() if pick.kind == "island"} == {free[0], *free[count + 1 :]}


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
    refused = turn.forbidden(piece, Pick("favour", other))
    assert refused is not None
    assert refused.violation.reason == "wrong_favour_island"
    assert not turn.picks


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


def test_whatever_is_let_go_beside_its_places_is_told_where_it_belongs() -> None:
    told = set()
    for state in POSITIONS:
        turn = Turn(state)
        for piece in sorted(turn.sources()):
            if piece.kind in ("action", "novice", "candle", "island", "other"):
                continue
            for place in (Pick("sea"), Pick("priestess"), Pick("guardian"), Pick("candle")):
                outcome = Turn(state).drop(piece, [place])
                if not isinstance(outcome, Refused):
                    assert piece == Pick("token", "tides") or place == Pick("sea"), (piece, place)
                    continue
                assert outcome.violation.reason in ("piece_goes", "tile_goes"), (piece, place)
                told.add(piece.kind)
    assert told >= {"token", "favour", "tile", "resting", "reserve"}


def test_a_novice_on_the_path_is_told_its_own_field() -> None:
    tiles = [(state, pick) for state in POSITIONS for pick in Turn(state).sources() if pick.kind == "tile"]
    found = [(state, pick) for state, pick in tiles if Turn(state).targets_after(pick)]
    assert found
    for state, pick in found:
        assert Turn(state).drop(pick, [Pick("sea")]) == Refused(Violation("tile_goes", {"tile": int(pick.key)}))
