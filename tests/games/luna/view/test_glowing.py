"""What glows leads on: a click on it picks, plays or asks, wherever on it the pointer is; keys and hand do the same."""

from collections.abc import Iterator

import pytest

from luna.core.intent import Pick
from luna.core.turn import Ask, GoOn, Outcome, Play
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.outlines import bounds, inside
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES

POSITIONS = [state for state in random_positions(12, every=37) if Turn(state).sources()]
LEADS = (Play, Ask, GoOn)
EDGE = 4
"""Px of the light that lie round a thing."""


def begun(state: State, *picks: Pick) -> Turn:
    turn = Turn(state)
    for pick in picks:
        turn.choose([pick])
    return turn


def click(turn: Turn, picks: list[Pick]) -> Outcome:
    """As a table does it."""
    return None if turn.choose_again(picks) else turn.choose(picks)


def points(spot) -> Iterator[tuple[int, int]]:
    """Some points of what is lit, off its edge."""
    lit = bounds(spot.lit)
    for x in range(lit.left + 4, lit.right, max(8, lit.w // 5)):
        for y in range(lit.top + 4, lit.bottom, max(8, lit.h // 4)):
            if all(inside(spot.lit, (x + across, y + down)) for across in (-EDGE, EDGE) for down in (-EDGE, EDGE)):
                yield x, y


def steps(state: State) -> Iterator[tuple[Pick, ...]]:
    """All picks after which something glows: none, one, or a button or token and then a piece."""
    yield ()
    for source in sorted(Turn(state).sources()):
        if source.kind == Kind.RESERVE:
            continue  # in the preparation it is followed by four islands in any order
        turn = begun(state, source)
        if turn.targets():
            yield (source,)
        if source.kind in (TablePick.ACTION, Kind.TOKEN):
            yield from ((source, second) for second in sorted(turn.targets()) if begun(state, source, second).targets())


@pytest.mark.parametrize("state", POSITIONS[::6])
def test_a_click_on_any_point_of_what_glows_goes_on_with_what_was_begun(make_view, state: State) -> None:
    view = make_view((1280, 720))
    picture = Shown(Snapshot.of(state), NAMES)
    known = {spot.pick: spot for spot in view.topics(picture).spots}
    for picks in steps(state):
        turn = begun(state, *picks)
        meant = set(turn.intent.codes_meant())
        for goal in turn.targets() or turn.sources():
            for at in points(known[goal]) if goal in known else ():
                tried = begun(state, *picks)
                outcome = click(tried, view.picks_at(at, picture))
                assert isinstance(outcome, LEADS), (picks, goal, at, outcome)
                if picks:
                    assert set(tried.intent.codes_meant()) <= meant, (picks, goal, at)


def test_keys_and_the_hand_lead_on_from_everything_that_glows() -> None:
    for state in POSITIONS:
        for picks in steps(state):
            turn = begun(state, *picks)
            for goal in turn.targets() or turn.sources():
                assert isinstance(click(begun(state, *picks), [goal]), LEADS), (picks, goal)
                if picks and picks[-1].kind not in (TablePick.ACTION, Kind.TILE):
                    outcome = begun(state, *picks[:-1]).drop(picks[-1], [goal])
                    assert isinstance(outcome, LEADS), (picks, goal, outcome)


def test_sleeping_novices_under_the_pointer_take_the_herbs_that_were_begun_by_their_button() -> None:
    asleep = [
        (s, p.key) for s in POSITIONS for p in Turn(s).targets_after(Pick("action", "herbs")) if p.kind == "resting"
    ]
    assert asleep
    for state, island in asleep:
        turn = begun(state, Pick("action", "herbs"))
        assert isinstance(click(turn, [Pick("resting", island)]), Play | Ask)


def test_a_second_click_on_a_sleeping_group_wakes_it_where_its_own_island_glows() -> None:
    found = [(s, p) for s in POSITIONS for p in Turn(s).sources() if p.kind == Kind.RESTING]
    own = [(s, p) for s, p in found if Pick(Kind.ISLAND, p.key) in Turn(s).targets_after(p)]
    assert own
    for state, resting in own:
        assert isinstance(click(begun(state, resting), [resting]), Play | Ask)
