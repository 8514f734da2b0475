"""The nine lessons: what is told, awaited and played from the position of each record on."""

from __future__ import annotations

from functools import partial

from luna.core.intent import Pick, Spelling
from luna.games.luna.lessons import goals
from luna.games.luna.lessons.guide import FirstRound
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.ui.lessons.course import EXAMPLE, Course
from luna.ui.lessons.lesson import Await, Deeds, Lesson, Say, Step
from luna.ui.lessons.writing import only, other, record
from luna.ui.table.picks import TablePick

_only, _other = partial(only, RULES), other


def _novices(island: str) -> Pick:
    return Pick(Kind.NOVICE, island)


def _tile(number: int) -> Pick:
    return Pick(Kind.TILE, str(number))


def _field(number: int) -> Pick:
    return Pick(Kind.FIELD, str(number))


def _island(name: str) -> Pick:
    return Pick(Kind.ISLAND, name)


_LAST_BUT = _other(leave="journey shrine|tides shrine")
"""The first step off the apostate's island."""
_COUNCIL_BUT = _other(herbs="council herbs", more="council")
"""Novices of the priestess's island are missed there; more than one is more than it takes."""


FAVOUR: tuple[Step, ...] = (
    _only("fetch", _novices("book"), "favor book", also=(Pick(Kind.FAVOUR, "book"),)),
    Deeds(("council tides 1",)),
    _only("discount", _novices("tides"), "favor tides"),
    Deeds(("favor sailboat",)),
    _only("wake", Pick(Kind.RESTING, "book"), "herbs book 2", also=(Pick(Kind.TOKEN, "herbs"),)),
)
TEMPLE: tuple[Step, ...] = (
    Say("path", Pick(Kind.GUARDIAN), (_tile(7), _tile(5), Pick(Kind.PIER))),
    _only(
        "appoint",
        _tile(5),
        "appoint 5",
        but=_other(seven="appoint 7", bribery="appoint 9"),
    ),
    Deeds(("appoint 7",)),
    _only("bribe", _tile(9), "appoint 9", but=_other(enter="consecrate")),
    Deeds(("council herbs 1",)),
    Say("gate", Pick(Kind.GUARDIAN), (_tile(9), _tile(10))),
)
CONSECRATE: tuple[Step, ...] = (
    _only("enter", _tile(5), "consecrate 5", but=_other(seven="consecrate 7")),
    Deeds(("recruit herbs",)),
    _only("take", _field(4), "book 4>5"),
    Deeds(("favor shrine",)),
    _only("displace", _tile(7), "consecrate 7", also=(_field(4),)),
    Say("jetty", Pick(Kind.PIER)),
)
JOURNEY: tuple[Step, ...] = (
    Await(
        "leave",
        _novices("book"),
        ("journey book>herbs", "journey book>herbs", "done"),
        goals.leaves("book"),
        _other(tides="tides", expel="expel"),
        going_on=True,
    ),
    Deeds(("favor novice",)),
    Await(
        "gather",
        Pick(Kind.TOKEN, "sailboat"),
        ("sail bribery>sailboat 2",),
        goals.strong_on("sailboat", 2),
        also=(Pick(Kind.PRIESTESS),),
    ),
    Deeds(("recruit herbs",)),
    Await(
        "ahead",
        Pick(Kind.TOKEN, "tides"),
        ("tides herbs~>novice", "tides herbs~>novice", "done"),
        goals.ferried("novice", 2),
        going_on=True,
        also=(_island("novice"),),
    ),
)
SCORING: tuple[Step, ...] = (
    Say("priestess", Pick(Kind.PRIESTESS), (_novices("shrine"),)),
    _only("expel", Pick(Kind.APOSTATE), "expel 1"),
    Deeds(("council tides 1",)),
    _only("end", Pick(Kind.CANDLE), "meditate"),
    Say("paid", Pick(Kind.INFLUENCE, "yellow")),
)
COUNCIL: tuple[Step, ...] = (
    Say("tie", Pick(Kind.PRIESTESS), (Pick(Kind.DISC, "red"),)),
    Await("pass", Pick(Kind.COUNCIL), ("council novice 1",), goals.ahead(1, "herbs"), _COUNCIL_BUT),
    Deeds(("council tides 2",)),
    Await("top", Pick(Kind.COUNCIL), ("council novice 1",), goals.ahead(1, "herbs"), _COUNCIL_BUT),
    Say("value", Pick(Kind.SEAT, "15")),
)
SHRINE: tuple[Step, ...] = (
    Say("builder", Pick(Kind.BUILDER)),
    _only("build", Pick(Kind.TOKEN, "shrine"), "shrine"),
    Deeds(("favor sailboat",)),
    _only("save", _novices("herbs"), "favor herbs"),
    Say("worth", Pick(Kind.STANDING_SHRINE, "yellow:herbs")),
)
TEMPO: tuple[Step, ...] = (
    Say("more", Pick(TablePick.PLAYER, "red"), (_novices("shrine"), Pick(Kind.CANDLE))),
    _only("end", Pick(Kind.CANDLE), "meditate"),
    Say("start", Pick(Kind.START, "red")),
    Deeds(("council novice 1",)),
    Await("last", _tile(7), ("appoint 7",), goals.worth_at_end, _LAST_BUT),
    Say("left", Pick(TablePick.PLAYER, "yellow")),
)
SOLO: tuple[Step, ...] = (
    Say("rule", Pick(TablePick.PLAYER, "red"), (_tile(7), Pick(Kind.OTHER, "red:shrine"))),
    _only("tire", Pick(Kind.OTHER, "red:shrine"), "tire shrine"),
    _only("appoint", _tile(7), "appoint 7"),
    _only("enter", _tile(7), "consecrate 7"),
    _only("end", Pick(TablePick.ACTION, "end"), "end"),
    Say("next", Pick(TablePick.PLAYER, "yellow")),
)


EXAMPLE_ROUND: tuple[Step, ...] = (
    Say("start", Pick(Kind.GUARDIAN)),
    Deeds(("recruit herbs", "recruit shrine")),
    Say("recruit", _island("herbs"), ways=((Pick(Kind.RESERVE), _island("herbs")),)),
    Deeds(("recruit sailboat", "recruit book", "appoint 8")),
    Say("appoint", _tile(8), ways=((_island("novice"), _tile(8)),)),
    Deeds(("recruit tides", "appoint 6")),
    Say("both", _tile(6), ways=((_island("bribery"), _tile(6)),)),
    Deeds(("journey novice>sailboat", "done")),
    Say("journey", _island("sailboat"), ways=((_island("novice"), _island("sailboat")),)),
    Deeds(("consecrate 6",)),
    Say("consecrate", _field(6)),
    Deeds(("herbs book 2",)),
    Say("herbs", _island("book")),
    Deeds(("consecrate 8", "recruit book", "book 3>8")),
    Say("book", _field(8), (_field(3),), ways=((_field(3), _field(8)),)),
    Deeds(("meditate", "meditate")),
    Say("candles", Pick(Kind.CANDLE), (Pick(Kind.PRIESTESS),)),
    Deeds(("meditate",)),
    Say("scored", Pick(Kind.INFLUENCE, "yellow"), (Pick(Kind.INFLUENCE, "red"),)),
)
"""A first round as computer players of level 4 have played it."""


def _lesson(key: str, steps: tuple[Step, ...], chapter: str, minutes: int, mode: str = "") -> Lesson:
    return Lesson(key, partial(record, __package__, key), steps, chapter, minutes, mode)


LESSONS = (
    _lesson("favour", FAVOUR, "favor", 1),
    _lesson("temple", TEMPLE, "appoint", 1),
    _lesson("consecrate", CONSECRATE, "consecrate", 1),
    _lesson("journey", JOURNEY, "journey", 2),
    _lesson("scoring", SCORING, "scoring", 2),
    _lesson("council", COUNCIL, "council", 1),
    _lesson("shrine", SHRINE, "shrine", 1),
    _lesson("tempo", TEMPO, "meditate", 2),
    _lesson("solo", SOLO, "solo", 2, mode="solo"),
)


def picks_of(state: State, code: int) -> Spelling:
    """The picks by which a hand means an action."""
    return spell(place_of(state), code)[0]


EXAMPLE_LESSON = _lesson(EXAMPLE, EXAMPLE_ROUND, "strategy", 3)
COURSE = Course(LESSONS, picks_of, FirstRound(), EXAMPLE_LESSON)
