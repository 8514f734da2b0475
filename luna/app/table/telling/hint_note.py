"""The box of a hint: as much as was asked for, and the buttons that lead on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from luna.app.table.telling.advice import Advice
from luna.core.intent import Pick
from luna.ui.reading.phrases import Say
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


def hint_note(text: Say, asked: Asked, advice: Advice | None, person: Pick) -> TipNote:
    """What is told; about the `person` to act before anything is known."""
    args: dict[str, Any] = {
        "head": text("hint-head", looks="yes" if asked.waits and advice else "no"),
        "steps": STEPS,
        "topic": HINT,
        "ways": _ways(text, asked, advice),
    }
    if advice is None:
        return TipNote(person, text("hint-thinks"), step=0, **args)
    told = _told(asked, advice)
    told = text("hint-changed", told=told) if asked.anew else told
    if asked.step == HOW:
        args |= {"also": advice.also, "amounts": advice.amounts, "after": advice.after}
    return TipNote(advice.target, told, step=asked.step, **args)


def _told(asked: Asked, advice: Advice) -> str:
    if asked.step == WHERE:
        return advice.where
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
