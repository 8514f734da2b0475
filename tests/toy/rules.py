"""The rules of the toy game. In what a seat may know, a card it has not seen is UNKNOWN."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from luna.core.match import Step
from luna.core.rules import CHANCE, NOBODY, IllegalAction, Violation

HAND = 3
CARDS_A_SEAT = 5
MOST_CARDS = 4 * CARDS_A_SEAT
UNKNOWN = 0
KINDS = ("let", "lead", "beat", "draw")
LET, LEAD, BEAT, DRAW = range(4)


@dataclass(frozen=True)
class State:
    """Hands by seat, sorted; `led` is the card to be answered or 0, `out` are all cards played."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    led: int = 0
    out: tuple[int, ...] = ()

    @property
    def short(self) -> int:
        """The first seat, from the one in turn, that is dealt a card now; NOBODY if none is."""
        n = len(self.hands)
        seats = ((self.turn + k) % n for k in range(n) if self.deck and not self.led)
        return next((seat for seat in seats if len(self.hands[seat]) < HAND), NOBODY)


@dataclass(frozen=True)
class Event:
    """A seat led, beat or drew a card, let one pass, or won with it; nobody is the seat of the game's end."""

    kind: str
    seat: int
    card: int = UNKNOWN


def code_of(kind: int, card: int = 0) -> int:
    """The code of an action; cards from 1."""
    return (kind - 1) * MOST_CARDS + card if kind else 0


def action(code: int) -> tuple[int, int]:
    """Kind and card of a code."""
    return ((code - 1) // MOST_CARDS + 1, (code - 1) % MOST_CARDS + 1) if code else (LET, 0)


class ToyRules:
    """The game as `luna.core.rules.Rules`."""

    secrets = True

    def actor(self, state: State) -> int:
        if state.led:
            return (state.turn + 1) % len(state.hands)
        if state.short != NOBODY:
            return CHANCE
        return state.turn if state.hands[state.turn] else NOBODY

    def turn_owner(self, state: State) -> int:
        return NOBODY if self.actor(state) == NOBODY else state.turn

    def goes_on(self, state: State) -> bool:
        return False

    def legal(self, state: State) -> Sequence[int]:
        actor = self.actor(state)
        if actor == NOBODY:
            return ()
        if actor == CHANCE:
            return [code_of(DRAW, card) for card in state.deck if card]
        cards = [card for card in state.hands[actor] if card > state.led]
        return [code_of(LET), *(code_of(BEAT, c) for c in cards)] if state.led else [code_of(LEAD, c) for c in cards]

    def violation(self, state: State, code: int) -> Violation | None:
        if code in self.legal(state):
            return None
        kind, card = action(code)
        if kind == DRAW or (kind == LEAD) == bool(state.led) or self.actor(state) < 0:
            return Violation("not_now")
        return Violation("too_low" if card in state.hands[self.actor(state)] else "not_in_hand", {"card": card})

    def apply(self, state: State, code: int) -> tuple[State, tuple[Event, ...]]:
        violation = self.violation(state, code)
        if violation:
            raise IllegalAction(self.notation(state, code), violation)
        kind, card = action(code)
        if kind == DRAW:
            seat = state.short
            hands = _with(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
            deck = tuple(c for c in state.deck if c != card)
            return replace(state, hands=hands, deck=deck), (Event("draw", seat, card),)
        seat = self.actor(state)
        hands = _with(state.hands, seat, tuple(c for c in state.hands[seat] if c != card))
        played = replace(state, hands=hands, out=tuple(sorted((*state.out, card))) if card else state.out)
        event = Event(KINDS[kind], seat, card)
        if kind == LEAD:
            return replace(played, led=card), (event,)
        winner = seat if kind == BEAT else state.turn
        scores = _with(state.scores, winner, state.scores[winner] + 1)
        after = replace(played, led=0, scores=scores, turn=(state.turn + 1) % len(state.hands))
        ended = (Event("end", NOBODY),) if self.actor(after) == NOBODY else ()
        return after, (event, Event("win", winner), *ended)

    def draw(self, state: State, rng: Random) -> int:
        return code_of(DRAW, rng.choice(state.deck))

    def notation(self, state: State, code: int) -> str:
        kind, card = action(code)
        return f"{KINDS[kind]} {card}" if card else KINDS[kind]

    def code(self, state: State, notation: str) -> int | None:
        kind, _, card = notation.partition(" ")
        if kind not in KINDS or not (card or "0").isdecimal():
            return None
        code = code_of(KINDS.index(kind), int(card or 0))
        return code if self.notation(state, code) == notation else None

    def observe(self, state: State, seat: int) -> State:
        hands = tuple(hand if n == seat else (UNKNOWN,) * len(hand) for n, hand in enumerate(state.hands))
        return replace(state, hands=hands, deck=(UNKNOWN,) * len(state.deck))

    def witness(self, event: Event, seat: int) -> Event:
        return replace(event, card=UNKNOWN) if event.kind == "draw" and event.seat != seat else event

    def imagine(self, state: State, seat: int, rng: Random) -> State:
        own = state.hands[seat] if seat >= 0 else ()
        unseen = [card for card in range(1, CARDS_A_SEAT * len(state.hands) + 1) if card not in (*own, *state.out)]
        rng.shuffle(unseen)
        hands = [hand if n == seat else tuple(sorted(unseen.pop() for _ in hand)) for n, hand in enumerate(state.hands)]
        return replace(state, hands=tuple(hands), deck=tuple(sorted(unseen)))

    def reveals(self, before: State, step: Step[State, Event]) -> bool:
        kind, card = action(step.code)
        if kind == DRAW:
            return not self._knows(before, before.short, before.deck)
        holder = self.actor(before)
        others = [seat for seat in range(len(before.hands)) if seat != holder]
        return bool(card) and not all(self._knows(before, seat, before.hands[holder]) for seat in others)

    def while_open(self, step: Step[State, Event]) -> Step[State, Event]:
        return step

    def _knows(self, state: State, seat: int, cards: tuple[int, ...]) -> bool:
        """Whether a seat can tell which cards these are: no others are hidden from it, or of a deck the last."""
        hidden = len(state.deck) + sum(len(hand) for n, hand in enumerate(state.hands) if n != seat)
        return hidden == len(cards) and (cards is not state.deck or len(cards) == 1)


def _with(row: tuple, at: int, value: object) -> tuple:
    return (*row[:at], value, *row[at + 1 :])


RULES = ToyRules()
