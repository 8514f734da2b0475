"""How many hints each seat has taken in a game, and whether there are any: a note of its record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from luna.core.record import note

HINTS = "hints"
OFF = "off"
_MOST = 9999


@dataclass
class HintsTaken:
    """Counts by colour; `allowed` is False where all who play have agreed on none."""

    allowed: bool = True
    by: dict[str, int] = field(default_factory=dict)

    def take(self, colour: str) -> None:
        """A seat has asked for one."""
        self.by[colour] = min(_MOST, self.by.get(colour, 0) + 1)

    def written(self) -> str:
        """The note that may follow a record, empty where there is nothing to say."""
        words = [*([] if self.allowed else [OFF]), *(f"{colour}={count}" for colour, count in sorted(self.by.items()))]
        return f"{note(HINTS, ' '.join(words))}\n" if words else ""


def hints_of(notes: Iterable[str]) -> HintsTaken:
    """What such notes say; what is no count is left out."""
    taken = HintsTaken()
    for word in " ".join(notes).split():
        colour, _, count = word.partition("=")
        if word == OFF:
            taken.allowed = False
        elif colour and count.isascii() and count.isdecimal() and 0 < len(count) <= len(str(_MOST)):
            taken.by[colour] = int(count)
    return taken
