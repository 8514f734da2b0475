"""The five lessons: what is told, awaited and played from the position of each record on."""

from __future__ import annotations

from functools import partial

from luna.core.intent import Pick
from luna.games.rivers.lessons import goals
from luna.games.rivers.lessons.guide import FirstRounds
from luna.games.rivers.picks.kinds import BAG, CATASTROPHE, CONFLICT, Kind
from luna.games.rivers.picks.spelling import spelled
from luna.games.rivers.rules.rivers_rules import RULES
from luna.ui.lessons.course import Course
from luna.ui.lessons.lesson import Await, Deeds, Lesson, Say, Step
from luna.ui.lessons.writing import only, other, record
from luna.ui.table.picks import TablePick

HERON = Pick(TablePick.PLAYER, "heron")
"""The panel of the pupil, with the points of each colour."""


def _cell(name: str) -> Pick:
    return Pick(Kind.CELL, name)


def _hand(colour: str) -> Pick:
    return Pick(Kind.HAND, colour)


def _supply(colour: str) -> Pick:
    return Pick(Kind.SUPPLY, colour)


def _leader(seat: str, colour: str) -> Pick:
    return Pick(Kind.LEADER, f"{seat}:{colour}")


LEADERS: tuple[Step, ...] = (
    Await(
        "king",
        _supply("black"),
        ("leader black h7",),
        goals.stands_beside("black", "i7"),
        other(leader="leader red|leader blue|leader green"),
        also=(_cell("i7"),),
    ),
    Await("settle", _hand("black"), ("tile black h8",), goals.gains("black"), other(away="tile black")),
    Deeds(("leader green l5", "tile green l6")),
    Await("farm", _hand("blue"), ("tile blue i9",), goals.gains("blue"), other(away="tile blue")),
    Say("weakest", HERON),
)
REVOLT: tuple[Step, ...] = (
    Say("two", _leader("heron", "black"), (_leader("ram", "red"),)),
    Await("join", _cell("j7"), ("tile black j7",), goals.lies_on("j7")),
    Await(
        "priest",
        _supply("red"),
        ("leader red i8",),
        goals.attacks("red", lead=1),
        other(weak="leader red"),
        also=(_cell("i8"), _leader("ram", "red")),
        parted=True,
    ),
    Await("commit", CONFLICT, ("commit 1",), goals.commits(1, 6), also=(_hand("red"),), parted=True),
    Deeds(("commit 1",)),
    Say("won", _leader("heron", "red")),
)
WAR: tuple[Step, ...] = (
    Say("sides", _cell("i4"), (_leader("heron", "green"), _leader("ram", "green"))),
    Await(
        "join",
        _cell("i4"),
        ("tile red i4",),
        goals.attacks("green", keeping=2),
        other(market="tile green i4"),
        also=(_hand("red"), _hand("black")),
        parted=True,
    ),
    Await("commit", CONFLICT, ("commit 2",), goals.commits(2, 2), also=(_hand("green"),), parted=True),
    Deeds(("commit 1",)),
    Say("fallen", _leader("heron", "green"), (HERON,)),
    Deeds(("tile green k6", "commit 1")),
    Await("defend", CONFLICT, ("commit 1",), goals.commits(1, 1), other(more="commit 2"), also=(_hand("black"),)),
    Say("held", _leader("heron", "black"), (HERON,)),
)
MONUMENTS: tuple[Step, ...] = (
    Await("square", _cell("g4"), ("tile red g4",), goals.completes, also=(_hand("red"),), parted=True),
    only(
        RULES,
        "build",
        Pick(Kind.MONUMENT, "red-green"),
        "build g3 red-green",
        also=(_leader("heron", "red"), _leader("heron", "green")),
        but=other(decline="decline"),
    ),
    Say("flipped", Pick(Kind.MONUMENT, "red-green"), (_cell("f3"),)),
    Await("river", _cell("e2"), ("tile blue e2",), goals.takes_treasure, also=(_hand("blue"), _cell("b2"))),
    Say("treasure", HERON, (_cell("f3"),)),
    Say("income", Pick(Kind.MONUMENT, "red-green")),
)
ENDING: tuple[Step, ...] = (
    Await(
        "strike",
        _cell("j6"),
        ("catastrophe j6",),
        goals.uproots("ram", "black"),
        also=(CATASTROPHE, _leader("ram", "black")),
    ),
    only(RULES, "swap", BAG, "swap blue=3", also=(_hand("blue"),), but=other(number="swap")),
    Deeds(("leader black j7", "tile black j8")),
    Say("bag", BAG),
    Await("market", _hand("green"), ("tile green g11",), goals.gains("green"), also=(_leader("heron", "black"),)),
    Say("end", HERON),
)


def _lesson(key: str, steps: tuple[Step, ...], chapter: str, minutes: int) -> Lesson:
    return Lesson(key, partial(record, __package__, key), steps, chapter, minutes)


LESSONS = (
    _lesson("leaders", LEADERS, "leaders", 1),
    _lesson("revolt", REVOLT, "revolt", 2),
    _lesson("war", WAR, "war", 2),
    _lesson("monuments", MONUMENTS, "monuments", 2),
    _lesson("ending", ENDING, "end", 2),
)

COURSE = Course(LESSONS, spelled, FirstRounds())
