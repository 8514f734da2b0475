"""One decision of a person: picks come in from mouse or keyboard, an action code comes out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from luna.core.intent import Pick, Spelling
from luna.core.rules import Violation
from luna.core.turn import Ask, GoOn, Outcome, Play, Refused
from luna.games.rivers.picks.gestures import is_own, refusal_of, stuck, tried
from luna.games.rivers.picks.kinds import BAG, CONFLICT, MOVABLE
from luna.games.rivers.picks.spelling import GIVEN, spell
from luna.games.rivers.picks.swapping import BEGIN, Swapping
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State
from luna.ui.table.picks import DONE
from luna.ui.table.plain_turn import PlainTurn


class Turn:
    """The picks of the person to act in one position: plain ones, and tiles laid on the bag while a swap is begun."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._plain = PlainTurn(RULES, state, partial(spell, state), partial(tried, state), MOVABLE)
        self._swap = Swapping(state)

    @property
    def picks(self) -> Spelling:
        """What was picked so far."""
        return self._swap.picks or self._plain.picks

    @property
    def giving(self) -> bool:
        """Whether tiles are being laid on the bag."""
        return self._swap.begun

    def sources(self) -> frozenset[Pick]:
        """Picks that begin a legal action, or end the swap."""
        begin = BEGIN if self._swap.possible else frozenset[Pick]()
        return self._plain.sources() | begin | (self._swap.targets() & {DONE})

    def targets(self) -> frozenset[Pick]:
        """Picks that go on from here."""
        if self._swap.begun:
            return self._swap.targets()
        held = self._plain.picks[-1:]
        return self._plain.targets() | self._bag(held[0]) if held else self._plain.targets()

    def _bag(self, piece: Pick) -> frozenset[Pick]:
        return frozenset({BAG}) if self._swap.left(piece) else frozenset()

    def targets_after(self, pick: Pick) -> frozenset[Pick]:
        """Where a piece may go if it is picked up now, or that was picked last."""
        return self._plain.targets_after(pick) | self._bag(pick)

    def counts_after(self, pick: Pick) -> tuple[int, ...]:
        """How many tiles of its colour one may stand for, on the bag or in a conflict."""
        if self._swap.possible:
            return tuple(range(1, self._swap.left(pick) + 1))
        return tuple(sorted({_number(play) for play in self._plain.plays_at(pick, CONFLICT)}))

    def fitting(self, lifted: Pick, pick: Pick, count: int) -> int:
        """How many of `count` tiles a place takes: the bag and a conflict all of them."""
        takes = pick == CONFLICT if not self._swap.possible else pick == BAG
        most = max(self.counts_after(lifted), default=0)
        return min(count, most) if takes else 0

    def plays_at(self, lifted: Pick | None, pick: Pick, count: int = 0) -> tuple[Play, ...]:
        """Every action that a pick would complete; with a `count` only that of so many tiles."""
        if self._swap.begun and lifted is None:
            return (Play(self._swap.code()),) if pick in self._swap.targets() & GIVEN else ()
        return _narrowed(self._plain.plays_at(lifted, pick, count), count)

    def codes_at(self, lifted: Pick | None, pick: Pick) -> tuple[int, ...]:
        """Every action that a pick would complete or go on to."""
        if self._swap.begun and lifted is None:
            return tuple(play.code for play in self.plays_at(None, pick))
        return self._plain.codes_at(lifted, pick)

    def stuck(self, piece: Pick) -> Violation | None:
        """Why an own piece that is picked up now can go nowhere at all; None if it can."""
        return None if self.targets_after(piece) else stuck(self._state, piece)

    def forbidden(self, lifted: Pick, pick: Pick) -> Refused | None:
        """Why the piece in the air may not go to a place; None where it may, or where nobody would mean it."""
        if pick == lifted or pick in self.targets_after(lifted):
            return None
        if refused := self._plain.forbidden(lifted, pick):
            return refused
        violation = refusal_of(self._state, lifted, pick)
        return Refused(violation) if violation else None

    def reset(self) -> None:
        """Forgets all picks."""
        self._swap.end()
        self._plain.reset()

    def back(self) -> bool:
        """Takes the last pick back; False if there was none."""
        if self._swap.begun:
            self._swap.back()
            return True
        return self._plain.back()

    def lift(self, picks: Sequence[Pick]) -> Pick | None:
        """The first own piece under the pointer, also one that can go nowhere: it says why."""
        return next((pick for pick in picks if is_own(self._state, pick)), None)

    def refuse_lift(self, picks: Sequence[Pick]) -> Outcome:
        """Why a piece stays where it is."""
        found = (refusal_of(self._state, None, pick) for pick in picks if pick.kind in MOVABLE)
        return next((Refused(violation) for violation in found if violation), None)

    def choose_again(self, picks: Sequence[Pick]) -> bool:
        """A click on what was picked last puts it back; a click on a tile that lies on the bag lays down another."""
        if self._swap.begun:
            return len(self._swap.picks) == 1 and not BEGIN.isdisjoint(picks) and self.back()
        return self._plain.choose_again(picks)

    def choose(self, picks: Iterable[Pick]) -> Outcome:
        """One more pick: the first of those under the pointer that goes on to a legal action."""
        under = tuple(picks)
        held = self._plain.picks[-1:]
        if not self._swap.begun and self._swap.possible:
            if held and self._swap.left(held[0]) and BAG in under:
                return self._lay(held[0], 1)
            if not BEGIN.isdisjoint(under):
                self._plain.reset()
                self._swap.begin()
                return GoOn()
        if self._swap.begun:
            for pick in under:
                if pick in self._swap.targets():
                    return Play(self._swap.code()) if pick in GIVEN else self._lay(pick, 1)
            if self._plain.sources().isdisjoint(under):
                return None
            self._swap.end()
        outcome = self._plain.choose(under)
        return outcome if outcome is not None else self._refused(held[0] if held else None, under)

    def drop(self, piece: Pick, picks: Sequence[Pick], count: int = 0) -> Outcome:
        """A piece was dragged onto what lies under the pointer; with a `count` it stands for so many tiles."""
        if BAG in picks and self._swap.left(piece):
            return self._lay(piece, max(count, 1))
        self._swap.end()
        outcome = self._plain.drop(piece, picks, count)
        if isinstance(outcome, Ask):
            plays = _narrowed(outcome.plays, count)
            return plays[0] if len(plays) == 1 else replace(outcome, plays=plays)
        return outcome if outcome is not None else self._refused(piece, picks)

    def _lay(self, piece: Pick, count: int) -> Outcome:
        self._plain.reset()
        self._swap.lay(piece, count)
        return GoOn()

    def _refused(self, held: Pick | None, under: Sequence[Pick]) -> Outcome:
        """What the rules need not know; the ground that lies lowest is asked last."""
        found = (refusal_of(self._state, held, pick) for pick in under)
        return next((Refused(violation) for violation in found if violation), None)


def _number(play: Play) -> int:
    """How many tiles a play commits; 0 for anything else."""
    action = ACTIONS[play.code]
    return action.count if action.kind == ActionKind.COMMIT else 0


def _narrowed(plays: tuple[Play, ...], count: int) -> tuple[Play, ...]:
    """Where numbers are open, those of the tiles in the air."""
    return tuple(play for play in plays if _number(play) == count) or plays if count else plays
