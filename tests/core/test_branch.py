"""A record tells from which saved game it branched off."""

from __future__ import annotations

from luna.core.game_record import load_record, written
from luna.core.record import note
from luna.games.luna.game import LUNA
from tests.app.saves.saved import UNFINISHED


def test_the_origin_comes_back_and_one_without_writes_nothing():
    plain = load_record(UNFINISHED, (LUNA,))
    assert (plain.branch, "branch" in written(plain)) == ("", False)
    branch = load_record(f"{UNFINISHED}{note('branch', 'game-000007')}\n", (LUNA,))
    assert branch.branch == "game-000007"
    assert load_record(written(branch), (LUNA,)).branch == "game-000007"
