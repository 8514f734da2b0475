"""A hand at Luna's table: which drags and clicks do an action."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.driving.hand import Gesture, Hand, first_way
from luna.core.intent import Pick, Spelling
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.picks.turn import MOVABLE, SURROUNDINGS, Turn
from luna.games.luna.rules.state import State

ONTO_THE_NOVICE = ("sailboat", "tides", "herbs", "book", "shrine")
"""Tokens a hand puts on what they act on; the others are clicked first."""


def gestures(spelling: Spelling) -> list[Gesture]:
    """A spelling as a hand makes it."""
    if spelling[0].kind == "action" or len(spelling) == 1:
        return [Gesture(pick) for pick in spelling]
    if len(spelling) % 2 == 0:
        return [Gesture(b, a) for a, b in zip(spelling[::2], spelling[1::2], strict=True)]
    token, piece, target = spelling
    first = Gesture(piece, token) if token.key in ONTO_THE_NOVICE else Gesture(token)
    return [first, Gesture(target, piece)]


def way(state: State, code: int, there: Callable[[Pick], bool]) -> list[Gesture]:
    """The first way of spelling an action that means it; `there` tells whether something lies on the table."""
    ways = (gestures(spelling) for spelling in spell(place_of(state), code) if all(map(there, spelling)))
    return first_way(lambda: Turn(state), ways, code)


class LunaHand(Hand):
    """Plays at Luna's table."""

    movable, surroundings = MOVABLE, SURROUNDINGS

    def way(self, code: int) -> list[Gesture]:
        """As a hand can take only what lies on the table."""
        return way(self.seen.scene.game.state, code, self.seen.is_there)
