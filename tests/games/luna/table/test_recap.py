"""The recap tells what the others did since an order's last turn, and only that."""

import re

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.game import new_match
from luna.core.intent import Pick
from luna.core.seat import Seat
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY, TIRE
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.events import NoviceDisplaced, TokenSpent
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.words.recap import MOST_LINES, RecapLine, recap
from luna.ui.reading.text import Text
from tests.games.luna.rules.random_games import played
from tests.root import ROOT

FOLDER = ROOT / "localization"
MOST_IN_SOLO = 6
"""Novices at rest, a tile, a book, a shrine, the scoring, the apostate."""
NAMES = {"yellow": "Ada", "red": "Bo", "blue": "Celia", "white": "Dario"}


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    return Text(FOLDER, request.param)


def preset(players: int):
    seats = [Seat(colour) for colour in ("yellow", "red", "blue", "white")[:players]]
    return new_match(LUNA, draw_setup(shipped_board(), seats, 3, preset=True, start=0))


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
        "Bo – Meditate: turns a candle, 2 are left",
        "Celia – Meditate: turns a candle, 1 is left",
    ]


def test_no_line_ends_with_a_stop(text):
    match = preset(3)
    match.play(next(code for code in RULES.legal(match.state) if ACTIONS[code].kind == "council"))
    play(match, "meditate", "meditate", "meditate", "meditate")
    lines = told(text, match)
    told_of = [line.colour for line in lines]
    assert told_of == ["yellow", "red", None, None, None], "candles, scoring, figures, start player"
    assert not [line.text for line in lines if line.text.endswith(".")]


def test_a_journey_of_many_steps_is_one_line():
    text, match = Text(FOLDER, "en"), preset(2)
    for _ in range(3):
        match.play(next(code for code in RULES.legal(match.state) if ACTIONS[code].kind == "journey"))
    play(match, "done")
    assert [line.text for line in told(text, match)] == [
        "Ada – Journey: moves 2 novices from Herb Island, 1 novice from Sailboat Island to Shrine Island"
    ]


def test_displaced_novices_are_named_with_their_fields():
    text, seen = Text(FOLDER, "en"), 0
    for seed in range(1, 9):
        match = played("4", seed)[1]
        for length, step in enumerate(match.steps, 1):
            displaced = [event for event in step.events if isinstance(event, NoviceDisplaced)]
            if not displaced or step.after.actor == NOBODY:
                continue
            rows = recap(text, match.first, match.steps[:length], NAMES)
            *_, line = (row for row in rows if "displaces" in row.text)
            told = line.text.partition("displaces ")[2]
            for event in displaced:
                named = told.partition(NAMES[match.first.table.colours[event.seat]])[2].partition(")")[0]
                assert str(event.tile) in named
            seen += len(displaced)
    assert seen > 3


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
    ended, scored, figures = lines[-4:-1]
    assert ended.text == "Ada – Meditate: turns the last candle, which ends the round"
    assert ended.points == 1
    assert scored.text.startswith("Scoring of round 1: Ada ")
    assert re.search(r"Ada [+−0-9]+ \(1 of it for the last candle\)", scored.text)
    assert figures.text.startswith("Now: ")
    assert "Apostate on " in figures.text


@pytest.mark.parametrize("mode", ["2", "4", "3-preset", "solo 2"])
def test_every_position_can_be_told_in_every_language(text, mode):
    match = played(mode, 1)[1]
    lines = 0
    for length in range(len(match.steps) + 1):
        state = match.before(length)
        seats = match.first.table.colours
        rows = recap(text, match.first, match.steps[:length], NAMES)
        assert len(rows) <= (MOST_IN_SOLO if match.first.table.solo else MOST_LINES)
        assert state.actor != NOBODY or rows == ()
        if state.actor != NOBODY:
            assert seats[state.actor] not in {row.colour for row in rows}
        lines += len(rows)
    assert lines > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_start_player_is_told_with_the_figure_that_goes_to_it(language):
    text, match = Text(FOLDER, language), preset(2)
    play(match, "meditate", "meditate", "meditate")
    passed = [row for row in told(text, match) if row.sprite]
    assert [row.text for row in passed] == [text("chronicle-start-passed", name="Bo")]
    assert passed[0].places == {Pick("player", "red")}
    assert passed[0].colour is None


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


def solo(level: int = 1):
    seats = [Seat("yellow"), Seat("red", "automaton")]
    return new_match(LUNA, draw_setup(shipped_board(), seats, 3, solo=level))


def test_in_solo_all_is_told_that_followed_the_end_of_the_last_round_and_nothing_of_the_person():
    text, match = Text(FOLDER, "en"), played("solo 1", 1)[1]
    opponent, ended, chosen, ends = match.first.table.colours[1], tuple[RecapLine, ...](), tuple[RecapLine, ...](), 0
    for length, step in enumerate(match.steps[:-1], 1):
        rows = recap(text, match.first, match.steps[:length], NAMES)
        if step.after.phase == TIRE:
            ended, chosen = rows, ()
            assert {row.begins for row in rows} <= {length - 1}
            assert any(row.text.startswith("Scoring of round") for row in rows) == (step.after.round > 1)
            ends += step.after.round > 1
        elif ACTIONS[step.code].kind == "tire":
            assert rows[: len(ended)] == ended
            chosen = rows[len(ended) :]
            gained = influence(step.after)[1] - influence(match.before(length - 1))[1]
            assert sum(row.points for row in chosen) == gained
            assert {row.colour for row in chosen} == {opponent}
        else:
            assert rows == (*ended, *chosen), "the person's own actions are not told"
    assert ends > 3


def test_of_all_rows_that_of_a_scoring_opens_what_tells_it_in_full():
    text, match = Text(FOLDER, "en"), preset(2)
    play(match, "meditate", "meditate", "meditate")
    assert [row.text.startswith("Scoring of round") for row in told(text, match)] == [
        row.opens for row in told(text, match)
    ]


def test_before_the_first_round_of_a_solo_game_the_opponent_has_done_nothing():
    assert recap(Text(FOLDER, "en"), solo().first, (), NAMES) == ()


def test_tokens_used_on_the_way_are_named(text):
    """For every action that uses a token, in games of all modes."""
    named = 0
    for mode in ("2", "4"):
        match = played(mode, 1)[1]
        for length, step in enumerate(match.steps, 1):
            spent = [event.favour for event in step.events if isinstance(event, TokenSpent)]
            (before, after) = match.before(length - 1), step.after
            if not spent or after.actor in (before.actor, NOBODY):
                continue
            rows = recap(text, match.first, match.steps[:length], NAMES)
            row = [row for row in rows if row.colour == match.first.table.colours[before.actor]][-1]
            assert all(text("favour-name", favour=ISLAND_NAMES[favour]) in row.text for favour in spent)
            named += 1
    assert named > 10


def test_a_new_round_tells_where_every_figure_stands_now():
    text, match = Text(FOLDER, "en"), preset(2)
    while match.state.round == 1:
        play(match, "meditate")

    (line,) = (line for line in told(text, match) if line.text.startswith("Now: "))

    for figure in ("Moon Priestess", "Builder", "Apostate"):
        assert f"{figure} on " in line.text
    assert {pick.kind for pick in line.places} >= {"priestess", "builder", "apostate"}
