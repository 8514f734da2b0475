"""A turn that cannot be taken back once it is over: who wants to end turns by a press of its own is asked before."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from luna.app.saves.library import Library
from luna.app.session.session import Session, begin_game
from luna.app.session.table import Table
from luna.core.seat import Seat
from luna.core.turn import Ask, NoTurn, Play
from luna.games.luna.game import LUNA
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.setup import draw_setup

GAMES = (LUNA, RIVERS)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    setup = draw_setup(shipped_board(), [Seat("heron"), Seat("ram")], 5)
    return begin_game(RIVERS, setup, Library(tmp_path, GAMES))


def table(session: Session, confirms: bool = True) -> Table:
    return Table(session, lambda state: NoTurn(), lambda: confirms)


def ends(session: Session, code: int) -> bool:
    """Whether the turn passes on with an action."""
    rules = session.rules
    return rules.turn_owner(rules.apply(session.state, code)[0]) != rules.turn_owner(session.state)


@pytest.mark.parametrize("seed", range(3))
def test_just_the_own_last_action_of_a_turn_is_final(session: Session, seed: int):
    at, rng, seen = table(session), Random(seed), set[bool]()
    for _ in range(60):
        rules, code = session.rules, rng.choice(session.rules.legal(session.state))
        own = rules.actor(session.state) == rules.turn_owner(session.state)
        assert at.is_final(Play(code)) == (own and ends(session, code))
        seen.add(at.is_final(Play(code)))
        at.play(code)
        assert not at.open
    assert seen == {True, False}


def test_who_ends_turns_at_once_is_not_asked(session: Session):
    at = table(session, confirms=False)
    for _ in range(12):
        code = next((code for code in session.rules.legal(session.state) if ends(session, code)), None)
        assert code is None or not at.is_final(Play(code))
        at.play(session.rules.legal(session.state)[0])


def test_the_question_knows_that_it_is_about_the_end_of_the_turn(session: Session):
    at, play = table(session), Play(session.rules.legal(session.state)[0])
    at.ask(Ask((play,)), (5, 5), final=True)
    assert at.question is not None
    assert at.question.final
    assert at.answer(0) == (play, (5, 5))
