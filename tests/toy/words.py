"""The toy game in words at one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.rules import NOBODY, Violation
from luna.core.turn import Ask, Play, Turn
from luna.ui.reading.refusal import refusal
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Card, RecapRow
from tests.toy.game import COLOURS
from tests.toy.rules import RULES, Event, State
from tests.toy.view import Snapshot

ToyStep = Step[State, Event]


class ToyWords:
    """Sentences of events, with the names at the table."""

    def __init__(self, text: Callable[..., str], names: Mapping[str, str]) -> None:
        self._text, self._names = text, names

    def _name(self, seat: int) -> str:
        return self._names[COLOURS[seat]]

    def prompt(self, state: State, turn: Turn, asked: Ask | None, lifted: Pick | None, beside: str = "") -> str:
        if RULES.actor(state) == NOBODY:
            return self._text("prompt-over")
        name = self._name(RULES.actor(state))
        if turn.picks or lifted:
            return self._text("prompt-goal", name=name)
        return (
            self._text("prompt-answer", name=name, card=state.led)
            if state.led
            else self._text("prompt-lead", name=name)
        )

    def begins(self, state: State, turn: Turn, place: Pick) -> str:
        return ""

    def cards(self, state: State, snapshot: Snapshot) -> ToyCards:
        return ToyCards(self._text, state, self._names)

    def chronicle(self) -> ToyChronicle:
        return ToyChronicle(self._text, self.sentence)

    def sentence(self, event: Event) -> str:
        if event.kind == "end":
            return self._text("told-end")
        kind = "drew" if event.kind == "draw" and event.card else event.kind
        return self._text(f"told-{kind}", name=self._name(event.seat), card=event.card)

    def deed(self, step: ToyStep) -> str:
        return self.sentence(step.events[0])

    def concerns(self, before: State, steps: Sequence[ToyStep], seat: int) -> tuple[str, ...]:
        return ()

    def line(self, state: State, codes: Sequence[int]) -> str:
        return self.sentence(RULES.apply(state, codes[0])[1][0])

    def brief(self, state: State, codes: Sequence[int]) -> str:
        return self.line(state, codes)

    def advice(self, state: State, codes: Sequence[int]) -> tuple[str, str]:
        return self.line(state, codes), ""

    def aim(self, state: State, codes: Sequence[int]) -> str:
        return self.line(state, codes)

    def pays(self, state: State, codes: Sequence[int]) -> int:
        return 0

    def source(self, source: str) -> str:
        return source

    def recap(self, first: State, steps: Sequence[ToyStep]) -> tuple[RecapRow, ...]:
        seat, rows = RULES.actor(steps[-1].after if steps else first), list[RecapRow]()
        for step in reversed(steps):
            event = step.events[0]
            if event.kind != "draw" and event.seat == seat:
                break
            rows.insert(0, RecapRow(self.sentence(event), COLOURS[event.seat], "", gain=False))
        return tuple(rows[-3:])

    def refusal(self, violation: Violation) -> str:
        return refusal(self._text, violation, self._names)

    def refuses(self, violation: Violation) -> Pick | None:
        return None

    def gain(self, state: State, play: Play, count: int) -> str:
        return ""

    def outcome(self, state: State, asked: Ask, play: Play) -> str:
        return ""

    def choices(self, state: State, asked: Ask) -> tuple[str, tuple[str, ...]]:
        return self._text("let-pass"), tuple(RULES.notation(state, code) for code in asked.codes)

    def stage(self, state: State) -> str:
        return self._text("seat-points", count=sum(state.scores))

    def chapter(self, chapter: str) -> str:
        return self._text("chapter-rules")


class ToyCards:
    """What one can read of a position's things."""

    def __init__(self, text: Callable[..., str], state: State, names: Mapping[str, str]) -> None:
        self._text, self._state, self._names = text, state, names

    def of(self, pick: Pick) -> Card | None:
        text, state = self._text, self._state
        if pick.kind == "hand":
            return Card(text("card-title", card=pick.key), lines=(text("card-line"),), chapter="rules")
        if pick.kind == "deck":
            return Card(text("deck-title"), facts=(text("deck-count", count=len(state.deck)),), chapter="rules")
        if pick.kind == TablePick.PLAYER:
            seat = COLOURS.index(pick.key)
            points = text("seat-points", count=state.scores[seat])
            return Card(self._names[pick.key], facts=(points, text("seat-cards", count=len(state.hands[seat]))))
        return None


class ToyChronicle:
    """A sentence an event."""

    def __init__(self, text: Callable[..., str], sentence: Callable[[Event], str]) -> None:
        self._text, self._sentence = text, sentence

    def lines(
        self, steps: Sequence[ToyStep], first: State, begin: int = 0, end: int | None = None
    ) -> tuple[ChronicleLine, ...]:
        told = [ChronicleLine(self._text("told-begin"), heading=True)] if begin == 0 else []
        for number, step in enumerate(steps[begin:end], begin + 1):
            told += [
                ChronicleLine(self._sentence(event), COLOURS[event.seat] if event.seat >= 0 else None, step=number)
                for event in step.events
            ]
        return tuple(told)
