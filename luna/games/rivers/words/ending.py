"""Who has won and by what, once a game is over."""

from __future__ import annotations

from collections.abc import Mapping

from luna.games.rivers.rules.constants import SPHERES
from luna.games.rivers.rules.scoring import result
from luna.games.rivers.rules.state import State
from luna.games.rivers.words.text import called
from luna.ui.reading.phrases import Say, joined


def verdict(text: Say, state: State, names: Mapping[str, str]) -> str:
    """Who is first, with the colours that decided it, the weakest first; empty before the end."""
    final, seats = result(state), called(text, names, state.table.names)
    first = final.ranking[0]
    if len(first) > 1:
        return text("ending-shared", names=joined(text, [seats[seat] for seat in first]))
    best = final.scores[first[0]]
    others = [final.scores[seat] for seat in final.ranking[1]]
    decided = next((n for n in range(SPHERES) if best[n] != others[0][n]), 0)
    return text("ending-winner", name=seats[first[0]], place=decided + 1, points=best[decided], next=others[0][decided])
