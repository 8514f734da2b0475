"""The five levels of computer players: what each has in mind and how much it tries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from luna.core.kernel import kernel_kind
from luna.games.rivers.search.plans import Effort
from luna.games.rivers.search.weight_names import NAMES, USUAL
from luna.games.rivers.search.worth import Weights

GREEDY = "greedy"
COMPILED = kernel_kind() == "compiled"


@dataclass(frozen=True, slots=True)
class Level:
    """One level. Its key stands as a bot's name in records and never changes.

    `plain` is how much it tries where the rules run interpreted. `misjudged` are things that it thinks more or less of
    than they are worth.
    """

    key: str
    compiled: Effort = field(default_factory=Effort)
    plain: Effort = field(default_factory=Effort)
    misjudged: Mapping[str, float] = field(default_factory=dict)

    @property
    def effort(self) -> Effort:
        """How much it tries in this process: with the same kernel the same on every machine."""
        return self.compiled if COMPILED else self.plain

    @property
    def weights(self) -> Weights:
        """What it thinks of everything."""
        values = USUAL | dict(self.misjudged)
        return Weights([values[name] for name in NAMES])


CARELESS = {"war_won": 0.0, "war_lost": 0.0, "revolt": 0.0, "lowest": 0.0, "monument": 1.0}
"""Who sees no conflict coming and takes points of any colour."""
TRUSTING = {"revolt": 0.2}
"""Who takes revolts too lightly."""

MEASURED = {"level-2": (0.7825, 400), "level-3": (0.79375, 400), "level-4": (0.66, 400), "level-5": (0.685, 400)}
"""What share of so many games for two each won against the one below; the lines stand in `results.jsonl` beside the
arena in `build_scripts/games/rivers/opponents`."""

PAIRS = Effort(firsts=4, pair_worlds=1)
REPLIES = Effort(firsts=4, pair_worlds=1, plans=4, reply_worlds=1)

_ALL = (
    Level("level-1", misjudged=CARELESS),
    Level("level-2", misjudged=TRUSTING),
    Level("level-3", Effort(worlds=2, firsts=4, pair_worlds=1), PAIRS),
    Level("level-4", Effort(worlds=2, firsts=8, pair_worlds=2, plans=6, reply_worlds=2), REPLIES),
    Level("level-5", Effort(worlds=3, firsts=12, pair_worlds=2, plans=12, reply_worlds=4), REPLIES),
)
LEVELS = {level.key: level for level in _ALL}
"""Key -> level, weakest first."""
PLAYERS = {GREEDY: Level(GREEDY), **LEVELS}
"""The levels, and the one that they are compared with: the best single action, nothing tried out."""
