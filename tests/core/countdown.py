"""A game of the contract's own size, to test what all games share: take 1 to 3 from a heap, whoever empties it wins."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.rules import NOBODY, IllegalAction, OpenRules, Violation

MOST = 3


class CountdownRules(OpenRules[int, str]):
    """State = what is left of the heap; codes 0 to 2 take 1 to 3."""

    def actor(self, state: int) -> int:
        return 0 if state else NOBODY

    def legal(self, state: int) -> Sequence[int]:
        return range(min(MOST, state))

    def violation(self, state: int, code: int) -> Violation | None:
        return None if code in self.legal(state) else Violation("too_few_left", {"left": state})

    def apply(self, state: int, code: int) -> tuple[int, tuple[str, ...]]:
        violation = self.violation(state, code)
        if violation:
            raise IllegalAction(self.notation(state, code), violation)
        left = state - code - 1
        return left, (f"took {code + 1}", *(["empty"] if left == 0 else []))

    def notation(self, state: int, code: int) -> str:
        return f"take {code + 1} of {state}"

    def code(self, state: int, notation: str) -> int | None:
        return next((code for code in range(MOST) if self.notation(state, code) == notation), None)
