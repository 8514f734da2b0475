"""Chapter 4: the preparation round."""

from __future__ import annotations

import pytest

from luna.core.rules import IllegalAction
from luna.games.luna.rules.constants import ISLAND_NAMES

from .table_setup import RING, Situation, beginning

PAIRS = "place pairs novice herbs sailboat book"


def shrines(*names: str, players: int = 3, start: str = "yellow") -> Situation:
    return beginning(players, start=start).play(*(f"place shrine {name}" for name in names))


def test_shrines_are_placed_clockwise_from_the_start_order():
    situation = beginning(3, start="red")
    actors = []
    for name in ("tides", "book", "shrine"):
        actors.append(situation.seen()["actor"])
        situation = situation.play(f"place shrine {name}")
    assert actors == ["red", "blue", "yellow"]
    assert situation.seen()["actor"] == "red"
    assert situation.player("red")["islands"]["tides"]["shrine"]
    assert situation.player("red")["shrines"] == 5


def test_no_island_takes_two_first_shrines():
    assert "place shrine tides" not in shrines("tides").legal()
    assert len(shrines("tides").legal()) == 6
    assert shrines("tides").refusal("place shrine tides") == (
        "shrine_island_taken",
        {"island": "tides", "order": "yellow"},
    )


@pytest.mark.parametrize(("players", "legal"), [(2, False), (3, True), (4, True)])
def test_with_two_orders_no_first_shrine_goes_to_the_herbs_island(players: int, legal: bool):
    assert ("place shrine herbs" in beginning(players).legal()) == legal
    assert (beginning(players).reason("place shrine herbs") == "herbs_island_banned") != legal


def test_pairs_wait_for_all_shrines():
    situation = shrines("tides")
    assert situation.legal("place pairs") == []
    assert situation.reason(PAIRS) == "shrine_first"
    assert shrines("tides", "book", "shrine").reason("place shrine herbs") == "pairs_now"


def test_pairs_go_to_four_islands_without_the_own_shrine():
    situation = shrines("tides", "book", "shrine")
    lines = situation.legal("place pairs")
    assert len(lines) == 15  # 4 of the other 6
    assert not any("tides" in line for line in lines)
    named = situation.refusal("place pairs novice tides herbs sailboat")
    assert named == ("pairs_on_own_shrine", {"island": "tides"})


def test_others_pieces_do_not_matter_for_pairs():
    situation = shrines("tides", "book", "shrine").play("place pairs novice herbs shrine book")
    assert "place pairs novice tides herbs shrine" in situation.legal()


def test_pairs_are_written_in_the_order_of_the_islands_positions():
    for line in shrines("tides", "book", "shrine").legal("place pairs"):
        positions = [RING.index(name) for name in line.split(" ")[2:]]
        assert positions == sorted(positions)


def test_each_order_places_all_four_pairs_at_once():
    situation = shrines("tides", "book", "shrine", start="blue")
    actors = []
    while situation.seen()["phase"] == "prepare":
        actors.append(situation.seen()["actor"])
        situation = situation.play(situation.legal()[0])
    assert actors == ["blue", "yellow", "red"]
    assert situation.seen()["actor"] == situation.seen()["start"] == "blue"


def test_the_two_islands_left_empty_give_their_favours():
    situation = shrines("tides", "shrine", "bribery").play(PAIRS)
    assert situation.tokens("yellow") == {"shrine", "bribery"}
    assert situation.player("yellow")["reserve"] == 4
    for name in ISLAND_NAMES:
        assert situation.novices("yellow", name) == ((2, 0) if name in PAIRS else (0, 0))


def test_nothing_else_can_be_done_in_the_preparation():
    for line in ("meditate", "journey tides>book", "done", "tire tides", "favor tides"):
        assert shrines("tides").reason(line) == "preparation_first"
    with pytest.raises(IllegalAction, match="meditate: preparation_first"):
        shrines("tides").play("meditate")


def test_the_preparation_never_comes_back():
    situation = beginning(2).play("place shrine tides", "place shrine book", "place pairs novice herbs sailboat shrine")
    situation = situation.play("place pairs novice tides herbs shrine")
    assert situation.reason("place shrine herbs") == situation.reason(PAIRS) == "preparation_over"
