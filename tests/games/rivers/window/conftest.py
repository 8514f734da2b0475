"""The program with both games in folders of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.games.rivers.window.program import Rivers

Begin = Callable[[], Rivers]


@pytest.fixture
def begin(tmp_path, monkeypatch) -> Iterator[Begin]:
    """Starts the program; its scenes end with the test."""
    monkeypatch.setenv("LUNA_HOME", str(tmp_path))
    with ExitStack() as at_end:

        def made() -> Rivers:
            program = Rivers()
            at_end.callback(program.app.context.storage.close)
            at_end.callback(program.app.close)
            return program

        yield made


@pytest.fixture
def program(begin: Begin) -> Rivers:
    """The program at the title of the second game."""
    return begin()
