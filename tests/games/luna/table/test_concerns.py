"""What is told of a deed to whom it concerns: places in the council, threats to the own novices, the next scoring."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from luna.core.match import Step
from luna.games.luna.points.tally import council
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ACTION, COLOURS, ISLAND_NAMES, NOBODY, PREPARE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.table.words import LunaWords
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.advising import reason_of
from luna.games.luna.words.concerns import concerns
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import random_positions

ROOT = Path(__file__).parents[4]
NAMES = {colour: f"<{colour}>" for colour in COLOURS}
TEXT = Text(ROOT / "localization", "en")
SPEAKING = ActionKind.CONSECRATE, ActionKind.COUNCIL, ActionKind.COUNCIL_TOKEN
POSITIONS = list(random_positions(12, every=17))


def deeds(*kinds):
    """Actions of some kinds with what they change for each other order, as lines by its seat."""
    for state in POSITIONS:
        if state.actor == NOBODY or state.phase == PREPARE:
            continue
        for code in RULES.legal(state):
            if not kinds or ACTIONS[code].kind in kinds:
                after, events = RULES.apply(state, code)
                step = Step(code, tuple(events), after)
                others = [seat for seat in range(state.table.seats) if seat != state.actor]
                yield state, step, {seat: concerns(TEXT, state, [step], seat) for seat in others}


def test_exactly_who_is_overtaken_in_the_council_is_told_so():
    seen = 0
    for state, step, told in deeds(ActionKind.COUNCIL):
        for seat, lines in told.items():
            passed = council(state).index(seat) < council(step.after).index(seat)
            assert passed == any("there, ahead of you" in line for line in lines)
            seen += passed
    assert seen


def test_a_novice_that_waits_on_a_tile_threatens_whom_it_would_displace():
    seen = 0
    for state, step, told in deeds(ActionKind.APPOINT):
        turn, tile = step.after.copy(), ACTIONS[step.code].tile
        turn.actor = state.actor
        enters = next(
            (
                code
                for code in RULES.legal(turn)
                if ACTIONS[code].kind == ActionKind.CONSECRATE and ACTIONS[code].tile == tile
            ),
            None,
        )
        if enters is None:
            continue
        gone = [each for each in RULES.apply(turn, enters)[1] if isinstance(each, ev.NoviceDisplaced)]
        for seat, lines in told.items():
            threat = "".join(line for line in lines if line.startswith("once consecrated"))
            fields = [str(each.tile) for each in gone if each.seat == seat]
            assert bool(threat) == bool(fields)
            assert all(field in threat for field in fields)
            seen += bool(fields)
    assert seen


def test_whose_novices_the_apostate_comes_to_reads_what_that_costs():
    seen = 0
    for state, step, told in deeds(ActionKind.EXPEL):
        moved = next(each for each in step.events if isinstance(each, ev.ApostateDriven))
        for seat, lines in told.items():
            at = Snapshot.of(state).orders[state.table.colours[seat]].islands
            left, met = (at[ISLAND_NAMES[island]] for island in (moved.source, moved.target))
            if not state.table.solo and (met.active or met.inactive) and not (left.active or left.inactive):
                assert any(f"on the apostate’s island −{met.active + met.inactive + 1}" in line for line in lines)
                seen += 1
    assert seen


def test_what_ended_a_round_is_not_counted_against_the_next_one():
    ends = [told for _, step, told in deeds() if any(isinstance(each, ev.RoundScored) for each in step.events)]
    assert ends
    assert not any(lines for told in ends for lines in told.values())


@pytest.mark.parametrize(
    ("language", "you"),
    [("en", r"\byour?\b"), ("de", r"\b(dir|deinen?)\b"), ("it", r"\b(te|tuoi?)\b"), ("pl", r"\b(tobą|two)")],
)
def test_in_every_language_lines_are_said_to_whom_it_concerns(language, you):
    text = Text(ROOT / "localization", language)
    for what, args in (
        ("council", {"rank": 1}),
        ("threat", {"count": 1, "fields": "9"}),
        ("threat", {"count": 3, "fields": "9, 10, 11"}),
        ("score", {"parts": "x"}),
    ):
        assert re.search(you, text(f"concerns-{what}", **args))


def test_below_a_deed_stands_what_it_is_good_for_where_its_line_does_not_tell():
    words, seen = LunaWords(TEXT, NAMES, Mock(colours=(), seats=())), set()
    for state, step, told in deeds():
        for seat in told:
            first = next(iter(words.concerns(state, [step], seat)), "")
            if reason_of(TEXT, state, [step.code]) and state.phase == ACTION:
                is_told = ACTIONS[step.code].kind in SPEAKING
                assert (first == reason_of(TEXT, state, [step.code])) != is_told
                seen.add(is_told)
    assert seen == {True, False}
