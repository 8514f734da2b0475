"""The oracle against the solo chapter of the rule texts."""

from __future__ import annotations

from collections.abc import Callable

from .conftest import on_path, release
from .deal import ISLANDS
from .model import Oracle
from .table import Field


def test_solo_opponent_is_prepared_first(start: Callable[..., Oracle]) -> None:
    oracle = start(mode="solo 1")
    table = oracle.table
    assert oracle.as_json()["actor"] == "red"
    assert "place shrine tides" not in oracle.legal()
    counts = {island: place.active for island, place in table.players["blue"].islands.items()}
    assert counts == dict.fromkeys(ISLANDS, 2) | {"tides": 1, "shrine": 1}  # tile 2 shows the shrine
    assert oracle.as_json()["council"] == [["red", 0], ["blue", 0]]
    assert table.candles == 0


def test_solo_round_begins_with_a_tile_and_a_book(solo: Callable[..., Oracle]) -> None:
    oracle = solo()
    assert all(line.startswith("tire ") for line in oracle.legal())
    oracle.play("tire shrine")
    state = oracle.as_json()
    # 8 (novice) is the highest released tile; the human's book goes from 3 to 8
    assert state["temple"][-1] == {"tile": 8, "novice": "blue", "book": True}
    assert not oracle.table.temple[3].book
    assert state["players"]["blue"]["influence"] == 5 + 6 + 1
    assert ["blue", 1] in state["council"]


def test_solo_takes_no_placed_tile_whose_novice_was_displaced(solo: Callable[..., Oracle]) -> None:
    oracle = solo()
    oracle.table.path.remove(on_path(oracle.table, 8))
    oracle.table.temple[8] = Field(None, book=False)
    oracle.play("tire shrine")
    assert oracle.table.temple[8] == Field(None, book=False)
    assert oracle.table.temple[6].novice == "blue"


def test_solo_herbs_are_taken_once_per_round(solo: Callable[..., Oracle]) -> None:
    """A token from before is used as well (R19)."""
    oracle = solo()
    oracle.play("tire shrine")
    red = oracle.table.players["red"]
    red.favors = {"herbs"}
    red.islands["sailboat"].inactive = 2
    oracle.play("herbs sailboat 1")
    assert not oracle.as_json()["herbs_taken"]
    oracle.play("favor herbs")
    assert oracle.as_json()["herbs_taken"]
    oracle.play("herbs sailboat 1")
    red.islands["herbs"].active = 2
    assert "favor herbs" not in oracle.legal()
    oracle.play("end")
    oracle.play("tire book")
    assert not oracle.as_json()["herbs_taken"]
    assert "favor herbs" in oracle.legal()


def test_solo_takes_no_book_without_a_tile(solo: Callable[..., Oracle]) -> None:
    oracle = solo()
    for number in (8, 6):
        on_path(oracle.table, number).novice = "red"
    oracle.play("tire shrine")
    assert oracle.table.temple[3].book
    assert oracle.table.players["blue"].influence == 5


def test_solo_shrine_is_built_before_scoring_and_not_in_round_one(solo: Callable[..., Oracle]) -> None:
    oracle = solo()
    oracle.play("tire shrine")
    oracle.play("end")
    assert oracle.table.players["blue"].shrines == 5
    table = oracle.table
    table.figures["builder"] = table.figures["priestess"] = "bribery"
    oracle.play("tire tides")
    assert table.players["blue"].islands["bribery"].active
    influence = table.players["blue"].influence
    oracle.play("end")
    # the new shrine and one or two novices are alone with the priestess; +1 for each novice in the temple
    in_temple = sum(1 for field in table.temple.values() if field.novice == "blue")
    assert table.players["blue"].influence == influence + 5 + in_temple
    assert table.players["blue"].shrines == 4
    assert table.players["blue"].islands["bribery"].shrine


def test_displaced_opponent_tires_beside_the_symbol(solo: Callable[..., Oracle]) -> None:
    oracle = solo()
    oracle.play("tire shrine")
    oracle.table.path.remove(on_path(oracle.table, 15))
    oracle.table.temple[15] = Field("blue", book=False)
    release(oracle.table, 19, "red")
    before = oracle.table.players["blue"].islands["herbs"].inactive
    oracle.play("consecrate 19")
    assert oracle.table.players["blue"].islands["herbs"].inactive == before + 1
    assert oracle.table.players["blue"].jetty == 0


def verbs_at(oracle: Oracle, island: str) -> set[str]:
    words = [line.replace(">", " ").replace("~", "").split() for line in oracle.legal()]
    return {w[0] for w in words if len(w) > 1 and w[1] == island}


def test_solo_apostate_blocks_his_island_from_level_two(solo: Callable[..., Oracle]) -> None:
    for level in (1, 2, 3):
        oracle = solo(level, "priestess=tides builder=tides apostate=herbs")
        oracle.play("tire shrine")
        oracle.table.players["red"].favors = {"sailboat", "tides", "novice"}
        blocked = {"favor", "recruit", "journey", "tides", "sail", "council"}
        assert blocked & verbs_at(oracle, "herbs") == (blocked if level == 1 else set())
        assert ("expel 1" in oracle.legal()) == (level < 3)
        assert ("expel 0 novice" in oracle.legal()) == (level < 3)
        assert "council 0 novice" in oracle.legal()
        assert "sail novice>herbs 2" in oracle.legal()


def test_solo_disc_stops_on_the_last_seat_and_keeps_its_place(solo: Callable[..., Oracle]) -> None:
    oracle = solo()
    oracle.table.advance("blue", 14)
    oracle.play("tire sailboat")
    oracle.table.advance("red", 15)
    oracle.play("end")
    oracle.play("tire sailboat")
    assert oracle.as_json()["council"] == [["blue", 15], ["red", 15]]


def test_solo_tie_is_not_won(solo: Callable[..., Oracle]) -> None:
    oracle = solo()
    for _ in range(6):
        oracle.play(oracle.legal()[-1])
        oracle.play("end")
    table = oracle.table
    assert oracle.as_json()["result"]["difference"] < 0
    table.players["red"].influence = table.players["blue"].influence
    tied = oracle.as_json()["result"]
    assert (tied["difference"], tied["won"]) == (0, False)
    assert tied["ranking"] == table.council_order()
