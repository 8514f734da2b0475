"""The game in words at one table, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from luna.core.intent import Pick
from luna.core.rules import Violation
from luna.core.seat import SeatKind
from luna.core.turn import Ask, Play, Turn
from luna.games.rivers.book.chapters import title
from luna.games.rivers.picks.bar import SWAP, WITHDRAW
from luna.games.rivers.picks.gestures import PIECES
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.points.prospect import prospect
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import (
    ACT,
    ATTACK,
    BUILD,
    COLOURS,
    LEAVE,
    NOBODY,
    OPEN,
    ORDER,
    OVER,
    PAIR_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.events import PointsGained
from luna.games.rivers.rules.rounds import round_of
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.rules.state import State
from luna.games.rivers.words import telling
from luna.games.rivers.words.advising import aim_of, deed_of, reason_of
from luna.games.rivers.words.cards import Cards
from luna.games.rivers.words.chronicle import Chronicle, RiversStep
from luna.games.rivers.words.concerns import concerns
from luna.games.rivers.words.gain import gain
from luna.games.rivers.words.recap import recap
from luna.games.rivers.words.text import called, coloured, describe
from luna.ui.reading.phrases import Say, joined
from luna.ui.reading.refusal import refusal
from luna.ui.table.shown import RecapRow


class RiversWords:
    """The game as `luna.ui.table.contract.words.Words`."""

    def __init__(self, text: Say, names: Mapping[str, str], setup: Setup) -> None:
        self._text, self._names, self._colours = text, names, setup.colours
        bots = (seat for seat in setup.seats if seat.kind == SeatKind.BOT)
        self._grades = {seat.colour: text("bot-grade", level=seat.name) for seat in bots}
        self._called = called(text, names, setup.colours)

    def prompt(self, state: State, turn: Turn, asked: Ask | None, lifted: Pick | None, beside: str = "") -> str:
        """What the seat to act is asked for."""
        text = self._text
        if state.phase == OVER:
            return text("prompt-over")
        name = text("prompt-name", name=self._called[state.actor])
        if asked:
            kinds = {ACTIONS[code].kind for code in asked.codes}
            return text("prompt-choice", name=name, what="number" if kinds == {ActionKind.COMMIT} else "way")
        if state.phase != ACT:
            return self._decision(state, turn, name)
        if turn.picks[:1] == (SWAP,) and not lifted:
            return text("prompt-giving", name=name, count=len(turn.picks) - 1)
        if turn.picks == (WITHDRAW,) and not lifted:
            return text("prompt-withdraw", name=name)
        held = lifted or (turn.picks[0] if turn.picks else None)
        if held and held.kind in PIECES:
            return text("prompt-piece", name=name, piece=PIECES[Kind(held.kind)])
        return text("prompt-turn", name=name, left=state.left)

    def _decision(self, state: State, turn: Turn, name: str) -> str:
        match state.phase:
            case n if n == ORDER:
                return self._text("prompt-order", name=name)
            case n if n == BUILD:
                return self._text("prompt-square" if turn.picks else "prompt-build", name=name)
            case n if n == LEAVE:
                return self._text("prompt-leave", name=name)
        attacks = state.phase == ATTACK
        own = state.attack if attacks else state.defence
        other = state.defence if attacks else state.attack + state.committed
        missing = max(0, other - own + attacks)  # a tie goes to the defender
        held = _supporting_tiles(state)
        side = "short" if held is not None and held < missing else "attack" if attacks else "defence"
        need = self._text("prompt-need", side=side, missing=missing, held=held or 0)
        kind, colour = telling.kind_of(state.join), COLOURS[state.colour]
        return self._text("prompt-commit", name=name, kind=kind, colour=colour, own=own, other=other, need=need)

    def begins(self, state: State, turn: Turn, place: Pick) -> str:
        """Nothing of its own."""
        return ""

    def cards(self, state: State, snapshot: object) -> Cards:
        """The cards of a position."""
        cards = Cards(self._text, state, self._names)
        cards.grades = self._grades
        return cards

    def chronicle(self) -> Chronicle:
        """A new one."""
        return Chronicle(self._text, self._names, self._colours)

    def deed(self, step: RiversStep) -> str:
        """What a seat has just done, and what it gained with it."""
        first, *events = step.events
        seat = telling.doer(first)
        gains = [each for each in events if isinstance(each, PointsGained) and each.seat == seat]
        points = [coloured(self._text, each.points, each.colour) for each in gains]
        told = telling.line(self._text, first, self._called)
        if points:
            told = self._text("chronicle-gained", told=told, points=joined(self._text, points))
        return told if seat == NOBODY else telling.by(self._text, self._called[seat], told)

    def concerns(self, before: State, steps: Sequence[RiversStep], seat: int) -> tuple[str, ...]:
        """What a deed of another seat changed for one."""
        return concerns(self._text, steps, seat, self._called)

    def line(self, state: State, codes: Sequence[int]) -> str:
        """What the seat to act would do with some codes."""
        return joined(self._text, [describe(self._text, ACTIONS[code]) for code in codes])

    def brief(self, state: State, codes: Sequence[int]) -> str:
        """The same: it is short already."""
        return self.line(state, codes)

    def advice(self, state: State, codes: Sequence[int]) -> tuple[str, str]:
        """What the seat to act is advised to do, and why."""
        at = self._text, state, codes[0], self._names
        return deed_of(*at), reason_of(*at)

    def aim(self, state: State, codes: Sequence[int]) -> str:
        """Of what kind that is, and where."""
        return aim_of(self._text, state, codes[0])

    def pays(self, state: State, codes: Sequence[int]) -> int:
        """The points of any colour that an action brings at once, before a conflict is decided."""
        events = prospect(state, Play(codes[-1])).events
        return sum(each.points for each in events if isinstance(each, PointsGained) and each.seat == state.actor)

    def source(self, source: str) -> str:
        """What points come from."""
        return self._text("analysis-source", source=source)

    def recap(self, first: State, steps: Sequence[RiversStep]) -> tuple[RecapRow, ...]:
        """What the others did since the last action of the seat to act."""
        return recap(self._text, first, steps, self._names)

    def refusal(self, violation: Violation) -> str:
        """Which rule forbids something."""
        return refusal(self._text, violation, self._names)

    def refuses(self, violation: Violation) -> Pick | None:
        """It speaks of what was tried."""
        return None

    def gain(self, state: State, play: Play, count: int) -> str:
        """What a play would bring."""
        return gain(self._text, state, play, self._names)

    def outcome(self, state: State, asked: Ask, play: Play) -> str:
        """What one of the answers would bring."""
        return gain(self._text, state, play, self._names)

    def choices(self, state: State, asked: Ask) -> tuple[str, tuple[str, ...]]:
        """The question and its answers: how many tiles, which monument, or which action."""
        actions = [ACTIONS[code] for code in asked.codes]
        kinds = {action.kind for action in actions}
        if kinds == {ActionKind.COMMIT}:
            return self._text("choices-title", what="number"), tuple(str(action.count) for action in actions)
        if kinds == {ActionKind.BUILD}:
            names = (self._text("monument-name.start", monument=PAIR_NAMES[action.pair]) for action in actions)
            return self._text("choices-title", what="monument"), tuple(names)
        return self._text("choices-title", what="way"), tuple(describe(self._text, action) for action in actions)

    def stage(self, state: State) -> str:
        """The round."""
        return self._text("round-name", round=round_of(state))

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the rules book."""
        return title(self._text, chapter)


def _supporting_tiles(state: State) -> int | None:
    """How many tiles the seat to act could add to its side of a conflict; None for eyes that don't see its hand."""
    if state.viewer not in (OPEN, state.actor):
        return None
    return state.hand[SPHERES * state.actor + supporting(state)]
