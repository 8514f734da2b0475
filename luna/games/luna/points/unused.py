"""What somebody who ends a round leaves unused: asked of the rules, not told again."""

from __future__ import annotations

from collections.abc import Sequence

from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ISLANDS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State, barred_island


def usable_novices(state: State) -> int:
    """Active novices of the order to act, without those on a blocked island."""
    return _active_without(state, barred_island(state))


def wasted_novices(state: State) -> int:
    """Those of them that bring nothing by staying as they are: on the island of the priestess they count for her."""
    return _active_without(state, barred_island(state), state.priestess)


def _active_without(state: State, *islands: int) -> int:
    """Active novices of the order to act that stand elsewhere than on some islands."""
    active = state.fields()["active"]
    assert isinstance(active, list)
    base = state.actor * ISLANDS
    return sum(active[base + island] for island in range(ISLANDS) if island not in islands)


def ends_round(state: State, code: int) -> bool:
    """Whether an action ends the round: in solo one of its own, else the last candle."""
    kind = ACTIONS[code].kind
    return kind == ActionKind.END or (kind == ActionKind.MEDITATE and state.lit == 1)


def wasteful(state: State, code: int) -> bool:
    """Whether an action ends the round while such novices are left, and something can still be done."""
    return ends_round(state, code) and wasted_novices(state) > 0 and len(possible(state)) > 0


def possible(state: State) -> Sequence[ActionKind]:
    """The kinds of actions that are legal besides ending the round, in the order of the action table."""
    return list(dict.fromkeys(ACTIONS[code].kind for code in RULES.legal(state) if not ends_round(state, code)))
