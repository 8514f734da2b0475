"""Every event of the core has its effect, or is silent on purpose."""

from typing import get_args

import pytest

from luna.games.luna.rules import events
from luna.games.luna.view.motion.sounds import EFFECTS, effect_of


def test_every_event_is_mapped():
    assert set(EFFECTS) == set(get_args(events.Event))


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (events.ShrineBuilt(0, 3), "build"),
        (events.CandleTurned(1, 2, 0), "candle"),
        (events.NoviceDisplaced(1, 0, 5, -1), "displace"),
        (events.TokenSpent(0, 2), None),
    ],
)
def test_what_an_event_sounds_like(event: events.Event, name: str | None):
    assert effect_of(event) == name
