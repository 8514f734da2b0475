"""A turn for games whose picks need no knowledge of their own: what is spelled is meant, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from luna.core.intent import Intent, Pick, Spelling
from luna.core.rules import Rules, Violation
from luna.core.turn import Ask, GoOn, Outcome, Play, Refused


class PlainTurn:
    """The picks of the person to act, as `luna.core.turn.Turn`.

    `spell` gives the spellings of a code, `tried` the action that picks would mean whether it is legal or not, None if
    none: so a refusal finds its reason. `movable` are the kinds of picks that a hand takes up.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        state: Any,
        spell: Callable[[int], tuple[Spelling, ...]],
        tried: Callable[[Spelling], int | None] = lambda _: None,
        movable: Iterable[str] = (),
    ) -> None:
        self._rules, self._state, self._tried, self._movable = rules, state, tried, frozenset(movable)
        self._fresh = self._intent = Intent(rules.legal(state), spell)

    @property
    def picks(self) -> Spelling:
        """What was picked so far."""
        return self._intent.picks

    def sources(self) -> frozenset[Pick]:
        """Picks that begin a legal action."""
        return self._fresh.targets()

    def targets(self) -> frozenset[Pick]:
        """Picks that go on from here, none before the first."""
        return self._intent.targets() if self.picks else frozenset()

    def targets_after(self, pick: Pick) -> frozenset[Pick]:
        """Where a piece may go if it is picked up now, or that was picked last."""
        intent = self._holding(pick)
        return intent.targets() if intent else frozenset()

    def counts_after(self, pick: Pick) -> tuple[int, ...]:
        """A piece stands for itself."""
        return ()

    def fitting(self, lifted: Pick, pick: Pick, count: int) -> int:
        """No place asks for a number."""
        return 0

    def plays_at(self, lifted: Pick | None, pick: Pick, count: int = 0) -> tuple[Play, ...]:
        """Every action that a pick would complete."""
        intent = self._after(lifted, pick)
        return tuple(Play(code) for code in intent.complete()) if intent else ()

    def codes_at(self, lifted: Pick | None, pick: Pick) -> tuple[int, ...]:
        """Every action that a pick would complete or go on to."""
        intent = self._after(lifted, pick)
        return tuple(intent.codes_meant()) if intent else ()

    def _after(self, lifted: Pick | None, pick: Pick) -> Intent | None:
        intent = self._holding(lifted) if lifted else self._intent
        return intent.choose(pick) if intent else None

    def stuck(self, piece: Pick) -> Violation | None:
        """Why an own piece that is picked up now can go nowhere at all; None if it can."""
        if self.targets_after(piece):
            return None
        return self._violation((*self.picks, piece)) or self._violation((piece,))

    def forbidden(self, lifted: Pick, pick: Pick) -> Refused | None:
        """Why the piece in the air may not go to a place; None where it may, or where nobody would mean it."""
        if pick in self.targets_after(lifted):
            return None
        held = () if self.picks[-1:] == (lifted,) else (lifted,)
        violation = self._violation((*self.picks, *held, pick))
        return Refused(violation) if violation else None

    def reset(self) -> None:
        """Forgets all picks."""
        self._intent = self._fresh

    def back(self) -> bool:
        """Takes the last pick back; False if there was none."""
        picks = self.picks
        if picks:
            self._intent = Intent(self._fresh.codes, self._fresh.spell, picks[:-1])
        return bool(picks)

    def lift(self, picks: Sequence[Pick]) -> Pick | None:
        """The first piece under the pointer that leads on, or begins something."""
        pieces = [pick for pick in picks if pick.kind in self._movable]
        return next((pick for pick in pieces if pick in self.picks[-1:] or self.targets_after(pick)), None)

    def refuse_lift(self, picks: Sequence[Pick]) -> Outcome:
        """Why a piece stays where it is."""
        return self._refusal(pick for pick in picks if pick.kind in self._movable)

    def choose_again(self, picks: Sequence[Pick]) -> bool:
        """A click on what was picked last puts it back; True if that was meant."""
        return bool(self.picks) and self.picks[-1] in picks and self.back()

    def choose(self, picks: Iterable[Pick]) -> Outcome:
        """The first of the picks that leads on, or begins anew."""
        under = tuple(picks)
        for pick in under:
            intent = self._next(pick)
            if intent:
                return self._meant(intent)
        return self._refusal(under)

    def drop(self, piece: Pick, picks: Sequence[Pick], count: int = 0) -> Outcome:
        """A piece was dragged onto what lies under the pointer; where that is nothing it means, all is as before."""
        held = self._holding(piece)
        for pick in picks if held else ():
            intent = held.choose(pick) if held else None
            if intent:
                return self._meant(intent)
        return self._refusal(picks, (piece,))

    def _meant(self, intent: Intent) -> Outcome:
        self._intent = intent
        plays = tuple(Play(code) for code in intent.complete())
        return GoOn() if not plays else plays[0] if len(plays) == 1 else Ask(plays)

    def _next(self, pick: Pick) -> Intent | None:
        return self._intent.choose(pick) or self._fresh.choose(pick)

    def _holding(self, piece: Pick) -> Intent | None:
        return self._intent if self.picks[-1:] == (piece,) else self._next(piece)

    def _refusal(self, picks: Iterable[Pick], held: Spelling = ()) -> Outcome:
        found = (self._violation((*self.picks, *held, pick)) or self._violation((*held, pick)) for pick in picks)
        return next((Refused(violation) for violation in found if violation), None)

    def _violation(self, picks: Spelling) -> Violation | None:
        code = self._tried(picks)
        return None if code is None else self._rules.violation(self._state, code)
