"""Chapter 7: the end of the game."""

from __future__ import annotations

import pytest

from luna.games.luna.rules.events import FigureMoved, GameEnded, RoundBegan, RoundScored, StartPassed

from .table_setup import Situation, solo_table, table


def ending(players: int = 4, **figures: str) -> Situation:
    """White (or the last order) turns the last candle of the last round."""
    last = ("red", "blue", "white")[players - 2]
    return table(players, actor=last, start="yellow", **figures).in_round(6).with_candles(1)


def ended(situation: Situation, line: str = "meditate") -> GameEnded:
    event = situation.events(line)[-1]
    assert isinstance(event, GameEnded)
    return event


def test_shrines_favours_and_council_give_16_2_and_6():
    situation = (
        ending().with_shrines("yellow", "book", "herbs", "tides", "shrine").with_tokens("yellow", "herbs", "book")
    )
    situation.council_steps("yellow", 11)
    event = ended(situation)
    assert (event.shrines[0], event.favours[0], event.council[0]) == (16, 2, 6)
    assert event.final[0] - event.before[0] == 24
    assert situation.play("meditate").influence("yellow") == 5 + 1 + 24


def test_the_last_round_is_scored_before_the_end():
    situation = ending(priestess="tides").with_active("red", tides=1)
    scored = next(event for event in situation.events("meditate") if isinstance(event, RoundScored))
    assert scored.round == 6
    assert ended(situation).before == scored.total == (6, 5 + 6 + 1, 6, 5 + 1 + 1)


def test_nothing_is_prepared_after_the_last_round():
    before = (
        table(4, actor="white", start="red", apostate="book").in_round(6).with_candles(1).with_inactive("red", herbs=2)
    )
    after = before.play("meditate")
    assert after.novices("red", "herbs") == (0, 2)
    seen, was = after.seen(), before.seen()
    for key in ("figures", "start", "path", "guardian", "round"):
        assert seen[key] == was[key]
    assert seen["candles"]["lit"] == 0
    assert not any(isinstance(e, FigureMoved | RoundBegan | StartPassed) for e in before.events("meditate"))


def test_when_the_game_is_over_nothing_is_legal():
    after = ending().play("meditate")
    assert after.legal() == []
    assert (after.seen()["phase"], after.seen()["actor"]) == ("over", None)
    assert after.reason("meditate") == after.reason("place shrine tides") == after.reason("done") == "game_over"


def test_most_influence_wins():
    result = ending().with_influence("blue", 30).with_influence("red", 20).play("meditate").seen()["result"]
    assert result is not None
    assert result["ranking"][:2] == ["blue", "red"]
    assert result["scores"] == {"yellow": 6, "red": 21, "blue": 31, "white": 7}


def test_ties_go_by_the_council():
    situation = ending().with_influence("white", 4)
    assert list(situation.council()) == ["white", "blue", "red", "yellow"]
    result = situation.play("meditate").seen()["result"]
    assert result is not None
    assert set(result["scores"].values()) == {6}
    assert result["ranking"] == ["white", "blue", "red", "yellow"]
    later = situation.council_steps("yellow", 1).play("meditate").seen()["result"]
    assert later is not None
    assert later["ranking"] == ["yellow", "white", "blue", "red"]


def test_only_solo_has_a_difference():
    result = ending(2).play("meditate").seen()["result"]
    assert result is not None
    assert "difference" not in result


@pytest.mark.parametrize(("own", "difference", "won"), [(30, 1, True), (29, 0, False), (28, -1, False)])
def test_solo_is_won_only_with_more_influence(own: int, difference: int, won: bool):
    situation = solo_table().in_round(6).without_novices("red")
    situation.with_influence("yellow", own - 1).with_influence("red", 29 - 1 - 4)  # one in the temple, a shrine
    result = situation.play("end").seen()["result"]
    assert result is not None
    assert result["scores"] == {"yellow": own, "red": 29}
    assert (result["difference"], result["won"]) == (difference, won)
    assert result["ranking"] == (["red", "yellow"] if own < 29 else ["yellow", "red"])  # yellow's disc lies on top
