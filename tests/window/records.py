"""Records to begin from: the games that were played in the real window, as far as a position that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from luna.core.game_record import load_record
from luna.core.record import join, split
from luna.games.catalogue import GAMES
from luna.games.luna.rules.actions import ACTIONS as LUNA_ACTIONS
from luna.games.rivers.rules.actions import ACTIONS as RIVERS_ACTIONS
from luna.games.rivers.rules.constants import ACT
from tests.root import ROOT

GOLDEN = ROOT / "tests" / "games"
PLAYED = GOLDEN / "luna" / "golden" / "played"
THREE = PLAYED / "played-3p.luna"
RIVERS_THREE = GOLDEN / "rivers" / "golden" / "played-3p.luna"
RIVERS_WITH_BOTS = GOLDEN / "rivers" / "golden" / "played-with-2-bots.luna"
ACTIONS: dict[str, tuple[Any, ...]] = {"luna": LUNA_ACTIONS, "rivers": RIVERS_ACTIONS}

Fits = Callable[[Any, Any], bool]
"""Whether an action in a position is what is looked for."""


def until(fits: Fits, path: Path = THREE) -> tuple[str, str]:
    """The record before the first action that fits in the position before it, and the line of that action."""
    loaded = load_record(path.read_text("utf-8"), GAMES)
    actions, match = ACTIONS[loaded.game.key], loaded.match
    number = next(n for n, step in enumerate(match.steps) if fits(actions[step.code], match.before(n)))
    record, lines = _parted(path, number)
    return record, lines[0]


def whole(fits: Fits, path: Path = RIVERS_THREE) -> tuple[str, list[str]]:
    """The record before the first action that fits what comes of it, and the lines of all that it leads to."""
    steps = load_record(path.read_text("utf-8"), GAMES).match.steps
    first = next(n for n, step in enumerate(steps) if fits(RIVERS_ACTIONS[step.code], step.after))
    last = next(n for n in range(first, len(steps)) if steps[n].after.phase == ACT)
    record, lines = _parted(path, first)
    return record, lines[: last - first + 1]


def _parted(path: Path, number: int) -> tuple[str, list[str]]:
    """The record of the first actions, and the lines of the others."""
    record = split(path.read_text("utf-8"))
    header, actions = ([line.text for line in part] for part in (record.header, record.actions))
    return join(header, actions[:number]), actions[number:]
