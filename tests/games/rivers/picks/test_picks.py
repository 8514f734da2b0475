"""Every decision can be made by picks, and nothing else comes out of them."""

from itertools import islice, product

import pytest

from luna.core.intent import Pick
from luna.core.rules import Violation
from luna.core.turn import Ask, GoOn, Play, Refused
from luna.games.rivers.picks import kinds
from luna.games.rivers.picks.bar import DECLINE, HOTKEYS, PASS, SWAP, WITHDRAW, keys, offered
from luna.games.rivers.picks.gestures import GESTURES
from luna.games.rivers.picks.kinds import BAG, CONFLICT, SCREEN, Kind
from luna.games.rivers.picks.related import Relation, related
from luna.games.rivers.picks.spelling import spelled
from luna.games.rivers.picks.turn import Turn
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, NOBODY
from luna.games.rivers.rules.reasons import REASONS
from luna.games.rivers.rules.rivers_rules import RULES
from luna.ui.table.picks import DONE, TablePick
from tests.games.rivers.drawings import E3, E7, E8, E10
from tests.games.rivers.rules.map_setup import beginning, shown
from tests.games.rivers.rules.random_games import steps


def cell(name: str) -> Pick:
    return Pick(Kind.CELL, name)


def hand(colour: str) -> Pick:
    return Pick(Kind.HAND, colour)


def line_of(outcome):
    assert isinstance(outcome, Play), outcome
    return ACTIONS[outcome.code].notation


def chosen(turn, *picks):
    """What the last of these picks comes to; those before lead on."""
    for pick in picks[:-1]:
        assert turn.choose([pick]) == GoOn(), pick
    return turn.choose([picks[-1]])


def reason(outcome):
    assert isinstance(outcome, Refused), outcome
    return outcome.violation.reason


# -- every legal action


def positions(seed, players, every):
    """Some positions of a random game in which somebody is to decide."""
    return (state for state, _ in islice(steps(seed, players), 0, None, every) if state.actor != NOBODY)


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (14, 3), (15, 4)])
def test_every_legal_action_is_spelled_by_picks(seed, players):
    kinds_seen = set()
    for state in positions(seed, players, 29):
        for code in RULES.legal(state)[::7]:
            turn, picks = Turn(state), spelled(state, code)
            outcome = chosen(turn, *picks)
            plays = outcome.plays if isinstance(outcome, Ask) else (outcome,)
            assert Play(code) in plays, ACTIONS[code].notation
            kinds_seen.add(ACTIONS[code].kind)
    assert kinds_seen >= {ActionKind.LEADER, ActionKind.TILE, ActionKind.CATASTROPHE, ActionKind.SWAP}


@pytest.mark.parametrize(("seed", "players"), [(26, 2), (5, 4)])
def test_every_decision_begins_with_a_key_or_button_that_leads_to_it(seed, players):
    """A key picks the piece or button, Tab the place: both are among what the turn says."""
    for state in positions(seed, players, 19):
        begun = {Turn(state).targets_after(pick) and pick for pick in keys(state).values()}
        for code in RULES.legal(state)[::11]:
            turn = Turn(state)
            first = spelled(state, code)[0]
            buttons = {each.pick for each in offered(state)}
            if ACTIONS[code].kind in (ActionKind.LEADER, ActionKind.WITHDRAW, ActionKind.TILE, ActionKind.CATASTROPHE):
                assert first in begun
            else:
                assert first in buttons | {SWAP} or buttons & turn.sources()
            assert first in turn.sources()


@pytest.mark.parametrize(("seed", "players"), [(8, 2), (9, 4)])
def test_the_picks_of_a_position_lead_to_legal_actions_only(seed, players):
    for state in positions(seed, players, 67):
        legal = set(RULES.legal(state))
        for piece in sorted(Turn(state).sources()):
            turn = Turn(state)
            assert {play.code for play in turn.plays_at(None, piece)} <= legal
            for place in sorted(turn.targets_after(piece)):
                assert {play.code for play in turn.plays_at(piece, place)} <= legal


def test_every_key_is_known_to_the_table():
    for state in positions(15, 4, 3):
        assert keys(state).keys() <= HOTKEYS
        assert {each.hotkey for each in offered(state, giving=True)} <= HOTKEYS | {""}


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 4)])
def test_every_piece_at_every_place_goes_there_or_is_told_why_not(seed, players):
    for state in positions(seed, players, 140):
        pieces = [*map(hand, COLOURS), *(kinds.own_leader(state, n) for n in range(4)), kinds.CATASTROPHE]
        places = [*map(cell, CELL_NAMES[::19]), SCREEN, BAG, Pick(TablePick.PLAYER, state.table.names[0])]
        for piece, place in product(pieces, places):
            outcome = Turn(state).drop(piece, [place])
            told = Turn(state).forbidden(piece, place)
            if isinstance(outcome, Refused):
                assert outcome.violation.reason in {**REASONS, **GESTURES}
                assert set(outcome.violation.args) == set({**REASONS, **GESTURES}[outcome.violation.reason])
                assert told is not None
            else:
                assert outcome is not None or piece == place
                assert told is None


# -- single gestures


def test_a_tile_is_dragged_or_clicked_to_its_cell():
    turn = Turn(shown(E3).hand("heron", "rk").state)
    assert line_of(turn.drop(hand("red"), [cell("i5")])) == "tile red i5"
    turn.reset()
    assert turn.lift([hand("black")]) == hand("black")
    assert line_of(chosen(turn, hand("black"), cell("e5"))) == "tile black e5"
    assert hand("green") not in turn.sources()


def test_a_leader_is_moved_and_withdrawn_to_the_own_screen():
    turn = Turn(shown(E3).state)
    king = Pick(Kind.LEADER, "heron:black")
    assert line_of(turn.drop(king, [cell("h4")])) == "leader black h4"
    turn.reset()
    assert line_of(turn.drop(king, [SCREEN])) == "withdraw black"
    turn.reset()
    assert line_of(chosen(turn, WITHDRAW, king)) == "withdraw black"
    assert line_of(Turn(shown(E3).state).choose([PASS])) == "pass"


def test_tiles_are_laid_on_the_bag_and_given_away_together():
    turn = Turn(shown(E3).hand("heron", "rrkg").state)
    assert turn.counts_after(hand("red")) == (1, 2)
    assert turn.fitting(hand("red"), BAG, 2) == 2
    assert turn.drop(hand("red"), [BAG], 2) == GoOn()
    assert turn.choose([hand("black")]) == GoOn()
    assert turn.picks == (SWAP, hand("red"), hand("red"), hand("black"))
    assert hand("red") not in turn.targets()
    assert turn.back()
    assert turn.plays_at(None, DONE) == turn.plays_at(None, BAG)
    assert DONE in turn.sources()
    assert line_of(turn.choose([DONE])) == "swap red=2"


def test_a_swap_that_is_begun_ends_with_another_piece_or_the_same_button():
    turn = Turn(shown(E3).hand("heron", "rr").state)
    assert chosen(turn, SWAP, hand("red")) == GoOn()
    assert line_of(turn.drop(hand("red"), [cell("i5")])) == "tile red i5"
    assert not turn.giving
    turn.reset()
    turn.choose([SWAP])
    assert turn.choose_again([SWAP])
    assert turn.picks == ()


def test_nothing_to_swap_is_told():
    turn = Turn(shown(E3).state)
    assert reason(turn.choose([SWAP])) == "nothing_to_swap"
    assert reason(turn.choose([BAG])) == "nothing_to_swap"


def test_support_is_laid_by_number_or_by_the_tiles_themselves():
    situation = shown(E3, "fish").hand("fish", "rrr").play("leader black h4")
    turn = Turn(situation.state)
    assert turn.counts_after(hand("red")) == (1, 2, 3)
    assert line_of(turn.drop(hand("red"), [CONFLICT], 2)) == "commit 2"
    turn.reset()
    asked = turn.drop(hand("red"), [CONFLICT])
    assert isinstance(asked, Ask)
    assert [ACTIONS[code].count for code in asked.codes] == [1, 2, 3]
    assert line_of(Turn(situation.state).choose([Pick(TablePick.ACTION, "commit-0")])) == "commit 0"
    assert reason(Turn(situation.state).choose([Pick(TablePick.ACTION, "commit-5")])) == "too_few_tiles"


def test_only_so_many_tiles_are_offered_as_support_as_there_are():
    state = shown(E3, "fish").hand("fish", "rrk").play("leader black h4").state
    assert [button.detail for button in offered(state)] == ["0", "1", "2"]


def test_during_a_conflict_it_comes_before_the_ground_that_a_piece_is_brought_to():
    turn = Turn(shown(E3, "fish").hand("fish", "rb").play("leader black h4").state)
    for piece, name in product((hand("blue"), hand("red")), ("a1", "a4", "i4")):
        assert reason(turn.drop(piece, [cell(name)])) == "commit_first", (piece, name)


def test_only_the_colour_of_the_conflict_supports():
    turn = Turn(shown(E7, "fish").hand("fish", "kg").play("tile black h5").state)
    assert line_of(turn.choose([Pick(Kind.LEADER, "fish:green")])) == "war green"
    situation = shown(E7, "fish").hand("fish", "kgg").play("tile black h5", "war green")
    assert reason(Turn(situation.state).drop(hand("black"), [CONFLICT])) == "other_support"


def test_a_monument_is_built_on_the_one_square_or_declined():
    state = shown(E8, "fish").hand("fish", "r").play("tile red h5").state
    assert line_of(Turn(state).choose([Pick(Kind.MONUMENT, "red-green")])) == "build g4 red-green"
    assert line_of(Turn(state).choose([Pick(TablePick.ACTION, "build-black-red")])) == "build g4 black-red"
    assert line_of(Turn(state).choose([DECLINE])) == "decline"
    assert reason(Turn(state).choose([Pick(Kind.MONUMENT, "blue-green")])) == "pair_without_colour"


def test_the_treasure_that_stays_is_pointed_at():
    state = shown(E10.format("k"), left=1).hand("heron", "b").play("tile blue e2").state
    assert line_of(Turn(state).choose([Pick(Kind.TREASURE, "i7"), cell("i7")])) == "leave i7"
    assert reason(Turn(state).choose([Pick(Kind.TREASURE, "b2")])) == "bordered_first"


@pytest.mark.parametrize(
    ("piece", "place", "told"),
    [
        (hand("blue"), cell("i5"), Violation("farm_on_land", {"cell": "i5"})),
        (hand("red"), cell("e3"), Violation("tile_on_river", {"cell": "e3", "colour": "red"})),
        (Pick(Kind.SUPPLY, "red"), cell("e3"), Violation("leader_on_river", {"cell": "e3"})),
        (hand("red"), Pick(Kind.LEADER, "heron:black"), Violation("leader_there", {"cell": "g5", "seat": "heron"})),
        (Pick(Kind.SUPPLY, "red"), BAG, Violation("bag_takes_tiles")),
        (kinds.CATASTROPHE, SCREEN, Violation("piece_goes", {"piece": "catastrophe"})),
        (Pick(Kind.SUPPLY, "red"), SCREEN, Violation("leader_in_supply", {"colour": "red"})),
    ],
)
def test_a_gesture_is_refused_with_its_rule(piece, place, told):
    state = shown(E3).hand("heron", "rb").state
    assert Turn(state).drop(piece, [place]) == Refused(told)
    assert Turn(state).forbidden(piece, place) == Refused(told)


def test_what_is_anothers_stays_and_what_is_over_says_so():
    turn = Turn(shown(E3, "fish").state)
    king = Pick(Kind.LEADER, "heron:black")
    assert turn.lift([king]) is None
    assert turn.refuse_lift([king]) == Refused(Violation("not_your_leader", {"seat": "heron"}))
    assert turn.stuck(hand("green")) == Violation("none_in_hand", {"colour": "green"})


def test_a_piece_that_waits_for_a_decision_says_for_which():
    turn = Turn(shown(E8, "fish").hand("fish", "rk").play("tile red h5").state)
    assert turn.lift([hand("black")]) == hand("black")
    assert turn.stuck(hand("black")) == Violation("build_first")
    assert reason(turn.choose([SWAP])) == "build_first"


def test_what_is_pointed_at_shows_its_kingdom():
    state = shown(E7).state
    found = related(state, Pick(Kind.LEADER, "fish:green"))
    assert found[cell("i5")] == found[cell("j5")] == Relation.SUPPORTS
    assert found[cell("k5")] == Relation.HOLDS
    assert found[Pick(Kind.LEADER, "fish:black")] == Relation.LEADS
    assert related(state, cell("h5")) == {}


def test_a_turn_is_the_same_for_who_sees_only_the_own_hand():
    state = beginning().state
    seen = RULES.observe(state, state.actor)
    assert Turn(seen).sources() == Turn(state).sources()
