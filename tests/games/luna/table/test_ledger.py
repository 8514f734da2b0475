"""The ledger adds up to the influence in every position, and the forecast is what really happens."""

from itertools import pairwise

import pytest

from luna.games.luna.points.forecast import forecast
from luna.games.luna.points.ledger import Source, ledger
from luna.games.luna.points.tally import council, tallies
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.rules.events import FigureMoved, GameEnded, RoundScored
from luna.games.luna.rules.luna_rules import RULES
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import played
from tests.games.luna.table.positions import random_positions

GAMES = [(mode, seed) for mode in MODES for seed in (1, 2)]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def match(request):
    return played(*request.param)[1]


def influence(state):
    return state.fields()["influence"][: state.table.seats]


def test_the_ledger_adds_up_in_every_position(match):
    for length in range(len(match.steps) + 1):
        book = ledger(match.first, match.steps[:length])
        assert [book.total(seat) for seat in range(len(book.start))] == influence(match.before(length))


def test_rounds_and_sources_are_parts_of_the_whole(match):
    book = ledger(match.first, match.steps)
    for seat in range(len(book.start)):
        assert sum(book.points(seat, round=number) for number in range(1, 7)) == book.points(seat)
        assert sum(book.points(seat, source) for source in Source) == book.points(seat)


def test_the_apostate_never_gives(match):
    book = ledger(match.first, match.steps)
    assert all(entry.points <= 0 for entry in book.entries if entry.source is Source.APOSTATE)


def test_some_game_reaches_the_floor():
    """So that the tests above have seen influence that would have fallen below 0."""
    scored = [
        event
        for mode, seed in GAMES
        for step in played(mode, seed)[1].steps
        for event in step.events
        if isinstance(event, RoundScored)
    ]
    assert any(
        paid > sum(values)
        for event in scored
        for paid, *values in zip(event.paid, event.priestess, event.apostate, event.temple, strict=True)
    )


def closings(match):
    """Position before, events and seat of each action that ended a round."""
    for index, step in enumerate(match.steps):
        scored = next((event for event in step.events if isinstance(event, RoundScored)), None)
        if scored:
            yield match.before(index), step, scored


def test_the_forecast_is_what_the_end_of_the_round_brings(match):
    for before, step, scored in closings(match):
        told = forecast(before)
        assert told
        candle = [0] * before.table.seats
        if ACTIONS[step.code].kind == "meditate":
            candle[before.actor] = 1
        for seat, order in enumerate(told.orders):
            values = scored.priestess[seat], scored.apostate[seat], scored.temple[seat]
            assert (order.priestess, order.apostate, order.temple) == values
            # The last candle's point is not foretold: with it there is one more to lose before the floor.
            assert order.paid - scored.paid[seat] in (0, candle[seat])
        moved = {event.figure: event.target for event in step.events if isinstance(event, FigureMoved)}
        assert told.figures == {FIGURE_NAMES[k]: ISLAND_NAMES[island] for k, island in moved.items()}
        ended = next((event for event in step.events if isinstance(event, GameEnded)), None)
        if ended:
            assert told.figures == {}
            for seat, order in enumerate(told.orders):
                assert (order.shrines, order.favours, order.council) == (
                    ended.shrines[seat],
                    ended.favours[seat],
                    ended.council[seat],
                )


def test_the_forecast_changes_nothing_and_its_totals_add_up():
    seen = 0
    for state in random_positions(12):
        before = state.fields()
        told = forecast(state)
        assert state.fields() == before
        assert told
        for order, own in zip(told.orders, influence(state), strict=True):
            assert order.paid == max(-own, order.priestess + order.apostate + order.temple)
            assert order.total == own + order.paid + order.shrines + order.favours + order.council
            seen += 1
    assert seen > 100


def test_after_the_end_nothing_is_foretold(match):
    assert forecast(match.state) is None


def test_the_tally_explains_the_priestess(match):
    for before, _, scored in closings(match):
        counted = tallies(before, scored)
        rank = council(before)
        for seat, tally in enumerate(counted):
            assert tally.active + tally.shrines == scored.devotion[seat]
            assert tally.shrines in (0, 1)
            assert (tally.place == 0) == (scored.devotion[seat] == 0)
        placed = sorted((tally.place, seat) for seat, tally in enumerate(counted) if tally.place)
        assert [place for place, _ in placed] == list(range(1, len(placed) + 1))
        for (_, ahead), (_, behind) in pairwise(placed):
            assert scored.priestess[ahead] >= scored.priestess[behind]
            if scored.devotion[ahead] == scored.devotion[behind]:
                assert counted[ahead].tied in ("ahead", "between")
                assert counted[behind].tied in ("behind", "between")
                assert rank.index(ahead) < rank.index(behind)
            else:
                assert scored.devotion[ahead] > scored.devotion[behind]


def test_a_position_is_left_alone_by_the_rules_it_is_asked_about(match):
    state = match.before(len(match.steps) - 1)
    legal = list(RULES.legal(state))
    forecast(state)
    assert list(RULES.legal(state)) == legal
