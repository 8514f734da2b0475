"""Whatever is tried on the table, the reason told is true of all it could mean, and nothing drawn is called unknown."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

from luna.core.intent import Pick, Spelling
from luna.core.turn import Refused
from luna.games.luna.picks.onward import onward
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES, PREPARE, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.reasons import REASONS
from luna.games.luna.rules.state import State
from luna.games.luna.view.geometry.pieces import figures, groups
from luna.games.luna.view.geometry.places import fields
from luna.games.luna.view.snapshot import Snapshot
from tests.games.luna.table.positions import first_state, random_positions
from tests.games.luna.table.truth import AS_TRIED, World, check_told

GAMES, EVERY, TRIES = 12, 43, 50
"""How many games, which of their positions, and how many pairs of a piece and a place in each."""
BUTTONS: tuple[str, ...] = (
    "favor",
    "recruit",
    "shrine",
    "herbs",
    "journey",
    "tides",
    "sail",
    "appoint",
    "consecrate",
    "book",
)
BUTTONS += ("council", "expel", "meditate", "end")

PLACED = (Pick("reserve"), Pick("shrines"), Pick("first-shrine"))
"""Where what is placed in the preparation comes from."""


class Table:
    """One position with everything drawn in it, and what each gesture could mean.

    An open journey of solo ends by itself: what cannot be done is judged after it.
    """

    def __init__(self, state: State) -> None:
        after = onward(state)
        self.state, self.world, self.seen = state, World(after), Snapshot.of(state)
        self.legal = {*RULES.legal(state), *RULES.legal(after)}
        self._place, self._begun = place_of(after), dict[Pick, dict[Spelling, list[int]]]()

    def ways(self, picks: Spelling) -> list[int]:
        """Every action that some spelling of it begins with these picks."""
        if picks[0] not in self._begun:
            self._begun[picks[0]] = begun = defaultdict[Spelling, list[int]](list)
            for code, action in enumerate(ACTIONS):
                few = action.kind not in ("book", "place_pairs", "place_shrine")
                if few or picks[0].kind in ("field", "action") or picks[0] in (Pick("token", "book"), *PLACED):
                    for spelling in spell(self._place, code) if few or self.asks(action.kind) else ():
                        for k in range(1, len(spelling) + 1) if spelling[0] == picks[0] else ():
                            begun[spelling[:k]].append(code)
        return self._begun[picks[0]].get(picks, [])

    def asks(self, kind: str) -> bool:
        """Only in the preparation pairs and a first shrine are placed."""
        return kind not in ("place_pairs", "place_shrine") or self.state.phase == PREPARE

    def pieces(self) -> list[Pick]:
        """What of the order to act can be taken up."""
        world, seen = self.world, self.seen
        own = [group.pick for group in groups(seen) if group.pick and not group.pick.kind.startswith("other")]
        own += [Pick("token", name) for name in world.tokens]
        own += [Pick("favour", name) for name in ISLAND_NAMES if seen.favours_left(name)]
        own += [Pick("tile", str(tile)) for tile, novice in world.novice_on.items() if novice == world.actor]
        own += [Pick("field", str(tile)) for tile, placed in world.placed.items() if placed["book"]]
        own += [Pick("reserve")] if world.own["reserve"] else []
        own += [Pick("shrines")] if world.own["shrines"] else []
        return own

    def places(self) -> list[Pick]:
        """Everything a piece could be carried to."""
        seen = self.seen
        drawn = [group.pick for group in groups(seen) if group.pick and group.pick.kind != "other-resting"]
        drawn += [figure.pick for figure in figures(seen) if figure.pick]
        drawn += [Pick("tile", str(tile)) for tile in self.world.novice_on]
        drawn += [Pick("field", str(tile)) for tile in fields(seen.boards)]
        drawn += [Pick("island", name) for name in ISLAND_NAMES] + [Pick("favour", name) for name in ISLAND_NAMES]
        drawn += [Pick("token", name) for name in self.world.tokens]
        drawn += [Pick(kind) for kind in ("council", "reserve", "shrines")] + [Pick("bar", "menu")]
        drawn += [Pick("action", name) for name in BUTTONS]
        return drawn + ([] if self.world.solo else [Pick("candle")])

    def check(self, outcome: object, *tries: Spelling) -> str:
        """A refusal is true of the first reading that means an action; returns its reason, empty if none was told."""
        if not isinstance(outcome, Refused):
            return ""
        violation = outcome.violation
        assert set(violation.args) == set(REASONS[violation.reason])
        for picks in (*tries, *(grounded(picks) for picks in tries)):
            codes = self.ways(picks)
            if codes:
                assert self.legal.isdisjoint(codes), (picks, violation)
                for each in (violation, *outcome.also):
                    check_told(self.world, each, codes)
                return violation.reason
        first, last = tries[0][0], tries[0][-1]
        alone = self.ways((first,))
        if alone and self.legal.isdisjoint(alone) and first.kind not in ("other", "action"):
            check_told(self.world, violation, alone)
        else:
            piece = first if first.kind in ("token", "action") or len(tries[0]) < 2 else tries[0][-2]
            told = AS_TRIED[violation.reason]
            assert told(self.world, dict(violation.args), piece.kind, piece.key, last.kind, last.key), (
                tries,
                violation,
            )
        return violation.reason


def grounded(picks: Spelling) -> Spelling:
    """Novices that something is carried to stand for their island."""
    last = picks[-1]
    if len(picks) < 2 or last.kind not in ("novice", "resting", "other"):
        return picks
    return (*picks[:-1], Pick("island", last.key.rpartition(":")[2]))


@cache
def tables() -> list[Table]:
    """Positions of random games, and one in which an island of the opponent is to be chosen."""
    choosing = first_state(solo=3)
    while choosing.phase != TIRE:
        choosing, _ = RULES.apply(choosing, RULES.legal(choosing)[0])
    return [Table(state) for state in (choosing, *random_positions(GAMES, EVERY)) if RULES.legal(state)]


def test_a_dim_button_tells_what_is_in_the_way_of_all_its_actions_also_with_a_token_chosen() -> None:
    told = set[str]()
    for table in tables():
        for button in (Pick("action", name) for name in BUTTONS):
            for armed in [(), *((Pick("token", token),) for token in table.world.tokens)]:
                turn = Turn(table.state)
                if armed and turn.choose(armed) is None:
                    continue
                told.add(table.check(turn.choose([button]), (*turn.picks, button), (button,)))
    assert told >= {"no_favour", "no_recruit", "no_tile_to_appoint", "none_on_path", "token_not_owned", "travel_open"}


def test_a_piece_that_can_go_nowhere_says_at_once_why() -> None:
    told = set[str]()
    for table in tables():
        for piece in table.pieces():
            turn = Turn(table.state)
            violation = turn.stuck(piece)
            assert (violation is None) == bool(turn.targets_after(piece))
            if violation:
                told.add(table.check(Refused(violation), (piece,)))
    assert told >= {"inactive_need_token", "blocked_by_apostate", "favour_owned", "too_few_active", "tire_first"}


def test_a_piece_on_a_place_where_it_cannot_go_is_told_a_true_reason() -> None:
    rng, told = Random(7), defaultdict[str, int](int)
    for table in tables():
        pairs = [(piece, place) for piece in table.pieces() for place in table.places() if piece != place]
        for piece, place in rng.sample(pairs, min(TRIES, len(pairs))):
            outcome = Turn(table.state).drop(piece, [place])
            told[table.check(outcome, (piece, place))] += 1
            warned = Turn(table.state).forbidden(piece, place)
            at_home = place.kind == "island" and place.key == piece.key
            assert warned is None or at_home or outcome == warned or piece == Pick("token", "tides")
    assert {"piece_goes", "place_takes", "wrong_symbol", "too_few_active", "token_not_owned"} <= told.keys()


def test_all_that_is_in_the_way_is_told_each_reason_once() -> None:
    rng, told = Random(7), set[tuple[str, ...]]()
    for table in tables():
        novices = [piece for piece in table.pieces() if piece.kind == "novice"]
        tiles = [place for place in table.places() if place.kind == "tile"]
        for piece, place in ((piece, place) for piece in novices for place in rng.sample(tiles, min(8, len(tiles)))):
            outcome = Turn(table.state).drop(piece, [place])
            if isinstance(outcome, Refused):
                reasons = tuple(each.reason for each in (outcome.violation, *outcome.also))
                assert len(set(reasons)) == len(reasons)
                told.add(reasons)
    assert ("tile_not_released", "too_few_active") in told


def test_after_a_token_every_wrong_place_is_told_a_true_reason() -> None:
    rng = Random(8)
    for table in tables():
        for token in (Pick("token", name) for name in table.world.tokens):
            pairs = [(piece, place) for piece in table.pieces() for place in table.places() if piece != token != place]
            for piece, place in rng.sample(pairs, min(TRIES // 6, len(pairs))):
                turn = Turn(table.state)
                turn.choose([token])
                held = turn.picks if turn.holding(piece) in (None, turn.intent) else ()
                intent = turn.holding(piece)
                picks = intent.picks if intent else (piece,)
                table.check(turn.drop(piece, [place]), (*picks, place), *([(piece, place)] if held else []))
