"""What a hint gives as its reason holds in the position it is given in: asked of the rules, position by position."""

from collections import defaultdict

import pytest

from luna.core.turn import Play
from luna.games.luna.points.forecast import forecast
from luna.games.luna.points.prospect import prospect
from luna.games.luna.points.token_use import WORTH, use_of
from luna.games.luna.rules.actions import ACTIONS, FIRST, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY, ROUNDS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.advising import reason_of, why
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import first_state, random_positions
from tests.root import ROOT

TEXT = Text(ROOT / "localization", "en")
Given = dict[str, list[tuple[State, State, int, dict[str, str | int]]]]


@pytest.fixture(scope="module")
def given() -> Given:
    """Reasons by name: the position, the one after the action, the action's code and the values."""
    reasons: Given = defaultdict(list)
    for state in (first_state(2, preset=True), *random_positions(24, every=11)):
        for code in RULES.legal(state)[::2] if state.actor != NOBODY else ():
            name, args = why(TEXT, state, [code])
            reasons[name].append((state, prospect(state, Play(code)).after, code, args))
    return reasons


def turn_of(state: State, seat: int) -> State:
    copy = state.copy()
    copy.actor = seat
    return copy


def legal(state: State, seat: int, kind: ActionKind) -> list[int]:
    return [code for code in RULES.legal(turn_of(state, seat)) if ACTIONS[code].kind == kind]


def test_a_book_is_promised_only_to_a_novice_that_misses_one(given):
    books = [(state, after) for state, after, _, args in given["favour"] if args["use"] == "book"]
    assert books
    for state, after in books:
        colour = state.table.colours[state.actor]
        fields = Snapshot.of(after).temple
        assert any(field.novice == colour and not field.book for field in fields)


def test_a_token_of_books_is_only_worth_its_point_where_it_could_take_no_book_from_others(given):
    """Own novices may still pass on a book of theirs, which protects no more of them than before."""
    for state, after, code, args in given["favour"]:
        if ISLAND_NAMES[ACTIONS[code].source] == "book" and args["use"] == WORTH:
            taken_from = {ACTIONS[each].tile for each in legal(after, state.actor, ActionKind.BOOK)}
            own = {
                field.tile for field in Snapshot.of(after).temple if field.novice == after.table.colours[state.actor]
            }
            assert taken_from <= own


def test_bribery_and_shrine_tokens_promise_only_what_is_left(given):
    for state, after, _, args in given["favour"]:
        own = Snapshot.of(after).orders[state.table.colours[state.actor]]
        if args["use"] == "shrine":
            assert own.shrines
        if args["use"] == "bribery":
            assert state.round < ROUNDS


def test_every_favour_has_a_use_somewhere_and_is_only_worth_its_point_elsewhere(given):
    uses = {(ISLAND_NAMES[ACTIONS[code].source], args["use"]) for _, _, code, args in given["favour"]}
    assert {favour for favour, use in uses if favour == use} == set(ISLAND_NAMES)
    assert WORTH in {use for _, use in uses}
    assert all(use in (favour, WORTH) for favour, use in uses)


def test_an_expulsion_changes_the_scoring_as_it_is_told(given):
    assert given["expel"]
    assert given["expel-others"]
    for name in ("expel", "expel-others"):
        for state, after, _, _ in given[name]:
            now, then = forecast(state), forecast(after)
            assert now
            assert then
            changes = [b.apostate - a.apostate for a, b in zip(now.orders, then.orders, strict=True)]
            assert changes[state.actor] > 0 if name == "expel" else sum(changes) < 0


def test_who_sails_for_a_tile_can_be_appointed_to_it_at_once(given):
    assert given["sail-tile"]
    for state, after, _, args in given["sail-tile"]:
        assert args["tile"] in {ACTIONS[code].tile for code in legal(after, state.actor, ActionKind.APPOINT)}


def test_what_comes_only_in_a_later_round_is_no_reason_in_the_last_one(given):
    for name in ("shrine", "travel-tile", "travel-priestess"):
        assert given[name]
        assert all(state.round < ROUNDS for state, *_ in given[name])


def test_whoever_can_soon_be_consecrated_could_be_at_once(given):
    for state, after, code, _ in given["appoint"]:
        tiles = {ACTIONS[each].tile for each in legal(after, state.actor, ActionKind.CONSECRATE)}
        assert ACTIONS[code].tile in tiles


def test_novices_that_herbs_woke_can_be_used(given):
    assert given["herbs"]
    for state, after, code, _ in given["herbs"]:
        here = ISLAND_NAMES[ACTIONS[code].target]
        assert Snapshot.of(after).orders[state.table.colours[state.actor]].islands[here].active
        assert Snapshot.of(after).blocked_island != here


def test_without_novices_in_the_temple_a_book_has_no_use():
    assert use_of(first_state(2), 0, "book") == WORTH


def place_of(code: int) -> tuple[object, ...]:
    action = ACTIONS[code]
    return action.kind, action.source, action.target, action.tile, action.islands


def test_no_reason_without_points_holds_for_every_other_action_of_the_kind():
    """Else it would say of the kind what is true of it anyway, and nothing of this action."""
    told = set[ActionKind]()
    for state in (first_state(2, preset=True), *random_positions(12, every=29)):
        legal = RULES.legal(state) if state.actor != NOBODY else ()
        whys = {code: why(TEXT, state, [code]) for code in legal}
        for code in legal:
            name, args = whys[code]
            if not reason_of(TEXT, state, [code]) or "points" in args or name.startswith("shrine"):
                continue
            kind = ACTIONS[code].kind
            others = [each for each in legal if ACTIONS[each].kind == kind and place_of(each) != place_of(code)]
            assert args if not others else any(whys[each] != whys[code] for each in others)
            told.add(kind)
    assert {ActionKind.FAVOUR, ActionKind.JOURNEY} <= told


def test_a_candle_is_turned_for_a_reason_only_where_that_ends_the_round():
    for state in random_positions(12, every=5):
        if state.actor != NOBODY and FIRST["meditate"] in RULES.legal(state):
            assert bool(reason_of(TEXT, state, [FIRST["meditate"]])) == (state.lit == 1)
