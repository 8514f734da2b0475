"""What a search by the clock found in one position goes on in the search from a later one of the same game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from luna.games.luna.rules.setup import Setup
from luna.games.luna.search.grafting import graft, reached
from luna.games.luna.search.tree import Tree

Recall = Callable[[Tree, int], object]
"""Has the new tree of a share of the work take over what is known."""


@dataclass(frozen=True, slots=True)
class _Last:
    """The tree of a player after some actions of a game."""

    setup: Setup
    player: str
    codes: tuple[int, ...]
    tree: Tree


class Memory:
    """The last tree of each share of the work: after an undo or in another game nothing of it fits."""

    def __init__(self) -> None:
        self._last: dict[int, _Last] = {}

    def of(self, setup: Setup, player: str, codes: tuple[int, ...]) -> Recall:
        """What that player may use in the position after these actions."""
        return partial(self._recall, setup, player, codes)

    def _recall(self, setup: Setup, player: str, codes: tuple[int, ...], tree: Tree, share: int) -> int:
        """The visits that came along."""
        last, visits = self._last.get(share), 0
        if last and (last.setup, last.player) == (setup, player) and codes[: len(last.codes)] == last.codes:
            node = reached(last.tree, list(codes[len(last.codes) :]))
            visits = graft(tree, last.tree, node) if node >= 0 else 0
        self._last[share] = _Last(setup, player, codes, tree)
        return visits
