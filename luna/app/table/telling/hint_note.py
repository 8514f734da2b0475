"""The box of a hint: as much as was asked for, and the buttons that lead on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from luna.app.table.telling.advice import Advice
from luna.core.intent import Pick
from luna.ui.reading.phrases import Say
from luna.ui.table.contract.words import Cards
from luna.ui.table.picks import HINT
from luna.ui.table.shown import TipNote, TipWay

WHERE, WHAT, HOW = 1, 2, 3
STEPS = HOW
ON, ACCEPT, CLOSE = "hint-on", "hint-accept", "hint-close"


@dataclass(frozen=True, slots=True)
class Asked:
    """How much was asked for, whether the advice has changed, may become surer, and stands so that it can be played."""

    step: int
    anew: bool
    waits: bool
    stands: bool


def hint_note(text: Say, asked: Asked, advice: Advice | None, cards: Callable[[], Cards], person: Pick) -> TipNote:
    """What is told; about the `person` to act before anything is known."""
    args: dict[str, Any] = {
        "head": text("hint-head"),
        "steps": STEPS,
        "topic": HINT,
        "ways": _ways(text, asked, advice),
    }
    if advice is None:
        return TipNote(person, text("hint-thinks"), step=0, **args)
    told = _told(text, asked, advice, cards)
    told = text("hint-changed", told=told) if asked.anew else told
    if asked.step == HOW:
        after = "\n".join(filter(None, (advice.after, text("hint-goes-on") if asked.waits and asked.stands else "")))
        args |= {"also": advice.also, "amounts": advice.amounts, "after": after}
    return TipNote(advice.target, told, step=asked.step, **args)


def _told(text: Say, asked: Asked, advice: Advice, cards: Callable[[], Cards]) -> str:
    if asked.step == WHERE:
        return text("hint-where", thing=advice.thing(cards()))
    return advice.how if asked.step == HOW else advice.what


def _ways(text: Say, asked: Asked, advice: Advice | None) -> tuple[TipWay, ...]:
    close = TipWay(CLOSE)
    if advice is None:
        return (close,)
    if asked.step == HOW and not asked.stands:
        return close, TipWay(ACCEPT, text("hint-goes-on"))
    if asked.step == HOW:
        return close, TipWay(ACCEPT, text("hint-accept"), main=True)
    return close, TipWay(ON, text("hint-on", step=asked.step), main=True)
