"""Each answer to “how many?” says what it brings, also where that is nothing."""

from functools import cache

from luna.app.table.telling.answers import apart
from luna.core.turn import Ask
from luna.games.luna.picks.outcome import ask_number
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.position import Position
from luna.games.luna.words.gain import gain
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES
from tests.root import ROOT

SAY = Text(ROOT / "localization", "en").of("luna")


@cache
def outcomes():
    """What the answers to questions for a number bring, in positions of random games."""
    found = list[list[str]]()
    for state in random_positions(12, every=29):
        for source in sorted(Turn(state).sources()):
            for goal in sorted(Turn(state).targets_after(source)):
                turn = Turn(state)
                turn.choose([source])
                asked = turn.choose([goal])
                if isinstance(asked, Ask) and ask_number(Position(state), asked):
                    found.append([gain(SAY, state, play, NAMES, numbered=True) for play in asked.plays])
    return found


def test_no_number_is_silent():
    assert len(outcomes()) > 100
    assert all(map(all, outcomes()))


def test_what_is_told_once_leaves_no_number_silent_beside_others():
    for told in outcomes():
        own, common = apart(told)
        assert all(own) or (common and not any(own))


def test_a_number_that_changes_nothing_says_so_and_another_one_what_it_changes():
    same = SAY("gain-score-same")
    assert any(any(same in each for each in told) and not all(same in each for each in told) for told in outcomes())


def test_none_says_both_that_the_scoring_changes_and_that_it_does_not():
    same, changed = SAY("gain-score-same"), SAY("gain-score", parts="")
    told = [lines.split("\n") for each in outcomes() for lines in each]
    assert any(same in lines for lines in told)
    for lines in told:
        assert same not in lines or not [line for line in lines if line.startswith(changed) and line != same], lines
