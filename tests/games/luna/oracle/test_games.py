"""Whole random games in every mode: they end, and no piece is lost or made."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from build_scripts.games.luna.wander import wander

from .deal import ISLANDS, MODES, deal
from .model import Oracle
from .table import Table, Tile

GAMES_PER_MODE = int(os.environ.get("LUNA_ORACLE_GAMES", "25"))


def assert_nothing_is_lost(table: Table) -> None:
    """Every novice, shrine, disc, tile, book and token is somewhere, and no count is negative."""
    for colour, player in table.players.items():
        places = list(player.islands.values())
        counts = [p.active for p in places] + [p.inactive for p in places] + [player.reserve, player.jetty]
        on_tiles = sum(1 for entry in table.path if isinstance(entry, Tile) and entry.novice == colour)
        in_temple = sum(1 for field in table.temple.values() if field.novice == colour)
        assert sum(counts) + on_tiles + in_temple == 13
        assert min([*counts, player.shrines, player.influence]) >= 0
        assert player.shrines + sum(place.shrine for place in places) == 6
    seats = len(table.seats)
    assert sorted(colour for discs in table.council for colour in discs) == sorted(table.seats)
    tiles = [entry.number for entry in table.path if isinstance(entry, Tile)]
    assert len({*tiles, *table.temple}) == len(tiles) + len(table.temple) == 7 * seats
    assert sum(field.book for field in table.temple.values()) == seats
    assert all(field.novice for field in table.temple.values() if field.book)
    for island in ISLANDS:
        owners = sum(island in player.favors for player in table.players.values())
        assert table.stock[island] + owners == (1 if table.solo else seats)
        assert table.stock[island] >= 0


@pytest.mark.parametrize("mode", MODES)
def test_random_games_end_and_lose_nothing(mode: str, board: dict[str, Any]) -> None:
    for seed in range(GAMES_PER_MODE):
        rng = random.Random(f"{mode} {seed}")
        oracle = Oracle.from_header(deal(rng, mode), board)
        while legal := oracle.legal():
            assert legal == sorted(set(legal))
            oracle.play(wander(rng, legal))
            assert_nothing_is_lost(oracle.table)
        state = oracle.as_json()
        assert (state["phase"], state["actor"], state["round"], state["guardian"]) == ("over", None, 6, 2)
        assert sorted(state["result"]["ranking"]) == sorted(state["seats"])
