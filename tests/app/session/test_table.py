"""A table without a window: one decision after the other, questions, looking back, the end of a turn, other players."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from luna.app.saves.library import Library
from luna.app.session.session import begin_game
from luna.app.session.table import Table
from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.core.turn import Ask, GoOn, Play, Refused, Released
from luna.games.luna.game import LUNA
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.luna_rules import RULES

SEATS = (Seat("yellow", SeatKind.HUMAN, "Ada"), Seat("red", SeatKind.HUMAN, "Bo"))


class Wish:
    """Whether turns are to be ended by a press of its own."""

    def __init__(self) -> None:
        self.on = False

    def __call__(self) -> bool:
        return self.on


@pytest.fixture
def text_scale() -> Wish:
    return Wish()


@pytest.fixture
def table(tmp_path: Path, text_scale: Wish) -> Table:
    setup = draw_setup(shipped_board(), list(SEATS), 7, preset=True)
    return Table(begin_game(LUNA, setup, Library(tmp_path, [LUNA])), Turn, text_scale)


def code(table: Table, line: str) -> int:
    found = RULES.code(table.state, line)
    assert found is not None
    return found


def play(table: Table, line: str = "meditate") -> None:
    table.play(code(table, line))


def test_what_was_played_tells_who_did_what_and_where(table: Table):
    before, actor = table.state, table.actor
    played = table.play(code(table, "meditate"), dropped=Released(Pick("candle"), (3, 4)))
    assert (played.by, played.before) == (actor, before)
    assert [step.after for step in played.steps] == [table.state]
    assert played.events == played.steps[0].events
    assert played.dropped == Released(Pick("candle"), (3, 4))


def test_a_group_is_one_movement_of_several_steps(table: Table):
    step = next(code for code in RULES.legal(table.state) if RULES.notation(table.state, code).startswith("journey"))
    played = table.play(step, times=2)
    assert [each.code for each in played.steps] == [step, step]
    assert table.length == 2


def test_every_other_position_is_another_version(table: Table):
    seen = [table.version]
    for change in (lambda: play(table), table.undo, table.redo, lambda: table.look_at(0), table.play_on):
        change()
        seen.append(table.version)
    assert seen == sorted(set(seen))


def test_looking_at_the_same_position_changes_nothing(table: Table):
    play(table)
    version = table.version
    assert not table.look_at(1)
    assert not table.look_at(99)
    assert table.version == version


def test_a_pick_is_taken_back_before_anything_else(table: Table):
    novice = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    assert isinstance(table.choose([novice]), GoOn)
    assert table.begun
    table.step_back()
    assert not table.begun
    assert table.turn.picks == ()


def test_a_click_on_what_was_picked_puts_it_back(table: Table):
    novice = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    table.choose([novice])
    assert table.choose([novice]) is None
    assert table.turn.picks == ()


def test_a_question_is_answered_where_it_was_asked(table: Table):
    plays = tuple(Play(each) for each in RULES.legal(table.state)[:2])
    table.ask(Ask(plays), (5, 6))
    assert table.answer(2) is None
    assert table.answer(-1) is None
    assert table.answer(1) == (plays[1], (5, 6))


def test_dropping_the_question_drops_its_picks(table: Table):
    novice = min(pick for pick in table.turn.sources() if pick.kind == "novice")
    table.choose([novice])
    table.ask(Ask((Play(0), Play(1))), (0, 0))
    table.step_back()
    assert table.question is None
    assert table.turn.picks == ()


def test_another_position_forgets_question_and_picks(table: Table):
    table.choose([min(pick for pick in table.turn.sources() if pick.kind == "novice")])
    table.ask(Ask((Play(0), Play(1))), (0, 0))
    play(table)
    assert not table.begun


def test_a_forbidden_pick_tells_the_rule(table: Table):
    assert isinstance(table.choose([Pick("action", "consecrate")]), Refused)


def test_looking_back_shows_the_past_and_changes_nothing(table: Table):
    first = table.state
    play(table)
    play(table)
    table.look_at(0)
    assert (table.position, table.length) == (first, 2)
    table.look_at(2)
    assert table.looked is None


def test_playing_on_from_the_past_keeps_what_came_later(table: Table):
    play(table)
    play(table)
    table.look_at(1)
    assert table.play_on()
    assert (table.length, table.session.match.undone, table.looked) == (1, 1, None)


# -- the end of a turn


def test_a_turn_is_open_until_it_is_ended_where_that_is_wanted(table: Table, text_scale: Wish):
    text_scale.on, actor = True, table.actor
    play(table)
    assert (table.open, table.acted) == (True, actor)
    assert table.turn.sources() == frozenset()
    ended = table.confirm()
    assert ended
    assert (ended.by, ended.steps) == (actor, ())
    assert not table.open
    assert table.turn.sources()


def test_where_it_is_not_wanted_the_next_seat_acts_at_once(table: Table):
    play(table)
    assert not table.open
    assert table.confirm() is None


def test_an_open_turn_that_was_taken_back_is_open_again_when_it_is_played_again(table: Table, text_scale: Wish):
    text_scale.on = True
    play(table)
    table.undo()
    assert not table.open
    table.redo()
    assert table.open


def test_a_turn_of_several_steps_is_open_after_the_last(table: Table, text_scale: Wish):
    text_scale.on = True
    step = next(code for code in RULES.legal(table.state) if RULES.notation(table.state, code).startswith("journey"))
    table.play(step)
    assert not table.open
    play(table, "done")
    assert table.open


# -- who plays


def test_while_a_bot_is_to_act_no_hand_can_do_anything(table: Table):
    assert table.reseat(table.actor, "level-1")
    assert table.bot == "level-1"
    assert table.turn.sources() == frozenset()


def test_who_takes_over_from_a_bot_has_the_name_used_before(table: Table):
    table.reseat(0, "level-1")
    assert not table.reseat(0, "level-1")
    table.reseat(0, "")
    assert table.session.seats[0] == SEATS[0]


@pytest.mark.parametrize("seed", range(3))
def test_the_first_decision_is_reached_from_anywhere(table: Table, seed: int):
    first, rng = table.state, Random(seed)
    for _ in range(30):
        table.play(rng.choice(RULES.legal(table.state)))
    while table.undo():
        pass
    assert (table.length, table.state) == (0, first)
