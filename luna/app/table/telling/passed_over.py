"""What would bring more at once than what is advised: anybody sees that, so a hint says why it has to wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from luna.core.analysis import Analysis, Line
from luna.core.rules import Rules
from luna.ui.table.contract.words import Words

SEEN = 2
"""Points that must be more at once, so that somebody wonders."""


@dataclass(frozen=True, slots=True)
class PassedOver:
    """An action with the points it brings at once, and its line where the analysis took it seriously."""

    codes: tuple[int, ...]
    points: int
    line: Line | None


def passed_over(rules: Rules[Any, Any], words: Words, state: Any, analysis: Analysis, told: Line) -> PassedOver | None:
    """The action that brings most at once; None where what is advised brings about as much."""
    found = [PassedOver((code,), words.pays(state, (code,)), analysis.line((code,))) for code in rules.legal(state)]
    most = max(found, key=lambda each: (each.points, each.line.value if each.line else float("-inf")))
    return most if most.points >= words.pays(state, told.codes) + SEEN else None
