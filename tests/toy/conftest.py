"""The program with the toy game in folders of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack

import pytest

from luna.core.game import AnyGame
from tests.toy.game import TOY
from tests.toy.program import Program

Begin = Callable[..., Program]


@pytest.fixture
def begin(tmp_path, monkeypatch) -> Iterator[Begin]:
    """Starts the program; its scenes end with the test."""
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    with ExitStack() as at_end:

        def made(games: Sequence[AnyGame] = (TOY,)) -> Program:
            program = Program(games)
            at_end.callback(program.app.context.storage.close)
            at_end.callback(program.app.close)
            return program

        yield made


@pytest.fixture
def program(begin: Begin) -> Program:
    """The program with this one game."""
    return begin()


@pytest.fixture
def people(program: Program) -> Program:
    """A table for two persons, the curtain down."""
    program.click("new")
    program.click("begin")
    return program
