"""The lessons of a game, and the game after them that is accompanied."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from luna.core.intent import Pick, Spelling
from luna.ui.lessons.lesson import Lesson

EXAMPLE = "example"
"""The key of the example that is only watched, and the target of links in the rules book that open it."""


class Advice(NamedTuple):
    """What is worth doing in a position: the text, its values, the thing it is about, and the codes of the action."""

    id: str
    args: Mapping[str, str | int]
    about: Pick
    codes: tuple[int, ...]


class Guide(Protocol):
    """Accompanies the beginning of a real game."""

    @property
    def minutes(self) -> int:
        """How long that takes."""

    def setup(self, seed: int) -> Any:
        """The table: one person against the weakest computer player, drawn with a number."""

    def over(self, state: Any) -> bool:
        """Whether it ends with this position: from here on the person plays alone."""

    def advice(self, state: Any) -> Advice | None:
        """What can be said for an action of the seat to act; None where it has none."""


def _no_picks(state: Any, code: int) -> Spelling:
    return ()


@dataclass(frozen=True)
class Course:
    """Lessons in their order; `spell` tells by which picks a hand means an action; `example` is only watched."""

    lessons: Sequence[Lesson] = ()
    spell: Callable[[Any, int], Spelling] = _no_picks
    guide: Guide | None = None
    example: Lesson | None = None


NO_COURSE = Course()
"""A game that teaches nothing."""
