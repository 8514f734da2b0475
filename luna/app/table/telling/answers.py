"""What the answers to a question would bring: what all of them would is told once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from luna.core.turn import Ask
from luna.ui.table.contract.words import Words
from luna.ui.table.shown import Card

Outcomes = tuple[str, ...]


@dataclass(frozen=True)
class Answers:
    """A question, its answers, and in lines what each of them would bring, the gain first."""

    title: str
    options: tuple[str, ...]
    outcomes: Outcomes

    @classmethod
    def of(cls, words: Words, state: Any, ask: Ask) -> Self:
        """Those that may be given in a position."""
        return cls(*words.choices(state, ask), tuple(words.outcome(state, ask, play) for play in ask.plays))

    @cached_property
    def apart(self) -> tuple[Outcomes, str]:
        """What only each of them would bring, and what all of them would."""
        return apart(self.outcomes)

    @property
    def alike(self) -> bool:
        """Whether all of them gain the same."""
        return bool(self.outcomes[0]) and self.outcomes[0].partition("\n")[0] in self.apart[1].split("\n")

    @property
    def gains(self) -> Outcomes:
        """The first line of each that tells it from others, empty where none does; of a sole answer its first."""
        told = [outcome.split("\n") for outcome in self.outcomes]
        if len(told) == 1:
            return (told[0][0],)
        gains = tuple(next((line for line in lines if not _in_all(line, told)), "") for lines in told)
        return tuple(gain or lines[0] for gain, lines in zip(gains, told, strict=True)) if any(gains) else gains

    def card(self, text: Callable[..., str], chosen: int | None) -> Card:
        """All of that; where it has no room, what the `chosen` one would bring, and what all of them do."""
        own, shared = self.apart[0], tuple(filter(None, (self.common(text),)))
        whole = tuple(map(_named, self.options, own)) if any(own) else ()
        brief = whole[chosen : chosen + 1] if chosen is not None else (text("choices-point"),)
        first, last = (shared, ()) if self.alike else ((), shared)  # the gain first
        return Card(self.title, lines=(*first, *whole, *last), brief=(*first, *brief, *last))

    def common(self, text: Callable[..., str], most: int | None = None) -> str:
        """What all of them would bring, as a sentence, of so many lines at `most`; empty if they share nothing."""
        lines = self.apart[1].split("\n")[:most]
        return text("choices-common", told="\n".join(lines)) if any(lines) else ""


def apart(outcomes: Sequence[str]) -> tuple[Outcomes, str]:
    """What only each of several answers would bring, and the lines that all of them share.

    Nothing is shared where some of them would be left with nothing to say.
    """
    lines = [outcome.split("\n") for outcome in outcomes]
    shared = [line for line in lines[0] if line and _in_all(line, lines)] if lines[1:] else []
    own = tuple("\n".join(line for line in each if line not in shared) for each in lines)
    if any(own) and not all(own):
        return tuple(outcomes), ""
    return own, "\n".join(shared)


def _in_all(line: str, told: Sequence[Sequence[str]]) -> bool:
    return all(line in others for others in told)


def _named(option: str, told: str) -> str:
    return "\n".join(filter(None, (option, told)))
