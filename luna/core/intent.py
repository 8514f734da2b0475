"""From picked places to one action: the only path for drag, click-click and keyboard alike.

An action is *spelled* by one or more sequences of picks (a novice, then an island). An intent keeps the actions whose
spelling starts with what was picked so far; it filters legal actions and knows no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True, slots=True, order=True)
class Pick:
    """Something on the table a person can point at: its kind and, where there are several, which one."""

    kind: str
    key: str = ""


Spelling = tuple[Pick, ...]


@dataclass
class Intent:
    """What a person is about to do: the picks made so far and the actions still meant by them.

    `spell` gives the spellings of an action code, best first. With `open` spellings of equal length left, `complete`
    holds all fully spelled codes; more than one asks for a choice.
    """

    codes: Sequence[int]
    spell: Callable[[int], tuple[Spelling, ...]]
    picks: Spelling = ()
    _meant: list[tuple[int, Spelling]] = field(init=False)

    def __post_init__(self) -> None:
        chosen = self.picks
        self._meant = [
            (code, spelling)
            for code in self.codes
            for spelling in self.spell(code)
            if spelling[: len(chosen)] == chosen
        ]

    def targets(self) -> frozenset[Pick]:
        """Every pick that leads on to at least one legal action."""
        return self._targets

    @cached_property
    def _targets(self) -> frozenset[Pick]:
        return frozenset(self._onward)

    @cached_property
    def _onward(self) -> dict[Pick, list[int]]:
        """The codes that each pick leads on to: asked for every place where there may be hundreds."""
        depth, onward = len(self.picks), dict[Pick, list[int]]()
        for code, spelling in self._meant:
            if len(spelling) > depth:
                onward.setdefault(spelling[depth], []).append(code)
        return onward

    def choose(self, pick: Pick) -> Intent | None:
        """The narrower intent after one more pick, or None if no legal action goes on that way."""
        meant = self._onward.get(pick)
        return Intent(sorted(set(meant)), self.spell, (*self.picks, pick)) if meant else None

    def complete(self) -> list[int]:
        """Codes spelled in full by the picks, in ascending order."""
        return sorted({code for code, spelling in self._meant if len(spelling) == len(self.picks)})

    def codes_meant(self) -> list[int]:
        """Every code still possible, in ascending order."""
        return sorted({code for code, _ in self._meant})
