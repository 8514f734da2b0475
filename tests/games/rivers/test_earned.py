"""Statistics: where the points of a game came from."""

from __future__ import annotations

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.game_record import load_record
from luna.games.rivers.game import RIVERS
from luna.games.rivers.points.earned import earned, source_of
from luna.games.rivers.rules.constants import BLACK, RED, SPHERES
from luna.games.rivers.rules.events import Event, PointsGained, Reason, TreasuresTaken
from luna.ui.reading.text import Text
from tests.root import ROOT

RECORDS = sorted((ROOT / "tests" / "games" / "rivers" / "golden").glob("*.luna"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_point_and_treasure_of_a_whole_game_has_its_source(path):
    loaded = load_record(path.read_text("utf-8"), [RIVERS])
    state, told = loaded.match.state, RIVERS.earned(loaded.match)
    for seat, sources in enumerate(told):
        points = sum(state.points[SPHERES * seat : SPHERES * seat + SPHERES])
        assert sum(sources.values()) == points + state.treasures[seat]
        assert set(sources) <= set(RIVERS.bots.sources)


@pytest.mark.parametrize(
    ("reason", "source"),
    [
        (Reason.TILE, "settlements"),
        (Reason.KING, "settlements"),
        (Reason.REVOLT, "revolts"),
        (Reason.WAR, "wars"),
        (Reason.MONUMENT, "monuments"),
    ],
)
def test_points_come_from_the_tile_or_from_what_was_won_or_built(reason, source):
    assert source_of(PointsGained(0, BLACK, 1, reason, -1)) == source


def test_treasures_are_counted_one_by_one_and_only_for_who_took_them():
    events: list[Event] = [TreasuresTaken(1, (3, 7), 9), PointsGained(0, RED, 2, Reason.REVOLT, -1)]
    assert earned(events, 2) == ({"revolts": 2}, {"treasures": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name_that_is_no_key(language):
    window, text = RIVERS.window(), Text(ROOT / "localization", language)
    named = [window.source(window.texts(text), source) for source in RIVERS.bots.sources]
    assert len(set(named)) == len(named)
    assert all(name[0].isupper() for name in named)
