"""A line of play in words and places: what is advised, why, and what the next best would lack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce
from math import floor
from typing import Any

from luna.app.session.table import Table
from luna.app.table.telling.passed_over import PassedOver, passed_over
from luna.app.table.telling.wording import Wording
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick, Spelling
from luna.core.seat import SeatKind
from luna.core.turn import Play
from luna.ui.reading.phrases import signed
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.contract.words import Say, Words
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Amount

EQUAL = 0.05
"""Points within which lines are equally good."""
NEARLY = 0.3
"""Points by which one is only hardly better: what such a lead is made of says nothing."""
TELLING, MOST_REASONS, IN_HINT, MOST_NAMED = 0.5, 4, 3, 2
"""The least difference in points that is a reason; how many are told, in a hint beside the table, and in a sentence."""
BUTTONS = (TablePick.ACTION, TablePick.BAR)


class Advice:
    """One line of an analysis of the present position, which is advised."""

    def __init__(self, offer: GameAtTable, table: Table, wording: Wording, analysis: Analysis, line: Line) -> None:
        self._offer, self._table, self._wording, self._analysis, self._line = offer, table, wording, analysis, line
        self._state = table.present

    # -- places

    @cached_property
    def _spelled(self) -> tuple[Spelling, ...]:
        """By which picks a hand means each of the codes."""
        rules, state, spelled = self._table.session.rules, self._state, []
        for code in self._line.codes:
            spelled.append(self._offer.spelled(state, code))
            state = rules.apply(state, code)[0]
        return tuple(spelled)

    @cached_property
    def _places(self) -> tuple[Pick, ...]:
        """All places it is about, without buttons."""
        return tuple(dict.fromkeys(p for spelling in self._spelled for p in spelling if p.kind not in BUTTONS))

    @property
    def target(self) -> Pick:
        """Where the first piece would go; what is to be pressed where there is no piece."""
        first = self._spelled[0]
        return next((pick for pick in reversed(first) if pick.kind not in BUTTONS), first[-1])

    @property
    def also(self) -> tuple[Pick, ...]:
        """The other places."""
        return tuple(pick for pick in self._places if pick != self.target)

    @property
    def arrows(self) -> tuple[tuple[Pick, Pick], ...]:
        """From where to where pieces would go."""
        picked = ([pick for pick in spelling if pick.kind not in BUTTONS] for spelling in self._spelled)
        return tuple(way for picks in picked for way in ways_of(picks))

    @cached_property
    def outcome(self) -> Any:
        """The position it leads to, as ghosts."""
        codes = self._line.codes
        return self._offer.outcome(self._state, Play(codes[-1], 1, codes[:-1]))

    # -- words

    @cached_property
    def _advised(self) -> tuple[str, str]:
        return self._wording.words.advice(self._state, self._line.codes)

    @property
    def deed(self) -> str:
        """What is to be done, as one does it."""
        return self._advised[0]

    @property
    def reason(self) -> str:
        """Why, in a sentence; empty where none is certain."""
        return self._advised[1]

    @property
    def where(self) -> str:
        """Which kind of deed is worth a look and at which place, with its reason."""
        return self._with_reason(self._wording.words.aim(self._state, self._line.codes))

    @property
    def what(self) -> str:
        """What is to be done, with its reason."""
        return self._with_reason(self.deed)

    def _with_reason(self, deed: str) -> str:
        reason = self.reason or self.worth
        id = "hint-how" if reason else "hint-what"
        return self._wording.text(id, deed=deed, **({"reason": reason} if reason else {}))

    @property
    def how(self) -> str:
        """The same with what has to wait for it, what is as good, and with what its points are compared."""
        told = self.what if self.reason else self._wording.text("hint-what", deed=self.deed)
        return "\n".join(filter(None, (told, self.passed or self.as_good, self.compared)))

    @cached_property
    def told(self) -> str:
        """The whole action."""
        return self._wording.words.line(self._state, self._line.codes)

    @cached_property
    def _passed(self) -> PassedOver | None:
        """What brings more at once and is worse all the same."""
        rules, words = self._table.session.rules, self._wording.words
        found = passed_over(rules, words, self._state, self._analysis, self._line)
        as_good = found and found.line in self._analysis.as_good(self._line, EQUAL)
        return None if as_good else found

    @cached_property
    def _rival(self) -> Line | None:
        """What it is compared with: what brings more at once, else the best line that is not as good."""
        passed = self._passed.line if self._passed else None
        return passed or self._analysis.after(self._line, EQUAL)

    @property
    def _rival_passed(self) -> bool:
        """Whether it is compared with what brings more at once."""
        return self._passed is not None and self._passed.line is not None

    @property
    def _hardly_better(self) -> bool:
        """Whether points are known, and it has hardly more than what it is compared with."""
        if self._rival is None or self._analysis.band is None:
            return False
        return abs(self._line.value - self._rival.value) < NEARLY

    @cached_property
    def _reasons(self) -> list[tuple[str, float]]:
        """By what this one is better than what it is compared with, and where it is worse."""
        if self._rival is None:
            return []
        return reasons_between(self._table.session.game.bots.sources, self._line, self._rival, IN_HINT)

    @cached_property
    def amounts(self) -> tuple[Amount, ...]:
        """The reasons in points, where points say something."""
        text, words = self._wording.text, self._wording.words
        if self._analysis.band is None or self._hardly_better:
            return ()
        return amounts_of(text, words, self._reasons)

    @property
    def worth(self) -> str:
        """That nothing else promises more, and from what it has that; empty where there is nothing else."""
        text, words = self._wording.text, self._wording.words
        if len(self._analysis.lines) < 2:
            return ""
        names = [words.source(name) for name, points in self._reasons[:MOST_NAMED] if name and points > 0]
        return text("hint-worth", known="yes" if names else "no", sources=listed(text, names or [""]))

    @property
    def arguments(self) -> str:
        """The reasons without points: what speaks for it and what against it."""
        return arguments_of(self._wording.text, self._wording.words, self._reasons)

    @property
    def _expected(self) -> str:
        """How the game would end, and how sure that is."""
        text, band = self._wording.text, self._analysis.band
        if band is None:
            return "\n".join(filter(None, (self.arguments, text("hint-order-only"))))
        lead = round(self._line.value)
        side = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
        if self._analysis.proven and self._analysis.best.value <= self._line.value + EQUAL:
            return text("hint-proven", side=side, points=abs(lead))
        id = "hint-planned" if self._planned else "hint-expected"
        return text(id, side=side, points=abs(lead), band=max(1, round(band)))

    @property
    def _planned(self) -> bool:
        """Whether one seat decides all that follows, so that the lead is one a plan leads to and no mean of many."""
        return sum(seat.kind != SeatKind.AUTOMATON for seat in self._table.session.seats) == 1

    @property
    def as_good(self) -> str:
        """What could be done as well; empty where nothing is as good."""
        others = self._analysis.as_good(self._line, EQUAL)
        if not others:
            return ""
        points = "no" if self._analysis.band is None else "yes"
        return self._wording.text("hint-equal", deed=self._brief(others[0].codes), count=len(others), points=points)

    @property
    def passed(self) -> str:
        """Why what brings more at once has to wait; empty where there is none or `compared` tells it in points."""
        if self._passed is None or (self._rival_passed and (self.amounts or self._hardly_better)):
            return ""
        text, words = self._wording.text, self._wording.words
        names = [words.source(name) for name, points in self._reasons[:MOST_NAMED] if name and points > 0]
        known = self._rival_passed and bool(names)
        args = {"deed": self._brief(self._passed.codes), "gained": signed(text, self._passed.points)}
        return text("hint-passed", known="yes" if known else "no", sources=listed(text, names or [""]), **args)

    @property
    def compared(self) -> str:
        """With what the reasons in points compare it, or what is hardly worse; empty where there are none."""
        if self._rival and self._hardly_better:
            return self._wording.text("hint-nearly", deed=self._brief(self._rival.codes))
        if not (self._rival and self.amounts):
            return ""
        if self._passed and self._rival_passed:
            return self._of_rival("hint-compared-passed", 1, gained=signed(self._wording.text, self._passed.points))
        return self._of_rival("hint-compared", 1)

    def _of_rival(self, id: str, side: int, **args: str) -> str:
        """A text of what it is compared with, and by how much that differs, seen from it (-1) or from this (1)."""
        assert self._rival
        points = points_told(self._wording.text, side * (self._line.value - self._rival.value))
        return self._wording.text(id, deed=self._brief(self._rival.codes), points=points, **args)

    def _brief(self, codes: Sequence[int]) -> str:
        return self._wording.words.brief(self._state, codes)

    @cached_property
    def after(self) -> str:
        """What comes next, unless it was named already, and what is to be expected where points or nothing say it."""
        text, told = self._wording.text, list[str]()
        if self._rival and not self._rival_passed and self._analysis.band is None:
            told.append(text("hint-second-only", deed=self._brief(self._rival.codes)))
        elif self._rival and not self._rival_passed and not self.amounts and not self._hardly_better:
            told.append(self._of_rival("hint-second", -1))
        if not self.reason or self._analysis.band is not None:
            told.append(self._expected)
        return "\n".join(told)


def ways_of(picks: Sequence[Pick]) -> list[tuple[Pick, Pick]]:
    """From where to where the pieces among some picks would go: each to the next pick, or several to one place."""
    begin, pieces = len(picks) % 2, picks[:-1]
    kinds = {piece.kind for piece in pieces}
    if len(pieces) > 1 and len(kinds) == 1 and picks[-1].kind not in kinds:
        return [(piece, picks[-1]) for piece in dict.fromkeys(pieces)]
    return list(zip(picks[begin::2], picks[begin + 1 :: 2], strict=True))


def reasons_between(
    sources: Sequence[str], better: Line, worse: Line, most: int = MOST_REASONS
) -> list[tuple[str, float]]:
    """By what a line is better than another one, and where it is worse."""
    rows = zip(sources, better.parts, worse.parts, strict=True)
    return reasons([(name, one - other) for name, one, other in rows], most)


def amounts_of(text: Say, words: Words, told: Sequence[tuple[str, float]]) -> tuple[Amount, ...]:
    """Reasons as rows whose points add up to what all of them are told to come to; what adds nothing has no row."""
    tenths = tenths_of([points for _, points in told])
    return tuple(
        Amount(words.source(name) if name else text("hint-rest"), points, points_told(text, share / 10))
        for (name, points), share in zip(told, tenths, strict=True)
        if name or share
    )


def tenths_of(points: Sequence[float]) -> list[int]:
    """Each in whole tenths, so that these come to the sum in whole tenths: those are rounded up that lack least."""
    exact = [10 * each for each in points]
    tenths = [floor(each) for each in exact]
    nearest = sorted(range(len(exact)), key=lambda n: tenths[n] - exact[n])
    for n in nearest[: round(sum(exact)) - sum(tenths)]:
        tenths[n] += 1
    return tenths


def arguments_of(text: Say, words: Words, told: Sequence[tuple[str, float]]) -> str:
    """Reasons without points: what speaks for something and what against it."""
    lines = []
    for side, sign in (("for", 1), ("against", -1)):
        names = [words.source(name) for name, points in told if name and points * sign > 0]
        if names:
            lines.append(text("hint-argument", side=side, sources=listed(text, names)))
    return "\n".join(lines)


def reasons(differences: Sequence[tuple[str, float]], most: int = MOST_REASONS) -> list[tuple[str, float]]:
    """The largest of them, what speaks for it first; what all others come to stands last, without a name."""
    largest = sorted(differences, key=lambda row: -abs(row[1]))[:most]
    told = sorted((row for row in largest if abs(row[1]) >= TELLING), key=lambda row: -row[1])
    rest = sum(points for _, points in differences) - sum(points for _, points in told)
    return [*told, ("", rest)] if told else []


def listed(text: Say, names: Sequence[str]) -> str:
    """Names as a list within a sentence."""
    return reduce(lambda first, second: text("list-more", first=first, second=second), names)


def points_told(text: Say, points: float) -> str:
    """A difference of points with its sign, to a tenth."""
    tenths = round(10 * points)
    sign = "more" if tenths > 0 else "less" if tenths < 0 else "equal"
    whole, rest = divmod(abs(tenths), 10)
    return text("analysis-points", sign=sign, whole=whole, tenths=rest)
