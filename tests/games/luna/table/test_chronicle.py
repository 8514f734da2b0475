"""The chronicle: heads over rounds and turns, every step told, and where each line happened."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from random import Random

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.game import new_match
from luna.core.intent import Pick
from luna.core.seat import Seat
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES, NO_MOVE, PREPARE
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.events import NoviceConsecrated, NoviceDisplaced, NoviceTravelled, RoundScored, TokenSpent
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.words.chronicle import Chronicle, deed, whole
from luna.games.luna.words.telling import journey
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text
from luna.ui.table.chronicle_line import ChronicleLine
from tests.root import ROOT

FOLDER = ROOT / "localization"
NAMES = ["Ada", "Bo"]
COLOURS = ["red", "blue"]


def a_game(seed: int, solo: int = 0, preset: bool = False) -> LunaMatch:
    seats = [Seat("red"), Seat("blue", "automaton" if solo else "human")]
    setup = draw_setup(shipped_board(), seats, seed, preset=preset, solo=solo)
    match, rng = new_match(LUNA, setup), Random(seed)
    while legal := RULES.legal(match.state):
        match.play(rng.choice(legal))
    return match


def told(match: LunaMatch, language: str = "en") -> tuple[ChronicleLine, ...]:
    return Chronicle(Text(FOLDER, language), NAMES, COLOURS).lines(match.steps, match.first)


@pytest.mark.parametrize("solo", [0, 1, 3])
def test_every_step_has_a_line_and_lines_follow_the_steps(solo: int) -> None:
    match = a_game(3, solo)
    lines = told(match)
    steps = [line.step for line in lines]
    assert steps == sorted(steps)
    assert {step for line in lines for step in range(line.since, line.step + 1)} == set(range(len(match.steps) + 1))


def journeys(match: LunaMatch) -> list[tuple[int, int]]:
    """The first and last step of every action of several steps."""
    found, start = list[tuple[int, int]](), 0
    for number, step in enumerate(match.steps, 1):
        if step.after.pending == NO_MOVE:
            found += [(start + 1, number)] if number - start > 1 else []
            start = number
    return found


def test_an_action_of_many_steps_is_one_line_that_leads_behind_it() -> None:
    match = a_game(3)
    lines = [line for line in told(match) if line.colour and not line.head]
    assert len(journeys(match)) > 5
    for first, last in journeys(match):
        (line,) = (line for line in lines if line.since <= last and line.step >= first)
        assert (line.since, line.step) == (first, last)


def test_the_line_of_an_open_journey_grows_and_what_was_undone_of_it_has_one_of_its_own() -> None:
    match = a_game(3)
    first, last = next(each for each in journeys(match) if each[1] - each[0] > 1)
    kept, at = Chronicle(Text(FOLDER, "en"), NAMES, COLOURS), first + 1
    played = kept.lines(match.steps, match.first, end=at)
    undone = kept.lines(match.steps, match.first, at)
    assert (played[-1].since, played[-1].step) == (first, at)
    assert (undone[0].since, undone[0].step, undone[0].head) == (at + 1, last, False)
    assert kept.lines(match.steps, match.first)[len(played) - 1].step == last


def test_a_journey_tells_how_many_went_from_where_to_where() -> None:
    events = [NoviceTravelled(0, "tides", source, target, True) for source, target in ((5, 2), (5, 2), (3, 2), (-1, 3))]
    spent = deed(Text(FOLDER, "de"), [TokenSpent(0, 2), *events], {"red": "Ada"}, COLOURS)
    assert spent == (
        "Ada – Gezeiten: bringt 2 Novizen von der Bücherinsel, 1 Novizen von der Segelbootinsel neben die "
        "Gezeiteninsel; 1 Novizen vom Bootssteg neben die Segelbootinsel"
    )


def test_of_a_journey_with_many_ways_a_short_line_tells_only_how_many_went_where() -> None:
    ways = ((5, 2), (5, 2), (3, 2), (-1, 3))
    events = [NoviceTravelled(0, "tides", source, target, True) for source, target in ways]
    gathered = [NoviceTravelled(0, "journey", source, 2, True) for source in (5, 3, 1)]
    in_german = Text(FOLDER, "de")
    told = "Gezeiten: bringt 4 Novizen neben 2 Inseln (Gezeiten: 3, Segelboot: 1)"
    assert journey(in_german, events, targets=2) == told
    assert journey(in_german, events, targets=1) == "Gezeiten: bringt 4 Novizen neben 2 Inseln"
    assert journey(in_german, gathered, targets=1) == "Reise: bringt 3 Novizen neben die Gezeiteninsel"
    assert journey(in_german, events[:3], targets=1) == journey(in_german, events[:3])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("solo", [0, 2])
def test_points_stand_on_the_head_and_its_parts_where_several_lines_earned_them(language: str, solo: int) -> None:
    """So that no line seems to have earned alone what two of them did."""
    text, several = Text(FOLDER, language), 0
    games = (a_game(seed, solo, preset=not solo) for seed in range(8, 20))
    lines = [line for match in games for line in told(match, language)]
    for line, under in turns(lines):
        parts = [int(part) for each in under for part in re.findall(r"\(\+(\d+)\)", each.text)]
        assert not parts or line.points == signed(text, sum(parts))
        assert len(parts) != 1
        assert parts or not any(each.text.count("+") for each in under)
        several += bool(parts)
    assert several


def turns(lines: Sequence[ChronicleLine]) -> Iterator[tuple[ChronicleLine, list[ChronicleLine]]]:
    """Each head with the sentences of its order below it."""
    for number, line in enumerate(lines):
        if line.head:
            below = takewhile(lambda each: each.colour and not each.head, lines[number + 1 :])
            yield line, list(below)


def test_the_last_candle_is_told_by_its_deed_and_by_the_sum_of_the_scoring() -> None:
    lines = told(a_game(3))
    ends = [n for n, line in enumerate(lines) if "the last candle, which" in line.text]
    assert ends
    for number in ends:
        head, deed, scored = lines[number - 1 : number + 2]
        assert (head.points, deed.text.count("+")) == ("+1", 0)
        assert re.search(rf"{head.text} [+−0-9]+ \(1 of it for the last candle\)", scored.text)
        assert scored.text.count("last candle") == 1


@pytest.mark.parametrize("preset", [True, False])
def test_a_heading_stands_over_the_preparation_and_over_every_round(preset: bool) -> None:
    headings = [line.text for line in told(a_game(3, preset=preset)) if line.heading]
    rounds = [f"Round {number}" for number in range(1, 7)]
    assert headings == (rounds if preset else ["Preparation", *rounds])


def test_a_new_round_is_announced_by_its_heading() -> None:
    lines = told(a_game(3))
    for above, line in pairwise(lines):
        if line.text.startswith("Round ") and not line.heading:
            assert above.heading
            assert line.text.startswith(above.text)


def test_a_turn_has_one_head_in_the_colour_of_its_order() -> None:
    match = a_game(5)
    lines = told(match)
    for number, step in enumerate(match.steps, 1):
        before = match.before(number - 1)
        heads = [line for line in lines if line.head and line.step == number]
        goes_on = step.after.pending != NO_MOVE
        assert [head.colour for head in heads] == ([] if goes_on else [COLOURS[before.actor]]), step.events
        assert [head.text for head in heads] == ([] if goes_on else [NAMES[before.actor]])


def test_the_automaton_has_heads_of_its_own() -> None:
    heads = [line for line in told(a_game(5, solo=2)) if line.head]
    assert {head.colour for head in heads} == set(COLOURS)


def test_a_head_tells_what_the_turn_gained() -> None:
    text, seen = Text(FOLDER, "en"), set[type]()
    for match in (a_game(seed, preset=seed % 2 == 0) for seed in range(8, 20)):
        for line in told(match):
            before, step = match.before(max(0, line.step - 1)), match.steps[max(0, line.step - 1)]
            scored = any(isinstance(event, RoundScored) for event in step.events)
            if line.head and not scored:
                after = step.after.fields()["influence"][before.actor]  # type: ignore[index]
                gained = after - before.fields()["influence"][before.actor]  # type: ignore[index]
                assert line.points == (signed(text, gained) if gained else "")
                seen |= {type(event) for event in step.events}
    assert {NoviceConsecrated, NoviceDisplaced} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_under_a_head_no_sentence_begins_with_the_name_again(language: str) -> None:
    lines = [line for line in told(a_game(4), language) if not line.heading and not line.head and line.colour]
    names = tuple(f"{name} " for name in NAMES)
    assert not [line.text for line in lines if line.text.startswith(names)]
    assert all(line.text for line in lines)


def test_a_line_knows_the_places_it_speaks_of() -> None:
    match, seen = a_game(6), 0
    lines = [line for line in told(match) if not line.heading and not line.head]
    for step, line in ((match.steps[line.step - 1], line) for line in lines):
        told_of = [event for each in match.steps[line.since - 1 : line.step] for event in each.events]
        travelled = [event for event in told_of if isinstance(event, NoviceTravelled)]
        if travelled:
            islands = {island for event in travelled for island in (event.source, event.target) if island >= 0}
            assert line.places == {Pick("island", ISLAND_NAMES[island]) for island in islands}
            seen += 1
        consecrated = [event for event in step.events if isinstance(event, NoviceConsecrated)]
        if consecrated and str(consecrated[0].tile) in line.text and "displaces" not in line.text:
            assert Pick("field", str(consecrated[0].tile)) in line.places
            seen += 1
    assert seen > 5


def test_what_was_undone_can_be_told_apart() -> None:
    match = a_game(7)
    total = len(match.steps)
    match.go_to(total - 20)
    kept = Chronicle(Text(FOLDER, "en"), NAMES, COLOURS)
    steps = whole(match)
    assert len(steps) == total
    assert len(match.steps) == total - 20
    played, undone = kept.lines(steps, match.first, end=total - 20), kept.lines(steps, match.first, total - 20)
    assert match.state.pending == NO_MOVE, "else the line of a journey is cut in two"
    assert (*played, *undone) == kept.lines(steps, match.first)
    covered = {step for line in undone for step in range(line.since, line.step + 1)}
    assert covered == set(range(total - 19, total + 1))


def test_the_preparation_ends_with_the_heading_of_the_first_round() -> None:
    match = a_game(9)
    first = next(line for line in told(match) if line.heading and line.text == "Round 1")
    assert match.before(first.step - 1).phase == PREPARE != match.steps[first.step - 1].after.phase
