"""A table of the toy game without a window: draws, responses, and how far one can go back."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from luna.app.saves.library import Library
from luna.app.session.decisions import redo, undo, undo_turn, why_no_undo
from luna.app.session.session import REVEALED, Session, begin_game, load_game
from luna.app.session.thinker import Thinker
from luna.core.game import new_match
from luna.core.rules import CHANCE
from luna.core.seat import Seat, SeatKind
from tests.toy.game import COLOURS, TOY, Setup
from tests.toy.rules import HAND

GAMES = [TOY]
PEOPLE = tuple(Seat(colour) for colour in COLOURS[:3])


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return begin_game(TOY, Setup(PEOPLE, 0), Library(tmp_path, GAMES))


def code(session: Session, line: str) -> int:
    """The legal action of a line, of which only the beginning is given."""
    lines = {session.rules.notation(session.state, code): code for code in session.rules.legal(session.state)}
    return next(code for each, code in lines.items() if each.startswith(line))


def test_hands_are_dealt_before_anybody_decides(session: Session):
    assert [len(hand) for hand in session.state.hands] == [HAND] * 3
    assert session.actor == 0
    assert all(line.startswith("draw ") for line in session.match.notations())


def test_the_next_seat_answers_in_the_turn_of_the_first(session: Session):
    session.play(code(session, "lead"))
    assert (session.actor, session.rules.turn_owner(session.state)) == (1, 0)
    session.play(code(session, "let"))
    assert (session.actor, session.rules.turn_owner(session.state)) == (1, 1)
    assert session.state.scores == (1, 0, 0)


def test_cards_are_drawn_right_after_the_answer_and_stand_in_the_record(session: Session):
    session.play(code(session, "lead"))
    before = session.match.length
    events = session.play(code(session, "let"))
    assert [event.kind for event in events] == ["let", "win", "draw"]
    assert session.match.notations()[before] == "let"
    assert session.match.notations()[before + 1].startswith("draw ")


def test_nothing_that_was_shown_is_taken_back(session: Session):
    session.play(code(session, "lead"))
    assert why_no_undo(session) == REVEALED
    assert not undo(session)
    assert not undo_turn(session)
    assert session.match.undone == 0


def test_what_showed_nothing_is_taken_back_and_played_again(session: Session):
    while session.state.deck:
        session.play(code(session, ""))
    while session.state.led == 0:
        session.play(code(session, "lead"))
    length, before = session.match.length, session.state
    session.play(code(session, "let"))
    assert why_no_undo(session) == ""
    assert undo(session)
    assert (session.match.length, session.state) == (length, before)
    assert redo(session)
    assert session.match.length == length + 1


def test_nobody_goes_back_to_where_something_is_drawn(session: Session):
    drawn = session.match.length - 1
    assert session.rules.actor(session.match.before(drawn)) == CHANCE
    assert not session.go_to(drawn)


def test_a_game_that_was_left_at_a_draw_goes_on_with_it(session: Session, tmp_path: Path):
    session.play(code(session, "lead"))
    session.play(code(session, "let"))
    file = session.file.path
    assert file is not None
    session.storage.close()
    text = "\n".join(line for line in file.read_text().split("\n") if not line.startswith("# sum"))
    file.write_text(text[: text.rindex("draw ")])
    again = load_game(Library(tmp_path, GAMES), file.stem)
    assert isinstance(again, Session)
    assert again.actor == 1
    assert again.match.notations()[:-1] == session.match.notations()[:-1]


def test_bots_answer_from_workers_of_their_own(tmp_path: Path):
    seats = tuple(Seat(colour, SeatKind.BOT, "guess") for colour in COLOURS[:2])
    session, thinker = begin_game(TOY, Setup(seats, 1), Library(tmp_path, GAMES)), Thinker(TOY.bots)
    try:
        for _ in range(2):
            thinker.ask(session.setup, session.match, "guess")
            until = time.monotonic() + 30
            while (codes := thinker.poll()) is None and time.monotonic() < until:
                time.sleep(0.01)
            assert codes is not None
            assert codes[0] in session.rules.legal(session.state)
            session.play(codes[0])
    finally:
        thinker.close()


def test_guessing_wins_more_points_than_playing_at_random():
    won = [0, 0]
    for seed in range(60):
        match, rng = new_match(TOY, Setup(PEOPLE[:2], seed % 2)), Random(seed)
        match.play_chance(rng)
        while (actor := TOY.rules.actor(match.state)) >= 0:
            name = "guess" if actor == 0 else "random"
            match.play(TOY.bots.choose(None, match, name, rng)[0])
            match.play_chance(rng)
        won = [points + more for points, more in zip(won, match.state.scores, strict=True)]
    assert won[0] > won[1]
