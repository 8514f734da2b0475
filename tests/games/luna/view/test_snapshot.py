"""A snapshot tells the same as the JSON of the position, which is made from the same state in another way."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import barred_island, bribable, released
from luna.games.luna.view.geometry.places import tile_kinds
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.table.positions import first_state, random_positions

POSITIONS = list(random_positions(18, every=23))


def orders(json):
    """The JSON's orders in the words of a snapshot."""
    return {
        colour: {**{name: value for name, value in player.items() if name != "favors"}, "favours": player["favors"]}
        for colour, player in json["players"].items()
    }


def as_json(order):
    islands = {
        name: {"active": here.active, "inactive": here.inactive, "shrine": here.shrine}
        for name, here in order.islands.items()
    }
    counts = {name: getattr(order, name) for name in ("influence", "reserve", "jetty", "shrines")}
    return {**counts, "favours": list(order.favours), "islands": islands}


def test_a_snapshot_holds_what_the_json_of_the_position_holds():
    for state in POSITIONS:
        shown = Snapshot.of(state)
        json: dict[str, Any] = dict(dump(state))
        for name in ("phase", "round", "start", "actor", "figures", "guardian", "herbs_taken"):
            assert getattr(shown, name) == json[name], name
        for name in ("seats", "islands", "council"):
            assert list(getattr(shown, name)) == json[name], name
        assert [board.colour for board in shown.boards] == json["boards"]
        assert {colour: as_json(order) for colour, order in shown.orders.items()} == orders(json)
        assert {"lit": shown.lit, "turned": shown.turned} == json["candles"]
        assert [{"tile": t.tile, "novice": t.novice, "book": t.book} for t in shown.temple] == json["temple"]
        tiles = [{"tile": place.tile, "novice": place.novice} for place in shown.path]
        assert tiles == [place for place in json["path"] if "tile" in place]
        assert list(shown.guardians) == [place["guardian"] for place in json["path"] if "guardian" in place]
        assert shown.travel == (json["pending"] and json["pending"]["kind"])


def test_what_can_be_asked_of_a_snapshot_agrees_with_the_rules():
    for state in POSITIONS:
        shown, position = Snapshot.of(state), Position(state)
        names = [shown.favours_left(name) for name in sorted(shown.islands)]
        assert names == [position.tokens_left(i) for i in sorted(range(7), key=lambda i: ISLAND_NAMES[i])]
        barred = barred_island(state) if not shown.over else -1
        assert shown.blocked_island == (ISLAND_NAMES[barred] if barred >= 0 else None)
        for tile, kind in tile_kinds(shown).items():
            assert (kind == "released") == released(state, tile)
            assert (kind == "bribery") == bribable(state, tile)
        assert shown.held == (shown.acting.favours if shown.acting else ())


def test_a_snapshot_never_changes():
    shown = Snapshot.of(first_state(2))
    with pytest.raises(FrozenInstanceError):
        shown.round = 2  # type: ignore[misc]
    order = shown.orders["red"]
    changed = shown.with_order("red", replace(order, jetty=3)).lifting("guardian")
    assert (shown.orders["red"].jetty, changed.orders["red"].jetty) == (0, 3)
    assert (shown.aloft, changed.aloft) == ((), ("guardian",))


def test_equal_positions_have_equal_snapshots():
    state = first_state(3, preset=True)
    assert Snapshot.of(state) == Snapshot.of(state.copy())
    after, _ = RULES.apply(state, RULES.legal(state)[0])
    assert Snapshot.of(after) != Snapshot.of(state)
