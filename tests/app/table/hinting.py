"""Hints at a table from an analyst that knows already."""

from __future__ import annotations

import pygame

from luna.ai.process import ThinkingError
from luna.app.app import App
from luna.app.table.scene import TableScene
from luna.app.table.telling.hints import THOUGHT
from luna.core.analysis import Analysis, Line
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.search.sources import NAMES
from tests.app.table.hands import key
from tests.app.table.tables import new_table


class Known:
    """An analyst who knows already, or fails."""

    able = True

    def __init__(self, analysis: Analysis | None = None, fails: bool = False) -> None:
        self.analysis, self._fails, self.asked, self.at_work = analysis, fails, 0, False
        self.ends = False
        """Whether the next look finds it done."""

    def ask(self, setup: object, match: object, played: tuple[int, ...] = (), iterations: int = 0) -> None:
        self.asked, self.at_work = self.asked + 1, True

    def look(self) -> Analysis | None:
        if self._fails:
            raise ThinkingError("nothing")
        self.at_work &= not self.ends
        return self.analysis

    def cancel(self) -> None:
        self.at_work = False

    def close(self) -> None:
        self.at_work = False


def parts(**told: float) -> tuple[float, ...]:
    return tuple(told.get(name, 0.0) for name in NAMES)


def code(notation: str) -> int:
    return next(n for n, action in enumerate(ACTIONS) if action.notation == notation)


def lines(table: TableScene) -> tuple[Line, ...]:
    """An appointment is advised, the next best is a favour."""
    legal = [ACTIONS[each].notation for each in RULES.legal(table.game.state)]
    appoint = next(line for line in legal if line.startswith("appoint"))
    favour = next(line for line in legal if line.startswith("favor"))
    return (
        Line((code(appoint),), parts(now=2.0, consecration=6.0, temple=1.0, novices=-1.0), 500),
        Line((code(favour),), parts(now=2.0, consecration=1.0, temple=0.8, favours=2.0), 90),
    )


def ask(app: App, times: int = 1) -> None:
    for _ in range(times):
        key(app, pygame.K_l, "l")
        app.update(THOUGHT)


def told(table: TableScene) -> str:
    tip = table.shown().tip
    return tip.text if tip else ""


def with_hints(app: App) -> TableScene:
    """The table for two, with an analyst that knows its beginning."""
    table = new_table(app)
    table.hints.analyst = Known(Analysis(lines(table), 600, 3.0))
    return table
