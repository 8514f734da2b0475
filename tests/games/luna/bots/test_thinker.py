"""The thinker: real workers, as the table uses them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from luna.app.session.thinker import Thinker
from luna.core.game import new_match
from luna.games.luna.bots import bot
from luna.games.luna.bots.bot import choose
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup
from tests.games.luna.bots.bots_setup import setup_of
from tests.root import ROOT

LONG = 30.0


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(LUNA.bots)
    yield thinker
    thinker.close()


def answer_of(thinker: Thinker) -> tuple[int, ...]:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if codes := thinker.poll():
            return codes
        time.sleep(0.002)
    raise TimeoutError


def game(players: int = 2, plays: int = 0) -> tuple[Setup, LunaMatch]:
    setup = setup_of(players)
    match = new_match(LUNA, setup)
    for _ in range(plays):
        match.play(RULES.legal(match.state)[0])
    return setup, match


def test_the_thinker_answers_once_with_the_turn_that_is_thought_out_here_too(thinker):
    setup, match = game()
    thinker.ask(setup, match, "level-2", seed=9)
    assert thinker.busy
    here = choose(match.state, "level-2", bot.rng_of(setup, match.state, 9))
    assert answer_of(thinker) == here
    assert not thinker.busy
    assert thinker.poll() is None


def test_after_an_undo_only_the_new_question_is_answered_and_as_before(thinker):
    setup, match = game(3, plays=1)
    thinker.ask(setup, match, "level-1")
    first = answer_of(thinker)
    for code in first:
        match.play(code)
    ticket = thinker.ask(setup, match, "level-4")
    match.go_to(1)
    assert thinker.ask(setup, match, "level-1") > ticket
    assert answer_of(thinker) == first


def test_what_was_cancelled_is_not_answered(thinker):
    setup, match = game()
    thinker.ask(setup, match, "level-1")
    thinker.cancel()
    time.sleep(0.5)
    assert thinker.poll() is None
    assert not thinker.busy


def test_two_opponents_of_the_highest_level_take_turns_on_both_workers(thinker):
    thinker.prepare(["level-6", "level-6"])
    setup, match = game(2, plays=4)
    for _ in range(2):
        thinker.ask(setup, match, "level-6")
        for code in answer_of(thinker):
            match.play(code)
    assert match.state.actor in (0, 1)
    assert len(match.steps) >= 6


def test_a_worker_imports_no_window():
    source = "import sys, luna.ai.worker, luna.games.luna.bots.bot; print('pygame' in sys.modules)"
    child = subprocess.run([sys.executable, "-c", source], cwd=ROOT, capture_output=True, text=True, check=True)
    assert child.stdout.strip() == "False"
