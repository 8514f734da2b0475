"""What the panel of a scoring lists is all that has changed since the last position that was seen."""

import re

import pytest

from luna.app.system import paths
from luna.games.luna.rules.events import CandleTurned, GameEnded, RoundScored
from luna.games.luna.scenes.end_score import end_score
from luna.games.luna.scenes.round_score import round_score
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.chronicle import Chronicle
from luna.games.luna.words.recap import recap
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import played

NAMES = {colour: colour for colour in ("red", "blue", "white", "yellow")}


@pytest.fixture(scope="module")
def text():
    return Text(paths.localization(), "en")


@pytest.fixture(scope="module", params=[(mode, seed) for mode in MODES for seed in range(4)], ids=str)
def game(request):
    return played(*request.param)


def scorings(game):
    """The position before each round's last action, its events, the scoring, and the influence after it."""
    setup, match = game
    for index, step in enumerate(match.steps):
        for event in step.events:
            if isinstance(event, RoundScored):
                before = match.before(index)
                yield before, step.events, round_score(before, event, setup, NAMES), event.total


def influence(state):
    return state.fields()["influence"][: state.table.seats]


def listed(score, row, text):
    return sum(value.points for value in score.values(text, row))


def test_the_lines_of_a_round_add_up_to_what_has_changed_since_the_last_position_seen(game, text):
    for before, _, score, after in scorings(game):
        for seat, row in enumerate(score.rows):
            assert row.before == influence(before)[seat]
            assert row.total == after[seat]
            lost_less = row.total == 0 and listed(score, seat, text) < row.added
            assert listed(score, seat, text) == row.total - row.before or lost_less
            assert row.floored == lost_less


def test_chronicle_and_recap_tell_the_sum_that_the_panel_shows(game, text):
    setup, match = game
    called = [NAMES[colour] for colour in setup.colours]
    lines = Chronicle(text, called, setup.colours).lines(match.steps, match.first)
    told = [line for line in lines if line.opens == "round"]
    for line, (*_, score, _) in zip(told, scorings(game), strict=True):
        sums = [text("chronicle-score", name=row.colour, points=signed(text, row.added)) for row in score.rows]
        assert re.findall("|".join(map(re.escape, sums)), line.text) == sums
        rows = recap(text, match.first, match.steps[: line.step], NAMES)
        assert setup.solo or not rows or line.text in [row.text for row in rows]


def test_the_candle_stands_at_its_deed_and_the_scoring_that_has_it_in_its_sum_names_it(game, text):
    setup, match = game
    called = [NAMES[colour] for colour in setup.colours]
    lines = Chronicle(text, called, setup.colours).lines(match.steps, match.first)
    scored = {line.step: line.text for line in lines if line.opens == "round"}
    for line in (line for line in lines if line.head and line.step in scored):
        candle = any(isinstance(event, CandleTurned) for event in match.steps[line.step - 1].events)
        assert (line.points == signed(text, 1)) == candle == ("(1 of it for the last candle)" in scored[line.step])


def test_the_last_candle_has_a_line_of_its_own(game, text):
    for _, events, score, _ in scorings(game):
        turned = {event.seat: event.points for event in events if isinstance(event, CandleTurned)}
        for seat in range(len(score.rows)):
            candle = [value.points for value in score.values(text, seat) if value.what == "candle"]
            assert candle == [points for by, points in turned.items() if by == seat]


def test_the_lines_of_the_end_lead_from_the_last_round_to_the_result(game, text):
    setup, match = game
    *_, (_, _, last, _) = scorings(game)
    ended = next(event for event in match.steps[-1].events if isinstance(event, GameEnded))
    score = end_score(Snapshot.of(match.state), ended, setup, NAMES)
    for seat, row in enumerate(score.rows):
        assert row.start == last.rows[seat].total
        assert row.start + listed(score, seat, text) == row.total == ended.final[seat]


def test_who_was_ahead_in_the_council_is_said_where_that_decided(game, text):
    for _, _, score, _ in scorings(game):
        for seat, row in enumerate(score.rows):
            equal = [
                other
                for other in score.rows
                if other.place and row.place and other.active + other.shrines == row.active + row.shrines
            ]
            reason = next(value.reason for value in score.values(text, seat) if value.what == "priestess")
            assert ("tied" in reason) == (len(equal) > 1)
            if len(equal) > 1:
                order = [colour for colour in score.council if colour in {other.colour for other in equal}]
                assert ("ahead" in reason) == (order[0] == row.colour)
                assert ("behind" in reason) == (order[-1] == row.colour)
