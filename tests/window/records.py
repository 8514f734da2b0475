"""Records to begin from: the games that were played in the real window, as far as a position that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from luna.core.game_record import load_record
from luna.core.record import join, split
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS, Action
from luna.games.luna.rules.state import State
from tests.root import ROOT

PLAYED = ROOT / "tests" / "games" / "luna" / "golden" / "played"
THREE = PLAYED / "played-3p.luna"


def until(fits: Callable[[Action, State], bool], path: Path = THREE) -> tuple[str, str]:
    """The record before the first action that fits, and the line of that action."""
    text = path.read_text("utf-8")
    lines, match = split(text), load_record(text, [LUNA]).match
    for number, step in enumerate(match.steps):
        if fits(ACTIONS[step.code], match.before(number)):
            header, actions = ([line.text for line in part] for part in (lines.header, lines.actions))
            return join(header, actions[:number]), actions[number]
    raise AssertionError(f"nothing in {path.name} fits")
