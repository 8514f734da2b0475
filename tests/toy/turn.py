"""The decisions of a seat by picks: a card of the hand is led or beats, a button lets pass."""

from __future__ import annotations

from luna.core.intent import Pick, Spelling
from luna.core.turn import Turn
from luna.ui.table.plain_turn import PlainTurn
from tests.toy.rules import BEAT, LEAD, LET, RULES, State, action, code_of

LET_PASS = Pick("action", "let")
PLACE = Pick("middle")


def card(number: int) -> Pick:
    """A card of the hand."""
    return Pick("hand", str(number))


def turn(state: State) -> Turn:
    """Cards are clicked, or carried to the middle."""
    return PlainTurn(RULES, state, spell, lambda picks: tried(state, picks), movable=("hand",))


def spell(code: int) -> tuple[Spelling, ...]:
    """The picks of an action."""
    kind, number = action(code)
    return ((LET_PASS,),) if kind == LET else ((card(number), PLACE),)


def tried(state: State, picks: Spelling) -> int | None:
    """What picks would mean if it were legal."""
    if picks[:1] == (LET_PASS,):
        return code_of(LET)
    if picks and picks[0].kind == "hand":
        return code_of(BEAT if state.led else LEAD, int(picks[0].key))
    return None
