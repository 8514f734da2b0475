"""A lesson as data: a record that ends in a position, and the steps from there.

Its texts are `lesson-KEY-title`, `-aim`, `-learnt` and of each step `lesson-KEY-STEP`, in which STEP is the step's id.
An awaited deed also has `lesson-KEY-STEP-but`, what is told after another one, which is then taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from luna.core.intent import Pick

Lines = tuple[str, ...]
"""Actions as a record writes them."""


def _no_other_text(before: Any, line: str) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Say:
    """Something is told about a thing of the table; the pupil reads. `also` are lit and left free besides.

    `ways` are from where to where pieces have just gone, shown as arrows.
    """

    id: str
    about: Pick
    also: tuple[Pick, ...] = ()
    ways: tuple[tuple[Pick, Pick], ...] = ()


@dataclass(frozen=True, slots=True)
class Await:
    """The pupil is to reach a goal with one action, of one line or of several.

    `goal` gets the position before the step and the one after the action, `solution` is how it is shown. With
    `going_on` there is a text `-on` for the time between its lines. `but` gets that position and the first line of
    another action, and names the text of its own for such a one: "more" stands for `lesson-KEY-STEP-but-more`.
    `also` are lit and left free besides. A `parted` action is judged as it begins: others answer it, or what the pupil
    decides then is a step of its own.
    """

    id: str
    about: Pick
    solution: Lines
    goal: Callable[[Any, Any], bool]
    but: Callable[[Any, str], str] = _no_other_text
    going_on: bool = False
    also: tuple[Pick, ...] = ()
    parted: bool = False


@dataclass(frozen=True, slots=True)
class Deeds:
    """What others play meanwhile; nobody has to do anything."""

    lines: Lines


Step = Say | Await | Deeds


@dataclass(frozen=True, slots=True)
class Lesson:
    """`record` gives the text of a record, `chapter` of the rules book tells more, `minutes` is how long it takes.

    Who has done it can begin a game of a `mode` with the text `lesson-KEY-play`; empty where it leads to none.
    """

    key: str
    record: Callable[[], str]
    steps: tuple[Step, ...]
    chapter: str
    minutes: int
    mode: str = ""
