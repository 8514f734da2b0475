"""What a person comes to see of a game with secrets, and the positions that the game is told of by that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pygame
import pytest

from luna.app.saved_games import words as saved_words
from luna.core.match import Step
from tests.toy.program import Program

S = TypeVar("S")


def alike_but_for_secrets(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Files in a folder of their own, and no dates: pictures are not to differ by the minute of saving."""
    monkeypatch.setenv("LUNA_HOME", str(folder / "home"))
    monkeypatch.setattr(saved_words, "date", lambda text, seconds: "")


def at_the_table(program: Program) -> list[bytes]:
    """The banner, the recap, the preview, the sheet, cards of what lies there, and every position before."""
    program.key(pygame.K_a, "a")
    pictures = [program.picture()]
    program.key(pygame.K_SPACE)
    for code, letter in ((pygame.K_r, "r"), (pygame.K_SPACE, " "), (pygame.K_v, "v"), (pygame.K_v, "v")):
        program.key(code, letter)
        pictures.append(program.picture())
    program.key(pygame.K_o, "o")
    pictures.append(program.picture())
    program.key(pygame.K_ESCAPE)
    for pick in sorted(program.table.view.picks(program.table.shown())):
        program.move(program.point(pick))
        pictures.append(program.picture())
    for _ in range(program.table.table.length):
        program.key(pygame.K_LEFT)
        pictures.append(program.picture())
    program.key(pygame.K_END)
    return pictures


def differing(one: list[bytes], other: list[bytes]) -> list[int]:
    """Which pictures of two games are not the same."""
    return [n for n, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]


def states_in(
    things: Iterable[object], kind: type[S], kept: Callable[[object], object] = lambda _: None
) -> Iterator[S]:
    """Positions among what a method was called with, those of steps too; `kept` finds one in anything else."""
    for thing in things:
        if isinstance(thing, kind):
            yield thing
        elif isinstance(thing, Step):
            yield thing.after
        elif isinstance(thing, list | tuple):
            yield from states_in(thing, kind, kept)
        elif isinstance(state := kept(thing), kind):
            yield state
