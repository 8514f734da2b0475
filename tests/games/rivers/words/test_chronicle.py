"""What is told of what happened: chronicle, recap, verdict."""

from dataclasses import replace
from itertools import islice

import pytest

from luna.core.match import Match
from luna.core.rules import NOBODY
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.events import PointsGained, Reason
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import initial_state
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.words.ending import verdict
from luna.games.rivers.words.telling import grouped, together
from luna.games.rivers.words.text import coloured
from luna.ui.reading.text import Text
from tests.games.rivers.drawings import E3
from tests.games.rivers.rules.map_setup import Situation, shown
from tests.games.rivers.rules.random_games import drawn, steps
from tests.games.rivers.words.positions import DRAWING, NAMES, words
from tests.repository.text.fluent_files import FOLDER


def played(seed, players):
    """A random game as a match."""
    setup = drawn(seed, players)
    match = Match(RULES, initial_state(shipped_board(), setup))
    for _, code in islice(steps(seed, players), 400):
        if code >= 0:
            match.play(code)
    return setup, match


@pytest.mark.parametrize(("seed", "players"), [(26, 2), (15, 4)])
def test_a_whole_game_is_told(text, seed, players, caplog):
    setup, match = played(seed, players)
    talk = RIVERS_TABLE.words(text, NAMES, setup)
    chronicle = talk.chronicle()
    lines = chronicle.lines(match.steps, match.first)
    assert all(line.text and line.short for line in lines)
    assert lines[0].heading
    assert sum(line.head for line in lines) == match.state.turn - (match.steps[-1].after.left == 2)
    assert talk.chronicle().lines(match.steps, match.first) == lines
    for end in range(1, len(match.steps), 17):
        part = match.steps[:end]
        assert len(talk.recap(match.first, part)) <= 5
        assert talk.deed(part[-1])
        assert talk.stage(part[-1].after)
    assert caplog.messages == []


def test_points_stand_at_the_step_that_earned_them_and_not_at_the_head_of_the_turn(text):
    setup, match = played(15, 4)
    lines = RIVERS_TABLE.words(text, NAMES, setup).chronicle().lines(match.steps, match.first)
    assert not any(line.points for line in lines)
    gains = [
        (n, event) for n, step in enumerate(match.steps, 1) for event in step.events if type(event) is PointsGained
    ]
    assert gains
    for step, gain in gains:
        told = coloured(text, gain.points, gain.colour)
        assert any(told in line.text for line in lines if line.step == step and not line.head)


def test_the_chronicle_grows_with_the_match_and_shrinks_with_an_undo():
    setup, match = played(3, 3)
    kept = words(setup=setup).chronicle()
    for end in (5, 30, 31, 32, 20, 33):
        part = match.steps[:end]
        assert kept.lines(part, match.first) == words(setup=setup).chronicle().lines(part, match.first)


def test_nothing_is_told_of_what_a_seat_may_not_know():
    setup, match = played(15, 4)
    step = next(step for step in match.steps if any(getattr(event, "colours", None) for event in step.events))
    for event in step.events:
        known, seen = (replace(step, events=(each,)) for each in (event, RULES.witness(event, NOBODY)))
        assert words(setup=setup).deed(known) == words(setup=setup).deed(seen)


def test_a_recap_tells_what_the_others_did_and_what_it_brought():
    situation = shown(DRAWING, "ram").hand("ram", "gk")
    match = Match(RULES, situation.state)
    for line in ("tile green g4", "pass"):
        match.play(Situation(match.state).code(line))
    rows = words().recap(match.first, match.steps)
    assert [(row.text, row.points) for row in rows] == [("Jan – Market on G4, Eva – +1 green", "")]


def test_the_verdict_names_the_colour_that_decided(text, caplog):
    state = shown(E3).state
    state.points[:16] = [7, 5, 14, 6, 8, 7, 7, 7, 7, 8, 8, 8, 0, 0, 0, 0]
    state.treasures[:3] = [3, 1, 0]
    assert "Bo" in verdict(text, state, NAMES)
    state.points[:16] = [1] * 16
    state.treasures[:3] = [0, 0, 0]
    assert all(name in verdict(text, state, NAMES) for name in NAMES.values())
    assert caplog.messages == []


def test_a_recap_leaves_out_that_nothing_was_added_to_a_conflict():
    """How the conflict ended is told, and with what."""
    situation = shown(E3, "fish").hand("fish", "rr")
    match = Match(RULES, situation.state)
    for line in ("leader black h4", "commit 1", "commit 0"):
        code = RULES.code(match.state, line)
        assert code is not None
        match.play(code)
    rows = [row.text for row in words().recap(match.first, match.steps)]
    assert not any("No tiles added" in row for row in rows)
    assert any("Revolt won" in row for row in rows)


def test_what_all_monuments_bring_a_seat_at_the_end_of_a_turn_is_one_line():
    monument, cell = Reason.MONUMENT, 40
    gains = [PointsGained(0, colour, 1, monument, cell) for colour in (0, 1, 0)]
    other, tile = PointsGained(1, 2, 1, monument, cell), PointsGained(0, 3, 1, Reason.TILE, cell)
    groups = list(grouped([tile, *gains, other]))
    english, called = Text(FOLDER, "en").of("rivers"), list(NAMES.values())
    lines = [together(english, group, called) for group in groups]
    assert lines == ["+1 green", "From monuments: +2 black, +1 red", "+1 blue from a monument"]
