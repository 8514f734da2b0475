"""Nothing that a person at the screen may not know is drawn, told, kept for the picture or sent to a worker.

Two games that differ only in what is hidden look alike to the last pixel, wherever one goes in the program.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.ai.messages import Task
from luna.ai.process import WorkerProcess
from luna.core.rules import NOBODY
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State
from luna.games.rivers.search.view import state_of
from luna.games.rivers.table.rivers_table import RiversTable
from luna.games.rivers.view.snapshot import Snapshot
from luna.games.rivers.view.thumbnails import RiversThumbnails
from luna.games.rivers.view.view import RiversView
from luna.games.rivers.words.chronicle import Chronicle
from luna.games.rivers.words.rivers_words import RiversWords
from luna.ui.table.shown import Shown
from tests.games.rivers.window.conftest import Begin
from tests.games.rivers.window.program import Rivers, opened, setup_of, written
from tests.toy.program import heard
from tests.toy.secrets import alike_but_for_secrets, at_the_table, differing, states_in

HERON, RAM = 0, 1
OWN = "krbbgg"
ONE, OTHER = "krrbbg", "kkrbgg"
"""Two hands of the seat that is not at the screen; of both it places the same settlement."""
LINES = ("tile black f5", "swap green=1")


def record(hand: str) -> str:
    """The first seat has placed a tile and swapped one; the second one is to act."""
    return written(setup_of(hand, OWN), *LINES)


def in_the_list(program: Rivers) -> list[bytes]:
    """The saved games with their pictures, and the title."""
    program.app.open_saved_games()
    for _ in range(10):
        program.settle()
    pictures = [program.picture()]
    program.app.home()
    return [*pictures, program.picture()]


def pictures(begin: Begin, monkeypatch: pytest.MonkeyPatch, folder: Path, text: str, comes: bool) -> list[bytes]:
    alike_but_for_secrets(monkeypatch, folder)
    program = opened(begin(), folder, text)
    shown = [program.picture(), *(at_the_table(program) if comes else ())]
    return [*shown, *in_the_list(program)]


def test_behind_the_curtain_games_that_differ_in_any_hand_look_alike(begin: Begin, monkeypatch, tmp_path):
    one = pictures(begin, monkeypatch, tmp_path / "a", written(setup_of(ONE, OWN), *LINES), comes=False)
    other = pictures(begin, monkeypatch, tmp_path / "b", written(setup_of(OTHER, ONE), *LINES), comes=False)
    assert differing(one, other) == []


def test_to_a_seat_games_that_differ_in_what_others_hold_look_alike(begin: Begin, monkeypatch, tmp_path):
    one = pictures(begin, monkeypatch, tmp_path / "a", record(ONE), comes=True)
    other = pictures(begin, monkeypatch, tmp_path / "b", record(OTHER), comes=True)
    assert differing(one, other) == []


def test_a_seat_sees_its_own_hand(begin: Begin, monkeypatch, tmp_path):
    one = pictures(begin, monkeypatch, tmp_path / "a", record(ONE), comes=True)
    other = pictures(begin, monkeypatch, tmp_path / "b", written(setup_of(ONE, "krrbgg"), *LINES), comes=True)
    assert 1 in differing(one, other)


OFFERED = (
    *((RiversTable, name) for name in ("turn", "actions", "keys", "carried", "related", "spotlight")),
    *((RiversWords, name) for name in ("prompt", "cards", "recap", "stage", "deed")),
    *((RiversView, name) for name in ("snapshot", "follow", "motions")),
    (Chronicle, "lines"),
)
"""What the table asks the game about a position or about steps."""


def known_to(state: State, seat: int) -> bool:
    """Whether a position holds nothing that a seat may not know."""
    return RULES.observe(state, seat).fields() == state.fields()


def test_whatever_the_table_asks_the_game_it_gives_only_what_the_seat_may_know(begin: Begin, monkeypatch, tmp_path):
    heard_by = {method: heard(monkeypatch, owner, method) for owner, method in OFFERED}
    program = opened(begin(), tmp_path / "a", record(ONE))
    at_the_table(program)
    asked = {method for method, calls in heard_by.items() if any(states_in(calls, State))}
    assert {"turn", "prompt", "cards", "recap", "snapshot", "lines"} <= asked
    told = {
        method
        for method, calls in heard_by.items()
        if not all(known_to(state, RAM) or known_to(state, NOBODY) for state in states_in(calls, State))
    }
    assert not told


def test_the_view_draws_no_hand_but_that_at_the_screen(begin: Begin, monkeypatch, tmp_path):
    drawn = heard(monkeypatch, RiversView, "draw")
    at_the_table(opened(begin(), tmp_path / "a", record(ONE)))
    given: list[Snapshot] = [shown.state for _, _, shown in drawn if isinstance(shown, Shown)]
    assert given
    for state in given:
        assert state.hand is None or state.holder == "ram"
        assert state.players["heron"].points is None


def test_pictures_in_the_list_of_saved_games_show_what_everybody_knows(begin: Begin, monkeypatch, tmp_path):
    painted = heard(monkeypatch, RiversThumbnails, "paint")
    in_the_list(opened(begin(), tmp_path / "a", record(ONE)))
    assert painted
    assert all(known_to(state, NOBODY) for _, state, *_ in painted)


def test_what_a_worker_is_sent_holds_no_secret(program: Rivers, monkeypatch: pytest.MonkeyPatch):
    sent = heard(monkeypatch, WorkerProcess, "send")
    program.click("new")
    program.click("begin")
    program.wait(lambda: program.table.table.actor == HERON)
    program.key(pygame.K_SPACE)
    for _ in range(2):
        program.place_any()
    program.end_turn()
    program.wait(lambda: any(isinstance(message, Task) for _, message in sent))
    positions: list[Any] = [message.position for _, message in sent if isinstance(message, Task)]
    assert positions
    for state in map(state_of, positions):
        assert known_to(state, RAM)
        assert sum(state.hand[:4]) == 0
