"""A line of the chronicle, put into words when it is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from luna.core.intent import Pick


@dataclass(frozen=True, eq=False)
class ChronicleLine:
    """One sentence of the chronicle, or what stands over several: a `heading` over a round, a `head` over a turn.

    `words` may be what finds them: a long game is put into words only as far as it is read. `colour` is the order's, if
    it is its deed; `step` = how many steps had been played after it, `begins` the first of them that it tells of where
    that are several, `points` a signed text, `places` what it is about. `brief` = the same in fewer words, for where
    there is little room and the places themselves are lit. `opens` = what a dialog tells of it in full, where one does.
    """

    words: str | Callable[[], str]
    colour: str | None = None
    heading: bool = False
    head: bool = False
    step: int = 0
    points: str = ""
    places: frozenset[Pick] = frozenset()
    begins: int = 0
    brief: Callable[[], str] | None = None
    opens: str = ""

    @property
    def since(self) -> int:
        """The first step that it tells of."""
        return self.begins or self.step

    @cached_property
    def text(self) -> str:
        """The sentence."""
        return self.words if isinstance(self.words, str) else self.words()

    @property
    def short(self) -> str:
        """The sentence in as few words as there are."""
        return self.brief() if self.brief else self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChronicleLine) and _read(self) == _read(other)

    def __hash__(self) -> int:
        return hash((self.step, self.colour))


def _read(line: ChronicleLine) -> tuple[object, ...]:
    """All that is to be seen of a line."""
    return line.text, line.colour, line.heading, line.head, line.step, line.points, line.places, line.since, line.opens
