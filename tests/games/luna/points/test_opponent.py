"""What is foretold of the solo opponent is what then happens."""

import random

import pytest

from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.games.luna.game import LUNA
from luna.games.luna.points.opponent import Reply, coming_shrine, next_round, replies, reply_to
from luna.games.luna.points.shares import shares
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS, FIRST, ActionKind
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES, ISLANDS, NO_MOVE, OVER, ROUNDS, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.scoring import council_points, favour_points, shrine_points
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.rules.random_games import dealt, played

SOLO = ("solo 1", "solo 2", "solo 3")
GAMES = 340
"""Of each level."""
END = FIRST["end"]


def happened(before, code, after, events) -> Reply:
    """A reply as it is seen in what was played."""
    red = before.table.colours[1]
    council = next((event for event in events if isinstance(event, ev.CouncilAdvanced)), None)
    tile = next((event for event in events if isinstance(event, ev.TileClaimed)), None)
    book = next((event for event in events if isinstance(event, ev.BookMoved)), None)
    ended, last = RULES.apply(after, END)
    shrines = [event.island for event in last if isinstance(event, ev.ShrineBuilt)]
    return Reply(
        ACTIONS[code].target,
        sum(after.fields()["inactive"]) - sum(before.fields()["inactive"]),
        council.target - council.source if council else 0,
        after.fields()["seat_at"][1],
        tile.tile if tile else 0,
        tile.points if tile else 0,
        tuple(event.tile for event in events if isinstance(event, ev.NoviceDisplaced)),
        (book.source, book.target) if book else None,
        shrines[0] if shrines else -1,
        margin(ended) - margin(before),
        shares(before, after, Snapshot.of(after).orders[red].influence - Snapshot.of(before).orders[red].influence),
        after,
    )


def margin(state):
    """The person's lead with what the end adds."""
    worth = [
        state.fields()["influence"][seat]
        + (0 if state.phase == OVER else sum(f(state, seat) for f in (shrine_points, favour_points, council_points)))
        for seat in (0, 1)
    ]
    return worth[0] - worth[1]


@pytest.mark.slow
@pytest.mark.parametrize("mode", SOLO)
def test_each_choice_does_what_was_foretold_in_whole_games(mode):
    """In over 1,000 games: the reply to the island that is chosen, the coming shrine and what is gained at once."""
    for seed in range(GAMES):
        rng = random.Random(f"forecast {mode} {seed}")
        match, shrine, chosen = new_match(LUNA, dealt(rng, mode)), -1, 0
        for code in choices(match, rng):
            before = match.state
            if before.phase == TIRE:
                told = replies(before)
                assert {TIRES + reply.island for reply in told} == set(RULES.legal(before))
            if code == END:
                shrine = coming_shrine(before)
            events = match.play(code)
            if before.phase == TIRE:
                red = before.table.colours[1]
                (reply,) = (reply for reply in told if reply.island == ACTIONS[code].target)
                assert reply == happened(before, code, match.state, events)
                assert (
                    reply.points
                    == Snapshot.of(match.state).orders[red].influence - Snapshot.of(before).orders[red].influence
                )
                assert reply.after.fields() == match.state.fields()
                chosen += 1
            if code == END:
                built = [event.island for event in events if isinstance(event, ev.ShrineBuilt)]
                assert built == ([shrine] if shrine >= 0 else [])
        assert chosen == ROUNDS


TIRES = FIRST["tire"]


def positions(mode, seed):
    """All positions of a random game."""
    return [step.after for step in played(mode, seed)[1].steps]


@pytest.mark.parametrize("mode", SOLO)
def test_all_islands_with_active_novices_of_the_opponent_are_foretold_as_they_lie(mode):
    for state in positions(mode, 1):
        if state.phase == TIRE:
            islands = [reply.island for reply in replies(state)]
            there = Snapshot.of(state).orders[state.table.colours[1]].islands
            assert islands == [island for island in state.table.ring if there[ISLAND_NAMES[island]].active]
            assert all(reply_to(state, reply.island) == reply for reply in replies(state))
            assert all(reply_to(state, k) is None for k in range(ISLANDS) if k not in islands)


@pytest.mark.parametrize("mode", SOLO)
def test_foretelling_changes_nothing(mode):
    for state in positions(mode, 2):
        before = state.fields()
        replies(state), coming_shrine(state), next_round(state)
        assert state.fields() == before


@pytest.mark.parametrize("mode", SOLO)
def test_the_next_round_is_foretold_as_if_the_phase_ended_now(mode):
    match = played(mode, 3)[1]
    for number, step in enumerate(match.steps):
        state = match.before(number)
        if ACTIONS[step.code].kind == ActionKind.END:
            assert next_round(state) == replies(step.after)
        elif state.phase == ACTION and state.pending != NO_MOVE and state.round < ROUNDS:
            assert next_round(state)
        elif state.phase != ACTION:
            assert next_round(state) == ()


@pytest.mark.parametrize("mode", ["2", "3-preset"])
def test_with_several_players_nothing_is_foretold(mode):
    for state in positions(mode, 1)[:60]:
        assert (replies(state), coming_shrine(state), next_round(state)) == ((), -1, ())


@pytest.mark.parametrize("mode", SOLO)
def test_the_shares_of_a_choice_add_up_to_its_swing(mode):
    """Each as the sheet shows it, in all rounds, and what scoring pays is named unless somebody has too little."""
    for seed in range(6):
        for step in played(mode, seed)[1].steps:
            for reply in replies(step.after):
                told = reply.shares
                assert told.temple + told.council + told.shrine + told.scoring == reply.swing
                assert -told.temple == reply.gained + len(reply.thrown) + (reply.book is not None)
                if min(order.influence for order in Snapshot.of(step.after).orders.values()) > 9:
                    assert sum(points for _, points in told.paid_for) == told.scoring
