"""Where the printed rules of a game are silent or disagree: what was decided, where in its code and why."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision: `place` is `module.name` within the package of the game's rules, `why` its reason.

    The docstring or comments of the place name the ruling; a test proves that. What players read stands in the texts.
    """

    id: str
    place: str
    why: str
