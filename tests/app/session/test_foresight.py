"""Thinking ahead: what a person may play is answered before, the answer is the same, and another position ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.ai.process import ThinkingError
from luna.app.saves.library import Library
from luna.app.session.foresight import GUESSES, Foresight
from luna.app.session.session import Session, begin_game
from luna.core.match import Match
from luna.core.seat import Seat, SeatKind
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.luna_rules import RULES

ORACLE = "level-6"


class Mind:
    """A thinker that answers at the second look with the last legal action; it likes the first ones best."""

    def __init__(self) -> None:
        self.asked: list[tuple[tuple[int, ...], str]] = []
        self.liked: tuple[tuple[int, ...], ...] = ()
        self.busy = False
        self.cancelled = 0
        self._looks = 0
        self._match: Match | None = None

    def prepare(self, names):
        """Nothing to be done."""

    def ask(self, setup, match, name):
        self.busy, self._looks, self._match = True, 0, match
        self.asked.append((codes(match), name))

    def poll(self):
        self._looks += 1
        if not self.busy or self._looks < 2:
            return None
        self.busy = False
        assert self._match
        legal = [code for code in RULES.legal(self._match.state) if ends(self._match, code)]
        self.liked = tuple((code,) for code in legal)
        return (legal[-1],)

    def cancel(self):
        self.cancelled += self.busy
        self.busy = False

    def close(self):
        self.cancel()


class Deaf(Mind):
    """Its worker dies of every task."""

    def poll(self):
        raise ThinkingError("dead")


def codes(match: Match) -> tuple[int, ...]:
    return tuple(step.code for step in match.steps)


def ends(match: Match, code: int) -> bool:
    """Whether it is a whole action."""
    return not RULES.goes_on(RULES.apply(match.state, code)[0])


def session(tmp_path: Path, *levels: str) -> Session:
    bots = [Seat(colour, SeatKind.BOT, level) for colour, level in zip(("red", "blue"), levels, strict=False)]
    seats = [Seat("yellow", SeatKind.HUMAN, "Ada"), *bots]
    return begin_game(LUNA, draw_setup(shipped_board(), seats, 7, preset=True), Library(tmp_path, [LUNA]))


@pytest.fixture
def game(tmp_path: Path) -> Session:
    game = session(tmp_path, ORACLE)
    while game.seats[game.actor].kind != SeatKind.HUMAN:
        game.play(next(code for code in RULES.legal(game.state) if ends(game.match, code)))
    return game


def ahead(foresight: Foresight, game: Session, looks: int = 40) -> None:
    for _ in range(looks):
        foresight.look_ahead(game)


def likely(game: Session) -> list[int]:
    return [code for code in RULES.legal(game.state) if ends(game.match, code)][:GUESSES]


def answer(foresight: Foresight) -> tuple[int, ...] | None:
    return next((found for _ in range(5) if (found := foresight.poll())), None)


def test_first_the_persons_turns_are_looked_for_then_the_answers_to_the_likeliest(game):
    mind = Mind()
    ahead(Foresight(mind), game)
    here = codes(game.match)
    assert mind.asked == [(here, ORACLE), *(((*here, code), ORACLE) for code in likely(game))]
    assert not mind.busy


def test_what_was_foreseen_is_answered_at_once_and_just_as_without_foresight(game):
    mind = Mind()
    foresight = Foresight(mind)
    ahead(foresight, game)
    game.play(likely(game)[0])
    before = len(mind.asked)
    foresight.ask(game.setup, game.match, ORACLE)
    found = foresight.poll()
    assert len(mind.asked) == before
    plain = Mind()
    plain.ask(game.setup, game.match, ORACLE)
    assert found == next(codes for _ in range(5) if (codes := plain.poll()))


def test_what_was_not_foreseen_is_thought_about_as_ever(game):
    mind = Mind()
    foresight = Foresight(mind)
    ahead(foresight, game)
    game.play([code for code in RULES.legal(game.state) if ends(game.match, code)][GUESSES])
    foresight.ask(game.setup, game.match, ORACLE)
    assert mind.asked[-1] == (codes(game.match), ORACLE)
    assert answer(foresight)


def test_thinking_about_just_what_was_played_goes_on(game):
    mind = Mind()
    foresight = Foresight(mind)
    ahead(foresight, game, 3)
    assert mind.busy
    game.play(likely(game)[0])
    foresight.ask(game.setup, game.match, ORACLE)
    assert (mind.cancelled, len(mind.asked)) == (0, 2)
    assert answer(foresight)


def test_another_position_ends_it_at_once(game):
    mind = Mind()
    foresight = Foresight(mind)
    foresight.look_ahead(game)
    assert mind.busy
    foresight.rest()
    assert not mind.busy
    foresight.look_ahead(game)
    game.go_to(game.match.length - 1)
    foresight.look_ahead(game)
    assert mind.cancelled == 2


def test_a_turn_that_only_waits_for_its_end_is_answered_already(game):
    mind = Mind()
    foresight = Foresight(mind)
    game.play(likely(game)[0])
    for _ in range(3):
        foresight.answer_ahead(game, ORACLE)
    assert mind.asked == [(codes(game.match), ORACLE)]
    foresight.ask(game.setup, game.match, ORACLE)
    assert (mind.cancelled, len(mind.asked)) == (0, 1)
    assert answer(foresight)


def test_for_bots_that_count_nothing_is_done(tmp_path):
    game, mind = session(tmp_path, "level-5"), Mind()
    foresight = Foresight(mind)
    ahead(foresight, game)
    foresight.answer_ahead(game, "level-5")
    assert mind.asked == []


def test_a_worker_that_dies_of_it_disturbs_nobody(game):
    mind = Deaf()
    ahead(Foresight(mind), game)
    assert len(mind.asked) == 1
