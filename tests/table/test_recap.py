"""The recap tells what the others did since an order's last turn, and only that."""

from pathlib import Path

import pytest

from luna.app.language import LANGUAGES
from luna.games.luna.recap import MOST_LINES, recap
from luna.games.luna.record import new_match
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import NOBODY
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Seat
from luna.ui.text import Text
from tests.rules.random_games import played

FOLDER = Path(__file__).parents[2] / "localization"
NAMES = {"yellow": "Ada", "red": "Bo", "blue": "Celia", "white": "Dario"}


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    return Text(FOLDER, request.param)


def preset(players: int):
    seats = [Seat(colour) for colour in ("yellow", "red", "blue", "white")[:players]]
    return new_match(shipped_board(), draw_setup(shipped_board(), seats, 3, preset=True, start=0))


def play(match, *lines):
    for line in lines:
        code = RULES.code(match.state, line)
        assert code is not None, line
        match.play(code)


def influence(state):
    return state.fields()["influence"]


def told(text, match):
    return recap(text, match.first, match.steps, NAMES)


def test_before_the_first_action_nothing_has_happened(text):
    assert told(text, preset(2)) == ()


def test_each_other_order_has_one_line_in_the_order_of_play():
    text, match = Text(FOLDER, "en"), preset(3)
    play(match, "meditate", "meditate", "meditate")
    assert [line.colour for line in told(text, match)] == ["red", "blue"]
    assert [line.text for line in told(text, match)] == [
        "Bo: meditates, candles left: 2",
        "Celia: meditates, candles left: 1",
    ]


def test_no_line_ends_with_a_stop(text):
    match = preset(3)
    match.play(next(code for code in RULES.legal(match.state) if ACTIONS[code].kind == "council"))
    play(match, "meditate", "meditate", "meditate", "meditate")
    lines = told(text, match)
    assert [line.colour for line in lines] == ["yellow", "red", None, None], "candles, the scoring, the apostate"
    assert not [line.text for line in lines if line.text.endswith(".")]


def test_a_journey_of_many_steps_is_one_line():
    text, match = Text(FOLDER, "en"), preset(2)
    for _ in range(3):
        match.play(next(code for code in RULES.legal(match.state) if ACTIONS[code].kind == "journey"))
    play(match, "done")
    assert [line.text for line in told(text, match)] == ["Ada: Journey, 3 novices"]


def test_in_the_middle_of_a_journey_the_others_are_still_told():
    text, match = Text(FOLDER, "en"), preset(3)
    play(match, "meditate", "meditate", "meditate")
    before = told(text, match)
    match.play(next(code for code in RULES.legal(match.state) if ACTIONS[code].kind == "journey"))
    assert told(text, match) == before


def test_the_end_of_a_round_is_told_with_its_points():
    text, match = Text(FOLDER, "en"), preset(2)
    play(match, "meditate", "meditate", "meditate")
    lines = told(text, match)
    assert lines[-3].text == "Ada: turns the last candle"
    assert lines[-3].points == 1
    assert lines[-2].text.startswith("Scoring of round 1: Ada ")
    assert lines[-1].text.startswith("The apostate now stands on ")


@pytest.mark.parametrize("mode", ["2", "4", "3-preset", "solo 2"])
def test_every_position_can_be_told_in_every_language(text, mode):
    match = played(mode, 1)[1]
    lines = 0
    for length in range(len(match.steps) + 1):
        state = match.before(length)
        seats = match.first.table.colours
        rows = recap(text, match.first, match.steps[:length], NAMES)
        assert len(rows) <= MOST_LINES
        assert state.actor != NOBODY or rows == ()
        if state.actor != NOBODY:
            assert seats[state.actor] not in {row.colour for row in rows}
        lines += len(rows)
    assert mode.startswith("solo") or lines > 30


def test_points_of_a_turn_are_what_its_order_gained():
    """Without scorings the lines of the others are the change of their influence."""
    text, match = Text(FOLDER, "en"), played("2", 3)[1]
    compared = 0
    for length in range(1, len(match.steps) + 1):
        before, after = match.before(length - 1), match.before(length)
        if before.round != after.round or after.actor in (before.actor, NOBODY):
            continue
        (*_, line) = recap(text, match.first, match.steps[:length], NAMES)
        seat = before.actor
        assert line.points == influence(after)[seat] - influence(before)[seat]
        compared += line.points > 0
    assert compared
