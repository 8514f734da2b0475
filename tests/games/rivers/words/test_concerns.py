"""What others read below a deed: their own points, losses and treasures, with their name."""

from __future__ import annotations

from pathlib import Path

from luna.core.match import Step
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.words.concerns import concerns
from luna.ui.reading.text import Text
from tests.games.rivers.rules.random_games import steps

ROOT = Path(__file__).parents[4]
CALLED = "Ada", "Bruno", "Celia"


def test_who_is_paid_or_loses_a_leader_by_a_deed_of_another_seat_reads_so_and_nobody_else():
    text, seen = Text(ROOT / "localization", "en"), set[type]()
    for state, code in steps(3, 3):
        after, events = RULES.apply(state, code) if code >= 0 else (state, [])
        step = Step(code, tuple(events), after)
        for seat, name in enumerate(CALLED):
            told = concerns(text, [step], seat, CALLED)
            assert all(line.startswith(f"{name} – ") for line in told)
            for event in events:
                if isinstance(event, ev.PointsGained | ev.LeaderLost) and event.seat == seat:
                    assert told
                    seen.add(type(event))
            assert bool(told) <= any(seat == getattr(event, "seat", getattr(event, "winner", seat)) for event in events)
    assert seen == {ev.PointsGained, ev.LeaderLost}
