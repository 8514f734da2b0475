"""Nothing that a person at the screen may not know is drawn, told, kept for the picture or sent to a worker.

Two games that differ only in what is hidden look alike to the last pixel, wherever one goes in the program.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame
import pytest

from luna.ai.messages import Task
from luna.ai.process import WorkerProcess
from luna.app.session.viewer import UNSEEN
from luna.core.game import new_match
from luna.core.game_record import format_record
from luna.core.rules import NOBODY
from luna.core.seat import Seat
from luna.ui.table.shown import Shown
from tests.toy.conftest import Begin
from tests.toy.game import COLOURS, TOY, Setup
from tests.toy.program import Program, heard
from tests.toy.rules import DRAW, LEAD, LET, RULES, UNKNOWN, State, code_of
from tests.toy.secrets import alike_but_for_secrets, at_the_table, differing, states_in
from tests.toy.table import ToyTable
from tests.toy.turn import LET_PASS
from tests.toy.view import Snapshot, ToyView
from tests.toy.window import ToyThumbnails, ToyWindow
from tests.toy.words import ToyChronicle, ToyWords

AMBER, TEAL = 0, 1
LED = 9
ONE, OTHER = ((2, 5, LED), 7), ((6, 8, LED), 10)
"""Cards of the first seat, and the one it draws after its turn."""
HAND = (1, 3, 4)
"""Cards of the second seat, which is to lead then."""


def record(amber: tuple[Sequence[int], int], teal: Sequence[int] = HAND) -> str:
    """A game in which the first seat has led, the second has let that pass, and cards were drawn."""
    setup = Setup(tuple(Seat(colour) for colour in COLOURS[:2]), AMBER)
    match = new_match(TOY, setup)
    hand, drawn = amber
    codes = [*(code_of(DRAW, card) for card in (*hand, *teal)), code_of(LEAD, LED), code_of(LET), code_of(DRAW, drawn)]
    for code in codes:
        match.play(code)
    return format_record(TOY, setup, match)


def opened(begin: Begin, folder: Path, text: str) -> Program:
    """That game on the table, in a folder of its own, the curtain down."""
    folder.mkdir()
    file = folder / "game.luna"
    file.write_text(text, "utf-8")
    program = begin()
    program.drop(file)
    return program


def everywhere(program: Program, comes: bool) -> list[bytes]:
    """Pictures from all over the program; `comes` = whether the second seat takes the screen at the beginning."""
    pictures = [program.picture()]
    if comes:
        pictures += at_the_table(program)
    program.key(pygame.K_ESCAPE)
    pictures.append(program.picture())
    program.click("saved")
    for _ in range(10):
        program.settle()
    pictures.append(program.picture())
    program.key(pygame.K_ESCAPE)
    program.click("title")
    return [*pictures, program.picture()]


def pictures(begin: Begin, monkeypatch: pytest.MonkeyPatch, folder: Path, text: str, comes: bool) -> list[bytes]:
    alike_but_for_secrets(monkeypatch, folder)
    return everywhere(opened(begin, folder, text), comes)


def test_behind_the_curtain_games_that_differ_in_any_hand_look_alike(begin: Begin, monkeypatch, tmp_path):
    one = pictures(begin, monkeypatch, tmp_path / "a", record(ONE), comes=False)
    other = pictures(begin, monkeypatch, tmp_path / "b", record(OTHER, (1, 3, 2)), comes=False)
    assert one == other


def test_to_a_seat_games_that_differ_in_what_others_hold_look_alike(begin: Begin, monkeypatch, tmp_path):
    one = pictures(begin, monkeypatch, tmp_path / "a", record(ONE), comes=True)
    other = pictures(begin, monkeypatch, tmp_path / "b", record(OTHER), comes=True)
    assert differing(one, other) == []


def test_a_seat_sees_its_own_hand(begin: Begin, monkeypatch, tmp_path):
    one = pictures(begin, monkeypatch, tmp_path / "a", record(ONE), comes=True)
    other = pictures(begin, monkeypatch, tmp_path / "b", record(ONE, (1, 3, 10)), comes=True)
    assert one[0] == other[0]
    assert one[1] != other[1]


def positions(calls: Iterable[object]) -> list[State]:
    """Those that a method was called with, also as the picture keeps them."""
    return list(states_in(calls, State, lambda thing: thing.state if isinstance(thing, Snapshot) else None))


def known_to(state: State, seat: int) -> bool:
    """Whether a position holds nothing that a seat may not know."""
    return RULES.observe(state, seat) == state


def test_the_view_is_given_nothing_hidden(begin: Begin, monkeypatch, tmp_path):
    drawn = heard(monkeypatch, ToyView, "draw")
    program = opened(begin, tmp_path / "a", record(ONE))
    everywhere(program, comes=True)
    given: list[Shown] = [shown for _, _, shown in drawn]
    assert given
    assert all(known_to(shown.state.state, TEAL) for shown in given)
    told = [line.text for shown in given for line in (*shown.chronicle, *shown.undone)]
    assert all("Amber draws the" not in line for line in told)


OFFERED = (
    *((ToyTable, name) for name in ("turn", "actions", "keys", "preview", "music", "carried", "aim")),
    *((ToyWords, name) for name in ("prompt", "cards", "recap", "choices", "stage", "gain", "deed")),
    *((ToyView, name) for name in ("snapshot", "follow", "motions")),
    (ToyChronicle, "lines"),
    (ToyWindow, "sheet"),
)
"""All of the game that the table asks about a position or about steps."""


def test_whatever_the_table_asks_the_game_it_gives_only_what_the_seat_may_know(begin: Begin, monkeypatch, tmp_path):
    heard_by = {method: heard(monkeypatch, owner, method) for owner, method in OFFERED}
    everywhere(opened(begin, tmp_path / "a", record(ONE)), comes=True)
    assert {"turn", "prompt", "cards", "recap", "stage", "preview", "snapshot", "lines", "sheet"} <= {
        method for method, calls in heard_by.items() if positions(calls)
    }
    told = {method for method, calls in heard_by.items() if not all(known_to(s, TEAL) for s in positions(calls))}
    assert not told


def test_steps_at_the_table_hide_what_was_drawn_in_their_codes_too(begin: Begin, tmp_path):
    program = opened(begin, tmp_path / "a", record(ONE))
    program.come()
    hidden = [step.events[0].seat == AMBER and step.events[0].kind == "draw" for step in program.table.table.steps]
    assert hidden.count(True) == 4
    assert [step.code == UNSEEN for step in program.table.table.steps] == hidden


def test_while_a_person_leaves_and_the_next_comes_motions_show_neither_hand(begin: Begin, monkeypatch, tmp_path):
    program = opened(begin, tmp_path / "a", record(ONE))
    program.come()
    drawn = heard(monkeypatch, ToyView, "draw")
    monkeypatch.setattr(program, "settle", lambda: None)
    program.put(1)
    for _ in range(30):
        program.app.update(0.05)
        program.picture()
    assert program.table.covered
    given: list[Shown] = [shown for _, _, shown in drawn]
    assert given
    assert all(known_to(shown.state.state, TEAL) for shown in given)


def test_pictures_in_the_list_of_saved_games_show_what_everybody_knows(begin: Begin, monkeypatch, tmp_path):
    painted = heard(monkeypatch, ToyThumbnails, "paint")
    everywhere(opened(begin, tmp_path / "a", record(ONE)), comes=True)
    assert painted
    assert all(known_to(state, NOBODY) for _, state, *_ in painted)


def test_what_a_worker_is_sent_holds_no_secret(program: Program, monkeypatch: pytest.MonkeyPatch):
    sent = heard(monkeypatch, WorkerProcess, "send")
    program.click("new")
    program.click("who-1")
    program.click("guess")
    program.click("begin")
    until = time.monotonic() + 60
    while not any(isinstance(message, Task) for _, message in sent) and time.monotonic() < until:
        if not program.table.table.bot:
            program.key(pygame.K_SPACE)
            program.pick(LET_PASS) if program.state.led else program.put(program.state.hands[AMBER][0])
        program.settle()
    positions = [message.position for _, message in sent if isinstance(message, Task)]
    assert positions
    for position in positions:
        assert isinstance(position, State)
        assert known_to(position, TEAL)
        assert UNKNOWN in position.hands[AMBER]
